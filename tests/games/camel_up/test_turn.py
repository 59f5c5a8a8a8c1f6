"""§4 Turn: exactly one of five actions, then the next seat."""

from __future__ import annotations

from fractions import Fraction

import pytest

from caravanserai.core.contract import Outcome
from caravanserai.core.errors import BadNotation
from caravanserai.games.camel_up.events import Asked, DieRolled, GameEnded, GameStalled, PyramidTicketTaken
from caravanserai.games.camel_up.game import GAME
from caravanserai.games.camel_up.options import CamelUpOptions
from tests.games.camel_up.table import lay, number_of, said

BOARD_A = "1[G Y R] 3[B P] 15[w] 16[k]"


@pytest.mark.parametrize("action", ["ticket B", "cheer 8", "boo 8", "winner B", "loser B", "ally 4"])
def test_a_turn_is_one_action_and_then_the_next_seat_acts(action: str) -> None:
    """§4 §4.1 §4.2 §4.4 §4.5 Any of the four that are not a roll."""
    table = lay(BOARD_A, seats=6, turn=1)
    events = table.play(action)
    assert table.acts == 2
    assert events[-1] == Asked("turn", 2)


def test_a_roll_is_one_action_and_chance_answers_it() -> None:
    """§4.3 A pyramid ticket first, then a die, then the next seat."""
    table = lay(BOARD_A, turn=1)
    assert table.play("roll")[0] == PyramidTicketTaken(1)
    assert (table.acts, table.asks) == ("chance", "rolling")
    assert table.play("B2")[0] == DieRolled("blue", 2)
    assert table.out == "B2"
    assert table.view().seats[1].pyramid_tickets == 1
    assert (table.acts, table.asks) == (2, "turn")


def test_after_the_last_seat_the_first_one_acts() -> None:
    """§4 Clockwise round the table."""
    table = lay(BOARD_A, turn=3)
    table.play("ticket B")
    assert table.acts == 0
    table = lay(BOARD_A, turn=3)
    table.roll("P1")
    assert table.acts == 0


def test_the_first_turn_of_board_a_has_forty_choices_for_four() -> None:
    """§4 5 tickets, 12 spaces on either side, a roll, 10 cards."""
    table = lay(BOARD_A)
    assert len(table.options) == 40
    assert table.options_of("ally") == []


def test_there_are_never_more_than_53_choices() -> None:
    """§4 Eight players, all piles full, all camels on space 1."""
    table = lay("1[B G Y R P w k]", seats=8)
    assert len(table.options) == 53


def test_nobody_may_pass_but_everybody_may_roll() -> None:
    """§4 C-27 Also where nothing else is left to do."""
    with pytest.raises(BadNotation):
        GAME.read("pass")
    board = "3[B] 5[G] 7[Y] 9[R] 11[P w] 16[k] +2 +4 -6 +8 -10 +12 -14"
    tickets = {seat: f"{camel}5 {camel}3 {camel}2 {camel}2" for seat, camel in enumerate("BGYRP")}
    table = lay(
        board,
        seats=8,
        turn=7,
        owners={2 * seat + 2: seat for seat in range(7)},
        tickets=tickets,
        winner_pile="7B 7G 7Y 7R 7P",
        partners=[(0, 7)],
    )
    assert table.options == ["roll"]


def test_play_goes_on_without_a_roll_for_as_long_as_players_like() -> None:
    """§4 C-27 Unless the table has set a limit."""
    table = lay("1[B G Y R P w k]", seats=3)
    for turn in range(1200):
        table.play(f"cheer {(6 if turn % 6 < 3 else 7) + 4 * (turn % 3)}")
    assert not table.is_over
    assert table.acts == 0


def test_a_table_may_break_off_a_game_that_stalls_and_call_it_a_draw() -> None:
    """§4 C-27 The option stall_limit: the last of these turns ends it, all share the victory."""
    table = lay(BOARD_A, seats=3, coins=[9, 0, 4], options=CamelUpOptions(stall_limit=3), winner_pile="1B")
    table.play("ticket B", "ticket B")
    assert table.acts == 2
    events = table.play("ticket B")
    assert events[-3:] == [GameStalled(3), GameEnded([0, 1, 2]), Asked("over", 0)]
    assert table.options == []
    assert GAME.outcome(table.position) == Outcome([0, 1, 2], [9, 0, 4], "stalled", [1, 1, 1])


def test_a_roll_begins_the_count_to_the_stall_limit_anew() -> None:
    """§4 C-27 Only turns without a roll in a row count."""
    table = lay(BOARD_A, seats=3, options=CamelUpOptions(stall_limit=3))
    table.play("ticket B", "ticket B")
    table.roll("B1")
    table.play("ticket G", "ticket G")
    assert not table.is_over
    assert said(table.play("ticket G"), GameStalled)


def test_every_die_in_the_pyramid_is_as_likely_and_so_is_every_face_of_it() -> None:
    """§4.3 C-41 On a fresh leg: 15 coloured faces of 1 in 18, and 6 grey ones of 1 in 36."""
    table = lay(BOARD_A)
    table.play("roll")
    chances = dict(zip(table.options, table.position.weights(), strict=True))
    total = sum(chances.values())
    assert len(chances) == 21
    assert {die: Fraction(weight, total) for die, weight in chances.items()} == {
        f"{camel}{face}": Fraction(1, 18 if camel.isupper() else 36) for camel in "BGYRPwk" for face in (1, 2, 3)
    }


@pytest.mark.parametrize(
    ("out", "left"), [("w3 B1", "GYRP"), ("k1", "BGYRP"), ("G1 Y2 R3 P1", "Bwk"), ("B2 G1", "YRPwk"), ("B1 G1 Y1 k2", "RP")]
)
def test_a_die_that_is_out_does_not_come_again(out: str, left: str) -> None:
    """§4.3 C-41 The grey die is out in both its colours at once."""
    table = lay(f"{BOARD_A} out[{out}]")
    table.play("roll")
    assert table.options == [f"{camel}{face}" for camel in left for face in (1, 2, 3)]
    dice = len(left.replace("wk", "w"))
    weights = dict(zip(table.options, table.position.weights(), strict=True))
    for camel in left.replace("wk", "w"):
        colours = "wk" if camel == "w" else camel
        share = sum(weights[f"{colour}{face}"] for colour in colours for face in (1, 2, 3))
        assert Fraction(share, sum(weights.values())) == Fraction(1, dice)


def test_moves_are_numbered_once_and_for_all() -> None:
    """§4 Logs keep the numbers, so they never change."""
    numbers = {"ticket B": 0, "cheer 2": 5, "cheer 16": 19, "boo 2": 20, "boo 16": 34, "roll": 35, "winner B": 36, "loser P": 45}
    numbers |= {"ally 0": 46, "ally 7": 53, "B1": 68, "P3": 82, "w1": 83, "k3": 88, "start 7": 96}
    assert {move: number_of(move) for move in numbers} == numbers
    assert GAME.moves == 97
