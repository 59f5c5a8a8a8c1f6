"""§3.1 Bidding."""

from __future__ import annotations

from caravanserai.games.five_tribes import components as c
from tests.games.five_tribes.table import bidding, deal, endow, hand, hold, legal, play, refused


def test_a_spot_is_paid_at_once_and_taken() -> None:
    """§3.1"""
    position = bidding()
    play(position, "bid 8")
    assert position.gold[0] == 42
    assert position.turn == 1
    assert refused(position, "bid 8") == "spot_taken"
    assert "bid 8" not in legal(position)


def test_the_last_to_come_to_the_zeros_plays_first_among_them() -> None:
    """§3.1 They are one place for three markers; the fourth must pay."""
    position = bidding()
    play(position, "bid 0", "bid 0", "bid 0")
    assert refused(position, "bid 0") == "zeros_taken"
    assert position.spots[:3] == [0, 1, 2]
    play(position, "bid 1")
    assert position.turn == 3
    assert [seat for seat in reversed(position.spots) if seat >= 0] == [2, 1, 0]


def test_kumarbi_makes_a_bid_cheaper_by_spots() -> None:
    """§3.1, §5 and Q24: two spots below 12 is 5."""
    position = bidding()
    endow(position, 0, "kumarbi")
    deal(position, 0, "fakir fakir fakir")
    assert "bid 12 with 2" in legal(position)
    play(position, "bid 12 with 2")
    assert position.gold[0] == 45
    assert hand(position, 0) == {"fakir": 1}
    assert position.discard[c.FAKIR] == 2


def test_a_spot_that_is_taken_makes_a_bid_as_cheap_as_a_free_one() -> None:
    """§3.1, Q24 The price is read off the track, whoever stands there."""
    position = bidding()
    play(position, "bid 5")
    endow(position, 1, "kumarbi")
    deal(position, 1, "fakir")
    play(position, "bid 8 with 1")
    assert position.gold[1] == 45


def test_kumarbi_makes_a_bid_free_but_never_less() -> None:
    """§3.1, Q24"""
    position = bidding()
    endow(position, 0, "kumarbi")
    deal(position, 0, "fakir fakir fakir fakir fakir fakir fakir")
    assert "bid 18 with 6" in legal(position)
    play(position, "bid 18 with 6")
    assert (position.gold[0], hand(position, 0)) == (50, {"fakir": 1})


def test_kumarbi_wastes_no_fakir() -> None:
    """§3.1, Q24"""
    position = bidding()
    endow(position, 0, "kumarbi")
    deal(position, 0, "fakir fakir fakir")
    bids = legal(position)
    assert "bid 1 with 1" in bids
    assert not [bid for bid in bids if bid.startswith("bid 0 with")]


def test_fakirs_are_no_use_without_kumarbi() -> None:
    """§3.1"""
    position = bidding()
    deal(position, 0, "fakir fakir")
    assert refused(position, "bid 12 with 2") == "needs_kumarbi"


def test_too_little_gold() -> None:
    """§3.1"""
    position = bidding()
    hold(position, 0, gold=4)
    assert refused(position, "bid 5") == "too_dear"
    assert "bid 3" in legal(position)


def test_whoever_can_pay_nothing_takes_the_cheapest_for_all_they_have() -> None:
    """§3.1, Q8"""
    position = bidding()
    play(position, "bid 0", "bid 0", "bid 0")
    hold(position, 3, gold=0)
    assert legal(position) == ["bid 1"]
    play(position, "bid 1")
    assert position.gold[3] == 0
