"""Whether the chances of a review hold: of the positions told as 30 %, how many were won?

    python bench/calibration.py five_tribes --bots regular,regular --games 300 --seed 700000

Games of these bots; in each, some moments are judged from what everybody could know, as a review does, and held against how
the game ended. Prints a table by tenths, with 95 % intervals by drawing games anew (the moments of a game hang together), and the
power that foretells best: `sharpness` of the game's judge is to be times that, if 1 is outside its interval.
"""

from __future__ import annotations

import argparse
import math
import random

import msgspec

from caravanserai.core.judging import mean_and_error, sharpened
from caravanserai.lab.match import play_match
from caravanserai.reviewing.moments import GameWalk
from caravanserai.reviewing.review import judge_for

POWERS = [0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0, 1.1, 1.2, 1.35, 1.5, 1.75, 2.0]
REDRAWN = 400
"""So many times are the games drawn anew for an interval."""
LEAST = 1e-4
"""No chance is held to be smaller, when the surprise at what came is reckoned."""


class Told(msgspec.Struct):
    """A moment: by power, what everybody's chance was told as; and what came."""

    by_power: list[list[float]]
    came: list[float]


def judge_game(game: str, bots: list[str], seed: int, moments: int, samples: int) -> list[Told]:
    """Some moments of one game, spread over all of it."""
    record = play_match(game, bots, seed)
    outcome = record.outcome
    assert outcome is not None
    walk, judge = GameWalk(record, None), judge_for(record.game, record.players, seed)
    came = [(seat in outcome.winners) / len(outcome.winners) for seat in range(record.players)]
    lot = random.Random(seed)
    ends = [run.end for run in walk.runs()][:-1]
    found = []
    for at in lot.sample(ends, min(moments, len(ends))):
        shares = judge.chances(walk.known(walk.moments[at], None), samples)
        found.append(Told([mean_shares(shares, power) for power in POWERS], came))
    return found


def mean_shares(shares: list[list[float]], power: float) -> list[float]:
    columns = zip(*(sharpened(share, power) for share in shares), strict=True)
    return [mean_and_error(column)[0] for column in columns]


def surprise(games: list[list[Told]], power: int) -> float:
    """Minus the logarithm of what was told of whoever won, on average."""
    told = [one for game in games for one in game]
    return math.fsum(
        -came * math.log(max(LEAST, chance)) for one in told for chance, came in zip(one.by_power[power], one.came, strict=True)
    ) / len(told)


def best_power(games: list[list[Told]]) -> float:
    return POWERS[min(range(len(POWERS)), key=lambda power: surprise(games, power))]


def drawn_anew(games: list[list[Told]], lot: random.Random) -> list[list[Told]]:
    return [games[lot.randrange(len(games))] for _ in games]


def tenths(games: list[list[Told]], power: int) -> dict[int, tuple[int, float, float]]:
    """By tenth: how many chances were told, what they were on average, and what share of the victory came."""
    found: dict[int, list[tuple[float, float]]] = {}
    for one in (one for game in games for one in game):
        for chance, came in zip(one.by_power[power], one.came, strict=True):
            found.setdefault(min(9, int(chance * 10)), []).append((chance, came))
    return {
        tenth: (len(seen), math.fsum(c for c, _ in seen) / len(seen), math.fsum(w for _, w in seen) / len(seen))
        for tenth, seen in sorted(found.items())
    }


def interval(values: list[float]) -> tuple[float, float]:
    ordered = sorted(values)
    return ordered[int(0.025 * len(ordered))], ordered[min(len(ordered) - 1, int(0.975 * len(ordered)))]


def report(title: str, games: list[list[Told]]) -> None:
    lot, now = random.Random(1), POWERS.index(1.0)
    anew = [drawn_anew(games, lot) for _ in range(REDRAWN)]
    redrawn = [tenths(one, now) for one in anew]
    print(f"{title}: {sum(map(len, games))} moments; surprise {surprise(games, now):.4f}")
    print("| told | came | 95 % interval | chances |\n|---|---|---|---|")
    for tenth, (count, told, came) in tenths(games, now).items():
        low, high = interval([one[tenth][2] for one in redrawn if tenth in one])
        print(f"| {100 * told:.1f} % | {100 * came:.1f} % | {100 * low:.1f} to {100 * high:.1f} % | {count} |")
    low, high = interval([best_power(one) for one in anew[:100]])
    print(f"foretells best to the power of {best_power(games)} [{low}, {high}]\n", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--bots", required=True, help="one for each seat, as regular,regular")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=700_000)
    parser.add_argument("--moments", type=int, default=6, help="how many of each game are judged")
    parser.add_argument("--samples", type=int, default=128, help="for each of them")
    given = parser.parse_args()
    bots = given.bots.split(",")
    numbers = range(given.seed, given.seed + given.games)
    games = [judge_game(given.game, bots, number, given.moments, given.samples) for number in numbers]
    report(f"{given.game}, {given.bots}, {given.games} games from {given.seed} on", games)


if __name__ == "__main__":
    main()
