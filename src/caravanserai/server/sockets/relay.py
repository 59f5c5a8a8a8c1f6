"""A live socket to a table that another server has: opened there too, and what either side says is handed on to the other."""

from __future__ import annotations

import asyncio

from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

from caravanserai.server.http.peers import CONNECT_SECONDS, Missed, PeerAway, headers_for, socket_address, while_there
from caravanserai.server.sockets.protocol import APART
from caravanserai.service.services import Services

RESTART = 1012
"""The code by which a page knows that it is to come again at once."""
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
    out, back = asyncio.ensure_future(_out(socket, peer)), asyncio.ensure_future(_back(socket, peer))
    try:
        await asyncio.wait([out, back], return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (out, back):
            task.cancel()
        await asyncio.gather(out, back, return_exceptions=True)
    code = peer.close_code
    if code is None or code in _NOT_SENT:
        return RESTART, "the table is elsewhere now"
    return code, peer.close_reason or ""


async def _out(socket: WebSocket, peer: ClientConnection) -> None:
    while True:
        message = await socket.receive()
        if message["type"] != "websocket.receive":
            await peer.close()
            return
        try:
            await peer.send(message["text"] if message.get("text") is not None else message.get("bytes") or b"")
        except ConnectionClosed:
            return


async def _back(socket: WebSocket, peer: ClientConnection) -> None:
    """All goes apart, and so uncompressed: here nobody knows what of it people have said."""
    try:
        async for said in peer:
            kind = "text" if isinstance(said, str) else "bytes"
            await socket.send({"type": "websocket.send", kind: said, APART: True})
    except (ConnectionClosed, WebSocketDisconnect, RuntimeError):
        return
