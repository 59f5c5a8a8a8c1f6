"""What a move costs a server, from the command to the last viewer: whole updates beside changes, in one run.

    python bench/commits.py [--tables 8] [--moves 150]

Four people and a spectator at each table, every kind of move as likely as any other; tables that are sent whole updates and
tables that are sent changes take turns. CPU time of this process, SQLite's writing included; nothing goes over a network.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from pathlib import Path

import structlog

from caravanserai.api import commands as c
from caravanserai.api.settings import Settings
from caravanserai.core.discovery import game_ids
from caravanserai.tables.broadcast import Broadcast
from caravanserai.tables.registry import TableRegistry
from caravanserai.tables.room import Room
from caravanserai.tables.storage import open_store
from caravanserai.tables.table import Table

PEOPLE = ("Amina", "Jan", "Chloé", "Samir")


class Cost:
    """CPU time and bytes of so many moves."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.bytes = 0
        self.moves = 0


async def seated(registry: TableRegistry, game: str) -> Room:
    room = await registry.open_table(Settings(game, len(PEOPLE), grace=604_800, stand_in="random"), PEOPLE[0])
    for seat, who in enumerate(PEOPLE):
        await room.command(who, c.Sit(name=who, seat=seat))
        await room.command(who, c.Ready())
    await room.command(PEOPLE[0], c.Start())
    return room


def any_move(table: Table, seat: int, rng: random.Random) -> int:
    kinds: dict[type, list[int]] = {}
    for number in table.facing(seat).legal_moves():
        kinds.setdefault(type(table.game.move(number)), []).append(number)
    return rng.choice(rng.choice([*kinds.values()]))


async def play(room: Room, cost: Cost, moves: int, rng: random.Random, *, changes: bool) -> None:
    last: dict[str | None, Broadcast | None] = dict.fromkeys((*PEOPLE, None))
    for _ in range(moves):
        table = room.table
        if table.state.phase != "playing":
            return
        seat, began = table.awaited()[0], time.process_time()
        forced = table.only_answer(seat)
        if forced is None:
            await room.command(PEOPLE[seat], c.Play(any_move(table, seat, rng), table.state.version))
        else:
            async with room.lock:
                await room.commit(table.answer_rows(seat, forced))
        for viewer, before in last.items():
            content, last[viewer] = room.news(viewer, table.state.version, before if changes else None)
            cost.bytes += len(content)
        cost.seconds += time.process_time() - began
        cost.moves += 1


async def measure(tables: int, moves: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        registry = TableRegistry(open_store(str(Path(folder) / "tables.db")))
        await registry.open()
        for game in game_ids():
            whole, changed = Cost(), Cost()
            for number in range(tables):
                for cost, changes in ((whole, False), (changed, True)):
                    await play(await seated(registry, game), cost, moves, random.Random(number), changes=changes)
            costs = [(1e6 * cost.seconds / cost.moves, cost.bytes / cost.moves / (len(PEOPLE) + 1)) for cost in (whole, changed)]
            told = "    ".join(f"{microseconds:5.0f} us, {size:5.0f} bytes a viewer" for microseconds, size in costs)
            print(f"{game:12} {told}    {costs[1][0] / costs[0][0]:.2f}")
        await registry.close()


def main() -> None:
    parser = argparse.ArgumentParser(description="What a move costs a server.")
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--moves", type=int, default=150)
    given = parser.parse_args()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(50))
    print(f"{'':12} whole updates                        changes                              ratio of CPU")
    asyncio.run(measure(given.tables, given.moves))


if __name__ == "__main__":
    main()
