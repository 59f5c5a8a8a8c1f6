"""§3.7 The sale: suits of different goods, by their size."""

from __future__ import annotations

from caravanserai.games.five_tribes.events import GoodWithdrawn
from caravanserai.games.five_tribes.game import GAME
from caravanserai.games.five_tribes.names import GOODS
from caravanserai.games.five_tribes.table.moves import GoOn
from tests.games.five_tribes.laid import NEXT, START, TWO, lay, line
from tests.games.laid import Laid

MOVES = ("pick a1", "drop b1 V")
BOARD = f"{TWO} b1[@0] end_tile=b1 taken=2"
"""The move is over, and its marker may sell."""


def selling(hand: str) -> Laid:
    """Seat 0, with these cards, has moved and may sell."""
    table = lay(f"{START} a1[V] b1[V] seat0[hand={hand}]")
    table.play(*MOVES)
    return table


def test_a_suit_is_sold_by_its_size() -> None:
    """§3.7: 13 for four, 1 for one"""
    table = selling("fish*2,wheat,silk,ivory,fakir")
    table.play("offer ivory", "offer silk", "offer fish", "offer wheat")
    assert table.refuses("on") == "must_sell"
    assert table.refuses("offer ivory") == "once_a_suit"
    table.play("sell")
    sold = "discard[ivory silk fish wheat] seat0[gold=63 viziers=2 hand=fish,fakir]"
    assert table.now == line(f"{BOARD} phase=ending {sold}")
    table.play("offer fish", "sell")
    sold = "discard[ivory silk fish*2 wheat] seat0[gold=64 viziers=2 hand=fakir]"
    assert table.now == line(f"{BOARD} phase=ending {sold}")


def test_goods_join_a_suit_in_any_order() -> None:
    """§3.7"""
    table = selling("fish,silk,ivory")
    table.play("offer fish")
    assert table.options == ["offer ivory", "offer silk", "sell", "withdraw fish"]
    table.play("offer ivory", "offer silk", "sell")
    assert table.now == line(f"{NEXT} b1[@0] discard[ivory silk fish] seat0[gold=57 viziers=2]")


def test_a_good_is_taken_back_before_the_suit_is_sold() -> None:
    """§3.7 It stays in hand, and can be offered again."""
    table = selling("fish,silk")
    assert GoodWithdrawn(0, "fish") in table.play("offer fish", "offer silk", "withdraw fish")
    assert table.now == line(f"{BOARD} phase=ending seat0[viziers=2 hand=fish,silk] offered=silk")
    assert table.refuses("withdraw fish") == "not_offered"
    table.play("sell")
    sold = "discard[silk] seat0[gold=51 viziers=2 hand=fish]"
    assert table.now == line(f"{BOARD} phase=ending {sold}")
    table.play("offer fish", "withdraw fish")
    assert table.options == ["on", "offer fish"]
    assert table.now == line(f"{BOARD} phase=ending {sold}")


def test_whoever_takes_all_goods_back_may_use_powers_and_go_on() -> None:
    """§3.7 and §5"""
    table = lay(f"{START} a1[V] b1[V] seat0[elders=1 hand=silk djinns=enki]")
    table.play(*MOVES, "on", "offer silk")
    assert (table.refuses("on"), table.refuses("power enki elder")) == ("must_sell", "must_sell")
    table.play("withdraw silk")
    assert table.options == ["power enki elder", "on", "offer silk"]


def test_fakirs_are_no_goods() -> None:
    """§3.7"""
    table = selling("fakir")
    assert table.refuses("sell") == "nothing_offered"
    assert table.refuses("offer silk") == "not_held"
    assert table.options == ["on"]


def test_who_holds_only_fakirs_ends_the_turn_as_a_matter_of_form() -> None:
    """§3.7: that there is nothing to sell is secret; but a suit that was put together is sold by whoever did so"""
    assert GAME.only_answer(selling("fakir").position) == GAME.number(GoOn())
    table = selling("fish")
    assert GAME.only_answer(table.position) is None
    table.play("offer fish")
    assert (table.options, GAME.only_answer(table.position)) == (["sell", "withdraw fish"], None)


def test_each_size_of_a_suit_has_its_price() -> None:
    """§3.7: 1, 3, 7, 13, 21, 30, 40, 50 and 60 for nine different goods."""
    for size, price in enumerate((1, 3, 7, 13, 21, 30, 40, 50, 60), start=1):
        goods = GOODS[:size]
        table = selling(",".join(goods))
        table.play(*(f"offer {good}" for good in goods), "sell")
        assert table.now == line(f"{NEXT} b1[@0] discard[{' '.join(goods)}] seat0[gold={50 + price} viziers=2]")


def test_nobody_has_to_sell() -> None:
    """§3.7"""
    table = selling("silk")
    assert table.now == line(f"{BOARD} phase=ending seat0[viziers=2 hand=silk]")
    table.play("on")
    assert table.now == line(f"{NEXT} b1[@0] seat0[gold=50 viziers=2 hand=silk]")
