"""A live socket to a table that another server has: opened there too, and what either side says is handed on to the other.

What is said is text. Bytes are words of the servers among themselves: the one that has the table asks to be told at once if the
client falls silent, which it cannot hear itself, and the one in between tells.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from caravanserai.server.http.context import peers_of
from caravanserai.server.http.peers import CONNECT_SECONDS, Missed, PeerAway, headers_for, target_of
from caravanserai.server.sockets.peer_socket import BYTES, TEXT, PeerSocket, open_peer_socket
from caravanserai.server.sockets.protocol import APART, AT_ONCE, WATCH, Watch, WriteAtOnce
from caravanserai.service.services import Services

RESTART = 1012
"""The code by which a page knows that it is to come again at once."""
HEED, LET_BE = b"heed", b"let be"
"""From the server that has the table: tell me whether the client is heard; or no longer."""
SILENT, HEARD = b"silent", b"heard"
"""To it: nothing is heard of the client any more; something is again."""
_NOT_SENT = (1005, 1006, 1015)
"""Codes that stand for the lack of one."""
_OWN = {"sec-websocket-key", "sec-websocket-version", "sec-websocket-extensions", "sec-websocket-protocol"}


async def relay(services: Services, socket: WebSocket, address: str) -> tuple[int, str]:
    """Hand on until either side ends it, or the other server is missed; how it ended. Raises `PeerAway` if it never began."""
    given = {name: value for name, value in headers_for(services.keys, socket).items() if name not in _OWN}
    handing = HandingOn(socket)
    try:
        peer = await open_peer_socket(address, target_of(socket), given, handing.back, CONNECT_SECONDS)
    except (OSError, TimeoutError) as error:
        raise PeerAway from error
    try:
        return await peers_of(socket).while_there(address, handing.between(peer))
    except Missed:
        return RESTART, "the server that had this table is away"
    finally:
        peer.close()


class HandingOn:
    """What a client says goes to the server that has the table, and what that one says comes back."""

    def __init__(self, socket: WebSocket) -> None:
        extensions = socket.scope.get("extensions", {})
        self._socket = socket
        self._write_at_once: WriteAtOnce = extensions.get(AT_ONCE, never_at_once)
        self._watch: Watch = extensions.get(WATCH, unwatched)
        self._peer: PeerSocket | None = None
        self._waiting: deque[bytes] = deque()
        """What the client has not taken yet; meanwhile no more is read of what there is for it."""
        self._sending: asyncio.Task[None] | None = None

    async def between(self, peer: PeerSocket) -> tuple[int, str]:
        """Hand on until either side ends it; how it ended."""
        self._peer = peer
        self._drain()
        out = asyncio.ensure_future(self._out(peer))
        try:
            ends: list[asyncio.Future[Any]] = [out, peer.closed]
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._watch(None)
            tasks = [task for task in (out, self._sending) if task is not None]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        code, reason = peer.closed.result() if peer.closed.done() else (None, "")
        if code is None or code in _NOT_SENT:
            return RESTART, "the table is elsewhere now"
        return code, reason

    async def _out(self, peer: PeerSocket) -> None:
        while (message := await self._socket.receive())["type"] == "websocket.receive":
            text, content = message.get("text"), message.get("bytes") or b""
            peer.send(TEXT, (text if text is not None else content.decode("utf-8", "replace")).encode())

    def back(self, kind: int, content: bytes) -> None:
        """Take what the other server says: texts for the client, and bytes that are for us.

        All goes apart, and so uncompressed: here nobody knows what of it people have said.
        """
        if kind != TEXT:
            self._heed(content == HEED)
        elif self._sending is not None or self._peer is None or not self._write_at_once(content, apart=True):
            self._waiting.append(content)
            self._drain()

    def _heed(self, heeded: bool) -> None:
        self._watch(self._tell if heeded else None)

    def _tell(self, heard: bool) -> None:
        """Hand on whether the client is heard."""
        if self._peer is not None:
            self._peer.send(BYTES, HEARD if heard else SILENT)

    def _drain(self) -> None:
        if self._peer is not None and self._waiting and self._sending is None:
            self._peer.pause(True)
            self._sending = asyncio.ensure_future(self._send_waiting(self._peer))

    async def _send_waiting(self, peer: PeerSocket) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while self._waiting:
                text = self._waiting.popleft().decode()
                await self._socket.send({"type": "websocket.send", "text": text, APART: True})
            peer.pause(False)
        self._sending = None


def unwatched(told: Callable[[bool], None] | None) -> None:
    """Watch nobody, as under a server other than ours."""


def never_at_once(content: bytes, *, apart: bool = False) -> bool:
    """Write nothing at once, as under a server other than ours."""
    return False
