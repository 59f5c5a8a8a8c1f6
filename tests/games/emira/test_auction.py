"""§5 Auctions and actions: bids, camels, the six actions, relief, and what nobody bought."""

from __future__ import annotations

from typing import get_args, get_type_hints

import pytest

from caravanserai.games.emira import components as c
from caravanserai.games.emira.events import AuctionWon, BidMade, ReliefTaken
from caravanserai.games.emira.game import GAME
from caravanserai.games.emira.options import EmiraOptions
from caravanserai.games.emira.table.invariants import LATEST_TURN
from caravanserai.games.emira.table.moves import Bid
from tests.games.emira.laid import BIDDING, OFFER, TURN, lay, line, seats

RELIEVING = f"phase=relieving {OFFER}"
"""Seat 0 is asked whether to take the relief."""
ACTING = f"phase=acting {OFFER}"
"""Seat 0 has won the first auction."""
DONE = f"phase=relieving asked=1 pending=1,2,3 opener=1 {TURN}"
"""Seat 0 has acted, and seat 1 is asked whether to take the relief."""
WAITING = "hind_turn=4 undecided[yasmine sidi_suleiman]"
"""Hind has come in the turn before, and two have not made up their minds."""


def test_the_last_one_left_wins_and_pays() -> None:
    """§5.1"""
    table = lay(BIDDING)
    table.play("bid 50", "bid 100", "pass", "pass", "pass")
    assert table.now == line(f"{ACTING} asked=1 seat1[gold=650 purse=750]")
    assert table.acts == 1


def test_bids_rise_by_tens() -> None:
    """§5.1, E-46"""
    table = lay(BIDDING)
    table.play("bid 50")
    assert table.now == line(f"{BIDDING} asked=1 bid=50 bidder=0 starter=0")
    assert table.refuses("bid 50") == "bid_too_low"
    assert "bid 60" in table.options
    assert "pass" in table.options


def test_a_bid_must_be_payable() -> None:
    """§5.1, E-45: camels help, unless they are lame."""
    table = lay(f"{BIDDING} seat0[gold=120 camels=1]")
    assert "bid 170" in table.options
    assert table.refuses("bid 180") == "bid_too_high"
    assert lay(f"{BIDDING} seat0[gold=120 camels=1] played=sick_camels").refuses("bid 130") == "bid_too_high"


def test_camels_take_off_and_never_below_nothing() -> None:
    """§5.3, E-53"""
    one = lay(f"{BIDDING} seat0[gold=900 camels=1]")
    one.win("bid 250")
    assert one.now == line(f"{ACTING} seat0[gold=700 purse=900 camels=1]")
    three = lay(f"{BIDDING} seat0[gold=900 camels=3]")
    three.win("bid 100")
    assert three.now == line(f"{ACTING} seat0[gold=900 camels=3]")


def test_a_bid_says_nothing_but_how_much() -> None:
    """§5.1, E-54: nobody announces what they bid for, and whoever wins may still take anything that is on offer."""
    assert Bid.__struct_fields__ == ("amount",)
    assert BidMade.__struct_fields__ == ("seat", "amount")
    table = lay(f"{BIDDING} seat0[gold=1500]")
    told = table.play("bid 50")
    assert [event for event in told if isinstance(event, BidMade)] == [BidMade(0, 50)]
    table.win()
    offered = {"small_slow", "small_fast", "large_slow", "large_fast", "appearance", "status", "section", "camel"}
    assert {move.removeprefix("buy ") for move in table.options if move.startswith("buy ")} == offered


def test_better_camels_take_off_more() -> None:
    """§5.3, E-24"""
    table = lay(f"{BIDDING} seat0[gold=900 camels=3 rate=2]")
    table.win("bid 310")
    assert table.now == line(f"{ACTING} seat0[gold=890 purse=900 camels=3 rate=2]")


def test_all_pass_and_the_opener_acts_for_nothing() -> None:
    """§5.2, E-47"""
    table = lay(BIDDING)
    table.play("pass", "pass", "pass", "pass")
    assert table.now == line(ACTING)
    assert table.acts == 0


def test_the_last_one_asked_can_still_bid() -> None:
    """§5.2"""
    table = lay(BIDDING)
    table.play("pass", "pass", "pass", "bid 10")
    assert table.now == line(f"{ACTING} asked=3 seat3[gold=740 purse=750]")
    assert table.acts == 3


def test_the_next_auction_begins_left_of_the_winner() -> None:
    """§5.1, E-51"""
    table = lay(BIDDING)
    table.win("pass", "bid 10")
    table.play("on")
    table.run("bidding")
    assert table.now == line(f"{BIDDING} asked=2 pending=0,2,3 seat1[gold=740 purse=750]")
    assert table.acts == 2


def test_an_action_is_there_once() -> None:
    """§4.4 and §5.4"""
    table = lay(ACTING)
    table.play("buy camel")
    table.run("bidding")
    table.win("bid 10")
    assert (table.acts, table.refuses("buy camel")) == (1, "not_on_offer")


@pytest.mark.parametrize(
    ("action", "price", "bought", "left"),
    [
        ("small_slow", 450, "caravans=small_slow@8", "large camel section beauty 400"),
        ("small_fast", 550, "caravans=small_fast@4", "large camel section beauty 400"),
        ("large_slow", 750, "caravans=large_slow@8", "small camel section beauty 400"),
        ("large_fast", 900, "caravans=large_fast@4", "small camel section beauty 400"),
        ("appearance", 350, "tokens=beauty", "small large camel section 400"),
        ("status", 400, "status=400", "small large camel section beauty"),
        ("section", 500, "sections=1", "small large camel beauty 400"),
        ("camel", 150, "camels=1", "small large section beauty 400"),
    ],
)
def test_the_actions_and_their_prices(action: str, price: int, bought: str, left: str) -> None:
    """§5.4, E-04: what is bought is there, and not on offer any more."""
    table = lay(f"{ACTING} seat0[gold=1000]")
    table.play(f"buy {action}")
    assert table.now == line(f"{DONE} offer[{left}] seat0[gold={1000 - price} purse=1000 {bought}]")


def test_what_is_bought_is_there() -> None:
    """§5.4: one after the other, each after an auction."""
    table = lay(f"{BIDDING} seat0[gold=1000]")
    for action in ("large_fast", "status", "section"):
        table.run("bidding")
        table.win("bid 10")
        table.play(f"buy {action}")
    bought = "seat0[gold=90 purse=1000 caravans=large_fast@4] seat1[gold=340 purse=750 status=400]"
    last = "phase=acting asked=3 pending=3 alone=yes offer[small camel beauty]"
    assert table.now == line(f"{last} {TURN} {bought} seat2[gold=240 purse=750 sections=1]")
    assert GAME.view(table.position, 2).seats[2].rooms == 3


@pytest.mark.parametrize(
    ("princess", "action", "price"),
    [
        ("farah", "camel", 50),
        ("badra", "section", 400),
        ("adara", "large_fast", 800),
        ("adara", "large_slow", 650),
        ("adara", "small_slow", 400),
        ("adara", "small_fast", 500),
    ],
)
def test_princesses_make_actions_cheaper(princess: str, action: str, price: int) -> None:
    """§5.4 and §6.5, E-08"""
    table = lay(f"{ACTING} seat0[gold=1000 guests={princess}]")
    table.play(f"buy {action}")
    assert table.position.gold[0] == 1000 - price


def test_what_cannot_be_paid_cannot_be_chosen() -> None:
    """§5.4"""
    table = lay(f"{BIDDING} seat0[gold=400]")
    table.win("bid 10")
    assert table.refuses("buy status") == "too_dear"
    assert "buy appearance" in table.options
    assert "on" in table.options


def test_doing_nothing_loses_the_bid_and_uses_up_nothing() -> None:
    """§5.4, E-49, E-56"""
    table = lay(BIDDING)
    table.win("bid 80")
    assert table.now == line(f"{ACTING} seat0[gold=670 purse=750]")
    table.play("on")
    assert table.now == line(f"{DONE} offer[small large camel section beauty 400] seat0[gold=670 purse=750]")


def test_the_last_player_acts_without_a_bid_but_may_pay_one() -> None:
    """§5.2, E-48"""
    table = lay(f"players=3 {BIDDING} seat2[gold=700]")
    for _ in range(2):
        table.run("bidding")
        table.win("bid 10")
        table.play("on")
    last = f"players=3 {ACTING} asked=2 pending=2 {seats('gold=740 purse=750', 0, 1)}"
    assert table.now == line(f"{last} alone=yes seat2[gold=700]")
    assert table.acts == 2
    assert table.refuses("relief") == "no_need"
    table.play("bid 210")
    assert table.now == line(f"{last} seat2[gold=490 purse=700]")
    assert table.refuses("bid 10") == "bidding_over"
    told = table.play("relief")
    assert [event.gold for event in told if isinstance(event, ReliefTaken)] == [150]


def test_relief_before_an_auction() -> None:
    """§5.5, E-50: 500 is too much."""
    assert lay(f"{RELIEVING} seat0[gold=500]").refuses("relief") == "no_need"
    table = lay(f"{RELIEVING} seat0[gold=490]")
    table.play("relief")
    table.run("bidding")
    assert table.now == line(f"{BIDDING} asked=1 pending=1,2,3 seat0[gold=640 purse=490]")
    assert table.acts == 1


def test_relief_for_a_rich_sheikh_without_caravans() -> None:
    """§5.5"""
    rich = "gold=2000 sections=2 guests=asima,fatima,raidah,sahar"
    assert "relief" in lay(f"{RELIEVING} seat0[{rich}]").options
    assert lay(f"{RELIEVING} seat0[{rich} caravans=small_slow@3]").refuses("relief") == "no_need"


def test_everybody_is_asked_whose_gold_is_hidden() -> None:
    """§5.5: what is asked depends on nothing hidden; Noor's host is not asked in vain."""
    table = lay(f"{RELIEVING} seat0[gold=2000]")
    assert table.acts == 0
    table.play("on")
    assert table.now == line(f"{RELIEVING} asked=1 starter=0 seat0[gold=2000]")
    assert table.acts == 1
    noor = lay("turn=5 seat0[guests=noor]")
    noor.run("relieving")
    assert noor.acts == 1


def test_a_busy_sheikh_takes_no_part() -> None:
    """§6.6, E-52"""
    busy = "hind_turn=4 seat0[gold=600 guests=hind hand=vermin]"
    table = lay(f"turn=5 princesses[thara@all] status_deck[400@all] {busy}")
    table.run("bidding")
    assert {"phase=bidding", "asked=1", "pending=1,2,3"} <= set(table.now)
    assert table.acts == 1
    table.play("pass", "pass", "pass")
    assert (table.asks, table.acts) == ("acting", 1)


def test_who_is_rid_of_hind_acts_in_the_same_turn() -> None:
    """§6.6, E-74: yasmine gives seat 0 the most princesses, and Sidi Suleiman takes Hind away in the midst of the auctions."""
    others = "seat1[gold=500 guests=asima] seat3[gold=500]"
    table = lay(f"{BIDDING} asked=1 pending=1,2,3 {WAITING} seat0[gold=1000 guests=hind] {others} seat2[gold=1000]")
    table.play("pass", "bid 10", "pass")
    assert table.acts == 2
    table.play("on")
    assert (table.asks, table.acts) == ("giving_up", 0)
    table.play("give hind")
    table.run("bidding")
    after = f"seat0[gold=1000 guests=yasmine met=hind] {others} seat2[gold=990 purse=1000]"
    gone = "princesses_gone=hind,sidi_suleiman hind_turn=4 moved_in=yes"
    assert table.now == line(f"{BIDDING} asked=3 pending=0,1,3 {after} {gone}")


def test_who_is_rid_of_hind_when_a_bid_is_paid_acts_in_the_same_turn() -> None:
    """E-74: by payment, yasmine chooses before the winner of the auction acts, and Sidi Suleiman takes Hind away."""
    others = "seat1[gold=500] seat2[gold=500]"
    before = f"seat0[gold=1000 guests=asima] {others} seat3[gold=960 guests=hind]"
    table = lay(f"undecided_check=payment {BIDDING} pending=0,1,2 {WAITING} {before}")
    table.play("bid 50", "pass", "pass")
    assert (table.asks, table.acts) == ("giving_up", 3)
    table.play("give hind")
    assert (table.asks, table.acts) == ("acting", 0)
    table.play("on")
    table.run("bidding")
    after = f"seat0[gold=950 purse=1000 guests=asima] {others} seat3[gold=960 guests=yasmine met=hind]"
    gone = "princesses_gone=hind,sidi_suleiman hind_turn=4 moved_in=yes"
    assert table.now == line(f"undecided_check=payment {BIDDING} asked=1 pending=1,2,3 {after} {gone}")


def test_unsold_token_and_status_go_back() -> None:
    """§5.6, E-58: the token into the bag, the card under its deck, and everybody knows which it is."""
    table = lay(BIDDING)
    table.run("buying_cards")
    assert table.now == line(f"phase=buying_cards {TURN} offer[small large camel section] status_deck[?*19 400@all]")


def test_a_bid_has_no_ceiling_but_the_purse() -> None:
    """§5.1, E-45: who is richer is never shut out"""
    table = lay(f"{BIDDING} {seats('gold=9000', 0, 1, 2, 3)}")
    assert table.options == ["pass", *(f"bid {amount}" for amount in range(10, 9010, 10))]
    table.play("bid 5000")
    assert table.options[:2] == ["pass", "bid 5010"]
    table.play("bid 9000")
    assert table.options == ["pass"]
    refusal = GAME.why_not(table.position, GAME.number(Bid(9010)))
    assert refusal is not None
    assert (refusal.reason, refusal.about) == ("bid_too_high", {"most": 9000})


def test_there_is_a_bid_for_every_purse_that_a_game_can_bring() -> None:
    """§5.1, E-45: a caravan in every one of 100 turns, the dearest spices, Adara, and what cards can add"""
    brought = [spaces * gold for spaces, gold in zip(c.TRACK_SPACES, c.TRACK_INCOME, strict=True)]
    alone = max(gold - price for gold, price in zip(brought, c.PRICES[: c.TRACKS], strict=True))
    adara = c.PRINCESS_CARDS[c.ADARA]
    with_adara = max(brought[track] - price for track, price in adara.prices) - adara.upkeep
    spices = max(get_args(get_type_hints(EmiraOptions)["base_income"])) + c.BLACK_BONUS
    fast_and_slow = 4 * c.TRACK_INCOME[c.LARGE_FAST] + 4 * c.TRACK_INCOME[c.LARGE_SLOW]
    cards = c.COPIES * ((spices + fast_and_slow) // 5 + c.TRACK_INCOME[c.LARGE_FAST])
    greens_camel = c.CAMEL_RATES[c.HIGHEST_RATE]
    most = c.START_GOLD + LATEST_TURN * (spices + max(alone, with_adara)) + cards + greens_camel
    assert most <= c.MOST_BID == c.BIDS * c.BID_STEP


def test_the_highest_bid_of_all_is_made_told_and_paid() -> None:
    """§5.1, E-45"""
    table = lay(f"{BIDDING} seat0[gold={c.MOST_BID}]")
    assert table.options[-1] == f"bid {c.MOST_BID}"
    assert AuctionWon(0, c.MOST_BID, c.MOST_BID) in table.win(f"bid {c.MOST_BID}")
    assert table.now == line(f"{ACTING} seat0[gold=0 purse={c.MOST_BID}]")
