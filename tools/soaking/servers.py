"""`caravanserai serve`, started, brought to harm, and started again on the same port."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import socket
import sys
import time
from pathlib import Path

import httpx
import msgspec

from caravanserai.service.config import UNLIMITED
from soaking.people import PATIENCE, Failed

LAUNCHER = Path(__file__).parent / "launcher.py"


PORTS = range(12_000, 32_000)
"""Below those that systems give away by themselves: nobody is to have a server's port when it is started again."""


def free_port() -> int:
    while True:
        port = random.SystemRandom().choice(PORTS)
        with contextlib.suppress(OSError), socket.socket() as free:
            free.bind(("127.0.0.1", port))
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
        launched = [str(LAUNCHER), str(self._clock), str(self._rooms)]
        self._command = [sys.executable, *launched, "serve", *options, "--bot-pause", "0", "--limits", str(limits)]
        self._command += ["--allow-private-webhooks"]
        self._process: asyncio.subprocess.Process | None = None
        self._groups: list[int] = []

    async def start(self) -> None:
        with self.log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(*self._command, stdout=log, stderr=log, start_new_session=True)
        self._groups.append(self._process.pid)
        async with httpx.AsyncClient(base_url=self.address) as client:
            end = time.monotonic() + PATIENCE
            while True:
                well = False
                with contextlib.suppress(httpx.HTTPError):
                    well = (await client.get("/healthz")).status_code == 200
                if self._process.returncode is not None or time.monotonic() > end:
                    raise Failed(f"the server did not start: {self.log.read_text()[-2000:]}")
                if well:
                    return
                await asyncio.sleep(0.1)

    def signal(self, number: int) -> None:
        assert self._process is not None
        if self._process.returncode is not None:
            raise Failed(f"{self.name} has ended by itself: {self.log.read_text()[-2000:]}")
        self._process.send_signal(number)

    async def kill(self) -> None:
        self.signal(signal.SIGKILL)
        await self.ended()

    async def ended(self) -> None:
        assert self._process is not None
        await self._process.wait()

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
        if self._process is not None and self._process.returncode is None:
            self._process.send_signal(signal.SIGCONT)
            self._process.terminate()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._process.wait(), 20)
        for group in self._groups:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(group, signal.SIGKILL)
