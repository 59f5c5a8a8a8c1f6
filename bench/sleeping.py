"""What sleeping tables cost: how long a server takes to start, and how much it keeps in memory, with none and with many of them.

    python bench/sleeping.py [--tables 100000] [--postgres ADDRESS]

A real game is begun at each of two tables, one without a clock and one with days for a move, and both are copied within the
database, nine of the first for each of the second. The server is `caravanserai serve` in a process of its own.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import sqlite3
import sys
import tempfile
import time
from contextlib import closing
from importlib import import_module
from pathlib import Path
from typing import Any

import httpx
import structlog

from caravanserai.api import commands as c
from caravanserai.api.settings import Clock, Settings
from caravanserai.tables.registry import TableRegistry
from caravanserai.tables.storage import open_store
from caravanserai.tables.storage.writes import LISTING
from machine import machine_lines
from server import Process, free_port, fresh_database

SERIES = {
    "sqlite": "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {count}) "
    "{insert} FROM n, {table} WHERE {of}",
    "postgres": "{insert} FROM generate_series(1, {count}) AS n (i), {table} WHERE {of}",
}
COLUMNS = LISTING.partition(", ")[2] + ", rules_version, secret, row_format, last_number"
COPIES = (
    ("tables", f"INSERT INTO tables (id, {COLUMNS}) SELECT '{{new}}-' || i, {COLUMNS}", "id = '{old}'"),
    (
        "log",
        "INSERT INTO log (table_id, number, at, content) SELECT '{new}-' || i, number, at, content",
        "table_id = '{old}'",
    ),
    ("sitters", "INSERT INTO sitters (who, table_id) SELECT who || '-' || i, '{new}-' || i", "table_id = '{old}'"),
)


async def begun(address: str) -> tuple[str, str]:
    """Two games in their midst: at one nobody is hurried, at the other everybody has days."""
    registry = TableRegistry(open_store(address), bot_pause=600.0)
    await registry.open()
    names = []
    for clock in (Clock(), Clock(kind="days", days=30)):
        room = await registry.open_table(Settings(game="camel_up", players=3, clock=clock), "ala")
        for who in ("ala", "bo", "cy"):
            await room.command(who, c.Sit(name=who))
            await room.command(who, c.Ready())
        await room.command("ala", c.Start())
        for _ in range(6):
            who = str(room.table.state.seats[room.table.actor()].who)
            await room.command(who, c.Play(room.table.position.legal_moves()[0], room.table.state.version))
        names.append(room.id)
    await registry.close()
    return names[0], names[1]


def copies(dialect: str, old: str, new: str, count: int) -> list[str]:
    """The statements that copy a table so many times."""
    made = []
    for table, insert, of in COPIES:
        names = {"old": old, "new": new}
        made.append(SERIES[dialect].format(count=count, insert=insert.format(**names), table=table, of=of.format(**names)))
    return made


def fill(address: str, tables: int) -> None:
    usual, days = asyncio.run(begun(address))
    dialect = "postgres" if "://" in address else "sqlite"
    statements = [
        *copies(dialect, usual, "sleeping", max(1, tables * 9 // 10)),
        *copies(dialect, days, "days", max(1, tables // 10)),
    ]
    if dialect == "postgres":
        asyncio.run(_in_postgres(address, statements))
    else:
        with closing(sqlite3.connect(address)) as connection, connection:
            for statement in statements:
                connection.execute(statement)


async def _in_postgres(address: str, statements: list[str]) -> None:
    asyncpg: Any = import_module("asyncpg")
    connection = await asyncpg.connect(address)
    try:
        for statement in [*statements, "ANALYZE"]:
            await connection.execute(statement, timeout=600)
    finally:
        await connection.close()


def measure(database: str, tables: int) -> dict[str, float]:
    """One server, from its start until it answers, and then a look at one of the tables."""
    with tempfile.TemporaryDirectory(prefix="caravanserai-sleeping-") as folder:
        data, port = Path(folder), free_port()
        with fresh_database(database, data) as address:
            if tables:
                fill(address, tables)
            options = ["--host", "127.0.0.1", "--port", str(port), "--data", folder, "--database", address]
            began = time.perf_counter()
            server = Process([sys.executable, "-m", "caravanserai", "serve", *options], port, "/healthz", data / "server.log")
            try:
                started, cpu = time.perf_counter() - began, server.cpu()
                time.sleep(3.0)
                figures = {"start": started, "start_cpu": cpu, "settled_cpu": server.cpu(), "memory": server.memory() / 1e6}
                if tables:
                    began = time.perf_counter()
                    httpx.get(f"http://127.0.0.1:{port}/api/tables/sleeping-1").raise_for_status()
                    figures["look"] = time.perf_counter() - began
                return figures
            finally:
                server.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100_000)
    parser.add_argument("--postgres", metavar="ADDRESS", help="a PostgreSQL server to measure on besides")
    given = parser.parse_args()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))
    for name, line in machine_lines([], "wherever the system puts it").items():
        print(f"{name}: {line}")
    columns = ("answers after", "CPU till then", "CPU 3 s later")
    print(f"\n{'database':<11}{'tables':>9}{''.join(f'{name:>15}' for name in columns)}{'memory':>10}{'a look':>10}")
    for name, database in (("SQLite", "sqlite"), ("PostgreSQL", given.postgres)):
        if database is None:
            continue
        for tables in (0, given.tables):
            told = measure(database, tables)
            look = f"{1000 * told['look']:.0f} ms" if "look" in told else ""
            times = "".join(f"{told[one]:>13.2f} s" for one in ("start", "start_cpu", "settled_cpu"))
            print(f"{name:<11}{tables:>9,}{times}{told['memory']:>7.0f} MB{look:>10}", flush=True)


if __name__ == "__main__":
    main()
