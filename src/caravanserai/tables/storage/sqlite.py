"""Tables in one SQLite file: one thread writes, in groups that share a commit, and another reads beside it.

Every statement lets go of the interpreter and has to wait until it is given back, which costs more than what the statement does:
so rows are written many at a time. If that fails, nothing of it was done, and each write is made by itself.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib.resources.abc import Traversable
from itertools import chain
from pathlib import Path
from typing import Any, ClassVar, TypeVar

import msgspec

from caravanserai.tables.storage.grouping import Outcome
from caravanserai.tables.storage.migrations import SHIPPED
from caravanserai.tables.storage.notices_sql import PUT_NOTICES, write_notices
from caravanserai.tables.storage.sql import SqlStore
from caravanserai.tables.storage.sqlite_copy import copy_database
from caravanserai.tables.storage.sqlite_file import connect_reader, connect_to_read, connect_writer
from caravanserai.tables.storage.writes import (
    DELETE_TABLE,
    LISTING,
    Append,
    Creation,
    Deletion,
    Statement,
    Value,
    Write,
    append_columns,
    creation_columns,
    not_deleted,
    row_columns,
    sitter_columns,
    weigh,
    write_names,
)
from caravanserai.tables.store import Conflict, StorageError, TableListing

T = TypeVar("T")

ADD_TABLE = f"INSERT INTO tables ({LISTING}, rules_version, secret, row_format, last_number) VALUES ({'?,' * 16}1)"

FIND_TABLES = """
    SELECT json_group_array(json_array(id, last_number, people)) FROM tables
    WHERE id IN (SELECT value FROM json_each(?))"""
"""One row, whatever is found: each row more would be one more time to let go of the interpreter."""

ADD_ROWS = "INSERT INTO log (table_id, number, at, key, content) VALUES {}"

CHANGE_TABLES = """
    UPDATE tables SET game = column2, name = column3, phase = column4, players = column5, free_seats = column6,
        listed = column7, watchable = column8, people = column9, awaited = column10, changed = column11, shown = column12,
        due = column13, last_number = column14, row_format = max(row_format, column15)
    FROM (VALUES {}) AS new WHERE tables.id = new.column1"""

FIND_UNCHANGED = "SELECT 1 FROM tables WHERE id = $1 AND changed < $2"

CLEAR_SITTERS = "DELETE FROM sitters WHERE table_id = ?"
ADD_SITTERS = "INSERT INTO sitters (who, table_id) VALUES {}"

ADD_NOTICES = PUT_NOTICES.format(
    distinct="",
    notices="""SELECT json_extract(value, '$.subject') AS subject, json_extract(value, '$.table_id') AS table_id,
        json_extract(value, '$.kind') AS kind, json_extract(value, '$.version') AS version,
        json_extract(value, '$.due') AS due, json_extract(value, '$.content') AS content FROM json_each($1)""",
    order="ORDER BY new.version",
)

SIZES = (128, 64, 32, 16, 8, 4, 2, 1)
"""Rows that one statement writes: few sizes, so that the statements are prepared once."""

_read_found = msgspec.json.Decoder(list[tuple[str, int, str]]).decode


class SqliteStore(SqlStore):
    """A store in the file at this path. Another process on this machine may read it meanwhile, to make a backup."""

    AWAITS: ClassVar[str] = "instr(awaited, $3) > 0"
    EACH: ClassVar[str] = "SELECT value FROM json_each($1)"
    PUT_NOTICES: ClassVar[str] = ADD_NOTICES
    SKIP: ClassVar[str] = ""

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

    async def _connect_to_read(self) -> None:
        self._read_thread = await _ConnectionThread.start("reads", lambda: connect_to_read(self.path, self._migrations))

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

    async def faults(self) -> list[str]:
        found = [text for (text,) in await self._fetch("PRAGMA integrity_check") if text != "ok"]
        torn = await self._fetch("PRAGMA foreign_key_check")
        return found + [f"a row of {child} refers to a row of {parent} that is not there" for child, _, parent, _ in torn]

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


def commit_group(connection: sqlite3.Connection, writes: list[Write]) -> list[Outcome]:
    """All writes in one transaction; those that fail leave no trace in it."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        try:
            outcomes = _make(connection, writes)
        except Exception:
            if not connection.in_transaction:
                raise
            connection.execute("ROLLBACK")
            connection.execute("BEGIN IMMEDIATE")
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
        (outcome,) = _make(connection, [write])
    except Exception as error:
        if not connection.in_transaction:
            raise
        connection.execute("ROLLBACK TO attempt")
        connection.execute("RELEASE attempt")
        return Conflict(f"taken already, or missing: {error}") if isinstance(error, sqlite3.IntegrityError) else error
    connection.execute("RELEASE attempt")
    return outcome


def _make(connection: sqlite3.Connection, writes: list[Write]) -> list[Outcome]:
    """New tables, then rows, then what may rest on these."""
    outcomes: list[Outcome] = [None] * len(writes)
    for write in writes:
        if isinstance(write, Creation):
            _create(connection, write)
    appends = [(index, write) for index, write in enumerate(writes) if isinstance(write, Append)]
    if appends:
        _append(connection, appends, outcomes)
    for index, write in enumerate(writes):
        if isinstance(write, Statement):
            connection.execute(write.sql, named(write.values))
        elif isinstance(write, Deletion):
            outcomes[index] = _delete(connection, write)
    return outcomes


def _delete(connection: sqlite3.Connection, write: Deletion) -> Outcome:
    if connection.execute(FIND_UNCHANGED, named((write.table, write.changed_before))).fetchone() is None:
        return not_deleted(write)
    for sql in DELETE_TABLE:
        connection.execute(sql, named((write.table,)))
    return None


def _create(connection: sqlite3.Connection, write: Creation) -> None:
    connection.execute(ADD_TABLE, creation_columns(write))
    _execute_rows(connection, ADD_ROWS, [row_columns(write.table, write.row)])
    _seat(connection, write.listing)


def _append(connection: sqlite3.Connection, appends: list[tuple[int, Append]], outcomes: list[Outcome]) -> None:
    """Keys are not looked up: one that is taken fails, and then everybody is written alone."""
    wanted = write_names(list({write.table for _, write in appends}))
    (found,) = connection.execute(FIND_TABLES, (wanted,)).fetchone()
    tables = {table: (last, people) for table, last, people in _read_found(found)}
    sound = weigh(appends, {table: last for table, (last, _) in tables.items()}, set(), outcomes)
    newest = {write.table: write for write in sound}
    _execute_rows(connection, ADD_ROWS, [row_columns(write.table, row) for write in sound for row in write.rows])
    _execute_rows(connection, CHANGE_TABLES, [append_columns(write) for write in newest.values()])
    for write in newest.values():
        if write_names(write.listing.people) != tables[write.table][1]:
            _seat(connection, write.listing)
    notices = [notice for write in sound for notice in write.notices]
    if notices:
        connection.execute(ADD_NOTICES, named((write_notices(notices),)))


def _seat(connection: sqlite3.Connection, listing: TableListing) -> None:
    connection.execute(CLEAR_SITTERS, (listing.table,))
    _execute_rows(connection, ADD_SITTERS, sitter_columns(listing))


def _execute_rows(connection: sqlite3.Connection, sql: str, rows: list[tuple[Value, ...]]) -> None:
    """The statement for all these rows, with as few statements as there are sizes for."""
    for part in _parts(rows):
        connection.execute(_for_rows(sql, len(part), len(part[0])), tuple(chain.from_iterable(part)))


def _parts(rows: list[tuple[Value, ...]]) -> Iterator[list[tuple[Value, ...]]]:
    start = 0
    for size in SIZES:
        while len(rows) - start >= size:
            yield rows[start : start + size]
            start += size


@cache
def _for_rows(sql: str, rows: int, width: int) -> str:
    return sql.format(", ".join(["(" + ", ".join("?" * width) + ")"] * rows))


def named(values: Sequence[Value]) -> dict[str, Value]:
    """For statements that are written with `$1`."""
    return {str(number): value for number, value in enumerate(values, start=1)}
