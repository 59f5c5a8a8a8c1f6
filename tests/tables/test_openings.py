"""Openings in a room: whoever is silent or away delays a game a little; a server that stops meanwhile goes on with it."""

from __future__ import annotations

from pathlib import Path

import pytest

from caravanserai.api import commands as c
from caravanserai.api.refusals import Refused
from caravanserai.api.settings import Settings
from caravanserai.tables import clockwork
from caravanserai.tables.registry import TableRegistry
from caravanserai.tables.room import Room
from tests.tables.test_dice import link
from tests.tables.test_room import until, with_registry

PEOPLE = ("ala", "bo", "cy")


async def opening(registry: TableRegistry, here: tuple[str, ...] = PEOPLE, grace: int = 3600) -> Room:
    """A game that was started, everybody pledged; those who are here look on."""
    settings = Settings(game="camel_up", players=3, stand_in="random", grace=grace)
    room = await registry.open_table(settings, "ala")
    for who in PEOPLE:
        await room.command(who, c.Sit(name=who))
        await room.command(who, c.Pledge(link(who, 0)))
        await room.command(who, c.Ready())
    for who in PEOPLE:
        if who in here:
            room.enter(who)
        else:
            room.presence._seen.pop(who, None)
    await room.command("ala", c.Start())
    return room


def rounds(room: Room) -> list[list[str]]:
    assert room.table.state.dice is not None
    return room.table.state.dice.openings.rounds


def out(room: Room) -> list[list[int]]:
    assert room.table.state.dice is not None
    return room.table.state.dice.openings.out()


def test_a_seat_whose_owner_is_away_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clockwork, "OPENING_SECONDS", 3600.0)

    async def act(registry: TableRegistry) -> None:
        room = await opening(registry, here=("ala", "bo"))
        for number in (1, 2):
            await until(lambda number=number: len(rounds(room)) == number)  # type: ignore[misc]
            await room.command("ala", c.OpenPledge(link("ala", number)))
            await room.command("bo", c.OpenPledge(link("bo", number)))
        assert room.table.state.phase == "playing"
        assert out(room) == [[2], []]

    with_registry(tmp_path, act)


def test_if_nobody_is_there_the_dice_are_set_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clockwork, "OPENING_SECONDS", 3600.0)

    async def act(registry: TableRegistry) -> None:
        room = await opening(registry)
        for viewer in [*room.presence.viewers]:
            room.leave(viewer)
        room.presence._seen.clear()
        room.wake()
        await until(lambda: room.table.state.phase == "playing")
        assert out(room) == [[0, 1, 2]]

    with_registry(tmp_path, act)


def test_a_silent_seat_delays_the_start_by_the_limit_and_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clockwork, "OPENING_SECONDS", 0.05)

    async def act(registry: TableRegistry) -> None:
        room = await opening(registry)
        await until(lambda: room.table.state.phase == "playing")
        assert out(room) == [[0, 1, 2]]
        with pytest.raises(Refused) as late:
            await room.command("ala", c.OpenPledge(link("ala", 1)))
        assert late.value.code == "opening_over"
        assert "too late" in late.value.message

    with_registry(tmp_path, act)


def test_nobody_is_left_out_before_the_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clockwork, "OPENING_SECONDS", 3600.0)

    async def act(registry: TableRegistry) -> None:
        room = await opening(registry)
        await room.command("ala", c.OpenPledge(link("ala", 1)))
        await room._clockwork._time_passes()
        assert out(room) == [[1, 2]]
        assert room.table.state.is_opening()
        for who in ("bo", "cy"):
            await room.command(who, c.OpenPledge(link(who, 1)))
        assert room.table.state.phase == "playing"
        assert out(room) == [[]]

    with_registry(tmp_path, act)


@pytest.mark.parametrize("limit", [3600.0, 0.05])
def test_a_server_that_stops_between_start_and_dice_goes_on_with_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, limit: float
) -> None:
    """Whoever comes back in time opens; if nobody does, the game begins all the same, by itself."""
    monkeypatch.setattr(clockwork, "OPENING_SECONDS", 3600.0)
    tables: list[str] = []

    async def first(registry: TableRegistry) -> None:
        room = await opening(registry)
        await room.command("cy", c.OpenPledge(link("cy", 1)))
        tables.append(room.id)

    async def again(registry: TableRegistry) -> None:
        await until(lambda: tables[0] in registry.rooms)
        room = registry.rooms[tables[0]]
        assert room.table.state.phase == "open" or limit < 1
        if limit > 1:
            assert rounds(room) == [["", "", link("cy", 1)]]
            for who in ("ala", "bo"):
                await room.command(who, c.OpenPledge(link(who, 1)))
            assert out(room) == [[]]
        await until(lambda: room.table.state.phase == "playing")
        assert room.table.state.moves

    with_registry(tmp_path, first)
    monkeypatch.setattr(clockwork, "OPENING_SECONDS", limit)
    with_registry(tmp_path, again)
