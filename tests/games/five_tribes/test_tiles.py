"""§3.6 The tile's action."""

from __future__ import annotations

import pytest

from caravanserai.games.five_tribes import components as c
from caravanserai.games.five_tribes.engine import Position
from caravanserai.games.five_tribes.names import DJINNS, RESOURCES
from tests.games.five_tribes.table import deal, endow, hand, hold, legal, palaces, palms, phase, play, refused, table


def after_viziers(design: str, **more: object) -> Position:
    """A move has just ended on b1, with viziers taken there."""
    position = table(2, {"a1": "V", "b1": "V"}, {"b1": design}, **more)  # type: ignore[arg-type]
    play(position, "pick a1", "drop b1 V")
    return position


def test_an_oasis_gets_a_palm_whosever_it_is() -> None:
    """§3.6"""
    position = table(2, {"a1": "V", "b1": "V"}, {"b1": "oasis"}, {"b1": 1})
    play(position, "pick a1", "drop b1 V")
    assert palms(position, "b1") == 1
    assert position.palms_left == 11


def test_without_a_palm_the_oasis_is_skipped() -> None:
    """§3.6"""
    position = table(2, {"a1": "V", "b1": "V"}, {"b1": "oasis"})
    position.palms_left = 0
    play(position, "pick a1", "drop b1 V")
    assert palms(position, "b1") == 0


def test_a_village_gets_a_palace() -> None:
    """§3.6"""
    assert palaces(after_viziers("village"), "b1") == 1


def test_a_small_market_sells_one_of_the_first_three() -> None:
    """§3.6"""
    position = after_viziers("small_market", row="ivory silk wheat fish")
    assert legal(position) == ["card 1", "card 2", "card 3", "on"]
    play(position, "card 2")
    assert hand(position, 0) == {"silk": 1}
    assert [RESOURCES[kind] for kind in position.row[: position.row_count]] == ["ivory", "wheat", "fish"]
    assert position.gold[0] == 47
    assert phase(position) == "ending"


def test_too_little_gold_for_a_market() -> None:
    """§3.6"""
    position = table(2, {"a1": "V", "b1": "V"}, {"b1": "large_market"})
    hold(position, 0, gold=5)
    play(position, "pick a1", "drop b1 V")
    assert refused(position, "card 1") == "too_dear"
    assert legal(position) == ["on"]


def test_a_large_market_sells_two_of_the_first_six_for_one_price() -> None:
    """§3.6"""
    position = after_viziers("large_market", row="ivory silk wheat fish papyrus spice jewels")
    assert refused(position, "card 7") == "not_on_sale"
    play(position, "card 6")
    assert legal(position) == ["card 1", "card 2", "card 3", "card 4", "card 5"]
    play(position, "card 1")
    assert hand(position, 0) == {"spice": 1, "ivory": 1}
    assert position.gold[0] == 44


def test_a_single_card_of_a_large_market_costs_as_much() -> None:
    """§3.6"""
    position = after_viziers("large_market", row="ivory")
    play(position, "card 1")
    assert position.gold[0] == 44
    assert phase(position) == "ending"


def test_a_djinn_for_two_elders_or_an_elder_and_a_fakir() -> None:
    """§3.6"""
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
    """§3.6"""
    position = table(2, {"a1": "V", "b1": "V"}, {"b1": "sacred_6"})
    deal(position, 0, "fakir fakir")
    told = play(position, "pick a1", "drop b1 V")
    assert phase(position) == "ending"
    assert told


@pytest.mark.parametrize("djinn", ["hagis", "bouraq hagis"])
def test_hagis_moves_a_palace_beside(djinn: str) -> None:
    """§5 and §3.6"""
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
    """§5 and §3.6"""
    position = table(2, {"b1": "V", "a1": "V"}, {"a1": "oasis"})
    endow(position, 0, "lamia")
    deal(position, 0, "fakir")
    play(position, "pick b1", "drop a1 V", "power lamia fakir", "aim b2")
    assert palms(position, "b2") == 1
