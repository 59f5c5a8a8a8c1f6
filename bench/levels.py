"""Whether games of every level come to an end, and how long they are: games among bots of one level.

python bench/levels.py [--game GAME] [--bot LEVEL] [--players N] [--games N] [--seconds T] [--seed N]

A game that does not end after 10,000 moves stops it with an error that says how to see it again.
"""

from __future__ import annotations

import argparse
import time

from caravanserai import bot_names, game_ids, load_game
from caravanserai.lab.match import play_match


def lengths(game_id: str, bot: str, players: int, games: int, seed: int, seconds: float | None) -> list[tuple[int, int]]:
    """Of each game, the first of its measures, which counts turns, and the moves, chance's included."""
    found = []
    for number in range(seed, seed + games):
        record = play_match(game_id, [bot] * players, number, seconds=seconds)
        found.append((record.game.measure(record.position)[0], len(record.log)))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=game_ids(), help="only this one")
    parser.add_argument("--bot", help="only this level")
    parser.add_argument("--players", type=int, help="as many as usual, unless told")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seconds", type=float, help="for those that think, of the processor")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for game_id in [given.game] if given.game else game_ids():
        players, measure = given.players or load_game(game_id).usual_players, load_game(game_id).measures[0]
        for bot in [given.bot] if given.bot else bot_names(game_id)[1:]:
            began = time.process_time()
            turns, moves = zip(*lengths(game_id, bot, players, given.games, given.seed, given.seconds), strict=True)
            mean, spent = sum(turns) / given.games, time.process_time() - began
            told = f"{mean:.1f} {measure} on average, at most {max(turns)}, at most {max(moves)} moves; {spent:.0f} s"
            print(f"{game_id}, {players} {bot}, {given.games} games, all ended: {told}", flush=True)


if __name__ == "__main__":
    main()
