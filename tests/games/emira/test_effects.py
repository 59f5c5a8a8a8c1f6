"""§7.2 Every event card is whole: its number and name, what is printed on it, and what it does."""

from __future__ import annotations

import pytest

from caravanserai.games.emira import components as c
from caravanserai.games.emira.kernel.policy.cards import KEPT, USES
from caravanserai.games.emira.kernel.policy.sight import BESIDES
from caravanserai.games.emira.kernel.rules.effects import EFFECTS, Effect
from caravanserai.games.emira.names import CARDS, PHASES, Card
from caravanserai.games.emira.table.invariants import INVARIANTS
from tests.games.emira.table import table

IN_ONE_LINE = ("golden_times", "interrupt_spice_trade", "sick_camels")
"""Cards of which all is printed."""


@pytest.mark.parametrize("card", CARDS)
def test_every_event_card_has_its_line_and_its_name_in_the_place_of_its_number(card: Card) -> None:
    """§7.2"""
    number = getattr(c, card.upper())
    assert CARDS.index(card) == number
    assert c.EVENT_CARDS[number].number == number


def test_there_are_as_many_cards_as_names_and_effects() -> None:
    """§7.2"""
    assert len(c.EVENT_CARDS) == len(CARDS) == c.CARDS
    assert [*EFFECTS] == [*range(c.CARDS)]


@pytest.mark.parametrize("card", CARDS)
def test_a_card_does_something_or_something_of_this_turn_is_printed_on_it(card: Card) -> None:
    """§7.2"""
    facts = c.EVENT_CARDS[CARDS.index(card)]
    printed = bool(facts.princesses or facts.income or facts.standstill or facts.sickness)
    assert printed or EFFECTS[facts.number] != Effect()
    assert (EFFECTS[facts.number] == Effect()) == (card in IN_ONE_LINE)


def test_what_holds_for_a_turn_has_a_symbol() -> None:
    """§7.1, E-15: so that nothing is doubled and nothing contradicts itself."""
    for facts in c.EVENT_CARDS:
        if facts.princesses or facts.income or facts.standstill or facts.sickness:
            assert facts.symbol
        if facts.stays or facts.advanced:
            assert not facts.symbol


@pytest.mark.parametrize("phase", [c.LOOKING_AT_PRINCESSES, c.LOOKING_AT_STATUS])
def test_nobody_looks_into_a_deck_without_a_card_that_says_so(phase: int) -> None:
    """§7.2: what follows is asked of the card."""
    position = table(4)
    position.phase, position.stage, position.asked, position.look_count = phase, c.TO_CHECK, 0, 1
    fault = f"cards are looked at in {PHASES[phase]}, and no event says so"
    assert fault in [told for group in INVARIANTS for told in group(position)]
    position.card = c.COURT_INFLUENCE if phase == c.LOOKING_AT_PRINCESSES else c.NEW_ORDERS
    assert [told for group in INVARIANTS for told in group(position)] == []


def test_the_bots_hold_every_princess_and_every_card_to_be_worth_something() -> None:
    """A card without a number would be read from elsewhere by the compiled rules."""
    assert len(BESIDES) == c.PRINCESSES
    assert len(KEPT) == c.CARDS
    assert USES.keys() <= set(range(c.CARDS))
