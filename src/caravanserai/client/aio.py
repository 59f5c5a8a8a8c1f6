"""The client for asyncio."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, TypeVar

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus, InvalidURI

from caravanserai.api.commands import AnyCommand
from caravanserai.api.endpoint import AsyncAsking, Endpoint
from caravanserai.api.endpoints import Api, Sockets
from caravanserai.api.messages import Ack, CommandEnvelope, Error, Update
from caravanserai.client.access import NETWORK_ERRORS, SECONDS, Access, refused
from caravanserai.client.asking import answer_of, asked, new_key, path_of, read_live
from caravanserai.client.errors import Unreachable

A = TypeVar("A")


class AsyncSubscription:
    """A live connection to one table: a stream of messages, and a way to send commands."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._sent = 0

    async def send(self, command: AnyCommand, key: str | None = None) -> int:
        """Send a command; its answer, an `Ack` or an `Error` of this id, comes among the messages."""
        self._sent += 1
        envelope = CommandEnvelope(command, key or new_key(), self._sent)
        try:
            await self._socket.send(msgspec.json.encode(envelope).decode())
        except ConnectionClosed as error:
            raise Unreachable(f"the connection is closed: {error}") from None
        return self._sent

    async def receive(self) -> Update | Ack | Error:
        """The next message; raises `Unreachable` when the connection is over."""
        try:
            return read_live(await self._socket.recv())
        except ConnectionClosed as error:
            raise Unreachable(f"the connection is closed: {error}") from None

    async def close(self) -> None:
        """End the connection; whoever waits for a message is told that there are no more."""
        await self._socket.close()

    async def __aiter__(self) -> AsyncIterator[Update | Ack | Error]:
        """Messages until the server closes the connection."""
        try:
            while True:
                yield await self.receive()
        except Unreachable:
            return


class AsyncClient(Api, AsyncAsking):
    """A client of one server, under one identity: a token's, one that was kept, or the one it gives at the first request."""

    def __init__(self, address: str, token: str | None = None, identity: str | None = None) -> None:
        self._access = Access(address, token, identity)
        self._http = httpx.AsyncClient(base_url=self.address, timeout=SECONDS)

    @property
    def address(self) -> str:
        return self._access.address

    @property
    def identity(self) -> str | None:
        """What makes another client the same person; to be kept like a password."""
        return self._access.identity

    async def __aenter__(self) -> AsyncClient:
        return self

    async def __aexit__(self, *details: object) -> None:
        await self.close()

    async def close(self) -> None:
        await self._http.aclose()

    async def ask(self, endpoint: Endpoint[Any, A], given: dict[str, Any]) -> A:
        """Ask for anything that the api declares; every method of `Api` comes through here."""
        method, path, content = asked(endpoint, given)
        headers = self._access.request_headers(content)
        try:
            response = await self._http.request(method, path, content=content, headers=headers)
        except NETWORK_ERRORS as error:
            raise self._access.unreachable(error) from None
        self._access.learn(response)
        self._http.cookies.clear()
        return answer_of(endpoint, response.status_code, response.content)

    async def do(self, table: str, command: AnyCommand, key: str | None = None) -> Ack:
        """Carry out a command, with a new idempotency key unless one is given: sent again with the same, it is done only once."""
        return await self.command(table, CommandEnvelope(command, key or new_key()))

    @asynccontextmanager
    async def live(self, table: str, since: int = 0) -> AsyncIterator[AsyncSubscription]:
        """Look on at a table, from one's own seat if one has one; with the version one has, what is new comes first."""
        async with open_live(self._access, table, since) as live:
            yield live


@asynccontextmanager
async def open_live(access: Access, table: str, since: int) -> AsyncIterator[AsyncSubscription]:
    """Look on at a table, as whoever has this access."""
    address, headers = access.live_address(path_of(Sockets.live, {"table": table, "since": since})), access.headers()
    async with AsyncExitStack() as ending:
        opening = connect(address, additional_headers=headers, max_size=2**22, close_timeout=2)
        try:
            socket = await ending.enter_async_context(opening)
        except InvalidStatus as error:
            raise refused(error) from None
        except (OSError, InvalidHandshake, InvalidURI, ConnectionClosed) as error:
            raise access.unreachable(error) from None
        yield AsyncSubscription(socket)
