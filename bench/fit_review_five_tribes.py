"""By how many points it is uncertain who will win a game of Five Tribes, where a trial of a review stops.

    python bench/fit_review_five_tribes.py --bots regular,regular --games 60 --seed 720000

Tries a grid of `SPREAD` (games/five_tribes/bots/judge.py) on the same trials, and prints those by which the winners of these
games were the least surprising.
"""

from __future__ import annotations

import argparse
import math
import random
from typing import Any

from caravanserai.core.judging import mean_and_error, softened
from caravanserai.games.five_tribes import engine
from caravanserai.games.five_tribes.bots.judge import FiveTribesJudge
from caravanserai.lab.match import play_match
from caravanserai.reviewing.moments import GameWalk

BY_TURN = (50, 100, 200, 300, 400, 500, 600, 800, 1000, 1300)
BY_LEFT = (0.0, 2.0, 4.0, 8.0, 12.0, 16.0, 20.0, 26.0, 32.0)
LEAST = 1e-4


class Raw(FiveTribesJudge):
    """Keeps what its shares are made of: worths, turns that were played on, how much was left."""

    kept: list[tuple[list[int], int, int]]

    def shares(self, board: Any) -> list[float]:
        left = 0 if board.is_over() else engine.time_left(board)
        self.kept.append((self.worths(board), board.turns - self.begun.turns, left))
        return super().shares(board)


def chances(kept: list[tuple[list[int], int, int]], by_turn: float, by_left: float) -> list[float]:
    shares = [softened(worths, max(1, by_turn * math.sqrt(turns) + by_left * left)) for worths, turns, left in kept]
    return [mean_and_error(column)[0] for column in zip(*shares, strict=True)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bots", required=True)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=720_000)
    parser.add_argument("--moments", type=int, default=6)
    parser.add_argument("--samples", type=int, default=64)
    given = parser.parse_args()
    bots, seen = given.bots.split(","), []
    for number in range(given.seed, given.seed + given.games):
        record = play_match("five_tribes", bots, number)
        outcome = record.outcome
        assert outcome is not None
        walk, judge = GameWalk(record, None), Raw(record.game, len(bots), number)
        ends = [run.end for run in walk.runs()][:-1]
        for at in random.Random(number).sample(ends, given.moments):
            judge.kept = []
            judge.chances(walk.known(walk.moments[at], None), given.samples)
            seen.append((judge.kept, outcome.winners))
    found = []
    for by_turn in BY_TURN:
        for by_left in BY_LEFT:
            told = [(chances(kept, by_turn, by_left), winners) for kept, winners in seen]
            surprises = [-math.log(max(LEAST, shares[seat])) / len(won) for shares, won in told for seat in won]
            found.append((math.fsum(surprises) / len(told), by_turn, by_left))
    print(f"five_tribes, {given.bots}, {given.games} games from {given.seed} on, {len(seen)} moments")
    for surprise, by_turn, by_left in sorted(found)[:8]:
        print(f"  surprise {surprise:.4f}: {by_turn}, {by_left}")


if __name__ == "__main__":
    main()
