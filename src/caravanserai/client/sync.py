"""The client for programs that wait for each answer."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus, InvalidURI
from websockets.sync.client import ClientConnection, connect

from caravanserai.api import wire as w
from caravanserai.api.messages import Ack, Error, Request, Told, Update
from caravanserai.api.settings import Settings
from caravanserai.client import calls
from caravanserai.client.access import NETWORK_ERRORS, SECONDS, Access, refused
from caravanserai.client.calls import Answer, Call, Unreachable


class Live:
    """A table as it goes on: a stream of messages, and a way to send commands."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._sent = 0

    def send(self, command: Any, key: str | None = None) -> int:
        """Send a command; its answer, an `Ack` or an `Error` of this id, comes among the messages."""
        self._sent += 1
        request = Request(command, key or calls.new_key(), self._sent)
        try:
            self._socket.send(msgspec.json.encode(request).decode())
        except ConnectionClosed as error:
            raise Unreachable(f"the connection is closed: {error}") from None
        return self._sent

    def receive(self) -> Update | Ack | Error:
        """The next message; raises `Unreachable` when the connection is over."""
        try:
            return calls.read_live(self._socket.recv())
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


class Client:
    """One identity on one server: a token's, one that was kept, or the one that the server gives at the first request."""

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

    def _ask(self, call: Call[Answer]) -> Answer:
        content = call.content()
        headers = self._access.request_headers(content)
        try:
            response = self._http.request(call.method, call.path, content=content, headers=headers)
        except NETWORK_ERRORS as error:
            raise self._access.unreachable(error) from None
        self._access.learn(response)
        self._http.cookies.clear()
        return call.read(response.status_code, response.content)

    def games(self) -> list[w.GameInfo]:
        """What can be played here."""
        return self._ask(calls.games())

    def me(self) -> w.Me:
        return self._ask(calls.me())

    def rename(self, name: str) -> w.Me:
        return self._ask(calls.rename(name))

    def make_recovery(self) -> w.Recovery:
        """A link by which this identity can be taken up on another device."""
        return self._ask(calls.make_recovery())

    def recover(self, code: str) -> w.Me:
        return self._ask(calls.recover(code))

    def tokens(self) -> list[w.TokenInfo]:
        return self._ask(calls.tokens())

    def make_token(self, label: str, scopes: list[w.Scope] | None = None) -> w.NewTokenMade:
        return self._ask(calls.make_token(label, scopes or ["play", "read"]))

    def revoke_token(self, token: str) -> w.Done:
        return self._ask(calls.revoke_token(token))

    def tables(self) -> w.Tables:
        return self._ask(calls.tables())

    def open_table(self, settings: Settings) -> w.Made:
        return self._ask(calls.open_table(settings))

    def quick(self, body: w.Quick) -> w.Made:
        """A game against bots, begun at once."""
        return self._ask(calls.quick(body))

    def import_game(self, text: str) -> w.Made:
        return self._ask(calls.import_game(text))

    def table(self, name: str, since: int = 0) -> Update:
        return self._ask(calls.table(name, since))

    def do(self, name: str, command: Any, key: str | None = None) -> Ack:
        """Carry out a command. Given the same key again, it is done only once."""
        return self._ask(calls.do(name, command, key))

    def why_not(self, name: str, move: str) -> w.Why:
        return self._ask(calls.why_not(name, move))

    def since(self, name: str, moves: int) -> list[Told]:
        """What happened since so many moves had been made."""
        return self._ask(calls.since(name, moves))

    def export(self, name: str) -> str:
        return self._ask(calls.export(name))

    def glimpse(self, name: str, moves: int) -> w.Glimpse:
        return self._ask(calls.glimpse(name, moves))

    def lens(self, name: str) -> w.LensInfo:
        """The odds of what one sees, where the table shows them."""
        return self._ask(calls.lens(name))

    def verify(self, name: str) -> w.Verified:
        """Whether a finished game is whole and legal, and every draw as the server had committed to it."""
        return self._ask(calls.verify(name))

    def offer(self, name: str) -> w.Offer:
        """A code by which a friend may take over one's seat."""
        return self._ask(calls.offer(name))

    @contextmanager
    def live(self, name: str, since: int = 0) -> Iterator[Live]:
        """Look on at a table, from one's own seat if one has one; with the version one has, what is new comes first."""
        address, headers = self._access.live_address(calls.live_path(name, since)), self._access.headers()
        with ExitStack() as ending:
            try:
                socket = ending.enter_context(connect(address, additional_headers=headers, max_size=2**22, close_timeout=2))
            except InvalidStatus as error:
                raise refused(error) from None
            except (OSError, InvalidHandshake, InvalidURI, ConnectionClosed) as error:
                raise self._access.unreachable(error) from None
            yield Live(socket)
