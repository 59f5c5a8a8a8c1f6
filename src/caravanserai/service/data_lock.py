"""The lock of a data directory: two servers would answer for the same tables without knowing of each other."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path
from typing import TextIO

from caravanserai.service.config import BadConfig

LOCK_FILE = "lock"


def lock_data(data: Path) -> TextIO:
    """Keep others from serving this directory for as long as the file is open; a process that is killed lets go of it too."""
    file = (data / LOCK_FILE).open("a+", encoding="utf-8")
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        file.seek(0)
        holder = file.read().strip() or "unknown"
        file.close()
        raise BadConfig(
            f"a server for {data} is running already (process {holder}): use that one, or give another --data"
        ) from None
    file.truncate(0)
    file.write(f"{os.getpid()}\n")
    file.flush()
    return file
