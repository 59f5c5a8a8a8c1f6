"""Tables in one SQLite file: one thread writes, in groups that share a commit, and another reads beside it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, ClassVar, TypeVar

from caravanserai.tables.storage import columns
from caravanserai.tables.storage.errors import StorageError
from caravanserai.tables.storage.grouping import Outcome
from caravanserai.tables.storage.migrations import SHIPPED
from caravanserai.tables.storage.sql import SqlStore
from caravanserai.tables.storage.sqlite_file import connect_reader, connect_writer, copy_database
from caravanserai.tables.storage.writes import Append, Creation, Statement, Value, Write, check_follows
from caravanserai.tables.store import Conflict, Listing

T = TypeVar("T")

ADD_TABLE = f"INSERT INTO tables ({columns.LISTING}, rules_version, secret, last_number) VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,1)"

ADD_ROW = "INSERT INTO log (table_id, number, at, key, content) VALUES (?, ?, ?, ?, ?)"

FIND_TABLE = "SELECT last_number, people FROM tables WHERE id = ?"

CHANGE_TABLE = """
    UPDATE tables SET game = ?2, name = ?3, phase = ?4, players = ?5, free_seats = ?6, listed = ?7, watchable = ?8,
        people = ?9, awaited = ?10, changed = ?11, last_number = ?12
    WHERE id = ?1"""

CLEAR_SITTERS = "DELETE FROM sitters WHERE table_id = ?"
ADD_SITTER = "INSERT INTO sitters (who, table_id) VALUES (?, ?)"


class SqliteStore(SqlStore):
    """A store in the file at this path. Several processes may share the file, on one machine."""

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
        return await self._read_thread.run(lambda connection: connection.execute(sql, _named(values)).fetchall())

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


def _named(values: Sequence[Value]) -> dict[str, Value]:
    return {str(number): value for number, value in enumerate(values, start=1)}


def commit_group(connection: sqlite3.Connection, writes: list[Write]) -> list[Outcome]:
    """All writes in one transaction; those that fail leave no trace in it."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        outcomes = [_attempt(connection, write) for write in writes]
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    return outcomes


def _attempt(connection: sqlite3.Connection, write: Write) -> Outcome:
    """A savepoint for each, unless the fault was grave enough (a full disk) to end the whole transaction."""
    connection.execute("SAVEPOINT attempt")
    try:
        _make(connection, write)
    except Exception as error:
        if not connection.in_transaction:
            raise
        connection.execute("ROLLBACK TO attempt")
        connection.execute("RELEASE attempt")
        return Conflict(f"taken already, or missing: {error}") if isinstance(error, sqlite3.IntegrityError) else error
    connection.execute("RELEASE attempt")
    return None


def _make(connection: sqlite3.Connection, write: Write) -> None:
    if isinstance(write, Append):
        _append(connection, write)
    elif isinstance(write, Creation):
        _create(connection, write)
    else:
        assert isinstance(write, Statement)
        connection.execute(write.sql, _named(write.values))


def _create(connection: sqlite3.Connection, write: Creation) -> None:
    connection.execute(ADD_TABLE, columns.creation_columns(write))
    connection.execute(ADD_ROW, columns.row_columns(write.table, write.row))
    _seat(connection, write.listing)


def _append(connection: sqlite3.Connection, write: Append) -> None:
    last, people = connection.execute(FIND_TABLE, (write.table,)).fetchone() or (None, None)
    check_follows(write, last)
    connection.executemany(ADD_ROW, [columns.row_columns(write.table, row) for row in write.rows])
    connection.execute(CHANGE_TABLE, columns.append_columns(write))
    if people != columns.write_names(write.listing.people):
        _seat(connection, write.listing)


def _seat(connection: sqlite3.Connection, listing: Listing) -> None:
    connection.execute(CLEAR_SITTERS, (listing.table,))
    connection.executemany(ADD_SITTER, columns.sitter_columns(listing))
