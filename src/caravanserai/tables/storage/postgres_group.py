"""A group of writes to PostgreSQL as a handful of statements, however many tables it is about.

A failed statement would end the whole transaction, so nothing is tried that can fail: the tables are locked, always in the same
order, then what each writer asks for is weighed, and what holds is written.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, Protocol

from caravanserai.tables.storage import columns
from caravanserai.tables.storage.grouping import Outcome
from caravanserai.tables.storage.writes import Append, Creation, Statement, Value, Write, keys_of, weigh
from caravanserai.tables.store import Conflict, TableListing

NEW_LISTINGS = f"""
    unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::int[], $6::int[], $7::bool[], $8::bool[],
        $9::text[], $10::text[], $11::float8[], $12::text[], $13::int[]%s) AS new ({columns.LISTING}"""

ADD_TABLES = f"""
    INSERT INTO tables ({columns.LISTING}, rules_version, secret, last_number)
    SELECT *, 1 FROM {NEW_LISTINGS % ", $14::bytea[]"}, rules_version, secret)
    ORDER BY id
    ON CONFLICT DO NOTHING RETURNING id"""

LOCK_TABLES = "SELECT id, last_number, people FROM tables WHERE id = ANY($1::text[]) ORDER BY id FOR UPDATE"

TAKEN_KEYS = "SELECT table_id, key FROM log WHERE (table_id, key) IN (SELECT * FROM unnest($1::text[], $2::text[]))"

ADD_ROWS = """
    INSERT INTO log (table_id, number, at, key, content)
    SELECT * FROM unnest($1::text[], $2::int[], $3::float8[], $4::text[], $5::bytea[])"""

CHANGE_TABLES = f"""
    UPDATE tables SET game = new.game, name = new.name, phase = new.phase, players = new.players,
        free_seats = new.free_seats, listed = new.listed, watchable = new.watchable, people = new.people,
        awaited = new.awaited, changed = new.changed, shown = new.shown, last_number = new.last_number
    FROM {NEW_LISTINGS % ""}, last_number)
    WHERE tables.id = new.id"""

CLEAR_SITTERS = "DELETE FROM sitters WHERE table_id = ANY($1::text[])"
ADD_SITTERS = "INSERT INTO sitters (who, table_id) SELECT * FROM unnest($1::text[], $2::text[])"


class PostgresConnection(Protocol):
    """What we ask of a connection of asyncpg."""

    async def fetch(self, sql: str, *values: Any) -> Sequence[Sequence[Any]]: ...

    async def execute(self, sql: str, *values: Any) -> str: ...

    def transaction(self) -> AbstractAsyncContextManager[object]: ...


async def commit_group(connection: PostgresConnection, writes: list[Write]) -> list[Outcome]:
    """All writes in one transaction, but for those in conflict: new tables, then rows, then what may rest on these."""
    outcomes: list[Outcome] = [None] * len(writes)
    creations = [(index, write) for index, write in enumerate(writes) if isinstance(write, Creation)]
    appends = [(index, write) for index, write in enumerate(writes) if isinstance(write, Append)]
    async with connection.transaction():
        if creations:
            await _create(connection, creations, outcomes)
        if appends:
            await _append(connection, appends, outcomes)
        for write in writes:
            if isinstance(write, Statement):
                await connection.execute(write.sql, *write.values)
    return outcomes


async def _create(connection: PostgresConnection, creations: list[tuple[int, Creation]], outcomes: list[Outcome]) -> None:
    first: dict[str, Creation] = {}
    for index, write in creations:
        if first.setdefault(write.table, write) is not write:
            outcomes[index] = Conflict(f"there is a table {write.table} already")
    made = {table for (table,) in await connection.fetch(ADD_TABLES, *_turned(map(columns.creation_columns, first.values())))}
    for index, write in creations:
        if write.table not in made:
            outcomes[index] = Conflict(f"there is a table {write.table} already")
    new = [write for write in first.values() if write.table in made]
    await _add_rows(connection, [columns.row_columns(write.table, write.row) for write in new])
    await _seat(connection, [write.listing for write in new])


async def _append(connection: PostgresConnection, appends: list[tuple[int, Append]], outcomes: list[Outcome]) -> None:
    tables = sorted({write.table for _, write in appends})
    locked = {table: (last, people) for table, last, people in await connection.fetch(LOCK_TABLES, tables)}
    keys = [(write.table, key) for _, write in appends for key in keys_of(write.rows)]
    taken = {(table, key) for table, key in await connection.fetch(TAKEN_KEYS, *_turned(keys, 2))}
    sound = weigh(appends, {table: last for table, (last, _) in locked.items()}, taken, outcomes)
    newest = {write.table: write for write in sound}
    await _add_rows(connection, [columns.row_columns(write.table, row) for write in sound for row in write.rows])
    if newest:
        await connection.execute(CHANGE_TABLES, *_turned(map(columns.append_columns, newest.values())))
    listings = [write.listing for write in newest.values()]
    await _seat(connection, [new for new in listings if columns.write_names(new.people) != locked[new.table][1]])


async def _add_rows(connection: PostgresConnection, rows: list[tuple[Value, ...]]) -> None:
    if rows:
        await connection.execute(ADD_ROWS, *_turned(rows))


async def _seat(connection: PostgresConnection, listings: list[TableListing]) -> None:
    if listings:
        await connection.execute(CLEAR_SITTERS, [listing.table for listing in listings])
        sitters = [sitter for listing in listings for sitter in columns.sitter_columns(listing)]
        await connection.execute(ADD_SITTERS, *_turned(sitters, 2))


def _turned(rows: Any, width: int = 0) -> list[list[Value]]:
    """Rows as columns, one array each: `unnest` turns them back. Of no rows, so many empty columns."""
    return [list(column) for column in zip(*rows, strict=True)] or [[] for _ in range(width)]
