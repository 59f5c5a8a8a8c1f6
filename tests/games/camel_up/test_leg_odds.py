"""The exact odds of the rest of a leg, against golden numbers and against counting every roll one by one."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from math import factorial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from caravanserai.games.camel_up.engine import COMPILED, Layer, LegOdds, find_leg_odds
from caravanserai.games.camel_up.kernel import leg_odds as plain
from caravanserai.games.camel_up.table.notation import read_board
from tests.games.camel_up import reference
from tests.games.camel_up.boards import mirrored, tile_sets, tracks, write
from tests.games.camel_up.table import read_stacks, read_tiles

BOARD_A = "1[G Y R] 3[B P] 15[w] 16[k]"
BOARD_C = "11[k G] 12[Y] 13[B R] 14[P w]"
GOLDEN = {
    BOARD_A: {
        "first": [748160, 354464, 759264, 1652128, 2084704],
        "second": [1601984, 426016, 1003200, 1040512, 1527008],
        "last": [760032, 3063968, 868288, 715104, 191328],
        "ends": 0,
    },
    BOARD_C: {
        "first": [609856, 443024, 641728, 1722224, 2181888],
        "second": [1365424, 434336, 844272, 1961472, 993216],
        "last": [629840, 3442368, 1126720, 123632, 276160],
        "ends": 2503248,
    },
}
ALL_SIX = 5_598_720
ROOM = Layer(), Layer()


def odds_of(board: str) -> LegOdds:
    """What the engine says of a board in notation."""
    race = read_board(board)
    odds = LegOdds()
    odds.cheers, odds.boos = race.cheers, race.boos
    find_leg_odds(odds, race.camels, race.dice, *ROOM)
    return odds


def fractions(numerators: list[int], total: int) -> list[Fraction]:
    return [Fraction(numerator, total) for numerator in numerators]


def by_colour(chances: Mapping[str, Fraction]) -> list[Fraction]:
    return [chances.get(camel, Fraction(0)) for camel in "BGYRP"]


@pytest.mark.parametrize("board", GOLDEN, ids="AC")
def test_the_golden_odds_of_a_fresh_leg_are_exact(board: str) -> None:
    """§7 §4.3 C-41 Sequences are not equally likely, so these are not counts of sequences."""
    odds = odds_of(board)
    golden = GOLDEN[board]
    assert odds.total == ALL_SIX
    assert (odds.first, odds.second, odds.last) == (golden["first"], golden["second"], golden["last"])
    assert odds.race_ends == golden["ends"]


@pytest.mark.parametrize("board", GOLDEN, ids="AC")
def test_somebody_is_first_somebody_second_and_somebody_last(board: str) -> None:
    """§7 Every column adds up to the whole."""
    odds = odds_of(board)
    assert sum(odds.first) == sum(odds.second) == sum(odds.last) == odds.total == ALL_SIX
    assert all(sum(places) <= ALL_SIX for places in zip(odds.first, odds.second, odds.last, strict=True))


@pytest.mark.parametrize("dice", range(1, 7))
def test_the_whole_is_the_number_of_orders_times_the_faces(dice: int) -> None:
    """C-41 Of r dice r - 1 are rolled: r! orders, and six faces each."""
    board = read_board(f"{BOARD_A} left[{' '.join(('grey', 'B', 'G', 'Y', 'R', 'P')[:dice])}]")
    odds = LegOdds()
    find_leg_odds(odds, board.camels, board.dice, *ROOM)
    assert odds.total == factorial(dice) * 6 ** (dice - 1)


def test_with_blue_and_grey_left_it_is_even() -> None:
    """6 of 12 for blue, 6 of 12 for green."""
    odds = odds_of("5[B] 6[G] 1[Y R P] 14[w] 15[k] left[B grey]")
    assert (odds.total, odds.first) == (12, [6, 6, 0, 0, 0])
    assert odds.race_ends == 0


def test_with_one_of_two_coloured_dice_to_come_the_odds_are_counted_by_hand() -> None:
    """Blue is first with any number, green only if its own die comes and shows more than 1."""
    odds = odds_of("5[B] 4[G] 1[Y R P] 14[w] 15[k] left[B G]")
    assert fractions(odds.first, odds.total) == [Fraction(1, 2), Fraction(1, 2), 0, 0, 0]
    odds = odds_of("6[B] 4[G] 1[Y R P] 14[w] 15[k] left[B G]")
    assert fractions(odds.first, odds.total) == [Fraction(4, 6), Fraction(2, 6), 0, 0, 0]


@pytest.mark.parametrize("die", ["B", "G", "Y", "R", "P", "grey"])
def test_with_one_die_left_the_ranking_stands(die: str) -> None:
    """The leg is over, and nobody moves any more."""
    odds = odds_of(f"{BOARD_A} left[{die}]")
    assert odds.total == 1
    assert (odds.first, odds.second, odds.last) == ([0, 0, 0, 0, 1], [1, 0, 0, 0, 0], [0, 1, 0, 0, 0])
    assert (odds.race_ends, sum(odds.landings)) == (0, 0)


@pytest.mark.parametrize("board", [*GOLDEN, "9[k B] 8[w G Y] 4[R] 3[P] +7 -11", "6[w k B] 2[G Y R P] +4 -9"])
def test_white_and_black_exchanged_give_the_same_odds(board: str) -> None:
    """On the board and, since both colours are on the die, on it too."""
    odds, mirror = odds_of(board), odds_of(mirrored(board))
    for name in ("first", "second", "last", "race_ends", "landings", "next_landings"):
        assert getattr(odds, name) == getattr(mirror, name)


def test_a_tile_changes_the_odds() -> None:
    """§5.5 A boo before the leaders is bad for them."""
    free, booed = odds_of(BOARD_A), odds_of(f"{BOARD_A} -5")
    assert booed.first[4] != free.first[4]
    assert sum(booed.first) == ALL_SIX


def test_the_rest_of_a_race_that_is_over_is_not_rolled() -> None:
    """§5.6 Blue crosses with any face, in all rolls where it comes at all."""
    odds = odds_of("16[B] 10[G] 9[Y] 8[R] 7[P] 6[w] 5[k]")
    assert odds.race_ends == ALL_SIX * 5 // 6
    assert odds.landings[16] == 0


EXAMPLES = 60 if COMPILED else 25


def compare_with_counting(board: str) -> None:
    """The engine's odds against the reference's, all of them."""
    odds = odds_of(board)
    dice = board[board.index("left[") + 5 : -1].replace("grey", "?").replace(" ", "")
    counted = reference.leg_odds(read_stacks(board), read_tiles(board), dice)
    assert fractions(odds.first, odds.total) == by_colour(counted.first)
    assert fractions(odds.second, odds.total) == by_colour(counted.second)
    assert fractions(odds.last, odds.total) == by_colour(counted.last)
    assert Fraction(odds.race_ends, odds.total) == counted.race_ends
    spaces = range(17)
    assert fractions(odds.landings, odds.total) == [counted.landings.get(space, 0) for space in spaces]
    assert fractions(odds.next_landings, odds.total) == [counted.next_landings.get(space, 0) for space in spaces]


@pytest.mark.parametrize(
    "board",
    [
        f"{BOARD_A} left[B G grey]",
        f"{BOARD_C} left[B P grey R]",
        "9[k B] 8[w G Y] 4[R] 3[P] +7 -11 left[grey G R B]",
        "14[B k] 13[G] 2[w Y] 5[R P] +16 -3 left[B G grey]",
        "6[w k B] 2[G Y R P] +4 -9 left[grey B G P]",
        "15[B] 14[G Y] 13[R P] 3[k w] -16 left[B G Y R]",
        "1[w P] 2[k] 16[B] 9[G Y R] left[grey B]",
    ],
)
def test_odds_are_those_of_counting_every_roll(board: str) -> None:
    """§5 Chosen boards: tiles, stacks, both ends of the track."""
    compare_with_counting(board)


@settings(max_examples=EXAMPLES, deadline=None)
@given(st.data())
def test_odds_are_those_of_counting_every_roll_on_any_board(data: st.DataObject) -> None:
    """§5 Two to four dice left, any stacks, any tiles; landings too."""
    track = data.draw(tracks())
    tiles = data.draw(tile_sets(track))
    dice = data.draw(st.lists(st.sampled_from(["B", "G", "Y", "R", "P", "grey"]), min_size=2, max_size=4, unique=True))
    compare_with_counting(f"{write(track, tiles)} left[{' '.join(dice)}]")


def test_odds_with_five_dice_left_are_those_of_counting_every_roll() -> None:
    """§5 One larger board: 17,496 sequences."""
    compare_with_counting("9[k B] 8[w G Y] 4[R] 14[P] +7 -11 left[grey G R B P]")


@settings(max_examples=EXAMPLES, deadline=None)
@given(st.data())
def test_on_any_board_every_column_adds_up_and_white_and_black_are_alike(data: st.DataObject) -> None:
    """§7 With all dice to come."""
    track = data.draw(tracks())
    board = write(track, data.draw(tile_sets(track)))
    left = " left[grey B G Y R P]" if COMPILED else " left[grey B G Y]"
    odds, mirror = odds_of(board + left), odds_of(mirrored(board) + left)
    assert sum(odds.first) == sum(odds.second) == sum(odds.last) == odds.total
    assert (odds.first, odds.second, odds.last, odds.landings) == (mirror.first, mirror.second, mirror.last, mirror.landings)
    assert odds.race_ends <= odds.total


def test_equal_positions_merge_layer_by_layer() -> None:
    """The layers of board A hold 1, 21, 222, 1,546 and 7,229 positions, instead of 374,602 sequences."""
    race = read_board(BOARD_A)
    odds, layer, other = plain.LegOdds(), plain.Layer(), plain.Layer()
    plain.add_position(layer, race.camels | race.dice << plain.DICE_SHIFT, 1)
    counts = [layer.count]
    for _ in range(4):
        plain.advance(odds, layer, other)
        layer, other = other, layer
        counts.append(layer.count)
    assert counts == [1, 21, 222, 1546, 7229]
