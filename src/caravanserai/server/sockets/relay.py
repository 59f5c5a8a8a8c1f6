"""A live socket to a table that another server has: opened there too, and what either side says is handed on to the other.

What is said is text. Bytes are words of the servers among themselves: the one that has the table asks to be told at once if the
client falls silent, which it cannot hear itself, and the one in between tells.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

from caravanserai.server.http.peers import CONNECT_SECONDS, Missed, PeerAway, headers_for, socket_address, while_there
from caravanserai.server.sockets.protocol import APART, WATCH, Watch
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
    where = socket_address(address, socket.url.path, socket.url.query)
    try:
        async with connect(
            where,
            additional_headers=given,
            compression=None,
            max_size=None,
            open_timeout=CONNECT_SECONDS,
            ping_interval=None,
            proxy=None,
            close_timeout=CONNECT_SECONDS,
        ) as peer:
            return await while_there(services.registry.leases, address, _hand_on(socket, peer))
    except Missed:
        return RESTART, "the server that had this table is away"
    except (OSError, TimeoutError, InvalidHandshake, InvalidURI) as error:
        raise PeerAway from error


async def _hand_on(socket: WebSocket, peer: ClientConnection) -> tuple[int, str]:
    watch: Watch = socket.scope.get("extensions", {}).get(WATCH, unwatched)
    signs: asyncio.Queue[bytes] = asyncio.Queue()

    def heed(heeded: bool) -> None:
        watch((lambda heard: signs.put_nowait(HEARD if heard else SILENT)) if heeded else None)

    tasks = [asyncio.ensure_future(work) for work in (_out(socket, peer), _back(socket, peer, heed), _tell(peer, signs))]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        heed(False)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    code = peer.close_code
    if code is None or code in _NOT_SENT:
        return RESTART, "the table is elsewhere now"
    return code, peer.close_reason or ""


def unwatched(told: Callable[[bool], None] | None) -> None:
    """Watch nobody, as under a server other than ours."""


async def _out(socket: WebSocket, peer: ClientConnection) -> None:
    while True:
        message = await socket.receive()
        if message["type"] != "websocket.receive":
            await peer.close()
            return
        text, content = message.get("text"), message.get("bytes") or b""
        try:
            await peer.send(text if text is not None else content.decode("utf-8", "replace"))
        except ConnectionClosed:
            return


async def _tell(peer: ClientConnection, signs: asyncio.Queue[bytes]) -> None:
    """Hand on whether the client is heard."""
    try:
        while True:
            await peer.send(await signs.get())
    except ConnectionClosed:
        return


async def _back(socket: WebSocket, peer: ClientConnection, heed: Callable[[bool], None]) -> None:
    """All goes apart, and so uncompressed: here nobody knows what of it people have said."""
    try:
        async for said in peer:
            if isinstance(said, str):
                await socket.send({"type": "websocket.send", "text": said, APART: True})
            else:
                heed(said == HEED)
    except (ConnectionClosed, WebSocketDisconnect, RuntimeError):
        return
