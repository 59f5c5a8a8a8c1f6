"""A live socket to another server, as one of our servers opens it for a client of its own: RFC 6455, as far as ours speak it.

Messages come whole and as they are, texts and a few bytes; nothing is compressed, and the mask, which is to keep pages from
writing what proxies would mistake, is one of zeros.
"""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable, Mapping
from typing import cast
from urllib.parse import urlsplit

from caravanserai.server.http.peer_lines import read_head, request_head
from caravanserai.server.sockets.protocol import frame_size

TEXT, BYTES, CLOSE, PING, PONG = 0x81, 0x82, 0x88, 0x89, 0x8A
"""How a whole frame of each kind begins."""
MASK = bytes(4)


class PeerSocket(asyncio.Protocol):
    """One of them. What comes is told as it comes; `closed` says how it ended, with no code if nobody said goodbye."""

    def __init__(self, greeting: bytes, told: Callable[[int, bytes], None]) -> None:
        loop = asyncio.get_running_loop()
        self._greeting = greeting
        self._told = told
        self._buffer = b""
        self._transport: asyncio.Transport
        self.opened: asyncio.Future[int] = loop.create_future()
        self.closed: asyncio.Future[tuple[int | None, str]] = loop.create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._greeting)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.opened.done():
            head, end, rest = self._buffer.partition(b"\r\n\r\n")
            if not end:
                return
            self._buffer = rest
            self.opened.set_result(read_head(head + end)[0])
        while (size := frame_size(self._buffer)) is not None and len(self._buffer) >= size and not self.closed.done():
            frame, self._buffer = self._buffer[:size], self._buffer[size:]
            self._take(frame[0], frame[{126: 4, 127: 10}.get(frame[1], 2) :])

    def _take(self, kind: int, content: bytes) -> None:
        if kind == PING:
            self.send(PONG, content)
        elif kind == CLOSE:
            code = int.from_bytes(content[:2], "big") if content else None
            self.closed.set_result((code, content[2:].decode("utf-8", "replace")))
        else:
            self._told(kind, content)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(exc or OSError("the connection was lost"))
        if not self.closed.done():
            self.closed.set_result((None, ""))

    def send(self, kind: int, content: bytes) -> None:
        """Send a whole message, unless the line has ended."""
        size = len(content)
        length = bytes((128 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        if size > 0xFFFF:
            length = b"\xff" + size.to_bytes(8, "big")
        if not self._transport.is_closing():
            self._transport.write(bytes((kind,)) + length + MASK + content)

    def pause(self, paused: bool) -> None:
        """Read nothing more for now, so that whoever sends notices; or go on."""
        if not self._transport.is_closing():
            (self._transport.pause_reading if paused else self._transport.resume_reading)()

    def close(self) -> None:
        self.send(CLOSE, (1000).to_bytes(2, "big"))
        self._transport.close()


async def open_peer_socket(
    address: str, target: str, headers: Mapping[str, str], told: Callable[[int, bytes], None], seconds: float
) -> PeerSocket:
    """A socket at the server of this address; raises `OSError` or `TimeoutError` if there is none."""
    parts = urlsplit(address)
    secure = parts.scheme == "https"
    asked = {"host": parts.netloc, "upgrade": "websocket", "connection": "Upgrade", "sec-websocket-version": "13"}
    asked |= {"sec-websocket-key": base64.b64encode(os.urandom(16)).decode(), **headers}
    greeting = request_head("GET", target, asked)
    async with asyncio.timeout(seconds):
        port = parts.port or (443 if secure else 80)
        _, line = await asyncio.get_running_loop().create_connection(
            lambda: PeerSocket(greeting, told), parts.hostname or "", port, ssl=secure or None
        )
        try:
            if await line.opened != 101:
                raise OSError("the other server opens no socket")
        except BaseException:
            line.close()
            raise
    return line
