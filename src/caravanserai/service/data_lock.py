"""Locks of a data directory and of a database file: two servers would answer for the same tables without knowing of each other.

Several servers on one PostgreSQL are another matter; a file of SQLite is for one.
"""

from __future__ import annotations

import os
from contextlib import AbstractContextManager
from pathlib import Path

from filelock import FileLock, Timeout

from caravanserai.service.config import BadConfig

LOCK_FILE = "lock"
BESIDE = ".lock"
"""How the lock of a database is called after it. Not the file itself: whoever closes that undoes SQLite's own locks."""
HOLDER = ".holder"
"""Who holds a lock stands beside it: some systems let nobody read a file that is locked."""


def lock_data(data: Path) -> AbstractContextManager[object]:
    """Keep others from serving this directory for as long as this is held; a process that is killed lets go of it too."""
    return _lock(data / LOCK_FILE, f"a server for {data} is running already", "--data")


def lock_database(path: Path) -> AbstractContextManager[object]:
    """The same for a file of SQLite, whichever directory a server has besides, and by whatever name it is called."""
    real = path.resolve()
    return _lock(real.with_name(real.name + BESIDE), f"a server for the tables in {path} is running already", "--database")


def _lock(path: Path, why: str, option: str) -> AbstractContextManager[object]:
    holder = path.with_name(path.name + HOLDER)
    try:
        held = FileLock(path, mode=0o600, thread_local=False).acquire(blocking=False)
    except Timeout:
        raise BadConfig(f"{why} (process {_read(holder)}): use that one, or give another {option}") from None
    file = os.open(holder, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    try:
        os.write(file, f"{os.getpid()}\n".encode())
    finally:
        os.close(file)
    return held


def _read(holder: Path) -> str:
    try:
        return holder.read_text(encoding="utf-8").strip() or "unknown"
    except OSError:
        return "unknown"
