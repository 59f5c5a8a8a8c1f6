"""Those who come to a server: by HTTP with a cookie or a token, and by live sockets."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

from caravanserai.api.endpoint import COOKIE
from caravanserai.api.messages import Ack, Error, LiveMessage, Update
from caravanserai.core.discovery import load_game

_numbers = itertools.count(1)


class Person:
    """A browser: it keeps its cookie, and says where its requests come from."""

    def __init__(self, address: str, name: str = "Ann", token: str | None = None) -> None:
        self.address = address
        self.name = name
        self.token = token
        headers = {"Authorization": f"Bearer {token}"} if token else {"Origin": address}
        self.sockets: list[ClientConnection] = []
        self.http = httpx.Client(base_url=address, headers=headers, timeout=30)

    def get(self, path: str, status: int = 200) -> Any:
        return self._read(self.http.get("/api" + path), status)

    def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        content = msgspec.json.encode(body) if body is not None else None
        return self._read(self.http.post("/api" + path, content=content, headers={"Content-Type": "application/json"}), status)

    def _read(self, answer: httpx.Response, status: int) -> Any:
        assert answer.status_code == status, answer.text
        return answer.json() if answer.headers["content-type"] == "application/json" else answer.text

    def open_table(self, **settings: Any) -> str:
        made = self.post("/tables", {"game": "camel_up", "players": 3, **settings})
        return str(made["table"])

    def do(self, table: str, do: str, status: int = 200, key: str | None = None, **fields: Any) -> Any:
        return self.post(f"/tables/{table}", {"command": {"do": do, **fields}, "key": key}, status)

    def look(self, table: str, since: int = 0) -> Update:
        return msgspec.convert(self.get(f"/tables/{table}?since={since}"), Update)

    def live(self, table: str, since: int = 0) -> Seat:
        """A live socket, with the cookie and origin a browser would send, or the token of a program."""
        return Seat(self.socket(f"/tables/{table}/live?since={since}"))

    def socket(self, path: str, **headers: str) -> ClientConnection:
        given = {"Authorization": f"Bearer {self.token}"} if self.token else {"Origin": self.address}
        cookie = self.http.cookies.get(COOKIE)
        if cookie:
            given["Cookie"] = f"{COOKIE}={cookie}"
        address = self.address.replace("http", "ws", 1)
        url, sent = f"{address}/api{path}", {**given, **headers}
        socket = connect(url, additional_headers=sent, compression=None, open_timeout=20).__enter__()
        self.sockets.append(socket)
        return socket

    def close(self) -> None:
        for socket in self.sockets:
            socket.close()
        self.http.close()


class Seat:
    """A live socket and all it has been told. Every view is checked against the events that led to it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.updates: list[Update] = []
        self.raw: list[bytes] = []
        self.answers: dict[int, Ack | Error] = {}

    @property
    def now(self) -> Update:
        """The newest view."""
        if not self.updates:
            self.until(lambda update: True)
        return self.updates[-1]

    def receive(self, timeout: float = 20) -> Update | Ack | Error:
        raw = self.socket.recv(timeout)
        message: Update | Ack | Error = msgspec.json.decode(raw, type=LiveMessage)
        if isinstance(message, Update):
            check_folds(self.updates[-1] if self.updates else None, message)
            self.updates.append(message)
            self.raw.append(raw if isinstance(raw, bytes) else raw.encode())
        else:
            self.answers[message.id] = message
        return message

    def until(self, wanted: Callable[[Update], bool]) -> Update:
        """Wait for a view like this."""
        while not (self.updates and wanted(self.updates[-1])):
            self.receive()
        return self.updates[-1]

    def until_version(self, version: int) -> Update:
        return self.until(lambda update: update.version >= version)

    def ask(self, do: str, key: str | None = None, **fields: Any) -> Ack | Error:
        """Send a command and wait for its answer."""
        number = next(_numbers)
        self.socket.send(msgspec.json.encode({"command": {"do": do, **fields}, "key": key, "id": number}).decode())
        while number not in self.answers:
            self.receive()
        return self.answers[number]

    def must(self, do: str, key: str | None = None, **fields: Any) -> Ack:
        """A command that is expected to be done; waits for its effect as well."""
        answer = self.ask(do, key, **fields)
        assert isinstance(answer, Ack), answer
        if answer.table is None:
            self.until_version(answer.version)
        return answer

    def refused(self, do: str, **fields: Any) -> Error:
        answer = self.ask(do, **fields)
        assert isinstance(answer, Error), answer
        return answer

    def play(self, choose: int = 0) -> Ack:
        """Make one of the legal moves."""
        update = self.until(lambda update: bool(update.legal))
        moves = [move for group in update.legal for move in group.moves]
        return self.must("play", move=moves[choose % len(moves)].number, version=update.version)

    def close(self) -> None:
        self.socket.close()


def check_folds(before: Update | None, after: Update) -> None:
    """Whoever had the view of `since` has, with these events, the view of now."""
    if before is None or after.since == 0 or before.view is None or before.you != after.you:
        return
    assert after.since == before.version
    game = load_game(after.settings.game)
    view = msgspec.convert(before.view, game.view_type)
    events = [msgspec.convert(event, game.event_type) for told in after.events for event in told.events]
    assert game.after(view, events) == msgspec.convert(after.view, game.view_type)
