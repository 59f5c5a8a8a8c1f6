"""Clocks: what happens at zero, and that going back makes no time."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from caravanserai.api import commands as c
from caravanserai.api.settings import Clock
from caravanserai.tables import rows as r
from caravanserai.tables.registry import TableRegistry
from caravanserai.tables.room import Room
from caravanserai.tables.table import Snapshot, Table
from tests.tables.at import SEED, Sitting
from tests.tables.test_room import started, until, with_registry

MINUTES = Clock(kind="minutes", minutes=1, increment=10)
DAYS = Clock(kind="days", days=2)
DAY = 86_400.0


def at_turn(**settings: Any) -> Sitting:
    sitting = Sitting("ala", "bo", "cy", **settings)
    sitting.start()
    sitting.reach_first_turn()
    return sitting


def seconds(sitting: Sitting, seat: int = 0) -> float:
    left = sitting.table.state.seats[seat].seconds
    assert left is not None
    return left


async def rows_of(registry: TableRegistry, room: Room) -> list[r.Row]:
    return [msgspec.json.decode(row.content, type=r.AnyRow) for row in await registry.store.rows(room.id)]


async def at_zero(registry: TableRegistry, clock: Clock, pause: float = 0.2) -> Room:
    """A table at which the seat whose turn it is has hardly any time left."""
    room = await started(registry, "ala", "bo", "cy", clock=clock)
    while room.table.game.prompt(room.table.position).ask != "turn":
        move = c.Play(room.table.position.legal_moves()[0], room.table.state.version)
        await room.command(str(room.table.state.seats[room.table.actor()].who), move)
    assert room.table.actor() == 0
    room.bot_pause = pause
    room.table.state.turn_since -= (room.table.state.seats[0].seconds or 0.0) - 0.05
    room.wake()
    return room


@pytest.mark.parametrize("clock", [MINUTES, DAYS, Clock(kind="minutes", minutes=1, increment=0)])
def test_at_zero_a_bot_moves_once_and_the_clock_goes_on(tmp_path: Path, clock: Clock) -> None:
    async def act(registry: TableRegistry) -> None:
        room = await at_zero(registry, clock)
        await until(lambda: room.table.actor() == 1, 5.0)
        await asyncio.sleep(0.3)
        rows = await rows_of(registry, room)
        assert [row.seat for row in rows if isinstance(row, r.TimeRanOut)] == [0]
        moved = [row for row in rows if isinstance(row, r.Moved) and row.actor == 0]
        assert [row.by for row in moved][-1] == "random"
        assert room.table.state.seats[0].seconds == (2 * DAY if clock.kind == "days" else clock.increment)
        assert room.table.state.seats[0].mover() is None

    with_registry(tmp_path, act)


def test_after_a_restart_the_bot_still_moves_for_whoever_has_run_out_of_time(tmp_path: Path) -> None:
    tables: list[str] = []

    async def first(registry: TableRegistry) -> None:
        room = await at_zero(registry, MINUTES, pause=60.0)
        await until(lambda: room.table.state.late == 0, 5.0)
        tables.append(room.id)

    async def again(registry: TableRegistry) -> None:
        room = await registry.room(tables[0])
        await until(lambda: room.table.state.late is None, 5.0)
        assert len([row for row in await rows_of(registry, room) if isinstance(row, r.TimeRanOut)]) == 1

    with_registry(tmp_path, first)
    with_registry(tmp_path, again)


def test_whoever_moves_before_the_bot_has_moved_themselves() -> None:
    sitting = at_turn(clock=MINUTES)
    version = sitting.table.state.version
    sitting.now += 60
    sitting.write(r.TimeRanOut(0))
    sitting.do("ala", c.Play("ticket B", version))
    assert sitting.table.state.late is None
    assert seconds(sitting) == 10


@pytest.mark.parametrize("clock", [MINUTES, DAYS])
def test_going_back_makes_no_time(clock: Clock) -> None:
    sitting = at_turn(clock=clock)
    begun = seconds(sitting)
    for _ in range(10):
        sitting.now += 2
        sitting.play("ticket B")
        sitting.now += 3
        sitting.do("ala", c.Undo())
    assert seconds(sitting) == begun - 20
    assert sitting.rebuilt().snapshot() == sitting.table.snapshot()


def test_who_goes_back_in_the_midst_of_a_turn_pays_for_what_it_has_thought_since() -> None:
    sitting = Sitting("ala", "bo", game="five_tribes", players=2, clock=MINUTES)
    sitting.start()
    while sitting.table.game.prompt(sitting.table.position).ask != "starting":
        sitting.play()
    actor = sitting.table.actor()
    begun = seconds(sitting, actor)
    sitting.now += 5
    sitting.play()
    assert sitting.table.actor() == actor
    sitting.now += 7
    sitting.do(str(sitting.table.state.seats[actor].who), c.Undo())
    assert seconds(sitting, actor) == begun - 12


def test_moves_that_were_kept_before_clocks_remembered_them_are_read() -> None:
    sitting = at_turn(clock=MINUTES)
    kept = msgspec.to_builtins(sitting.table.snapshot())
    kept["state"]["moves"] = [move[:3] for move in kept["state"]["moves"]]
    del kept["state"]["late"]
    restored = Table.restored(msgspec.json.decode(msgspec.json.encode(kept), type=Snapshot), SEED)
    assert len(restored.state.moves) == len(sitting.table.state.moves)
    assert restored.state.late is None
