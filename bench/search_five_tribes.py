"""How fast Five Tribes' policy plays on, and what a second thread brings to a search.

python bench/search_five_tribes.py [--players N] [--trials N] [--times N]

Guided games are whole ones, from the first bid to the end, inside the kernel and without the GIL; a search is the one that
*expert* makes for its first walk, to the end of the next round. Both are measured by the clock on the wall, since threads run
side by side; the best of several times counts. What a search finds does not depend on the threads, and that is checked.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from caravanserai.core.contract import CHANCE
from caravanserai.core.search import Limit, search
from caravanserai.games.five_tribes import components as c
from caravanserai.games.five_tribes import engine
from caravanserai.games.five_tribes.bots.players import Expert, make_desk
from caravanserai.games.five_tribes.game import GAME

LONGEST = 1000
"""Rounds."""


def bids_to_come(players: int) -> Any:
    """A board that is laid out."""
    position: Any = GAME.start(players)
    lot, choices = engine.Random(1, 3), engine.Choices()
    while position.actor() == CHANCE:
        position.play(engine.random_move(position, choices, lot))
    return position


def first_walk(players: int) -> Any:
    """The same, when everybody has bid by the policy."""
    position, desk = bids_to_come(players), make_desk(players, *Expert.mind)
    while position.phase == c.BIDDING:
        engine.list_plans(desk, position)
        position.play(engine.first_move(desk, position, 0))
    return position


def guided_games(position: Any, desks: list[Any], games: int) -> float:
    """Games a second."""

    def some(number: int) -> None:
        engine.list_plans(desks[number], position)
        engine.run_trials(desks[number], position, 0, 0, 1, number * games, games, LONGEST)

    began = time.perf_counter()
    with ThreadPoolExecutor(len(desks)) as pool:
        list(pool.map(some, range(len(desks))))
    return len(desks) * games / (time.perf_counter() - began)


def searched(position: Any, desks: list[Any], trials: int) -> tuple[float, list[Any]]:
    """Searches a second, and what was found."""
    began = time.perf_counter()
    desks[0].dice.state = desks[0].moods.state = 1
    horizon = position.round + Expert.rounds
    found = search(engine, desks, position, position.actor(), horizon=horizon, seed=1, limit=Limit(trials))
    return 1 / (time.perf_counter() - began), found


def best_of(times: int, work: Callable[[], float]) -> float:
    return max(work() for _ in range(times))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, choices=GAME.players, default=2)
    parser.add_argument("--trials", type=int, default=3200)
    parser.add_argument("--times", type=int, default=5)
    given = parser.parse_args()
    start, walk = bids_to_come(given.players), first_walk(given.players)
    load = f"{os.cpu_count()} cores, a load of {os.getloadavg()[0]:.1f}"
    print(f"{given.players} players, {load}")
    answers = []
    for threads in (1, 2):
        desks = [make_desk(given.players, *Expert.mind) for _ in range(threads)]
        games = best_of(given.times, lambda desks=desks: guided_games(start, desks, 1000))  # type: ignore[misc]
        rate = best_of(given.times, lambda desks=desks: searched(walk, desks, given.trials)[0])  # type: ignore[misc]
        answers.append(searched(walk, desks, given.trials)[1])
        print(f"{threads} threads: {games:,.0f} guided games a second; {given.trials} trials in {1000 / rate:.1f} ms")
    print("both found the same" if answers[0] == answers[1] else "they found different moves, which is a fault")


if __name__ == "__main__":
    main()
