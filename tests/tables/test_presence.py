"""Who is here, who is away at once, and for whom a bot stands in later."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from caravanserai.api import commands as c
from caravanserai.api.messages import SeatInfo
from caravanserai.api.refusals import Refused
from caravanserai.tables import presence as presence_module
from caravanserai.tables import seating
from caravanserai.tables.presence import ASKED_SECONDS, Presence, Viewer
from caravanserai.tables.registry import TableRegistry
from caravanserai.tables.room import Room
from tests.tables.test_room import started, until, with_registry

GRACE = 120.0


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def presence(clock: Clock) -> Presence:
    return Presence(GRACE, ["ala", "bo"], clock)


def shown_to(who: str, room: Room) -> list[SeatInfo]:
    """What somebody who looks on is told of the second seat, from now on."""
    told: list[SeatInfo] = []

    def tell() -> bool:
        told.append(room.update(who).seats[1])
        return True

    room.enter(who, tell).changed.clear()
    return told


def seen(presence: Presence, who: str) -> tuple[float | None, float | None, bool]:
    return presence.away_since(who), presence.grace_end(who), presence.is_present(who)


def test_whose_line_is_cut_is_away_at_once_and_present_until_the_grace_is_over(presence: Presence, clock: Clock) -> None:
    line = Viewer("ala")
    presence.enter(line)
    clock.now = 1050.0
    assert seen(presence, "ala") == (None, None, True)
    presence.leave(line)
    assert seen(presence, "ala") == (1050.0, 1050.0 + GRACE, True)
    clock.now = 1050.0 + GRACE
    assert seen(presence, "ala") == (1050.0, 1050.0 + GRACE, False)


def test_a_silent_line_is_as_good_as_cut_until_something_is_heard_on_it(presence: Presence, clock: Clock) -> None:
    line = Viewer("ala")
    presence.enter(line)
    clock.now = 1050.0
    presence.hear(line, False)
    assert presence.away_since("ala") == 1050.0
    clock.now = 1060.0
    presence.leave(line)
    assert presence.away_since("ala") == 1050.0, "it has been silent since then"
    presence.enter(line)
    presence.hear(line, True)
    assert seen(presence, "ala") == (None, None, True)


def test_with_a_second_window_nobody_is_away(presence: Presence) -> None:
    laptop, phone = Viewer("ala"), Viewer("ala")
    for line in (laptop, phone):
        presence.enter(line)
    presence.hear(phone, False)
    presence.leave(phone)
    assert presence.away_since("ala") is None


def test_who_only_asks_now_and_then_is_here_for_a_while(presence: Presence, clock: Clock) -> None:
    clock.now = 1010.0
    presence.note("ala")
    clock.now = 1010.0 + ASKED_SECONDS - 1
    assert presence.away_since("ala") is None
    clock.now = 1010.0 + ASKED_SECONDS
    assert presence.away_since("ala") == 1010.0


def test_of_whom_nothing_was_ever_heard_one_is_away_since_the_table_was_taken_up(presence: Presence, clock: Clock) -> None:
    clock.now = 1005.0
    assert seen(presence, "cy") == (1000.0, GRACE, False)


def test_those_who_look_on_are_told_who_is_away_and_when_a_bot_comes(tmp_path: Path) -> None:
    async def act(registry: TableRegistry) -> None:
        room = await started(registry, "ala", "bo", "cy", grace=60)
        told = shown_to("ala", room)
        line = room.enter("bo")
        told.clear()
        room.leave(line)
        assert told[-1].away is not None
        assert (told[-1].bot_at, told[-1].bot) == (told[-1].away + 60, None)
        line = room.enter("bo")
        assert told[-1].present
        room.hear(line, False)
        room.hear(line, True)
        assert [seat.present for seat in told[-2:]] == [False, True]

    with_registry(tmp_path, act)


def test_only_those_whom_others_see_are_heeded(tmp_path: Path) -> None:
    async def act(registry: TableRegistry) -> None:
        room = await started(registry, "ala", "bo", "cy")
        heeded: dict[str, bool] = {}

        def come(who: str | None) -> Viewer:
            return room.enter(who, heed=lambda wanted: heeded.__setitem__(str(who), wanted))

        come("ala")
        assert heeded == {}
        bo = come("bo")
        assert heeded == {"ala": True, "bo": True}
        room.leave(bo)
        assert heeded["ala"] is False
        come("watcher")
        assert heeded.get("watcher") is None

    with_registry(tmp_path, act)


def test_who_asks_without_a_line_and_stops_is_told_to_be_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence_module, "ASKED_SECONDS", 0.1)

    async def act(registry: TableRegistry) -> None:
        room = await started(registry, "ala", "bo", "cy")
        told = shown_to("ala", room)
        room.touch("bo")
        await until(lambda: bool(told) and not told[-1].present, 5.0)
        room.touch("bo")
        assert told[-1].present

    with_registry(tmp_path, act)


def test_a_bot_moves_at_once_for_somebody_who_is_away_and_gives_way_when_they_are_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act(registry: TableRegistry) -> None:
        room = await started(registry, "ala", "bo", "cy", grace=600)
        bo = room.enter("bo")
        with pytest.raises(Refused, match="bo is here"):
            await room.command("ala", c.StandIn(1))
        room.leave(bo)
        with pytest.raises(Refused, match="has only just gone"):
            await room.command("ala", c.StandIn(1))
        monkeypatch.setattr(seating, "LINGER_SECONDS", 0.0)
        seat = room.update("ala").seats[1]
        assert seat.bot_from == seat.away is not None
        await room.command("cy", c.StandIn(1))
        assert room.table.state.seats[1].stand_in == "random"
        room.enter("bo")
        await until(lambda: room.table.state.seats[1].stand_in is None)
        assert [one.kind for one in room.table.state.tidings][-2:] == ["taken_over", "returned"]

    with_registry(tmp_path, act)


def test_a_lent_seat_stays_the_bots_though_its_owner_looks_on(tmp_path: Path) -> None:
    async def act(registry: TableRegistry) -> None:
        room = await started(registry, "ala", "bo", "cy")
        room.enter("ala")
        await room.command("ala", c.Lend(bot="random"))
        await until(lambda: room.table.actor() != 0, 60.0)
        room.touch("ala")
        await asyncio.sleep(0)
        assert room.table.state.seats[0].lent
        seat = room.update("bo").seats[0]
        assert (seat.kind, seat.bot, seat.lent, seat.present) == ("person", "random", True, True)
        await room.command("ala", c.TakeSeat(0, "Ala"))
        assert not room.table.state.seats[0].lent

    with_registry(tmp_path, act)


def test_a_bot_that_is_thinking_gives_way_to_whoever_takes_its_seat(tmp_path: Path) -> None:
    async def act(registry: TableRegistry) -> None:
        room = await started(registry, "ala")
        room.enter("ala")
        room.bot_pause = 0.3
        while room.table.actor() == 0:
            await room.command("ala", c.Play(room.table.position.legal_moves()[0], room.table.state.version))
        seat = room.table.actor()
        moves = len(room.table.state.moves)
        await room.command("eve", c.TakeSeat(seat, "Eve"))
        await asyncio.sleep(0.5)
        assert (len(room.table.state.moves), room.table.actor()) == (moves, seat)
        await room.command("eve", c.Play(room.table.position.legal_moves()[0], room.table.state.version))

    with_registry(tmp_path, act)


def test_a_flood_of_nudges_is_one_nudge(tmp_path: Path) -> None:
    async def act(registry: TableRegistry) -> None:
        room = await started(registry, "ala", "bo", "cy")
        before = room.table.state.version

        async def nudge(number: int) -> str:
            try:
                await room.command(("bo", "cy")[number % 2], c.Nudge(), f"key-{number}")
            except Refused as refused:
                return refused.code
            return "done"

        answers = await asyncio.gather(*map(nudge, range(200)))
        assert sorted(answers) == ["done"] + ["nudged"] * 199
        assert room.table.state.version == before + 1, "the log has not grown by any other"
        assert await nudge(answers.index("done")) == "done", "the same one, sent again, was done"

    with_registry(tmp_path, act)
