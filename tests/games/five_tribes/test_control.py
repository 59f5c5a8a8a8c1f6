"""§3.4 Control: the last tribe is taken, and an empty tile gets a camel."""

from __future__ import annotations

from tests.games.five_tribes.laid import NEXT, START, lay, line

ROWS = " ".join(f"{column}{row}[@0]" for row in (3, 4) for column in "abcde")
"""Ten tiles of seat 0, who has eleven camels."""


def test_all_of_the_tribe_are_taken_and_the_others_stay() -> None:
    """§3.4"""
    table = lay(f"{START} a1[V] b1[VVB]")
    table.play("pick a1", "drop b1 V")
    assert table.now == line(f"{NEXT} b1[B] seat0[viziers=3]")


def test_an_empty_tile_is_taken_with_a_camel() -> None:
    """§3.4"""
    table = lay(f"{START} a1[E] b1[EE]")
    table.play("pick a1", "drop b1 E")
    assert table.now == line(f"{NEXT} b1[@0] seat0[elders=3]")


def test_a_tile_with_a_camel_never_changes_hands() -> None:
    """§3.4"""
    table = lay(f"{START} a1[E] b1[E @1]")
    table.play("pick a1", "drop b1 E")
    assert table.now == line(f"{NEXT} b1[@1] seat0[elders=2]")


def test_without_a_camel_the_tile_stays_neutral() -> None:
    """§3.4"""
    table = lay(f"{START} last_round=yes a1[E] b1[E] {ROWS} f4[@0]")
    table.play("pick a1", "drop b1 E")
    assert table.now == line(f"{NEXT} last_round=yes {ROWS} f4[@0] seat0[elders=2]")


def test_the_last_camel_makes_it_the_last_round() -> None:
    """§3.4 and §4"""
    table = lay(f"{START} a1[E] b1[E] {ROWS}")
    table.play("pick a1", "drop b1 E")
    assert table.now == line(f"{NEXT} last_round=yes b1[@0] {ROWS} seat0[elders=2]")
