"""What a move costs on its way to those who look on: whole updates beside changes, in bytes and in CPU time, in one run.

    python bench/broadcast.py [--games 4] [--players 4]

Games among each game's strongest bots, seen by every seat and by a spectator. Times are CPU time of this process for all viewers
of a move together; bytes are of one viewer. Both forms go on from the same broadcast before, and are made anew for each move.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from statistics import mean, median

from caravanserai.api.settings import Settings
from caravanserai.bots import bot_names
from caravanserai.core.contract import CHANCE
from caravanserai.core.discovery import game_ids, load_game
from caravanserai.core.fair import commitment
from caravanserai.core.record import Record
from caravanserai.lab.match import play_match
from caravanserai.tables import rows as r
from caravanserai.tables.broadcast import Broadcast
from caravanserai.tables.people import Recipient
from caravanserai.tables.settings import check_settings
from caravanserai.tables.table import Table

SEED = bytes(32)
TURN_BY_TURN = "{:12} {:>6} {:>14} {:>20} {:>20} {:>14} {:>14} {:>7}"


def versions(game_id: str, record: Record, players: int) -> Iterator[Table]:
    """The table after each move that somebody waits for: what chance does by itself is told with the move before it."""
    bots = bot_names(game_id)
    settings = check_settings(Settings(game_id, players), bots)
    table = Table.opened("t", r.TableOpened(settings, "host", commitment(SEED)), 0.0, SEED)
    for row in [*(r.BotSeated(seat, bots[-1], f"Bot {seat}") for seat in range(players)), r.Started()]:
        table.apply(row, 0.0)
    for number, entry in enumerate(record.log):
        table.apply(r.Moved(entry.actor, entry.move, draw=0 if entry.actor == CHANCE else None), float(number))
        if table.position.actor() != CHANCE:
            yield table
            table = table.copy()


def measure(game_id: str, games: int, players: int) -> None:
    whole, changed = [0.0, 0.0], [0.0, 0.0]
    sizes: dict[str, list[int]] = {"whole": [], "waiting": [], "acting": []}
    moves = 0
    for number in range(games):
        record = play_match(game_id, [bot_names(game_id)[-1]] * players, seed=number)
        viewers = [None, *range(players)]
        last: Broadcast | None = None
        for table in versions(game_id, record, players):
            began = time.process_time()
            old = Broadcast(table, {}, 0.0)
            updates = [old.update(Recipient(seat), last.table.state.version if last else 0) for seat in viewers]
            between = time.process_time()
            now = Broadcast(table, {}, 0.0)
            changes = [now.change(last, Recipient(seat)) for seat in viewers] if last else []
            if last:
                moves += 1
                whole[0] += between - began
                changed[0] += time.process_time() - between
                sizes["whole"] += map(len, updates)
                for seat, change in zip(viewers, changes, strict=True):
                    assert change is not None
                    sizes["acting" if seat in table.awaited() else "waiting"].append(len(change))
            last = now
    made, lighter = whole[0] / moves * 1e6, changed[0] / moves * 1e6
    told = [f"{mean(sizes[kind]):.0f} ({median(sizes[kind]):.0f})" for kind in ("whole", "waiting", "acting")]
    print(TURN_BY_TURN.format(game_id, moves, *told, f"{made:.0f} us", f"{lighter:.0f} us", f"{lighter / made:.2f}"))


def main() -> None:
    parser = argparse.ArgumentParser(description="Whole updates beside changes.")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--players", type=int, default=4)
    given = parser.parse_args()
    print(f"{given.players} seats and a spectator; bytes are means (medians)")
    print(TURN_BY_TURN.format("", "moves", "update", "change, waiting", "change, acting", "updates", "changes", "ratio"))
    for game_id in game_ids():
        if given.players in load_game(game_id).players:
            measure(game_id, given.games, given.players)


if __name__ == "__main__":
    main()
