"""Sets of small numbers as bits. Compiled rules use the processor's own instructions for these."""

from caravanserai.core.words import Word


def bit_count(bits: Word) -> int:
    """How many numbers the set holds."""
    return bits.bit_count()


def lowest_bit(bits: Word) -> int:
    """The smallest number in the set, which must not be empty."""
    return (bits & -bits).bit_length() - 1


def nth_bit(bits: Word, index: int) -> int:
    """The number at this index of the set, in rising order, counting from 0."""
    for _ in range(index):
        bits &= bits - 1
    return lowest_bit(bits)


def members(bits: Word, first: int) -> list[int]:
    """All numbers in the set, in rising order, where the lowest bit stands for the first."""
    found = []
    while bits:
        found.append(first + lowest_bit(bits))
        bits &= bits - 1
    return found
