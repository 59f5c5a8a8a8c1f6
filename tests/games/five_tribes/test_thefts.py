"""§6 Every thief's card is whole: its number and name, its tribe, the moves to give and to take, and what it steals."""

from __future__ import annotations

import pytest

from caravanserai.games.five_tribes import components as c
from caravanserai.games.five_tribes.kernel.rules.thefts import THEFTS
from caravanserai.games.five_tribes.names import THIEVES, Thief


@pytest.mark.parametrize("thief", THIEVES)
def test_every_thief_has_its_card_and_its_name_in_the_place_of_its_number(thief: Thief) -> None:
    """§6"""
    number = getattr(c, thief.upper())
    assert THIEVES.index(thief) == number
    assert c.THIEF_CARDS[number][0] == number


def test_every_thief_that_is_played_steals_something() -> None:
    """§6"""
    assert len(c.THIEF_CARDS) == len(THIEVES) == c.THIEVES
    assert sorted(THEFTS) == [*range(c.PLAYED_THIEVES)]


def test_every_thief_that_is_played_follows_a_tribe_of_its_own() -> None:
    """§6"""
    assert sorted(c.THIEF_TRIBES[: c.PLAYED_THIEVES]) == [*range(c.TRIBES)]
