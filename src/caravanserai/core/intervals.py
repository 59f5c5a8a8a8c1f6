"""How sure one can be of what many games have in common: 95 % intervals of means and of shares."""

from __future__ import annotations

import math

import msgspec

Z = 1.96
"""How many standard errors 95 % of all means are within."""


class Estimate(msgspec.Struct, frozen=True):
    """A mean or a share, with its 95 % interval."""

    mean: float
    low: float
    high: float


def estimate_mean(total: float, squares: float, count: int) -> Estimate:
    """The mean of values of any size, from their sum and the sum of their squares."""
    mean = total / count
    variance = max(0.0, squares / count - mean * mean) * count / max(1, count - 1)
    error = Z * math.sqrt(variance / count)
    return Estimate(mean, mean - error, mean + error)


def chi_square_tail(value: float, freedom: int) -> float:
    """How often chance alone makes a chi-square of so many degrees of freedom at least as large as this."""
    half = value / 2
    if freedom % 2 == 0:
        return math.exp(-half) * sum(half**step / math.factorial(step) for step in range(freedom // 2))
    more: float = sum(half ** (step - 0.5) / math.gamma(step + 0.5) for step in range(1, freedom // 2 + 1))
    return math.erfc(math.sqrt(half)) + math.exp(-half) * more


def estimate_share(total: float, count: int) -> Estimate:
    """The share of so many out of a count, with Wilson's interval, which never leaves 0 to 1 and is never a single point."""
    share = total / count
    middle = share + Z * Z / (2 * count)
    spread = Z * math.sqrt(share * (1 - share) / count + Z * Z / (4 * count * count))
    scale = 1 + Z * Z / count
    return Estimate(share, max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale))
