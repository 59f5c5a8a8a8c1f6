"""A line between a browser and a server that goes dead without a word: nothing passes any more, and neither side is told."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from urllib.parse import urlsplit

LOOK = 0.02
"""Seconds between two looks whether something passes again."""


class Line:
    def __init__(self, address: str) -> None:
        self._server = urlsplit(address)
        self._dead = False
        self._loop = asyncio.new_event_loop()
        self._ready = threading.Event()
        self.address = ""
        self._thread = threading.Thread(target=self._loop.run_until_complete, args=(self._run(),), daemon=True)
        self._thread.start()
        assert self._ready.wait(10)

    def cut(self) -> None:
        self._dead = True

    def mend(self) -> None:
        self._dead = False

    def close(self) -> None:
        self._dead = False
        self._loop.call_soon_threadsafe(self._end.set)
        self._thread.join(10)
        self._loop.close()

    async def _run(self) -> None:
        self._end = asyncio.Event()
        self._pumps: set[asyncio.Task[None]] = set()
        listening = await asyncio.start_server(self._join, "127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}"
        self._ready.set()
        await self._end.wait()
        listening.close()
        for pump in self._pumps:
            pump.cancel()
        await asyncio.gather(*self._pumps, return_exceptions=True)

    async def _join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection(self._server.hostname, self._server.port)
        for source, target in ((reader, back), (there, writer)):
            pump = asyncio.ensure_future(self._pump(source, target))
            self._pumps.add(pump)
            pump.add_done_callback(self._pumps.discard)

    async def _pump(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            try:
                while content := await source.read(65_536):
                    while self._dead:
                        await asyncio.sleep(LOOK)
                    target.write(content)
                    await target.drain()
            finally:
                target.close()
