"""§5 Djinns: what their powers cost, when they can be used, and what comes of it."""

from __future__ import annotations

from caravanserai.games.five_tribes import components as c
from caravanserai.games.five_tribes.events import Reshuffled
from caravanserai.games.five_tribes.names import DJINNS
from tests.games.five_tribes.table import (
    claim,
    deal,
    endow,
    hand,
    hold,
    legal,
    on,
    owner,
    palaces,
    palms,
    phase,
    play,
    refused,
    table,
)

TWO_MOVES = {"a1": "V", "b1": "V", "e5": "E", "f5": "E"}


def test_a_power_is_used_once_and_paid_with_an_elder_or_a_fakir() -> None:
    """§5"""
    position = table(2, TWO_MOVES, {"c3": "village", "d3": "village"})
    endow(position, 0, "bouraq")
    hold(position, 0, elders=1)
    deal(position, 0, "fakir")
    assert {"power bouraq elder", "power bouraq fakir"} <= set(legal(position))
    play(position, "power bouraq fakir", "aim c3")
    assert palaces(position, "c3") == 1
    assert hand(position, 0) == {}
    assert refused(position, "power bouraq elder") == "power_used"


def test_bouraq_and_monkir_of_one_player() -> None:
    """§5"""
    position = table(2, TWO_MOVES, {"c3": "village"})
    endow(position, 0, "bouraq monkir")
    hold(position, 0, elders=1)
    play(position, "power bouraq elder")
    assert legal(position) == ["aim c3"]
    play(position, "aim c3")
    assert position.gold[0] == 51


def test_monkir_of_an_opponent_gets_two() -> None:
    """§5"""
    position = table(2, {"a1": "V", "b1": "V"}, {"b1": "village"})
    endow(position, 1, "monkir")
    play(position, "pick a1", "drop b1 V")
    assert position.gold[1] == 52


def test_enki_puts_a_palm_on_any_oasis() -> None:
    """§5"""
    position = table(2, TWO_MOVES, {"d4": "oasis"})
    endow(position, 0, "enki")
    hold(position, 0, elders=1)
    play(position, "power enki elder", "aim d4")
    assert palms(position, "d4") == 1


def test_leta_needs_an_empty_tile_and_utug_one_with_meeples_only() -> None:
    """§5"""
    position = table(2, TWO_MOVES, camels={"c3": 1, "a1": 1})
    endow(position, 0, "leta utug")
    hold(position, 0, elders=4)
    play(position, "power utug elder")
    assert refused(position, "aim a1") == "no_target"
    assert legal(position) == ["aim b1", "aim e5", "aim f5"]
    play(position, "aim e5")
    assert owner(position, "e5") == 0
    assert on(position, "e5") == "E"
    play(position, "power leta elder")
    assert refused(position, "aim c3") == "no_target"
    assert refused(position, "aim b1") == "no_target"
    play(position, "aim d3")
    assert owner(position, "d3") == 0
    assert position.elders[0] == 0


def test_an_elder_of_two_can_be_a_fakir_but_not_both() -> None:
    """§5"""
    position = table(2, TWO_MOVES)
    endow(position, 0, "leta")
    deal(position, 0, "fakir fakir")
    assert refused(position, "power leta fakir") == "cannot_pay"
    hold(position, 0, elders=1)
    assert "power leta fakir" in legal(position)
    assert "power leta elder" not in legal(position)


def test_anun_nak_draws_what_the_bag_has() -> None:
    """§5"""
    position = table(2, TWO_MOVES)
    endow(position, 0, "anun_nak")
    hold(position, 0, elders=1)
    position.bag, position.bag_size = [0, 1, 0, 1, 0], 2
    play(position, "power anun_nak fakir" if "power anun_nak fakir" in legal(position) else "power anun_nak elder", "aim c3")
    assert phase(position) == "drawing_meeples"
    assert all(len(move.split()[1]) == 3 or "E" in move or "B" in move for move in legal(position))


def test_anun_nak_fills_an_empty_tile_and_makes_moves_possible() -> None:
    """§5"""
    position = table(2, {"a1": "V"})
    endow(position, 0, "anun_nak")
    hold(position, 0, elders=1)
    assert legal(position) == ["power anun_nak elder", "on"]
    play(position, "power anun_nak elder", "aim b1", "meeples VVE")
    assert on(position, "b1") == "VVE"
    assert "pick a1" in legal(position)
    assert refused(position, "on") == "must_move"
    assert not position.last_round


def test_sibittis_draws_three_and_keeps_one() -> None:
    """§5"""
    position = table(2, TWO_MOVES, djinn_row="marid monkir nekir")
    endow(position, 0, "sibittis baal")
    hold(position, 0, elders=2)
    play(position, "power sibittis elder", "summon boaz", "summon enki", "summon leta")
    assert legal(position) == ["keep boaz", "keep enki", "keep leta"]
    play(position, "keep enki")
    assert position.djinns[0] >> c.ENKI & 1
    assert position.djinn_discard == 1 << c.BOAZ | 1 << c.LETA
    assert position.gold[0] == 51


def test_the_djinns_that_sibittis_discards_are_in_the_next_shuffle() -> None:
    """§5 and §3.8 An empty pile is shuffled when a djinn is needed, not when the last one is drawn."""
    position = table(2, TWO_MOVES)
    endow(position, 0, "sibittis")
    hold(position, 0, elders=2)
    drawn = 1 << c.BOAZ | 1 << c.ENKI | 1 << c.LETA
    position.djinn_pile, position.djinn_discard = drawn, 1 << c.UTUG
    told = play(position, "power sibittis elder", "summon boaz", "summon enki", "summon leta")
    assert Reshuffled("djinns") not in told
    play(position, "keep enki")
    assert (position.djinn_pile, position.djinn_discard) == (0, 1 << c.BOAZ | 1 << c.LETA | 1 << c.UTUG)


def test_sibittis_shuffles_in_between_if_the_pile_is_too_small() -> None:
    """§5 and §3.8"""
    position = table(2, TWO_MOVES)
    endow(position, 0, "sibittis")
    hold(position, 0, elders=2)
    position.djinn_pile, position.djinn_discard = 1 << c.BOAZ, 1 << c.ENKI | 1 << c.UTUG | 1 << c.LETA
    assert Reshuffled("djinns") in play(position, "power sibittis elder", "summon boaz")
    assert legal(position) == ["summon enki", "summon leta", "summon utug"]
    play(position, "summon enki", "summon utug", "keep utug")
    assert (position.djinn_pile, position.djinn_discard) == (1 << c.LETA, 1 << c.BOAZ | 1 << c.ENKI)


def test_sloar_takes_the_top_card_and_shuffles_if_it_must() -> None:
    """§5 and §3.8"""
    position = table(2, TWO_MOVES)
    endow(position, 0, "sloar")
    deal(position, 0, "fakir")
    position.pile, position.pile_size = [0] * c.RESOURCES, 0
    position.discard, position.discard_size = [0, 0, 0, 0, 2, 0, 2, 0, 0, 0], 4
    play(position, "power sloar fakir", "resource silk")
    assert hand(position, 0) == {"silk": 1}
    assert position.discard_size + position.pile_size == 3 + 1


def test_baal_is_paid_for_djinns_but_not_for_itself() -> None:
    """§5"""
    position = table(2, {"a1": "V", "b1": "V"}, {"b1": "sacred_6"}, djinn_row="baal enki leta")
    hold(position, 0, elders=2)
    play(position, "pick a1", "drop b1 V", "djinn 1 elder")
    assert position.gold[0] == 50
    other = table(2, {"a1": "V", "b1": "V"}, {"b1": "sacred_6"}, djinn_row="enki leta sloar")
    endow(other, 1, "baal")
    hold(other, 0, elders=2)
    play(other, "pick a1", "drop b1 V", "djinn 1 elder")
    assert other.gold[1] == 52


def test_marid_is_paid_for_every_drop_on_a_tile_of_its_owner() -> None:
    """§5"""
    position = table(2, {"a1": "VEM", "d1": "M"})
    endow(position, 1, "marid")
    claim(position, "b1", 1)
    claim(position, "c1", 1)
    play(position, "pick a1", "drop b1 V", "drop c1 E", "drop d1 M")
    assert position.gold[1] == 54
    own = table(2, {"a1": "V", "b1": "V"}, camels={"b1": 0})
    endow(own, 0, "marid")
    play(own, "pick a1", "drop b1 V")
    assert own.gold[0] == 51


def test_a_djinn_can_be_used_as_soon_as_it_is_won() -> None:
    """§3.6 and §5"""
    position = table(2, {"a1": "V", "b1": "V"}, {"b1": "sacred_6", "c3": "oasis"}, djinn_row="enki leta sloar")
    hold(position, 0, elders=3)
    play(position, "pick a1", "drop b1 V", "djinn 1 elder")
    assert "power enki elder" in legal(position)


def test_powers_without_a_price_are_not_called_on() -> None:
    """§5"""
    position = table(2, TWO_MOVES)
    endow(position, 0, "marid")
    assert refused(position, "power marid elder") == "works_by_itself"
    assert refused(position, "power enki elder") == "not_your_djinn"


def test_a_power_that_can_do_nothing_is_not_offered() -> None:
    """§5"""
    position = table(2, TWO_MOVES, {"c3": "village"})
    endow(position, 0, "bouraq")
    hold(position, 0, elders=1)
    position.palaces_left = 0
    assert refused(position, "power bouraq elder") == "no_effect"


def test_once_a_round_where_the_table_says_so() -> None:
    """§5, Q1: `djinn_limit`"""
    for limit, used in (("activation", False), ("round", True)):
        position = table(
            2, {"a1": "V", "b1": "V", "e5": "E", "f5": "E", "d1": "M", "e1": "M"}, {"c3": "oasis"}, djinn_limit=limit
        )
        endow(position, 0, "enki")
        hold(position, 0, elders=3)
        play(position, "power enki elder", "aim c3", "pick a1", "drop b1 V", "on")
        while phase(position) in ("ending", "tile_action", "stealing"):
            play(position, "on")
        assert position.turn == 0
        assert bool(position.used[0]) == used


def test_every_djinn_is_known_by_name() -> None:
    """§5"""
    assert len(DJINNS) == c.DJINNS == 23
    assert sum(c.DJINN_POINTS[: c.BASE_DJINNS]) == 141
