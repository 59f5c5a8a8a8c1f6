"""uvicorn's HTTP, made to turn away what would keep a connection for nothing: endless heads of requests, and half ones.

uvicorn takes headers without end, and waits without end for the rest of a request, or for a reader to take its answer.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Protocol, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from caravanserai.service.doors import Doors, Reason

ANSWERS: dict[Reason, tuple[str, str]] = {
    "address": ("503 Service Unavailable", "too many connections from this address"),
    "server": ("503 Service Unavailable", "too many connections to this server"),
    "head": ("431 Request Header Fields Too Large", "the head of this request is too long"),
    "slow": ("408 Request Timeout", "this request took too long to arrive"),
}


class TellsItsEnd(Protocol):
    """What a connection becomes that is a live socket from now on."""

    on_lost: Callable[[], None] | None


class HttpProtocol(HttpToolsProtocol):
    """One connection. From its beginning, and from that of every request, it has so long to say what is asked for."""

    def __init__(self, config: Any, *given: Any, **named: Any) -> None:
        super().__init__(config, *given, **named)
        self.doors: Doors = config.app.state.services.doors
        self._timer: asyncio.TimerHandle | None = None
        self._stalled: asyncio.TimerHandle | None = None
        self._arrived = self._understood = 0
        """Bytes of a head that is not complete, and of the address and the headers that were read so far."""
        self._in_head = True
        self._inside = False
        """Whether it is counted among those that are open."""
        self._refused = False

    # Coming and going

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        reason = self.doors.enter(self._host())
        if reason is not None:
            self._turn_away(reason)
            return
        self._inside = True
        self._arm(self.doors.limits.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self._disarm()
        self.resume_writing()
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """A live socket has hours of its own; it is still the same connection."""
        self._disarm()
        super().handle_websocket_upgrade()
        cast(TellsItsEnd, self.transport.get_protocol()).on_lost = self._leave

    def _leave(self) -> None:
        if self._inside:
            self._inside = False
            self.doors.leave(self._host())

    def _host(self) -> str | None:
        peer = self.transport.get_extra_info("peername")
        return str(peer[0]) if isinstance(peer, tuple) else None

    # What arrives

    def data_received(self, data: bytes) -> None:
        if self._refused:
            return
        if self._timer is None and (self.cycle is None or self.cycle.response_complete):
            self._arm(self.doors.limits.head_seconds)
        super().data_received(data)
        if self._in_head and not self._refused:
            self._arrived += len(data)
            self._check_head(self._arrived)

    def on_message_begin(self) -> None:
        self._arrived, self._understood, self._in_head = 0, 0, True
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        self._understood += len(url)
        self._check_head(self._understood)
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._understood += len(name) + len(value)
        self._check_head(self._understood)
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._in_head = False
        if self._refused:
            return
        self._arm(self.doors.limits.request_seconds)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        if not self._refused:
            super().on_body(body)

    def on_message_complete(self) -> None:
        self._disarm()
        if not self._refused:
            super().on_message_complete()

    def _check_head(self, size: int) -> None:
        limit = self.doors.limits.head_bytes
        if limit and size > limit and not self._refused:
            self._turn_away("head")

    # Time

    def _arm(self, seconds: float) -> None:
        self._disarm()
        if seconds:
            self._timer = self.loop.call_later(seconds, self._turn_away, "slow")

    def _disarm(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def pause_writing(self) -> None:
        """The reader does not keep up. One that takes nothing for too long is let go."""
        super().pause_writing()
        if self.doors.limits.request_seconds:
            self._stalled = self.loop.call_later(self.doors.limits.request_seconds, self._let_go)

    def resume_writing(self) -> None:
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None
        super().resume_writing()

    def _let_go(self) -> None:
        self.doors.turn_away("slow")
        self.transport.abort()

    def _turn_away(self, reason: Reason) -> None:
        """Say why, and close the line."""
        self._disarm()
        self._refused = True
        self.doors.turn_away(reason)
        status, text = ANSWERS[reason]
        head = f"HTTP/1.1 {status}\r\nContent-Type: text/plain\r\nContent-Length: {len(text)}\r\nConnection: close"
        if not self.transport.is_closing():
            self.transport.write(f"{head}\r\n\r\n{text}".encode())
            self.transport.close()
