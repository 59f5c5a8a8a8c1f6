"""What many games cost: a match beside its bots, and two thousand games of four that answer at once.

    python bench/lab.py [--quick]

The first row is a whole game of four *random* divided by its moves, chance's included: the bots' own choice, two looks at the
clock and the log are in it. The second is what `caravanserai simulate GAME --bots regular` takes for its games, times as many as
are missing to two thousand. All is CPU time, the best of the repetitions.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from functools import partial

from caravanserai import game_ids, load_game, play_match, simulate
from machine import keep_to_one_core, machine_lines

PLAYERS = 4
MANY = 2000
GAMES = {"camel_up": 40, "five_tribes": 6, "emira": 10}
"""So many of four random bots; of a game that is not named, as many as of the last."""


def cost_of_a_move(game_id: str, games: int) -> float:
    """Microseconds for each move of a match of bots that do not look."""
    options, moves = load_game(game_id).simulated, 0
    began = time.process_time()
    for seed in range(games):
        moves += len(play_match(game_id, ["random"] * PLAYERS, seed, options).log)
    return 1e6 * (time.process_time() - began) / moves


def many_games(game_id: str, games: int) -> float:
    """Minutes for two thousand games of regulars."""
    return simulate(game_id, PLAYERS, games, 77, bots=["regular"] * PLAYERS).cpu_seconds / games * MANY / 60


def main(*given: str) -> None:
    quick, games = "--quick" in given, list(game_ids())
    place = keep_to_one_core()
    for name, told in machine_lines(games, place).items():
        print(f"{name}: {told}")
    rows: dict[str, Callable[[str], float]] = {
        "a match beside its bots, microseconds a move": lambda game: cost_of_a_move(
            game, GAMES.get(game, 10) // (2 if quick else 1)
        ),
        f"{MANY:,} games of four regulars, minutes": partial(many_games, games=4 if quick else 200),
    }
    print(f"\n| | {' | '.join(games)} |\n|---|{'---:|' * len(games)}")
    for name, measured in rows.items():
        best = [min(measured(game) for _ in range(1 if quick else 3)) for game in games]
        print(f"| {name} | {' | '.join(f'{one:.1f}' for one in best)} |")


if __name__ == "__main__":
    main(*sys.argv[1:])
