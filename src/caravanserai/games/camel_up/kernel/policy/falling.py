"""Who or what is behind, by so many coins: how much less often it is first, or chosen."""

from math import exp
from typing import Final

FALL_STEPS: Final = 64
FALLS: Final = tuple(round(1_000_000 * exp(-step / FALL_STEPS)) for step in range(12 * FALL_STEPS))
"""How much less often one is first who is so far behind: e to the power of minus a number, by 64ths of it, in millionths."""


def fall(behind: int, spread: int) -> int:
    """How much less often one is first who is so many coins behind, in millionths."""
    step = behind * FALL_STEPS // spread
    return FALLS[step] if step < 12 * FALL_STEPS else 0
