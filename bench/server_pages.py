"""A browser's connection for questions, kept open, that costs its own process little, so that the server is what is measured."""

from __future__ import annotations

import asyncio
from typing import cast


class Page(asyncio.Protocol):
    """Asks one thing after another; each answer is told by its length."""

    def __init__(self, head: str) -> None:
        self._head = head
        self._buffer = bytearray()
        self._transport: asyncio.Transport | None = None
        self._answered: asyncio.Future[int] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        head, mark, body = self._buffer.partition(b"\r\n\r\n")
        if not mark:
            return
        (length,) = (int(line[15:]) for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:"))
        if len(body) >= length and self._answered is not None:
            self._buffer = bytearray(body[length:])
            if not self._answered.done():
                self._answered.set_result(int(head[9:12]))
            self._answered = None

    def connection_lost(self, exc: Exception | None) -> None:
        self._transport = None
        if self._answered is not None and not self._answered.done():
            self._answered.set_exception(exc or OSError("the server has closed the connection"))
            self._answered = None

    async def ask(self, path: str) -> int:
        """The status of the answer."""
        if self._transport is None:
            raise OSError("the connection is closed")
        self._answered = asyncio.get_running_loop().create_future()
        self._transport.write(f"GET {path} HTTP/1.1\r\n{self._head}\r\n\r\n".encode())
        return await self._answered


async def open_page(host: str, port: int, cookie: str) -> Page:
    loop = asyncio.get_running_loop()
    _, page = await loop.create_connection(lambda: Page(f"Host: {host}:{port}\r\nCookie: {cookie}"), host, port)
    return page
