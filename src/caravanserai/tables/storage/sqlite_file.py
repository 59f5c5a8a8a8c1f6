"""The file of an SQLite database: made, opened, brought up to date."""

from __future__ import annotations

import errno
import os
import secrets
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from importlib.resources.abc import Traversable
from pathlib import Path

from caravanserai.tables.storage.migrations import APPLIED, APPLY, LEDGER, check_version, read_migrations, still_to_apply
from caravanserai.tables.store import StorageError

BUSY_SECONDS = 10.0
"""How long to wait for another process that is writing to the same file."""

MAGIC = b"SQLite format 3\0"
"""What every SQLite database begins with."""

BINARY: int = getattr(os, "O_BINARY", 0)
"""What a file is opened with besides where the system would otherwise write two bytes for the end of a line."""

CHECKPOINT_PAGES = 4000
"""Some 16 MB of changes are gathered before they are moved into the main file: each move costs a wait for the disk."""


def connect(path: Path) -> sqlite3.Connection:
    """A connection that begins and ends transactions only where we say so."""
    return sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None)


def connect_writer(path: Path, migrations: Traversable) -> sqlite3.Connection:
    """The connection that writes, the file made if need be, and brought up to date."""
    _make(path, migrations)
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


def connect_to_read(path: Path, migrations: Traversable) -> sqlite3.Connection:
    """A connection to a database that is there, ours and of this version. Not a byte of its file is written.

    Whoever may write clears away, when the last one leaves, what SQLite keeps beside a database; but would move into the file
    what a server that was killed has left there. That is only read.
    """
    check_is_database(path)
    known, beside = read_migrations("sqlite", migrations), Path(f"{path}-wal")
    mode = "ro" if beside.exists() and beside.stat().st_size else "rw"
    uri = f"{path.absolute().as_uri()}?mode={mode}"
    connection = sqlite3.connect(uri, uri=True, timeout=BUSY_SECONDS, isolation_level=None)
    try:
        connection.execute("PRAGMA query_only = ON")
        _check_ours(connection, path)
        check_version(known, [number for (number,) in connection.execute(APPLIED)])
    except BaseException as error:
        connection.close()
        if isinstance(error, sqlite3.Error):
            raise StorageError(f"{path} cannot be read: {error}") from error
        raise
    return connection


def check_is_database(path: Path) -> None:
    """Raises `StorageError` for what is no SQLite database: an empty file is none, though SQLite would make one of it."""
    if path.is_dir():
        raise StorageError(f"{path} is a folder: give the path of a file in it")
    try:
        with path.open("rb") as file:
            first = file.read(len(MAGIC))
    except OSError as error:
        raise StorageError(f"{path} cannot be opened: {error.strerror}") from error
    if not first:
        raise StorageError(f"{path} is empty, not a database: put the right file there, or remove it to begin anew")
    if first != MAGIC:
        raise StorageError(f"{path} is not a database: give the path of one, or of none yet")


def _make(path: Path, migrations: Traversable) -> None:
    """A new database, if there is none. It has its name only when it is whole, so that no empty file is left under it."""
    if not path.parent.is_dir():
        raise StorageError(f"{path} cannot be made: there is no folder {path.parent}")
    if path.exists():
        check_is_database(path)
        return
    new = path.with_name(f"{path.name}.{secrets.token_hex(4)}.new")
    try:
        new.unlink(missing_ok=True)
        os.close(os.open(new, os.O_CREAT | os.O_EXCL, 0o600))
        with closing(connect(new)) as connection:
            _upgrade(connection, new, migrations)
        with suppress(FileExistsError):  # somebody else was quicker
            give_name(new, path)
    except OSError as error:
        raise StorageError(f"{path} cannot be made: {error.strerror}") from error
    except sqlite3.Error as error:
        raise StorageError(f"{path} cannot be made: {error}") from error
    finally:
        new.unlink(missing_ok=True)


def give_name(part: Path, name: Path) -> None:
    """Give a whole file its name, on disk; raises `FileExistsError` if it is taken. Without links, that is as sure as can be."""
    try:
        os.link(part, name)
    except OSError as error:
        if error.errno not in (errno.EPERM, errno.EOPNOTSUPP, errno.ENOSYS, errno.EINVAL):
            raise
        part.rename(name)
    sync_folder(name.parent)


def sync_folder(folder: Path) -> None:
    """Have on disk what a folder holds, where folders can be opened: on Windows they cannot."""
    try:
        opened = os.open(folder, os.O_RDONLY)
    except PermissionError:
        return
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def _upgrade(connection: sqlite3.Connection, path: Path, migrations: Traversable) -> None:
    """All steps that are missing, or none. Foreign keys are not yet enforced, so that a step may build a table anew."""
    known = read_migrations("sqlite", migrations)
    connection.execute("BEGIN IMMEDIATE")
    try:
        _check_ours(connection, path)
        connection.execute(LEDGER)
        missing = still_to_apply(known, [number for (number,) in connection.execute(APPLIED)])
        torn = _torn(connection) if missing else set()
        for migration in missing:
            for statement in _statements(migration.sql):
                connection.execute(statement)
            connection.execute(APPLY, {"1": migration.number, "2": migration.name})
        if missing and _torn(connection) - torn:
            raise StorageError(f"the upgrade of {path} would leave rows that refer to nothing; nothing was changed")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _torn(connection: sqlite3.Connection) -> set[tuple[object, ...]]:
    """Rows that refer to nothing. One that did so before is the fault of no upgrade, and of concern to its own table only."""
    return {tuple(row) for row in connection.execute("PRAGMA foreign_key_check")}


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
