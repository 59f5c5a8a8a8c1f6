"""§3 Setup: who starts, where the camels stand, in what order they are stacked."""

from __future__ import annotations

from itertools import permutations, product

import pytest

from caravanserai.core.errors import BadOption
from caravanserai.games.camel_up.events import (
    Asked,
    CamelPlaced,
    GreyStartDieRolled,
    SetupEnded,
    StartDieRolled,
    StartSeatDrawn,
)
from caravanserai.games.camel_up.game import GAME
from caravanserai.games.camel_up.names import CAMELS, CRAZIES, RACERS, Crazy
from caravanserai.games.camel_up.options import CamelUpOptions
from tests.games.camel_up.table import Table, said, sit_down

EXAMPLE = ("B3", "G1", "Y1", "R1", "P3")


def test_the_printed_example_is_set_up_as_printed() -> None:
    """§3.2 §3.3 §3.4 The start player stacks green, yellow, red and blue, purple; grey 2 for white, then 1."""
    table = sit_down(4)
    table.play(*EXAMPLE, "stack G", "stack Y", "stack B")
    assert table.board == "1[G Y R] 3[B P]"
    table.play("k2", "first w", "k1")
    assert table.board == "1[G Y R] 3[B P] 15[w] 16[k]"
    assert (table.acts, table.asks) == (0, "turn")


@pytest.mark.parametrize("seats", range(3, 9))
def test_everybody_starts_with_three_coins_five_cards_and_a_tile(seats: int) -> None:
    """§3.1 C-42 And all tickets lie ready: 5, 3, 2, 2 of each colour."""
    view = sit_down(seats).view(0)
    assert [seat.coins for seat in view.seats] == [3] * seats
    assert [seat.cards for seat in view.seats] == [5] * seats
    assert view.seats[0].hand == list(RACERS)
    assert view.tiles == []
    assert view.tickets == {camel: [5, 3, 2, 2] for camel in RACERS}
    assert all(seat.partner is None and seat.tickets == [] and seat.pyramid_tickets == 0 for seat in view.seats)


@pytest.mark.parametrize(("seats", "others"), [(3, 0), (5, 0), (6, 5), (8, 7)])
def test_partnership_cards_are_dealt_from_six_players_on(seats: int, others: int) -> None:
    """§3.1 Every one of them available."""
    table = sit_down(seats, stack_order="given", first_crazy="given")
    table.play(*EXAMPLE, "w1", "w1")
    assert len(table.options_of("ally")) == others


@pytest.mark.parametrize("seats", [-1, 0, 1, 2, 9, 100])
def test_the_game_is_for_three_to_eight(seats: int) -> None:
    """§2 C-02."""
    with pytest.raises(BadOption, match="3 to 8"):
        GAME.start(seats)


def test_two_may_play_where_the_table_says_so() -> None:
    """§2 C-02 The option two_players; one may not even then."""
    table = sit_down(2, two_players=True, stack_order="given", first_crazy="given")
    table.play(*EXAMPLE, "w1", "w2")
    assert table.acts == 0
    table.play("ticket B")
    assert table.acts == 1
    table.play("ticket B")
    assert table.acts == 0
    with pytest.raises(BadOption):
        GAME.start(1, CamelUpOptions(two_players=True))


def test_there_are_five_racers_and_two_crazy_camels() -> None:
    """§1 C-01 Blue, green, yellow, red (which some editions call pink) and purple."""
    assert RACERS == ("blue", "green", "yellow", "red", "purple")
    assert (*RACERS, "white", "black") == CAMELS


def test_the_first_seat_starts_unless_the_table_says_otherwise() -> None:
    """§3.2 C-03."""
    assert sit_down(4).view().start_marker == 0
    table = sit_down(4, start_seat=2, stack_order="choose")
    table.play(*EXAMPLE)
    assert table.acts == 2
    assert table.view().start_marker == 2


def test_the_start_seat_may_be_drawn_by_lot() -> None:
    """§3.2 C-03 The option start_seat: random. Every seat is as likely."""
    table = sit_down(5, start_seat="random", stack_order="given", first_crazy="given")
    assert (table.acts, table.asks) == ("chance", "choosing_start")
    assert table.options == [f"start {seat}" for seat in range(5)]
    assert table.position.weights() == [1] * 5
    assert table.play("start 3") == [StartSeatDrawn(3), Asked("rolling_start", 3)]
    table.play(*EXAMPLE, "w1", "w2")
    assert table.acts == 3
    assert table.view().start_marker == 3


def test_a_start_seat_must_be_at_the_table() -> None:
    """§3.2 C-03."""
    with pytest.raises(BadOption, match="start_seat 4"):
        GAME.start(4, CamelUpOptions(start_seat=4))
    assert GAME.start(4, CamelUpOptions(start_seat=3)).turn == 3


def test_the_five_coloured_dice_are_rolled_by_chance_one_after_the_other() -> None:
    """§3.2 Each face is as likely; a racer starts on the space its die shows."""
    table = sit_down(4)
    for camel, letter in zip(RACERS, "BGYRP", strict=True):
        assert table.acts == "chance"
        assert table.options == [f"{letter}{face}" for face in (1, 2, 3)]
        assert table.position.weights() == [1, 1, 1]
        assert table.play(f"{letter}2")[0] == StartDieRolled(camel, 2)
    assert (table.acts, table.asks) == (0, "stacking")


def test_the_start_player_orders_every_stack_freely() -> None:
    """§3.3 C-04 With all five on one space, 120 ways."""
    for order in permutations("BGYRP"):
        table = sit_down(3)
        table.play("B2", "G2", "Y2", "R2", "P2")
        for count, letter in enumerate(order[:4]):
            assert table.options_of("stack") == sorted(order[count:], key="BGYRP".index)
            table.play(f"stack {letter}")
        assert table.board == f"2[{' '.join(order)}]"
        assert table.asks == "rolling_first_crazy"


def test_racers_without_company_need_no_decision() -> None:
    """§3.3 C-04 Nor does the last one of a stack."""
    table = sit_down(4)
    table.play("B1", "G3", "Y2", "R3")
    events = table.play("P3")
    assert said(events, CamelPlaced) == [CamelPlaced("blue", 1), CamelPlaced("yellow", 2)]
    assert table.options == ["stack G", "stack R", "stack P"]
    table.play("stack R")
    assert said(table.play("stack P"), CamelPlaced) == [CamelPlaced("purple", 3), CamelPlaced("green", 3)]
    assert table.board == "1[B] 2[Y] 3[R P G]"
    assert table.acts == "chance"


def test_only_racers_of_the_stack_in_question_may_be_stacked() -> None:
    """§3.3 The lowest space comes first."""
    table = sit_down(4)
    table.play(*EXAMPLE)
    assert table.refuses("stack B").reason == "not_on_this_stack"
    table.play("stack R")
    assert table.refuses("stack R").reason == "not_on_this_stack"


def test_chance_may_order_the_stacks() -> None:
    """§3.3 C-04 The option stack_order: random. Every order is as likely."""
    table = sit_down(4, stack_order="random")
    table.play(*EXAMPLE)
    assert table.acts == "chance"
    assert table.options == ["stack G", "stack Y", "stack R"]
    assert table.position.weights() == [1, 1, 1]


def test_the_stacks_may_be_as_given_blue_lowest() -> None:
    """§3.3 C-04 The option stack_order: given."""
    table = sit_down(4, stack_order="given")
    table.play(*EXAMPLE)
    assert table.board == "1[G Y R] 3[B P]"
    assert table.asks == "rolling_first_crazy"


@pytest.mark.parametrize(("face", "space"), [(1, 16), (2, 15), (3, 14)])
@pytest.mark.parametrize("printed", CRAZIES)
@pytest.mark.parametrize("first", "wk")
def test_crazy_camels_start_behind_the_line_and_the_colour_does_not_matter(
    face: int, space: int, printed: Crazy, first: str
) -> None:
    """§3.4 C-05 1 is 16, 2 is 15, 3 is 14, for whichever camel the start player says."""
    table = sit_down(4, stack_order="given")
    table.play(*EXAMPLE)
    assert table.play(f"{'w' if printed == 'white' else 'k'}{face}")[0] == GreyStartDieRolled(printed, face)
    assert (table.acts, table.asks) == (0, "choosing_crazy")
    assert table.options == ["first w", "first k"]
    table.play(f"first {first}")
    assert table.board.endswith(f"3[B P] {space}[{first}]")
    assert table.acts == "chance"
    assert len(table.options) == 6


@pytest.mark.parametrize(("first", "stack"), [("w", "15[w k]"), ("k", "15[k w]")])
def test_the_second_crazy_camel_sits_on_the_first_if_they_meet(first: str, stack: str) -> None:
    """§3.4 C-05"""
    table = sit_down(4, stack_order="given")
    table.play(*EXAMPLE, "w2", f"first {first}", "k2")
    assert table.board == f"1[G Y R] 3[B P] {stack}"


def test_the_first_crazy_camel_may_be_chosen_by_chance_or_be_white() -> None:
    """§3.4 C-05 The option first_crazy: random, given."""
    table = sit_down(4, stack_order="given", first_crazy="random")
    table.play(*EXAMPLE, "w2")
    assert (table.acts, table.position.weights()) == ("chance", [1, 1])
    table = sit_down(4, stack_order="given", first_crazy="given")
    table.play(*EXAMPLE, "k2")
    assert table.board == "1[G Y R] 3[B P] 15[w]"
    assert (table.acts, table.asks) == ("chance", "rolling_second_crazy")


def test_then_all_six_dice_are_in_the_pyramid_and_the_start_player_acts() -> None:
    """§3.5 What the player sees: setup has ended."""
    table = sit_down(4, start_seat=1, stack_order="given", first_crazy="given")
    table.play(*EXAMPLE, "w2")
    events = table.play("w1")
    assert events[-2:] == [SetupEnded(1), Asked("turn", 1)]
    assert table.out == ""
    assert table.view().dice_left == [*RACERS, "grey"]
    assert (table.view().leg, table.view().turns, table.acts) == (1, 0, 1)
    table.play("roll")
    assert len(table.options) == 21


def test_every_start_board_can_come_and_no_other() -> None:
    """§3 2,520 ways for the racers, times 12 for the crazy camels."""
    racers = set()
    for faces in product("123", repeat=5):
        table = sit_down(3)
        table.play(*(camel + face for camel, face in zip("BGYRP", faces, strict=True)))
        racers |= set(_stackings(table))
    assert len(racers) == 2520
    crazies = set()
    for first, choice, second in product("123", "wk", "123"):
        table = sit_down(3, stack_order="given")
        table.play(*EXAMPLE, f"w{first}", f"first {choice}", f"k{second}")
        crazies.add(table.board)
    assert len(crazies) == 12


def _stackings(table: Table) -> list[str]:
    if table.asks != "stacking":
        return [table.board]
    boards = []
    for option in table.options:
        after = Table(table.position.copy())
        after.play(option)
        boards += _stackings(after)
    return boards
