"""Two tables, alike but for what one seat keeps secret, driven move by move; and all that everybody else receives from them.

Names and times are the same at both because their sources are replaced, so nothing has to be taken out of what is compared.
"""

from __future__ import annotations

import asyncio
import random
from collections import defaultdict
from collections.abc import Awaitable, Callable
from contextvars import ContextVar
from itertools import zip_longest
from typing import Any

import msgspec
import pytest

from caravanserai.core.contract import SPECTATOR, Event, Game, Options, View
from caravanserai.core.contract import Position as AnyPosition
from caravanserai.tables import rows as r
from caravanserai.tables.room import Room
from caravanserai.tables.table import Table
from tests.wire.asking import Socket, Web

TABLE = "the-table-00"
SEED = bytes(range(32))
GRACE = 60
WATCHER = "watcher"
KEEPER = 1
"""The seat that keeps something secret."""
OVER = b"over"
SIDE: ContextVar[int] = ContextVar("SIDE", default=0)
"""At which of the two tables something is being done."""


class Clock:
    """Time stands still until it is moved on."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def time(self) -> float:
        return self.now

    def monotonic(self) -> float:
        return self.now

    perf_counter = monotonic


class OneName:
    """Instead of random names, always the same one: each of the two servers opens a single table."""

    @staticmethod
    def token_urlsafe(size: int) -> str:
        return TABLE


def replace_sources(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The clock and the source of names that both servers share."""
    clock = Clock()
    for module in ("tables.room", "tables.inn", "server.keys", "server.me", "server.perform"):
        monkeypatch.setattr(f"caravanserai.{module}.time", clock)
    monkeypatch.setattr("caravanserai.tables.inn.secrets", OneName)
    monkeypatch.setattr("caravanserai.tables.inn.new_seed", lambda: SEED)
    return clock


class Honest:
    """What a game says of its secrets before anybody tampers with it."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._view: Callable[[AnyPosition, int | None], View] = game.view
        self._heard: Callable[[Event, int | None], Event] = game.heard

    def seen(self, table: Table, viewers: list[int | None], moves: int) -> bytes:
        """All that these viewers see, and have heard since so many moves."""
        told = [event for happened in table.recent if happened.moves > moves for event in happened.events]
        views = [self._view(table.position, viewer) for viewer in viewers]
        heard = [[self._heard(event, viewer) for event in told] for viewer in viewers]
        acts = table.position.actor()
        legal = table.position.legal_moves() if acts in viewers else None
        return msgspec.json.encode([views, heard, acts, self.game.prompt(table.position), legal])

    def learned(self, position: AnyPosition, events: list[Event], viewer: int | None) -> tuple[View, list[Event]]:
        """What somebody sees of a position, and heard on the way to it."""
        return self._view(position, viewer), [self._heard(event, viewer) for event in events]

    def whole(self, table: Table) -> bytes:
        return msgspec.json.encode(self.game.save(table.position))


class Draws:
    """Chance, where secrets are drawn: the same at both tables for all to see, but what only the keeper sees is another one."""

    def __init__(self, honest: Honest) -> None:
        self.honest = honest
        self.secret = 0

    def __call__(self, position: AnyPosition, key: bytes, number: int) -> int:
        """In secret one of the two that are there most often, so that neither is soon missed at one table only."""
        weights = dict(zip(position.legal_moves(), position.weights(), strict=True))
        common = sorted(weights, key=lambda move: (-weights[move], move))[:2]
        if len(common) > 1 and self._told(position, common[0]) == self._told(position, common[1]):
            self.secret += 1
            return common[SIDE.get()]
        return min(weights, key=lambda move: random.Random(f"{number} {move}").random())

    def _told(self, position: AnyPosition, move: int) -> bytes:
        """What all but the keeper learn of a draw."""
        after = position.copy()
        events = self.honest.game.play(after, move)
        viewers = [seat for seat in (*range(after.seats), SPECTATOR) if seat != KEEPER]
        return msgspec.json.encode([self.honest.learned(after, events, viewer) for viewer in viewers])


class Side:
    """One of the two tables, on a server of its own."""

    def __init__(self, web: Web, number: int) -> None:
        self.web = web
        self.number = number
        self.received: dict[str, list[tuple[str, bytes]]] = defaultdict(list)
        self.sockets: dict[str, Socket] = {}
        self._read: dict[str, int] = {}

    @property
    def room(self) -> Room:
        room: Room = self.web.inn.rooms[TABLE]
        return room

    @property
    def table(self) -> Table:
        return self.room.table

    async def ask(self, who: str, method: str, path: str, body: Any = None) -> int:
        SIDE.set(self.number)
        content = msgspec.json.encode(body) if body is not None else None
        answer = await self.web.ask(method, "/api" + path, self.web.headers_of(who), content)
        self.received[who].append((f"{method} {path}", answer.raw()))
        await self.listen()
        return answer.status

    async def do(self, who: str, do: str, **fields: Any) -> int:
        return await self.ask(who, "POST", f"/tables/{TABLE}", {"command": {"do": do, **fields}})

    async def send(self, who: str, text: str) -> None:
        SIDE.set(self.number)
        self.sockets[who].send(text)
        await self.listen()

    async def enter(self, who: str, since: int = 0) -> None:
        SIDE.set(self.number)
        self._read[who] = 0
        self.sockets[who] = self.web.connect(f"/api/tables/{TABLE}/live?since={since}", self.web.headers_of(who))
        await self.listen()

    async def go(self, who: str) -> None:
        SIDE.set(self.number)
        await self.web.hang_up(self.sockets.pop(who))
        await self.listen()

    async def listen(self) -> None:
        """Let everything settle, and note what every socket was told."""
        await self.web.settle()
        for who, socket in self.sockets.items():
            for message in socket.told[self._read[who] :]:
                self.received[who].append(("live", message))
            self._read[who] = len(socket.told)

    def after(self, move: int) -> Table:
        """The table as it will be after a move of whoever acts, and all that chance does then."""
        SIDE.set(self.number)
        table = self.table.copy()
        moved: list[r.Row] = [r.Moved(table.position.actor(), move)]
        for row in moved + table.chance_rows(moved):
            table.apply(row, 0.0)
        return table


class Twins:
    """Both tables. What the keeper does or draws differs wherever nobody else could tell; all else is done alike at both."""

    def __init__(
        self, honest: Honest, options: Options, sides: tuple[Side, Side], clock: Clock, seed: int, draws: Draws | None = None
    ) -> None:
        self.honest = honest
        self.draws = draws
        self.game = honest.game
        self.options = options
        self.sides = sides
        self.clock = clock
        self.rng = random.Random(seed)
        self.players = self.game.players.start
        self.people = [f"person-{number}" for number in range(self.players)]
        self.others = [seat for seat in range(self.players) if seat != KEEPER]
        self.viewers: list[int | None] = [*self.others, SPECTATOR]
        self.secret_moves = 0
        self.drawing: set[int] = set()
        """The moves after which the keeper draws in secret, of those that can be made now."""
        self.moves = 0
        self.undone = 0

    async def both(self, work: Callable[[Side], Awaitable[Any]]) -> None:
        for side in self.sides:
            await work(side)

    async def sit_down(self) -> None:
        options = msgspec.structs.asdict(self.options)
        clock = {"kind": "minutes", "minutes": 600}
        settings = {"game": self.game.id, "players": self.players, "options": options, "clock": clock}
        settings |= {"grace": GRACE, "stand_in": "random"}
        await self.both(lambda side: side.ask(self.people[0], "POST", "/tables", settings))
        for number, who in enumerate(self.people):
            await self.both(lambda side, who=who: side.enter(who))  # type: ignore[misc]
            await self.both(lambda side, who=who, number=number: side.do(who, "sit", name=who, seat=number))  # type: ignore[misc]
            await self.both(lambda side, who=who: side.do(who, "salt", salt=f"words of {who}"))  # type: ignore[misc]
            await self.both(lambda side, who=who: side.do(who, "ready"))  # type: ignore[misc]
        await self.both(lambda side: side.enter(WATCHER))
        await self.both(lambda side: side.do(self.people[0], "start"))

    async def play(self, most: int = 10_000) -> None:
        """The whole game, until the next move would end it and open everything."""
        await self.sit_down()
        for step in range(1, most):
            pair = self.next_moves()
            if pair is None:
                return
            self.clock.now += 1
            if step < 20 or step % 4 == 0:
                await self.pester(step)
            if step == 12:
                await self.go_back_together()
            elif step == 16:
                await self.be_away()
            else:
                await self.move(pair, undo=step % 5 == 0)

    def next_moves(self) -> tuple[int, int] | None:
        """A move for each table, after which nobody but the keeper can tell them apart; another one each if it can be."""
        one, two = self.sides
        actor = one.table.position.actor()
        outcomes = [self._outcomes(side) for side in self.sides]
        pairs = [(a, b) for seen in outcomes[0] for a in outcomes[0][seen] for b in outcomes[1].get(seen, [])]
        different = [(a, b) for a, b in pairs if a != b and actor == KEEPER and a not in outcomes[0].get(OVER, [])]
        alike = [(a, b) for a, b in pairs if a == b]
        drawing = [(a, b) for a, b in alike if a in self.drawing and actor == KEEPER]
        assert one.table.position.actor() == two.table.position.actor()
        pair = self.rng.choice(different or drawing or alike or pairs) if pairs else None
        return None if pair in [(move, move) for move in outcomes[0].get(OVER, [])] else pair

    def _outcomes(self, side: Side) -> dict[bytes, list[int]]:
        """The moves by what everybody but the keeper learns of them; all that end the game are one, because they open it."""
        seen: dict[bytes, list[int]] = defaultdict(list)
        count = len(side.table.state.moves)
        self.drawing.clear()
        for move in side.table.position.legal_moves():
            drawn = self.draws.secret if self.draws else 0
            after = side.after(move)
            if self.draws and self.draws.secret > drawn:
                self.drawing.add(move)
            seen[OVER if after.position.is_over() else self.honest.seen(after, self.viewers, count)].append(move)
        return seen

    async def move(self, pair: tuple[int, int], *, undo: bool = False) -> None:
        """Make it, and now and then take it back and make it again."""
        actor = self.sides[0].table.position.actor()
        who, before = self.people[actor], len(self.sides[0].table.state.moves)
        await self._make(pair, who)
        if undo and self.sides[0].table.free_undo(actor) is not None:
            await self.both(lambda side: side.do(who, "undo", moves=before))
            self.undone += 1
            await self._make(pair, who)
        self.secret_moves += pair[0] != pair[1] or pair[0] in self.drawing
        self.moves += 1

    async def _make(self, pair: tuple[int, int], who: str) -> None:
        for side, move in zip(self.sides, pair, strict=True):
            status = await side.do(who, "play", move=move, version=side.table.state.version)
            assert status == 200, side.received[who][-1]

    async def pester(self, step: int) -> None:
        """Whatever else can be asked: questions, refusals, views from an earlier version, nonsense."""
        seat = self.rng.choice(self.others)
        who, version = self.people[seat], self.sides[0].table.state.version
        number = self.rng.randrange(self.game.moves)
        text = self.game.write(self.game.move(number)).replace(" ", "%20").replace("+", "%2B")
        since, played = self.rng.randrange(version + 1), self.rng.randrange(len(self.sides[0].table.state.moves) + 1)
        base = f"/tables/{TABLE}"
        earlier = f"{base}/moves/{played}"
        for path in (f"{base}/why?move={text}", f"{base}?since={since}", f"{base}/since?moves={played}", earlier):
            await self.both(lambda side, path=path: side.ask(who, "GET", path))  # type: ignore[misc]
        illegal = number not in self.sides[0].table.position.legal_moves()
        if self.sides[0].table.position.actor() != seat or illegal:
            await self.both(lambda side: side.do(who, "play", move=number, version=version))
        await self.both(lambda side: side.do(who, "play", move=number, version=since // 2))
        await self.both(lambda side: side.do(who, "undo", moves=10**6))
        for path in (f"{base}?since={since}", earlier):
            await self.both(lambda side, path=path: side.ask(WATCHER, "GET", path))  # type: ignore[misc]
        if step % 4 == 0:
            await self.pester_more(who, version)

    async def pester_more(self, who: str, version: int) -> None:
        base = f"/tables/{TABLE}"
        looks = (f"{base}/{name}" for name in ("since", "export", "verify", "moves/3", "lens", "why?move=nonsense"))
        for path in ("/tables", "/me", *looks):
            for asker in (who, WATCHER):
                await self.both(lambda side, path=path, asker=asker: side.ask(asker, "GET", path))  # type: ignore[misc]
        await self.both(lambda side: side.ask(who, "POST", f"{base}/offer"))
        await self.both(lambda side: side.send(who, '{"command":{"do":"play","move":"x","version":0},"id":7}'))
        await self.both(lambda side: side.send(WATCHER, "{"))
        for someone in (WATCHER, who):
            await self.both(lambda side, someone=someone: side.go(someone))  # type: ignore[misc]
            known = version if someone == who else 0
            await self.both(lambda side, someone=someone, known=known: side.enter(someone, known))  # type: ignore[misc]

    async def go_back_together(self) -> None:
        """Somebody asks to go back; the keeper says no, then everybody says yes."""
        table = self.sides[0].table
        wanted = next(count for count in range(len(table.state.moves) - 2, -1, -1) if table.position_after(count).actor() >= 0)
        asker = self.people[0]
        for agrees in (False, True):
            await self.both(lambda side: side.do(asker, "undo", moves=wanted))
            for who in self.people[1:]:
                await self.both(lambda side, who=who, agrees=agrees: side.do(who, "answer_undo", agrees=agrees))  # type: ignore[misc]
        assert len(self.sides[0].table.state.moves) <= len(table.state.moves)
        self.undone += 1

    async def be_away(self) -> None:
        """One of the others leaves; a bot stands in, moves, and gives way when they are back."""
        seat = self.others[-1]
        who, version = self.people[seat], self.sides[0].table.state.version
        await self.both(lambda side: side.do(self.people[KEEPER], "react", reaction="hurry"))
        await self.both(lambda side: side.go(who))
        self.clock.now += GRACE + 1
        await self.both(lambda side: side.go(WATCHER))
        await self.both(lambda side: side.enter(WATCHER, version))
        await self.both(lambda side: side.do(self.people[KEEPER], "say", text="where are you?"))
        await self.both(lambda side: self._until(side, lambda: side.table.state.seats[seat].stand_in is not None))
        for _ in range(2 * self.players):
            pair = self.next_moves()
            if pair is None:
                break
            await self.move(pair)
            await self.both(lambda side: side.listen())
        await self.both(lambda side: side.enter(who, version))
        await self.both(lambda side: self._until(side, lambda: side.table.state.seats[seat].stand_in is None))
        await self.both(lambda side: side.ask(who, "GET", f"/tables/{TABLE}/since?moves=5"))

    async def _until(self, side: Side, is_so: Callable[[], bool]) -> None:
        async with asyncio.timeout(10):
            while not is_so():
                await asyncio.sleep(0.002)
        await side.listen()

    def differences(self) -> list[str]:
        """Where what somebody received at one table is not what they received at the other. The keeper's own is not looked at."""
        one, two = self.sides
        found = []
        for who in (*(self.people[seat] for seat in self.others), WATCHER):
            for number, (a, b) in enumerate(zip_longest(one.received[who], two.received[who])):
                if a != b:
                    found.append(f"{who}, message {number}: {_apart(a, b)}")
        return found

    def messages(self) -> int:
        return sum(len(received) for received in self.sides[0].received.values())


def _apart(a: tuple[str, bytes] | None, b: tuple[str, bytes] | None) -> str:
    """The place where two messages begin to differ."""
    if a is None or b is None:
        return f"only one was sent: {a or b!r:.300}"
    start = next((at for at, (x, y) in enumerate(zip(a[1], b[1], strict=False)) if x != y), min(len(a[1]), len(b[1])))
    around = slice(max(0, start - 60), start + 60)
    return f"{a[0]} / {b[0]}: {a[1][around]!r} / {b[1][around]!r}"
