"""Messages that no client should send, without end: wrong in every field, too large, from strangers, out of turn, repeated.

    python -m tests.wire.malformed [--count 1000000] [--seed 1]

They go to a running application over HTTP and over live sockets. Each must be answered with a typed error, none may change a
table, and now and then a real move is made to show that the tables go on.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import random
import resource
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any, get_args

import msgspec
import structlog

from caravanserai.core.discovery import game_ids, load_game
from caravanserai.server.app import ENDPOINTS
from caravanserai.server.caller import COOKIE
from caravanserai.server.config import UNLIMITED
from caravanserai.server.endpoints import PREFIX
from caravanserai.server.wire import Ack, Error, Import, NewName, NewToken, Quick, Recover, Request
from caravanserai.tables import commands as c
from caravanserai.tables.messages import Update
from caravanserai.tables.settings import Settings
from tests.wire.asking import Answer, Socket, Web, running

LARGE = 70_000
"""Characters: more than a request or a message may have."""

NASTY: tuple[Any, ...] = (
    None,
    True,
    False,
    0,
    -1,
    1,
    16,
    2**31,
    2**53 + 1,
    2**63,
    -(2**63),
    10**30,
    0.5,
    -0.0,
    1e308,
    "",
    " ",
    "0",
    "x",
    "null",
    "\x00",
    "\n\r\t",
    "a" * 41,
    "a" * 401,
    "é" * 300,
    "\u202e\u200b",
    "𝕏" * 100,
    "../../etc/passwd",
    "'; DROP TABLE log; --",
    "<script>",
    "%s%n{0}",
    [],
    [[]],
    [1, "a", None],
    {},
    {"": None},
    {"do": "play"},
    {"move": "roll", "x": 1},
    {"__class__": "x"},
)
RAW: tuple[bytes, ...] = (
    b"",
    b" ",
    b"{",
    b"}",
    b"[]",
    b"null",
    b"0",
    b'"text"',
    b"NaN",
    b"{'do': 'play'}",
    b"\xff\xfe\x00",
    b"\xef\xbb\xbf{}",
    b'{"command": {"do": "say", "text": "\xff"}}',
    b'{"command": {"do": "say", "text": "\\ud800"}}',
    b'{"command": {"do": "say", "text": "\xed\xa0\x80"}}',
    b'{"command": {"do": "play", "move": 1e999, "version": 1}}',
    b'{"command": {"do": "play", "move": 1, "version": 99999999999999999999999999}}',
    b'{"command":' * 200,
    b"[" * 10_000,
    b'{"command": {"do": "play", "move": ' + b'{"a":' * 2000 + b"1" + b"}" * 2000 + b', "version": 1}}',
    b'{"command": {"do": "rematch"}, "command": {"do": "resign"}, "id": -1}',
    b"\x00" * 100,
    b"GET / HTTP/1.1\r\n\r\n",
)

_SAMPLES: dict[str, dict[str, Any]] = {
    "sit": {"name": "Zoe", "seat": 0},
    "leave": {},
    "seat_bot": {"seat": 0, "bot": "random"},
    "ready": {"ready": True},
    "salt": {"salt": "words"},
    "start": {},
    "play": {"move": 0, "version": 1},
    "undo": {"moves": 0},
    "answer_undo": {"agrees": True},
    "resign": {"bot": "random"},
    "accept": {"code": "code", "name": "Zoe"},
    "say": {"text": "hello"},
    "react": {"reaction": "thanks"},
    "rematch": {},
}
COMMANDS = [{"do": tag, **_SAMPLES[tag]} for tag in (kind.__struct_config__.tag for kind in get_args(c.AnyCommand))]
"""One of each, so that a new command without a sample here is noticed."""

_OTHERS: dict[Any, dict[str, Any]] = {
    NewName: {"name": "Zoe"},
    NewToken: {"label": "mine", "scopes": ["play"]},
    Recover: {"code": "code"},
    Import: {"text": "a game"},
    Quick: {"game": game_ids()[0], "name": "Zoe", "players": 4, "bot": "random", "options": {}, "lens": "own"},
    Settings: {"game": game_ids()[0], "players": 4, "options": {}, "clock": {"kind": "days"}, "grace": 60},
}


class Wrong(AssertionError):
    """The server did not withstand a message."""


class Generator:
    """Draws messages; the same seed gives the same ones."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def nasty(self) -> Any:
        if self.rng.random() < 0.02:
            return "a" * LARGE
        return self.rng.choice(NASTY)

    def spoiled(self, message: dict[str, Any]) -> dict[str, Any]:
        """One field, at any depth, is wrong, missing or too many."""
        copy: dict[str, Any] = json.loads(json.dumps(message))
        place = copy
        while (inner := [value for value in place.values() if isinstance(value, dict)]) and self.rng.random() < 0.7:
            place = self.rng.choice(inner)
        kind = self.rng.randrange(4)
        if kind == 0 or not place:
            place[self.rng.choice(["x", "", "id", "key", "do", "seat", "version"])] = self.nasty()
        elif kind == 1:
            del place[self.rng.choice(list(place))]
        else:
            place[self.rng.choice(list(place))] = self.nasty()
        return copy

    def request(self) -> dict[str, Any]:
        return {"command": dict(self.rng.choice(COMMANDS)), "key": "k1", "id": 1}

    def content(self) -> bytes:
        """A whole message: spoiled JSON, bytes of no kind, or JSON cut or stirred."""
        roll = self.rng.random()
        if roll < 0.15:
            return self.rng.choice(RAW)
        if roll < 0.2:
            return self.rng.randbytes(self.rng.choice((1, 20, 300)))
        content = json.dumps(self.spoiled(self.request())).encode()
        if roll < 0.3:
            return content[: self.rng.randrange(len(content))]
        if roll < 0.4:
            stirred = bytearray(content)
            for _ in range(self.rng.randrange(1, 4)):
                stirred[self.rng.randrange(len(stirred))] = self.rng.randrange(256)
            return bytes(stirred)
        return content

    def name(self) -> str:
        """A part of an address."""
        odd = ("", "-", "nobody-00000", "a" * 65, "a" * 3000, "é", "\x00", "..", "%2e%2e", " ", "a/b", "\ud800", "import")
        return self.rng.choice(odd)

    def query(self) -> str:
        fields = ("since", "moves", "move", "x", "")
        value = self.rng.choice(("", "-1", "1.5", "x", "9" * 30, "%00", "%ff", "1&since=2", "nonsense", "[]", "a" * 300, "true"))
        return f"?{self.rng.choice(fields)}={value}"


def is_request(content: bytes) -> bool:
    """Whether this is, by chance, a message that a client may send."""
    try:
        msgspec.json.decode(content, type=Request)
    except (msgspec.MsgspecError, UnicodeError, RecursionError, ValueError):
        return False
    return True


class Siege:
    """Two tables, one in play and one open, and everybody who sends them nonsense."""

    def __init__(self, web: Web, seed: int) -> None:
        self.web = web
        self.draw = Generator(seed)
        self.rng = self.draw.rng
        self.codes: Counter[str] = Counter()
        self.sent = 0
        self.moves = 0
        self.people = ["ann", "ben", "cleo"]
        self.playing = self.open = ""
        self.acknowledged: list[tuple[str, bytes, int]] = []
        self.tokens: dict[str, str] = {}
        self.sockets: dict[str | None, Socket] = {}

    # The tables

    async def begin(self) -> None:
        self.open = await self._seated()
        self.web.connect(f"{PREFIX}/tables/{self.open}/live", self.web.headers_of(self.people[0]))
        await self._new_game()
        for scope in ("read", "play"):
            body = {"label": scope, "scopes": [scope]}
            answer = await self._must("POST", "/tokens", "ben" if scope == "read" else "stranger", body)
            self.tokens[scope] = answer["secret"]

    async def _must(self, method: str, path: str, who: str, body: Any) -> Any:
        answer = await self.web.ask(method, PREFIX + path, self.web.headers_of(who), json.dumps(body).encode())
        if answer.status != 200:
            raise Wrong(f"{method} {path} should be done: {answer.body!r}")
        return json.loads(answer.body)

    async def _seated(self) -> str:
        game = load_game(self.rng.choice(game_ids()))
        settings = {"game": game.id, "players": len(self.people), "grace": 604_800, "stand_in": "random"}
        table: str = (await self._must("POST", "/tables", self.people[0], settings))["table"]
        for seat, who in enumerate(self.people):
            await self._must("POST", f"/tables/{table}", who, {"command": {"do": "sit", "name": who, "seat": seat}})
        return table

    async def _new_game(self) -> None:
        for socket in list(self.sockets.values()):
            await self.web.hang_up(socket)
        self.sockets.clear()
        if self.playing:
            self.web.inn.rooms.pop(self.playing)
        self.playing = await self._seated()
        self.acknowledged.clear()
        for who in self.people:
            await self._must("POST", f"/tables/{self.playing}", who, {"command": {"do": "ready"}})
        await self._must("POST", f"/tables/{self.playing}", self.people[0], {"command": {"do": "start"}})
        for viewer in (*self.people, "stranger", None):
            self.sockets[viewer] = self._connect(viewer)
        await self.web.settle()

    def _connect(self, who: str | None) -> Socket:
        return self.web.connect(f"{PREFIX}/tables/{self.playing}/live", self.web.headers_of(who))

    def state(self) -> tuple[Any, ...]:
        """Everything that nonsense must not change."""
        tables = [self.web.inn.rooms[name].table for name in (self.playing, self.open)]
        return tuple((table.state.version, len(table.state.moves), table.state.phase) for table in tables)

    def whole_state(self) -> list[bytes]:
        rooms = (self.web.inn.rooms[name] for name in (self.playing, self.open))
        return [msgspec.json.encode(room.table.snapshot()) for room in rooms]

    def actor(self) -> int:
        seat: int = self.web.inn.rooms[self.playing].table.actor()
        return seat

    async def real_move(self) -> None:
        """Whoever is to move does, through a live socket or by HTTP; the table has moved on by it, and by nothing else."""
        table = self.web.inn.rooms[self.playing].table
        who, move = self.people[self.actor()], self.rng.choice(table.position.legal_moves())
        key = f"real-{self.moves}"
        body = json.dumps({"command": {"do": "play", "move": move, "version": table.state.version}, "key": key}).encode()
        answer = await self.web.ask("POST", f"{PREFIX}/tables/{self.playing}", self.web.headers_of(who), body)
        if answer.status != 200:
            raise Wrong(f"a real move was refused: {answer.body!r}")
        await self.web.settle()
        self.moves += 1
        self.acknowledged.append((who, body, json.loads(answer.body)["version"]))
        if self.web.inn.rooms[self.playing].table.state.phase == "over":
            await self._new_game()

    # The messages

    async def run(self, count: int) -> None:
        kinds = (self.by_http, self.by_http, self.by_socket, self.by_socket, self.elsewhere, self.by_strangers, self.out_of_turn)
        end = self.sent + count
        while self.sent < end:
            before, whole = self.state(), self.whole_state()
            for _ in range(20):
                await self.rng.choice(kinds)()
            if self.acknowledged:
                await self.again()
            if self.state() != before or self.whole_state() != whole:
                raise Wrong(f"a table was changed by nonsense: {before} became {self.state()}")
            if self.rng.random() < 0.25:
                await self.real_move()

    async def by_http(self) -> None:
        """Nonsense in a request to a table, from somebody who sits there. What could be meant is a stranger's to send."""
        content = self.draw.content()
        who = "stranger" if is_request(content) else self.rng.choice(self.people)
        table = self.playing if who == "stranger" else self.rng.choice((self.playing, self.open))
        await self.refused("POST", f"/tables/{table}", self.web.headers_of(who), content)

    async def by_socket(self) -> None:
        """The same over a live socket, as text or as bytes."""
        content = self.draw.content()
        who = self.rng.choice(("stranger", None)) if is_request(content) else self.rng.choice([*self.people, None])
        try:
            text = content.decode()
        except UnicodeDecodeError:
            text = None
        as_text = text is not None and self.rng.random() < 0.7
        await self.refused_live(who, text if as_text else None, None if as_text else content)

    async def elsewhere(self) -> None:
        """Any method at any address, with odd names, queries and bodies."""
        endpoint = self.rng.choice(ENDPOINTS)
        path, odd = endpoint.path, self.draw.name()
        path = path.replace("{table}", odd).replace("{token}", odd).replace("{moves}", self.draw.name())
        method, body = endpoint.method, None
        if endpoint.query is not None:
            path += self.draw.query()
        if endpoint.body in _OTHERS:
            body = json.dumps(self.draw.spoiled(_OTHERS[endpoint.body])).encode()
        elif self.rng.random() < 0.3:
            body = self.draw.content()
        if self.rng.random() < 0.2:
            method = self.rng.choice(("PATCH", "DELETE", "OPTIONS", "TRACE", "X" * 30))
        if endpoint.body in (Settings, Quick) and method == "POST" and _is_whole(body, endpoint.body):
            return
        headers = self.web.headers_of(self.rng.choice([*self.people, "stranger"]))
        answer = await self.web.ask(method, PREFIX + path, headers, body)
        self.sent += 1
        if answer.status >= 400:
            self.check(answer)
        else:
            self.codes["harmless"] += 1

    async def by_strangers(self) -> None:
        """Well-formed commands of those who may not give them."""
        body = json.dumps({"command": self.rng.choice(COMMANDS), "key": "k"}).encode()
        signed = self.web.headers_of(self.rng.choice(self.people))
        headers: dict[str, str] = self.rng.choice(
            (
                self.web.headers_of("stranger"),
                {**signed, "cookie": signed["cookie"][:-1] + "x"},
                {**signed, "cookie": f"{COOKIE}=" + self.rng.randbytes(20).hex()},
                {**signed, "origin": "http://other.example"},
                {name: value for name, value in signed.items() if name != "origin"},
                {**signed, "sec-fetch-site": "cross-site", "origin": "null"},
                {"host": signed["host"], "authorization": "Bearer nonsense"},
                {"host": signed["host"], "authorization": f"Bearer {self.tokens['read']}"},
                {"host": signed["host"], "authorization": f"Bearer {self.tokens['play']}"},
                {"host": signed["host"], "authorization": "\xff"},
                {**signed, "content-type": "text/plain"},
            )
        )
        await self.refused("POST", f"/tables/{self.playing}", headers, body)

    async def out_of_turn(self) -> None:
        """Those who sit there, at the wrong moment."""
        table = self.web.inn.rooms[self.playing].table
        actor, version = self.actor(), table.state.version
        waiting = self.rng.choice([who for seat, who in enumerate(self.people) if seat != actor])
        some, legal = self.rng.randrange(table.game.moves), table.position.legal_moves()
        illegal = next(number for number in range(table.game.moves) if number not in legal)
        who, command = self.rng.choice(
            (
                (waiting, {"do": "play", "move": some, "version": version}),
                (waiting, {"do": "play", "move": some, "version": version + 1000}),
                (self.people[actor], {"do": "play", "move": some, "version": version - 1 - self.rng.randrange(version)}),
                (self.people[actor], {"do": "play", "move": illegal, "version": version}),
                (self.people[actor], {"do": "play", "move": -1 - some, "version": version}),
                (self.people[actor], {"do": "play", "move": "nonsense", "version": version}),
                (self.people[actor], {"do": "play", "move": {"move": "nonsense"}, "version": version}),
                (waiting, {"do": "undo", "moves": 10**9}),
                (waiting, {"do": "answer_undo", "agrees": True}),
                (waiting, {"do": "resign", "bot": "nobody"}),
                (waiting, {"do": "rematch"}),
                (waiting, self.rng.choice([command for command in COMMANDS if command["do"] in BEFORE])),
            )
        )
        body = {"command": command, "key": f"late-{self.sent}", "id": 3}
        if self.rng.random() < 0.5:
            await self.refused_live(who, json.dumps(body), None)
        else:
            await self.refused("POST", f"/tables/{self.playing}", self.web.headers_of(who), json.dumps(body).encode())

    async def again(self) -> None:
        """A move that was made, sent once more: answered as it was, and not made again. By another, it is not theirs to send."""
        who, body, version = self.rng.choice(self.acknowledged)
        answer = await self.web.ask("POST", f"{PREFIX}/tables/{self.playing}", self.web.headers_of(who), body)
        self.sent += 1
        self.codes["repeated"] += 1
        if answer.status != 200 or json.loads(answer.body)["version"] != version:
            raise Wrong(f"a repeated move was answered otherwise: {answer.body!r}")
        other = self.people[(self.people.index(who) + 1) % len(self.people)]
        if msgspec.json.decode(body)["command"]["version"] < self.web.inn.rooms[self.playing].table.state.game_version:
            await self.refused("POST", f"/tables/{self.playing}", self.web.headers_of(other), body)

    # The answers

    async def refused(self, method: str, path: str, headers: dict[str, str], body: bytes) -> None:
        answer = await self.web.ask(method, PREFIX + path, headers, body)
        self.sent += 1
        if answer.status < 400:
            raise Wrong(f"{method} {path} with {body[:300]!r} should be refused: {answer.body[:300]!r}")
        self.check(answer)

    def check(self, answer: Answer) -> None:
        """An error has a type, and is never the server's own."""
        if answer.status >= 500:
            raise Wrong(f"the server failed: {answer.raw()[:1000]!r}")
        self.codes[msgspec.json.decode(answer.body, type=Error).code] += 1

    async def refused_live(self, who: str | None, text: str | None, content: bytes | None) -> None:
        socket = self.sockets[who]
        seen = len(socket.told)
        socket.send(text, content)
        self.sent += 1
        while socket.is_busy():
            await asyncio.sleep(0)
        for raw in socket.told[seen:]:
            message = msgspec.json.decode(raw, type=Update | Ack | Error) if socket.closed is None else None
            if message is None or isinstance(message, Ack):
                raise Wrong(f"{text or content!r:.300} should be refused: {raw[:300]!r}")
            if isinstance(message, Error):
                if message.code == "internal":
                    raise Wrong(f"the server failed at {text or content!r:.300}")
                self.codes[message.code] += 1
                return
        raise Wrong(f"{text or content!r:.300} was not answered")


BEFORE = frozenset({"sit", "leave", "seat_bot", "ready", "salt", "start", "accept"})
"""What cannot be done once the game has begun."""


def _is_whole(body: bytes | None, kind: Any) -> bool:
    """Spoiled settings may still be good ones, and then a table is opened: that is not what is tried here."""
    try:
        msgspec.json.decode(body or b"", type=kind)
    except msgspec.MsgspecError:
        return False
    return True


async def besiege(folder: Path, count: int, seed: int, *, part: int = 20_000) -> Siege:
    """So many messages, in parts, with a word on each."""
    async with running(folder / "tables.db", UNLIMITED) as web:
        siege = Siege(web, seed)
        await siege.begin()
        started = time.monotonic()
        while siege.sent < count:
            await siege.run(min(part, count - siege.sent))
            seconds, memory = time.monotonic() - started, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
            if siege.sent >= part:
                print(f"{siege.sent} messages, {siege.moves} real moves, {siege.sent / seconds:.0f}/s, {memory} MB", flush=True)
        health = await web.ask("GET", "/healthz", {"host": "127.0.0.1"})
        if health.status != 200:
            raise Wrong("the server is not well afterwards")
        return siege


def main() -> None:
    parser = argparse.ArgumentParser(description="Send messages that no client should send, and see that nothing comes of them.")
    parser.add_argument("--count", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    with tempfile.TemporaryDirectory(prefix="caravanserai-malformed-") as folder:
        siege = asyncio.run(besiege(Path(folder), given.count, given.seed))
    for code, number in siege.codes.most_common():
        print(f"{number:>9} {code}")


if __name__ == "__main__":
    main()
