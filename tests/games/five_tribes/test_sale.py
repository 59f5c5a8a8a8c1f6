"""§3.7 The sale: suits of different goods, by their size."""

from __future__ import annotations

from caravanserai.games.five_tribes.events import GoodWithdrawn
from caravanserai.games.five_tribes.game import GAME
from caravanserai.games.five_tribes.names import GOODS
from caravanserai.games.five_tribes.table.moves import GoOn
from tests.games.five_tribes.table import deal, endow, hand, hold, legal, phase, play, refused, table


def test_a_suit_is_sold_by_its_size() -> None:
    """§3.7: 13 for four, 1 for one"""
    position = table(2, {"a1": "V", "b1": "V"}, row="")
    deal(position, 0, "fish fish wheat silk ivory fakir")
    play(position, "pick a1", "drop b1 V", "offer ivory", "offer silk", "offer fish", "offer wheat")
    assert refused(position, "on") == "must_sell"
    assert refused(position, "offer ivory") == "once_a_suit"
    play(position, "sell")
    assert position.gold[0] == 63
    assert hand(position, 0) == {"fish": 1, "fakir": 1}
    assert position.discard_size == 4
    play(position, "offer fish", "sell")
    assert position.gold[0] == 64


def test_goods_join_a_suit_in_any_order() -> None:
    """§3.7"""
    position = table(2, {"a1": "V", "b1": "V"}, row="")
    deal(position, 0, "fish silk ivory")
    play(position, "pick a1", "drop b1 V", "offer fish")
    assert legal(position) == ["offer ivory", "offer silk", "sell", "withdraw fish"]
    play(position, "offer ivory", "offer silk", "sell")
    assert position.gold[0] == 57


def test_a_good_is_taken_back_before_the_suit_is_sold() -> None:
    """§3.7 It stays in hand, and can be offered again."""
    position = table(2, {"a1": "V", "b1": "V"}, row="")
    deal(position, 0, "fish silk")
    told = play(position, "pick a1", "drop b1 V", "offer fish", "offer silk", "withdraw fish")
    assert GoodWithdrawn(0, "fish") in told
    assert position.offered == 1 << GOODS.index("silk")
    assert refused(position, "withdraw fish") == "not_offered"
    play(position, "sell")
    assert (position.gold[0], hand(position, 0)) == (51, {"fish": 1})
    play(position, "offer fish", "withdraw fish")
    assert legal(position) == ["on", "offer fish"]
    assert hand(position, 0) == {"fish": 1}


def test_whoever_takes_all_goods_back_may_use_powers_and_go_on() -> None:
    """§3.7 and §5"""
    position = table(2, {"a1": "V", "b1": "V"}, {"d4": "oasis"}, row="")
    endow(position, 0, "enki")
    hold(position, 0, elders=1)
    deal(position, 0, "silk")
    play(position, "pick a1", "drop b1 V", "on", "offer silk")
    assert (refused(position, "on"), refused(position, "power enki elder")) == ("must_sell", "must_sell")
    play(position, "withdraw silk")
    assert legal(position) == ["power enki elder", "on", "offer silk"]


def test_fakirs_are_no_goods() -> None:
    """§3.7"""
    position = table(2, {"a1": "V", "b1": "V"}, row="")
    deal(position, 0, "fakir")
    play(position, "pick a1", "drop b1 V")
    assert refused(position, "sell") == "nothing_offered"
    assert refused(position, "offer silk") == "not_held"
    assert legal(position) == ["on"]


def test_who_holds_only_fakirs_ends_the_turn_as_a_matter_of_form() -> None:
    """§3.7: that there is nothing to sell is secret; but a suit that was put together is sold by whoever did so"""
    position = table(2, {"a1": "V", "b1": "V"}, row="")
    deal(position, 0, "fakir")
    play(position, "pick a1", "drop b1 V")
    assert GAME.only_answer(position) == GAME.number(GoOn())
    position = table(2, {"a1": "V", "b1": "V"}, row="")
    deal(position, 0, "fish")
    play(position, "pick a1", "drop b1 V")
    assert GAME.only_answer(position) is None
    play(position, "offer fish")
    assert (legal(position), GAME.only_answer(position)) == (["sell", "withdraw fish"], None)


def test_each_size_of_a_suit_has_its_price() -> None:
    """§3.7: 1, 3, 7, 13, 21, 30, 40, 50 and 60 for nine different goods."""
    for size, price in enumerate((1, 3, 7, 13, 21, 30, 40, 50, 60), start=1):
        position = table(2, {"a1": "V", "b1": "V"}, row="")
        deal(position, 0, " ".join(GOODS[:size]))
        play(position, "pick a1", "drop b1 V", *(f"offer {good}" for good in GOODS[:size]), "sell")
        assert position.gold[0] == 50 + price


def test_nobody_has_to_sell() -> None:
    """§3.7"""
    position = table(2, {"a1": "V", "b1": "V"}, row="")
    deal(position, 0, "silk")
    play(position, "pick a1", "drop b1 V")
    assert phase(position) == "ending"
    play(position, "on")
    assert (hand(position, 0), position.gold[0]) == ({"silk": 1}, 50)
