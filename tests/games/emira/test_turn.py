"""§4 The turn: its phases and their order, but for the auctions (§5) and the upkeep."""

from __future__ import annotations

from caravanserai.core.speech import tag_of
from caravanserai.games.emira.events import IncomePaid
from caravanserai.games.emira.game import GAME
from caravanserai.games.emira.names import CARDS, PRINCESSES
from caravanserai.games.emira.options import EmiraOptions
from tests.games.emira.laid import BIDDING, DECKS, TURN, lay, line, seats
from tests.games.emira.test_setup import keep_all, set_up

PREPARING = f"phase=drawing_token {TURN} offer[400] status_upper=5"
"""Nobody has played an event: the income is paid, and of the preparation the token is next."""


def test_a_turn_goes_from_events_to_upkeep() -> None:
    """§4: eight phases, each told by its own event."""
    table = lay(f"turn=5 {DECKS} seat0[tokens=beauty hand=guest_house]")
    told = table.play("play guest_house") + table.run("bidding")
    told += table.play("bid 10") + table.run("buying_cards")
    told += table.play("cards 2") + table.run(turns=1)
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
    table = lay(BIDDING)
    told = []
    for action in ("camel", "section", "status"):
        table.run("bidding")
        table.win("bid 10")
        told += table.play(f"buy {action}")
    table.run("acting")
    assert [move for move in table.options if move in ("buy camel", "buy section", "buy status")] == []
    told += table.play("buy appearance")
    bought = {tag_of(event): event.seat for event in told if tag_of(event).endswith("_bought")}
    assert bought == {"camel_bought": 0, "section_bought": 1, "status_bought": 2, "token_bought": 3}
    spent = "seat0[gold=590 purse=750 camels=1] seat1[gold=240 purse=750 sections=1] seat2[gold=340 purse=750 status=400]"
    assert table.now == line(f"phase=buying_cards {TURN} offer[small large] {spent} seat3[gold=400 purse=750 tokens=beauty]")


def test_the_princess_in_play_chooses_when_all_have_acted_and_moves_in_at_once() -> None:
    """§4.6: not when she is turned up; the token that was bought meanwhile is what she looks for."""
    table = lay(BIDDING)
    table.win("bid 10")
    table.play("buy appearance")
    assert "in_play[thara]" in table.now
    assert table.before(0)[2:] == ["gold=390", "purse=750", "tokens=beauty"]
    table.run(turns=1)
    assert "in_play[thara]" not in table.now
    assert "guests=thara" in table.before(0)


def test_the_first_income() -> None:
    """§4.2 and §2.2, E-05, E-06"""
    position = set_up(5, "green white red blue black")
    keep_all(position)
    assert position.gold == [900, 900, 900, 900, 950]


def test_base_income_is_an_option() -> None:
    """§4.2"""
    position = GAME.start(3, EmiraOptions(base_income=200))
    assert position.base_income == 200
    table = lay(f"base_income=100 turn=5 {DECKS}")
    table.play("on")
    assert table.now == line(f"base_income=100 {PREPARING} {seats('gold=850 purse=750', 0, 1, 2, 3)}")


def test_caravans_pay_and_move_and_end() -> None:
    """§4.2, E-55: several can share a space, and who has come to the end is back in the supply."""
    caravans = "seat0[gold=0 caravans=small_fast@1,large_slow@8] seat1[gold=0 caravans=large_fast@2*2]"
    table = lay(f"turn=5 {DECKS} {caravans}")
    table.play("on")
    mine = f"seat0[gold={150 + 300 + 250} purse=0 caravans=large_slow@7]"
    theirs = f"seat1[gold={150 + 1000} purse=0 caravans=large_fast@1*2]"
    assert table.now == line(f"{PREPARING} {mine} {theirs} {seats('gold=900 purse=750', 2, 3)}")


def test_a_slow_caravan_pays_eight_times() -> None:
    """§4.2 and §5.4"""
    table = lay(f"turn=5 {seats('gold=0', 1, 2, 3)} seat0[gold=0 caravans=small_slow@8]")
    told = table.run(turns=8)
    assert not [word for word in table.now if "caravans" in word]
    paid = [event.caravans for event in told if isinstance(event, IncomePaid) and event.seat == 0]
    assert paid == [150] * 8 + [0]


def test_golden_times_and_interrupted_trade() -> None:
    """§4.2 and §7.2, E-31, E-32"""
    golden = lay(f"players=5 turn=5 {DECKS} seat0[gold=0 caravans=large_slow@8,small_fast@4 hand=golden_times] seat4[gold=0]")
    golden.play("play golden_times")
    paid = "seat0[gold=840 purse=0 caravans=large_slow@7,small_fast@3] seat4[gold=240 purse=0]"
    told = "cards_gone=golden_times played=golden_times"
    assert golden.now == line(f"players=5 {PREPARING} {paid} {seats('gold=930 purse=750', 1, 2, 3)} {told}")
    trade = lay(f"players=5 turn=5 {DECKS} seat0[gold=0 caravans=large_slow@8 hand=interrupt_spice_trade]")
    trade.play("play interrupt_spice_trade")
    paid = "seat0[gold=150 purse=0 caravans=large_slow@8] seat4[gold=950 purse=750]"
    told = "cards_gone=interrupt_spice_trade played=interrupt_spice_trade"
    assert trade.now == line(f"players=5 {PREPARING} {paid} {seats('gold=900 purse=750', 1, 2, 3)} {told}")


def test_the_preparation_goes_in_order_and_leaves_nothing_double() -> None:
    """§4.3, E-44: a camel that nobody has bought stays the only one on offer."""
    table = lay(f"turn=5 {DECKS} offer[camel]")
    table.play("on")
    rich = seats("gold=900 purse=750", 0, 1, 2, 3)
    assert table.now == line(f"{PREPARING.replace('offer[400]', 'offer[camel 400]')} {rich}")
    assert (table.acts, table.asks) == ("chance", "drawing_token")
    table.play("bag manners")
    offer = "offer[small large camel section manners 400]"
    assert table.now == line(f"phase=relieving {TURN} {offer} status_upper=5 {rich}")


def test_empty_supplies_offer_nothing() -> None:
    """§4.3, E-07"""
    gone = f"princesses_gone={','.join(PRINCESSES)}"
    table = lay(f"turn=5 status_deck[400@all] {gone} seat0[tokens=beauty*8,manners*8,clothes*9]")
    table.play("on")
    rich = f"seat0[gold=900 purse=750 tokens=beauty*8,manners*8,clothes*9] {seats('gold=900 purse=750', 1, 2, 3)}"
    offer = "offer[small large camel section 400]"
    assert table.now == line(f"phase=relieving turn=5 {gone} {offer} status_upper=5 {rich}")
    table.run("acting")
    assert table.refuses("buy appearance") == "not_on_offer"


def test_cards_are_bought_and_the_rest_goes_under_the_deck() -> None:
    """§4.5, E-21"""
    table = lay("phase=buying_cards turn=5")
    table.play("cards 3", "card vermin", "card bazaar", "card guest_house")
    assert table.now == line("phase=keeping_bought turn=5 looking[vermin bazaar guest_house] seat0[gold=500 purse=750]")
    assert table.options == ["keep bazaar", "keep guest_house", "keep vermin"]
    assert GAME.view(table.position, 0).looking == ["vermin", "bazaar", "guest_house"]
    assert (GAME.view(table.position, 1).looking, GAME.view(table.position, 1).looked_at) == ([], 3)
    table.play("keep bazaar")
    under = "event_deck[?*48 vermin@0 guest_house@0]"
    assert table.now == line(f"phase=buying_cards turn=5 asked=1 {under} seat0[gold=500 purse=750 hand=bazaar]")
    assert [card.card for card in GAME.view(table.position, 0).event_cards] == ["vermin", "guest_house"]
    assert [card.card for card in GAME.view(table.position, 1).event_cards] == [None, None]
    assert table.acts == 1


def test_prices_of_cards() -> None:
    """§4.5: Zainab makes them cheaper."""
    table = lay("phase=buying_cards turn=5 asked=1 seat1[guests=zainab]")
    table.play("cards 3")
    assert "gold=550" in table.before(1)
    assert lay("phase=buying_cards turn=5 seat0[gold=240]").refuses("cards 3") == "cards_too_dear"
    assert "cards 3" in lay("phase=buying_cards turn=5 seat0[gold=250]").options


def test_a_short_deck() -> None:
    """§4.5, E-20"""
    gone = [f"{name}*{count}" for name, count in zip(CARDS, GAME.start(4).card_pool, strict=True) if count and name != "bazaar"]
    left = f"cards_gone=bazaar*{GAME.start(4).card_pool[0] - 1},{','.join(gone)}"
    table = lay(f"phase=buying_cards turn=5 {left}")
    table.play("cards 3", "card bazaar", "keep bazaar")
    assert table.now == line(f"turn=6 asked=0 first=1 {left} seat0[gold=500 purse_before=750 hand=bazaar]")
    assert table.asks != "buying_cards"


def test_the_first_player_changes() -> None:
    """§4.8"""
    table = lay(f"phase=buying_cards turn=5 asked=3 {seats('hand=vermin', 0, 1)}")
    table.play("on")
    assert table.now == line(f"turn=6 first=1 {seats('hand=vermin', 0, 1)}")
