"""The client for programs that wait for each answer."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any, TypeVar

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus, InvalidURI
from websockets.sync.client import ClientConnection, connect

from caravanserai.api.commands import AnyCommand
from caravanserai.api.endpoint import Asking, Endpoint
from caravanserai.api.endpoints import Api, Sockets
from caravanserai.api.messages import Ack, CommandEnvelope, Error, Update
from caravanserai.client.access import NETWORK_ERRORS, SECONDS, Access, refused
from caravanserai.client.asking import answer_of, asked, new_key, path_of, read_live
from caravanserai.client.errors import Unreachable

A = TypeVar("A")


class Subscription:
    """A live connection to one table: a stream of messages, and a way to send commands."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._sent = 0

    def send(self, command: AnyCommand, key: str | None = None) -> int:
        """Send a command; its answer, an `Ack` or an `Error` of this id, comes among the messages."""
        self._sent += 1
        envelope = CommandEnvelope(command, key or new_key(), self._sent)
        try:
            self._socket.send(msgspec.json.encode(envelope).decode())
        except ConnectionClosed as error:
            raise Unreachable(f"the connection is closed: {error}") from None
        return self._sent

    def receive(self) -> Update | Ack | Error:
        """The next message; raises `Unreachable` when the connection is over."""
        try:
            return read_live(self._socket.recv())
        except ConnectionClosed as error:
            raise Unreachable(f"the connection is closed: {error}") from None

    def close(self) -> None:
        """End the connection; whoever waits for a message is told that there are no more."""
        self._socket.close()

    def __iter__(self) -> Iterator[Update | Ack | Error]:
        """Messages until the server closes the connection."""
        try:
            while True:
                yield self.receive()
        except Unreachable:
            return


class Client(Api, Asking):
    """A client of one server, under one identity: a token's, one that was kept, or the one it gives at the first request."""

    def __init__(self, address: str, token: str | None = None, identity: str | None = None) -> None:
        self._access = Access(address, token, identity)
        self._http = httpx.Client(base_url=self.address, timeout=SECONDS)

    @property
    def address(self) -> str:
        return self._access.address

    @property
    def identity(self) -> str | None:
        """What makes another client the same person; to be kept like a password."""
        return self._access.identity

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *details: object) -> None:
        self.close()

    def close(self) -> None:
        self._http.close()

    def ask(self, endpoint: Endpoint[Any, A], given: dict[str, Any]) -> A:
        """Ask for anything that the api declares; every method of `Api` comes through here."""
        method, path, content = asked(endpoint, given)
        headers = self._access.request_headers(content)
        try:
            response = self._http.request(method, path, content=content, headers=headers)
        except NETWORK_ERRORS as error:
            raise self._access.unreachable(error) from None
        self._access.learn(response)
        self._http.cookies.clear()
        return answer_of(endpoint, response.status_code, response.content)

    def do(self, table: str, command: AnyCommand, key: str | None = None) -> Ack:
        """Carry out a command, with a new idempotency key unless one is given: sent again with the same, it is done only once."""
        return self.command(table, CommandEnvelope(command, key or new_key()))

    @contextmanager
    def live(self, table: str, since: int = 0) -> Iterator[Subscription]:
        """Look on at a table, from one's own seat if one has one; with the version one has, what is new comes first."""
        address, headers = (
            self._access.live_address(path_of(Sockets.live, {"table": table, "since": since})),
            self._access.headers(),
        )
        with ExitStack() as ending:
            try:
                socket = ending.enter_context(connect(address, additional_headers=headers, max_size=2**22, close_timeout=2))
            except InvalidStatus as error:
                raise refused(error) from None
            except (OSError, InvalidHandshake, InvalidURI, ConnectionClosed) as error:
                raise self._access.unreachable(error) from None
            yield Subscription(socket)
