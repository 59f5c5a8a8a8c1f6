"""How strong the bots are: each alone against copies of another, its seat changing from game to game.

python bench/strength.py [--game GAME] [--players N] [--games N] [--jobs N]
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations

from rich.console import Console
from rich.table import Table

from caravanserai import bot_names, game_ids
from caravanserai.lab.match import Strength, strength

PLAYERS = 4


def pairs(game_id: str) -> list[tuple[str, str]]:
    """Every bot against each weaker one."""
    return [(stronger, weaker) for weaker, stronger in combinations(bot_names(game_id), 2)]


def measure(task: tuple[str, str, str, int, int]) -> Strength:
    return strength(*task)


def table(game_id: str, players: int, results: list[Strength]) -> Table:
    title = f"{game_id}, {players} players, one against {players - 1}; a fair share is {100 / players:.0f} %"
    drawn = Table(title=title, title_justify="left", box=None, pad_edge=False)
    for heading in ("bot", "against", "games", "wins", "95 % interval", "score", "theirs"):
        drawn.add_column(heading, justify="left" if heading in ("bot", "against") else "right")
    for result in results:
        interval = f"{100 * result.low:.1f} to {100 * result.high:.1f} %"
        numbers = (
            str(result.games),
            f"{100 * result.win_share:.1f} %",
            interval,
            f"{result.score:.1f}",
            f"{result.others_score:.1f}",
        )
        drawn.add_row(result.bot, result.others, *numbers)
    return drawn


def main() -> None:
    parser = argparse.ArgumentParser(description="How strong the bots are.")
    parser.add_argument("--game", choices=game_ids(), help="only this one")
    parser.add_argument("--players", type=int, default=PLAYERS)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--jobs", type=int, default=1)
    arguments = parser.parse_args()
    with ProcessPoolExecutor(arguments.jobs) as pool:
        for game_id in [arguments.game] if arguments.game else game_ids():
            tasks = [(game_id, bot, others, arguments.players, arguments.games) for bot, others in pairs(game_id)]
            Console(highlight=False).print(table(game_id, arguments.players, list(pool.map(measure, tasks))))


if __name__ == "__main__":
    main()
