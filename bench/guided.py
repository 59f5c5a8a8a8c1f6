"""Guided games, whole ones by the policy inside the kernel: how many a second, on one core and on two.

python bench/guided.py [--seconds 3] [--times 3]

Every process has a desk and games of its own. By the clock on the wall, since processes run side by side; the best of several
times counts, and means something on a quiet machine only.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from importlib import import_module
from typing import Any

from caravanserai.core.discovery import load_game
from caravanserai.core.processes import context
from caravanserai.core.randomness import seeded
from caravanserai.games.camel_up import engine as camel_up
from caravanserai.games.camel_up.bots.minds import REGULAR
from caravanserai.games.camel_up.bots.thinking import lay_desk
from caravanserai.games.emira.bots import minds as emira
from caravanserai.games.five_tribes.bots.minds import SOUND
from caravanserai.games.five_tribes.bots.players import make_desk

DESKS: Mapping[str, Callable[[int], Any]] = {
    "camel_up": lambda players: lay_desk(camel_up, REGULAR),
    "five_tribes": lambda players: make_desk(players, SOUND),
    "emira": lambda players: emira.desk_for(players, emira.regular(players)),
}
"""By game, where *regular* thinks among so many."""
LONGEST = 1000
"""No game has so many legs, rounds or turns."""


def play(game_id: str, players: int, process: int, seconds: float) -> float:
    """How many games a second one process plays."""
    engine: Any = import_module(f"caravanserai.games.{game_id}.engine")
    start: Any = load_game(game_id).start(players)
    desk, played, began = DESKS[game_id](players), 0, time.perf_counter()
    while time.perf_counter() - began < seconds:
        desk.dice.state, desk.moods.state = seeded(process, 2 * played), seeded(process, 2 * played + 1)
        for fresh in ("forget", "begin_draws"):
            getattr(engine, fresh, lambda desk: None)(desk)
        position = start.copy()
        engine.guide(desk, position, LONGEST)
        assert position.is_over()
        played += 1
    return played / (time.perf_counter() - began)


def rate(pool: ProcessPoolExecutor, game_id: str, players: int, processes: int, seconds: float) -> float:
    """Games a second of all processes together."""
    begun = [pool.submit(play, game_id, players, process, seconds) for process in range(processes)]
    return sum(one.result() for one in begun)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--times", type=int, default=3)
    given = parser.parse_args()
    print(f"{os.cpu_count()} cores, a load of {os.getloadavg()[0]:.1f}")
    print("| game | players | one core, games/s | two | times |\n|---|---:|---:|---:|---:|")
    with ProcessPoolExecutor(2, mp_context=context()) as pool:
        for game_id in DESKS:
            seats = load_game(game_id).players
            for players in (min(seats), max(seats)):
                rate(pool, game_id, players, 2, 0.1)  # both processes have begun by then
                each = partial(rate, pool, game_id, players, seconds=given.seconds)
                one, two = (max(each(processes=count) for _ in range(given.times)) for count in (1, 2))
                print(f"| {game_id} | {players} | {one:,.0f} | {two:,.0f} | {two / one:.2f} |", flush=True)


if __name__ == "__main__":
    main()
