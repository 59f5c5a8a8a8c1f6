"""§9 Three players: two turns belong together, and three events are played differently."""

from __future__ import annotations

import pytest

from caravanserai.core.randomness import Random
from caravanserai.games.emira.game import GAME
from tests.games.emira.laid import Table, lay, line, seats

DECKS = "princesses[asima@all thara@all nibal@all] status_deck[400@all]"
"""Three that everybody knows are on the deck."""
BELOVED = "sections=3 tokens=beauty"
"""Seat 1 is the most beautiful, and has room for all."""
OFFER = "offer[small large camel section beauty 400]"


def odd(card: str = "none") -> Table:
    """The odd turn 5: seat 0 may play an event."""
    return lay(f"players=3 turn=5 {DECKS} seat0[hand={card}] seat1[{BELOVED}]")


def guests(table: Table) -> str:
    """Who lives with seat 1."""
    return next((word.removeprefix("guests=") for word in table.before(1) if word.startswith("guests=")), "")


def test_two_princesses_are_shown_and_one_chooses_in_each_turn() -> None:
    """§9.2"""
    table = odd()
    table.run("bidding")
    assert {"in_play[asima thara]", "choosing=1"} <= set(table.now)
    table.run(turns=1)
    assert guests(table) == "asima"
    table.run("bidding")
    assert {"in_play[thara]", "choosing=1"} <= set(table.now)
    table.run(turns=1)
    assert guests(table) == "asima,thara"


def test_events_in_odd_turns_and_purchases_in_even_ones() -> None:
    """§9.2, E-93"""
    table = odd("vermin,guest_house")
    assert table.asks == "playing_cards"
    asked: dict[int, set[str]] = {5: set(), 6: set()}
    while table.position.turn < 7:
        asked[table.position.turn].add(table.asks)
        table.play(next((move for move in ("on", "pass") if move in table.options), table.options[0]))
    assert "playing_cards" in asked[5]
    assert "buying_cards" not in asked[5]
    assert "buying_cards" in asked[6]
    assert "playing_cards" not in asked[6]


def test_what_was_taken_is_not_there_in_the_even_turn() -> None:
    """§9.2, E-94, E-95, E-97: token and status card stay if nobody has bought them, and a camel is not laid out again."""
    table = lay(f"players=3 phase=bidding turn=5 in_play[asima thara] choosing=1 {OFFER} seat1[{BELOVED}]")
    for action in ("camel", "status"):
        table.run("bidding")
        table.win("bid 10")
        table.play(f"buy {action}")
    table.run("acting")
    table.play("buy section")
    table.run("bidding")
    assert {"turn=6", "in_play[thara]", "offer[small large section beauty]"} <= set(table.now)


def test_token_goes_back_at_the_end_of_the_even_turn() -> None:
    """§9.2 and §5.6, E-94, E-98: camel and caravans stay, and are not doubled."""
    table = lay(f"players=3 phase=acting turn=5 asked=2 pending=2 in_play[asima thara] choosing=1 {OFFER} seat1[{BELOVED}]")
    table.play("on")
    even = f"turn=6 first=1 in_play[thara] choosing=1 opener=1 {OFFER}"
    house = f"seat1[gold=850 purse=700 purse_before=750 {BELOVED} guests=asima] {seats('gold=900 purse=750', 0, 2)}"
    assert table.now == line(f"players=3 phase=relieving {even} {house}")
    table.run("buying_cards")
    even = "turn=6 first=1 in_play[thara] choosing=1 offer[small large camel section] status_deck[?*13 400@all]"
    assert table.now == line(f"players=3 phase=buying_cards {even} {house}")
    table.run("bidding")
    assert "turn=7" in table.now
    assert "offer[small large camel section beauty 300]" in table.now


def test_double_trouble_is_split() -> None:
    """§9.3"""
    table = odd("double_trouble")
    table.play("play double_trouble")
    assert table.options == ["split 1", "split 2"]
    table.play("split 1")
    table.run("bidding")
    assert {"in_play[asima thara nibal]", "choosing=1"} <= set(table.now)
    table.run(turns=1)
    assert guests(table) == "asima"
    table.run(turns=1)
    assert guests(table) == "asima,thara,nibal"
    both = odd("double_trouble")
    both.play("play double_trouble", "split 2")
    both.run(turns=1)
    assert guests(both) == "asima,thara"


def test_quiet_days_leave_one_princess_for_two_turns() -> None:
    """§9.3, E-38"""
    table = odd("quiet_days")
    table.play("play quiet_days", "turn even")
    table.run("bidding")
    assert "in_play[asima]" in table.now
    table.run(turns=1)
    assert guests(table) == ""
    assert "in_play[asima]" in table.now
    assert not [word for word in table.now if word.startswith("undecided")]
    table.run(turns=1)
    assert guests(table) == "asima"
    now = odd("quiet_days")
    now.play("play quiet_days", "turn odd")
    now.run(turns=1)
    assert guests(now) == "asima"


def test_changing_her_mind_names_the_princess_first() -> None:
    """§9.3, E-29, E-30"""
    table = odd("changing_her_mind")
    table.play("play changing_her_mind")
    assert table.options == ["place 1", "place 2"]
    assert table.refuses("place 3") == "no_princess_there"
    table.play("place 2", "mind under")
    played = "played=changing_her_mind cards_gone=changing_her_mind"
    after = "in_play[asima nibal] choosing=1 princesses[?*25 thara@all] offer[400] status_upper=2"
    house = f"seat1[gold=900 purse=750 {BELOVED}] {seats('gold=900 purse=750', 0, 2)}"
    assert table.now == line(f"players=3 phase=drawing_token turn=5 {after} {played} {house}")


def test_a_table_that_looks_the_same_goes_on_with_the_same_card() -> None:
    """§9.3 While a place is chosen, everybody knows by which card."""
    table = odd("changing_her_mind")
    table.play("play changing_her_mind")
    table.position = GAME.sample(table.position, 0, Random(1))
    table.play("place 2")
    assert table.asks == "changing_mind"


@pytest.mark.parametrize(
    ("played", "asks", "options"),
    [
        ("double_trouble", "choosing_place", ["place 1", "place 2", "place 3"]),
        ("quiet_days", "changing_mind", ["mind keep", "mind swap", "mind under"]),
    ],
)
def test_she_is_one_of_three_or_the_only_one_where_an_event_says_so(played: str, asks: str, options: list[str]) -> None:
    """§9.3, E-29, E-30"""
    table = lay(f"players=3 turn=5 {DECKS} played={played} seat0[hand=changing_her_mind]")
    table.play("play changing_her_mind")
    assert (table.asks, table.options) == (asks, options)


def test_golden_times_are_for_the_odd_turn_only() -> None:
    """§9.3, E-41"""
    table = odd("golden_times")
    table.play("play golden_times")
    assert {"gold=930", "purse=750"} <= set(table.before(0))
    assert "played=golden_times" in table.now
    table.run(turns=1)
    assert {f"gold={930 + 150}", "purse=930"} <= set(table.before(0))
    assert "played=golden_times" not in table.now
