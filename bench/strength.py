"""How strong the bots are: each alone against copies of the next weaker one, and against the yardsticks.

python bench/strength.py [--game GAME] [--players N] [--games N] [--seconds T] [--jobs N] [--seed N]
"""

from __future__ import annotations

import argparse
from itertools import pairwise

from rich.console import Console

from caravanserai import bot_names, game_ids, load_game
from caravanserai.bots import yardsticks
from caravanserai.cli.match import match_table
from caravanserai.lab.match import match


def pairs(game_id: str) -> list[tuple[str, str]]:
    """Every bot against the one below it, and the two strongest against each yardstick."""
    names = bot_names(game_id)
    return [
        *((stronger, weaker) for weaker, stronger in pairwise(names)),
        *((bot, yardstick) for bot in names[-2:] for yardstick in yardsticks(game_id)),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description="How strong the bots are.")
    parser.add_argument("--game", choices=game_ids(), help="only this one")
    parser.add_argument("--players", type=int, help="as many as usual, unless told")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seconds", type=float, default=1 / 8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    console = Console(highlight=False)
    for game_id in [given.game] if given.game else game_ids():
        players = given.players or load_game(game_id).usual_players
        for bot, others in pairs(game_id):
            line_up = [bot, *[others] * (players - 1)]
            console.print(match_table(match(game_id, line_up, given.games, given.seed, seconds=given.seconds, jobs=given.jobs)))


if __name__ == "__main__":
    main()
