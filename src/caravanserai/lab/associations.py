"""How something goes with winning, seat by seat and bot by bot, and how sure one can be of it when one asks about many things.

Among those who are alike (the same bot in the same seat), the share of victories of those with it less that of those without;
the differences are put together with Mantel and Haenszel's weights. Games of one block have their dice in common, and the seats
of one game one victory, so what they say is taken together in the error. None of this tells a cause from an effect.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Hashable, Sequence
from typing import NamedTuple

import msgspec

from caravanserai.core.intervals import Z

LEAST = 20
"""Of fewer with it, or without it, of fewer blocks, and of fewer games in which seats differ in it, nothing is said."""


class SeatRow(NamedTuple):
    """A seat in a game."""

    block: int
    game: int
    """In its block."""
    alike: Hashable
    won: float
    has: bool


class Association(msgspec.Struct, frozen=True):
    """A difference in shares of victories, with its 95 % interval."""

    with_it: int
    """Seats of games."""
    without_it: int
    won_with: float
    won_without: float
    difference: float
    """Among those who are alike."""
    low: float
    high: float
    p: float
    """How often chance alone would make as much of a difference."""


def associate(rows: Sequence[SeatRow]) -> Association | None:
    """None where there is too little to compare."""
    groups: defaultdict[Hashable, tuple[list[SeatRow], list[SeatRow]]] = defaultdict(lambda: ([], []))
    for row in rows:
        groups[row.alike][row.has].append(row)
    without_it, with_it = ([row for group in groups.values() for row in group[has]] for has in (False, True))
    compared = [group for group in groups.values() if group[0] and group[1]]
    if min(len(with_it), len(without_it), _games_that_tell(with_it, without_it)) < LEAST or not compared:
        return None
    weights = [len(without) * len(with_) / (len(without) + len(with_)) for without, with_ in compared]
    total = sum(weights)
    difference, errors = 0.0, defaultdict[int, float](float)
    for weight, (without, with_) in zip(weights, compared, strict=True):
        difference += weight / total * (_mean(with_) - _mean(without))
        for part, sign in ((with_, 1.0), (without, -1.0)):
            mean = _mean(part)
            for row in part:
                errors[row.block] += sign * weight / total * (row.won - mean) / len(part)
    blocks = len(errors)
    if blocks < LEAST:
        return None
    error = math.sqrt(sum(one * one for one in errors.values()) * blocks / max(1, blocks - 1))
    p = math.erfc(abs(difference) / error / math.sqrt(2)) if error else float(difference == 0)
    return Association(
        len(with_it),
        len(without_it),
        _mean(with_it),
        _mean(without_it),
        difference,
        difference - Z * error,
        difference + Z * error,
        p,
    )


def _games_that_tell(with_it: Sequence[SeatRow], without_it: Sequence[SeatRow]) -> int:
    """What all seats of a game meet with alike says nothing of who wins it."""
    return len({(row.block, row.game) for row in with_it} & {(row.block, row.game) for row in without_it})


def _mean(rows: Sequence[SeatRow]) -> float:
    return sum(row.won for row in rows) / len(rows)


def corrected(ps: Sequence[float]) -> list[float]:
    """Benjamini and Hochberg's: of all that have at most this, so large a part is expected to be chance."""
    order = sorted(range(len(ps)), key=ps.__getitem__, reverse=True)
    qs, least = [0.0] * len(ps), 1.0
    for above, number in enumerate(order):
        least = min(least, ps[number] * len(ps) / (len(ps) - above))
        qs[number] = least
    return qs
