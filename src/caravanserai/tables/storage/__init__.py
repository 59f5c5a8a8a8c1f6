"""Databases behind the `Store` protocol: SQLite in one file by default, PostgreSQL by its address."""

from __future__ import annotations

from caravanserai.core.errors import BadOption
from caravanserai.tables.store import Store

RIGHT = "a path such as tables.db, sqlite:///tables.db, or postgresql://user@host/database"


def open_store(url_or_path: str) -> Store:
    """The store that an address means, still to be opened; raises `BadOption`.

    As elsewhere, `sqlite:///tables.db` is relative and `sqlite:////srv/tables.db` absolute.
    """
    scheme, mark, rest = url_or_path.partition("://")
    if not mark:
        return _sqlite(url_or_path)
    if scheme == "sqlite":
        if rest and not rest.startswith("/"):
            raise BadOption(f"sqlite:// takes three slashes and then a path, as in sqlite:///{rest}")
        return _sqlite(rest[1:])
    if scheme in ("postgresql", "postgres"):
        return _postgres(url_or_path)
    raise BadOption(f"tables cannot be kept in {scheme!r}: give {RIGHT}")


def _sqlite(path: str) -> Store:
    if not path.strip():
        raise BadOption(f"the path of the database is missing: give {RIGHT}")
    if path == ":memory:":
        raise BadOption(f"tables are kept in a file, not in memory: give {RIGHT}")
    from caravanserai.tables.storage.sqlite import SqliteStore

    return SqliteStore(path)


def _postgres(url: str) -> Store:
    from caravanserai.tables.storage.postgres import PostgresStore

    return PostgresStore(url)
