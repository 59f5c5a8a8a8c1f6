"""Whether the chance to win goes back on what a draw has brought: after good luck it is to stay as high as luck has made it.

    python bench/drift.py five_tribes --bots regular,regular --games 100

Luck is V after a draw less the mean of V over what might have been drawn, with all cards open. What V does from there on, after
one, two, four and more turns and in the end, must not depend on luck. If V falls by half of the luck within two turns, then
those who took these turns did something about it that V had not expected of them.

Luck and V are told by samples of two seeds, so that the noise of one is none in the other. Prints by how much V goes on to change
for each percent of luck, with 95 % intervals over games (each left out in turn): nothing is as it should be.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Sequence
from typing import NamedTuple

from caravanserai.core.contract import CHANCE
from caravanserai.lab.match import play_match
from caravanserai.reviewing.review import MILLIONTHS, Reviewer

LATER = (1, 2, 3, 4, 8, 1000)
"""After so many turns and draws V is looked at again; the last is the end."""


class Draw(NamedTuple):
    """The first seat's luck by one seed; by the other, its luck too, and what V does later."""

    luck: float
    other: float
    later: list[float]


def draws_of(game: str, bots: list[str], number: int, budget: float) -> list[Draw]:
    turned = number % len(bots)
    record = play_match(game, bots[turned:] + bots[:turned], number)
    told, other = (Reviewer(record, None, True, budget, seed, decisions=False) for seed in (1, 2))
    runs = [*told.walk.runs()]
    chances = [chance(other, run.end) for run in runs]
    return [
        Draw(
            chance(told, run.end) - chance(told, run.start),
            chances[at] - chance(other, run.start),
            [chances[min(at + later, len(runs) - 1)] - chances[at] for later in LATER],
        )
        for at, run in enumerate(runs[:-1])
        if run.actor == CHANCE
    ]


def chance(reviewer: Reviewer, number: int) -> float:
    return reviewer.values(number).means[0] / MILLIONTHS


def drift(games: Sequence[Sequence[Draw]], later: int) -> tuple[float, float]:
    """By how much V changes for each part of luck, and half of the interval of that."""
    sums = [(sum(d.luck * d.later[later] for d in draws), sum(d.luck * d.other for d in draws)) for draws in games]
    changes, lucks = (math.fsum(column) for column in zip(*sums, strict=True))
    without = [(changes - change) / (lucks - luck) for change, luck in sums]
    mean = math.fsum(without) / len(without)
    return changes / lucks, 1.96 * math.sqrt((len(without) - 1) / len(without) * math.fsum((one - mean) ** 2 for one in without))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--bots", required=True, help="one for each seat, as regular,regular")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=780_000)
    parser.add_argument("--budget", type=float, default=0.25)
    given = parser.parse_args()
    bots = given.bots.split(",")
    games = [draws_of(given.game, bots, number, given.budget) for number in range(given.seed, given.seed + given.games)]
    print(f"{given.game}, {given.bots}, {given.games} games from {given.seed} on, {sum(map(len, games))} draws")
    for at, later in enumerate(LATER):
        change, half = drift(games, at)
        when = "in the end" if later == LATER[-1] else f"after {later}"
        print(f"  {when}: {change:+.2f} [{change - half:+.2f}, {change + half:+.2f}]")


if __name__ == "__main__":
    main()
