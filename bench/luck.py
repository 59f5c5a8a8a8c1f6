"""Whether luck comes to nothing over many games, by seat, and how much of the results it explains.

    python bench/luck.py camel_up --bots regular,regular,regular --games 1000 --budget 0.1 --keep build/luck-camel_up.jsonl

Every game is played by these bots, who move a seat on from game to game; only what chance did is judged, from what everybody
could know, so that it costs less than to play the game. `--keep` writes every game as it is done, and begins where it ends.

Prints, with 95 % intervals over games: the mean luck by seat; for each bot the result, the result without luck, and the share of
the variance that is left. Of that share a part is the noise of too few samples, which the errors of the luck tell; without it, a
review with more samples would leave so much.
"""

from __future__ import annotations

import argparse
import math
from itertools import starmap
from pathlib import Path

import msgspec

from caravanserai.lab.match import play_match
from caravanserai.reviewing.review import SeatLuck, luck_of
from reviews import told, variance

Game = list[SeatLuck]


def reviewed(game: str, bots: list[str], number: int, budget: float) -> Game:
    turned = number % len(bots)
    return luck_of(play_match(game, bots[turned:] + bots[:turned], number), budget=budget)


def kept(file: Path | None) -> list[Game]:
    lines = file.read_bytes().splitlines() if file and file.exists() else []
    return [msgspec.json.decode(line, type=Game) for line in lines]


def report_seats(games: list[Game]) -> None:
    for seat in range(len(games[0])):
        print(f"  luck % of seat {seat}: {told([game[seat].luck for game in games])}")


def report_bot(bot: str, games: list[Game]) -> None:
    """A bot's result with and without luck; its seats in one game count as one, since they hang together."""
    results, adjusted, noise = [], [], []
    for game in games:
        seats = [one for one in game if one.name == bot]
        results.append(math.fsum(one.result for one in seats) / len(seats))
        adjusted.append(math.fsum(one.result - one.luck for one in seats) / len(seats))
        noise.append(math.fsum(one.error for one in seats) / len(seats))
    raw = variance(results)
    if raw:
        share, by_noise = variance(adjusted) / raw, math.fsum(error**2 for error in noise) / len(noise) / raw
        print(f"  {bot}: result % {told(results)}; without luck {told(adjusted)}")
        print(f"    variance left {share:.2f}, of which the noise of samples {by_noise:.2f}")
        print(f"    of luck itself, without that noise: {variance_of_luck(results, adjusted) / raw - by_noise:.2f}")


def variance_of_luck(results: list[float], adjusted: list[float]) -> float:
    return variance(list(starmap(float.__sub__, zip(results, adjusted, strict=True))))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--bots", required=True, help="one for each seat, as expert,regular,novice")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=730_000)
    parser.add_argument("--budget", type=float, default=0.1)
    parser.add_argument("--keep", type=Path, help="a file for what was found, game by game")
    given = parser.parse_args()
    bots, games = given.bots.split(","), kept(given.keep)
    for number in range(given.seed + len(games), given.seed + given.games):
        games.append(reviewed(given.game, bots, number, given.budget))
        if given.keep:
            with given.keep.open("ab") as file:
                file.write(msgspec.json.encode(games[-1]) + b"\n")
    print(f"{given.game}, {given.bots}, {len(games)} games from {given.seed} on, budget {given.budget}")
    report_seats(games)
    for bot in dict.fromkeys(bots):
        report_bot(bot, games)


if __name__ == "__main__":
    main()
