"""Time that the server did not serve is charged to nobody; and a clock that leaps harms nobody."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from types import SimpleNamespace

import msgspec
import pytest

from caravanserai.api import commands as c
from caravanserai.api.settings import Clock
from caravanserai.tables import rows as r
from caravanserai.tables import serving as serving_module
from caravanserai.tables import timing as timing_module
from caravanserai.tables.registry import TableRegistry
from caravanserai.tables.storage.postgres_leases import PostgresLeases
from caravanserai.tables.timing import Outage, Timing
from caravanserai.tables.workers import Workers
from tests.tables.storage.databases import Database
from tests.tables.test_room import started, until

CLOCK = Clock(kind="minutes", minutes=10, increment=0, at_zero="resign")
TWENTY = 1200.0
OF_DATABASE = PostgresLeases.clock


def visit(database: Database, act: Callable[[TableRegistry], Awaitable[None]]) -> None:
    async def run() -> None:
        registry = TableRegistry(database.store(), Workers(1), bot_pause=60.0, shortest_grace=1)
        await registry.open()
        try:
            await act(registry)
        finally:
            await registry.close()

    asyncio.run(run())


def later(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """From now on the clocks of the machine and of the database show another time."""
    monkeypatch.setattr(timing_module, "wall", lambda: time.time() + seconds)
    monkeypatch.setattr(PostgresLeases, "clock", lambda self: OF_DATABASE(self) + seconds)


async def held(registry: TableRegistry, table: str) -> list[float]:
    rows = [msgspec.json.decode(row.content, type=r.AnyRow) for row in await registry.store.rows(table)]
    return [row.seconds for row in rows if isinstance(row, r.ClockHeld)]


@pytest.mark.parametrize("quick", [False, True], ids=["nobody asks", "somebody moves at once"])
def test_twenty_minutes_without_a_server_cost_nobody_a_seat(
    database: Database, monkeypatch: pytest.MonkeyPatch, quick: bool
) -> None:
    tables: list[str] = []

    async def first(registry: TableRegistry) -> None:
        tables.append((await started(registry, "ala", "bo", "cy", clock=CLOCK)).id)

    async def again(registry: TableRegistry) -> None:
        room = await registry.room(tables[0])
        actor = room.table.actor()
        if quick:
            version = room.table.state.version
            await room.command(str(room.table.state.seats[actor].who), c.Play(room.table.position.legal_moves()[0], version))
        else:
            await until(lambda: room.table.state.held_at > 0, 30.0)
            assert room.update(None).now - room.update(None).turn_since < 300
        assert room.table.state.seats[actor].bot is None
        assert (room.table.state.seats[actor].seconds or 0.0) > 300
        given = await held(registry, tables[0])
        assert len(given) == 1
        assert TWENTY - 1 <= given[0] < TWENTY + 300

    visit(database, first)
    later(monkeypatch, TWENTY)
    visit(database, again)
    visit(database, lambda registry: asyncio.sleep(0))
    assert len(database.ask("SELECT * FROM outages")) == 1


def test_each_outage_is_given_back_once(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    tables: list[str] = []

    async def first(registry: TableRegistry) -> None:
        tables.append((await started(registry, "ala", "bo", "cy", clock=CLOCK)).id)

    async def nothing(registry: TableRegistry) -> None:
        pass

    async def look(registry: TableRegistry) -> None:
        room = await registry.room(tables[0])
        await until(lambda: not room.not_served(), 30.0)
        before = room.table.state.version
        await room.command("ala", c.Say("hello"))
        assert room.table.state.version == before + 1
        given = await held(registry, tables[0])
        assert 2 * TWENTY - 1 <= sum(given) < 2 * TWENTY + 300

    visit(database, first)
    later(monkeypatch, TWENTY)
    visit(database, nothing)
    later(monkeypatch, 2 * TWENTY)
    visit(database, look)
    later(monkeypatch, 2 * TWENTY)
    visit(database, look)


def test_a_clock_that_went_back_while_the_server_was_down_does_not_take_time_back(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[float] = []

    async def note(registry: TableRegistry) -> None:
        seen.append(registry.timing.now())

    for shift in (0.0, -TWENTY, -2 * TWENTY):
        later(monkeypatch, shift)
        visit(database, note)
    assert seen == sorted(seen)


def test_a_table_does_not_notice_that_the_machines_clock_was_set(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(registry: TableRegistry) -> None:
        room = await started(registry, "ala", "bo", "cy", clock=CLOCK)
        for shift in (30 * 86_400.0, -30 * 86_400.0):
            later(monkeypatch, shift)
            before = registry.timing.now()
            await room.command("ala", c.Say("what time is it?"))
            assert 0 <= room.table.state.changed_at - before < 300
            room.wake()
        assert [seat.bot for seat in room.table.state.seats] == [None] * 3

    visit(database, act)


def test_while_it_cannot_be_noted_that_it_serves_clocks_stand_still_and_go_on_after(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database is away, or the process was stopped: it is all one to whoever is to move."""

    async def act(registry: TableRegistry) -> None:
        room = await started(registry, "ala", "bo", "cy", clock=CLOCK)
        monkeypatch.setattr(timing_module, "time", SimpleNamespace(monotonic=shifted(TWENTY), time=time.time))
        assert registry.timing.is_out()
        assert (room._clockwork._clock_end() or 0.0) > registry.timing.now() + 300
        await registry._serving._note_outage(registry.timing.beat())
        assert not registry.timing.is_out()
        await until(lambda: room.table.state.held_at > 0, 30.0)
        assert [seat.bot for seat in room.table.state.seats] == [None] * 3
        assert len(await registry.store.outages(0.0)) == 1

    visit(database, act)


def shifted(seconds: float) -> Callable[[], float]:
    clock = time.monotonic
    return lambda: clock() + seconds


def test_a_machine_that_slept_is_told_by_its_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    timing = Timing()
    timing.begin(None)
    began = timing.now()
    assert timing.beat() is None
    later(monkeypatch, TWENTY)
    outage = timing.beat()
    assert outage is not None
    assert TWENTY - 1 < outage.ended - outage.began < TWENTY + 300
    assert timing.not_served_since(began) == pytest.approx(outage.ended - outage.began)
    assert timing.not_served_since(outage.ended) == 0
    assert timing.now() >= outage.ended


def test_of_an_outage_only_what_came_after_counts() -> None:
    timing = Timing()
    timing.know([Outage(100.0, 200.0), Outage(300.0, 350.0)])
    assert [timing.not_served_since(then) for then in (0.0, 150.0, 250.0, 349.5, 400.0)] == [150.0, 100.0, 50.0, 0.0, 0.0]


def test_that_it_serves_is_noted_again_and_again_and_at_the_end(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving_module, "BEAT_SECONDS", 0.01)
    noted: list[float | None] = []

    async def act(registry: TableRegistry) -> None:
        first = await registry.store.served_until()
        assert first is not None
        while (now := await registry.store.served_until()) is None or now <= first:
            await asyncio.sleep(0.01)
        noted.append(now)

    visit(database, act)
    assert database.ask("SELECT until FROM served")[0][0] >= noted[0]
