"""§4 The turn: its phases and their order, but for the auctions (§5) and the upkeep."""

from __future__ import annotations

from caravanserai.core.speech import tag_of
from caravanserai.games.emira import components as c
from caravanserai.games.emira.engine import Position
from caravanserai.games.emira.events import IncomePaid
from caravanserai.games.emira.game import GAME
from caravanserai.games.emira.options import EmiraOptions
from tests.games.emira.table import (
    caravans,
    deal,
    give,
    guests,
    house,
    legal,
    phase,
    play,
    refused,
    run,
    stack,
    stack_status,
    table,
)
from tests.games.emira.test_auction import win
from tests.games.emira.test_setup import keep_all, set_up


def no_events(position: Position) -> None:
    """Nobody plays an event: the income is paid, and the preparation begins."""
    while phase(position) == "playing_cards":
        play(position, "on")


def test_a_turn_goes_from_events_to_upkeep() -> None:
    """§4: eight phases, each told by its own event."""
    position = table(4)
    deal(position, 0, "guest_house")
    give(position, 0, tokens="beauty")
    stack(position, "thara")
    told = play(position, "play guest_house") + run(position, "bidding")
    told += play(position, "bid 10") + run(position, "buying_cards")
    told += play(position, "cards 2") + run(position, turns=1)
    phases = {
        "card_played": "4.1",
        "income_paid": "4.2",
        "princess_shown": "4.3",
        "auction_won": "4.4",
        "card_bought": "4.5",
        "princess_joined": "4.6",
        "upkeep_paid": "4.7",
        "turn_started": "4.8",
    }
    order = [phases[tag_of(event)] for event in told if tag_of(event) in phases]
    assert order == sorted(order)
    assert set(order) == set(phases.values())


def test_everybody_has_one_action_and_nobody_a_second() -> None:
    """§4.4: four players take four of the six, each bought once; then the auctions are over."""
    position = table(4, gold=3000)
    stack(position, "thara")
    stack_status(position, "400")
    told = []
    for action in ("camel", "section", "status"):
        run(position, "bidding")
        win(position, "bid 10")
        told += play(position, f"buy {action}")
    run(position, "acting")
    assert [move for move in legal(position) if move in ("buy camel", "buy section", "buy status")] == []
    told += play(position, "buy appearance")
    bought = {tag_of(event): event.seat for event in told if tag_of(event).endswith("_bought")}  # type: ignore[attr-defined]
    assert bought == {"camel_bought": 0, "section_bought": 1, "status_bought": 2, "token_bought": 3}
    assert phase(position) == "buying_cards"


def test_the_princess_in_play_chooses_when_all_have_acted_and_moves_in_at_once() -> None:
    """§4.6: not when she is turned up; the token that was bought meanwhile is what she looks for."""
    position = table(4)
    stack(position, "thara")
    stack_status(position, "400")
    run(position, "bidding")
    win(position, "bid 10")
    play(position, "buy appearance")
    assert guests(position, 0) == []
    run(position, turns=1)
    assert guests(position, 0) == ["thara"]


def test_the_first_income() -> None:
    """§4.2 and §2.2, E-05, E-06"""
    position = set_up(5, "green white red blue black")
    keep_all(position)
    assert position.gold == [900, 900, 900, 900, 950]


def test_base_income_is_an_option() -> None:
    """§4.2"""
    position = GAME.start(3, EmiraOptions(base_income=200))
    assert position.base_income == 200
    position = table(4, base_income=100)
    no_events(position)
    assert position.gold[:3] == [1100] * 3


def test_caravans_pay_and_move_and_end() -> None:
    """§4.2, E-55: several can share a space."""
    position = table(4)
    give(position, 0, gold=0, small_fast=1, large_slow=8)
    give(position, 1, gold=0, large_fast=(2, 2))
    no_events(position)
    assert position.gold[:2] == [150 + 300 + 250, 150 + 1000]
    assert caravans(position, 0) == {"large_slow": [7]}
    assert caravans(position, 1) == {"large_fast": [1, 1]}
    assert position.small_left + position.offer_small == 12


def test_a_slow_caravan_pays_eight_times() -> None:
    """§4.2 and §5.4"""
    position = table(4, gold=0)
    give(position, 0, small_slow=8)
    told = run(position, turns=8)
    assert caravans(position, 0) == {}
    paid = [event.caravans for event in told if isinstance(event, IncomePaid) and event.seat == 0]
    assert paid == [150] * 8 + [0]


def test_golden_times_and_interrupted_trade() -> None:
    """§4.2 and §7.2, E-31, E-32"""
    position = table(5, gold=0)
    give(position, 0, large_slow=8, small_fast=4)
    deal(position, 0, "golden_times")
    play(position, "play golden_times")
    assert (position.gold[0], position.gold[4]) == (840, 240)
    position = table(5, gold=0)
    give(position, 0, large_slow=8)
    deal(position, 0, "interrupt_spice_trade")
    play(position, "play interrupt_spice_trade")
    assert position.gold[0] == 150
    assert caravans(position, 0) == {"large_slow": [8]}


def test_the_preparation_goes_in_order_and_leaves_nothing_double() -> None:
    """§4.3, E-44"""
    position = table(4)
    stack(position, "thara")
    stack_status(position, "400")
    position.offer_camel, position.camels_left = 1, position.camels_left - 1
    left = position.camels_left
    play(position, "on")
    assert phase(position) == "drawing_token"
    play(position, "bag manners")
    view = GAME.view(position, 0)
    assert view.in_play == ["thara"]
    assert (view.offer.status, view.offer.token) == (400, "manners")
    assert (view.offer.camel, position.camels_left) == (True, left)


def test_empty_supplies_offer_nothing() -> None:
    """§4.3, E-07"""
    position = table(4)
    give(position, 0, tokens=" ".join(["beauty"] * 8 + ["manners"] * 8 + ["clothes"] * 9))
    position.princesses_gone, position.princess_pool, position.princess_size = (1 << c.PRINCESSES) - 1, 0, 0
    stack_status(position, "400")
    run(position, "relieving")
    assert GAME.view(position, 0).in_play == []
    run(position, "acting")
    assert refused(position, "buy appearance") == "not_on_offer"


def buying(**options: int) -> Position:
    position = table(4, **options)
    run(position, "buying_cards")
    return position


def test_cards_are_bought_and_the_rest_goes_under_the_deck() -> None:
    """§4.5, E-21"""
    position = buying()
    size = position.card_size
    play(position, "cards 3", "card vermin", "card bazaar", "card guest_house")
    assert legal(position) == ["keep bazaar", "keep guest_house", "keep vermin"]
    assert GAME.view(position, 0).looking == ["vermin", "bazaar", "guest_house"]
    assert (GAME.view(position, 1).looking, GAME.view(position, 1).looked_at) == ([], 3)
    gold = position.gold[0]
    play(position, "keep bazaar")
    assert position.gold[0] == gold
    assert position.card_size == size - 1
    known = GAME.view(position, 0).event_cards
    assert [card.card for card in known] == ["vermin", "guest_house"]
    assert [card.card for card in GAME.view(position, 1).event_cards] == [None, None]
    assert position.actor() == 1


def test_prices_of_cards() -> None:
    """§4.5: Zainab makes them cheaper."""
    position = table(4)
    house(position, 1, "zainab")
    run(position, "buying_cards")
    play(position, "on")
    gold = position.gold[1]
    play(position, "cards 3")
    assert position.gold[1] == gold - 200
    position = table(4)
    give(position, 0, gold=0)
    run(position, "buying_cards")
    assert position.gold[0] < 250
    assert refused(position, "cards 3") == "cards_too_dear"


def test_a_short_deck() -> None:
    """§4.5, E-20"""
    position = buying()
    pool = position.card_pool
    position.cards_gone = [count if card else count - 1 for card, count in enumerate(pool)]
    position.card_pool, position.card_size = [1] + [0] * (c.CARDS - 1), 1
    gold = position.gold[0]
    play(position, "cards 3", "card bazaar", "keep bazaar")
    assert position.gold[0] == gold - 250
    assert phase(position) != "buying_cards"


def test_the_first_player_changes() -> None:
    """§4.8"""
    position = table(4)
    assert position.first == 0
    run(position, turns=1)
    assert (position.turn, position.first) == (6, 1)
