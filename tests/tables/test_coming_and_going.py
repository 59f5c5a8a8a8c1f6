"""While a game is on: a bot's seat is taken, one's own lent and taken back, a deserted one given away; and what is told of it."""

from __future__ import annotations

import msgspec
import pytest

from caravanserai.api import commands as c
from caravanserai.api.messages import Tiding
from caravanserai.api.refusals import Refused
from caravanserai.api.settings import Clock
from caravanserai.tables import rows as r
from caravanserai.tables.forgetting import rows_without
from caravanserai.tables.nudging import NUDGE_SECONDS, check_calm
from caravanserai.tables.presence import Absence
from caravanserai.tables.seating import check_gone, stand_in_from
from caravanserai.tables.state import KEPT_TIDINGS
from caravanserai.tables.store import StoredRow
from caravanserai.tables.table import Snapshot, Table
from tests.tables.at import SEED, Sitting


def at_first_turn(*people: str, **settings: object) -> Sitting:
    sitting = Sitting(*people, **settings)
    sitting.start()
    sitting.reach_first_turn()
    return sitting


def told(sitting: Sitting) -> list[str]:
    return [one.kind for one in sitting.table.state.tidings]


def last(sitting: Sitting) -> Tiding:
    return sitting.table.state.tidings[-1]


def refused(sitting: Sitting, who: str, command: c.Command) -> str:
    before = len(sitting.rows)
    with pytest.raises(Refused) as refusal:
        sitting.do(who, command)
    assert len(sitting.rows) == before
    return refusal.value.code


# A bot's seat


def test_a_friend_takes_a_bots_seat_with_all_that_lies_before_it() -> None:
    sitting = at_first_turn("ala", "bo", clock=Clock(kind="minutes", minutes=5))
    bot, seconds = sitting.table.state.seats[2].name, sitting.table.state.seats[2].seconds
    sitting.do("eve", c.TakeSeat(2, "Eve"))
    seat = sitting.table.state.seats[2]
    assert (seat.who, seat.name, seat.bot, seat.mover(), seat.seconds) == ("eve", "Eve", None, None, seconds)
    assert (last(sitting).kind, last(sitting).name, last(sitting).former) == ("taken", "Eve", bot)
    assert sitting.rebuilt().snapshot() == sitting.table.snapshot()


def test_whoever_comes_later_is_asked_and_moves_like_anybody() -> None:
    sitting = at_first_turn("ala")
    sitting.do("eve", c.TakeSeat(1, "Eve"))
    while sitting.table.actor() != 1:
        sitting.play()
    assert (
        refused(sitting, "ala", c.Play(sitting.table.position.legal_moves()[0], sitting.table.state.version)) == "not_your_turn"
    )
    sitting.do("eve", c.Play(sitting.table.position.legal_moves()[0], sitting.table.state.version))


def test_nobody_takes_a_seat_that_is_not_a_bots_or_where_the_table_does_not_allow_it() -> None:
    sitting = at_first_turn("ala", "bo")
    assert refused(sitting, "eve", c.TakeSeat(1, "Eve")) == "seat_taken"
    assert refused(sitting, "eve", c.TakeSeat(7, "Eve")) == "no_such_seat"
    assert refused(sitting, "eve", c.TakeSeat(2, "\u2800")) == "bad_name"
    assert refused(sitting, "ala", c.TakeSeat(2, "Ala")) == "seated"
    assert refused(Sitting("ala"), "eve", c.TakeSeat(1, "Eve")) == "not_playing"
    assert refused(at_first_turn("ala", listed=True), "eve", c.TakeSeat(1, "Eve")) == "seats_closed"
    assert refused(at_first_turn("ala", bot_seats="closed"), "eve", c.TakeSeat(1, "Eve")) == "seats_closed"
    at_first_turn("ala", listed=True, bot_seats="open").do("eve", c.TakeSeat(1, "Eve"))


def test_who_has_seen_one_seats_secrets_takes_no_other() -> None:
    sitting = at_first_turn("ala", "bo", bot_seats="closed")
    sitting.do("bo", c.Resign())
    assert refused(sitting, "bo", c.TakeSeat(2, "Bo")) == "other_seat"
    sitting.do("bo", c.TakeSeat(1, "Bo"))
    assert sitting.table.state.seats[1].who == "bo"


def test_the_host_who_leaves_for_good_passes_the_table_on() -> None:
    sitting = at_first_turn("ala", "bo")
    sitting.do("ala", c.Resign())
    assert sitting.table.state.host == "bo"
    assert told(sitting)[-2:] == ["resigned", "host"]
    sitting.do("bo", c.Resign())
    assert sitting.table.state.host == "bo", "nobody is left to pass it on to"


# Lending


def test_ones_own_seat_is_lent_to_a_bot_and_taken_back() -> None:
    sitting = at_first_turn("ala", "bo")
    sitting.do("ala", c.Lend())
    seat = sitting.table.state.seats[0]
    assert (seat.who, seat.lent, seat.mover()) == ("ala", True, sitting.settings.stand_in)
    assert refused(sitting, "ala", c.Lend()) == "lent"
    assert refused(sitting, "ala", c.Lend(bot="nobody")) == "lent"
    assert refused(sitting, "bo", c.SeatBot(0, None)) == "not_host"
    sitting.do("ala", c.TakeSeat(0, "Ala"))
    assert (sitting.table.state.seats[0].lent, sitting.table.state.seats[0].mover()) == (False, None)
    assert told(sitting)[-2:] == ["lent", "returned"]
    assert sitting.rebuilt().snapshot() == sitting.table.snapshot()


def test_whoever_moves_has_their_seat_back_and_is_told_how_often_the_bot_moved() -> None:
    sitting = at_first_turn("ala", "bo")
    sitting.do("ala", c.Lend(bot="random"))
    assert sitting.table.actor() == 0
    moves: list[r.Row] = [r.Moved(0, sitting.table.game.number(sitting.table.game.read("roll")), by="random")]
    for row in moves + sitting.table.following_rows(moves):
        sitting.write(row)
    while sitting.table.actor() != 0:
        sitting.play()
    sitting.play()
    assert not sitting.table.state.seats[0].lent
    assert (last(sitting).kind, last(sitting).count) == ("returned", 1)


def test_a_lent_seat_does_not_hold_a_wish_to_go_back_up() -> None:
    sitting = at_first_turn("ala", "bo")
    before = len(sitting.table.state.moves)
    sitting.play("roll")
    sitting.do("ala", c.Undo(moves=before))
    sitting.do("bo", c.Lend())
    assert told(sitting) == ["undo_asked", "lent", "undone"]
    assert len(sitting.table.state.moves) == before


# A deserted seat


def test_the_host_gives_the_seat_of_somebody_who_is_gone_to_a_bot_and_of_nobody_else() -> None:
    sitting = at_first_turn("ala", "bo")
    assert refused(sitting, "ala", c.SeatBot(1, "random")) == "not_away"
    assert refused(sitting, "ala", c.SeatBot(2, "random")) == "not_away"
    sitting.write(r.TakenOver(1, sitting.settings.stand_in))
    assert refused(sitting, "bo", c.SeatBot(1, "random")) == "not_host"
    assert refused(sitting, "ala", c.SeatBot(1, "nobody")) == "no_such_bot"
    sitting.do("ala", c.SeatBot(1, "random"))
    seat = sitting.table.state.seats[1]
    assert (seat.who, seat.bot, seat.name) == (None, "random", "Bo")
    assert last(sitting).kind == "given"
    sitting.do("bo", c.TakeSeat(1, "Bo"))
    assert sitting.table.state.seats[1].who == "bo", "who comes back after all has the seat again"


# A bot at once


def test_friends_let_a_bot_stand_in_and_among_strangers_the_host_does() -> None:
    sitting = at_first_turn("ala", "bo", "cy")
    assert refused(sitting, "eve", c.StandIn(1)) == "not_seated"
    assert refused(sitting, "cy", c.StandIn(7)) == "no_such_seat"
    assert sitting.do("cy", c.StandIn(1)) == [r.TakenOver(1, sitting.settings.stand_in)]
    assert sitting.do("ala", c.StandIn(1)) == [], "one does already"
    strangers = at_first_turn("ala", "bo", listed=True)
    assert refused(strangers, "bo", c.StandIn(0)) == "not_host"
    assert refused(strangers, "ala", c.StandIn(2)) == "not_gone"
    strangers.do("ala", c.StandIn(1))
    assert refused(Sitting("ala", "bo"), "ala", c.StandIn(1)) == "not_playing"


def test_by_days_everybody_has_their_time() -> None:
    sitting = at_first_turn("ala", "bo", clock=Clock(kind="days", days=1))
    assert refused(sitting, "ala", c.StandIn(1)) == "by_the_clock"


def test_not_before_somebody_has_been_away_for_a_while() -> None:
    sitting = at_first_turn("ala", "bo")
    gone = Absence(since=100.0, stands_in=220.0)
    assert (stand_in_from(gone), stand_in_from(Absence(100.0, 115.0)), stand_in_from(Absence(100.0, None))) == (
        120.0,
        115.0,
        None,
    )
    for absence, now in ((None, 500.0), (gone, 119.0)):
        with pytest.raises(Refused) as refusal:
            check_gone(sitting.table, 1, absence, now)
        assert refusal.value.code == "not_gone"
    check_gone(sitting.table, 1, gone, 120.0)


def test_the_host_opens_and_closes_bots_seats_while_the_game_is_on() -> None:
    sitting = at_first_turn("ala", "bo")
    assert refused(sitting, "bo", c.OpenSeats(False)) == "not_host"
    assert sitting.do("ala", c.OpenSeats(True)) == [], "they are"
    sitting.do("ala", c.OpenSeats(False))
    assert (last(sitting).kind, last(sitting).seat) == ("seats_closed", 0)
    assert refused(sitting, "eve", c.TakeSeat(2, "Eve")) == "seats_closed"
    sitting.do("ala", c.OpenSeats(True))
    assert last(sitting).kind == "seats_opened"
    sitting.do("eve", c.TakeSeat(2, "Eve"))
    assert sitting.rebuilt().snapshot() == sitting.table.snapshot()
    assert refused(Sitting("ala"), "ala", c.OpenSeats(True)) == "not_playing"


def test_a_host_who_does_not_sit_there_opens_the_seats_too() -> None:
    sitting = at_first_turn("ala", "bo")
    sitting.table.state.host = "dora"
    sitting.do("dora", c.OpenSeats(False))
    assert (last(sitting).kind, last(sitting).seat, last(sitting).name) == ("seats_closed", -1, "")


# Nudging


def test_a_nudge_reminds_the_people_who_are_waited_for() -> None:
    sitting = at_first_turn("ala", "bo", "cy")
    assert refused(sitting, "ala", c.Nudge()) == "nobody_awaited"
    assert refused(sitting, "eve", c.Nudge()) == "not_seated"
    question = sitting.table.state.question_version()
    assert sitting.do("bo", c.Nudge()) == [r.Nudged(1, [0])]
    assert sitting.table.state.question_version() == question, "what she is asked is the same"
    assert last(sitting).others == [0]
    sitting.write(r.TakenOver(0, "random"))
    assert refused(sitting, "cy", c.Nudge()) == "nobody_awaited"


def test_all_together_nudge_once_a_minute() -> None:
    sitting = at_first_turn("ala", "bo", "cy")
    check_calm(sitting.table, sitting.now)
    sitting.do("bo", c.Nudge())
    with pytest.raises(Refused, match="wait 60 seconds") as refusal:
        check_calm(sitting.table, sitting.now)
    assert (refusal.value.code, refusal.value.details["retry_after"]) == ("nudged", NUDGE_SECONDS)
    check_calm(sitting.table, sitting.now + NUDGE_SECONDS)


# Tidings


def test_wishes_to_go_back_are_told_with_their_answers() -> None:
    sitting = at_first_turn("ala", "bo", "cy")
    for agrees in (False, True):
        while sitting.table.actor() != 0:
            sitting.play()
        sitting.play("roll")
        back = max(n for n, move in enumerate(sitting.table.state.moves) if move.actor == 0)
        sitting.do("ala", c.Undo(moves=back))
        sitting.do("bo", c.AnswerUndo(agrees))
        if agrees:
            sitting.do("cy", c.AnswerUndo(True))
    assert told(sitting) == ["undo_asked", "undo_refused", "undo_asked", "undo_agreed", "undo_agreed", "undone"]
    assert (last(sitting).seat, last(sitting).moves) == (0, back)
    assert last(sitting).count > 0


def test_tidings_are_few_and_survive_being_written_down() -> None:
    sitting = at_first_turn("ala", "bo")
    for _ in range(KEPT_TIDINGS):
        sitting.do("ala", c.Lend())
        sitting.do("ala", c.TakeSeat(0, "Ala"))
    assert len(sitting.table.state.tidings) == KEPT_TIDINGS
    again = msgspec.json.decode(msgspec.json.encode(sitting.table.snapshot()), type=Snapshot)
    assert Table.restored(again, SEED).state.tidings == sitting.table.state.tidings


def test_of_somebody_who_is_forgotten_no_tiding_tells_the_name() -> None:
    sitting = at_first_turn("ala", "bo")
    sitting.do("eve", c.TakeSeat(2, "Eve"))
    sitting.do("eve", c.Lend())
    sitting.do("eve", c.Resign())
    stored = [StoredRow(number, at, None, msgspec.json.encode(row)) for number, (row, at) in enumerate(sitting.rows, start=1)]
    changed, seats = rows_without(stored, "eve")
    rewritten = {row.number: msgspec.json.decode(row.content, type=r.AnyRow) for row in changed}
    sitting.rows = [(rewritten.get(number, row), at) for number, (row, at) in enumerate(sitting.rows, start=1)]
    sitting.rows.append((r.Forgotten("eve", seats), sitting.now))
    state = sitting.rebuilt().state
    assert "Eve" not in str([*state.tidings, *state.seats])
    assert "eve" not in state.had
