"""Several people at one device: each has a seat and a name, and whoever brought them acts for all of them."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from caravanserai.api import commands as c
from caravanserai.api.messages import NAMELESS, Update
from caravanserai.api.refusals import Refused
from caravanserai.tables import rows as r
from caravanserai.tables.broadcast import Broadcast
from caravanserai.tables.encoding import encode
from caravanserai.tables.forgetting import rows_without
from caravanserai.tables.listing import listing
from caravanserai.tables.people import Recipient, acting_as, read_wish, seats_of
from caravanserai.tables.presence import Presence, Viewer
from caravanserai.tables.store import StoredRow
from tests.tables.at import Sitting


def at_one_device(*others: str) -> Sitting:
    """Ala in seat 0, Bo beside her in seat 1, and whoever else comes by a device of their own."""
    sitting = Sitting("ala", *others, players=4)
    sitting.do("ala", c.SeatGuest("Bo"))
    return sitting


def refused(sitting: Sitting, who: str, command: object) -> str:
    with pytest.raises(Refused) as caught:
        sitting.do(who, command)
    return caught.value.code


@pytest.mark.parametrize(
    ("settings", "secrets"),
    [({}, True), ({"game": "five_tribes"}, True), ({"game": "five_tribes", "options": {"open_hands": True}}, False)],
)
def test_everybody_is_told_whether_there_is_anything_to_hide(settings: dict[str, Any], secrets: bool) -> None:
    sitting = Sitting("ala", **settings)
    told = msgspec.json.decode(Broadcast(sitting.table, {}, 0.0).update(Recipient(0), 0), type=Update)
    assert told.secrets is secrets


def test_a_guest_has_a_seat_of_their_own_and_is_ready_at_once() -> None:
    sitting = at_one_device("dee")
    seat = sitting.table.state.seats[2]
    assert (seat.name, seat.ready, seats_of(sitting.table.state, "ala")) == ("Bo", True, (0, 2))
    assert seat.who not in ("ala", "dee")
    assert sitting.rebuilt().snapshot() == sitting.table.snapshot()


def test_only_whoever_sits_there_or_is_the_host_brings_guests_and_only_to_free_seats() -> None:
    sitting = at_one_device("dee")
    assert refused(sitting, "eve", c.SeatGuest("Fay")) == "not_seated"
    assert refused(sitting, "ala", c.SeatGuest("Fay", seat=1)) == "seat_taken"
    assert refused(sitting, "ala", c.SeatGuest("Fay", seat=7)) == "no_such_seat"
    assert refused(sitting, "dee", c.SeatGuest("\u200b")) == "bad_name"
    sitting.do("dee", c.SeatGuest("Fay"))
    assert refused(sitting, "ala", c.SeatGuest("Gus")) == "table_full"
    sitting.do("ala", c.Start() if all(seat.ready for seat in sitting.table.state.seats) else c.Ready())
    assert seats_of(sitting.table.state, "dee") == (1, 3)


def test_the_host_does_not_wait_for_their_own_guests_and_others_answer_for_theirs() -> None:
    sitting = at_one_device("dee")
    sitting.do("dee", c.SeatGuest("Fay"))
    sitting.do("dee", c.Ready(False))
    assert [seat.ready for seat in sitting.table.state.seats] == [False, False, True, False]
    assert refused(sitting, "ala", c.Start()) == "not_ready"
    sitting.do("dee", c.Ready())
    sitting.do("ala", c.Start())
    assert sitting.table.state.phase == "playing"


def test_whoever_leaves_last_of_a_device_hands_the_table_on_and_never_to_a_guest_themselves() -> None:
    sitting = at_one_device("dee")
    sitting.do("dee", c.SeatGuest("Fay"))
    sitting.do("ala", c.Leave())
    assert sitting.table.state.host == "ala"
    guest = sitting.table.state.seats[2].who
    assert guest is not None
    sitting.do(guest, c.Leave())
    assert sitting.table.state.host == "dee"
    sitting.do("dee", c.Leave())
    assert sitting.table.state.host == "dee"
    assert listing(sitting.table).people == ["dee"]


def test_before_the_game_one_is_oneself_and_in_it_nobody_until_a_seat_is_named() -> None:
    sitting = at_one_device("dee")
    guest = sitting.table.state.seats[2].who
    assert acting_as(sitting.table.state, "ala", None) == "ala"
    sitting.start()
    state = sitting.table.state
    between = acting_as(state, "ala", None)
    assert between is not None
    assert state.seat_of(between) is None
    assert (acting_as(state, "ala", 0), acting_as(state, "ala", 2)) == ("ala", guest)
    assert acting_as(state, "dee", None) == "dee"
    assert acting_as(state, "dee", "none") not in (None, "dee")
    for stranger, seat in (("dee", 0), ("dee", 2), ("ala", 1), ("ala", 9), (None, 0), ("eve", 2)):
        with pytest.raises(Refused, match="is not yours"):
            acting_as(state, stranger, seat)
    assert refused(sitting, between, c.Play(0, state.version)) == "not_seated"


@pytest.mark.parametrize("text", ["-1", "100", "٣", "one", " 1"])
def test_a_seat_that_is_no_number_is_refused(text: str) -> None:
    with pytest.raises(Refused, match="by its number"):
        read_wish(text)


def test_those_who_share_a_device_go_back_among_themselves_and_agree_together() -> None:
    sitting = Sitting("ala", "dee", players=4)
    sitting.do("ala", c.SeatGuest("Bo"))
    sitting.do("dee", c.SeatGuest("Fay"))
    sitting.start()
    sitting.reach_first_turn()
    begun = len(sitting.table.state.moves)
    actor = sitting.table.actor()
    sitting.play("roll")
    sitting.play("winner R")
    asker = sitting.table.state.seats[actor].who or ""
    sitting.do(asker, c.Undo(begun))
    wish = sitting.table.state.undo
    assert wish is not None
    beside = seats_of(sitting.table.state, asker)
    assert sorted(wish.agreed) == sorted(beside)
    other = next(seat for seat in range(4) if seat not in beside)
    sitting.do(sitting.table.state.seats[other].who or "", c.AnswerUndo(True))
    assert len(sitting.table.state.moves) == begun


def test_alone_at_one_device_nobody_has_to_be_asked() -> None:
    sitting = Sitting("ala", players=3)
    sitting.do("ala", c.SeatGuest("Bo"))
    sitting.do("ala", c.SeatGuest("Cy"))
    sitting.start()
    sitting.reach_first_turn()
    begun, actor = len(sitting.table.state.moves), sitting.table.actor()
    sitting.play("roll")
    sitting.do(sitting.table.state.seats[actor].who or "", c.Undo(begun))
    assert len(sitting.table.state.moves) == begun


def test_lists_know_a_table_by_whoever_brought_the_guests() -> None:
    sitting = at_one_device("dee")
    sitting.start()
    sitting.reach_first_turn()
    shown = listing(sitting.table)
    assert sorted(shown.people) == ["ala", "dee"]
    assert shown.summary.owners[:3] == ["ala", "dee", "ala"]
    while sitting.table.actor() != 2:
        sitting.play("roll")
    assert listing(sitting.table).awaited == ["ala"]


def test_guests_are_there_as_long_as_whoever_brought_them_is() -> None:
    clock = [0.0]
    presence = Presence(10.0, ["ala", "ala~1"], lambda: clock[0])
    viewer = Viewer("ala~")
    presence.enter(viewer)
    clock[0] = 100.0
    assert presence.is_present("ala~1")
    presence.leave(viewer)
    presence.note("ala~2")
    assert presence.grace_end("ala~1") == 110.0


def test_whoever_is_forgotten_takes_the_names_of_their_guests_along() -> None:
    sitting = at_one_device("dee")
    stored = [StoredRow(number, at, None, encode(row)) for number, (row, at) in enumerate(sitting.rows, start=1)]
    changed, seats = rows_without(stored, "ala")
    assert sorted(seats) == [0, 2]
    text = b"".join(row.content for row in changed)
    assert text.count(NAMELESS.encode()) == 2
    assert b"Bo" not in text
    sitting.write(r.Forgotten("ala", seats))
    assert sitting.table.state.host == ""
