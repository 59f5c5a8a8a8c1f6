"""Tables sleep in the database: a server takes up those at which something is due by itself, and puts away what nobody uses."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from caravanserai.api import commands as c
from caravanserai.api.settings import Clock
from caravanserai.tables import registry as registry_module
from caravanserai.tables.registry import TableRegistry
from caravanserai.tables.room import Room
from caravanserai.tables.workers import Workers
from tests.tables.storage.databases import Database
from tests.tables.test_room import started, until

MINUTE = Clock(kind="minutes", minutes=1, increment=0)
DAYS = Clock(kind="days")


def visit(database: Database, act: Callable[[TableRegistry], Awaitable[None]], pause: float = 0.0) -> None:
    async def run() -> None:
        registry = TableRegistry(database.store(), Workers(1), bot_pause=pause, shortest_grace=1)
        await registry.open()
        try:
            await act(registry)
        finally:
            await registry.close()

    asyncio.run(run())


async def to_the_bot(room: Room) -> None:
    """Ala moves until it is a bot's turn."""
    while room.table.actor() == 0:
        await room.command("ala", c.Play(room.table.position.legal_moves()[0], room.table.state.version))


def one_table(database: Database, *people: str, bots_turn: bool = False, resigned: bool = False, **settings: Any) -> str:
    """A table that was left in the midst of a game."""
    names: list[str] = []

    async def act(registry: TableRegistry) -> None:
        room = await started(registry, *people, **settings)
        if bots_turn:
            await to_the_bot(room)
        if resigned:
            await room.command("ala", c.Resign("random"))
        names.append(room.id)

    visit(database, act, pause=60.0)
    return names[0]


def due(database: Database) -> list[float | None]:
    return [found for (found,) in database.ask("SELECT due FROM tables")]


@pytest.mark.parametrize(
    "left",
    [
        {"people": ("ala", "bo", "cy")},
        {"people": ("ala",), "bots_turn": True},
        {"people": ("ala", "bo", "cy"), "clock": Clock(kind="minutes", minutes=10)},
        {"people": ("ala", "bo", "cy"), "clock": DAYS},
    ],
    ids=["people", "a bot's turn, and nobody there", "a clock with time left", "days left"],
)
def test_a_table_that_waits_for_somebody_is_not_loaded_until_somebody_comes(database: Database, left: dict[str, Any]) -> None:
    given = dict(left)
    table = one_table(database, *given.pop("people"), **given)

    async def act(registry: TableRegistry) -> None:
        await registry.take_up_due()
        assert registry.rooms == {}
        assert (await registry.room(table)).table.state.phase == "playing"

    visit(database, act)


@pytest.mark.parametrize(
    "left",
    [
        {"people": ("ala", "bo", "cy"), "clock": MINUTE},
        {"people": ("ala",), "clock": DAYS, "bots_turn": True},
        {"people": ("ala",), "resigned": True},
    ],
    ids=["a clock that ends soon", "days, and a bot's turn", "bots alone"],
)
def test_a_table_at_which_something_is_due_by_itself_is_taken_up(database: Database, left: dict[str, Any]) -> None:
    given = dict(left)
    table = one_table(database, *given.pop("people"), **given)

    async def act(registry: TableRegistry) -> None:
        await until(lambda: table in registry.rooms, 30.0)

    visit(database, act, pause=60.0)


def test_bots_alone_go_on_to_the_end_after_a_restart(database: Database) -> None:
    table = one_table(database, "ala", resigned=True)

    async def act(registry: TableRegistry) -> None:
        await until(lambda: table in registry.rooms, 30.0)
        await until(lambda: registry.rooms[table].table.state.phase == "over", 60.0)

    visit(database, act)
    assert due(database) == [None]


def test_a_table_from_before_is_looked_at_once(database: Database) -> None:
    one_table(database, "ala", "bo", "cy")
    database.ask("UPDATE tables SET due = 0")

    async def act(registry: TableRegistry) -> None:
        await registry.take_up_due()
        assert registry.rooms == {}
        assert await registry.store.due_tables(1e12) == []

    visit(database, act)


def test_a_table_that_cannot_be_read_is_not_tried_again_and_again(database: Database) -> None:
    table = one_table(database, "ala", resigned=True)
    database.ask("UPDATE tables SET last_number = last_number + 1")

    async def act(registry: TableRegistry) -> None:
        await registry.take_up_due()
        assert registry.rooms == {}
        assert await registry.store.due_tables(registry.timing.now() + 1000) == []
        assert await registry.store.due_tables(registry.timing.now() + 10_000) == [table]

    visit(database, act)


def test_a_game_that_nobody_uses_is_put_away_and_found_as_it_was(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry_module, "IDLE_SECONDS", 0.0)

    async def act(registry: TableRegistry) -> None:
        room = await started(registry, "ala", "bo", "cy", grace=1)
        looking = room.enter("ala")
        registry.put_away_idle()
        assert room.id in registry.rooms, "somebody looks on"
        room.leave(looking)
        registry.put_away_idle()
        assert room.id in registry.rooms, "a bot is to stand in for whoever stays away"
        await until(lambda: all(seat.stand_in for seat in room.table.state.seats), 30.0)
        await until(lambda: not room._tasks, 30.0)
        registry.put_away_idle()
        assert registry.rooms == {}
        assert room.gone
        again = await registry.room(room.id)
        assert again is not room
        assert again.table.snapshot() == room.table.snapshot()

    visit(database, act)


def test_a_game_of_days_sleeps_between_its_moves(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry_module, "IDLE_SECONDS", 0.0)

    async def act(registry: TableRegistry) -> None:
        room = await started(registry, "ala", "bo", "cy", clock=DAYS)
        await until(lambda: not room._tasks, 30.0)
        registry.put_away_idle()
        assert registry.rooms == {}
        await until(lambda: not registry._begun, 30.0)
        assert len(await registry.store.due_tables(registry.timing.now() + 4 * 86_400)) == 1

    visit(database, act)
