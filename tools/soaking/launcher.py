"""`caravanserai`, with a clock that can be set wrong and a signal by which it tells which tables it has in memory.

    python launcher.py CLOCK ROOMS serve ...

The file CLOCK says by how many seconds the machine's clock is ahead; at SIGUSR1 the names of the tables are written to ROOMS.
"""

from __future__ import annotations

import asyncio
import faulthandler
import json
import runpy
import signal
import sys
import time
from pathlib import Path


def set_clock_by(file: Path) -> None:
    true = time.time

    def wrong() -> float:
        return true() + float(file.read_text())

    time.time = wrong


def tell_rooms_at_signal(file: Path) -> None:
    from caravanserai.tables.registry import TableRegistry

    honest = TableRegistry.open

    async def open_and_listen(self: TableRegistry) -> None:
        asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, lambda: _write(file, [*self.rooms]))
        await honest(self)

    TableRegistry.open = open_and_listen  # type: ignore[method-assign]


def _write(file: Path, rooms: list[str]) -> None:
    whole = file.with_suffix(".new")
    whole.write_text(json.dumps(rooms))
    whole.replace(file)


if __name__ == "__main__":
    faulthandler.enable()
    clock, rooms, *others = sys.argv[1:]
    set_clock_by(Path(clock))
    tell_rooms_at_signal(Path(rooms))
    sys.argv = ["caravanserai", *others]
    runpy.run_module("caravanserai", run_name="__main__")
