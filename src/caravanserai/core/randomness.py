"""Random numbers that are the same in the pure and in the compiled rules.

A linear congruential step over 62 bits, whose high half is folded into the answer. For dice and play-outs, not for secrets.
"""

from typing import Final

from caravanserai.core.words import Word

STATE_MASK: Final = 0x3FFFFFFFFFFFFFFF
MULTIPLIER: Final = 0x1851F42D4C957F2D
INCREMENT: Final = 0x14057B7EF767814F
STREAM: Final = 0x1E3779B97F4A7C15
MIX: Final = 0x2545F4914F6CDD1D


class Random:
    """A stream of random numbers, fully described by its state."""

    state: Word

    def __init__(self, seed: Word = 0, stream: Word = 0) -> None:
        self.state = seeded(seed, stream)


def seeded(seed: Word, stream: Word) -> Word:
    """The state at the head of one of a seed's streams; streams of one seed do not resemble each other."""
    state: Word = (seed + (stream + 1) * STREAM) & STATE_MASK
    for _ in range(3):
        state = ((state ^ (state >> 29)) * MIX) & STATE_MASK
    return state ^ (state >> 31)


def below(rng: Random, limit: int) -> int:
    """A number from 0 up to, not including, the limit, each as likely as the others."""
    rng.state = (rng.state * MULTIPLIER + INCREMENT) & STATE_MASK
    folded: Word = (rng.state ^ (rng.state >> 27)) >> 30
    return (folded * limit) >> 32
