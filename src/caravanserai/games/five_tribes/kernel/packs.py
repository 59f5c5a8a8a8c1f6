"""Meeples as one number: how many of each tribe, TRIBE_BITS bits a tribe."""

from caravanserai.games.five_tribes.components import TRIBE_BITS, TRIBE_MASK, TRIBES


def count_of(pack: int, tribe: int) -> int:
    return pack >> TRIBE_BITS * tribe & TRIBE_MASK


def one_of(tribe: int) -> int:
    return 1 << TRIBE_BITS * tribe


def size_of(pack: int) -> int:
    """How many meeples there are in all."""
    total = 0
    for tribe in range(TRIBES):
        total += count_of(pack, tribe)
    return total


def has_pair(pack: int) -> bool:
    """Whether some tribe is there twice."""
    for tribe in range(TRIBES):
        if count_of(pack, tribe) > 1:
            return True
    return False
