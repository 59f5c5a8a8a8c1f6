"""What rules keep as numbers, as views and events tell it: sets that are bits, and counts that stand in a row."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

Name = TypeVar("Name", bound=str)


def numbers_in(bits: int) -> list[int]:
    """The numbers in the set, in rising order."""
    return [number for number in range(bits.bit_length()) if bits >> number & 1]


def names_in(bits: int, all_names: Sequence[Name]) -> list[Name]:
    """The names of the numbers in the set."""
    return [name for number, name in enumerate(all_names) if bits >> number & 1]


def bits_of(names: Iterable[str], all_names: Sequence[str]) -> int:
    """The set of these names, as bits by their numbers."""
    return sum(1 << all_names.index(name) for name in names)


def counted(counts: Sequence[int], names: Sequence[str]) -> dict[str, int]:
    """By name, without what there is none of."""
    return {name: counts[number] for number, name in enumerate(names) if counts[number]}
