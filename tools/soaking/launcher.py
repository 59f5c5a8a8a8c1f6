"""`caravanserai serve` by a fork of a process that has loaded all of it, with a clock that can be set wrong and a signal by which
it tells which tables it has in memory.

A server that is started costs a second of processor time, nearly all of it for loading; a thousand of them would be a soak of
loading. What is forked is killed, frozen and cut off like any other process. Its bots come from the same place.
"""

from __future__ import annotations

import asyncio
import faulthandler
import json
import os
import signal
import sys
import time
from collections.abc import Callable
from importlib import import_module
from multiprocessing import forkserver, get_context
from multiprocessing.context import ForkServerProcess
from pathlib import Path

from typer.main import get_command

from caravanserai.cli import app, main
from caravanserai.core.discovery import game_ids, load_game

HERE = Path(__file__).parent
CONTEXT = get_context("forkserver")
LOADED = (
    *("server.app", "server.run", "server.processes", "service.data_lock", "service.logs", "service.signing"),
    *("tables.storage.sqlite", "tables.storage.postgres", "tables.storage.postgres_leases"),
    *(f"games.{game_id}.bots.players" for game_id in game_ids()),
)
"""What a command loads only when it is called for."""
ELSEWHERE = ("asyncpg", "cryptography.hazmat.primitives.asymmetric.ed25519", "typer._adapters", "uvloop")


def load() -> None:
    """All that a server and its bots load before they answer."""
    for name in (*(f"caravanserai.{name}" for name in LOADED), *ELSEWHERE):
        import_module(name)
    for game_id in game_ids():
        load_game(game_id)
    get_command(app)


def launched(clock: Path, rooms: Path, log: Path, command: list[str]) -> ForkServerProcess:
    """A process of its own that carries out this command of `caravanserai`.

    The file CLOCK says by how many seconds the machine's clock is ahead; at SIGUSR1 the names of the tables are written to ROOMS.
    """
    os.environ["PYTHONPATH"] = str(HERE.parent)  # where the process that loads finds this package
    CONTEXT.set_forkserver_preload([f"{HERE.name}.warm"])
    process: ForkServerProcess = CONTEXT.Process(target=_run, args=(clock, rooms, log, command))
    process.start()
    return process


def _run(clock: Path, rooms: Path, log: Path, command: list[str]) -> None:
    os.setsid()
    with log.open("ab") as out:
        os.dup2(out.fileno(), 1)
        os.dup2(out.fileno(), 2)
    faulthandler.enable()
    forkserver._forkserver.ensure_running = _nothing  # type: ignore[method-assign]
    set_clock_by(clock)
    tell_rooms_at_signal(rooms)
    sys.argv = ["caravanserai", *command]
    main()


def _nothing() -> None:
    """What is forked has a place to fork from already."""


def set_clock_by(file: Path) -> None:
    true: Callable[[], float] = time.time

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
