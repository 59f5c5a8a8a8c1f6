"""uvicorn's WebSockets, made to let go of readers that have stopped reading.

uvicorn waits for the peer to take what was written, even to say goodbye, and then closes politely: with a full buffer, never.
"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

PATIENCE = 5.0
"""Seconds from our goodbye until the line is cut."""


class LettingGo(WebSocketsSansIOProtocol):
    """A goodbye is written at once, behind whatever waits; a peer that does not take it in time is cut off."""

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
