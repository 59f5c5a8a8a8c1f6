"""Standing orders: carried out by the server as their owner's move, void when something has changed, and told to nobody else."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from caravanserai.api import commands as c
from caravanserai.api.refusals import Refused
from caravanserai.api.settings import Clock
from caravanserai.core.discovery import load_game
from caravanserai.core.errors import BadNotation
from caravanserai.tables import rows as r
from caravanserai.tables.due import due_at
from caravanserai.tables.orders import StandingOrder, Verdict, carried_out, given, read_line, told, verdict
from caravanserai.tables.outbox import Destination
from caravanserai.tables.registry import TableRegistry
from caravanserai.tables.room import Room
from tests.tables.at import Sitting
from tests.tables.test_clocks import rows_of
from tests.tables.test_formalities import bidding
from tests.tables.test_room import started, until, with_registry

TICKET = "ticket B if B worth 5"


def at_turn(**settings: Any) -> Sitting:
    sitting = Sitting("ala", "bo", "cy", **settings)
    sitting.start()
    sitting.reach_first_turn()
    assert sitting.table.actor() == 0
    return sitting


def order(sitting: Sitting, seat: int, *lines: str) -> StandingOrder:
    """What somebody orders now."""
    who = str(sitting.table.state.seats[seat].who)
    sitting.table.orders[who] = found = given(sitting.table, seat, lines)
    return found


def judged(sitting: Sitting, seat: int) -> str | None:
    """What becomes of a seat's order: a move in notation, or the reason why it is over; nothing while it waits."""
    found = verdict(sitting.table, seat, sitting.table.orders[str(sitting.table.state.seats[seat].who)])
    return found.ended if found.move is None else sitting.table.game.write(sitting.table.game.move(found.move))


# What is done


def test_an_order_waits_for_its_turn() -> None:
    sitting = at_turn()
    order(sitting, 2, TICKET, "roll")
    assert judged(sitting, 2) is None
    sitting.play("roll")
    assert judged(sitting, 2) is None


@pytest.mark.parametrize(("others", "done"), [(("ticket G", "ticket G"), "ticket B"), (("ticket B", "roll"), "roll")])
def test_the_first_line_that_applies_is_carried_out(others: tuple[str, str], done: str) -> None:
    """If my ticket is gone, roll."""
    sitting = at_turn()
    order(sitting, 2, TICKET, "roll")
    for move in others:
        sitting.play(move)
    assert judged(sitting, 2) == done


def test_if_no_line_applies_its_owner_is_asked() -> None:
    sitting = at_turn()
    order(sitting, 1, TICKET)
    sitting.play("ticket B")
    assert judged(sitting, 1) == "not_possible"


def test_a_camel_leads_that_is_furthest_and_on_top() -> None:
    game = load_game("camel_up")
    sitting = at_turn()
    view: Any = game.view(sitting.table.position, 1)
    leading = [letter for letter in "BGYRP" if game.order_if(f"{letter} leads")(view)]
    racing = [(stack.space, [camel for camel in stack.camels if camel not in ("white", "black")]) for stack in view.track]
    top = max(found for found in racing if found[1])[1][-1]
    assert leading == [top[0].upper()]


def test_a_maximum_bids_the_least_that_leads_for_this_auction_only() -> None:
    sitting = bidding()
    first = sitting.table.actor()
    order(sitting, first, "bid to 30")
    assert judged(sitting, first) == "bid 10"
    sitting.table.orders.clear()
    sitting.play("bid 10")
    second = sitting.table.actor()
    order(sitting, second, "bid to 40")
    assert judged(sitting, second) == "bid 20"
    found = sitting.table.orders[str(sitting.table.state.seats[second].who)]
    after = carried_out(found, sitting.table, verdict(sitting.table, second, found))
    assert (after.ended, after.done) == (None, ["bid 20"]), "it goes on bidding"
    sitting.play("bid 20")
    sitting.table.orders[str(sitting.table.state.seats[second].who)] = after
    while sitting.table.actor() != second:
        sitting.play("pass" if sitting.table.actor() != first else "bid 50")
        if sitting.table.game.prompt(sitting.table.position).ask != "bidding":
            break
    assert judged(sitting, second) == "not_possible", "more than the maximum has been bid"


def test_a_pass_is_for_the_turn_and_doing_without_lasts_until_the_household_changes() -> None:
    sitting = bidding()
    first = sitting.table.actor()
    order(sitting, first, "pass", "on at relieving")
    assert judged(sitting, first) == "pass"
    assert read_line("emira", "pass").ordered.in_stage
    without = read_line("emira", "on at relieving")
    view: Any = sitting.table.game.view(sitting.table.position, first)
    before = without.ordered.within(view)
    view.seats[first].princesses = ["noor"]
    assert (without.ordered.in_stage, without.at) == (False, "relieving")
    assert without.ordered.within(view) != before


def test_what_a_line_is_not_for_is_waited_through() -> None:
    sitting = bidding()
    first = sitting.table.actor()
    order(sitting, first, "on at playing_cards")
    assert judged(sitting, first) is None


def test_spots_of_the_turn_order_are_taken_by_preference() -> None:
    sitting = Sitting("ala", "bo", game="five_tribes", players=2)
    sitting.start()
    assert sitting.table.game.prompt(sitting.table.position).ask == "bidding"
    actor = sitting.table.actor()
    order(sitting, 1 - actor, "bid 8", "bid 5")
    sitting.play("bid 8")
    if sitting.table.actor() == 1 - actor:
        assert judged(sitting, 1 - actor) == "bid 5"


# When it ends


def in_another_leg(sitting: Sitting) -> None:
    stage = sitting.table.game.stage(sitting.table.position)
    while sitting.table.game.stage(sitting.table.position) == stage:
        sitting.play("roll")


def by_hand(sitting: Sitting) -> None:
    while sitting.table.actor() != 1:
        sitting.play("roll")
    sitting.play("ticket G")


def go_back(sitting: Sitting) -> None:
    sitting.play("roll")
    sitting.write(r.Undone(0, len(sitting.table.state.moves) - 2))


@pytest.mark.parametrize(("change", "ended"), [(in_another_leg, "void"), (by_hand, "moved"), (go_back, "went_back")])
def test_an_order_is_over_when_something_has_changed_that_was_not_foreseen(change: Callable[[Sitting], None], ended: str) -> None:
    sitting = at_turn()
    order(sitting, 1, "ticket P if P worth 5")
    if change is in_another_leg:
        sitting.table.orders["bo"] = msgspec.structs.replace(sitting.table.orders["bo"], chosen=10**6)
    change(sitting)
    assert judged(sitting, 1) == ended
    assert told(sitting.table, 1, sitting.table.orders["bo"]).ended == ended


def test_a_wish_to_go_back_is_waited_for() -> None:
    sitting = at_turn()
    order(sitting, 1, "roll")
    sitting.play("roll")
    assert judged(sitting, 1) == "roll"
    sitting.write(r.UndoAsked(0, len(sitting.table.state.moves) - 2))
    assert judged(sitting, 1) is None


def test_a_table_with_an_order_to_carry_out_is_taken_up_and_one_that_waits_sleeps() -> None:
    sitting = at_turn(clock=Clock(kind="days", days=1))
    order(sitting, 1, "roll")
    assert due_at(sitting.table) == sitting.now + 0.75 * 86_400
    sitting.play("roll")
    assert due_at(sitting.table) == 0.0
    sitting.table.orders["bo"] = carried_out(sitting.table.orders["bo"], sitting.table, Verdict(0))
    assert due_at(sitting.table) == sitting.now + 0.75 * 86_400


# What cannot be ordered


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("dance", "no move begins with 'dance'"),
        ("ticket X", "write ticket B"),
        ("ticket B if B worth 4", "write B worth 5 (or 3, 2), or B leads"),
        ("ticket B if k leads", "this condition is not known"),
        ("roll if B worth 5 and", "this condition is not known"),
    ],
)
def test_what_cannot_be_read_is_refused_with_what_could_be(line: str, fault: str) -> None:
    with pytest.raises(Refused) as refused:
        order(at_turn(), 0, line)
    assert refused.value.code == "bad_order"
    assert fault in refused.value.message


@pytest.mark.parametrize("line", ["bid to", "bid to 15", "bid to lots", "bid to 20 if rich"])
def test_a_maximum_is_in_tens_and_has_no_conditions(line: str) -> None:
    with pytest.raises(BadNotation):
        read_line("emira", line)


def test_every_offer_can_be_ordered() -> None:
    for sitting in (at_turn(), bidding()):
        for seat in range(3):
            info = told(sitting.table, seat, None)
            assert info.offers or sitting.settings.game != "camel_up"
            for offer in info.offers:
                order(sitting, seat, offer.line)


# At a server


async def without_anybody(registry: TableRegistry, *lines: str, pause: float = 0.0, **settings: Any) -> Room:
    """A table at which bo, who is not there, has left an order; it is ala's turn."""
    room = await started(registry, "ala", "bo", "cy", **settings)
    while room.table.game.prompt(room.table.position).ask != "turn":
        move = c.Play(room.table.position.legal_moves()[0], room.table.state.version)
        await room.command(str(room.table.state.seats[room.table.actor()].who), move)
    room.bot_pause = pause
    await room.ordering.give("bo", lines)
    return room


async def roll(room: Room, who: str) -> None:
    await room.command(who, c.Play("roll", room.table.state.version))


def test_the_server_moves_while_nobody_is_there(tmp_path: Path) -> None:
    async def act(registry: TableRegistry) -> None:
        room = await without_anybody(registry, "ticket R if R worth 5", "roll")
        version = room.table.state.version
        await roll(room, "ala")
        await until(lambda: room.table.actor() == 2)
        moved = [row for row in await rows_of(registry, room) if isinstance(row, r.Moved) and row.actor == 1]
        assert (moved[-1].by, room.table.game.write(room.table.game.move(moved[-1].move))) == ("", "ticket R")
        info = room.ordering.of("bo")
        assert (info.active, info.ended, info.done) == (False, "done", ["ticket R"])
        assert room.table.state.version > version

    with_registry(tmp_path, act)


def test_no_row_and_no_message_tells_of_an_order(tmp_path: Path) -> None:
    async def act(registry: TableRegistry) -> None:
        room = await without_anybody(registry, "roll")
        rows = await rows_of(registry, room)
        viewer = room.enter("ala")
        viewer.changed.clear()
        await room.ordering.give("bo", ["ticket B", "roll"])
        await room.ordering.drop("bo")
        await room.ordering.drop("bo")
        with pytest.raises(Refused, match="you do not sit"):
            room.ordering.of("dora")
        assert await rows_of(registry, room) == rows
        assert not viewer.changed.is_set()

    with_registry(tmp_path, act)


def test_the_call_is_in_the_outbox_only_while_no_order_answers(tmp_path: Path) -> None:
    async def act(registry: TableRegistry) -> None:
        room = await without_anybody(registry, "roll", pause=10_000.0)
        place = Destination("phone", "push", "bo", "bo", "https://push.example.org/1", True, False, "{}", 0.0)
        await registry.store.save_destination(place)
        await roll(room, "ala")
        assert await registry.store.next_due_notice("push") is None
        await room.ordering.drop("bo")
        assert await registry.store.next_due_notice("push") is not None
        await room.ordering.give("bo", ["roll"])
        assert await registry.store.next_due_notice("push") is None

    with_registry(tmp_path, act)


def test_its_owner_alone_is_told_that_an_order_answers_what_they_are_asked(tmp_path: Path) -> None:
    async def act(registry: TableRegistry) -> None:
        room = await without_anybody(registry, "roll", pause=10_000.0)
        assert not room.update("bo").ordered, "it is not their turn"
        await roll(room, "ala")
        assert [room.update(who).ordered for who in ("ala", "bo", "cy")] == [False, True, False]

    with_registry(tmp_path, act)


def test_an_order_outlives_the_server_and_is_carried_out_by_the_next_one(tmp_path: Path) -> None:
    tables: list[str] = []

    async def first(registry: TableRegistry) -> None:
        room = await without_anybody(registry, "roll", pause=10_000.0, clock=Clock(kind="days", days=3))
        await roll(room, "ala")
        assert room.table.actor() == 1
        tables.append(room.id)

    async def again(registry: TableRegistry) -> None:
        await until(lambda: tables[0] in registry.rooms and registry.rooms[tables[0]].table.actor() == 2)

    with_registry(tmp_path, first)
    with_registry(tmp_path, again)


def test_an_order_that_was_taken_back_is_not_carried_out(tmp_path: Path) -> None:
    async def act(registry: TableRegistry) -> None:
        room = await without_anybody(registry, "roll", pause=10_000.0)
        await roll(room, "ala")
        assert (await room.ordering.drop("bo")).lines == []
        room.bot_pause = 0.0
        room.wake()
        await asyncio.sleep(0.05)
        assert room.table.actor() == 1

    with_registry(tmp_path, act)


def test_an_order_goes_before_a_bot_that_stands_in_and_ends_with_the_seat(tmp_path: Path) -> None:
    async def act(registry: TableRegistry) -> None:
        room = await without_anybody(registry, "ticket R if R worth 5")
        async with room.lock:
            await room.commit([r.TakenOver(1, "random")])
        await roll(room, "ala")
        await until(lambda: room.table.actor() == 2)
        moved = [row for row in await rows_of(registry, room) if isinstance(row, r.Moved) and row.actor == 1]
        assert moved[-1].by == ""
        await room.ordering.give("bo", ["roll"])
        async with room.lock:
            await room.commit([r.Resigned(1, "random")])
        assert "bo" not in room.table.orders
        async with asyncio.timeout(5):
            while await registry.store.orders_at(room.id):
                await asyncio.sleep(0.005)

    with_registry(tmp_path, act)
