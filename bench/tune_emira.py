"""Weights of Emira's policy by play: one seat with changed weights against others without, in guided games inside the kernel.

python bench/tune_emira.py --players 3 --games 3000 --change EAGER=64 --change POLITE=0
python bench/tune_emira.py --players 3 --games 3000 --weight EAGER        the weight a quarter less, and a third more

A weight is kept if its seat wins clearly more than its share with every number of players, and if a match against the
yardsticks on other seeds (`caravanserai match emira --bots regular,early,early`) agrees: what is tuned against itself alone
gets worse against others.
"""

from __future__ import annotations

import argparse
from typing import Any

from caravanserai.core.randomness import seeded
from caravanserai.games.emira import engine
from caravanserai.games.emira.bots.minds import desk_for, row_of
from caravanserai.games.emira.game import GAME
from caravanserai.games.emira.kernel.policy import weights
from caravanserai.lab.intervals import estimate_share

LONGEST = 1000
"""Turns."""


def number_of(name: str) -> int:
    """A weight by its name, or one of a row of them, as GOAL+1."""
    first, _, place = name.partition("+")
    return int(getattr(weights, first)) + int(place or 0)


def play(players: int, games: int, changes: dict[int, int], seed: int) -> float:
    """How many games one seat wins with these changes, ties split."""
    desk = desk_for(players, [row_of(players, changes), row_of(players, {})])
    start: Any = GAME.start(players)
    won = 0.0
    for number in range(games):
        seat = number % players
        desk.mind.row_of = [int(other != seat) for other in range(len(desk.mind.row_of))]
        position = start.copy()
        desk.dice.state, desk.moods.state = seeded(seed, 2 * (number // players)), seeded(seed, 2 * number + 1)
        engine.begin_draws(desk)
        engine.guide(desk, position, LONGEST)
        won += (position.winners >> seat & 1) / max(1, position.winners.bit_count())
    return won


def tell(name: str, players: int, games: int, changes: dict[int, int], seed: int) -> None:
    share = estimate_share(play(players, games, changes, seed), games)
    told = f"{100 * share.mean:.1f} % [{100 * share.low:.1f}, {100 * share.high:.1f}]"
    print(f"{players} players, {name}: {told}, {players * share.mean:.3f} of its share", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, choices=GAME.players, default=3)
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--change", action="append", default=[], metavar="NAME=N", help="all at once")
    parser.add_argument("--weight", action="append", default=[], metavar="NAME", help="one after the other")
    given = parser.parse_args()
    games = -(-given.games // given.players) * given.players
    changes = {number_of(name): int(value) for name, _, value in (change.partition("=") for change in given.change)}
    if changes:
        tell(", ".join(given.change), given.players, games, changes, given.seed)
    for name in given.weight:
        now = row_of(given.players, {})[number_of(name)]
        for value in (now * 3 // 4, now * 4 // 3):
            tell(f"{name} {now} -> {value}", given.players, games, {number_of(name): value}, given.seed)


if __name__ == "__main__":
    main()
