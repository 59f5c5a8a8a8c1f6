"""Tables in PostgreSQL. Whoever has the next number of a table writes it, so a second server by mistake does no harm."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from importlib import import_module
from importlib.resources.abc import Traversable
from typing import Any, ClassVar
from urllib.parse import urlsplit

from caravanserai.tables.storage.grouping import Outcome
from caravanserai.tables.storage.migrations import APPLIED, APPLY, LEDGER, SHIPPED, read_migrations, still_to_apply
from caravanserai.tables.storage.postgres_group import PostgresConnection, commit_group
from caravanserai.tables.storage.sql import SqlStore
from caravanserai.tables.storage.writes import Value, Write
from caravanserai.tables.store import Conflict, StorageError

CONNECTIONS = 8
"""One of them writes at a time; the others read."""

ANSWER_SECONDS = 30
"""A database that takes longer is as good as gone."""

UPGRADE_LOCK = "SELECT pg_advisory_xact_lock(7220531)"
"""Servers that start together upgrade one after the other. The number is ours by choice alone."""


def _driver() -> Any:
    """asyncpg, which only those need who keep their tables in PostgreSQL."""
    try:
        return import_module("asyncpg")
    except ModuleNotFoundError as error:
        raise StorageError("PostgreSQL needs the package asyncpg: pip install 'caravanserai[postgres]'") from error


class PostgresStore(SqlStore):
    """A store in the database at this address; tables go where its search_path says."""

    AWAITS: ClassVar[str] = "awaited::jsonb ? $1"

    def __init__(self, url: str, migrations: Traversable = SHIPPED) -> None:
        super().__init__()
        self._driver = _driver()
        self._url = url
        self._migrations = migrations
        self._pool: Any = None
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
        try:
            self._pool = await self._driver.create_pool(
                self._url,
                min_size=1,
                max_size=CONNECTIONS,
                command_timeout=ANSWER_SECONDS,
                timeout=ANSWER_SECONDS,
                reset=_leave_as_it_is,
            )
        except (OSError, TimeoutError, ValueError, self._driver.PostgresError) as error:
            raise StorageError(f"PostgreSQL at {self._where()} does not let us in: {error or type(error).__name__}") from error
        try:
            async with self._connection() as connection:
                await _upgrade(connection, self._migrations)
        except BaseException:
            await self._disconnect()
            raise

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

    async def _fetch(self, sql: str, *values: Value) -> Sequence[Sequence[Any]]:
        try:
            async with self._connection() as connection:
                return await connection.fetch(sql, *values)
        except self._unreachable as error:
            raise StorageError(f"PostgreSQL at {self._where()} does not answer: {error or type(error).__name__}") from error

    async def _commit(self, writes: list[Write]) -> Sequence[Outcome]:
        """A group that cannot be written together is written one by one, so that only those at fault fail.

        Not when the connection was lost: nobody knows then what was committed, and all have to load their tables again.
        """
        try:
            async with self._connection() as connection:
                return await commit_group(connection, writes)
        except self._driver.PostgresError as error:
            if isinstance(error, self._driver.PostgresConnectionError | self._driver.OperatorInterventionError):
                raise
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

    async def backup(self, target: str) -> None:
        raise StorageError(
            f"PostgreSQL makes its own backups, while tables go on: pg_dump --format=custom --file={target} postgresql://..."
        )


async def _leave_as_it_is(connection: PostgresConnection) -> None:
    """We change no setting of a session, so giving a connection back need not cost a question to the database."""


async def _upgrade(connection: PostgresConnection, migrations: Traversable) -> None:
    """All steps that are missing, or none."""
    known = read_migrations("postgres", migrations)
    async with connection.transaction():
        await connection.execute(UPGRADE_LOCK)
        await connection.execute(LEDGER)
        for migration in still_to_apply(known, [number for (number,) in await connection.fetch(APPLIED)]):
            await connection.execute(migration.sql)
            await connection.execute(APPLY, migration.number, migration.name)
