"""Positions of Emira as text."""

from __future__ import annotations

import pytest

from caravanserai.core.errors import BadNotation
from caravanserai.games.emira import components as c
from caravanserai.games.emira.game import GAME
from tests.games.emira.laid import lay, line


def test_what_is_not_named_is_in_the_decks_the_bag_and_the_supply() -> None:
    """§2 In the first turn the first player may play an event."""
    position = GAME.read_position("seat0[camels=2 tokens=beauty status=350 guests=noor hand=vermin]")
    assert (position.seats, position.phase, position.turn, position.asked) == (4, c.PLAYING_CARDS, 1, 0)
    assert (position.camels_left, position.bag, position.status_size) == (21, [7, 8, 9], 19)
    assert (position.princess_size, position.card_size) == (27, 50)
    assert position.gold[:4] == [750] * 4


def test_who_lives_in_a_palace_has_come_there() -> None:
    """§6.7 And those who are named besides have left."""
    position = GAME.read_position("seat0[guests=noor met=hind]")
    assert position.met[0] == position.guests[0] | 1 << c.HIND


def test_a_deck_is_told_from_the_top_with_who_has_seen_what() -> None:
    """§2.5 Who has not seen a card is not shown it."""
    table = lay("turn=5 princesses[layla@all ? noor@02] status_deck[350@all] event_deck[vermin@1]")
    assert table.now == line("turn=5 event_deck[vermin@1] status_deck[350@all] princesses[layla@all ?*1 noor@20]")
    seen = [[(card.place, card.princess) for card in GAME.view(table.position, seat).princess_cards] for seat in (0, 1)]
    assert seen == [[(1, "layla"), (3, "noor")], [(1, "layla"), (3, None)]]


@pytest.mark.parametrize(
    ("text", "at", "fault"),
    [
        ("seat0[guests=nora]", 6, "'nora' is none of albina"),
        ("seat0[guests=noor] seat1[guests=noor]", 37, "the princesses do not add up"),
        ("seat0[camels=24]", 16, "there are 24 camels, and only 23 in the game"),
        ("seat0[hand=vermin*4]", 20, "there are 4 cards of vermin, and only 3 in the game"),
        ("seat0[status=1500*2]", 20, "there are 2 status cards of 1500, and only 1 in the game"),
        ("seat0[caravans=large_slow@9]", 6, "'large_slow@9' is none of small_slow@1"),
        ("seat0[hand=restoration]", 23, "there are 1 cards of restoration, and only 0 in the game"),
        ("princesses[noor@7]", 11, "'7' has seen nothing: write seats such as 02"),
        ("princesses[noor!]", 11, "'noor!' is no card: write its name, or ?"),
        ("princesses[?*29]", 11, "princesses has no more than 28 cards"),
        ("in_play[noor hind asima rasha]", 0, "in_play has room for 3, not for 4"),
        ("offer[tea]", 6, "'tea' is none of small, large"),
        ("offer[beauty manners]", 13, "manners is one too many"),
        ("players=3 seat3[gold=10]", 10, "there is no 'seat3': seats are seat0 to seat2"),
    ],
)
def test_a_bad_position_is_refused_and_the_fault_is_shown(text: str, at: int, fault: str) -> None:
    """The message names what is wrong, and points at it."""
    with pytest.raises(BadNotation) as caught:
        GAME.read_position(text)
    assert fault in caught.value.fault
    assert caught.value.at == at
