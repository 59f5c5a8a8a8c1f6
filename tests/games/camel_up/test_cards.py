"""§4.4 Finish cards: a secret bet on the winner or the loser of the whole race."""

from __future__ import annotations

import pytest

from caravanserai.core.errors import BadNotation
from caravanserai.games.camel_up.events import CardPlayed
from caravanserai.games.camel_up.game import GAME
from caravanserai.games.camel_up.table.view import Card
from tests.games.camel_up.table import lay

FAR_APART = "1[B] 3[G] 5[Y] 7[R] 9[P] 12[w] 15[k]"


def test_a_card_once_played_is_not_at_hand_for_the_other_pile() -> None:
    """§4.4 C-37 Green is gone for both piles, blue is still there."""
    table = lay(FAR_APART, seats=3)
    table.play("winner G", "roll", "B1", "roll", "G1")
    assert table.acts == 0
    assert table.refuses("loser G").reason == "card_played"
    assert table.refuses("winner G").reason == "card_played"
    assert table.options_of("winner") == table.options_of("loser") == ["B", "Y", "R", "P"]


def test_one_player_may_lay_several_cards_on_the_same_pile() -> None:
    """§4.4 C-37 Of different colours, so that at most one can be right."""
    table = lay(FAR_APART, winner_pile="0B 0G 0Y")
    table.play("winner R")
    assert table.view(0).winner_pile == [Card(0, camel) for camel in ("blue", "green", "yellow", "red")]
    assert table.acts == 1


def test_a_card_goes_on_top_of_its_pile() -> None:
    """§4.4 The order of both piles is kept, the oldest first."""
    table = lay(FAR_APART, winner_pile="2B", loser_pile="3P")
    table.play("winner B", "loser P", "loser G")
    assert [card.owner for card in table.view().winner_pile] == [2, 0]
    assert [card.owner for card in table.view().loser_pile] == [3, 1, 2]


def test_with_all_five_cards_played_none_is_left_to_play() -> None:
    """§4.4 The other actions remain."""
    table = lay(FAR_APART, winner_pile="0B 0G 0Y", loser_pile="0R 0P")
    assert table.options_of("winner") == table.options_of("loser") == []
    assert table.may("roll")
    assert table.view(0).seats[0].hand == []


def test_cards_stay_on_their_piles_from_leg_to_leg() -> None:
    """§4.4 §8.3 Until the race ends."""
    table = lay(f"{FAR_APART} out[B G Y R]", winner_pile="0B", loser_pile="1G")
    table.roll("P1")
    assert table.view(0).leg == 2
    assert table.view(0).winner_pile == [Card(0, "blue")]
    assert table.view(1).loser_pile == [Card(1, "green")]


def test_others_hear_of_a_card_but_not_of_its_colour() -> None:
    """§4.4 §2 What the player sees."""
    table = lay(FAR_APART)
    event = table.play("loser Y")[0]
    assert event == GAME.redacted(event, 0) == CardPlayed(0, "loser", "yellow")
    assert GAME.redacted(event, 1) == GAME.redacted(event, None) == CardPlayed(0, "loser", None)


def test_there_are_cards_for_racers_only() -> None:
    """C-44 Crazy camels cannot be bet on."""
    for text in ("winner w", "loser k"):
        with pytest.raises(BadNotation):
            GAME.read(text)
