"""§7 Ranking: racers only, the foremost first, and within a stack the higher one."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from caravanserai.games.camel_up.events import LegEnded, RaceEnded
from tests.games.camel_up import reference
from tests.games.camel_up.boards import MANY, tracks, write
from tests.games.camel_up.table import Table, lay, said


def ranking(events: list[object], kind: type = LegEnded) -> str:
    """The ranking that these events tell, as letters."""
    (event,) = said(events, kind)
    return "".join({"blue": "B", "green": "G", "yellow": "Y", "red": "R", "purple": "P"}[camel] for camel in event.ranking)


def end_of_leg(board: str) -> tuple[Table, list[object]]:
    """The fifth roll, by a crazy camel that is far from everything."""
    table = lay(f"{board} out[B G Y R]")
    return table, table.roll("w1")


@pytest.mark.parametrize(
    ("board", "order"),
    [
        pytest.param("12[Y k] 11[G] 9[B] 5[R] 2[P] 16[w]", "YGBRP", id="a crazy camel on top is passed over"),
        pytest.param("3[B G Y R P] 9[k] 16[w]", "PRYGB", id="the higher in a stack is ahead"),
        pytest.param("1[B] 2[G] 3[Y] 4[R] 5[P] 9[k] 16[w]", "PRYGB", id="the farther clockwise is ahead"),
        pytest.param("6[G Y k] 8[B] 3[R P] 16[w]", "BYGPR", id="the one above still ranks above"),
    ],
)
def test_farther_is_ahead_and_higher_is_ahead_and_crazy_camels_do_not_count(board: str, order: str) -> None:
    """§7 C-44"""
    _, events = end_of_leg(board)
    assert ranking(events) == order


def test_a_crazy_camel_in_front_of_all_does_not_lead() -> None:
    """§7 C-44 Nor does one behind all come last."""
    table = lay("2[k] 4[P] 5[R] 6[Y] 7[G] 8[B] 16[w] out[B G Y R]", winner_pile="0B", loser_pile="1P", coins=[0, 0, 0, 0])
    assert ranking(table.roll("w1")) == "BGYRP"


def test_those_who_crossed_are_ahead_of_all_others_the_top_one_first() -> None:
    """§7"""
    table = lay("15[B G] 14[R] 5[Y] 4[P] 10[w] 9[k]")
    events = table.roll("B3")
    assert ranking(events, RaceEnded) == "GBRYP"
    assert ranking(events) == "GBRYP"
    assert table.acts == "nobody"


def test_those_carried_back_over_the_line_are_behind_all_others_the_lowest_last() -> None:
    """§7 C-21 Also in the ranking that the leg tickets are scored by."""
    table = lay("1[w Y P] 2[B] 3[G] 4[R] 9[k]", tickets={0: "R5 G5", 1: "P5", 2: "Y5"}, coins=[0, 5, 5, 5])
    events = table.roll("w1")
    assert ranking(events) == ranking(events, RaceEnded) == "RGBPY"
    assert table.coins == [5 + 1 + 1, 4, 4, 5]


def test_if_all_ride_back_over_the_line_the_top_one_is_first() -> None:
    """§7 C-21"""
    table = lay("1[w B G Y R P] 9[k]")
    events = table.roll("k3")
    assert table.board == "-2[w B G Y R P] 9[k]"
    assert ranking(events, RaceEnded) == "PRYGB"


@settings(max_examples=MANY // 2, deadline=None)
@given(tracks(low=4, high=13))
def test_the_engine_ranks_as_the_reference_does(track: reference.Track) -> None:
    """§7 The order is always strict: five racers, five places."""
    table = lay(f"{write(track)} out[B G Y R]")
    events = table.roll("w1")
    order = ranking(events)
    assert order == reference.ranking(reference.move(track, {}, "w", 1).track)
    assert sorted(order) == sorted("BGYRP")
