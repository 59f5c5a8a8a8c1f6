"""Rows, listings, people and tokens to write."""

from __future__ import annotations

from typing import Any

import msgspec

from caravanserai.tables.store import Person, Store, StoredRow, TableListing, Token

SECRET = bytes(range(32))


def row(number: int, key: str | None = None, content: bytes = b'{"row":"started"}') -> StoredRow:
    return StoredRow(number, 1_700_000_000.25 + number, key, content)


def rows(first: int, last: int, key: str | None = None) -> list[StoredRow]:
    """Rows of one request, the key on the last of them."""
    return [row(number, key if number == last else None, f'{{"n":{number}}}'.encode()) for number in range(first, last + 1)]


def listing(table: str, **changes: Any) -> TableListing:
    usual = TableListing(
        table=table,
        game="camel_up",
        name="Zoé's table — ein Wüstentisch",
        phase="playing",
        players=3,
        free_seats=0,
        listed=False,
        watchable=False,
        people=["ala", "bo"],
        awaited=["bo"],
        changed=1_700_000_000.5,
    )
    return msgspec.structs.replace(usual, **changes)


async def create(store: Store, table: str, **changes: Any) -> None:
    await store.create_table(table, 7, SECRET, row(1), listing(table, **changes))


async def append(store: Store, table: str, first: int, last: int | None = None, key: str | None = None, **changes: Any) -> None:
    await store.append(table, rows(first, last or first, key), listing(table, **changes))


async def numbers(store: Store, table: str) -> list[int]:
    return [found.number for found in await store.rows(table)]


def person(who: str = "ala", **changes: Any) -> Person:
    return msgspec.structs.replace(Person(who, "Ala", 1, 1_700_000_000.125), **changes)


def token(name: str = "t1", **changes: Any) -> Token:
    usual = Token(name, "ala", f"hash of {name}", "my bot", ["play", "watch"], 1_700_000_000.125, None)
    return msgspec.structs.replace(usual, **changes)
