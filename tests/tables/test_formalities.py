"""Questions that are put as a matter of form: whoever has one answer only is not asked, and nobody else can tell."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from caravanserai.api import commands as c
from caravanserai.api.messages import Update
from caravanserai.api.refusals import Refused
from caravanserai.api.settings import Clock
from caravanserai.tables.broadcast import Broadcast
from caravanserai.tables.clockwork import HESITATION, Clockwork
from caravanserai.tables.people import Recipient
from caravanserai.tables.presence import Presence
from caravanserai.tables.registry import TableRegistry
from caravanserai.tables.room import Room
from caravanserai.tables.table import FREE_SECONDS, Snapshot, Table
from tests.tables.at import Sitting
from tests.tables.test_room import started, until, with_registry

PEOPLE = ("ala", "bo", "cy")
NEVER = 10_000.0


def asks(table: Table) -> str:
    return table.game.prompt(table.position).ask


def relieving(**settings: Any) -> Sitting:
    """Emira's first turn: everybody has enough gold, so to go on is all that the first who is asked about relief can do."""
    sitting = Sitting(*PEOPLE, game="emira", **settings)
    sitting.start()
    while asks(sitting.table) == "keeping_opening":
        sitting.play()
    assert asks(sitting.table) == "relieving"
    assert sitting.table.only_answer(sitting.table.actor()) is not None
    return sitting


def bidding(**settings: Any) -> Sitting:
    """The same, when all have gone on: the first who bids has a choice."""
    sitting = relieving(**settings)
    while asks(sitting.table) == "relieving":
        sitting.play("on")
    assert sitting.table.only_answer(sitting.table.actor()) is None
    return sitting


def told(sitting: Sitting, seat: int | None) -> Update:
    return msgspec.json.decode(Broadcast(sitting.table, {}, 0.0).update(Recipient(seat), 0), type=Update)


async def asked_for_form(registry: TableRegistry, *people: str, pause: float = 0.0, **settings: Any) -> Room:
    """A room in which everybody has kept an event; who has no choice goes on after this pause of a bot."""
    room = await started(registry, *(people or PEOPLE), game="emira", **settings)
    room.bot_pause = pause
    while asks(room.table) == "keeping_opening":
        for who in [who for seat in room.table.awaited() if (who := room.table.state.seats[seat].who)]:
            seat = room.table.state.seat_of(who)
            assert seat is not None
            await room.command(who, c.Play(room.table.facing(seat).legal_moves()[0], room.table.state.version))
        await asyncio.sleep(0)
    return room


# Who is asked


def test_who_has_no_choice_is_awaited_like_anybody_and_asked_nothing() -> None:
    sitting = relieving()
    actor = sitting.table.actor()
    for viewer in (*range(3), None):
        update = told(sitting, viewer)
        assert update.awaited == [actor]
        assert update.prompt is not None
        assert (update.prompt.actor, update.prompt.ask) == (actor, "relieving")
        assert update.legal == []


def test_who_has_a_choice_is_asked() -> None:
    sitting = bidding()
    actor = sitting.table.actor()
    assert [group.kind for group in told(sitting, actor).legal] == ["pass", "bid"]
    assert told(sitting, (actor + 1) % 3).legal == []


def test_a_single_answer_to_a_question_that_is_no_formality_is_asked_for() -> None:
    sitting = Sitting("ala", "bo", game="five_tribes", players=2)
    sitting.start()
    while asks(sitting.table) != "sowing" or len(sitting.table.position.legal_moves()) > 1:
        sitting.play()
    actor = sitting.table.actor()
    assert sitting.table.only_answer(actor) is None
    assert len(told(sitting, actor).legal) == 1


# The table answers


def test_they_go_on_by_themselves_one_after_the_other(tmp_path: Path) -> None:
    async def act(registry: TableRegistry) -> None:
        room = await asked_for_form(registry, pause=0.02)
        seen: list[int] = []

        def tell() -> bool:
            seen.append(room.update(None).moves)
            return True

        room.enter(None, tell).changed.clear()
        before = len(room.table.state.moves)
        await until(lambda: asks(room.table) == "bidding")
        await until(lambda: before + 3 in seen)
        assert [count for count in seen if count > before] == [before + 1, before + 2, before + 3]
        assert all(move.forced for move in room.table.state.moves[before:])

    with_registry(tmp_path, act)


def test_nobody_has_to_be_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(registry: TableRegistry) -> None:
        monkeypatch.setattr(Presence, "is_present", lambda self, who: False)
        room = await asked_for_form(registry)
        await until(lambda: asks(room.table) == "bidding")

    with_registry(tmp_path, act)


def test_in_a_game_of_days_nobody_waits_for_days(tmp_path: Path) -> None:
    async def act(registry: TableRegistry) -> None:
        room = await asked_for_form(registry, clock=Clock(kind="days", days=3))
        await until(lambda: asks(room.table) == "bidding")
        assert [seat.seconds for seat in room.table.state.seats] == [3 * 86_400.0] * 3

    with_registry(tmp_path, act)


def test_after_a_restart_it_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tables: list[str] = []

    async def first(registry: TableRegistry) -> None:
        with monkeypatch.context() as held:
            held.setattr(Clockwork, "_hesitation", lambda self, seat: NEVER)
            room = await asked_for_form(registry)
            await asyncio.sleep(0.05)
            assert asks(room.table) == "relieving"
            tables.append(room.id)

    async def again(registry: TableRegistry) -> None:
        room = await registry.room(tables[0])
        await until(lambda: asks(room.table) == "bidding")

    with_registry(tmp_path, first)
    with_registry(tmp_path, again)


def test_who_answers_before_the_table_has_answered_once(tmp_path: Path) -> None:
    async def act(registry: TableRegistry) -> None:
        room = await asked_for_form(registry, pause=0.1)
        before, version, actor = len(room.table.state.moves), room.table.state.version, room.table.actor()
        answer = room.table.only_answer(actor)
        who = room.table.state.seats[actor].who
        assert answer is not None
        assert who is not None
        await room.command(who, c.Play(answer, version))
        with pytest.raises(Refused, match="changed since"):
            await room.command(who, c.Play(answer, version))
        await until(lambda: asks(room.table) == "bidding")
        assert [move.actor for move in room.table.state.moves[before:]] == [(actor + step) % 3 for step in range(3)]

    with_registry(tmp_path, act)


def test_a_wish_to_go_back_is_waited_for(tmp_path: Path) -> None:
    async def act(registry: TableRegistry) -> None:
        room = await asked_for_form(registry, pause=0.2)
        await room.command("ala", c.Undo(moves=[move.actor for move in room.table.state.moves].index(0)))
        assert room.table.state.undo is not None
        moves = len(room.table.state.moves)
        await asyncio.sleep(0.6)
        assert len(room.table.state.moves) == moves
        await room.command("bo", c.AnswerUndo(agrees=False))
        await until(lambda: asks(room.table) == "bidding")

    with_registry(tmp_path, act)


def test_a_bot_answers_for_itself(tmp_path: Path) -> None:
    async def act(registry: TableRegistry) -> None:
        room = await asked_for_form(registry, "ala")
        await until(lambda: any(move.forced and move.actor for move in room.table.state.moves))
        rows = [msgspec.json.decode(row.content) for row in await registry.store.rows(room.id)]
        assert {row["by"] for row in rows if row["row"] == "moved" and row["actor"] > 0} == {"random"}

    with_registry(tmp_path, act)


# How long it takes


def test_the_pause_is_drawn_where_somebody_else_is_there_to_notice(tmp_path: Path) -> None:
    async def act(registry: TableRegistry) -> None:
        room = await asked_for_form(registry, pause=0.6)
        actor = room.table.actor()
        pauses = {room._clockwork._hesitation(actor) for _ in range(200)}
        least, most = (times * 0.6 for times in HESITATION)
        assert len(pauses) > 100
        assert least <= min(pauses) < 2 * least
        assert 0.8 * most < max(pauses) <= most <= FREE_SECONDS

    with_registry(tmp_path, act)


def test_who_plays_alone_against_bots_is_not_kept_waiting(tmp_path: Path) -> None:
    async def act(registry: TableRegistry) -> None:
        room = await started(registry, "ala", game="emira")
        room.bot_pause = 0.6
        assert {room._clockwork._hesitation(0) for _ in range(20)} == {0.6 * HESITATION[0]}
        room.enter("zed")
        assert len({room._clockwork._hesitation(0) for _ in range(20)}) > 1

    with_registry(tmp_path, act)


# Clocks


MINUTES = Clock(kind="minutes", minutes=1, increment=5)


@pytest.mark.parametrize("seconds", [0.5, FREE_SECONDS, 1000.0])
def test_who_has_no_choice_is_not_charged(seconds: float) -> None:
    sitting = relieving(clock=MINUTES)
    actor = sitting.table.actor()
    before = [seat.seconds for seat in sitting.table.state.seats]
    sitting.now += seconds
    sitting.play("on")
    assert [seat.seconds for seat in sitting.table.state.seats] == before
    assert (sitting.table.state.turn_since, sitting.table.actor()) == (sitting.now, (actor + 1) % 3)


def test_clocks_do_not_tell_who_had_a_choice() -> None:
    """Within the time that it takes somebody who has none, nobody is charged, and nobody is given anything."""
    sitting = bidding(clock=MINUTES)
    before = [seat.seconds for seat in sitting.table.state.seats]
    sitting.now += FREE_SECONDS
    sitting.play("pass")
    assert [seat.seconds for seat in sitting.table.state.seats] == before


def test_who_takes_longer_over_a_choice_is_charged() -> None:
    sitting = bidding(clock=MINUTES)
    actor = sitting.table.actor()
    before = sitting.table.state.seats[actor].seconds
    assert before is not None
    sitting.now += 20
    sitting.play("pass")
    assert sitting.table.state.seats[actor].seconds == before - 20 + 5


def test_nobodys_time_runs_out_over_a_matter_of_form(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(registry: TableRegistry) -> None:
        with monkeypatch.context() as held:
            held.setattr(Clockwork, "_hesitation", lambda self, seat: NEVER)
            room = await asked_for_form(registry, clock=MINUTES)
            room.table.state.turn_since -= 1000.0
            room.wake()
            await asyncio.sleep(0.1)
            assert (asks(room.table), room.table.state.late) == ("relieving", None)

    with_registry(tmp_path, act)


# Going back


def test_what_one_had_no_choice_about_is_not_taken_back() -> None:
    sitting = relieving()
    sitting.do("ala", c.Say("hm"))
    actor = sitting.table.actor()
    who = PEOPLE[actor]
    moves = len(sitting.table.state.moves)
    sitting.play("on")
    assert sitting.table.state.moves[-1].forced
    assert told(sitting, actor).can_undo is None or told(sitting, actor).can_undo != moves
    with pytest.raises(Refused) as caught:
        sitting.do(who, c.Undo())
    assert caught.value.code == "nothing_to_undo"


def test_one_goes_back_past_it_to_ones_last_decision() -> None:
    """The first auction is decided by who is left; whoever acted before others went on goes back to that action."""
    sitting = bidding()
    bidder = sitting.table.actor()
    decision = len(sitting.table.state.moves)
    sitting.play("bid 10")
    while len(sitting.table.state.moves) == decision + 1 or not sitting.table.state.moves[-1].forced:
        sitting.play()
    forced = len(sitting.table.state.moves) - 1
    seat = sitting.table.state.moves[forced].actor
    last = max(
        number
        for number in range(forced)
        if not sitting.table.state.moves[number].forced and sitting.table.state.moves[number].actor == seat
    )
    assert sitting.table.choice_at(seat, forced) == last
    assert sitting.table.choice_at(bidder, decision) == decision
    sitting.do(PEOPLE[seat], c.Undo(moves=forced))
    assert sitting.table.state.undo is not None
    assert sitting.table.state.undo.moves == last


def test_whose_choice_it_was_is_kept_with_the_table() -> None:
    sitting = bidding()
    again = msgspec.json.decode(msgspec.json.encode(sitting.table.snapshot()), type=Snapshot)
    assert [move.forced for move in again.state.moves][-3:] == [True, True, True]
    assert sitting.rebuilt().snapshot() == sitting.table.snapshot()
