"""The client for programs that wait for each answer."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any, TypeVar

import httpx

from caravanserai.api.commands import AnyCommand
from caravanserai.api.endpoint import Asking, Endpoint
from caravanserai.api.endpoints import Api
from caravanserai.api.messages import Ack, CommandEnvelope, Error, Update
from caravanserai.client.access import NETWORK_ERRORS, SECONDS, Access
from caravanserai.client.aio import AsyncSubscription, open_live
from caravanserai.client.asking import answer_of, asked, new_key
from caravanserai.client.background import Background
from caravanserai.client.errors import Unreachable

A = TypeVar("A")


class Subscription:
    """A live connection to one table: a stream of messages, and a way to send commands.

    It is read and written in one thread, whoever asks for it: two at once break the encryption of a connection.
    """

    def __init__(self, inner: AsyncSubscription, background: Background) -> None:
        self._inner, self._background = inner, background

    def send(self, command: AnyCommand, key: str | None = None) -> int:
        """Send a command; its answer, an `Ack` or an `Error` of this id, comes among the messages."""
        return self._background.wait_for(self._inner.send(command, key))

    def receive(self) -> Update | Ack | Error:
        """The next message; raises `Unreachable` when the connection is over."""
        return self._background.wait_for(self._inner.receive())

    def close(self) -> None:
        """End the connection; whoever waits for a message is told that there are no more."""
        with suppress(Unreachable):
            self._background.wait_for(self._inner.close())

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
        with Background() as background:
            opened = open_live(self._access, table, since)
            inner = background.wait_for(opened.__aenter__())
            try:
                yield Subscription(inner, background)
            finally:
                background.wait_for(opened.__aexit__(None, None, None))
