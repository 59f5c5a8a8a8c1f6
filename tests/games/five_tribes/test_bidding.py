"""§3.1 Bidding."""

from __future__ import annotations

from tests.games.five_tribes.laid import lay, line

BOARD = "a1[VVV] f5[V] c3[E] d3[EE]"
"""The first of four markers is about to bid."""


def test_a_spot_is_paid_at_once_and_taken() -> None:
    """§3.1"""
    table = lay(BOARD)
    table.play("bid 8")
    assert table.now == line(f"{BOARD} track[. . . . . . 0] seat0[gold=42]")
    assert table.acts == 1
    assert table.refuses("bid 8") == "spot_taken"
    assert "bid 8" not in table.options


def test_the_last_to_come_to_the_zeros_plays_first_among_them() -> None:
    """§3.1 They are one place for three markers; the fourth must pay."""
    table = lay(BOARD)
    table.play("bid 0", "bid 0", "bid 0")
    assert table.refuses("bid 0") == "zeros_taken"
    assert table.now == line(f"{BOARD} track[0 1 2]")
    table.play("bid 1")
    assert table.now == line(f"{BOARD} phase=starting turn=3 turns=1 track[0 1 2] acted[3] seat3[gold=49]")
    assert table.acts == 3


def test_kumarbi_makes_a_bid_cheaper_by_spots() -> None:
    """§3.1, §5 and Q24: two spots below 12 is 5."""
    table = lay(f"{BOARD} seat0[hand=fakir*3 djinns=kumarbi]")
    assert "bid 12 with 2" in table.options
    table.play("bid 12 with 2")
    seat = "seat0[gold=45 hand=fakir djinns=kumarbi]"
    assert table.now == line(f"{BOARD} track[. . . . . . . 0] discard[fakir*2] {seat}")


def test_a_spot_that_is_taken_makes_a_bid_as_cheap_as_a_free_one() -> None:
    """§3.1, Q24 The price is read off the track, whoever stands there."""
    table = lay(f"{BOARD} track[. . . . . 0] seat1[hand=fakir djinns=kumarbi]")
    table.play("bid 8 with 1")
    assert table.now == line(f"{BOARD} track[. . . . . 0 1] discard[fakir] seat1[gold=45 djinns=kumarbi]")


def test_kumarbi_makes_a_bid_free_but_never_less() -> None:
    """§3.1, Q24"""
    table = lay(f"{BOARD} seat0[hand=fakir*7 djinns=kumarbi]")
    assert "bid 18 with 6" in table.options
    table.play("bid 18 with 6")
    seat = "seat0[gold=50 hand=fakir djinns=kumarbi]"
    assert table.now == line(f"{BOARD} track[. . . . . . . . 0] discard[fakir*6] {seat}")


def test_kumarbi_wastes_no_fakir() -> None:
    """§3.1, Q24"""
    bids = lay(f"{BOARD} seat0[hand=fakir*3 djinns=kumarbi]").options
    assert "bid 1 with 1" in bids
    assert not [bid for bid in bids if bid.startswith("bid 0 with")]


def test_fakirs_are_no_use_without_kumarbi() -> None:
    """§3.1"""
    assert lay(f"{BOARD} seat0[hand=fakir*2]").refuses("bid 12 with 2") == "needs_kumarbi"


def test_too_little_gold() -> None:
    """§3.1"""
    table = lay(f"{BOARD} seat0[gold=4]")
    assert table.refuses("bid 5") == "too_dear"
    assert "bid 3" in table.options


def test_whoever_can_pay_nothing_takes_the_cheapest_for_all_they_have() -> None:
    """§3.1, Q8"""
    table = lay(f"{BOARD} track[0 1 2] seat3[gold=0]")
    assert table.options == ["bid 1"]
    table.play("bid 1")
    assert table.now == line(f"{BOARD} phase=starting turn=3 turns=1 track[0 1 2] acted[3] seat3[gold=0]")
