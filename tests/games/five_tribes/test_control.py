"""§3.4 Control: the last tribe is taken, and an empty tile gets a camel."""

from __future__ import annotations

from tests.games.five_tribes.table import on, owner, play, table


def test_all_of_the_tribe_are_taken_and_the_others_stay() -> None:
    """§3.4"""
    position = table(2, {"a1": "V", "b1": "VVB"})
    play(position, "pick a1", "drop b1 V")
    assert position.viziers[0] == 3
    assert on(position, "b1") == "B"
    assert owner(position, "b1") is None


def test_an_empty_tile_is_taken_with_a_camel() -> None:
    """§3.4"""
    position = table(2, {"a1": "E", "b1": "EE"})
    play(position, "pick a1", "drop b1 E")
    assert position.elders[0] == 3
    assert owner(position, "b1") == 0
    assert position.camels[0] == 10


def test_a_tile_with_a_camel_never_changes_hands() -> None:
    """§3.4"""
    position = table(2, {"a1": "E", "b1": "E"}, camels={"b1": 1})
    play(position, "pick a1", "drop b1 E")
    assert owner(position, "b1") == 1
    assert position.elders[0] == 2


def test_without_a_camel_the_tile_stays_neutral() -> None:
    """§3.4"""
    position = table(2, {"a1": "E", "b1": "E"})
    position.camels = [0, 11, 0, 0]
    play(position, "pick a1", "drop b1 E")
    assert owner(position, "b1") is None


def test_the_last_camel_makes_it_the_last_round() -> None:
    """§3.4 and §4"""
    position = table(2, {"a1": "E", "b1": "E"})
    position.camels = [1, 11, 0, 0]
    play(position, "pick a1", "drop b1 E")
    assert position.last_round
