"""What an answer of *regular* takes: its view, its choice, and all of it where the server falls back on it.

python bench/answers.py [--games 20] [--seed 780000]

By the time of the processor, in games among *regulars*; where there is no choice nobody is asked. To fall back the server makes a
bot anew and reads view and tally from JSON; its answers are those of other games, since odds that were found once are kept.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator

from caravanserai.bots import ask, instant_bot, make_bot
from caravanserai.core.discovery import game_ids, load_game
from caravanserai.core.options import read_options
from caravanserai.core.randomness import Random
from caravanserai.core.record import Record
from caravanserai.core.tallies import Tallies
from caravanserai.tables.encoding import encode
from caravanserai.tables.workers import Thought, answer_at_once


def answers(game_id: str, players: int, seed: int, *, in_server: bool) -> Iterator[tuple[float, float]]:
    """The seconds of each choice in a game, for the view and for the choice; in the server all is choice."""
    game, name = load_game(game_id), instant_bot(game_id)
    record, rng = Record(game, players, read_options(game.options_type, game.simulated)), Random(seed, 3)
    position, tallies = record.position, Tallies(game, record.position)
    bots = [make_bot(game_id, name, seed * players + seat) for seat in range(players)]
    while not position.is_over():
        if record.awaits_chance():
            tallies.tell(record.play_chance(rng))
            continue
        seat, legal = position.actor(), position.legal_moves()
        move = legal[0]
        if len(legal) > 1:
            bot, tally, began = bots[seat], tallies[seat], time.thread_time()
            bot.tally, view = tally, game.view(position, seat)
            seen = time.thread_time()
            if in_server:
                heard = b"" if tally is None else encode(tally)
                thought = Thought(game_id, name, bot.seed, encode(view), legal, heard, bot.seed, seat=seat)
                began = seen = time.thread_time()
                move = answer_at_once(thought).move
            else:
                move = ask(bot, view, legal, seat=seat, move=len(record.log), seed=seed).move
            yield seen - began, time.thread_time() - seen
        tallies.tell(record.play(move))


def all_answers(game_id: str, players: int, seeds: range, *, in_server: bool) -> list[tuple[float, float]]:
    return [one for seed in seeds for one in answers(game_id, players, seed, in_server=in_server)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=780_000)
    given = parser.parse_args()
    print("| game | players | answers | view, ms | choice, ms | both | in the server, ms | 99 in 100 within |")
    print("|---|---:|---:|---:|---:|---:|---:|---:|")
    for game_id in game_ids():
        seats = load_game(game_id).players
        for players in (min(seats), max(seats)):
            first = range(given.seed, given.seed + given.games)
            other = range(first.stop, first.stop + given.games)
            all_answers(game_id, players, range(1), in_server=True)  # all is loaded by then
            took = all_answers(game_id, players, first, in_server=False)
            view, choice = (1000 * sum(parts) / len(took) for parts in zip(*took, strict=True))
            server = sorted(1000 * one for _, one in all_answers(game_id, players, other, in_server=True))
            most, mean = server[99 * len(server) // 100], sum(server) / len(server)
            told = f"{view:.2f} | {choice:.2f} | {view + choice:.2f} | {mean:.2f} | {most:.2f}"
            print(f"| {game_id} | {players} | {len(took):,} | {told} |", flush=True)


if __name__ == "__main__":
    main()
