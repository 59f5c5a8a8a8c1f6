"""§3.6 The tile's action, §3.7 the sale, and §3.8 the end of a round."""

from __future__ import annotations

import pytest

from caravanserai.games.five_tribes import components as c
from caravanserai.games.five_tribes.engine import Position
from caravanserai.games.five_tribes.names import DJINNS
from tests.games.five_tribes.table import deal, endow, hand, hold, legal, palaces, palms, phase, play, refused, table


def after_viziers(design: str, **more: object) -> Position:
    """A move has just ended on b1, with viziers taken there."""
    position = table(2, {"a1": "V", "b1": "V"}, {"b1": design}, **more)  # type: ignore[arg-type]
    play(position, "pick a1", "drop b1 V")
    return position


def test_an_oasis_gets_a_palm_whosever_it_is() -> None:
    """F31"""
    position = table(2, {"a1": "V", "b1": "V"}, {"b1": "oasis"}, {"b1": 1})
    play(position, "pick a1", "drop b1 V")
    assert palms(position, "b1") == 1
    assert position.palms_left == 11


def test_without_a_palm_the_oasis_is_skipped() -> None:
    """F32"""
    position = table(2, {"a1": "V", "b1": "V"}, {"b1": "oasis"})
    position.palms_left = 0
    play(position, "pick a1", "drop b1 V")
    assert palms(position, "b1") == 0


def test_a_village_gets_a_palace() -> None:
    assert palaces(after_viziers("village"), "b1") == 1


def test_a_small_market_sells_one_of_the_first_three() -> None:
    """F34"""
    position = after_viziers("small_market", row="ivory silk wheat fish")
    assert legal(position) == ["card 1", "card 2", "card 3", "on"]
    play(position, "card 2")
    assert hand(position, 0) == {"silk": 1}
    assert position.gold[0] == 47
    assert phase(position) == "ending"


def test_too_little_gold_for_a_market() -> None:
    position = table(2, {"a1": "V", "b1": "V"}, {"b1": "large_market"})
    hold(position, 0, gold=5)
    play(position, "pick a1", "drop b1 V")
    assert refused(position, "card 1") == "too_dear"
    assert legal(position) == ["on"]


def test_a_large_market_sells_two_of_the_first_six_for_one_price() -> None:
    position = after_viziers("large_market", row="ivory silk wheat fish papyrus spice jewels")
    assert refused(position, "card 7") == "not_on_sale"
    play(position, "card 6")
    assert legal(position) == ["card 1", "card 2", "card 3", "card 4", "card 5"]
    play(position, "card 1")
    assert hand(position, 0) == {"spice": 1, "ivory": 1}
    assert position.gold[0] == 44


def test_a_single_card_of_a_large_market_costs_as_much() -> None:
    """F35"""
    position = after_viziers("large_market", row="ivory")
    play(position, "card 1")
    assert position.gold[0] == 44
    assert phase(position) == "ending"


def test_a_djinn_for_two_elders_or_an_elder_and_a_fakir() -> None:
    position = table(2, {"a1": "V", "b1": "V"}, {"b1": "sacred_6"}, djinn_row="enki sloar leta")
    hold(position, 0, elders=2)
    deal(position, 0, "fakir")
    play(position, "pick a1", "drop b1 V")
    assert {"djinn 1 elder", "djinn 1 fakir", "djinn 3 fakir", "on"} <= set(legal(position))
    play(position, "djinn 2 fakir")
    assert position.djinns[0] == 1 << c.SLOAR
    assert position.elders[0] == 1
    assert position.bag[c.ELDER] == 19
    assert [DJINNS[djinn] for djinn in position.djinn_row[:2]] == ["enki", "leta"]


def test_fakirs_alone_buy_no_djinn() -> None:
    """F37"""
    position = table(2, {"a1": "V", "b1": "V"}, {"b1": "sacred_6"})
    deal(position, 0, "fakir fakir")
    told = play(position, "pick a1", "drop b1 V")
    assert phase(position) == "ending"
    assert told


def test_a_suit_is_sold_by_its_size() -> None:
    """F38"""
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


def test_fakirs_are_no_goods() -> None:
    position = table(2, {"a1": "V", "b1": "V"}, row="")
    deal(position, 0, "fakir")
    play(position, "pick a1", "drop b1 V")
    assert refused(position, "sell") == "nothing_offered"
    assert refused(position, "offer silk") == "not_held"
    assert legal(position) == ["on"]


def end_of_round(row: str, pile: str, discard: str) -> Position:
    """The last marker of a round is about to end its turn."""
    position = table(3, {"a1": "V", "b1": "V", "f5": "VV", "e5": "V"}, row=row)
    position.spots = [c.NOBODY] * c.SPOTS
    position.returned = [1, 2, 0, c.NOBODY]
    position.returned_count = 3
    position.pile = [pile.split().count(name) for name in KINDS]
    position.pile_size = sum(position.pile)
    position.discard = [discard.split().count(name) for name in KINDS]
    position.discard_size = sum(position.discard)
    return position


KINDS = ("ivory", "jewels", "gold", "papyrus", "silk", "spice", "fish", "wheat", "pottery", "fakir")


def test_an_empty_pile_is_made_of_the_discards_and_fewer_cards_may_lie_open() -> None:
    """F59"""
    position = end_of_round("silk silk silk silk", "", "fish fish ivory")
    play(position, "pick a1", "drop b1 V", "on")
    assert phase(position) == "filling_resources"
    play(position, "resource fish", "resource ivory", "resource fish")
    assert position.row_count == 7
    assert phase(position) == "bidding"
    assert position.round == 2


def test_the_order_of_play_is_the_next_order_of_bidding() -> None:
    position = end_of_round("silk " * 9, "fish", "")
    play(position, "pick a1", "drop b1 V", "on")
    assert position.bid_order[:3] == [1, 2, 0]
    assert position.turn == 1


@pytest.mark.parametrize("djinn", ["hagis", "bouraq hagis"])
def test_hagis_moves_a_palace_beside(djinn: str) -> None:
    position = table(2, {"b2": "V", "c2": "V"}, {"c2": "village"})
    endow(position, 0, djinn)
    hold(position, 0, elders=2)
    play(position, "pick b2", "drop c2 V", *(["on"] if "bouraq" in djinn else []))
    assert legal(position) == ["power hagis elder", "place"]
    play(position, "power hagis elder")
    assert len(legal(position)) == 8
    assert refused(position, "aim c2") == "no_target"
    play(position, "aim d3")
    assert palaces(position, "d3") == 1
    assert palaces(position, "c2") == 0


def test_lamia_moves_a_palm_beside() -> None:
    position = table(2, {"b1": "V", "a1": "V"}, {"a1": "oasis"})
    endow(position, 0, "lamia")
    deal(position, 0, "fakir")
    play(position, "pick b1", "drop a1 V", "power lamia fakir", "aim b2")
    assert palms(position, "b2") == 1
