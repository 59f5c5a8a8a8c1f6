"""What can be written, what must be right about it whatever the database holds, and how it turns into columns and back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from caravanserai.tables.outbox import Notice
from caravanserai.tables.rows import FORMAT
from caravanserai.tables.store import (
    Conflict,
    JournalEntry,
    JournalPage,
    ListingSummary,
    Person,
    StoredRow,
    TableListing,
    Token,
)

Value = str | int | float | bytes | None
"""What goes into a column."""

LISTING = "id, game, name, phase, players, free_seats, listed, watchable, people, awaited, changed, shown, due"
"""The columns of a table that make its listing, in the order of `TableListing`."""

PERSON = "who, name, recovery, created, session"
TOKEN = "token, who, hash, label, scopes, created, revoked"

_read_names = msgspec.json.Decoder(list[str]).decode
_read_summary = msgspec.json.Decoder(ListingSummary).decode
read_entry = msgspec.json.Decoder(JournalEntry).decode


class Creation(msgspec.Struct, frozen=True):
    """A new table with the first row of its log."""

    table: str
    rules_version: int
    secret: bytes
    row: StoredRow
    listing: TableListing


class Append(msgspec.Struct, frozen=True):
    """Rows for the log of a table, all or none, and with them what is to be told of them."""

    table: str
    rows: list[StoredRow]
    listing: TableListing
    notices: list[Notice] = []


class Deletion(msgspec.Struct, frozen=True):
    """A table that is to be gone with all that is kept of it, unless it has changed since."""

    table: str
    changed_before: float


class Statement(msgspec.Struct, frozen=True):
    """One statement that stands for itself."""

    sql: str
    values: tuple[Value, ...]


Write = Creation | Append | Deletion | Statement

DELETE_TABLE = (
    "DELETE FROM snapshots WHERE table_id = $1",
    "DELETE FROM log WHERE table_id = $1",
    "DELETE FROM sitters WHERE table_id = $1",
    "DELETE FROM put_away WHERE table_id = $1",
    "DELETE FROM standing_orders WHERE table_id = $1",
    "DELETE FROM journal WHERE table_id = $1",
    "DELETE FROM reviews WHERE table_id = $1",
    "DELETE FROM muted WHERE table_id = $1",
    "DELETE FROM outbox WHERE table_id = $1",
    "DELETE FROM destinations WHERE kind = 'hook' AND subject = $1",
    "DELETE FROM tables WHERE id = $1",
)
"""In this order, so that nothing ever refers to nothing."""


def not_deleted(write: Deletion) -> Conflict:
    return Conflict(f"there is no table {write.table}, or it has changed since")


def check_creation(write: Creation) -> None:
    """Check a new table. A fault here is the caller's, not a conflict: trying again would not help."""
    if write.row.number != 1:
        raise ValueError(f"a log begins with row 1, not {write.row.number}")
    _check_listing(write.table, write.listing)


def check_append(write: Append) -> None:
    """Rows follow on each other; a key stands once, on the last row that its request caused."""
    if not write.rows:
        raise ValueError(f"table {write.table}: there is no row to append")
    first = write.rows[0].number
    if [row.number for row in write.rows] != list(range(first, first + len(write.rows))):
        raise ValueError(f"table {write.table}: the rows do not follow on each other: {[row.number for row in write.rows]}")
    keys = keys_of(write.rows)
    if len(set(keys)) != len(keys):
        raise Conflict(f"table {write.table}: a key repeats: {keys}")
    _check_listing(write.table, write.listing)


def _check_listing(table: str, listing: TableListing) -> None:
    if listing.table != table:
        raise ValueError(f"the listing is of table {listing.table}, not {table}")


def check_follows(write: Append, last: int | None) -> None:
    """The first new row is the one after the last; that is all the ownership of a table there is."""
    if last is None:
        raise Conflict(f"there is no table {write.table}")
    if write.rows[0].number != last + 1:
        raise Conflict(f"table {write.table}: row {last + 1} is the next, not {write.rows[0].number}")


def weigh(
    appends: list[tuple[int, Append]], last: dict[str, int], taken: set[tuple[str, str]], outcomes: list[Exception | None]
) -> list[Append]:
    """Those that hold, one after the other, each as if the sound ones before it were written."""
    sound = []
    for index, write in appends:
        keys = {(write.table, key) for key in keys_of(write.rows)}
        try:
            check_follows(write, last.get(write.table))
            if not keys.isdisjoint(taken):
                raise Conflict(f"table {write.table}: a request with this key was answered before")
        except Conflict as conflict:
            outcomes[index] = conflict
            continue
        last[write.table] = write.rows[-1].number
        taken |= keys
        sound.append(write)
    return sound


def keys_of(rows: Iterable[StoredRow]) -> list[str]:
    return [row.key for row in rows if row.key is not None]


def write_names(names: list[str]) -> str:
    """A list in one column, as JSON."""
    return msgspec.json.encode(names).decode()


def listing_columns(listing: TableListing) -> tuple[Value, ...]:
    return (
        listing.table,
        listing.game,
        listing.name,
        listing.phase,
        listing.players,
        listing.free_seats,
        listing.listed,
        listing.watchable,
        write_names(listing.people),
        write_names(listing.awaited),
        listing.changed,
        msgspec.json.encode(listing.summary).decode(),
        listing.due,
    )


def read_listing(row: Sequence[Any]) -> TableListing:
    table, game, name, phase, players, free_seats, listed, watchable, people, awaited, changed, shown, due = row
    who, awaits, seen = _read_names(people), _read_names(awaited), _read_summary(shown)
    flags = bool(listed), bool(watchable)
    return TableListing(table, game, name, phase, players, free_seats, *flags, who, awaits, changed, seen, due)


def creation_columns(write: Creation) -> tuple[Value, ...]:
    return (*listing_columns(write.listing), write.rules_version, write.secret, FORMAT)


def append_columns(write: Append) -> tuple[Value, ...]:
    return (*listing_columns(write.listing), write.rows[-1].number, FORMAT)


def row_columns(table: str, row: StoredRow) -> tuple[Value, ...]:
    return (table, row.number, row.at, row.key, row.content)


def read_row(row: Sequence[Any]) -> StoredRow:
    return StoredRow(*row)


def sitter_columns(listing: TableListing) -> list[tuple[Value, ...]]:
    """Everybody once, even somebody who has two seats."""
    return [(who, listing.table) for who in dict.fromkeys(listing.people)]


def person_columns(person: Person) -> tuple[Value, ...]:
    return (person.who, person.name, person.recovery, person.created, person.session)


def read_person(row: Sequence[Any]) -> Person:
    return Person(*row)


def token_columns(token: Token) -> tuple[Value, ...]:
    return (token.token, token.who, token.hash, token.label, write_names(token.scopes), token.created, token.revoked)


def read_token(row: Sequence[Any]) -> Token:
    token, who, hash_, label, scopes, created, revoked = row
    return Token(token, who, hash_, label, _read_names(scopes), created, revoked)


def page_columns(page: JournalPage) -> tuple[Value, ...]:
    entry = None if page.entry is None else msgspec.json.encode(page.entry).decode()
    return (page.who, page.table, page.game, page.ended, entry)
