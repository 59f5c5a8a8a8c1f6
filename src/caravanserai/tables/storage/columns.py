"""How what is kept turns into columns and back; the same for every database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from caravanserai.tables.storage.writes import Append, Creation, Value
from caravanserai.tables.store import ListingSummary, Person, StoredRow, TableListing, Token

LISTING = "id, game, name, phase, players, free_seats, listed, watchable, people, awaited, changed, shown"
"""The columns of a table that make its listing, in the order of `TableListing`."""

PERSON = "who, name, recovery, created"
TOKEN = "token, who, hash, label, scopes, created, revoked"

_read_names = msgspec.json.Decoder(list[str]).decode
_read_summary = msgspec.json.Decoder(ListingSummary).decode


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
    )


def read_listing(row: Sequence[Any]) -> TableListing:
    table, game, name, phase, players, free_seats, listed, watchable, people, awaited, changed, shown = row
    who, awaits, seen = _read_names(people), _read_names(awaited), _read_summary(shown)
    return TableListing(table, game, name, phase, players, free_seats, bool(listed), bool(watchable), who, awaits, changed, seen)


def creation_columns(write: Creation) -> tuple[Value, ...]:
    return (*listing_columns(write.listing), write.rules_version, write.secret)


def append_columns(write: Append) -> tuple[Value, ...]:
    return (*listing_columns(write.listing), write.rows[-1].number)


def row_columns(table: str, row: StoredRow) -> tuple[Value, ...]:
    return (table, row.number, row.at, row.key, row.content)


def read_row(row: Sequence[Any]) -> StoredRow:
    return StoredRow(*row)


def sitter_columns(listing: TableListing) -> list[tuple[Value, ...]]:
    """Everybody once, even somebody who has two seats."""
    return [(who, listing.table) for who in dict.fromkeys(listing.people)]


def person_columns(person: Person) -> tuple[Value, ...]:
    return (person.who, person.name, person.recovery, person.created)


def read_person(row: Sequence[Any]) -> Person:
    return Person(*row)


def token_columns(token: Token) -> tuple[Value, ...]:
    return (token.token, token.who, token.hash, token.label, write_names(token.scopes), token.created, token.revoked)


def read_token(row: Sequence[Any]) -> Token:
    token, who, hash_, label, scopes, created, revoked = row
    return Token(token, who, hash_, label, _read_names(scopes), created, revoked)
