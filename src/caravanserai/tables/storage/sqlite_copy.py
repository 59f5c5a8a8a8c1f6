"""Copies of an SQLite database: made while others write to it, checked, and put back in its place.

A copy has its name only when it is whole and on disk; a file that is there already is never replaced.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from caravanserai.tables.storage.migrations import APPLIED, read_migrations, still_to_apply
from caravanserai.tables.storage.sqlite_file import BINARY, BUSY_SECONDS, check_is_database, give_name, sync_folder
from caravanserai.tables.store import StorageError

BESIDE = ("-wal", "-shm")
"""What SQLite keeps beside a database, under its name and these."""
IN_LOG = "SELECT count(*) FROM tables WHERE last_number <> (SELECT count(*) FROM log WHERE table_id = tables.id)"


class Checked(NamedTuple):
    """What a copy holds."""

    tables: int
    damaged: int
    """Tables of which rows are missing: a server sets them aside."""


def copy_database(path: Path, target: Path) -> None:
    """A copy as of one moment, while others write. The database is read as it is: no step of an upgrade is made in it."""
    check_is_database(path)
    if target.exists():
        raise _is_there(target)
    part = target.with_name(f"{target.name}.part")
    try:
        _vacuum_into(path, part)
        give_name(part, target)
    except FileExistsError:
        raise _is_there(target) from None
    finally:
        part.unlink(missing_ok=True)


def _is_there(target: Path) -> StorageError:
    return StorageError(f"{target} exists already: a backup goes into a new file")


def _vacuum_into(path: Path, part: Path) -> None:
    part.unlink(missing_ok=True)
    try:
        file = os.open(part, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600)
    except OSError as error:
        raise StorageError(f"{part} cannot be written: {error.strerror}") from error
    try:
        with closing(_connect(path, "rw")) as connection:
            connection.execute("VACUUM INTO ?", (str(part),))
        os.fsync(file)
    finally:
        os.close(file)


def _connect(path: Path, mode: str) -> sqlite3.Connection:
    """A connection to a file that is there."""
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode={mode}", uri=True, timeout=BUSY_SECONDS, isolation_level=None)


def check_copy(source: Path) -> Checked:
    """Whether a file is a whole database of tables, which this program understands; it is not written to."""
    check_is_database(source)
    beside = Path(f"{source}-wal")
    if beside.exists() and beside.stat().st_size:
        raise StorageError(f"{source} is in use, or was: part of it is in {beside.name}. Make a copy with caravanserai backup")
    try:
        with closing(_connect(source, "ro&immutable=1")) as connection:
            return _checked(connection, source)
    except sqlite3.Error as error:
        raise StorageError(f"{source} is damaged: {error}") from error


def _checked(connection: sqlite3.Connection, source: Path) -> Checked:
    (found,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    if found != "ok":
        raise StorageError(f"{source} is damaged: {' '.join(found.split())}")
    names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if not {"applied_migrations", "tables", "log"} <= names:
        raise StorageError(f"{source} is a database, but none of tables")
    still_to_apply(read_migrations("sqlite"), [number for (number,) in connection.execute(APPLIED)])
    ((tables,),) = connection.execute("SELECT count(*) FROM tables")
    ((damaged,),) = connection.execute(IN_LOG)
    return Checked(tables, damaged)


def restore_database(source: Path, path: Path, *, replace: bool = False) -> tuple[Checked, Path | None]:
    """Put a copy in the place of a database, if the copy is sound. What was there is kept under another name, which is told."""
    checked = check_copy(source)
    if path.exists() and not replace:
        raise StorageError(f"there are tables in {path} already: with --replace they are moved aside, and kept")
    part = path.with_name(f"{path.name}.part")
    try:
        _copy_file(source, part)
        if check_copy(part) != checked:
            raise StorageError(f"{source} has changed while it was copied")
        aside = _move_aside(path)
        part.replace(path)
        sync_folder(path.parent)
    finally:
        part.unlink(missing_ok=True)
    return checked, aside


def _copy_file(source: Path, part: Path) -> None:
    part.unlink(missing_ok=True)
    try:
        new = os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY | BINARY, 0o600)
        with source.open("rb") as whole, os.fdopen(new, "wb") as copy:
            shutil.copyfileobj(whole, copy)
            copy.flush()
            os.fsync(copy.fileno())
    except OSError as error:
        raise StorageError(f"{part} cannot be written: {error.strerror}") from error


def _move_aside(path: Path) -> Path | None:
    """Move a database, and what is beside it: what is left there would be taken for the new one's."""
    aside = path.with_name(f"{path.name}.before-{time.strftime('%Y%m%d-%H%M%S')}")
    for end in (*BESIDE, ""):
        kept = Path(f"{path}{end}")
        if kept.exists():
            kept.rename(f"{aside}{end}")
    return aside if aside.exists() else None
