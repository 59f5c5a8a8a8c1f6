"""What a change of a table tells those who do not look on."""

from __future__ import annotations

from collections.abc import Collection

from caravanserai.api import commands as c
from caravanserai.api.settings import Clock
from caravanserai.tables import rows as r
from caravanserai.tables.notices import ATTENDING_SECONDS, notice, notices_of, notices_of_orders
from caravanserai.tables.orders import carried_out, given, verdict
from caravanserai.tables.outbox import Notice
from tests.tables.at import Sitting

QUICK = {"stack_order": "random", "first_crazy": "random"}


class Told:
    """A table, and what each of its changes tells."""

    def __init__(self, *people: str, attending: Collection[str] = ()) -> None:
        self.at = Sitting(*people, players=3, options=QUICK, clock=Clock("days", days=1))
        self.attending = attending
        self.before, self.heard = self.at.table.copy(), len(self.at.rows)

    def news(self) -> list[Notice]:
        """What is told of all that happened since."""
        rows = [row for row, _ in self.at.rows[self.heard :]]
        told = notices_of(self.before, self.at.table, rows, self.at.now, lambda who: who in self.attending)
        self.before, self.heard = self.at.table.copy(), len(self.at.rows)
        return told


def brief(notices: list[Notice]) -> list[tuple[str, str]]:
    return [(one.kind, one.subject) for one in notices]


def test_the_turn_is_told_to_whoever_has_it_and_to_the_group_and_then_taken_back() -> None:
    told = Told("ann", "bo", "cid")
    assert told.news() == []
    told.at.start()
    first = told.news()
    assert brief(first) == [("your_turn", "ann"), ("your_turn", "t")]
    assert (first[1].seats, first[1].deadline, first[1].game) == (["Ann"], told.at.now + 86_400, "camel_up")
    told.at.play("roll")
    assert brief(told.news()) == [("your_turn", "bo"), ("withdrawn", "ann"), ("your_turn", "t")]


def test_what_changes_nobodys_turn_is_not_told() -> None:
    told = Told("ann", "bo")
    told.at.start()
    told.news()
    told.at.do("bo", c.Say("hurry"))
    assert told.news() == []


def test_whoever_is_nudged_is_told_at_once() -> None:
    told = Told("ann", "bo", attending=["ann"])
    told.at.start()
    told.news()
    told.at.do("bo", c.Nudge())
    nudge = told.news()
    assert brief(nudge) == [("nudge", "ann")]
    assert nudge[0].due == nudge[0].at


def test_whoever_has_the_table_open_is_left_some_time() -> None:
    told = Told("ann", "bo", attending=["ann"])
    told.at.start()
    assert [one.due - one.at for one in told.news()] == [ATTENDING_SECONDS, 0.0]


def test_whoever_a_bot_moves_for_is_not_called_to_the_table() -> None:
    told = Told("ann", "bo", "cid")
    told.at.start()
    told.news()
    told.at.write(r.TakenOver(1, "random"))
    told.at.play("roll")
    assert brief(told.news()) == [("withdrawn", "ann")]


def ordered(told: Told, who: str, *lines: str) -> None:
    seat = told.at.table.state.seat_of(who)
    assert seat is not None
    told.at.table.orders[who] = given(told.at.table, seat, lines)


def test_whoever_has_an_order_that_answers_is_not_called_and_nobody_else_learns_of_it() -> None:
    told = Told("ann", "bo", "cid")
    told.at.start()
    ordered(told, "bo", "roll")
    told.news()
    told.at.play("roll")
    assert brief(told.news()) == [("withdrawn", "ann"), ("your_turn", "t")]
    told.at.do("cid", c.Nudge())
    assert told.news() == []


def test_whoever_has_an_order_that_does_not_answer_is_called() -> None:
    told = Told("ann", "bo", "cid")
    told.at.start()
    ordered(told, "bo", "ticket B if B worth 5")
    told.news()
    told.at.play("ticket B")
    assert ("your_turn", "bo") in brief(told.news())


def test_whoever_takes_back_an_order_that_would_have_answered_is_called_and_not_if_they_give_one() -> None:
    told = Told("ann", "bo", "cid", attending=["bo"])
    told.at.start()
    told.at.play("roll")
    without = told.at.table.copy()
    ordered(told, "bo", "roll")
    attends = told.attending.__contains__
    [away] = notices_of_orders(without, told.at.table, told.at.now, attends)
    [call] = notices_of_orders(told.at.table, without, told.at.now, attends)
    assert brief([away, call]) == [("withdrawn", "bo"), ("your_turn", "bo")]
    assert call.due == told.at.now + ATTENDING_SECONDS


def test_whoever_is_asked_again_after_their_order_has_moved_is_called_then() -> None:
    """Ann's own turn is answered by her order; the next is that of a guest who plays by her device."""
    told = Told("ann")
    told.at.do("ann", c.SeatGuest("Gus", 1))
    told.at.start()
    told.at.reach_first_turn()
    told.news()
    ordered(told, "ann", "roll")
    told.before = told.at.table.copy()
    order = told.at.table.orders["ann"]
    told.at.table.orders["ann"] = carried_out(order, told.at.table, verdict(told.at.table, 0, order))
    told.at.play("roll")
    assert brief(told.news()) == [("your_turn", "ann")]


def test_a_wish_to_go_back_is_told_to_those_who_are_asked() -> None:
    told = Told("ann", "bo", "cid")
    told.at.start()
    made = len(told.at.table.state.moves)
    told.at.play("roll")
    told.news()
    told.at.do("ann", c.Undo(moves=made))
    assert ("your_turn", "cid") in brief(told.news())


def test_the_end_is_told_to_those_who_are_not_there() -> None:
    told = Told("ann", "bo", "cid", attending=["bo"])
    told.at.start()
    while told.at.table.state.phase == "playing":
        told.before = told.at.table.copy()
        told.at.play("roll" if "roll" in legal(told.at) else None)
    last = told.news()
    assert [who for kind, who in brief(last) if kind == "game_over"] == ["ann", "cid", "t"]
    outcome = told.at.table.outcome()
    assert outcome is not None
    assert last[-1].seats == [told.at.table.state.seats[seat].name for seat in outcome.winners]


def legal(at: Sitting) -> list[str]:
    game = at.table.game
    return [game.write(game.move(number)) for number in at.table.position.legal_moves()]


def test_others_may_have_somebody_told_what_no_row_says() -> None:
    told = Told("ann", "bo")
    told.at.start()
    nudge = notice(told.at.table, "nudge", "ann", told.at.now)
    assert (nudge.kind, nudge.subject, nudge.version, nudge.due) == ("nudge", "ann", told.at.table.state.version, told.at.now)
