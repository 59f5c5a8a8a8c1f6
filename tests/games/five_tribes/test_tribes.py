"""§3.5 The tribes' actions."""

from __future__ import annotations

from caravanserai.games.five_tribes import components as c
from caravanserai.games.five_tribes.game import GAME
from tests.games.five_tribes.table import deal, endow, hand, hold, legal, on, owner, phase, play, refused, table

BLUE = {"c3": "village", "b2": "sacred_6", "c2": "village", "d3": "sacred_10"}
"""c3 with three blue neighbours, one of them diagonal."""


def test_merchants_take_the_first_cards_in_order() -> None:
    """§3.5"""
    position = table(2, {"a1": "M", "b1": "MM"}, row="ivory silk fakir wheat fish")
    play(position, "pick a1", "drop b1 M")
    assert hand(position, 0) == {"ivory": 1, "silk": 1, "fakir": 1}
    assert position.row_count == 2
    assert position.bag[c.MERCHANT] == 18


def test_merchants_take_what_there_is() -> None:
    """§3.5"""
    position = table(2, {"a1": "M", "b1": "MM"}, row="ivory")
    play(position, "pick a1", "drop b1 M")
    assert hand(position, 0) == {"ivory": 1}


def test_builders_are_paid_by_the_blue_tiles_around() -> None:
    """§3.5"""
    position = table(2, {"b3": "B", "c3": "B"}, BLUE)
    play(position, "pick b3", "drop c3 B")
    assert position.gold[0] == 50 + 2 * 4
    assert position.bag[c.BUILDER] == 18


def test_fakirs_build_too() -> None:
    """§3.5"""
    position = table(2, {"b3": "B", "c3": "B"}, BLUE)
    deal(position, 0, "fakir fakir silk")
    play(position, "pick b3", "drop c3 B")
    assert legal(position) == ["build 0", "build 1", "build 2"]
    play(position, "build 2")
    assert position.gold[0] == 50 + 4 * 4
    assert hand(position, 0) == {"silk": 1}
    assert refused(table(2, {"a1": "V"}), "build 3") == "now_starting"


def test_who_has_cards_but_no_fakirs_builds_without_as_a_matter_of_form() -> None:
    """§3.5: whether there are fakirs among the cards is secret"""
    position = table(2, {"b3": "B", "c3": "B"}, BLUE)
    deal(position, 0, "silk")
    play(position, "pick b3", "drop c3 B")
    assert (phase(position), legal(position)) == ("building", ["build 0"])
    assert GAME.only_answer(position) == position.legal_moves()[0]


def test_echidna_doubles_all_of_it() -> None:
    """§3.5 and §5"""
    position = table(2, {"b3": "B", "c3": "BB"}, BLUE)
    endow(position, 0, "echidna")
    hold(position, 0, elders=2)
    deal(position, 0, "silk")
    play(position, "pick b3", "drop c3 B", "power echidna elder", "build 0")
    assert position.gold[0] == 50 + 24
    assert position.elders[0] == 0


def test_assassins_reach_as_far_as_they_are_many() -> None:
    """§3.5"""
    position = table(2, {"a1": "A", "b1": "A", "e1": "V", "a3": "E"})
    deal(position, 0, "silk")
    play(position, "pick a1", "drop b1 A")
    assert refused(position, "kill e1 V") == "too_far"
    assert "kill a3 E" not in legal(position)
    position = table(2, {"a1": "A", "b1": "A", "e1": "V"})
    deal(position, 0, "fakir")
    play(position, "pick a1", "drop b1 A", "kill e1 V")
    assert on(position, "e1") == ""
    assert hand(position, 0) == {}


def test_a_tile_that_a_kill_empties_is_taken_without_its_action() -> None:
    """§3.5"""
    position = table(2, {"a1": "A", "b1": "A", "c1": "V"}, {"c1": "oasis"})
    play(position, "pick a1", "drop b1 A", "kill c1 V")
    assert owner(position, "c1") == 0
    assert position.palms_left == 12
    assert owner(position, "b1") == 0


def test_the_own_tile_comes_first_for_the_last_camel() -> None:
    """§3.5 and §3.4"""
    position = table(2, {"a1": "A", "b1": "A", "c1": "V"})
    position.camels = [1, 11, 0, 0]
    play(position, "pick a1", "drop b1 A", "kill c1 V")
    assert owner(position, "b1") == 0
    assert owner(position, "c1") is None


def test_a_kill_in_front_of_an_opponent_needs_no_reach() -> None:
    """§3.5"""
    position = table(2, {"a1": "A", "b1": "A"})
    hold(position, 1, viziers=2, elders=1)
    play(position, "pick a1", "drop b1 A")
    assert refused(position, "kill seat 0 V") == "own_people"
    play(position, "kill seat 1 V")
    assert position.viziers[1] == 1
    assert position.bag[c.VIZIER] == 15


def test_boaz_protects() -> None:
    """§5"""
    position = table(2, {"a1": "A", "b1": "A", "c1": "V"})
    hold(position, 1, viziers=2)
    endow(position, 1, "boaz")
    play(position, "pick a1", "drop b1 A")
    assert refused(position, "kill seat 1 V") == "protected"
    assert legal(position) == ["kill c1 V"]


def test_a_kill_is_compulsory_but_fakirs_are_not() -> None:
    """§3.5, Q7"""
    near = table(2, {"a1": "A", "b1": "A", "c1": "V"})
    deal(near, 0, "fakir")
    play(near, "pick a1", "drop b1 A")
    assert refused(near, "spare") == "must_kill"
    far = table(2, {"a1": "A", "b1": "A", "e1": "V"})
    deal(far, 0, "fakir")
    play(far, "pick a1", "drop b1 A")
    assert legal(far) == ["kill e1 V", "spare"]
    play(far, "spare")
    assert on(far, "e1") == "V"


def test_nobody_in_reach_is_no_question() -> None:
    """§3.5"""
    position = table(2, {"a1": "A", "b1": "A", "f5": "V", "e5": "V"})
    told = play(position, "pick a1", "drop b1 A")
    assert [event for event in told if type(event).__name__ == "NobodyKilled"]


def test_the_last_tile_itself_is_in_reach() -> None:
    """§3.5, Q7"""
    position = table(2, {"a1": "A", "b1": "AV"})
    play(position, "pick a1", "drop b1 A", "kill b1 V")
    assert owner(position, "b1") == 0


def test_ibus_kills_two_in_one_place_and_nekir_is_paid_once() -> None:
    """§5"""
    position = table(2, {"a1": "A", "b1": "A", "c1": "VEM"})
    endow(position, 0, "ibus")
    endow(position, 1, "nekir")
    hold(position, 0, elders=1)
    hold(position, 1, viziers=1)
    play(position, "pick a1", "drop b1 A", "power ibus elder", "kill c1 V")
    assert phase(position) == "killing_again"
    assert refused(position, "kill seat 1 V") == "same_place_again"
    play(position, "kill c1 M")
    assert on(position, "c1") == "E"
    assert position.gold[1] == 52


def test_ibus_with_one_victim_kills_one() -> None:
    """§5"""
    position = table(2, {"a1": "A", "b1": "A", "c1": "V"})
    endow(position, 0, "ibus")
    hold(position, 0, elders=1)
    play(position, "pick a1", "drop b1 A", "power ibus elder", "kill c1 V")
    assert phase(position) != "killing_again"


def test_kandicha_keeps_elders_and_viziers() -> None:
    """§5"""
    position = table(2, {"a1": "A", "b1": "A"})
    endow(position, 0, "kandicha")
    hold(position, 1, elders=2)
    play(position, "pick a1", "drop b1 A", "kill seat 1 E")
    assert (position.elders[0], position.elders[1]) == (1, 1)


def test_kandicha_draws_for_a_merchant_and_builds_for_a_builder() -> None:
    """§5"""
    position = table(2, {"a1": "A", "b1": "A", "c1": "MB"}, {"c2": "village", "d1": "village"})
    endow(position, 0, "kandicha ibus")
    hold(position, 0, elders=1)
    play(position, "pick a1", "drop b1 A", "power ibus elder", "kill c1 M", "kill c1 B")
    assert phase(position) == "drawing_card"
    play(position, "resource silk")
    assert hand(position, 0) == {"silk": 1}
    assert position.gold[0] == 52
