"""Locks of a data directory and of a database file: two servers would answer for the same tables without knowing of each other.

Several servers on one PostgreSQL are another matter; a file of SQLite is for one.
"""

from __future__ import annotations

import fcntl
import os
from pathlib import Path
from typing import TextIO

from caravanserai.service.config import BadConfig

LOCK_FILE = "lock"
BESIDE = ".lock"
"""How the lock of a database is called after it. Not the file itself: whoever closes that undoes SQLite's own locks."""


def lock_data(data: Path) -> TextIO:
    """Keep others from serving this directory for as long as the file is open; a process that is killed lets go of it too."""
    return _lock(data / LOCK_FILE, f"a server for {data} is running already", "--data")


def lock_database(path: Path) -> TextIO:
    """The same for a file of SQLite, whichever directory a server has besides, and by whatever name it is called."""
    real = path.resolve()
    return _lock(real.with_name(real.name + BESIDE), f"a server for the tables in {path} is running already", "--database")


def _lock(path: Path, why: str, option: str) -> TextIO:
    file = os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT, 0o600), "r+", encoding="utf-8")
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        holder = file.read().strip() or "unknown"
        file.close()
        raise BadConfig(f"{why} (process {holder}): use that one, or give another {option}") from None
    file.truncate(0)
    file.write(f"{os.getpid()}\n")
    file.flush()
    return file
