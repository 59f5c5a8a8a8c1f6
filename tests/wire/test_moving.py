"""What a seat may not know is in no byte that it is sent, whichever of several servers sends it: also when a table is handed
over to another server in the middle of a game, and when another takes it over because its own has died."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from typing import Any
from uuid import uuid4

import pytest

from caravanserai.api.refusals import Refused
from caravanserai.core.contract import Game
from caravanserai.core.discovery import load_game
from caravanserai.tables.registry import TableRegistry
from caravanserai.tables.room import Room
from caravanserai.tables.storage import postgres_leases
from caravanserai.tables.storage.postgres_leases import PostgresLeases
from caravanserai.tables.timing import Outage, Timing
from tests.tables.storage.conftest import postgres
from tests.tables.storage.databases import postgres_ask
from tests.wire.asking import Web, running
from tests.wire.foresight import KEEPER, SIDE, Draws, Foreseen, Honest
from tests.wire.test_secrets import COURSES, HIDING, clock, draws
from tests.wire.twins import TABLE, WATCHER, Clock, Side, Twins

__all__ = ["clock", "draws", "postgres"]

HANDED_OVER, TAKEN_OVER = (6, 27), (14,)
"""After so many moves the table is handed over to the other server, or its server dies."""
MOST = 40
"""Steps that are played."""
UNSERVED = 5.0
"""For how long, as it is told, nobody has served a table whose server has died: the same at both."""


class MovingSide(Side):
    """One of the two tables, which is now at one and now at the other of two servers with one database."""

    def __init__(self, webs: list[Web], number: int) -> None:
        super().__init__(webs[0], number)
        self.others = webs[1:]

    async def be_handed_over(self) -> None:
        """The server is asked to leave: who looks on is told to come again, and comes to the other one."""
        SIDE.set(self.number)
        left = self.web
        await left.registry.hand_over()
        await self.listen()
        await self._go_to_the_other()
        left.registry.leaving = False

    async def be_taken_over(self) -> None:
        """The server is gone, and nobody is told."""
        SIDE.set(self.number)
        leases = self.web.registry.leases
        assert isinstance(leases, PostgresLeases)
        assert leases._beating is not None
        leases._beating.cancel()
        leases._session.terminate()
        for room in [*self.web.registry.rooms.values()]:
            await room.close()
        await self._go_to_the_other()

    async def _go_to_the_other(self) -> None:
        left, version = self.web, self.table.state.version if TABLE in self.web.registry.rooms else 0
        self.web = self.others.pop(0)
        for socket in [*left.sockets]:
            await left.hang_up(socket)
        left.registry.rooms.clear()
        await self._until_here()
        for who in [*self.sockets]:
            await self.enter(who, version)

    async def _until_here(self) -> None:
        async with asyncio.timeout(60):
            while True:
                try:
                    await self.web.registry.room(TABLE)
                    return
                except Refused:
                    await asyncio.sleep(0.05)


class MovingTwins(Twins):
    """Tables that move to another server now and then, both at the same time."""

    moved = 0

    async def move(self, ahead: Foreseen, *, undo: bool = False) -> None:
        due = (*HANDED_OVER, *TAKEN_OVER)
        if self.moves in due and self.moved < len(due):
            for side in self.sides:
                assert isinstance(side, MovingSide)
                await (side.be_handed_over() if self.moves in HANDED_OVER else side.be_taken_over())
            self.moved += 1
        await super().move(ahead, undo=undo)


@pytest.fixture
def databases(postgres: str) -> list[str]:
    """One for each of the twins."""
    schemas = [f"twin_{uuid4().hex[:12]}" for _ in range(2)]
    for schema in schemas:
        asyncio.run(postgres_ask(postgres, f"CREATE SCHEMA {schema}"))
    return [f"{postgres}?search_path={schema}" for schema in schemas]


@pytest.fixture
def one_time(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The databases go by the same clock as the servers, and only a server that has died is missed.

    Its table goes to whoever is asked for it first, the same one at both: none of the others looks for what is due there.
    """

    async def look_for_nothing(self: TableRegistry) -> None:
        pass

    monkeypatch.setattr(TableRegistry, "take_up_due", look_for_nothing)
    monkeypatch.setattr(PostgresLeases, "clock", lambda self: clock.time())
    monkeypatch.setattr(postgres_leases, "LEASE_SECONDS", 600.0)
    monkeypatch.setattr(Timing, "outage_of", lambda self, seconds: Outage(self.now() - UNSERVED, self.now()))
    return clock


async def play_moving_twins(honest: Honest, clock: Clock, draws: Draws, databases: list[str]) -> MovingTwins:
    async with AsyncExitStack() as all_servers:
        sides: list[Any] = []
        for number, database in enumerate(databases):
            SIDE.set(number)
            servers = [running(database, address=f"http://server-{name}") for name in range(4)]
            webs = [await all_servers.enter_async_context(server) for server in servers]
            sides.append(MovingSide(webs, number))
        game = honest.game
        twins = MovingTwins(honest, game.options_type(), (sides[0], sides[1]), clock, COURSES[game.id], draws)
        await twins.play(MOST)
        return twins


EMIRA = pytest.mark.parametrize("game", [load_game("emira")], ids=["emira"])


@EMIRA
def test_tables_that_move_between_servers_send_everybody_else_the_same(
    game: Game, one_time: Clock, draws: Draws, databases: list[str]
) -> None:
    assert game in HIDING
    twins = asyncio.run(play_moving_twins(Honest(game), one_time, draws, databases))
    assert twins.told_apart == []
    assert twins.moved == 3
    assert twins.secrets > 0
    assert twins.moves_apart > 0
    one, two = twins.sides
    assert one.received[twins.people[KEEPER]] != two.received[twins.people[KEEPER]]
    assert any(message.startswith(b"closed 1012") for _, message in one.received[twins.people[0]])


@EMIRA
def test_a_secret_that_is_leaked_after_a_takeover_is_noticed(
    game: Game, one_time: Clock, draws: Draws, databases: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = Room.seat_of

    def seat_of(self: Room, who: str | None) -> int | None:
        """Watchers are taken for the keeper, where the server that had the table has died."""
        return KEEPER if who == WATCHER and self._outage is not None else honest(self, who)

    monkeypatch.setattr(Room, "seat_of", seat_of)
    twins = asyncio.run(play_moving_twins(Honest(game), one_time, draws, databases))
    assert twins.told_apart != []
    assert all(told.startswith(WATCHER) for told in twins.told_apart)
