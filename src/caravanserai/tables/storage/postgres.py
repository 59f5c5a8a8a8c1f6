"""Tables in PostgreSQL. Whoever has a table and its next number writes it, so a server that lost it unawares does no harm.

A failed statement would end the whole transaction, so nothing is tried that can fail: the tables are locked, always in the same
order, then what each writer asks for is weighed, and what holds is written.
"""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from importlib import import_module
from importlib.resources.abc import Traversable
from typing import Any, ClassVar, Protocol
from urllib.parse import urlsplit

from caravanserai.tables.leases import Leases
from caravanserai.tables.storage.grouping import Outcome
from caravanserai.tables.storage.migrations import (
    APPLIED,
    APPLY,
    LEDGER,
    SHIPPED,
    check_version,
    read_migrations,
    still_to_apply,
)
from caravanserai.tables.storage.notices_sql import PUT_NOTICES, write_notices
from caravanserai.tables.storage.sql import SqlStore
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
    keys_of,
    not_deleted,
    row_columns,
    sitter_columns,
    weigh,
    write_names,
)
from caravanserai.tables.store import Conflict, StorageError, TableListing

CONNECTIONS = 8
"""One of them writes at a time; the others read."""

ANSWER_SECONDS = 30
"""A database that takes longer is as good as gone."""

UPGRADE_LOCK = "SELECT pg_advisory_xact_lock(7220531)"
"""Servers that start together upgrade one after the other. The number is ours by choice alone."""

NEW_LISTINGS = f"""
    unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::int[], $6::int[], $7::bool[], $8::bool[],
        $9::text[], $10::text[], $11::float8[], $12::text[], $13::float8[], $14::int[]%s) AS new ({LISTING}"""

ADD_TABLES = f"""
    INSERT INTO tables ({LISTING}, rules_version, secret, row_format, last_number)
    SELECT *, 1 FROM {NEW_LISTINGS % ", $15::bytea[], $16::int[]"}, rules_version, secret, row_format)
    ORDER BY id
    ON CONFLICT DO NOTHING RETURNING id"""

IDLE_SECONDS = 5
"""A transaction in which nothing happens for so long is ended by the database: a frozen server must keep no table locked."""

NAMED = "caravanserai "
"""How the name of each session of a server begins, which the others know all of them by."""

OURS = "SELECT table_id FROM leases WHERE table_id = ANY($1::text[]) AND server = $2"

LOCK_TABLES = "SELECT id, last_number, people FROM tables WHERE id = ANY($1::text[]) ORDER BY id FOR UPDATE"

LOCK_UNCHANGED = "SELECT 1 FROM tables WHERE id = $1 AND changed < $2 FOR UPDATE"

TAKEN_KEYS = "SELECT table_id, key FROM log WHERE (table_id, key) IN (SELECT * FROM unnest($1::text[], $2::text[]))"

ADD_ROWS = """
    INSERT INTO log (table_id, number, at, key, content)
    SELECT * FROM unnest($1::text[], $2::int[], $3::float8[], $4::text[], $5::bytea[])"""

CHANGE_TABLES = f"""
    UPDATE tables SET game = new.game, name = new.name, phase = new.phase, players = new.players,
        free_seats = new.free_seats, listed = new.listed, watchable = new.watchable, people = new.people,
        awaited = new.awaited, changed = new.changed, shown = new.shown, due = new.due,
        last_number = new.last_number,
        row_format = greatest(tables.row_format, new.row_format)
    FROM {NEW_LISTINGS % ", $15::int[]"}, last_number, row_format)
    WHERE tables.id = new.id"""

ADD_NOTICES = PUT_NOTICES.format(
    distinct="DISTINCT ON (1, 2, 3)",
    notices="""SELECT * FROM json_to_recordset($1::json)
        AS told (subject text, table_id text, kind text, version int, due float8, content text)""",
    order="ORDER BY 1, 2, 3, new.version DESC",
)
"""The newest alone of what goes to one place: a statement may not change a row twice."""

CLEAR_SITTERS = "DELETE FROM sitters WHERE table_id = ANY($1::text[])"
ADD_SITTERS = "INSERT INTO sitters (who, table_id) SELECT * FROM unnest($1::text[], $2::text[])"


def _driver() -> Any:
    """asyncpg, which only those need who keep their tables in PostgreSQL."""
    try:
        return import_module("asyncpg")
    except ModuleNotFoundError as error:
        raise StorageError("PostgreSQL needs the package asyncpg: pip install 'caravanserai[postgres]'") from error


class PostgresStore(SqlStore):
    """A store in the database at this address; tables go where its search_path says."""

    AWAITS: ClassVar[str] = "strpos(awaited, $3) > 0"
    EACH: ClassVar[str] = "SELECT json_array_elements_text($1::json)"
    PUT_NOTICES: ClassVar[str] = ADD_NOTICES
    SKIP: ClassVar[str] = "FOR UPDATE OF waiting SKIP LOCKED"

    def __init__(self, url: str, migrations: Traversable = SHIPPED) -> None:
        super().__init__()
        self._driver = _driver()
        self._url = url
        self._migrations = migrations
        self._pool: Any = None
        self._settings = {
            "application_name": f"{NAMED}{os.getpid()} {secrets.token_hex(8)}",
            "idle_in_transaction_session_timeout": f"{IDLE_SECONDS}s",
        }
        self.fence: int | None = None
        """The server that we are among others: rows are taken only for tables that it has. None writes to any."""
        self._unreachable: tuple[type[Exception], ...] = (
            OSError,
            TimeoutError,
            self._driver.InterfaceError,
            self._driver.InternalClientError,
            self._driver.PostgresConnectionError,
            self._driver.OperatorInterventionError,
        )
        """What the driver raises when the database is away, stops, or takes too long."""

    async def _connect(self) -> None:
        await self._fill_pool(self._settings)
        try:
            async with self._connection() as connection:
                await _upgrade(connection, self._migrations)
        except BaseException:
            await self._disconnect()
            raise

    async def _connect_to_read(self) -> None:
        """No transaction of this pool can write, whatever it is asked."""
        await self._fill_pool({"default_transaction_read_only": "on"})
        try:
            applied = [number for (number,) in await self._fetch(APPLIED)]
            check_version(read_migrations("postgres", self._migrations), applied)
        except self._driver.UndefinedTableError:
            await self._disconnect()
            raise StorageError(f"PostgreSQL at {self._where()} keeps no tables: give another address") from None
        except BaseException:
            await self._disconnect()
            raise

    async def _fill_pool(self, settings: dict[str, str]) -> None:
        try:
            self._pool = await self._driver.create_pool(
                self._url,
                min_size=1,
                max_size=CONNECTIONS,
                command_timeout=ANSWER_SECONDS,
                timeout=ANSWER_SECONDS,
                reset=_leave_as_it_is,
                server_settings=settings,
            )
        except (OSError, TimeoutError, ValueError, self._driver.PostgresError) as error:
            raise StorageError(f"PostgreSQL at {self._where()} does not let us in: {error or type(error).__name__}") from error

    async def connect_alone(self) -> Any:
        """A connection besides those that are shared, for a session's locks and for what servers tell each other."""
        try:
            return await self._driver.connect(
                self._url, timeout=ANSWER_SECONDS, command_timeout=ANSWER_SECONDS, server_settings=self._settings
            )
        except (*self._unreachable, self._driver.PostgresError) as error:
            raise StorageError(f"PostgreSQL at {self._where()} does not let us in: {error or type(error).__name__}") from error

    def leases(self, address: str = "", mark: str = "") -> Leases:
        from caravanserai.tables.storage.postgres_leases import PostgresLeases

        return PostgresLeases(self, address, mark)

    async def _disconnect(self) -> None:
        if self._pool is not None:
            await self._pool.close()
            self._pool = None

    def _where(self) -> str:
        """The address without its password."""
        parts = urlsplit(self._url)
        return f"{parts.hostname or 'the default host'}{parts.path}"

    def _connection(self) -> AbstractAsyncContextManager[PostgresConnection]:
        if self._pool is None:
            raise StorageError("the store is not open")
        borrowed: AbstractAsyncContextManager[PostgresConnection] = self._pool.acquire()
        return borrowed

    async def fetch(self, sql: str, *values: Value) -> Sequence[Sequence[Any]]:
        """What a statement answers, which stands for itself."""
        return await self._fetch(sql, *values)

    async def _fetch(self, sql: str, *values: Value) -> Sequence[Sequence[Any]]:
        try:
            async with self._connection() as connection:
                return await connection.fetch(sql, *values)
        except self._unreachable as error:
            raise self._away(error) from error

    def _away(self, error: Exception) -> StorageError:
        return StorageError(f"PostgreSQL at {self._where()} does not answer: {error or type(error).__name__}")

    async def _commit(self, writes: list[Write]) -> Sequence[Outcome]:
        """A group that cannot be written together is written one by one, so that only those at fault fail.

        Not when the connection was lost: nobody knows then what was committed, and all have to load their tables again.
        """
        try:
            async with self._connection() as connection:
                return await commit_group(connection, writes, self.fence)
        except self._unreachable as error:
            raise self._away(error) from error
        except self._driver.PostgresError as error:
            if len(writes) == 1:
                return [self._told(error)]
            return [outcome for write in writes for outcome in await self._commit([write])]

    def _told(self, error: Exception) -> Exception:
        """The driver's errors as those that every store raises."""
        if isinstance(error, self._driver.IntegrityConstraintViolationError):
            return Conflict(f"taken already, or missing: {error}")
        if isinstance(error, self._driver.DataError):
            return ValueError(f"cannot be stored: {error}")
        return error

    async def faults(self) -> list[str]:
        """What is wrong with its files PostgreSQL tells when it comes upon it."""
        return []

    async def backup(self, target: str) -> None:
        raise StorageError(
            f"PostgreSQL makes its own backups, while tables go on: pg_dump --format=custom --file={target} postgresql://..."
        )


async def _leave_as_it_is(connection: PostgresConnection) -> None:
    """We change no setting of a session, so giving a connection back need not cost a question to the database."""


async def _upgrade(connection: PostgresConnection, migrations: Traversable) -> None:
    """All steps that are missing, or none."""
    known = read_migrations("postgres", migrations)
    async with transaction(connection):
        await connection.execute(UPGRADE_LOCK)
        await connection.execute(LEDGER)
        for migration in still_to_apply(known, [number for (number,) in await connection.fetch(APPLIED)]):
            await connection.execute(migration.sql)
            await connection.execute(APPLY, migration.number, migration.name)


class PostgresConnection(Protocol):
    """What we ask of a connection of asyncpg."""

    async def fetch(self, sql: str, *values: Any) -> Sequence[Sequence[Any]]: ...

    async def execute(self, sql: str, *values: Any) -> str: ...

    def transaction(self) -> AbstractAsyncContextManager[object]: ...


@asynccontextmanager
async def transaction(connection: PostgresConnection) -> AsyncIterator[None]:
    """All or nothing. Whoever is cancelled meanwhile stays cancelled, though a connection that is gone cannot roll back."""
    cancelled: asyncio.CancelledError | None = None
    try:
        async with connection.transaction():
            try:
                yield
            except asyncio.CancelledError as error:
                cancelled = error
                raise
    except Exception:
        if cancelled is not None:
            raise cancelled from None
        raise


async def commit_group(connection: PostgresConnection, writes: list[Write], server: int | None = None) -> list[Outcome]:
    """All writes in one transaction, but for those in conflict: new tables, then rows, then what may rest on these."""
    outcomes: list[Outcome] = [None] * len(writes)
    creations = [(index, write) for index, write in enumerate(writes) if isinstance(write, Creation)]
    appends = [(index, write) for index, write in enumerate(writes) if isinstance(write, Append)]
    async with transaction(connection):
        if creations:
            await _create(connection, creations, outcomes)
        if appends:
            await _append(connection, appends, outcomes, server)
        for index, write in enumerate(writes):
            if isinstance(write, Statement):
                await connection.execute(write.sql, *write.values)
            elif isinstance(write, Deletion):
                outcomes[index] = await _delete(connection, write)
    return outcomes


async def _delete(connection: PostgresConnection, write: Deletion) -> Outcome:
    """The table is locked first, as by those who append: whoever comes later finds none."""
    if not await connection.fetch(LOCK_UNCHANGED, write.table, write.changed_before):
        return not_deleted(write)
    for sql in DELETE_TABLE:
        await connection.execute(sql, write.table)
    return None


async def _create(connection: PostgresConnection, creations: list[tuple[int, Creation]], outcomes: list[Outcome]) -> None:
    first: dict[str, Creation] = {}
    for index, write in creations:
        if first.setdefault(write.table, write) is not write:
            outcomes[index] = Conflict(f"there is a table {write.table} already")
    made = {table for (table,) in await connection.fetch(ADD_TABLES, *_turned(map(creation_columns, first.values())))}
    for index, write in creations:
        if write.table not in made:
            outcomes[index] = Conflict(f"there is a table {write.table} already")
    new = [write for write in first.values() if write.table in made]
    await _add_rows(connection, [row_columns(write.table, write.row) for write in new])
    await _seat(connection, [write.listing for write in new])


async def _append(
    connection: PostgresConnection, appends: list[tuple[int, Append]], outcomes: list[Outcome], server: int | None
) -> None:
    tables = sorted({write.table for _, write in appends})
    locked = {table: (last, people) for table, last, people in await connection.fetch(LOCK_TABLES, tables)}
    if server is not None:
        appends = await _ours(connection, appends, outcomes, server)
    keys = [(write.table, key) for _, write in appends for key in keys_of(write.rows)]
    taken = {(table, key) for table, key in await connection.fetch(TAKEN_KEYS, *_turned(keys, 2))}
    sound = weigh(appends, {table: last for table, (last, _) in locked.items()}, taken, outcomes)
    newest = {write.table: write for write in sound}
    await _add_rows(connection, [row_columns(write.table, row) for write in sound for row in write.rows])
    if newest:
        await connection.execute(CHANGE_TABLES, *_turned(map(append_columns, newest.values())))
    listings = [write.listing for write in newest.values()]
    await _seat(connection, [new for new in listings if write_names(new.people) != locked[new.table][1]])
    notices = [notice for write in sound for notice in write.notices]
    if notices:
        await connection.execute(ADD_NOTICES, write_notices(notices))


async def _ours(
    connection: PostgresConnection, appends: list[tuple[int, Append]], outcomes: list[Outcome], server: int
) -> list[tuple[int, Append]]:
    """Those to tables that this server has. Asked when the tables are locked: whoever takes one over waits for that lock."""
    ours = {table for (table,) in await connection.fetch(OURS, [write.table for _, write in appends], server)}
    for index, write in appends:
        if write.table not in ours:
            outcomes[index] = Conflict(f"another server has table {write.table}")
    return [(index, write) for index, write in appends if write.table in ours]


async def _add_rows(connection: PostgresConnection, rows: list[tuple[Value, ...]]) -> None:
    if rows:
        await connection.execute(ADD_ROWS, *_turned(rows))


async def _seat(connection: PostgresConnection, listings: list[TableListing]) -> None:
    if listings:
        await connection.execute(CLEAR_SITTERS, [listing.table for listing in listings])
        sitters = [sitter for listing in listings for sitter in sitter_columns(listing)]
        await connection.execute(ADD_SITTERS, *_turned(sitters, 2))


def _turned(rows: Any, width: int = 0) -> list[list[Value]]:
    """Rows as columns, one array each: `unnest` turns them back. Of no rows, so many empty columns."""
    return [list(column) for column in zip(*rows, strict=True)] or [[] for _ in range(width)]
