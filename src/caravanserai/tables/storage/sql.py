"""A store in SQL: the statements that all databases share, and what a database adds of its own.

Parameters are written `$1`, as PostgreSQL has them; SQLite reads that as a parameter with the name 1.
"""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, ClassVar

import msgspec
import structlog

from caravanserai.tables.leases import Alone, Leases
from caravanserai.tables.outbox import Notice
from caravanserai.tables.storage.grouping import Grouping, Outcome
from caravanserai.tables.storage.notices_sql import SqlNotices
from caravanserai.tables.storage.what_ifs_sql import SqlWhatIfs
from caravanserai.tables.storage.writes import (
    LISTING,
    PERSON,
    TOKEN,
    Append,
    Creation,
    Deletion,
    Statement,
    Value,
    Write,
    check_append,
    check_creation,
    page_columns,
    person_columns,
    read_entry,
    read_listing,
    read_person,
    read_row,
    read_token,
    token_columns,
    write_names,
)
from caravanserai.tables.store import (
    FAR,
    JournalPage,
    KeptGame,
    Person,
    StorageError,
    StoredRow,
    StoredTable,
    TableListing,
    Token,
)

log = structlog.get_logger("tables")

LISTING_OF_TABLES = ", ".join(f"tables.{column}" for column in LISTING.split(", "))

LOAD = """
    SELECT tables.rules_version, tables.secret, tables.last_number, tables.row_format,
        coalesce(snapshots.number, 0), snapshots.content, tables.phase
    FROM tables LEFT JOIN snapshots ON snapshots.table_id = tables.id
    WHERE tables.id = $1"""

ROWS = "SELECT number, at, key, content FROM log WHERE table_id = $1 AND number >= $2 ORDER BY number"

FIND_KEY = "SELECT number FROM log WHERE table_id = $1 AND key = $2"

TABLES_OF = f"""
    SELECT {LISTING} FROM sitters JOIN tables ON tables.id = sitters.table_id
    WHERE sitters.who = $1
    ORDER BY CASE WHEN {{awaits}} THEN 0 ELSE 1 END, changed DESC, id LIMIT $2"""

PUT_AWAY = """
    INSERT INTO put_away (who, table_id, at) VALUES ($1, $2, $3)
    ON CONFLICT (who, table_id) DO UPDATE SET at = excluded.at"""

TAKE_UP = "DELETE FROM put_away WHERE who = $1 AND table_id = $2"

TABLES_PUT_AWAY = "SELECT table_id FROM put_away WHERE who = $1 ORDER BY table_id"

SAVE_ORDER = """
    INSERT INTO standing_orders (table_id, who, content) VALUES ($1, $2, $3)
    ON CONFLICT (table_id, who) DO UPDATE SET content = excluded.content"""

DROP_ORDER = "DELETE FROM standing_orders WHERE table_id = $1 AND who = $2"

ORDERS_AT = "SELECT who, content FROM standing_orders WHERE table_id = $1"

FORGET_ORDERS = "DELETE FROM standing_orders WHERE who = $1"

OPEN_TABLES = f"""
    SELECT {LISTING} FROM tables WHERE phase = 'open' AND listed AND free_seats > 0
    ORDER BY changed DESC, id LIMIT $1"""

WATCHABLE_TABLES = f"""
    SELECT {LISTING} FROM tables WHERE phase = 'playing' AND watchable
    ORDER BY changed DESC, id LIMIT $1"""

FIND_TABLES = f"""
    SELECT {LISTING} FROM tables
    WHERE id > $1 AND ($3 = '' OR phase = $3) AND ($4 = '' OR game = $4) AND changed < $5
    ORDER BY id LIMIT $2"""

LISTING_OF = f"SELECT {LISTING} FROM tables WHERE id = $1"

LAST_NUMBERS = "SELECT id, last_number FROM tables WHERE id IN ({each})"

PLAYING_TABLES = "SELECT id FROM tables WHERE phase = 'playing' ORDER BY id"

DUE_TABLES = """
    SELECT id FROM tables WHERE due <= $1
        AND NOT EXISTS (SELECT 1 FROM leases WHERE table_id = tables.id AND server IS NOT NULL)
    ORDER BY due, id"""

SET_DUE = "UPDATE tables SET due = $2 WHERE id = $1"

SAVE_SNAPSHOT = """
    INSERT INTO snapshots (table_id, number, content) VALUES ($1, $2, $3)
    ON CONFLICT (table_id) DO UPDATE SET number = excluded.number, content = excluded.content
    WHERE excluded.number >= snapshots.number"""

SERVED_UNTIL = "SELECT until FROM served WHERE id = 1"

NOTE_SERVED = """
    INSERT INTO served (id, until) VALUES (1, $1)
    ON CONFLICT (id) DO UPDATE SET until = excluded.until WHERE excluded.until > served.until"""

OUTAGES = "SELECT began, ended FROM outages WHERE ended > $1 ORDER BY began"

ADD_OUTAGE = "INSERT INTO outages (began, ended) VALUES ($1, $2)"

SAVE_PERSON = f"""
    INSERT INTO persons ({PERSON}) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (who) DO UPDATE SET name = excluded.name, created = excluded.created,
        recovery = CASE WHEN excluded.recovery > persons.recovery THEN excluded.recovery ELSE persons.recovery END,
        session = CASE WHEN excluded.session > persons.session THEN excluded.session ELSE persons.session END"""
"""The numbers only go up: whoever has read somebody before another process ended their sessions does not bring these back."""

FIND_PERSON = f"SELECT {PERSON} FROM persons WHERE who = $1"

FIND_PEOPLE = f"SELECT {PERSON} FROM persons WHERE who = $1 OR lower(name) = lower($1) ORDER BY created, who LIMIT $2"

SESSION_NUMBERS = "SELECT who, session FROM persons WHERE who IN ({each})"

SAVE_TOKEN = f"""
    INSERT INTO tokens ({TOKEN}) VALUES ($1, $2, $3, $4, $5, $6, $7)
    ON CONFLICT (token) DO UPDATE SET who = excluded.who, hash = excluded.hash, label = excluded.label,
        scopes = excluded.scopes, created = excluded.created, revoked = excluded.revoked"""

FORGET_TOKENS = "DELETE FROM tokens WHERE who = $1"

FORGET_SNAPSHOT = "DELETE FROM snapshots WHERE table_id = $1"

REWRITE_ROW = "UPDATE log SET content = $3 WHERE table_id = $1 AND number = $2"

TOKEN_BY_HASH = f"SELECT {TOKEN} FROM tokens WHERE hash = $1"

TOKENS_OF = f"SELECT {TOKEN} FROM tokens WHERE who = $1 ORDER BY created, token"

KEEP_PAGE = """
    INSERT INTO journal (who, table_id, game, ended, entry)
    SELECT who, table_id, $3, $4, $5 FROM sitters WHERE who = $1 AND table_id = $2
    ON CONFLICT (who, table_id) DO UPDATE SET game = excluded.game, ended = excluded.ended, entry = excluded.entry"""

JOURNAL = f"""
    SELECT journal.ended, journal.entry, {LISTING_OF_TABLES}
    FROM journal JOIN tables ON tables.id = journal.table_id
    WHERE journal.who = $1 AND journal.entry IS NOT NULL AND ($3 = '' OR journal.game = $3)
        AND ($4 = '' OR (journal.ended, journal.table_id) <
            (SELECT ended, table_id FROM journal WHERE who = $1 AND table_id = $4))
    ORDER BY journal.ended DESC, journal.table_id DESC LIMIT $2"""

NOT_IN_JOURNAL = """
    SELECT tables.id FROM sitters JOIN tables ON tables.id = sitters.table_id
    WHERE sitters.who = $1 AND tables.phase = 'over'
        AND NOT EXISTS (SELECT 1 FROM journal WHERE journal.who = $1 AND journal.table_id = tables.id)
    ORDER BY tables.changed DESC, tables.id LIMIT $2"""

FORGET_JOURNAL = "DELETE FROM journal WHERE who = $1"

KEEP_REVIEW = """
    INSERT INTO reviews (table_id, viewer, open_cards, content) VALUES ($1, $2, $3, $4)
    ON CONFLICT (table_id, viewer, open_cards) DO UPDATE SET content = excluded.content"""

REVIEW = "SELECT content FROM reviews WHERE table_id = $1 AND viewer = $2 AND open_cards = $3"


def readable(rows: Sequence[Sequence[Any]]) -> list[TableListing]:
    """The listings that can be read: one that is damaged is left out of the list, and told to whoever runs the server."""
    found = []
    for row in rows:
        listing = _read(row)
        if listing is None:
            log.error("listing cannot be read", table=row[0])
        else:
            found.append(listing)
    return found


def _read(row: Sequence[Any]) -> TableListing | None:
    try:
        return read_listing(row)
    except (msgspec.MsgspecError, ValueError):
        return None


def _read_kept(row: Sequence[Any]) -> KeptGame | None:
    ended, entry, *columns = row
    listing = _read(columns)
    try:
        return None if listing is None else KeptGame(ended, read_entry(entry), listing)
    except (msgspec.MsgspecError, ValueError):
        log.error("page of a journal cannot be read", table=listing and listing.table)
        return None


class SqlStore(SqlNotices, SqlWhatIfs):
    """The `Store` protocol, but for how a database is reached, a group committed and a backup made."""

    AWAITS: ClassVar[str]
    """Whether the list `awaited` holds `$3`, as this database asks it: as text, so that a damaged list fails nobody's query."""

    EACH: ClassVar[str]
    """The names in the list `$1`, which is JSON, one a row."""

    def __init__(self) -> None:
        self._grouping: Grouping[Write] | None = None
        self._is_open = False
        self._observe: Callable[[float], None] | None = None

    @abstractmethod
    async def _connect(self) -> None: ...

    @abstractmethod
    async def _connect_to_read(self) -> None: ...

    @abstractmethod
    async def _disconnect(self) -> None: ...

    @abstractmethod
    async def _fetch(self, sql: str, *values: Value) -> Sequence[Sequence[Any]]: ...

    @abstractmethod
    async def _commit(self, writes: list[Write]) -> Sequence[Outcome]: ...

    @abstractmethod
    async def backup(self, target: str) -> None: ...

    def leases(self, address: str = "", mark: str = "") -> Leases:
        return Alone()

    @abstractmethod
    async def faults(self) -> list[str]: ...

    async def open(self) -> None:
        self._must_be_closed()
        await self._connect()
        self._is_open = True
        self._grouping = Grouping(self._commit, observe=self._observe)

    async def open_to_read(self) -> None:
        self._must_be_closed()
        await self._connect_to_read()
        self._is_open = True

    def _must_be_closed(self) -> None:
        if self._is_open:
            raise StorageError("the store is open already")

    async def close(self) -> None:
        grouping, self._grouping = self._grouping, None
        if grouping is not None:
            await grouping.close()
        if self._is_open:
            self._is_open = False
            await self._disconnect()

    def watch_commits(self, observe: Callable[[float], None]) -> None:
        self._observe = observe

    async def _write(self, write: Write) -> None:
        if self._grouping is None:
            raise StorageError("the store is not open")
        await self._grouping.submit(write)

    async def create_table(self, table: str, rules_version: int, secret: bytes, row: StoredRow, listing: TableListing) -> None:
        write = Creation(table, rules_version, secret, row, listing)
        check_creation(write)
        await self._write(write)

    async def append(self, table: str, rows: list[StoredRow], listing: TableListing, notices: Sequence[Notice] = ()) -> None:
        write = Append(table, rows, listing, [*notices])
        check_append(write)
        await self._write(write)

    async def save_snapshot(self, table: str, number: int, snapshot: bytes) -> None:
        await self._write(Statement(SAVE_SNAPSHOT, (table, number, snapshot)))

    async def load(self, table: str) -> StoredTable | None:
        """Rows are never taken away, so a snapshot saved, or rows added, between the two questions do no harm."""
        for rules_version, secret, last, row_format, number, snapshot, phase in await self._fetch(LOAD, table):
            rows = await self.rows(table, number + 1)
            last = max(last, rows[-1].number) if rows else last
            return StoredTable(table, rules_version, secret, number, snapshot, rows, last, row_format, phase)
        return None

    async def rows(self, table: str, first: int = 1) -> list[StoredRow]:
        return [read_row(row) for row in await self._fetch(ROWS, table, first)]

    async def delete_table(self, table: str, changed_before: float = FAR) -> None:
        await self._write(Deletion(table, changed_before))

    async def last_numbers(self, tables: list[str]) -> dict[str, int]:
        return {row[0]: row[1] for row in await self._fetch(LAST_NUMBERS.format(each=self.EACH), write_names(tables))}

    async def rewrite(self, table: str, rows: list[StoredRow]) -> None:
        """The snapshot goes first: should this break off, nothing is left that the rows do not say."""
        await self._write(Statement(FORGET_SNAPSHOT, (table,)))
        await asyncio.gather(*(self._write(Statement(REWRITE_ROW, (table, row.number, row.content))) for row in rows))

    async def find_key(self, table: str, key: str) -> int | None:
        return next((number for (number,) in await self._fetch(FIND_KEY, table, key)), None)

    async def tables_of(self, who: str, limit: int = 100) -> list[TableListing]:
        return readable(await self._fetch(TABLES_OF.format(awaits=self.AWAITS), who, limit, msgspec.json.encode(who).decode()))

    async def put_away(self, who: str, table: str, at: float | None) -> None:
        await self._write(Statement(TAKE_UP, (who, table)) if at is None else Statement(PUT_AWAY, (who, table, at)))

    async def tables_put_away(self, who: str) -> list[str]:
        return [table for (table,) in await self._fetch(TABLES_PUT_AWAY, who)]

    async def save_order(self, table: str, who: str, order: bytes | None) -> None:
        if order is None:
            await self._write(Statement(DROP_ORDER, (table, who)))
        else:
            await self._write(Statement(SAVE_ORDER, (table, who, order.decode())))

    async def orders_at(self, table: str) -> dict[str, bytes]:
        return {who: content.encode() for who, content in await self._fetch(ORDERS_AT, table)}

    async def forget_orders(self, who: str) -> None:
        await self._write(Statement(FORGET_ORDERS, (who,)))

    async def open_tables(self, limit: int = 100) -> list[TableListing]:
        return readable(await self._fetch(OPEN_TABLES, limit))

    async def watchable_tables(self, limit: int = 100) -> list[TableListing]:
        return readable(await self._fetch(WATCHABLE_TABLES, limit))

    async def listing_of(self, table: str) -> TableListing | None:
        return next(map(_read, await self._fetch(LISTING_OF, table)), None)

    async def find_tables(
        self, after: str = "", limit: int = 500, *, phase: str = "", game: str = "", changed_before: float = FAR
    ) -> list[tuple[str, TableListing | None]]:
        return [(row[0], _read(row)) for row in await self._fetch(FIND_TABLES, after, limit, phase, game, changed_before)]

    async def playing_tables(self) -> list[str]:
        return [table for (table,) in await self._fetch(PLAYING_TABLES)]

    async def due_tables(self, until: float) -> list[str]:
        return [table for (table,) in await self._fetch(DUE_TABLES, until)]

    async def set_due(self, table: str, due: float | None) -> None:
        await self._write(Statement(SET_DUE, (table, due)))

    async def served_until(self) -> float | None:
        return next((until for (until,) in await self._fetch(SERVED_UNTIL)), None)

    async def note_served(self, until: float) -> None:
        await self._write(Statement(NOTE_SERVED, (until,)))

    async def outages(self, since: float) -> list[tuple[float, float]]:
        return [(began, ended) for began, ended in await self._fetch(OUTAGES, since)]

    async def add_outage(self, began: float, ended: float) -> None:
        await self._write(Statement(ADD_OUTAGE, (began, ended)))

    async def save_person(self, person: Person) -> None:
        await self._write(Statement(SAVE_PERSON, person_columns(person)))

    async def person(self, who: str) -> Person | None:
        return next(map(read_person, await self._fetch(FIND_PERSON, who)), None)

    async def find_people(self, who_or_name: str, limit: int = 100) -> list[Person]:
        return [read_person(row) for row in await self._fetch(FIND_PEOPLE, who_or_name, limit)]

    async def session_numbers(self, people: list[str]) -> dict[str, int]:
        return {row[0]: row[1] for row in await self._fetch(SESSION_NUMBERS.format(each=self.EACH), write_names(people))}

    async def save_token(self, token: Token) -> None:
        await self._write(Statement(SAVE_TOKEN, token_columns(token)))

    async def token_by_hash(self, hash: str) -> Token | None:
        return next(map(read_token, await self._fetch(TOKEN_BY_HASH, hash)), None)

    async def tokens_of(self, who: str) -> list[Token]:
        return [read_token(row) for row in await self._fetch(TOKENS_OF, who)]

    async def forget_tokens(self, who: str) -> None:
        await self._write(Statement(FORGET_TOKENS, (who,)))

    async def keep_in_journals(self, pages: list[JournalPage]) -> None:
        await asyncio.gather(*(self._write(Statement(KEEP_PAGE, page_columns(page))) for page in pages))

    async def journal(self, who: str, limit: int = 100, *, game: str = "", before: str = "") -> list[KeptGame]:
        kept = [_read_kept(row) for row in await self._fetch(JOURNAL, who, limit, game, before)]
        return [one for one in kept if one is not None]

    async def not_in_journal(self, who: str, limit: int = 100) -> list[str]:
        return [table for (table,) in await self._fetch(NOT_IN_JOURNAL, who, limit)]

    async def forget_journal(self, who: str) -> None:
        await self._write(Statement(FORGET_JOURNAL, (who,)))

    async def keep_review(self, table: str, viewer: int, open_cards: bool, content: bytes) -> None:
        await self._write(Statement(KEEP_REVIEW, (table, viewer, open_cards, content.decode())))

    async def review(self, table: str, viewer: int, open_cards: bool) -> bytes | None:
        return next((content.encode() for (content,) in await self._fetch(REVIEW, table, viewer, open_cards)), None)
