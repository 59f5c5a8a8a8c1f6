"""uvicorn's WebSockets, made to let go of readers that have stopped reading, to take a text in one step, and to compress.

uvicorn waits for the peer to take what was written, even to say goodbye, and then closes politely: with a full buffer, never.
And a text on its way through it passes half a dozen layers, which cost more than the text: see `write_at_once`.
"""

from __future__ import annotations

import asyncio
import math
import random
from collections.abc import Callable
from typing import Any, ClassVar, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

try:
    from websockets.speedups import apply_mask
except ImportError:  # there is none for this platform
    from websockets.utils import apply_mask

from caravanserai.server.sockets.deflate import Deflate, DeflateFactory

AT_ONCE = "caravanserai.at_once"
"""The extension of a socket's scope under which `write_at_once` is found. Servers other than ours do not have it."""
APART = "caravanserai.apart"
"""The field of a message that is to go apart: not compressed, and without a trace in what is."""

WATCH = "caravanserai.watch"
"""The extension of a socket's scope under which `watch` is found. Servers other than ours do not have it."""

BEAT_SECONDS = 0.8
SILENT_SECONDS = 1.8
"""A peer that is watched is asked so often for a sign of life; one that gives none for so long has fallen silent."""
MOST_PINGS = 1250
"""So many pings are sent in a second. Where more peers are watched each is asked less often, and may be silent for longer."""
LATE_SECONDS = 0.25
"""A server that comes so late to a beat has perhaps not read yet what the peer has said: then the silence is its own."""
PING = b"\x89\x00"
"""An empty ping of a server: RFC 6455, section 5.5.2."""
PONG = b"\x8a\x80"
"""How the answer of a client to it begins."""
TEXT = 0x81
"""How a whole text begins that is not compressed."""
MOST_UNREAD = 4
"""Texts of a client that wait for the one before to be answered; more are not read from its line."""

PATIENCE = 5.0
"""Seconds from our goodbye until the line is cut."""


class WriteAtOnce(Protocol):
    """How a text is sent to a peer that keeps up."""

    def __call__(self, content: bytes, *, apart: bool = False) -> bool: ...


class Watch(Protocol):
    """How one is told at once that a peer has fallen silent, and that it is heard again; or no longer."""

    def __call__(self, told: Callable[[bool], None] | None) -> None: ...


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's own, but a goodbye is written at once, behind whatever waits, and who does not take it in time is cut off."""

    on_lost: Callable[[], None] | None = None
    """Called when the connection has ended."""
    deflate: Deflate | None = None
    """What compresses for this peer, if it asked for that."""
    heard_at = 0.0
    """When something last came from the peer, as the loop counts."""
    watched: ClassVar[int] = 0
    """How many peers are watched in this process."""
    _watching: asyncio.TimerHandle | None = None
    _due = 0.0
    """When the next beat is due, as the loop counts: each peer keeps its own time, or all would be asked at once."""
    _told: Callable[[bool], None] | None = None
    _silent = False
    _owed = 0
    """How many bytes of a frame are still to come that is not read by hand."""
    _head = b""
    """The beginning of a frame of which it cannot be said yet how long it is."""

    def __init__(self, *given: Any, **options: Any) -> None:
        super().__init__(*given, **options)
        self.conn.available_extensions = [DeflateFactory()]

    def connection_lost(self, exc: Exception | None) -> None:
        if self.on_lost is not None:
            self.on_lost()
        self.watch(None)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self.heard_at = self.loop.time()
        if self._silent and self._told is not None:
            self._silent = False
            self._told(True)
        if self.handshake_initiated:
            self._read(data)
        else:
            super().data_received(data)

    def _read(self, data: bytes) -> None:
        """Take one frame after the other. Nearly all are texts and answers to our pings, and come in one piece: they are read by
        hand. All else is uvicorn's, and ends with its frame."""
        if self._owed:
            part, data = data[: self._owed], data[self._owed :]
            self._owed -= len(part)
            super().data_received(part)
        data, self._head = self._head + data, b""
        while data:
            size = frame_size(data)
            if size is None:
                self._head = data
                return
            frame, data = data[:size], data[size:]
            if len(frame) < size or not self._take(frame):
                self._owed = size - len(frame)
                super().data_received(frame)

    def _take(self, frame: bytes) -> bool:
        """Take a whole frame, if it is of those that need no care."""
        if frame[:2] == PONG:
            return True
        if frame[0] != TEXT or not 0x80 <= frame[1] < 0xFF or self.frames or self.close_sent or self.conn.state is not State.OPEN:
            return False
        start = 6 if frame[1] < 0xFE else 8
        try:
            text = apply_mask(frame[start:], frame[start - 4 : start]).decode()
        except UnicodeDecodeError:
            return False
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() >= MOST_UNREAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        return True

    def watch(self, told: Callable[[bool], None] | None) -> None:
        """Ask the peer for signs of life from now on, and tell when none comes any more; it is not let go for that. With
        nobody to tell, leave it at the rare heartbeat of every socket."""
        self._told = told
        if self._watching is not None:
            self._watching.cancel()
            self._watching = None
            WebSocketProtocol.watched -= 1
        if told is not None:
            WebSocketProtocol.watched += 1
            self.heard_at, self._silent = self.loop.time(), False
            self._due = self.heard_at + random.uniform(0, beat_seconds(self.watched))
            self._watching = self.loop.call_at(self._due, self._beat)

    def _beat(self) -> None:
        now, beat = self.loop.time(), beat_seconds(self.watched)
        is_late, quiet = now - self._due >= LATE_SECONDS, now - self.heard_at
        if quiet >= SILENT_SECONDS * beat / BEAT_SECONDS and not is_late and not self._silent and self._told is not None:
            self._silent = True
            self._told(False)
        if self._told is None:
            return
        if self.writable.is_set() and not self.close_sent and not self.transport.is_closing():
            self.transport.write(PING)
        self._due += beat * max(1, math.ceil((now - self._due) / beat))
        self._watching = self.loop.call_at(self._due, self._beat)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.deflate = next((agreed for agreed in self.conn.extensions if isinstance(agreed, Deflate)), None)
            self.scope["extensions"][AT_ONCE] = self.write_at_once  # type: ignore[assignment]
            self.scope["extensions"][WATCH] = self.watch  # type: ignore[assignment]

    def write_at_once(self, content: bytes, *, apart: bool = False) -> bool:
        """Send a text to a peer that keeps up with reading; False if it has to be sent the usual way, with all its waiting."""
        ready = self.writable.is_set() and self.handshake_complete and not self.transport.is_closing()
        if not ready or self.close_sent or self.conn.state is not State.OPEN:
            return False
        compressed = False
        if self.deflate is not None:
            self.deflate.apart = apart
            content, compressed = self.deflate.text(content)
        self.transport.write(text_frame(content, compressed))
        return True

    async def send(self, message: Any) -> None:
        if message["type"] == "websocket.close":
            self.writable.set()
        await self.writable.wait()
        if self.deflate is not None:
            self.deflate.apart = message.get(APART, False)  # uvicorn does not wait from here on, so nothing comes between
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # refused, but complete: else uvicorn complains of it

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.loop.call_later(PATIENCE, self.transport.abort)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.loop.call_later(PATIENCE, self.transport.abort)


def beat_seconds(watched: int) -> float:
    """How often each of so many peers is asked for a sign of life."""
    return max(BEAT_SECONDS, watched / MOST_PINGS)


def frame_size(data: bytes) -> int | None:
    """How long the frame is that begins here, with all that stands before its content; None if too little of it is there."""
    if len(data) < 2:
        return None
    size, start = data[1] & 127, 6 if data[1] & 128 else 2
    if size < 126:
        return start + size
    wide = 2 if size == 126 else 8
    return start + wide + int.from_bytes(data[2 : 2 + wide], "big") if len(data) >= 2 + wide else None


def text_frame(content: bytes, compressed: bool = False) -> bytes:
    """A whole text as a server sends it: RFC 6455, section 5.2, not masked; the first reserved bit says that it is compressed."""
    size, first = len(content), 0xC1 if compressed else 0x81
    if size < 126:
        return bytes((first, size)) + content
    if size < 65_536:
        return bytes((first, 126)) + size.to_bytes(2, "big") + content
    return bytes((first, 127)) + size.to_bytes(8, "big") + content
