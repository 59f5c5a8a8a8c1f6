"""§5 Auctions and actions: bids, camels, the six actions, relief, and what nobody bought."""

from __future__ import annotations

from typing import Any, get_args, get_type_hints

from caravanserai.games.emira import components as c
from caravanserai.games.emira.engine import Position
from caravanserai.games.emira.events import AuctionWon, BidMade, ReliefTaken
from caravanserai.games.emira.game import GAME
from caravanserai.games.emira.names import PRINCESSES
from caravanserai.games.emira.options import EmiraOptions
from caravanserai.games.emira.table.invariants import LATEST_TURN
from caravanserai.games.emira.table.moves import Bid
from tests.games.emira.table import caravans, deal, give, house, legal, phase, play, refused, run, stack, stack_status, table


def bidding(seats: int = 4, **options: Any) -> Position:
    """The first auction, opened by seat 0; thara in play, a status card of 400 and a token of beauty on offer."""
    position = table(seats, **options)
    stack(position, "thara asima")
    stack_status(position, "400")
    return to_bidding(position)


def to_bidding(position: Position) -> Position:
    while phase(position) != "bidding":
        moves = legal(position)
        play(position, "on" if "on" in moves else moves[0])
    return position


def win(position: Position, *bids: str) -> None:
    """Bids, and then all the others pass."""
    play(position, *bids)
    while phase(position) == "bidding":
        play(position, "pass")


def test_the_last_one_left_wins_and_pays() -> None:
    """§5.1"""
    position = bidding()
    gold = position.gold[1]
    play(position, "bid 50", "bid 100", "pass", "pass", "pass")
    assert (phase(position), position.actor()) == ("acting", 1)
    assert position.gold[1] == gold - 100


def test_bids_rise_by_tens() -> None:
    """§5.1, E-46"""
    position = bidding()
    play(position, "bid 50")
    assert refused(position, "bid 50") == "bid_too_low"
    assert "bid 60" in legal(position)
    assert "pass" in legal(position)


def test_a_bid_must_be_payable() -> None:
    """§5.1, E-45: camels help, unless they are lame."""
    position = bidding()
    give(position, 0, gold=120, camels=1)
    assert "bid 170" in legal(position)
    assert refused(position, "bid 180") == "bid_too_high"
    position.played |= 1 << c.SICK_CAMELS
    assert refused(position, "bid 130") == "bid_too_high"


def test_camels_take_off_and_never_below_nothing() -> None:
    """§5.3, E-53"""
    position = bidding()
    give(position, 0, gold=900, camels=1)
    win(position, "bid 250")
    assert position.gold[0] == 700
    position = bidding()
    give(position, 0, gold=900, camels=3)
    win(position, "bid 100")
    assert position.gold[0] == 900


def test_a_bid_says_nothing_but_how_much() -> None:
    """§5.1, E-54: nobody announces what they bid for, and whoever wins may still take anything that is on offer."""
    assert Bid.__struct_fields__ == ("amount",)
    assert BidMade.__struct_fields__ == ("seat", "amount")
    position = bidding()
    give(position, 0, gold=1500)
    told = play(position, "bid 50")
    assert [event for event in told if isinstance(event, BidMade)] == [BidMade(0, 50)]
    win(position)
    offered = {"small_slow", "small_fast", "large_slow", "large_fast", "appearance", "status", "section", "camel"}
    assert {move.removeprefix("buy ") for move in legal(position) if move.startswith("buy ")} == offered


def test_better_camels_take_off_more() -> None:
    """§5.3, E-24"""
    position = bidding()
    give(position, 0, gold=900, camels=3)
    position.rate = [2, 0, 0, 0, 0]
    win(position, "bid 310")
    assert position.gold[0] == 890


def test_all_pass_and_the_opener_acts_for_nothing() -> None:
    """§5.2, E-47"""
    position = bidding()
    gold = position.gold[0]
    play(position, "pass", "pass", "pass", "pass")
    assert (phase(position), position.actor(), position.gold[0]) == ("acting", 0, gold)


def test_the_last_one_asked_can_still_bid() -> None:
    """§5.2"""
    position = bidding()
    gold = position.gold[3]
    play(position, "pass", "pass", "pass", "bid 10")
    assert (phase(position), position.actor(), position.gold[3]) == ("acting", 3, gold - 10)


def test_the_next_auction_begins_left_of_the_winner() -> None:
    """§5.1, E-51"""
    position = bidding()
    win(position, "pass", "bid 10")
    play(position, "on")
    to_bidding(position)
    assert position.actor() == 2
    assert GAME.view(position, 0).step.pending == [0, 2, 3]


def test_an_action_is_there_once() -> None:
    """§4.4 and §5.4"""
    position = bidding()
    win(position, "bid 10")
    play(position, "buy camel")
    to_bidding(position)
    win(position, "bid 10")
    assert refused(position, "buy camel") == "not_on_offer"


def test_the_actions_and_their_prices() -> None:
    """§5.4, E-04"""
    for action, price in (
        ("small_slow", 450),
        ("small_fast", 550),
        ("large_slow", 750),
        ("large_fast", 900),
        ("appearance", 350),
        ("status", 400),
        ("section", 500),
        ("camel", 150),
    ):
        position = bidding()
        win(position, "bid 10")
        gold = position.gold[0]
        play(position, f"buy {action}")
        assert gold - position.gold[0] == price, action


def test_what_is_bought_is_there() -> None:
    """§5.4"""
    position = bidding()
    win(position, "bid 10")
    play(position, "buy large_fast")
    assert caravans(position, 0) == {"large_fast": [4]}
    to_bidding(position)
    win(position, "bid 10")
    play(position, "buy status")
    assert GAME.view(position, 1).seats[1].status == [400]
    to_bidding(position)
    win(position, "bid 10")
    play(position, "buy section")
    assert GAME.view(position, 2).seats[2].rooms == 3


def test_princesses_make_actions_cheaper() -> None:
    """§5.4 and §6.5, E-08"""
    for princess, action, price in (
        ("farah", "camel", 50),
        ("badra", "section", 400),
        ("adara", "large_fast", 800),
        ("adara", "large_slow", 650),
        ("adara", "small_slow", 400),
        ("adara", "small_fast", 500),
    ):
        position = bidding()
        house(position, 0, princess)
        win(position, "bid 10")
        gold = position.gold[0]
        play(position, f"buy {action}")
        assert gold - position.gold[0] == price, action


def test_what_cannot_be_paid_cannot_be_chosen() -> None:
    """§5.4"""
    position = bidding()
    give(position, 0, gold=400)
    win(position, "bid 10")
    assert refused(position, "buy status") == "too_dear"
    assert "buy appearance" in legal(position)
    assert "on" in legal(position)


def test_doing_nothing_loses_the_bid_and_uses_up_nothing() -> None:
    """§5.4, E-49, E-56"""
    position = bidding()
    win(position, "bid 80")
    gold = position.gold[0]
    play(position, "on")
    assert position.gold[0] == gold
    assert GAME.view(position, 0).offer.camel
    assert GAME.view(position, 0).step.pending == [1, 2, 3]


def test_the_last_player_acts_without_a_bid_but_may_pay_one() -> None:
    """§5.2, E-48"""
    position = bidding(3, turn=5)
    give(position, 2, gold=700)
    for _ in range(2):
        win(position, "bid 10")
        play(position, "on")
        while phase(position) == "relieving":
            play(position, "on")
    assert (phase(position), position.actor(), position.gold[2]) == ("acting", 2, 700)
    assert refused(position, "relief") == "no_need"
    play(position, "bid 210")
    assert position.gold[2] == 490
    assert refused(position, "bid 10") == "bidding_over"
    told = play(position, "relief")
    assert [event.gold for event in told if isinstance(event, ReliefTaken)] == [150]


def window(gold: int) -> Position:
    """Seat 0 is asked for relief, with so much gold."""
    position = table(4)
    stack(position, "thara")
    stack_status(position, "400")
    while phase(position) != "relieving":
        moves = legal(position)
        play(position, "on" if "on" in moves else moves[0])
    give(position, 0, gold=gold)
    return position


def test_relief_before_an_auction() -> None:
    """§5.5, E-50: 500 is too much."""
    assert refused(window(500), "relief") == "no_need"
    position = window(490)
    play(position, "relief")
    assert position.gold[0] == 640
    to_bidding(position)
    assert position.actor() == 1
    assert GAME.view(position, 0).step.pending == [1, 2, 3]


def test_relief_for_a_rich_sheikh_without_caravans() -> None:
    """§5.5"""
    position = window(2000)
    house(position, 0, "asima fatima raidah sahar")
    assert "relief" in legal(position)
    give(position, 0, small_slow=3)
    assert refused(position, "relief") == "no_need"


def test_everybody_is_asked_whose_gold_is_hidden() -> None:
    """§5.5: what is asked depends on nothing hidden; Noor's host is not asked in vain."""
    position = window(2000)
    assert position.actor() == 0
    play(position, "on")
    assert (phase(position), position.actor()) == ("relieving", 1)
    position = table(4)
    house(position, 0, "noor")
    while phase(position) != "relieving":
        moves = legal(position)
        play(position, "on" if "on" in moves else moves[0])
    assert position.actor() == 1


def test_a_busy_sheikh_takes_no_part() -> None:
    """§6.6, E-52"""
    position = table(4, turn=5)
    house(position, 0, "hind")
    position.hind_turn = 4
    deal(position, 0, "vermin")
    stack(position, "thara")
    to_bidding(position)
    assert position.actor() == 1
    assert GAME.view(position, 0).step.pending == [1, 2, 3]
    play(position, "pass", "pass", "pass")
    assert (phase(position), position.actor()) == ("acting", 1)


def wait(position: Position, princesses: str) -> None:
    """These princesses are undecided, out of the deck."""
    numbers = [PRINCESSES.index(name) for name in princesses.split()]
    position.undecided = numbers + [c.NONE] * (c.PRINCESSES - len(numbers))
    position.undecided_count = len(numbers)
    position.princess_pool &= ~sum(1 << number for number in numbers)
    position.princess_size -= len(numbers)


def test_who_is_rid_of_hind_acts_in_the_same_turn() -> None:
    """§6.6, E-74: yasmine gives seat 0 the most princesses, and Sidi Suleiman takes Hind away in the midst of the auctions."""
    position = table(4, turn=5)
    house(position, 0, "hind")
    house(position, 1, "asima")
    position.hind_turn = 4
    stack(position, "thara")
    to_bidding(position)
    wait(position, "yasmine sidi_suleiman")
    for seat, gold in enumerate((1000, 500, 1000, 500)):
        give(position, seat, gold=gold)
    play(position, "pass", "bid 10", "pass")
    assert position.actor() == 2
    play(position, "on")
    assert (phase(position), position.actor()) == ("giving_up", 0)
    play(position, "give hind")
    to_bidding(position)
    assert GAME.view(position, 0).step.pending == [0, 1, 3]


def test_who_is_rid_of_hind_when_a_bid_is_paid_acts_in_the_same_turn() -> None:
    """E-74: by payment, yasmine chooses before the winner of the auction acts, and Sidi Suleiman takes Hind away."""
    position = table(4, turn=5, undecided_check="payment")
    house(position, 3, "hind")
    house(position, 0, "asima")
    position.hind_turn = 4
    stack(position, "thara")
    to_bidding(position)
    wait(position, "yasmine sidi_suleiman")
    for seat, gold in enumerate((1000, 500, 500, 960)):
        give(position, seat, gold=gold)
    play(position, "bid 50", "pass", "pass")
    assert (phase(position), position.actor()) == ("giving_up", 3)
    play(position, "give hind")
    assert (phase(position), position.actor()) == ("acting", 0)
    play(position, "on")
    to_bidding(position)
    assert GAME.view(position, 0).step.pending == [1, 2, 3]


def test_unsold_token_and_status_go_back() -> None:
    """§5.6, E-58"""
    position = bidding()
    bag = list(position.bag)
    run(position, "buying_cards")
    assert sum(position.bag) == sum(bag) + 1
    card = GAME.view(position, None).status_cards[-1]
    assert (card.cost, card.place) == (400, position.status_size)
    assert GAME.view(position, 0).offer.camel


def test_a_bid_has_no_ceiling_but_the_purse() -> None:
    """§5.1, E-45: who is richer is never shut out"""
    position = bidding()
    for seat in range(4):
        give(position, seat, gold=9000)
    assert legal(position) == ["pass", *(f"bid {amount}" for amount in range(10, 9010, 10))]
    play(position, "bid 5000")
    assert legal(position)[:2] == ["pass", "bid 5010"]
    play(position, "bid 9000")
    assert legal(position) == ["pass"]
    refusal = GAME.why_not(position, GAME.number(Bid(9010)))
    assert refusal is not None
    assert (refusal.reason, refusal.about) == ("bid_too_high", {"most": 9000})


def test_there_is_a_bid_for_every_purse_that_a_game_can_bring() -> None:
    """§5.1, E-45: a caravan in every one of 100 turns, the dearest spices, Adara, and what cards can add"""
    brought = [spaces * gold for spaces, gold in zip(c.TRACK_SPACES, c.TRACK_INCOME, strict=True)]
    alone = max(gold - price for gold, price in zip(brought, c.PRICES[: c.TRACKS], strict=True))
    with_adara = max(gold - price for gold, price in zip(brought, c.ADARA_PRICES, strict=True)) - c.UPKEEP
    spices = max(get_args(get_type_hints(EmiraOptions)["base_income"])) + c.BLACK_BONUS
    fast_and_slow = 4 * c.TRACK_INCOME[c.LARGE_FAST] + 4 * c.TRACK_INCOME[c.LARGE_SLOW]
    cards = c.COPIES * ((spices + fast_and_slow) // 5 + c.TRACK_INCOME[c.LARGE_FAST])
    greens_camel = c.CAMEL_RATES[c.HIGHEST_RATE]
    most = c.START_GOLD + LATEST_TURN * (spices + max(alone, with_adara)) + cards + greens_camel
    assert most <= c.MOST_BID == c.BIDS * c.BID_STEP


def test_the_highest_bid_of_all_is_made_told_and_paid() -> None:
    """§5.1, E-45"""
    position = bidding()
    give(position, 0, gold=c.MOST_BID)
    assert legal(position)[-1] == f"bid {c.MOST_BID}"
    told = play(position, f"bid {c.MOST_BID}", "pass", "pass", "pass")
    assert AuctionWon(0, c.MOST_BID, c.MOST_BID) in told
    assert position.gold[0] == 0
