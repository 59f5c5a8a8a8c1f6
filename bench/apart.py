"""What it costs to tell people who are elsewhere, and to notice who is: the outbox's statement, and quick pings, in one run.

    python bench/apart.py [--tables 6] [--moves 120] [--lines 200] [--seconds 8]

*Outbox*: the CPU time of a move at tables of four people, SQLite's writing included; tables of which nothing is noted, of which
it is noted for people who want to be told nowhere, and for people with a browser each, take turns. *Pings*: the CPU time of an
idle server with so many lines, each alone at its table, where none is pinged, and then four at a table, where all are.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
from pathlib import Path
from unittest.mock import patch

import structlog

from caravanserai.core.discovery import game_ids
from caravanserai.tables.outbox import Destination
from caravanserai.tables.registry import TableRegistry
from caravanserai.tables.storage import open_store
from commits import PEOPLE, Cost, play, seated
from server import Process, our_server
from server_load import Load

SEATS = len(PEOPLE)


def browser(who: str) -> Destination:
    return Destination(who, "push", who, who, f"https://push.example.org/{who}", True, False, "{}", 0.0)


async def outbox(tables: int, moves: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        registry = TableRegistry(open_store(str(Path(folder) / "tables.db")))
        await registry.open()
        for game in game_ids():
            none, nowhere, somewhere = Cost(), Cost(), Cost()
            for number in range(tables):
                with patch("caravanserai.tables.room.notices_of", lambda *given: []):
                    await play(await seated(registry, game), none, moves, random.Random(number), changes=True)
                await play(await seated(registry, game), nowhere, moves, random.Random(number), changes=True)
                for who in PEOPLE:
                    await registry.store.save_destination(browser(who))
                await play(await seated(registry, game), somewhere, moves, random.Random(number), changes=True)
                for who in PEOPLE:
                    await registry.store.delete_destination(who)
            each = [1e6 * cost.seconds / cost.moves for cost in (none, nowhere, somewhere)]
            told = "  ".join(f"{microseconds:8.0f} us" for microseconds in each)
            print(f"{game:12} {told}    {each[1] / each[0]:.2f}  {each[2] / each[0]:.2f}")
        await registry.close()


async def idle(server: Process, tables: int, kept: int, seconds: float) -> float:
    """The CPU seconds of a server in so much time, with so many lines at each of so many tables, at which nobody moves."""
    load = Load(server.port, tables, 3600.0)
    await load.come()
    for table in await load.open_tables(tables):
        for line in table.lines[kept:]:
            line.close()
    await asyncio.sleep(2)
    before = server.cpu()
    await asyncio.sleep(seconds)
    spent = server.cpu() - before
    await load.http.aclose()
    return spent


def pings(lines: int, seconds: float) -> None:
    spent = []
    for tables, kept in ((lines, 1), (lines // SEATS, SEATS)):
        with our_server("sqlite") as server:
            spent.append(asyncio.run(idle(server, tables, kept, seconds)))
    alone, pinged = (1e6 * cpu / lines / seconds for cpu in spent)
    print(f"{lines} idle lines: {alone:.0f} us a second for each that is alone, {pinged:.0f} us for each that is pinged", end="")
    print(f"; a processor has room for {1e6 / max(pinged - alone, 1.0):,.0f} pinged lines")


def main() -> None:
    parser = argparse.ArgumentParser(description="What notices and quick pings cost a server.")
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--moves", type=int, default=120)
    parser.add_argument("--lines", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=8.0)
    given = parser.parse_args()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(50))
    print(f"{'':12} nothing noted  told nowhere  a browser each    ratios of CPU")
    asyncio.run(outbox(given.tables, given.moves))
    pings(given.lines, given.seconds)


if __name__ == "__main__":
    main()
