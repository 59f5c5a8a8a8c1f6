"""`caravanserai serve`, started, brought to harm, and started again on the same port."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import socket
import time
from multiprocessing.context import ForkServerProcess
from pathlib import Path

import msgspec

from caravanserai.service.config import UNLIMITED
from soaking.launcher import launched
from soaking.people import PATIENCE, Failed

PORTS = range(12_000, 32_000)
"""Below those that systems give away by themselves: nobody is to have a server's port when it is started again."""


_given: set[int] = set()


def free_port() -> int:
    """One that nobody has, and that no soak beside this one was given: its server may be about to start, or to start again."""
    while True:
        port = random.SystemRandom().choice(PORTS)
        with contextlib.suppress(OSError), socket.socket() as free:
            free.bind(("127.0.0.1", port))
            if port not in _given:
                _given.add(port)
                return port


class Server:
    """A server in a process of its own. Several may share a folder, if their database lets them."""

    def __init__(self, folder: Path, database: str, name: str = "server") -> None:
        self.folder = folder
        self.name = name
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.log = folder / f"{name}.log"
        self._clock, self._rooms = folder / f"{name}.clock", folder / f"{name}.rooms"
        self._clock.write_text("0")
        limits = folder / "limits.json"
        limits.write_bytes(msgspec.json.encode(UNLIMITED))
        options = ["--host", "127.0.0.1", "--port", str(self.port), "--data", str(folder), "--database", database]
        self._command = ["serve", *options, "--bot-pause", "0", "--limits", str(limits), "--allow-private-webhooks"]
        self._process: ForkServerProcess | None = None
        self._groups: list[int] = []

    async def start(self) -> None:
        self._process = await asyncio.to_thread(launched, self._clock, self._rooms, self.log, self._command)
        assert self._process.pid is not None
        self._groups.append(self._process.pid)
        end = time.monotonic() + PATIENCE
        while not await self._is_well():
            if not self._process.is_alive() or time.monotonic() > end:
                raise Failed(f"the server did not start: {self.log.read_text()[-2000:]}")
            await asyncio.sleep(0.05)
        if not self._process.is_alive():
            raise Failed(f"somebody else answers at the port of {self.name}: {self.log.read_text()[-2000:]}")

    async def _is_well(self) -> bool:
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
            try:
                writer.write(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
                return b" 200 " in await reader.readuntil(b"\r\n")
            finally:
                writer.close()
        return False

    def signal(self, number: int) -> None:
        assert self._process is not None
        if not self._process.is_alive() or self._process.pid is None:
            raise Failed(f"{self.name} has ended by itself: {self.log.read_text()[-2000:]}")
        os.kill(self._process.pid, number)

    async def kill(self) -> None:
        self.signal(signal.SIGKILL)
        await self.ended()

    async def ended(self) -> None:
        assert self._process is not None
        while self._process.is_alive():
            await asyncio.sleep(0.005)

    def set_clock(self, ahead: float) -> None:
        """Have the machine's clock, as this server sees it, go ahead of the true one by so many seconds."""
        whole = self._clock.with_suffix(".new")
        whole.write_text(str(ahead))
        whole.replace(self._clock)

    async def rooms(self) -> list[str]:
        """The tables that this server has in its memory."""
        self._rooms.unlink(missing_ok=True)
        self.signal(signal.SIGUSR1)
        end = time.monotonic() + PATIENCE
        while not self._rooms.exists():
            if time.monotonic() > end:
                raise Failed(f"{self.name} does not tell which tables it has")
            await asyncio.sleep(0.02)
        return msgspec.json.decode(self._rooms.read_bytes(), type=list[str])

    async def stop(self) -> None:
        """An orderly end, and no process of ours left behind."""
        if self._process is not None and self._process.is_alive():
            self.signal(signal.SIGCONT)
            self.signal(signal.SIGTERM)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.ended(), 20)
        for group in self._groups:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(group, signal.SIGKILL)
