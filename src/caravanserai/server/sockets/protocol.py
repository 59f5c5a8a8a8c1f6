"""uvicorn's WebSockets, made to let go of readers that have stopped reading, and to take a text in one step.

uvicorn waits for the peer to take what was written, even to say goodbye, and then closes politely: with a full buffer, never.
And a text on its way through it passes half a dozen layers, which cost more than the text: see `write_at_once`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

AT_ONCE = "caravanserai.at_once"
"""The extension of a socket's scope under which `write_at_once` is found. Servers other than ours do not have it."""

PATIENCE = 5.0
"""Seconds from our goodbye until the line is cut."""


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's own, but a goodbye is written at once, behind whatever waits, and who does not take it in time is cut off."""

    on_lost: Callable[[], None] | None = None
    """Called when the connection has ended."""

    def connection_lost(self, exc: Exception | None) -> None:
        if self.on_lost is not None:
            self.on_lost()
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][AT_ONCE] = self.write_at_once  # type: ignore[assignment]

    def write_at_once(self, content: bytes) -> bool:
        """Send a text to a peer that keeps up with reading; False if it has to be sent the usual way, with all its waiting."""
        ready = self.writable.is_set() and self.handshake_complete and not self.transport.is_closing()
        if not ready or self.close_sent or self.conn.state is not State.OPEN:
            return False
        self.transport.write(text_frame(content))
        return True

    async def send(self, message: Any) -> None:
        if message["type"] == "websocket.close":
            self.writable.set()
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # refused, but complete: else uvicorn complains of it

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.loop.call_later(PATIENCE, self.transport.abort)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.loop.call_later(PATIENCE, self.transport.abort)


def text_frame(content: bytes) -> bytes:
    """A whole text as a server sends it: RFC 6455, section 5.2, not masked, not compressed."""
    size = len(content)
    if size < 126:
        return bytes((0x81, size)) + content
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2, "big") + content
    return b"\x81\x7f" + size.to_bytes(8, "big") + content
