"""Several servers on one machine by one command: each a process with tables of its own, all at one port.

They share their tables in PostgreSQL as servers on several machines do. Whichever takes a request sends it on to the one that
has the table, which each of them reaches at a port of its own on this machine. The process that was started keeps the number
of them up: one that dies is replaced, and on SIGHUP they are replaced one after the other, each handing its tables over.
"""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import threading
import time
from collections.abc import Callable
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from types import FrameType

import structlog

_CONTEXT = get_context("spawn")
READY_SECONDS = 60.0
"""How long a server may take to come up."""
PAUSES = (0.5, 1.0, 2.0, 5.0, 15.0)
"""How long to wait before a server is started again, by how many died one after the other."""
STEADY_SECONDS = 60.0
"""A server that lived so long did not die of how it was started."""
log = structlog.get_logger("processes")

Serve = Callable[[socket.socket, Callable[[], None]], None]
"""Serves at a socket, and calls the function as soon as it answers."""


def _child(serve: Serve, listening: socket.socket, told: Connection) -> None:
    threading.Thread(target=_end_with_parent, daemon=True).start()
    serve(listening, lambda: told.send_bytes(b"ready"))


def _end_with_parent() -> None:
    """Nobody sees to a server whose parent was killed: it ends too, in good order."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        signal.raise_signal(signal.SIGINT)


class _Server:
    """One of the processes."""

    def __init__(self, serve: Serve, listening: socket.socket) -> None:
        self.told, theirs = _CONTEXT.Pipe(duplex=False)
        self.process: SpawnProcess = _CONTEXT.Process(target=_child, args=(serve, listening, theirs))
        self.process.start()
        theirs.close()
        self.began = time.monotonic()

    def is_up(self) -> bool:
        """Wait until it answers; False if it does not come up."""
        with contextlib.suppress(EOFError, OSError):
            return self.told.poll(READY_SECONDS) and self.told.recv_bytes() == b"ready"
        return False

    def ask_to_stop(self, number: int) -> None:
        if self.process.is_alive() and self.process.pid is not None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.process.pid, number)


class Processes:
    """As many servers as were asked for, until stopped."""

    def __init__(self, count: int, serve: Serve, listening: socket.socket) -> None:
        self._count = count
        self._serve = serve
        self._listening = listening
        self._servers: list[_Server] = []
        self._stopping = False
        self._renewing = False
        self._died = 0

    def _start(self) -> _Server:
        return _Server(self._serve, self._listening)

    def run(self, ready: Callable[[], None]) -> int:
        """Serve until stopped; the exit code. If the first servers do not come up, nothing is tried again."""
        self._listen_to_signals()
        self._servers = [self._start() for _ in range(self._count)]
        if all(server.is_up() for server in self._servers):
            ready()
            while not self._stopping:
                self._see_to_them()
        failed = not self._stopping
        self._stop_all()
        return 1 if failed else 0

    def _listen_to_signals(self) -> None:
        def stop(number: int, frame: FrameType | None) -> None:
            self._stopping = True

        def renew(number: int, frame: FrameType | None) -> None:
            self._renewing = True

        signal.signal(signal.SIGINT, stop)
        signal.signal(signal.SIGTERM, stop)
        if hasattr(signal, "SIGHUP"):
            signal.signal(signal.SIGHUP, renew)

    def _see_to_them(self) -> None:
        ended = set(wait([server.process.sentinel for server in self._servers], timeout=0.5))
        if self._renewing:
            self._renewing = False
            self._renew()
            return
        for server in [server for server in self._servers if server.process.sentinel in ended]:
            if not self._stopping:
                self._replace(server)

    def _replace(self, dead: _Server) -> None:
        lived = time.monotonic() - dead.began
        self._died = 0 if lived > STEADY_SECONDS else self._died + 1
        pause = PAUSES[min(self._died, len(PAUSES)) - 1] if self._died else 0.0
        log.error("a server has died", code=dead.process.exitcode, lived=round(lived, 1), pause=pause)
        time.sleep(pause)
        self._servers[self._servers.index(dead)] = self._start()

    def _renew(self) -> None:
        """One after the other: a new one comes up, then an old one hands its tables over and stops."""
        for old in [*self._servers]:
            new = self._start()
            if not new.is_up():
                log.error("a new server did not come up; the old ones go on")
                new.process.kill()
                return
            self._servers[self._servers.index(old)] = new
            old.ask_to_stop(signal.SIGTERM)
            old.process.join(READY_SECONDS)

    def _stop_all(self) -> None:
        """All at once, and so without handing anything over."""
        for server in self._servers:
            server.ask_to_stop(signal.SIGINT)
        for server in self._servers:
            server.process.join(READY_SECONDS)
            if server.process.is_alive():
                server.process.kill()
