"""How strong bots are, on one scale: Plackett-Luce strengths, fitted to who came before whom, printed as Elo points.

By Plackett and Luce one bot comes before another with a chance that depends on the two alone, whoever else sits at the table; so
every pair of a game's order is a comparison, and equal places are half of one each way. `choix` fits the strengths. The pairs of
a game hang together, so intervals are made by drawing whole blocks anew.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from caravanserai.lab.figures import TableFigures, grouped

if TYPE_CHECKING:
    import numpy as np

ELO = 400 / math.log(10)
RESAMPLES = 200
PRIOR = 0.5
"""For each pair, half a comparison each way besides those that were made: who never lost to somebody is not endlessly better."""


class Rating(msgspec.Struct, frozen=True):
    """A bot's rating in Elo points above the last of them, with its 95 % interval."""

    bot: str
    rating: float
    low: float
    high: float


def can_rate() -> bool:
    """Whether `choix` is there."""
    try:
        import choix  # noqa: F401
    except ModuleNotFoundError:
        return False
    return True


def rate(tables: Sequence[TableFigures], names: Sequence[str]) -> list[Rating]:
    """The ratings of these bots, the strongest first; the weakest has 0, and the intervals are of the distance to it."""
    import numpy as np

    places = {name: place for place, name in enumerate(names)}
    groups = [_groups(table, places) for table in tables if len(table.names) > 1]
    ratings = _fit(np.sum([group.sum(axis=0) for group in groups], axis=0))
    weakest = int(np.argmin(ratings))
    rng, drawn = random.Random(1), list[Any]()
    for _ in range(RESAMPLES):
        again = _fit(sum(group[rng.choices(range(len(group)), k=len(group))].sum(axis=0) for group in groups))
        drawn.append(again - again[weakest])
    lows, highs = np.percentile(np.array(drawn), [2.5, 97.5], axis=0)
    above = ratings - ratings[weakest]
    found = [Rating(name, _tenth(above[at]), _tenth(lows[at]), _tenth(highs[at])) for name, at in places.items()]
    return sorted(found, key=lambda one: (-one.rating, places[one.bot]))


def _groups(table: TableFigures, places: dict[str, int]) -> np.ndarray[Any, np.dtype[np.float64]]:
    """For each group of blocks, how often each bot came before each other one."""
    import numpy as np

    beat = {pair: grouped(times) for pair, times in table.beat.items()}
    matrices = np.zeros((len(next(iter(beat.values()))), len(places), len(places)))
    for (one, other), sums in beat.items():
        matrices[:, places[one], places[other]] = [total for total, _ in sums]
    return matrices


def _fit(beat: Any) -> Any:
    """Elo points, from how often each came before each other one."""
    import choix

    return ELO * choix.ilsr_pairwise_dense(beat + PRIOR, tol=1e-6)


def _tenth(value: Iterable[float] | float) -> float:
    return round(float(value), 1)  # type: ignore[arg-type]
