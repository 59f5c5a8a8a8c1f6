"""§6.5 Every princess's card is whole: her number and name, what is printed on it, and what she does."""

from __future__ import annotations

import pytest

from caravanserai.games.emira import components as c
from caravanserai.games.emira.kernel.rules.characters import CHARACTERS, REMARKABLE, Character
from caravanserai.games.emira.names import PRINCESSES, Princess, princesses_in

PRINTED = "halimah noor rasha zainab layla nadia farah adara janan zafirah badra"
"""Whose gift is a number or a name on her card."""
DOING = "albina noor samira zahrah firyal hind suleika xenia sidi_suleiman"
"""Who does something when she comes, stays or goes."""


@pytest.mark.parametrize("princess", PRINCESSES)
def test_every_princess_has_her_card_and_her_name_in_the_place_of_her_number(princess: Princess) -> None:
    """§6.5"""
    number = getattr(c, princess.upper())
    assert PRINCESSES.index(princess) == number
    assert c.PRINCESS_CARDS[number].number == number


def test_there_are_as_many_cards_as_names_and_characters() -> None:
    """§6.5"""
    assert len(c.PRINCESS_CARDS) == len(PRINCESSES) == c.PRINCESSES
    assert [*CHARACTERS] == [*range(c.PRINCESSES)]


def test_sidi_suleiman_comes_last_and_is_the_only_one_who_is_no_princess() -> None:
    """§6.8: he has no talent and one preference."""
    assert [card.number for card in c.PRINCESS_CARDS if card.talents == 0] == [c.SIDI_SULEIMAN] == [c.PRINCESSES - 1]
    assert princesses_in(c.SINGLE_MINDED) == ["sidi_suleiman"]


@pytest.mark.parametrize("princess", PRINCESSES[: c.SIDI_SULEIMAN])
def test_what_a_princess_brings_is_printed_or_done(princess: Princess) -> None:
    """§6.5: what is the usual is not written, and what is written is not the usual."""
    card = c.PRINCESS_CARDS[PRINCESSES.index(princess)]
    usual = c.PrincessFacts(card.number, card.first, card.second, card.talents)
    assert (card != usual) == (princess in PRINTED.split())


def test_those_who_do_something_are_the_remarkable_ones() -> None:
    """§6.4"""
    assert princesses_in(REMARKABLE) == sorted(DOING.split(), key=PRINCESSES.index)


def test_whoever_wants_more_than_her_upkeep_can_be_paid_or_do_without() -> None:
    """§4.7: what is due is settled in some way, or it would be due for ever."""
    usual = Character()
    for character in CHARACTERS.values():
        settled = character.pay is not usual.pay or character.settle is not usual.settle
        assert (character.dues is not usual.dues) == settled


def test_what_is_cheaper_is_cheaper_than_usual() -> None:
    """§5.4 and §4.5"""
    for card in c.PRINCESS_CARDS:
        assert all(price < c.PRICES[thing] for thing, price in card.prices)
