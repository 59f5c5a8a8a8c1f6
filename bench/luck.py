"""Whether luck comes to nothing over many games, by seat, and how much of the results it explains.

    python bench/luck.py camel_up --bots regular,regular,regular --games 1000 --budget 0.1 --keep build/luck-camel_up.jsonl

Every game is played by these bots, who move a seat on from game to game; only what chance did is judged, from what everybody
could know, or with `--open` from everything, hidden cards and gold included: then nothing is left to be shown in the end.
`--keep` writes every game as it is done, and begins where it ends.

Prints, with 95 % intervals over games: the mean luck by seat; for each bot its luck, the result, the result without luck, and
the share of the variance that is left. Of that share a part is the noise of too few samples, which the errors of the luck tell.
What luck itself varies by, without that noise, is what there is to take off: if it is little, most of the variance stays. And
how strongly luck foretells the result: by how much the result rises with it, without that noise; 1 is as it should be, and what
is less takes off more than chance has brought.
"""

from __future__ import annotations

import argparse
import math
import random
from pathlib import Path

import msgspec

from calibration import interval
from caravanserai.lab.match import play_match
from caravanserai.reviewing.review import SeatLuck, luck_of
from reviews import told, variance

Game = list[SeatLuck]
Columns = tuple[list[float], list[float], list[float]]
"""Results, luck and its errors, side by side."""
REDRAWN = 400
"""So many times are the games drawn anew for an interval."""


def reviewed(game: str, bots: list[str], number: int, budget: float, *, is_open: bool) -> Game:
    turned = number % len(bots)
    return luck_of(play_match(game, bots[turned:] + bots[:turned], number), budget=budget, open_cards=is_open)


def kept(file: Path | None) -> list[Game]:
    lines = file.read_bytes().splitlines() if file and file.exists() else []
    return [msgspec.json.decode(line, type=Game) for line in lines]


def left_by_luck(results: list[float], lucks: list[float], errors: list[float]) -> str:
    """What share of the variance of results is left without luck; how much of that is noise; and how much luck itself varies."""
    raw, adjusted = variance(results), variance([result - luck for result, luck in zip(results, lucks, strict=True)])
    noise = math.fsum(error**2 for error in errors) / len(errors)
    own = variance(lucks) - noise
    return f"variance left {adjusted / raw:.2f}, {noise / raw:.2f} of it by too few samples; luck itself has {own / raw:.2f}"


def slope(found: Columns) -> float:
    """By how much the result rises with luck, whose noise would make it seem less."""
    results, lucks, errors = found
    mean = math.fsum(lucks) / len(lucks)
    together = math.fsum(result * (luck - mean) for result, luck in zip(results, lucks, strict=True)) / (len(lucks) - 1)
    own = variance(lucks) - math.fsum(error**2 for error in errors) / len(errors)
    return together / own if own > 0 else math.nan


def foretold_by_luck(games: list[Game]) -> str:
    """That over all seats in these games, with its interval over games: those of one hang together."""
    lot = random.Random(1)
    anew = (lot.choices(games, k=len(games)) for _ in range(REDRAWN))
    low, high = interval([slope(columns([one for game in some for one in game])) for some in anew])
    return f"result by luck {slope(columns([one for game in games for one in game])):.2f} [{low:.2f}, {high:.2f}]"


def report_seats(games: list[Game]) -> None:
    for seat in range(len(games[0])):
        print(f"  luck % of seat {seat}: {told([game[seat].luck for game in games])}")
    seats = [one for game in games for one in game]
    print(f"  all seats: {left_by_luck(*columns(seats))}; {foretold_by_luck(games)}")


def columns(seats: list[SeatLuck]) -> Columns:
    return [one.result for one in seats], [one.luck for one in seats], [one.error for one in seats]


def report_bot(bot: str, games: list[Game]) -> None:
    """A bot's result with and without luck; its seats in one game count as one, since they hang together."""
    found = [columns([one for one in game if one.name == bot]) for game in games]
    results, lucks, errors = ([math.fsum(column) / len(column) for column in each] for each in zip(*found, strict=True))
    adjusted = [result - luck for result, luck in zip(results, lucks, strict=True)]
    print(f"  {bot}: luck % {told(lucks)}; result % {told(results)}; without luck {told(adjusted)}")
    own = [[one for one in game if one.name == bot] for game in games]
    print(f"    {left_by_luck(results, lucks, errors)}; {foretold_by_luck(own)}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--bots", required=True, help="one for each seat, as expert,regular,novice")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=730_000)
    parser.add_argument("--budget", type=float, default=0.1)
    parser.add_argument("--open", action="store_true", help="judge with everything known")
    parser.add_argument("--keep", type=Path, help="a file for what was found, game by game")
    given = parser.parse_args()
    bots, games = given.bots.split(","), kept(given.keep)
    for number in range(given.seed + len(games), given.seed + given.games):
        games.append(reviewed(given.game, bots, number, given.budget, is_open=given.open))
        if given.keep:
            with given.keep.open("ab") as file:
                file.write(msgspec.json.encode(games[-1]) + b"\n")
    print(f"{given.game}, {given.bots}, {len(games)} games from {given.seed} on, budget {given.budget}")
    report_seats(games)
    for bot in dict.fromkeys(bots) if len(set(bots)) > 1 else ():
        report_bot(bot, games)


if __name__ == "__main__":
    main()
