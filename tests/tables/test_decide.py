"""What may be asked of a table, and what is refused: seats, start, moves, undo."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from caravanserai.api import commands as c
from caravanserai.api.refusals import Refused
from caravanserai.api.settings import Settings
from caravanserai.core.errors import BadOption
from caravanserai.tables import rows as r
from caravanserai.tables.decide import TakeOver
from caravanserai.tables.listing import listing
from caravanserai.tables.settings import check_settings
from tests.tables.at import Sitting

NOW = -1
"""For the version that the table has when the command is given."""


def refused(act: Callable[[], object]) -> str:
    with pytest.raises(Refused) as caught:
        act()
    return caught.value.code


def playing(*people: str) -> Sitting:
    sitting = Sitting(*people)
    sitting.start()
    sitting.reach_first_turn()
    return sitting


def test_whoever_comes_takes_the_first_free_seat() -> None:
    sitting = Sitting("ala", "bo")
    assert [seat.name for seat in sitting.table.state.seats] == ["Ala", "Bo", ""]


def test_somebody_who_sits_already_moves_over() -> None:
    sitting = Sitting("ala", "bo")
    sitting.do("bo", c.Sit(name="Bo", seat=2))
    assert [seat.who for seat in sitting.table.state.seats] == ["ala", None, "bo"]


@pytest.mark.parametrize(
    ("who", "command", "code"),
    [
        ("cy", c.Sit(name="Cy", seat=0), "seat_taken"),
        ("cy", c.Sit(name="Cy", seat=9), "no_such_seat"),
        ("cy", c.Leave(), "not_seated"),
        ("cy", c.Ready(), "not_seated"),
        ("bo", c.SeatBot(2, "random"), "not_host"),
        ("ala", c.SeatBot(1, "random"), "seat_taken"),
        ("ala", c.SeatBot(2, "genius"), "no_such_bot"),
        ("ala", c.SeatBot(7, "random"), "no_such_seat"),
        ("bo", c.FreeSeat(0), "not_host"),
        ("ala", c.FreeSeat(2), "seat_free"),
        ("ala", c.FreeSeat(7), "no_such_seat"),
        ("bo", c.Start(), "not_host"),
        ("ala", c.Start(), "not_ready"),
        ("ala", c.Play(0, 9), "not_playing"),
        ("ala", c.Undo(), "not_playing"),
        ("ala", c.Resign(), "not_playing"),
        ("ala", c.AnswerUndo(agrees=True), "no_undo_asked"),
        ("cy", c.Say("hello"), "not_seated"),
    ],
)
def test_before_the_game_this_is_refused(who: str, command: object, code: str) -> None:
    sitting = Sitting("ala", "bo")
    before = sitting.table.state.version
    assert refused(lambda: sitting.do(who, command)) == code
    assert sitting.table.state.version == before


def test_a_game_begins_when_every_seat_is_taken_and_ready() -> None:
    sitting = Sitting("ala", "bo")
    sitting.do("bo", c.Ready())
    assert refused(lambda: sitting.do("ala", c.Start())) == "seat_free"
    sitting.do("ala", c.SeatBot(2, "novice"))
    sitting.do("ala", c.Start())
    assert sitting.table.state.phase == "playing"
    assert sitting.table.actor() == 0


def test_a_bot_can_be_taken_away_again() -> None:
    sitting = Sitting("ala")
    sitting.do("ala", c.SeatBot(1, "random"))
    sitting.do("ala", c.SeatBot(1, None))
    assert sitting.table.state.seats[1].is_free()


@pytest.mark.parametrize(
    ("who", "command", "code"),
    [
        ("bo", c.Play("roll", NOW), "not_your_turn"),
        ("ala", c.Play("roll", 1), "stale"),
        ("ala", c.Play("roll", 2**60), "stale"),
        ("bo", c.Play("roll", 2**60), "stale"),
        ("ala", c.Play("ally 1", NOW), "illegal_move"),
        ("ala", c.Play("rol", NOW), "no_such_move"),
        ("ala", c.Play({"move": "fly"}, NOW), "no_such_move"),
        ("ala", c.Play({"move": "place_tile", "side": "cheer", "space": 99}, NOW), "no_such_move"),
        ("ala", c.Play(-5, NOW), "no_such_move"),
        ("cy", c.Play("roll", NOW), "not_seated"),
        ("ala", c.Sit(name="Ala"), "game_begun"),
        ("ala", c.Leave(), "game_begun"),
        ("ala", c.FreeSeat(1), "game_begun"),
        ("ala", c.Start(), "game_begun"),
        ("bo", c.Undo(), "nothing_to_undo"),
        ("bo", c.Undo(moves=10_000), "nothing_to_undo"),
        ("bo", c.Undo(moves=0), "bad_undo"),
        ("bo", c.Resign(bot="genius"), "no_such_bot"),
    ],
)
def test_during_the_game_this_is_refused_and_nothing_changes(who: str, command: object, code: str) -> None:
    sitting = playing("ala", "bo", "dee")
    before = sitting.table.snapshot()
    if isinstance(command, c.Play) and command.version == NOW:
        command = c.Play(command.move, sitting.table.state.version)
    assert refused(lambda: sitting.do(who, command)) == code
    assert sitting.table.snapshot() == before


def test_who_names_a_version_that_never_was_is_told_which_one_is_the_latest() -> None:
    sitting = playing("ala", "bo", "dee")
    version = sitting.table.state.version
    with pytest.raises(Refused, match=f"at version {version}, not {version + 1}"):
        sitting.do("ala", c.Play("roll", version + 1))


@pytest.mark.parametrize("move", ["roll", 35, {"move": "roll"}])
def test_a_move_is_an_object_a_number_or_notation_and_chance_follows_at_once(move: str | int | dict[str, str]) -> None:
    sitting = playing("ala", "bo", "dee")
    rows = sitting.do("ala", c.Play(move, sitting.table.state.version))
    assert [type(row) for row in rows] == [r.Moved, r.Moved]
    assert rows[1].actor == -1  # type: ignore[attr-defined]
    assert sitting.table.actor() == 1


def test_talk_does_not_make_a_move_stale() -> None:
    sitting = playing("ala", "bo", "dee")
    version = sitting.table.state.version
    sitting.do("bo", c.Say("good luck"))
    sitting.do("ala", c.Play("ticket B", version))
    assert sitting.table.actor() == 1


def test_one_can_go_back_as_long_as_nothing_came_after() -> None:
    sitting = playing("ala", "bo", "dee")
    before = sitting.table.game.save(sitting.table.position)
    sitting.do("ala", c.Play("ticket B", sitting.table.state.version))
    sitting.do("ala", c.Undo())
    assert sitting.table.game.save(sitting.table.position) == before
    assert sitting.table.actor() == 0


def test_a_die_cannot_be_taken_back_alone() -> None:
    sitting = playing("ala", "bo", "dee")
    sitting.do("ala", c.Play("roll", sitting.table.state.version))
    assert refused(lambda: sitting.do("ala", c.Undo())) == "nothing_to_undo"


def test_with_everybodys_consent_even_a_die_is_taken_back_and_another_drawn_later() -> None:
    sitting = playing("ala", "bo", "dee")
    moves, draws = len(sitting.table.state.moves), sitting.table.state.draws
    sitting.do("ala", c.Play("roll", sitting.table.state.version))
    sitting.do("ala", c.Undo(moves=moves))
    sitting.do("bo", c.AnswerUndo(agrees=True))
    assert len(sitting.table.state.moves) == moves + 2
    sitting.do("dee", c.AnswerUndo(agrees=True))
    assert len(sitting.table.state.moves) == moves
    assert sitting.table.actor() == 0
    sitting.do("ala", c.Play("roll", sitting.table.state.version))
    assert sitting.table.state.moves[-1].draw == draws + 1


def test_one_no_is_enough() -> None:
    sitting = playing("ala", "bo", "dee")
    moves = len(sitting.table.state.moves)
    sitting.do("ala", c.Play("roll", sitting.table.state.version))
    sitting.do("ala", c.Undo(moves=moves))
    sitting.do("bo", c.AnswerUndo(agrees=False))
    assert sitting.table.state.undo is None
    assert len(sitting.table.state.moves) == moves + 2


def test_a_move_answers_a_wish_to_go_back() -> None:
    sitting = playing("ala", "bo", "dee")
    moves = len(sitting.table.state.moves)
    sitting.do("ala", c.Play("roll", sitting.table.state.version))
    sitting.do("ala", c.Undo(moves=moves))
    sitting.play("ticket G")
    assert sitting.table.state.undo is None


def test_alone_with_bots_nobody_has_to_be_asked() -> None:
    sitting = playing("ala")
    moves = len(sitting.table.state.moves)
    sitting.do("ala", c.Play("roll", sitting.table.state.version))
    sitting.play()
    sitting.do("ala", c.Undo(moves=moves))
    assert len(sitting.table.state.moves) == moves


def test_a_seat_given_up_is_the_bots_for_good() -> None:
    sitting = playing("ala", "bo", "dee")
    sitting.do("bo", c.Resign())
    seat = sitting.table.state.seats[1]
    assert (seat.who, seat.bot, seat.name) == (None, "regular", "Bo")
    assert refused(lambda: sitting.do("bo", c.Say("wait"))) == "not_seated"


def test_whoever_gave_a_seat_up_is_remembered() -> None:
    sitting = playing("ala", "bo", "dee")
    sitting.do("bo", c.Resign())
    sitting.do("eve", TakeOver(2, "dee", "Eve"))
    assert sitting.table.state.former == ["bo", "dee"]
    assert listing(sitting.table).people == ["ala", "eve", "bo", "dee"]


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"players": 9}, "3 to 8 players"),
        ({"options": {"tempo": "fast"}}, "no option 'tempo'"),
        ({"options": {"stack_order": "sideways"}}, "choose, random or given"),
        ({"stand_in": "genius"}, "no bot called 'genius'"),
    ],
)
def test_a_table_cannot_be_set_to_what_the_game_is_not(settings: dict[str, object], words: str) -> None:
    with pytest.raises(BadOption, match=words):
        check_settings(Settings(**{"game": "camel_up", "players": 4, **settings}), ["random", "regular"])  # type: ignore[arg-type]
