"""Lines between servers, kept for the next request: as much of HTTP/1.1 as our own servers speak, and no more.

A library's client takes more than a millisecond of the processor for a request, which is more than answering it does.
"""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import Mapping
from typing import NamedTuple
from urllib.parse import urlsplit

IDLE_SECONDS = 3.0
"""A line is used again for so long; the other server closes it after five."""
MOST_KEPT = 64
"""Lines that wait for a request to one server."""
BODILESS = (204, 304)

Headers = list[tuple[bytes, bytes]]


class PeerAnswer(NamedTuple):
    """What another server has answered; the names of headers are in small letters."""

    status: int
    headers: Headers
    content: bytes


class NotConnected(Exception):
    """Nothing was said to the other server."""


class PeerLine:
    """A connection to another server, for one request after the other."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer
        self.used_at = time.monotonic()

    def is_fresh(self) -> bool:
        return time.monotonic() - self.used_at < IDLE_SECONDS and not self._reader.at_eof() and not self._writer.is_closing()

    async def ask(self, request: bytes) -> tuple[PeerAnswer, bool]:
        """The answer, and whether the line can be used again."""
        self._writer.write(request)
        status, headers = read_head(await self._reader.readuntil(b"\r\n\r\n"))
        named = dict(headers)
        content = b"" if status in BODILESS else await self._content(named)
        self.used_at = time.monotonic()
        return PeerAnswer(status, headers, content), named.get(b"connection", b"").lower() != b"close"

    async def _content(self, headers: dict[bytes, bytes]) -> bytes:
        if b"content-length" in headers:
            return await self._reader.readexactly(int(headers[b"content-length"]))
        if headers.get(b"transfer-encoding", b"").lower() != b"chunked":
            return await self._reader.read()
        parts = []
        while size := int((await self._reader.readuntil(b"\r\n")).partition(b";")[0], 16):
            parts.append(await self._reader.readexactly(size))
            await self._reader.readexactly(2)
        await self._reader.readuntil(b"\r\n")
        return b"".join(parts)

    def close(self) -> None:
        self._writer.transport.abort()


class PeerLines:
    """The lines to all other servers."""

    def __init__(self, connect_seconds: float, answer_seconds: float) -> None:
        self._connect_seconds = connect_seconds
        self._answer_seconds = answer_seconds
        self._kept: dict[str, list[PeerLine]] = defaultdict(list)

    async def ask(self, address: str, method: str, target: str, headers: Mapping[str, str], body: bytes) -> PeerAnswer:
        """What the server at this address answers; raises `NotConnected` if it cannot be reached."""
        line = self._fresh(address) or await self._connect(address)
        told = {"host": urlsplit(address).netloc, **headers, "content-length": str(len(body))}
        try:
            async with asyncio.timeout(self._answer_seconds):
                answer, again = await line.ask(request_head(method, target, told) + body)
        except BaseException:
            line.close()
            raise
        if again and len(self._kept[address]) < MOST_KEPT:
            self._kept[address].append(line)
        else:
            line.close()
        return answer

    def _fresh(self, address: str) -> PeerLine | None:
        kept = self._kept[address]
        while kept:
            line = kept.pop()
            if line.is_fresh():
                return line
            line.close()
        return None

    async def _connect(self, address: str) -> PeerLine:
        parts = urlsplit(address)
        secure = parts.scheme == "https"
        try:
            async with asyncio.timeout(self._connect_seconds):
                port = parts.port or (443 if secure else 80)
                return PeerLine(*await asyncio.open_connection(parts.hostname, port, ssl=secure or None))
        except (OSError, TimeoutError) as error:
            raise NotConnected from error

    def close(self) -> None:
        for kept in self._kept.values():
            while kept:
                kept.pop().close()


def request_head(method: str, target: str, headers: Mapping[str, str]) -> bytes:
    lines = [f"{method} {target} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items())]
    return "\r\n".join([*lines, "", ""]).encode("latin-1")


def read_head(head: bytes) -> tuple[int, Headers]:
    """The status of an answer, and its headers."""
    first, *lines = head[:-4].split(b"\r\n")
    pairs = (line.partition(b":") for line in lines)
    return int(first.split(b" ", 2)[1]), [(name.strip().lower(), value.strip()) for name, _, value in pairs]
