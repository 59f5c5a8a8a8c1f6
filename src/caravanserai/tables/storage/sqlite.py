"""Tables in one SQLite file: one thread writes, in groups that share a commit, and another reads beside it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, ClassVar, TypeVar

from caravanserai.tables.storage.grouping import Outcome
from caravanserai.tables.storage.migrations import SHIPPED
from caravanserai.tables.storage.sql import SqlStore
from caravanserai.tables.storage.sqlite_file import connect_reader, connect_writer, copy_database
from caravanserai.tables.storage.sqlite_group import commit_group, named
from caravanserai.tables.storage.writes import Value, Write
from caravanserai.tables.store import StorageError

T = TypeVar("T")


class SqliteStore(SqlStore):
    """A store in the file at this path. Another process on this machine may read it meanwhile, to make a backup."""

    AWAITS: ClassVar[str] = "EXISTS (SELECT 1 FROM json_each(awaited) WHERE value = $1)"

    def __init__(self, path: str | Path, migrations: Traversable = SHIPPED) -> None:
        super().__init__()
        self.path = Path(path)
        self._migrations = migrations
        self._write_thread: _ConnectionThread | None = None
        self._read_thread: _ConnectionThread | None = None

    async def _connect(self) -> None:
        self._write_thread = await _ConnectionThread.start("writes", lambda: connect_writer(self.path, self._migrations))
        try:
            self._read_thread = await _ConnectionThread.start("reads", lambda: connect_reader(self.path))
        except BaseException:
            await self._disconnect()
            raise

    async def _disconnect(self) -> None:
        """The writer goes last: the last to leave moves what is left of the write-ahead log into the file."""
        for thread in (self._read_thread, self._write_thread):
            if thread is not None:
                await thread.stop()
        self._read_thread = self._write_thread = None

    async def _fetch(self, sql: str, *values: Value) -> Sequence[Sequence[Any]]:
        if self._read_thread is None:
            raise StorageError("the store is not open")
        return await self._read_thread.run(lambda connection: connection.execute(sql, named(values)).fetchall())

    async def _commit(self, writes: list[Write]) -> Sequence[Outcome]:
        if self._write_thread is None:
            raise StorageError("the store is not open")
        return await self._write_thread.run(lambda connection: commit_group(connection, writes))

    async def backup(self, target: str) -> None:
        await asyncio.to_thread(copy_database, self.path, Path(target))


class _ConnectionThread:
    """A connection with a thread of its own, where it may wait for the disk without holding anybody up."""

    def __init__(self, name: str) -> None:
        self._executor = ThreadPoolExecutor(1, thread_name_prefix=f"sqlite-{name}")
        self._connection: sqlite3.Connection

    @classmethod
    async def start(cls, name: str, connect: Callable[[], sqlite3.Connection]) -> _ConnectionThread:
        thread = cls(name)
        try:
            thread._connection = await asyncio.get_running_loop().run_in_executor(thread._executor, connect)
        except BaseException:
            thread._executor.shutdown()
            raise
        return thread

    async def run(self, task: Callable[[sqlite3.Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._executor, task, self._connection)

    async def stop(self) -> None:
        await self.run(sqlite3.Connection.close)
        self._executor.shutdown()
