"""Who counts as being there, what rests when nobody is, and what happens when something cannot be written."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from caravanserai.api import commands as c
from caravanserai.api.refusals import Refused
from caravanserai.api.settings import Clock, Settings
from caravanserai.tables import registry as inn_module
from caravanserai.tables import room as room_module
from caravanserai.tables.decide import TakeOver
from caravanserai.tables.registry import TableRegistry
from caravanserai.tables.room import Room
from tests.tables.test_room import started, until, with_registry


async def deserted(registry: TableRegistry, *people: str, **settings: Any) -> Room:
    """A table that everybody has left, for so long that bots stand in for all of them."""
    room = await started(registry, *people, grace=1, **settings)
    for viewer in [room.enter(who) for who in people]:
        room.leave(viewer)
    seats = range(len(people))
    await until(lambda: all(room.table.state.seats[seat].stand_in for seat in seats), 5.0)
    return room


@pytest.mark.parametrize("people", [("ala", "bo", "cy"), ("ala",)])
def test_while_nobody_is_there_the_game_rests(tmp_path: Path, people: tuple[str, ...]) -> None:
    async def act(registry: TableRegistry) -> None:
        room = await deserted(registry, *people)
        room.enter("zed")
        moves = len(room.table.state.moves)
        await asyncio.sleep(0.5)
        assert len(room.table.state.moves) == moves
        room.enter("ala")
        await until(lambda: room.table.state.seats[0].stand_in is None, 5.0)
        await until(lambda: room.table.actor() == 0, 5.0)
        for _ in range(3):
            await until(lambda: room.table.actor() == 0, 5.0)
            await room.command("ala", c.Play(room.table.position.legal_moves()[0], room.table.state.version))
        await until(lambda: room.table.actor() == 0, 5.0)

    with_registry(tmp_path, act)


def test_after_a_restart_a_deserted_table_still_rests(tmp_path: Path) -> None:
    tables: list[tuple[str, int]] = []

    async def first(registry: TableRegistry) -> None:
        room = await deserted(registry, "ala", "bo", "cy")
        tables.append((room.id, len(room.table.state.moves)))

    async def again(registry: TableRegistry) -> None:
        room = await registry.room(tables[0][0])
        await asyncio.sleep(0.3)
        assert len(room.table.state.moves) == tables[0][1]

    with_registry(tmp_path, first)
    with_registry(tmp_path, again)


def test_clocks_run_even_while_nobody_is_there(tmp_path: Path) -> None:
    async def act(registry: TableRegistry) -> None:
        room = await deserted(registry, "ala", "bo", "cy", clock=Clock(kind="minutes", minutes=1, increment=600))
        moves = len(room.table.state.moves)
        room.table.state.turn_since -= 60
        room.wake()
        await until(lambda: len(room.table.state.moves) > moves, 5.0)
        await asyncio.sleep(0.3)
        assert len([move for move in room.table.state.moves[moves:] if move.actor >= 0]) == 1

    with_registry(tmp_path, act)


def test_where_nobody_can_come_back_bots_play_on(tmp_path: Path) -> None:
    async def act(registry: TableRegistry) -> None:
        room = await started(registry, "ala")
        await room.command("ala", c.Resign("random"))
        await until(lambda: room.table.state.phase == "over", 30.0)

    with_registry(tmp_path, act)


def test_in_a_game_of_days_bots_wait_for_nobody(tmp_path: Path) -> None:
    async def act(registry: TableRegistry) -> None:
        room = await started(registry, "ala", clock=Clock(kind="days"), grace=1)
        await asyncio.sleep(1.1)
        while room.table.actor() == 0:
            await room.command("ala", c.Play(room.table.position.legal_moves()[0], room.table.state.version))
        await until(lambda: room.table.actor() == 0, 5.0)

    with_registry(tmp_path, act)


def test_a_program_that_can_only_read_is_not_somebody_who_is_back(tmp_path: Path) -> None:
    async def act(registry: TableRegistry) -> None:
        room = await deserted(registry, "ala", "bo", "cy")
        reading = room.enter("ala", attends=False)
        await asyncio.sleep(0.1)
        assert room.table.state.seats[0].stand_in
        assert not room.update("ala").seats[0].present
        room.leave(reading)
        assert not room.presence.is_present("ala")

    with_registry(tmp_path, act)


def test_who_sat_at_a_table_may_look_at_it_for_ever(tmp_path: Path) -> None:
    async def act(registry: TableRegistry) -> None:
        room = await started(registry, "ala", "bo", "cy", watch="nobody")
        await room.command("bo", c.Resign("random"))
        await room.command("eve", TakeOver(2, "cy", "Eve"))
        assert [room.may_watch(who) for who in ("ala", "bo", "cy", "eve", "zed", None)] == [True] * 4 + [False] * 2
        assert [table.table for table in await registry.store.tables_of("bo")] == [room.id]

    with_registry(tmp_path, act)


def test_an_open_table_without_anybody_leaves_the_list_after_some_hours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(registry: TableRegistry) -> None:
        room = await registry.open_table(Settings(game="camel_up", players=3, listed=True, grace=1), "ala")
        await room.command("ala", c.Sit(name="Ala"))
        assert len(await registry.open_tables()) == 1
        monkeypatch.setattr(inn_module, "DESERTED_SECONDS", 0.0)
        assert len(await registry.open_tables()) == 1
        await asyncio.sleep(1.1)
        assert await registry.open_tables() == []
        room.enter("ala")
        assert len(await registry.open_tables()) == 1

    with_registry(tmp_path, act)


def test_a_move_is_made_even_if_no_snapshot_can_be_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> None:
        raise OSError("the disk is full")

    async def act(registry: TableRegistry) -> None:
        room = await started(registry, "ala", "bo", "cy")
        monkeypatch.setattr(registry.store, "save_snapshot", fail)
        version = await room.command("ala", c.Say("hello"))
        assert room.table.state.version == version

    monkeypatch.setattr(room_module, "SNAPSHOT_EVERY", 1)
    with_registry(tmp_path, act)


def test_a_game_whose_bot_could_not_move_is_taken_up_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(registry: TableRegistry) -> None:
        room = await started(registry, "ala")
        while room.table.actor() == 0:
            await room.command("ala", c.Play(room.table.position.legal_moves()[0], room.table.state.version))
        await until(lambda: room.table.actor() == 0)
        append, faults = registry.store.append, 2

        async def fail(*given: Any) -> None:
            nonlocal faults
            faults -= 1
            if faults >= 0:
                raise OSError("the disk is full")
            await append(*given)

        room.bot_pause = 0.2
        while room.table.actor() == 0:
            await room.command("ala", c.Play(room.table.position.legal_moves()[0], room.table.state.version))
        monkeypatch.setattr(registry.store, "append", fail)
        await until(lambda: room.gone, 5.0)
        with pytest.raises(Refused, match="loaded anew"):
            await room.command("ala", c.Say("hello"))
        await until(lambda: room.id in registry.rooms and registry.rooms[room.id].table.actor() == 0, 10.0)

    monkeypatch.setattr(inn_module, "RELOAD_SECONDS", (0.05,))
    with_registry(tmp_path, act)
