"""Databases to test with: a fresh one for each test, of either kind."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from importlib import import_module
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from caravanserai.tables.storage.migrations import SHIPPED, Dialect
from caravanserai.tables.storage.postgres import PostgresStore
from caravanserai.tables.storage.sqlite import SqliteStore
from caravanserai.tables.store import Store

T = TypeVar("T")
asyncpg: Any = import_module("asyncpg")
ASKED_FOR = os.environ.get("CARAVANSERAI_TEST_POSTGRES")
"""Where a PostgreSQL for tests runs. If it is given, it has to be there."""

SERVER = ASKED_FOR or "postgresql://postgres@127.0.0.1:5432/postgres"

OTHERS = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
"""How many others are connected to the database of a test."""


class Database(msgspec.Struct, frozen=True):
    """An empty database of this kind, at this address."""

    dialect: Dialect
    url: str

    def store(self, migrations: Traversable = SHIPPED) -> Store:
        if self.dialect == "sqlite":
            return SqliteStore(self.url, migrations)
        return PostgresStore(self.url, migrations)

    def play(self, story: Callable[[Store], Awaitable[T]], migrations: Traversable = SHIPPED) -> T:
        """Open the database, let the story happen, close it."""

        async def whole() -> T:
            store = self.store(migrations)
            await store.open()
            try:
                return await story(store)
            finally:
                await store.close()

        return asyncio.run(whole())

    def ask(self, sql: str) -> list[tuple[Any, ...]]:
        """Look into the database past the store."""
        if self.dialect == "sqlite":
            return sqlite_ask(Path(self.url), sql)
        return [tuple(row) for row in asyncio.run(postgres_ask(self.url, sql))]

    def wait_until_left(self) -> None:
        """Until nobody is connected any more: the database may still finish what a killed process asked for."""
        end = time.monotonic() + 30
        while self.dialect == "postgres" and self.ask(OTHERS) != [(0,)]:
            assert time.monotonic() < end, "somebody is still connected"
            time.sleep(0.02)


def literal(database: Database, content: bytes) -> str:
    """These bytes as SQL has them."""
    return f"X'{content.hex()}'" if database.dialect == "sqlite" else f"'\\x{content.hex()}'::bytea"


def sqlite_ask(path: Path, sql: str) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        return connection.execute(sql).fetchall()


async def postgres_ask(url: str, sql: str) -> list[Any]:
    connection = await asyncpg.connect(url, timeout=30)
    try:
        return list(await connection.fetch(sql))
    finally:
        await connection.close()


DROP = """
import asyncio, asyncpg, sys

async def drop(server, name):
    connection = await asyncpg.connect(server)
    await connection.execute(f"DROP DATABASE {name} WITH (FORCE)")

asyncio.run(drop(*sys.argv[1:]))
"""
LEFT: list[subprocess.Popen[bytes]] = []
"""What goes on after the tests."""


def leave_dropping(name: str) -> None:
    """Drop a database that nobody needs any more, and do not wait: to remove its thousands of files takes a disk a minute."""
    nowhere = subprocess.DEVNULL
    command = [sys.executable, "-c", DROP, SERVER, name]
    LEFT.append(subprocess.Popen(command, stdin=nowhere, stdout=nowhere, stderr=nowhere, start_new_session=True))
