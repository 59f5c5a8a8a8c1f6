"""A WebSocket that costs its own process little, so that the server is what is measured."""

from __future__ import annotations

import asyncio
import base64
import os
import zlib
from collections.abc import Callable
from typing import cast

CONNECT_SECONDS = 60


class Line(asyncio.Protocol):
    """One connection; every text that comes is handed on as bytes."""

    def __init__(self, host: str, port: int, path: str, token: str, told: Callable[[bytes], None], deflate: bool) -> None:
        self._told = told
        self._inflate = zlib.decompressobj(-15).decompress
        self._buffer = bytearray()
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        asked = "Sec-WebSocket-Extensions: permessage-deflate\r\n" if deflate else ""
        key = base64.b64encode(os.urandom(16)).decode()
        self._greeting = (
            f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nAuthorization: Bearer {token}\r\n{asked}\r\n"
        ).encode()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._greeting)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.opened.done():
            head, mark, rest = self._buffer.partition(b"\r\n\r\n")
            if not mark:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(OSError(head.decode(errors="replace")))
                return
            self._buffer = bytearray(rest)
            self.opened.set_result(None)
        while (frame := self._next_frame()) is not None:
            opcode, content = frame
            if opcode == 1:
                self._told(content)
            elif opcode == 9:
                self._write(10, content)

    def _next_frame(self) -> tuple[int, bytes] | None:
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        size, start = buffer[1] & 127, 2
        if size >= 126:
            start = 4 if size == 126 else 10
            if len(buffer) < start:
                return None
            size = int.from_bytes(buffer[2:start], "big")
        if len(buffer) < start + size:
            return None
        opcode, content = buffer[0] & 15, bytes(buffer[start : start + size])
        if buffer[0] & 0x40:
            content = self._inflate(content + b"\x00\x00\xff\xff")
        del buffer[: start + size]
        return opcode, content

    def send(self, content: bytes) -> None:
        self._write(1, content)

    def _write(self, opcode: int, content: bytes) -> None:
        """Masked, as clients must, with a mask of nothing."""
        size = len(content)
        length = bytes([128 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        if self._transport is not None:
            self._transport.write(bytes([128 | opcode]) + length + bytes(4) + content)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(exc or OSError("the connection was lost"))

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()


async def open_line(host: str, port: int, path: str, token: str, told: Callable[[bytes], None], *, deflate: bool = False) -> Line:
    def make() -> Line:
        return Line(host, port, path, token, told, deflate)

    _, line = await asyncio.get_running_loop().create_connection(make, host, port)
    await asyncio.wait_for(line.opened, CONNECT_SECONDS)
    return line
