"""The shape of the database, as numbered steps: `0001_tables.sqlite.sql`, `0001_tables.postgres.sql`, then `0002_...`.

A step that reads the same for every database is one file without a dialect: `0002_seasons.sql`. A file that was released is never
changed; what is to be different is a new file. Every statement ends with a semicolon at the end of a line.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, Literal

import msgspec

from caravanserai.tables.store import StorageError

Dialect = Literal["sqlite", "postgres"]

SHIPPED: Final[Traversable] = files(__name__)

LEDGER: Final = "CREATE TABLE IF NOT EXISTS applied_migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL)"
APPLIED: Final = "SELECT number FROM applied_migrations ORDER BY number"
APPLY: Final = "INSERT INTO applied_migrations (number, name) VALUES ($1, $2)"

_NAME = re.compile(r"(?P<number>\d{4})_(?P<name>\w+)(\.(?P<dialect>sqlite|postgres))?\.sql")


class Migration(msgspec.Struct, frozen=True, order=True):
    """One step that changes the shape of the database."""

    number: int
    name: str
    sql: str


def read_migrations(dialect: Dialect, folder: Traversable = SHIPPED) -> list[Migration]:
    """The steps for this database in their order, from 1 on without a gap."""
    found = []
    for file in folder.iterdir():
        parts = _NAME.fullmatch(file.name)
        if parts and parts["dialect"] in (None, dialect):
            found.append(Migration(int(parts["number"]), parts["name"], file.read_text(encoding="utf-8")))
    found.sort()
    if [migration.number for migration in found] != list(range(1, len(found) + 1)):
        raise StorageError(f"the migrations for {dialect} are not numbered on from 1: {[step.number for step in found]}")
    return found


def still_to_apply(known: list[Migration], applied: Collection[int]) -> list[Migration]:
    """What brings the database up to date. One that is newer than this program is left alone: who knows what it means."""
    newest = max(applied, default=0)
    if newest > len(known):
        raise StorageError(
            f"this database is of version {newest}, and this program knows versions up to {len(known)} only: "
            "run the newer program that wrote it, or use a backup from before the upgrade"
        )
    return known[newest:]


def check_version(known: list[Migration], applied: Collection[int]) -> None:
    """For those who only read: whether the database is as this program would have it."""
    missing = still_to_apply(known, applied)
    if missing:
        raise StorageError(
            f"this database is of version {missing[0].number - 1}, and this program's is {len(known)}: "
            "a server brings it up to date when it starts"
        )
