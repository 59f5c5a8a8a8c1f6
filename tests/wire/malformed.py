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
import resource
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import structlog

from caravanserai.api.endpoint import COOKIE, PREFIX
from caravanserai.api.endpoints import ENDPOINTS
from caravanserai.api.messages import Ack, Error, Update
from caravanserai.api.refusals import Refused
from caravanserai.api.settings import Settings
from caravanserai.api.wire import Quick
from caravanserai.core.discovery import game_ids
from caravanserai.service.config import UNLIMITED
from caravanserai.tables.decide import move_number
from caravanserai.tables.table import Table
from tests.wire.asking import Answer, Socket, Web, running
from tests.wire.nonsense import COMMANDS, OTHERS, Generator, Import, is_request, would_open

LEAVING = {("DELETE", "/me"), ("POST", "/me/sign_out")}
"""What needs no body, and is no nonsense: somebody leaves, and is nobody from then on."""
BETWEEN_MOVES = 4
"""In one of so many rounds of nonsense a real move is made, at each game's table in its turn."""


class Wrong(AssertionError):
    """The server did not withstand a message."""


class Played:
    """A game in play: its table, who is connected to it, and the moves that were acknowledged."""

    def __init__(self, table: str, sockets: dict[str | None, Socket]) -> None:
        self.table = table
        self.sockets = sockets
        self.acknowledged: list[tuple[str, bytes, int]] = []


class Siege:
    """For each game a table in play and an open one, and everybody who sends them nonsense."""

    def __init__(self, web: Web, seed: int) -> None:
        self.web = web
        self.draw = Generator(seed)
        self.rng = self.draw.rng
        self.codes: Counter[str] = Counter()
        self.rounds = 0
        self.sent = 0
        self.sent_during: Counter[str] = Counter()
        """The messages, by the game at whose tables they were sent."""
        self.moves: Counter[str] = Counter()
        """The real moves of each game."""
        self.people = ["ann", "ben", "cleo"]
        self.game = game_ids()[0]
        """The one at whose tables everybody is just now."""
        self.games: dict[str, Played] = {}
        self.opened: dict[str, str] = {}
        self.tokens: dict[str, str] = {}

    # The tables

    @property
    def playing(self) -> str:
        return self.games[self.game].table

    @property
    def open(self) -> str:
        return self.opened[self.game]

    async def begin(self) -> None:
        for game in game_ids():
            self.opened[game] = await self._seated(game)
            self.web.connect(f"{PREFIX}/tables/{self.opened[game]}/live", self.web.headers_of(self.people[0]))
            await self._new_game(game)
        for scope in ("read", "play"):
            body = {"label": scope, "scopes": [scope]}
            answer = await self._must("POST", "/tokens", "ben" if scope == "read" else "stranger", body)
            self.tokens[scope] = answer["secret"]

    async def _must(self, method: str, path: str, who: str, body: Any) -> Any:
        answer = await self.web.ask(method, PREFIX + path, self.web.headers_of(who), json.dumps(body).encode())
        if answer.status != 200:
            raise Wrong(f"{method} {path} should be done: {answer.body!r}")
        return json.loads(answer.body)

    async def _seated(self, game: str) -> str:
        settings = {"game": game, "players": len(self.people), "grace": 604_800, "stand_in": "random"}
        table: str = (await self._must("POST", "/tables", self.people[0], settings))["table"]
        for seat, who in enumerate(self.people):
            await self._must("POST", f"/tables/{table}", who, {"command": {"do": "sit", "name": who, "seat": seat}})
        return table

    async def _new_game(self, game: str) -> None:
        table = await self._seated(game)
        for who in self.people:
            await self._must("POST", f"/tables/{table}", who, {"command": {"do": "ready"}})
        await self._must("POST", f"/tables/{table}", self.people[0], {"command": {"do": "start"}})
        address = f"{PREFIX}/tables/{table}/live"
        viewers = (*self.people, "stranger", None)
        self.games[game] = Played(table, {who: self.web.connect(address, self.web.headers_of(who)) for who in viewers})
        await self.calm(table)

    async def calm(self, name: str) -> None:
        """Until nothing goes on by itself at a table: whoever has no choice has gone on."""
        await self.web.settle()
        room = self.web.registry.rooms[name]
        while any(room.table.only_answer(seat) is not None for seat in room.table.awaited()):
            await asyncio.sleep(0.002)
            await self.web.settle()

    async def _leave(self, game: Played) -> None:
        for socket in game.sockets.values():
            await self.web.hang_up(socket)
        self.web.registry.rooms.pop(game.table)

    def state(self) -> tuple[Any, ...]:
        """Everything that nonsense must not change."""
        tables = [self.web.registry.rooms[name].table for name in (self.playing, self.open)]
        return tuple((table.state.version, len(table.state.moves), table.state.phase) for table in tables)

    def whole_state(self) -> list[bytes]:
        rooms = (self.web.registry.rooms[name] for name in (self.playing, self.open))
        return [msgspec.json.encode(room.table.snapshot()) for room in rooms]

    def actor(self) -> int:
        seat: int = self.web.registry.rooms[self.playing].table.actor()
        return seat

    async def real_move(self) -> None:
        """Whoever is to move does; the table has moved on by it, and whoever has no choice then has gone on."""
        table = self.web.registry.rooms[self.playing].table
        who, move = self.people[self.actor()], self.rng.choice(table.position.legal_moves())
        key = f"real-{self.moves.total()}"
        body = json.dumps({"command": {"do": "play", "move": move, "version": table.state.version}, "key": key}).encode()
        answer = await self.web.ask("POST", f"{PREFIX}/tables/{self.playing}", self.web.headers_of(who), body)
        if answer.status != 200:
            raise Wrong(f"a real move was refused: {answer.body!r}")
        await self.calm(self.playing)
        self.moves[self.game] += 1
        self.games[self.game].acknowledged.append((who, body, json.loads(answer.body)["version"]))
        if self.web.registry.rooms[self.playing].table.state.phase == "over":
            await self._leave(self.games[self.game])
            await self._new_game(self.game)

    # The messages

    async def run(self, count: int) -> None:
        kinds = (self.by_http, self.by_http, self.by_socket, self.by_socket, self.elsewhere, self.by_strangers, self.out_of_turn)
        end = self.sent + count
        while self.sent < end:
            turn, place = divmod(self.rounds, len(game_ids()))
            self.rounds += 1
            self.game = game_ids()[place]
            before, whole, sent = self.state(), self.whole_state(), self.sent
            for _ in range(20):
                await self.rng.choice(kinds)()
            if self.games[self.game].acknowledged:
                await self.again()
            if self.state() != before or self.whole_state() != whole:
                raise Wrong(f"a table was changed by nonsense: {before} became {self.state()}")
            self.sent_during[self.game] += self.sent - sent
            if turn % BETWEEN_MOVES == 0:
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
        """Any method at any address, with odd names, queries and bodies; what only looks may look at tables that there are."""
        endpoint = self.rng.choice(ENDPOINTS)
        method, body = str(endpoint.method), None
        if self.rng.random() < 0.2:
            method = self.rng.choice(("PATCH", "DELETE", "OPTIONS", "TRACE", "X" * 30))
        if (method, endpoint.path) in LEAVING:
            return
        path, odd = endpoint.path, self.draw.name()
        table = self.rng.choice((odd, self.playing, self.open)) if method == "GET" else odd
        path = path.replace("{table}", table).replace("{token}", odd).replace("{moves}", self.draw.name())
        if endpoint.query is not None:
            path += self.draw.query()
        if endpoint.body in OTHERS:
            body = json.dumps(self.draw.other(endpoint.body)).encode()
        elif self.rng.random() < 0.3:
            body = self.draw.content()
        if endpoint.body in (Settings, Quick, Import) and method == "POST" and would_open(body, endpoint.body):
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
        table = self.web.registry.rooms[self.playing].table
        actor, version = self.actor(), table.state.version
        question, awaited = table.state.question_version(), table.awaited()
        waiting = self.rng.choice([who for seat, who in enumerate(self.people) if seat not in awaited] or ["stranger"])
        some, legal = self.rng.randrange(table.game.moves), table.position.legal_moves()
        illegal = next(number for number in range(table.game.moves) if number not in legal)
        spoiled = self.draw.move(table.game)
        who, command = self.rng.choice(
            (
                (waiting, {"do": "play", "move": some, "version": version}),
                (waiting, {"do": "play", "move": some, "version": version + 1000}),
                (self.people[actor], {"do": "play", "move": some, "version": question - 1 - self.rng.randrange(question)}),
                (self.people[actor], {"do": "play", "move": illegal, "version": version}),
                (self.people[actor], {"do": "play", "move": -1 - some, "version": version}),
                (self.people[actor], {"do": "play", "move": "nonsense", "version": version}),
                (self.people[actor], {"do": "play", "move": {"move": "nonsense"}, "version": version}),
                (
                    waiting if is_legal(table, spoiled) else self.people[actor],
                    {"do": "play", "move": spoiled, "version": version},
                ),
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
        who, body, version = self.rng.choice(self.games[self.game].acknowledged)
        answer = await self.web.ask("POST", f"{PREFIX}/tables/{self.playing}", self.web.headers_of(who), body)
        self.sent += 1
        self.codes["repeated"] += 1
        if answer.status != 200 or json.loads(answer.body)["version"] != version:
            raise Wrong(f"a repeated move was answered otherwise: {answer.body!r}")
        other = self.people[(self.people.index(who) + 1) % len(self.people)]
        if msgspec.json.decode(body)["command"]["version"] < self.web.registry.rooms[self.playing].table.state.question_version():
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
        socket = self.games[self.game].sockets[who]
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


BEFORE = frozenset({"sit", "leave", "seat_bot", "seat_guest", "free_seat", "ready", "pledge", "start", "open_pledge", "accept"})
"""What cannot be done once the game has begun."""


def is_legal(table: Table, move: dict[str, Any] | str) -> bool:
    """Whether a spoiled move is, by chance, one that can be made."""
    try:
        return move_number(table, move) in table.position.legal_moves()
    except Refused:
        return False


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
                print(
                    f"{siege.sent} messages, {siege.moves.total()} real moves, {siege.sent / seconds:.0f}/s, {memory} MB",
                    flush=True,
                )
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
    for game in game_ids():
        print(f"{siege.sent_during[game]:>9} messages at tables of {game}, with {siege.moves[game]} real moves")
    for code, number in siege.codes.most_common():
        print(f"{number:>9} {code}")


if __name__ == "__main__":
    main()
