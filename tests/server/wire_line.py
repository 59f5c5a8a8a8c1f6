"""A live socket by hand, to see what is on the wire: frames as they come, and any frame one likes to send."""

from __future__ import annotations

import base64
import os
import socket
from typing import NamedTuple
from urllib.parse import urlsplit

from caravanserai.api.endpoint import COOKIE
from tests.server.people import Person

TEXT, CLOSE, PING = 1, 8, 9


class WireFrame(NamedTuple):
    """What came: its kind, whether it is compressed, and its content as it is on the wire."""

    kind: int
    compressed: bool
    content: bytes


class WireLine:
    """A live socket of somebody's, from its handshake on."""

    def __init__(self, person: Person, path: str, extensions: str | None) -> None:
        where = urlsplit(person.address)
        self._line = socket.create_connection((where.hostname, where.port), timeout=20)
        asked = f"Sec-WebSocket-Extensions: {extensions}\r\n" if extensions is not None else ""
        key = base64.b64encode(os.urandom(16)).decode()
        self._line.sendall(
            f"GET /api{path} HTTP/1.1\r\nHost: {where.netloc}\r\nOrigin: {person.address}\r\n"
            f"Cookie: {COOKIE}={person.http.cookies.get(COOKIE)}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n{asked}\r\n".encode()
        )
        self._read = self._line.makefile("rb")
        self.answer = b"".join(iter(lambda: self._read.readline().strip() + b"\n", b"\n")).decode()

    def frame(self) -> WireFrame:
        """The next frame that is not a ping."""
        while True:
            first, size = self._take(2)
            if size >= 126:
                size = int.from_bytes(self._take(2 if size == 126 else 8), "big")
            found = WireFrame(first & 15, bool(first & 0x40), self._take(size))
            if found.kind != PING:
                return found

    def _take(self, size: int) -> bytes:
        content = self._read.read(size)
        assert len(content) == size, "the line was cut"
        return content

    def pong(self) -> None:
        """A sign of life, asked for or not."""
        self._line.sendall(b"\x8a\x80" + bytes(4))

    def send(self, content: bytes, *, compressed: bool = False) -> None:
        """A whole text, masked with nothing."""
        size = len(content)
        length = bytes([128 | size]) if size < 126 else b"\xff" + size.to_bytes(8, "big")
        self._line.sendall(bytes([0xC1 if compressed else 0x81]) + length + bytes(4) + content)

    def close(self) -> None:
        self._read.close()
        self._line.close()
