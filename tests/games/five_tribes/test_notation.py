"""Positions of Five Tribes as text."""

from __future__ import annotations

import pytest

from caravanserai.core.errors import BadNotation
from caravanserai.games.five_tribes import components as c
from caravanserai.games.five_tribes.game import GAME
from tests.games.five_tribes.laid import lay, line


def test_what_is_not_named_is_in_the_bag_the_piles_and_the_box() -> None:
    """§2 Markets lie first where no design is told, and whoever bids is the first in order."""
    position = GAME.read_position("c3[VVE oasis @1 palm*2]")
    assert (position.seats, position.phase, position.turn) == (4, c.BIDDING, 0)
    assert position.bag == [14, 19, 18, 18, 18]
    assert (position.pile_size, position.palms_left, position.camels) == (54, 10, [8, 7, 8, 8])
    assert position.design[:3] == [c.SMALL_MARKET] * 3
    assert position.bid_order == [0, 1, 2, 3]


def test_whoever_acts_has_left_the_cheapest_spots_to_the_others() -> None:
    """§3.1"""
    table = lay("phase=starting turn=2 a1[V] b1[V]")
    assert table.now == line("phase=starting turn=2 a1[V] b1[V] order[0 1 2 3] track[. . . 3 1 0] acted[2]")
    assert table.acts == 2


def test_order_and_commas_do_not_matter() -> None:
    """The same position, told differently."""
    assert line("seat0[gold=30], c3[oasis, VEV]; turn=1 order[1 0 2 3]") == line("order[1,0,2,3] c3[VVE oasis] seat0[gold=30]")


def test_a_thief_that_was_sent_is_gone() -> None:
    """§6 It is in no pile, and the line says so by its name."""
    table = lay("thieves=yes gone[ziad houssain] seat1[thieves=shaum]")
    assert "gone[houssain ziad]" in table.now
    assert table.position.thief_pile == 1 << c.OUAFAT | 1 << c.KOHDIAN
    assert table.now == line("thieves=yes thief_pile=ouafat,kohdian seat1[thieves=shaum]")


@pytest.mark.parametrize(
    ("text", "at", "fault"),
    [
        ("c3[VVX]", 3, "there is no tribe 'X': they are V, E, M, B, A"),
        ("c3[V*2]", 3, "is nothing that a tile has: write meeples such as VVE"),
        ("c3[pond]", 3, "village, sacred_6"),
        ("c3[@4]", 3, "there is no seat 4: seats are 0 to 3"),
        ("c3[@1 @2]", 6, "c3 has this already"),
        ("c3[V] c3[E]", 6, "c3 is named twice"),
        ("g3[V]", 0, "'g3' cannot be read: write a tile such as c3[VVE oasis @1 palm]"),
        ("c3[palm*13]", 11, "there are 13 palms, and only 12 in the game"),
        ("c3[VVVVVVVVVVVVVVVV] d3[V]", 26, "there are 17 meeples of vizier, and only 16 in the game"),
        ("seat0[hand=ivory*3]", 19, "there are 3 cards of ivory, and only 2 in the game"),
        ("row[silk*9 fakir]", 0, "row has room for 9, not for 10"),
        ("row[tea]", 4, "'tea' is none of ivory"),
        ("order[0 1 2 4]", 12, "'4' is none of ., 0, 1, 2, 3"),
        ("order[0 1 2 2]", 14, "the markers do not add up"),
        ("a1[sacred_15] a2[sacred_15]", 27, "there are 2 tiles of sacred_15, and only 1 in the game"),
        ("thieves=yes gone[enki]", 17, "'enki' is none of houssain, ziad"),
        ("gone[ziad]", 5, "ziad is not played with"),
        ("djinns[enki] seat0[djinns=enki]", 31, "the djinns do not add up"),
    ],
)
def test_a_bad_position_is_refused_and_the_fault_is_shown(text: str, at: int, fault: str) -> None:
    """The message names what is wrong, and points at it."""
    with pytest.raises(BadNotation) as caught:
        GAME.read_position(text)
    assert fault in caught.value.fault
    assert caught.value.at == at
