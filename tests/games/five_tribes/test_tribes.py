"""§3.5 The tribes' actions: position, move, position."""

from __future__ import annotations

from caravanserai.games.five_tribes.game import GAME
from tests.games.five_tribes.laid import NEXT, START, TWO, lay, line

BLUE = "b2[sacred_6] c2[village] d3[sacred_10]"
"""c3, if it is blue too, has three blue neighbours, one of them diagonal."""


def test_merchants_take_the_first_cards_in_order() -> None:
    """§3.5"""
    table = lay(f"{START} a1[M] b1[MM] row[ivory silk fakir wheat fish]")
    table.play("pick a1", "drop b1 M")
    after = "row[wheat fish] seat0[hand=ivory,silk,fakir] end_tile=b1 tribe=merchant taken=3"
    assert table.now == line(f"{TWO} phase=tile_action b1[@0] {after}")
    assert table.acts == 0


def test_merchants_take_what_there_is() -> None:
    """§3.5"""
    table = lay(f"{START} a1[M] b1[MM] row[ivory]")
    table.play("pick a1", "drop b1 M")
    after = "seat0[hand=ivory] end_tile=b1 tribe=merchant taken=3"
    assert table.now == line(f"{TWO} phase=ending b1[@0] {after}")


def test_builders_are_paid_by_the_blue_tiles_around() -> None:
    """§3.5: two builders, and four blue tiles with their own, on which a palace is built."""
    table = lay(f"{START} b3[B] c3[B village] {BLUE}")
    table.play("pick b3", "drop c3 B")
    assert table.now == line(f"{NEXT} c3[village @0 palace] {BLUE} seat0[gold=58]")


def test_fakirs_build_too() -> None:
    """§3.5"""
    table = lay(f"{START} b3[B] c3[B village] {BLUE} seat0[hand=fakir*2,silk]")
    assert table.refuses("build 3") == "now_starting"
    table.play("pick b3", "drop c3 B")
    assert table.options == ["build 0", "build 1", "build 2"]
    table.play("build 2")
    after = "discard[fakir*2] seat0[gold=66 hand=silk] end_tile=c3 tribe=builder taken=2"
    assert table.now == line(f"{TWO} phase=ending c3[village @0 palace] {BLUE} {after}")


def test_who_has_cards_but_no_fakirs_builds_without_as_a_matter_of_form() -> None:
    """§3.5: whether there are fakirs among the cards is secret"""
    table = lay(f"{START} b3[B] c3[B village] {BLUE} seat0[hand=silk]")
    table.play("pick b3", "drop c3 B")
    assert (table.asks, table.options) == ("building", ["build 0"])
    assert GAME.only_answer(table.position) == table.position.legal_moves()[0]


def test_echidna_doubles_all_of_it() -> None:
    """§3.5 and §5: three builders, four tiles, twice, for two elders"""
    table = lay(f"{START} b3[B] c3[BB village] {BLUE} seat0[elders=2 hand=silk djinns=echidna]")
    table.play("pick b3", "drop c3 B", "power echidna elder", "build 0")
    seat = "seat0[gold=74 hand=silk djinns=echidna used=echidna]"
    after = "end_tile=c3 tribe=builder taken=3 doubled=yes"
    assert table.now == line(f"{TWO} phase=ending c3[village @0 palace] {BLUE} {seat} {after}")


def test_assassins_reach_as_far_as_they_are_many() -> None:
    """§3.5"""
    table = lay(f"{START} a1[A] b1[A] e1[V] a3[E] seat0[hand=silk]")
    table.play("pick a1", "drop b1 A")
    assert table.refuses("kill e1 V") == "too_far"
    assert "kill a3 E" not in table.options


def test_a_fakir_lets_them_reach_farther() -> None:
    """§3.5"""
    table = lay(f"{START} a1[A] b1[A] e1[V] seat0[hand=fakir]")
    table.play("pick a1", "drop b1 A", "kill e1 V")
    assert table.now == line(f"{NEXT} b1[@0] e1[@0] discard[fakir]")


def test_a_tile_that_a_kill_empties_is_taken_without_its_action() -> None:
    """§3.5: no palm for the oasis"""
    table = lay(f"{START} a1[A] b1[A] c1[V oasis]")
    table.play("pick a1", "drop b1 A", "kill c1 V")
    assert table.now == line(f"{NEXT} b1[@0] c1[oasis @0]")


def test_the_own_tile_comes_first_for_the_last_camel() -> None:
    """§3.5 and §3.4"""
    taken = " ".join(f"{tile}[@0]" for tile in ["a3", "b3", "c3", "d3", "e3", "f3", "a4", "b4", "c4", "d4"])
    table = lay(f"{START} a1[A] b1[A] c1[V] {taken}")
    table.play("pick a1", "drop b1 A", "kill c1 V")
    assert "b1[small_market @0]" in table.now
    assert "c1[small_market]" in table.now


def test_a_kill_in_front_of_an_opponent_needs_no_reach() -> None:
    """§3.5"""
    table = lay(f"{START} a1[A] b1[A] seat1[viziers=2 elders=1]")
    table.play("pick a1", "drop b1 A")
    assert table.refuses("kill seat 0 V") == "own_people"
    table.play("kill seat 1 V")
    assert table.now == line(f"{NEXT} b1[@0] seat1[viziers=1 elders=1]")


def test_boaz_protects() -> None:
    """§5"""
    table = lay(f"{START} a1[A] b1[A] c1[V] seat1[viziers=2 djinns=boaz]")
    table.play("pick a1", "drop b1 A")
    assert table.refuses("kill seat 1 V") == "protected"
    assert table.options == ["kill c1 V"]


def test_a_kill_is_compulsory_but_fakirs_are_not() -> None:
    """§3.5, Q7"""
    near = lay(f"{START} a1[A] b1[A] c1[V] seat0[hand=fakir]")
    near.play("pick a1", "drop b1 A")
    assert near.refuses("spare") == "must_kill"
    far = lay(f"{START} a1[A] b1[A] e1[V] seat0[hand=fakir]")
    far.play("pick a1", "drop b1 A")
    assert far.options == ["kill e1 V", "spare"]
    far.play("spare")
    after = "seat0[hand=fakir] end_tile=b1 tribe=assassin taken=2"
    assert far.now == line(f"{TWO} phase=ending b1[@0] e1[V] {after}")


def test_nobody_in_reach_is_no_question() -> None:
    """§3.5"""
    table = lay(f"{START} a1[A] b1[A]")
    told = table.play("pick a1", "drop b1 A")
    assert [event for event in told if type(event).__name__ == "NobodyKilled"]
    assert table.now == line(f"{NEXT} b1[@0]")


def test_the_last_tile_itself_is_in_reach() -> None:
    """§3.5, Q7"""
    table = lay(f"{START} a1[A] b1[AV]")
    table.play("pick a1", "drop b1 A", "kill b1 V")
    assert table.now == line(f"{NEXT} b1[@0]")


def test_ibus_kills_two_in_one_place_and_nekir_is_paid_once() -> None:
    """§5"""
    table = lay(f"{START} a1[A] b1[A] c1[VEM] seat0[elders=1 djinns=ibus] seat1[viziers=1 djinns=nekir]")
    table.play("pick a1", "drop b1 A", "power ibus elder", "kill c1 V")
    assert table.asks == "killing_again"
    assert table.refuses("kill seat 1 V") == "same_place_again"
    table.play("kill c1 M")
    assert table.now == line(f"{NEXT} b1[@0] c1[E] seat0[djinns=ibus] seat1[gold=52 viziers=1 djinns=nekir]")


def test_ibus_with_one_victim_kills_one() -> None:
    """§5"""
    table = lay(f"{START} a1[A] b1[A] c1[V] seat0[elders=1 djinns=ibus]")
    table.play("pick a1", "drop b1 A", "power ibus elder", "kill c1 V")
    assert table.now == line(f"{NEXT} b1[@0] c1[@0] seat0[djinns=ibus]")


def test_kandicha_keeps_elders_and_viziers() -> None:
    """§5"""
    table = lay(f"{START} a1[A] b1[A] seat0[djinns=kandicha] seat1[elders=2]")
    table.play("pick a1", "drop b1 A", "kill seat 1 E")
    assert table.now == line(f"{NEXT} b1[@0] seat0[elders=1 djinns=kandicha] seat1[elders=1]")


def test_kandicha_draws_for_a_merchant_and_builds_for_a_builder() -> None:
    """§5"""
    villages = "c2[village] d1[village]"
    table = lay(f"{START} a1[A] b1[A] c1[MB] {villages} seat0[elders=1 djinns=ibus,kandicha]")
    table.play("pick a1", "drop b1 A", "power ibus elder", "kill c1 M", "kill c1 B")
    assert (table.acts, table.asks) == ("chance", "drawing_card")
    table.play("resource silk")
    seat = "seat0[gold=52 hand=silk djinns=ibus,kandicha used=ibus]"
    after = "end_tile=b1 tribe=assassin taken=2"
    assert table.now == line(f"{TWO} phase=ending b1[@0] c1[@0] {villages} {seat} {after}")
