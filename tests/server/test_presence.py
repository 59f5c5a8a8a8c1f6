"""Who is here: told at once when a line is cut, or when nothing is heard on it; through another server too."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

from caravanserai.server.sockets import protocol
from tests.server.people import Person
from tests.server.tables import legal, play, started
from tests.server.wire_line import PING, WireLine

Come = Callable[..., Person]
LONG = 600
"""A grace that no test lives to see the end of."""


def test_a_cut_line_is_told_before_any_grace(come: Come) -> None:
    ann, ben = come("Ann"), come("Ben")
    table = started([ann, ben, come("Cleo")], grace=LONG)
    watching, line = ann.live(table), ben.live(table)
    watching.until(lambda update: update.seats[1].present)
    line.close()
    seat = watching.until(lambda update: not update.seats[1].present).seats[1]
    assert seat.away is not None
    assert (seat.bot, seat.bot_at) == (None, seat.away + LONG)
    ben.live(table)
    assert watching.until(lambda update: update.seats[1].present).seats[1].away is None


def test_a_line_on_which_nothing_is_heard_is_silent_and_is_not_given_up(come: Come, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol, "BEAT_SECONDS", 0.05)
    monkeypatch.setattr(protocol, "SILENT_SECONDS", 0.2)
    ann, ben = come("Ann"), come("Ben")
    table = started([ann, ben, come("Cleo")], grace=LONG)
    dead = WireLine(ben, f"/tables/{table}/live?since=0", None)  # it answers no ping by itself
    watching = ann.live(table)
    watching.until(lambda update: not update.seats[1].present)
    dead.pong()
    watching.until(lambda update: update.seats[1].present)
    dead.close()


def test_the_bounds_of_silence_are_below_three_seconds() -> None:
    """A line is heard at most a beat before it dies; then silence has to last, and to be noticed at the next beat."""
    assert protocol.SILENT_SECONDS + protocol.BEAT_SECONDS < 3
    assert protocol.PING[0] & 15 == PING


def test_a_friend_takes_a_bots_seat_and_everybody_is_told(come: Come) -> None:
    ann, eve = come("Ann"), come("Eve")
    table = started([ann])
    seat, friend = ann.live(table), eve.live(table)
    bot = seat.now.seats[1].name
    assert seat.now.settings.bot_seats == "open"
    friend.must("take_seat", seat=1, name="Eve")
    assert friend.until(lambda update: update.you == 1).seats[1].name == "Eve"
    told = seat.until(lambda update: bool(update.tidings)).tidings[-1]
    assert (told.kind, told.name, told.former, told.seat) == ("taken", "Eve", bot, 1)
    assert friend.refused("take_seat", seat=2, name="Eve").code == "seated"
    play(ann, table)
    friend.play()


def test_where_nobody_may_look_nobody_takes_a_seat(come: Come) -> None:
    ann, eve = come("Ann"), come("Eve")
    table = started([ann], watch="nobody")
    assert eve.do(table, "take_seat", 403, seat=1, name="Eve")["code"] == "not_watchable"


def test_a_nudge_over_the_wire_and_its_refusal_when_it_is_too_soon(come: Come) -> None:
    ann, ben, cleo = come("Ann"), come("Ben"), come("Cleo")
    table = started([ann, ben, cleo])
    seats = [person.live(table) for person in (ann, ben, cleo)]
    assert seats[0].refused("nudge").code == "nobody_awaited"
    seats[1].must("nudge")
    told = seats[0].until(lambda update: update.nudge is not None)
    assert told.nudge is not None
    assert (told.tidings[-1].kind, told.tidings[-1].others, told.nudge.again - told.nudge.at) == ("nudged", [0], 60)
    for impatient in seats[1:]:
        refused = impatient.refused("nudge")
        assert refused.code == "nudged"
        assert 0 < refused.details["retry_after"] <= 60
    assert legal(seats[0].now), "it is still her turn, on what she has seen"


def test_a_flood_of_nudges_leaves_one_row_and_a_table_that_plays_on(come: Come) -> None:
    ann, ben = come("Ann"), come("Ben")
    table = started([ann, ben, come("Cleo")])
    before = ann.look(table).version
    codes = [ben.post(f"/tables/{table}", {"command": {"do": "nudge"}}, status)["message"] for status in [200, *[409] * 60]]
    assert codes == ["ack", *["error"] * 60]
    assert ann.look(table).version == before + 1
    play(ann, table)


def test_a_lent_seat_is_played_by_a_bot_until_it_is_taken_back(come: Come) -> None:
    ann = come("Ann")
    table = started([ann])
    seat = ann.live(table)
    seat.must("lend")
    seat.until(lambda update: update.moves > 6)
    assert seat.now.seats[0].lent
    seat.must("take_seat", seat=0, name="Ann")
    told = seat.until(lambda update: bool(legal(update)))
    assert not told.seats[0].lent
    end = time.monotonic() + 20
    kinds: list[str] = []
    while "returned" not in kinds and time.monotonic() < end:
        kinds = [tiding.kind for tiding in ann.look(table).tidings]
    assert kinds == ["lent", "returned"]
