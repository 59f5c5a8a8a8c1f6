"""§5 Every djinn's card is whole: its number and name, its points, its price, when its power may be used, and what it does."""

from __future__ import annotations

import pytest

from caravanserai.games.five_tribes import components as c
from caravanserai.games.five_tribes.kernel.rules.powers import POWERS, choose_tile, no_aim, no_tiles
from caravanserai.games.five_tribes.names import DJINNS, Djinn

PAID = [djinn for number, djinn in enumerate(DJINNS) if c.DJINN_COSTS[number] != c.FREE]


@pytest.mark.parametrize("djinn", DJINNS)
def test_every_djinn_has_its_card_and_its_name_in_the_place_of_its_number(djinn: Djinn) -> None:
    """§5"""
    number = getattr(c, djinn.upper())
    assert DJINNS.index(djinn) == number
    assert c.DJINN_CARDS[number][0] == number


def test_there_are_as_many_cards_as_names() -> None:
    """§5"""
    assert len(c.DJINN_CARDS) == len(DJINNS)


def test_a_djinn_has_a_power_to_use_if_it_has_a_price_and_a_time_for_it() -> None:
    """§5"""
    assert [DJINNS[djinn] for djinn in sorted(POWERS)] == PAID
    assert [djinn for number, djinn in enumerate(DJINNS) if c.DJINN_TIMES[number] != c.NEVER] == PAID


@pytest.mark.parametrize("djinn", PAID)
def test_a_power_is_used_on_a_tile_or_does_something_at_once(djinn: Djinn) -> None:
    """§5 Where a tile is chosen there are tiles to choose from, and something is done there."""
    power = POWERS[DJINNS.index(djinn)]
    aimed = power.use is choose_tile
    assert (power.tiles is not no_tiles) == aimed
    assert (power.aim is not no_aim) == aimed
