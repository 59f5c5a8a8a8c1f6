"""The file of an SQLite database: made, opened, brought up to date, copied."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from importlib.resources.abc import Traversable
from pathlib import Path

from caravanserai.tables.storage.migrations import APPLIED, APPLY, LEDGER, read_migrations, still_to_apply
from caravanserai.tables.store import StorageError

BUSY_SECONDS = 10.0
"""How long to wait for another process that is writing to the same file."""

CHECKPOINT_PAGES = 4000
"""Some 16 MB of changes are gathered before they are moved into the main file: each move costs a wait for the disk."""


def connect(path: Path) -> sqlite3.Connection:
    """A connection that begins and ends transactions only where we say so."""
    return sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None)


def connect_writer(path: Path, migrations: Traversable) -> sqlite3.Connection:
    """The connection that writes, the file made if need be, and brought up to date."""
    _make(path)
    connection = connect(path)
    try:
        _upgrade(connection, path, migrations)
        if connection.execute("PRAGMA journal_mode = WAL").fetchone() != ("wal",):
            raise StorageError(f"{path} lies where SQLite cannot keep a write-ahead log; put it on a local disk")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT_PAGES}")
        connection.execute("PRAGMA foreign_keys = ON")
    except BaseException as error:
        connection.close()
        if isinstance(error, sqlite3.Error):
            raise StorageError(f"{path} cannot be used: {error}") from error
        raise
    return connection


def connect_reader(path: Path) -> sqlite3.Connection:
    """A connection that cannot write, not even by mistake."""
    connection = connect(path)
    connection.execute("PRAGMA query_only = ON")
    return connection


def _make(path: Path) -> None:
    """An empty file that nobody else may read: the seeds of running games will be in it."""
    if not path.parent.is_dir():
        raise StorageError(f"{path} cannot be made: there is no folder {path.parent}")
    if path.is_dir():
        raise StorageError(f"{path} is a folder: give the path of a file in it")
    try:
        os.close(os.open(path, os.O_CREAT, 0o600))
    except OSError as error:
        raise StorageError(f"{path} cannot be opened: {error.strerror}") from error


def _upgrade(connection: sqlite3.Connection, path: Path, migrations: Traversable) -> None:
    """All steps that are missing, or none. Foreign keys are not yet enforced, so that a step may build a table anew."""
    known = read_migrations("sqlite", migrations)
    connection.execute("BEGIN IMMEDIATE")
    try:
        _check_ours(connection, path)
        connection.execute(LEDGER)
        for migration in still_to_apply(known, [number for (number,) in connection.execute(APPLIED)]):
            for statement in _statements(migration.sql):
                connection.execute(statement)
            connection.execute(APPLY, {"1": migration.number, "2": migration.name})
        if connection.execute("PRAGMA foreign_key_check").fetchone():
            raise StorageError(f"the upgrade of {path} would leave rows that refer to nothing; nothing was changed")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _check_ours(connection: sqlite3.Connection, path: Path) -> None:
    names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if names and "applied_migrations" not in names:
        raise StorageError(f"{path} is a database of something else: give another path")


def _statements(script: str) -> Iterator[str]:
    """One by one: given the whole script, the driver would commit before it begins."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
    if any(line.strip() and not line.strip().startswith("--") for line in statement.splitlines()):
        raise StorageError(f"a migration breaks off: {statement.strip()!r}")


def copy_database(path: Path, target: Path) -> None:
    """A copy as of one moment, while others write. It has its name only when it is whole; an earlier file is never replaced."""
    try:
        os.close(os.open(target, os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError:
        raise StorageError(f"{target} exists already: a backup goes into a new file") from None
    except OSError as error:
        raise StorageError(f"{target} cannot be written: {error.strerror}") from error
    part = target.with_name(f"{target.name}.part")
    try:
        _vacuum_into(path, part)
        part.replace(target)
    except BaseException:
        part.unlink(missing_ok=True)
        target.unlink(missing_ok=True)
        raise


def _vacuum_into(path: Path, part: Path) -> None:
    part.unlink(missing_ok=True)
    file = os.open(part, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600)
    try:
        with closing(connect(path)) as connection:
            connection.execute("VACUUM INTO ?", (str(part),))
        os.fsync(file)
    finally:
        os.close(file)
