"""Two tables, alike but for what one seat keeps secret, driven move by move; and all that everybody else receives from them.

Names and times are the same at both because their sources are replaced, so nothing has to be taken out of what is compared.
"""

from __future__ import annotations

import asyncio
import hashlib
import random
import threading
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable
from itertools import zip_longest
from typing import Any

import msgspec
import pytest

from caravanserai.api.wire import OfferedSeat
from caravanserai.core.contract import Options
from caravanserai.core.fair import LINKS, chained
from caravanserai.tables.clockwork import Clockwork
from caravanserai.tables.room import Room
from caravanserai.tables.table import Table
from tests.wire.asking import Socket, Web
from tests.wire.foresight import KEEPER, SIDE, Draws, Foreseen, Foresight, Honest

TABLE = "the-table-00"
SEED = bytes(range(32))
GRACE = 60
WATCHER = "watcher"
FRIEND = "friend"
"""Who takes over a seat."""
RETREAT = 8
"""Where they would part the tables go back twice so many moves, the next time four times so many, and so on."""
MOST_RETREATS = 7
LONG = 1e6
"""Whoever has no choice goes on when the test says so, at the moment at which whoever has one at the other table answers."""
LATELY = 30
"""So many moves back somebody asks what happened, most of the time; the whole game is told over more rarely."""


class Clock:
    """Time stands still until it is moved on: here, not for servers of other tests that still run in threads of their own."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0
        self._here = threading.get_ident()

    def time(self) -> float:
        return self.now if threading.get_ident() == self._here else time.time()

    def monotonic(self) -> float:
        return self.now if threading.get_ident() == self._here else time.monotonic()

    perf_counter = monotonic


class OneName:
    """Instead of random names, always the same one: each of the two servers opens a single table."""

    @staticmethod
    def token_urlsafe(size: int) -> str:
        return TABLE


def replace_sources(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The clock and the source of names that both servers share."""
    clock = Clock()
    for module in (
        "tables.room",
        "tables.timing",
        "tables.registry",
        "service.identity",
        "service.execution",
    ):
        monkeypatch.setattr(f"caravanserai.{module}.time", clock)
    monkeypatch.setattr("caravanserai.tables.timing.MISSED_SECONDS", LONG)  # the clock is moved on without a beat
    monkeypatch.setattr("caravanserai.tables.registry.secrets", OneName)
    monkeypatch.setattr("caravanserai.tables.registry.new_seed", lambda: SEED)
    monkeypatch.setattr(Clockwork, "_hesitation", lambda self, seat: LONG)
    monkeypatch.setattr(Room, "_plan_round", lambda self: None)  # who has fallen silent is looked for when the clock is moved on
    monkeypatch.setattr(Clockwork, "_return", lambda self, seat: LONG)
    return clock


class Side:
    """One of the two tables, on a server of its own."""

    def __init__(self, web: Web, number: int) -> None:
        self.web = web
        self.number = number
        self.received: dict[str, list[tuple[str, bytes]]] = defaultdict(list)
        self.sockets: dict[str, Socket] = {}
        self._read: dict[str, int] = {}
        self._entered = 0

    @property
    def room(self) -> Room:
        room: Room = self.web.registry.rooms[TABLE]
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
        """Every other one who comes is sent changes, where they are enough."""
        SIDE.set(self.number)
        self._read[who] = 0
        self._entered += 1
        changes = "true" if self._entered % 2 else "false"
        address = f"/api/tables/{TABLE}/live?since={since}&changes={changes}"
        self.sockets[who] = self.web.connect(address, self.web.headers_of(who))
        await self.listen()

    async def go(self, who: str) -> None:
        SIDE.set(self.number)
        await self.web.hang_up(self.sockets.pop(who))
        await self.listen()

    async def go_on(self, seat: int) -> None:
        """Somebody who has no choice has hesitated long enough."""
        SIDE.set(self.number)
        before, clockwork = len(self.table.state.moves), self.room._clockwork
        clockwork._formalities[seat] = (self.table.state.question_version(), clockwork._formalities[seat][1] - LONG)
        self.room.wake()
        async with asyncio.timeout(60):
            while len(self.table.state.moves) == before:
                await asyncio.sleep(0.002)
        await self.listen()

    async def order(self, who: str, *lines: str) -> int:
        return await self.ask(who, "PUT", f"/tables/{TABLE}/order", {"lines": lines})

    async def carry_out(self, seat: int) -> None:
        """The order of somebody who is asked is carried out."""
        SIDE.set(self.number)
        before, clockwork = self.table.state.version, self.room._clockwork
        clockwork._ordered[seat] = (self.table.state.question_version(), clockwork._ordered[seat][1] - LONG)
        self.room.wake()
        async with asyncio.timeout(10):
            while self.table.state.version == before:
                await asyncio.sleep(0.002)
        await self.listen()

    async def listen(self) -> None:
        """Let everything settle, and note what every socket was told."""
        await self.web.settle()
        for who, socket in self.sockets.items():
            for message in socket.told[self._read[who] :]:
                self.received[who].append(("live", message))
            self._read[who] = len(socket.told)


def _link(who: str, number: int) -> str:
    """What somebody pledges, the same at both tables, or opens in a round."""
    return chained(hashlib.sha256(who.encode()).digest(), LINKS - number)


class Twins:
    """Both tables. What the keeper does or draws differs wherever nobody else could tell; all else is done alike at both."""

    def __init__(self, honest: Honest, options: Options, sides: tuple[Side, Side], clock: Clock, seed: int, draws: Draws) -> None:
        self.honest = honest
        self.draws = draws
        self.game = honest.game
        self.options = options
        self.sides = sides
        self.clock = clock
        self.rng = random.Random(seed)
        self.foresight = Foresight(honest, draws, self.rng, lambda: (sides[0].table, sides[1].table))
        self.players = self.game.players.start
        self.people = [f"person-{number}" for number in range(self.players)]
        self.others = [seat for seat in range(self.players) if seat != KEEPER]
        self.moves = 0
        self.ahead = 0
        """How many moves were answers given ahead."""
        self.undone = 0
        self.forced = 0
        """How often the keeper had no choice at one table, and one at the other."""
        self.ordered = 0
        """How many of the keeper's moves were made by hand at one table, and at the other by an order."""
        self.secrets = 0
        """How often the keeper did or drew something else at one table."""
        self.moves_apart = 0
        """How many moves were made while the tables differed."""
        self.retreats = 0
        """How often everybody went back because a difference had to come to light."""
        self.ended = False
        self.told_apart: list[str] = []
        """What somebody could tell the tables apart by before the end, which opens everything."""

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
            await self.both(lambda side, who=who: side.do(who, "pledge", pledge=_link(who, 0)))  # type: ignore[misc]
            await self.both(lambda side, who=who: side.do(who, "ready"))  # type: ignore[misc]
        await self.both(lambda side: side.enter(WATCHER))
        ahead = self.foresight.deal()
        assert ahead.alike
        self._plan(ahead)
        self.secrets += ahead.hidden
        await self.both(lambda side: side.do(self.people[0], "start"))
        for who in self.people:
            await self.both(lambda side, who=who: side.do(who, "open_pledge", link=_link(who, 1)))  # type: ignore[misc]

    def _plan(self, ahead: Foreseen) -> None:
        self.draws.planned |= dict(enumerate(ahead.draws, start=self.sides[0].table.state.draws))

    async def play(self, most: int = 10_000, *, until_told: bool = False) -> None:
        """The whole game. Its last move opens everything. Where a leak is looked for, no longer than until it is found."""
        await self.sit_down()
        for step in range(1, most):
            if until_told and step % 4 == 0 and self.secrets and self.differences():
                break
            ahead = self.foresight.next_moves()
            self.clock.now += 1
            if ahead is None:
                self.retreats += 1
                assert self.retreats < MOST_RETREATS, f"the tables part after {self.moves} moves"
                await self.go_back_together(min(RETREAT << self.retreats, len(self.sides[0].table.state.moves)))
                continue
            if ahead.over:
                await self.pester(0)
                self.told_apart = self.differences()
                await self.move(ahead)
                self.ended = True
                return
            if step < 20 or step % 8 == 0:
                await self.pester(step)
            if step == 12:
                await self.go_back_together()
            elif step == 16:
                await self.be_away()
            elif step == 24:
                await self.hand_over()
            else:
                await self.move(ahead, undo=step % 5 == 0)
        self.told_apart = self.differences()

    async def move(self, ahead: Foreseen, *, undo: bool = False) -> None:
        """Make it, and now and then take it back and make it again."""
        actor = self.foresight.mover
        who, before = self.people[actor], len(self.sides[0].table.state.moves)
        self.ahead += actor != self.sides[0].table.actor()
        self.moves_apart += self.game.save(self.sides[0].table.position) != self.game.save(self.sides[1].table.position)
        await self._make(ahead, who)
        if undo and all(self._can_take_back(side.table, actor, before) for side in self.sides):
            await self.both(lambda side: side.do(who, "undo", moves=before))
            self.undone += 1
            await self._make(ahead, who)
        self.secrets += ahead.hidden + (ahead.moves[0] != ahead.moves[1])
        self.moves += 1

    def _can_take_back(self, table: Table, actor: int, count: int) -> bool:
        """Whether somebody may go back to so many moves by itself, which was a choice."""
        return table.free_undo(actor) is not None and table.choice_at(actor, count) == count

    async def _make(self, ahead: Foreseen, who: str) -> None:
        self._plan(ahead)
        seat = self.people.index(who)
        forced = [side.table.only_answer(seat) is not None for side in self.sides]
        self.forced += forced[0] != forced[1]
        for side, move, alone in zip(self.sides, ahead.moves, forced, strict=True):
            if alone:
                await side.go_on(seat)
            elif seat != KEEPER or not side.number or not await self._move_by_order(side, who, move):
                status = await side.do(who, "play", move=move, version=side.table.state.version)
                assert status == 200, side.received[who][-1]

    async def _move_by_order(self, side: Side, who: str, move: int) -> bool:
        """At one of the tables the keeper leaves every other move to an order, and often has one that comes to nothing."""
        for offer in side.room.ordering.of(who).offers[: self.moves % 3]:
            await side.order(who, offer.line)
        if self.moves % 2 or await side.order(who, self.game.write(self.game.move(move))) != 200:
            return False
        if KEEPER not in side.room._clockwork._order_ends():
            return False
        await side.carry_out(KEEPER)
        assert not side.room.ordering.of(who).active or side.room.ordering.of(who).done
        self.ordered += 1
        return True

    async def pester(self, step: int) -> None:
        """Whatever else can be asked: questions, refusals, views from an earlier version, nonsense."""
        seat = self.rng.choice(self.others)
        who, version = self.people[seat], self.sides[0].table.state.version
        number = self.rng.randrange(self.game.moves)
        text = self.game.write(self.game.move(number)).replace(" ", "%20").replace("+", "%2B")
        count = len(self.sides[0].table.state.moves)
        since, lately = self.rng.randrange(version + 1), max(0, count - self.rng.randrange(LATELY))
        played = self.rng.choice((lately, self.rng.randrange(count + 1)))
        base = f"/tables/{TABLE}"
        earlier = f"{base}/moves/{played}"
        for path in (
            f"{base}/why?move={text}",
            f"{base}?since={since}",
            f"{base}/since?moves={lately}",
            f"{base}/replay?moves={lately}",
            earlier,
        ):
            await self.both(lambda side, path=path: side.ask(who, "GET", path))  # type: ignore[misc]
        table = self.sides[0].table
        if seat not in table.awaited() or number not in table.facing(seat).legal_moves():
            await self.both(lambda side: side.do(who, "play", move=number, version=version))
        await self.both(lambda side: side.do(who, "play", move=number, version=since // 2))
        await self.both(lambda side: side.do(who, "undo", moves=10**6))
        for path in (f"{base}?since={since}", earlier):
            await self.both(lambda side, path=path: side.ask(WATCHER, "GET", path))  # type: ignore[misc]
        if step % 16 == 0 or step in (4, 8, 12):
            await self.pester_more(who, version, step)

    async def pester_more(self, who: str, version: int, step: int) -> None:
        base = f"/tables/{TABLE}"
        whole = ("since",) if step % 64 == 0 else ()
        then = f"moves/{max(0, len(self.sides[0].table.state.moves) - 2)}/lens?fine=false"
        looks = (f"{base}/{name}" for name in (*whole, "export", "verify", "moves/3", then, "lens", "why?move=nonsense"))
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

    async def go_back_together(self, moves: int = 2) -> None:
        """Somebody asks to go back so many moves, or a few more; the keeper says no, then everybody says yes."""
        table = self.sides[0].table
        first = len(table.state.moves) - moves
        places = (*range(first, -1, -1), *range(first, len(table.state.moves)))
        wanted = next(
            count for count in places if table.position_after(count).actor() >= 0 and table.choice_at(0, count) == count
        )
        asker = self.people[0]
        for agrees in (False, True):
            await self.both(lambda side: side.do(asker, "undo", moves=wanted))
            for who in self.people[1:]:
                await self.both(lambda side, who=who, agrees=agrees: side.do(who, "answer_undo", agrees=agrees))  # type: ignore[misc]
        assert [len(side.table.state.moves) for side in self.sides] == [wanted, wanted]
        self.undone += 1

    async def be_away(self) -> None:
        """One of the others leaves; a bot stands in, moves, and gives way when they are back."""
        seat = self.others[-1]
        who, version = self.people[seat], self.sides[0].table.state.version
        await self.both(lambda side: side.do(self.people[KEEPER], "react", reaction="hurry"))
        await self.both(lambda side: side.go(who))
        self.clock.now += GRACE + 1
        await self.both(lambda side: self._until(side, lambda: side.table.state.seats[seat].stand_in is not None))
        await self.both(lambda side: side.go(WATCHER))
        await self.both(lambda side: side.enter(WATCHER, version))
        await self.both(lambda side: side.do(self.people[KEEPER], "say", text="where are you?"))
        for _ in range(2 * self.players):
            ahead = self.foresight.next_moves()
            assert ahead is not None
            await self.move(ahead)
            await self.both(lambda side: side.listen())
        await self.both(lambda side: side.enter(who, version))
        await self.both(lambda side: self._until(side, lambda: side.table.state.seats[seat].stand_in is None))
        await self.both(lambda side: side.ask(who, "GET", f"/tables/{TABLE}/since?moves=5"))
        await self.nudge_and_lend(seat)

    async def nudge_and_lend(self, seat: int) -> None:
        """Everybody tries to nudge, which one of them may; somebody who is not asked lets a bot move, and takes the seat back."""
        who = self.people[seat]
        for person in self.people:
            await self.both(lambda side, person=person: side.do(person, "nudge"))  # type: ignore[misc]
        if all(seat not in side.table.awaited() for side in self.sides):
            await self.both(lambda side: side.do(who, "lend"))
            await self.both(lambda side: side.do(who, "take_seat", seat=seat, name=who))
        await self.both(lambda side: side.do(WATCHER, "take_seat", seat=seat, name=WATCHER))

    async def hand_over(self) -> None:
        """One of the others offers their seat to a friend, who takes it over and goes on in it."""
        seat = self.others[-1]
        who, self.people[seat] = self.people[seat], FRIEND
        await self.both(lambda side: side.enter(FRIEND))
        for side in self.sides:
            await side.ask(who, "POST", f"/tables/{TABLE}/offer")
            offer = msgspec.json.decode(side.received[who][-1][1].rpartition(b"\n\n")[2], type=OfferedSeat)
            assert await side.do(FRIEND, "accept", code=offer.code, name=FRIEND) == 200, side.received[FRIEND][-1]
        await self.both(lambda side: side.ask(FRIEND, "GET", f"/tables/{TABLE}/since"))

    async def _until(self, side: Side, is_so: Callable[[], bool]) -> None:
        """By the clock something is due at this table: it is looked after until it is done, before anybody does anything else."""
        side.room.wake()
        async with asyncio.timeout(60):
            while not is_so():
                await asyncio.sleep(0.002)
        await side.listen()

    def differences(self) -> list[str]:
        """Where what somebody received at one table is not what they received at the other. The keeper's own is not looked at."""
        one, two = self.sides
        found = []
        for who in sorted(one.received.keys() - {self.people[KEEPER]}):
            for number, (a, b) in enumerate(zip_longest(one.received[who], two.received[who])):
                if a != b:
                    found.append(f"{who}, message {number}: {_apart(a, b)}")
        return found


def _apart(a: tuple[str, bytes] | None, b: tuple[str, bytes] | None) -> str:
    """The place where two messages begin to differ."""
    if a is None or b is None:
        return f"only one was sent: {a or b!r:.300}"
    start = next((at for at, (x, y) in enumerate(zip(a[1], b[1], strict=False)) if x != y), min(len(a[1]), len(b[1])))
    around = slice(max(0, start - 60), start + 60)
    return f"{a[0]} / {b[0]}: {a[1][around]!r} / {b[1][around]!r}"
