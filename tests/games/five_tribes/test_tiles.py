"""§3.6 The tile's action."""

from __future__ import annotations

import pytest

from tests.games.five_tribes.laid import NEXT, START, TWO, lay, line
from tests.games.laid import Laid


def after_viziers(design: str, more: str = "") -> Laid:
    """A move has just ended on b1, with viziers taken there."""
    table = lay(f"{START} a1[V] b1[V {design}] {more}")
    table.play("pick a1", "drop b1 V")
    return table


def test_an_oasis_gets_a_palm_whosever_it_is() -> None:
    """§3.6"""
    table = lay(f"{START} a1[V] b1[V oasis @1]")
    table.play("pick a1", "drop b1 V")
    assert table.now == line(f"{NEXT} b1[oasis @1 palm] seat0[viziers=2]")


def test_without_a_palm_the_oasis_is_skipped() -> None:
    """§3.6"""
    table = after_viziers("oasis", "c5[palm*12]")
    assert table.now == line(f"{NEXT} b1[oasis @0] c5[palm*12] seat0[viziers=2]")


def test_a_village_gets_a_palace() -> None:
    """§3.6"""
    assert after_viziers("village").now == line(f"{NEXT} b1[village @0 palace] seat0[viziers=2]")


def test_a_small_market_sells_one_of_the_first_three() -> None:
    """§3.6"""
    table = after_viziers("small_market", "row[ivory silk wheat fish]")
    assert table.options == ["card 1", "card 2", "card 3", "on"]
    table.play("card 2")
    after = "row[ivory wheat fish] seat0[gold=47 viziers=2 hand=silk] end_tile=b1 taken=2"
    assert table.now == line(f"{TWO} phase=ending b1[@0] {after}")


def test_too_little_gold_for_a_market() -> None:
    """§3.6"""
    table = after_viziers("large_market", "row[ivory silk] seat0[gold=5]")
    assert table.refuses("card 1") == "too_dear"
    assert table.options == ["on"]


def test_a_large_market_sells_two_of_the_first_six_for_one_price() -> None:
    """§3.6"""
    table = after_viziers("large_market", "row[ivory silk wheat fish papyrus spice jewels]")
    assert table.refuses("card 7") == "not_on_sale"
    table.play("card 6")
    assert table.options == ["card 1", "card 2", "card 3", "card 4", "card 5"]
    table.play("card 1")
    after = "row[silk wheat fish papyrus jewels] seat0[gold=44 viziers=2 hand=ivory,spice] end_tile=b1 taken=2"
    assert table.now == line(f"{TWO} phase=ending b1[large_market @0] {after}")


def test_a_single_card_of_a_large_market_costs_as_much() -> None:
    """§3.6"""
    table = after_viziers("large_market", "row[ivory]")
    table.play("card 1")
    after = "seat0[gold=44 viziers=2 hand=ivory] end_tile=b1 taken=2"
    assert table.now == line(f"{TWO} phase=ending b1[large_market @0] {after}")


def test_a_djinn_for_two_elders_or_an_elder_and_a_fakir() -> None:
    """§3.6"""
    table = after_viziers("sacred_6", "djinns[enki sloar leta] seat0[elders=2 hand=fakir]")
    assert {"djinn 1 elder", "djinn 1 fakir", "djinn 3 fakir", "on"} <= set(table.options)
    table.play("djinn 2 fakir")
    seat = "seat0[viziers=2 elders=1 djinns=sloar]"
    assert table.now == line(f"{NEXT} b1[sacred_6 @0] djinns[enki leta] discard[fakir] {seat}")


def test_fakirs_alone_buy_no_djinn() -> None:
    """§3.6"""
    table = lay(f"{START} a1[V] b1[V sacred_6] djinns[enki sloar leta] seat0[hand=fakir*2]")
    assert table.play("pick a1", "drop b1 V")
    after = "djinns[enki sloar leta] seat0[viziers=2 hand=fakir*2] end_tile=b1 taken=2"
    assert table.now == line(f"{TWO} phase=ending b1[sacred_6 @0] {after}")


@pytest.mark.parametrize("djinns", ["hagis", "bouraq,hagis"])
def test_hagis_moves_a_palace_beside(djinns: str) -> None:
    """§5 and §3.6"""
    table = lay(f"{START} b2[V] c2[V village] seat0[elders=2 djinns={djinns}]")
    table.play("pick b2", "drop c2 V", *(["on"] if "bouraq" in djinns else []))
    assert table.options == ["power hagis elder", "place"]
    table.play("power hagis elder")
    assert len(table.options) == 8
    assert table.refuses("aim c2") == "no_target"
    table.play("aim d3")
    assert {"c2[village @0]", "d3[oasis palace]"} <= set(table.now)


def test_lamia_moves_a_palm_beside() -> None:
    """§5 and §3.6"""
    table = lay(f"{START} b1[V] a1[V oasis] seat0[hand=fakir djinns=lamia]")
    table.play("pick b1", "drop a1 V", "power lamia fakir", "aim b2")
    assert table.now == line(f"{NEXT} a1[oasis @0] b2[palm] discard[fakir] seat0[viziers=2 djinns=lamia]")
