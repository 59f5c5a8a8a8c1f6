"""§5 Djinns: what their powers cost, when they can be used, and what comes of it."""

from __future__ import annotations

from caravanserai.games.five_tribes import components as c
from caravanserai.games.five_tribes.events import Reshuffled
from caravanserai.games.five_tribes.names import DJINNS
from tests.games.five_tribes.laid import NEXT, START, TWO, djinns_but, lay, line

BEFORE = f"{START} a1[V] b1[V]"
"""There is a move in each of two corners, and none has been made."""
GOODS = "ivory*2,jewels*2,gold*2,papyrus*4,spice*4,fish*6,wheat*6,pottery*6"
"""All goods but silk."""


def test_a_power_is_used_once_and_paid_with_an_elder_or_a_fakir() -> None:
    """§5"""
    table = lay(f"{BEFORE} c3[village] d3[village] seat0[elders=1 hand=fakir djinns=bouraq]")
    assert {"power bouraq elder", "power bouraq fakir"} <= set(table.options)
    table.play("power bouraq fakir", "aim c3")
    after = "discard[fakir] seat0[elders=1 djinns=bouraq used=bouraq]"
    assert table.now == line(f"{BEFORE} c3[village palace] d3[village] {after}")
    assert table.refuses("power bouraq elder") == "power_used"


def test_bouraq_and_monkir_of_one_player() -> None:
    """§5"""
    table = lay(f"{BEFORE} seat0[elders=1 djinns=bouraq,monkir]")
    table.play("power bouraq elder")
    assert table.options == ["aim a4", "aim b4", "aim c4", "aim d4", "aim e4"]
    assert table.refuses("aim c3") == "no_target"
    table.play("aim c4")
    assert table.now == line(f"{BEFORE} c4[palace] seat0[gold=51 djinns=bouraq,monkir used=bouraq]")


def test_monkir_of_an_opponent_gets_two() -> None:
    """§5"""
    table = lay(f"{START} a1[V] b1[V village] seat1[djinns=monkir]")
    table.play("pick a1", "drop b1 V")
    assert table.now == line(f"{NEXT} b1[village @0 palace] seat0[viziers=2] seat1[gold=52 djinns=monkir]")


def test_enki_puts_a_palm_on_any_oasis() -> None:
    """§5"""
    table = lay(f"{BEFORE} d4[oasis] seat0[elders=1 djinns=enki]")
    table.play("power enki elder", "aim d4")
    assert table.now == line(f"{BEFORE} d4[oasis palm] seat0[djinns=enki used=enki]")


def test_leta_needs_an_empty_tile_and_utug_one_with_meeples_only() -> None:
    """§5"""
    table = lay(f"{START} a1[V @1] b1[V] c3[@1] seat0[elders=4 djinns=leta,utug]")
    table.play("power utug elder")
    assert table.refuses("aim a1") == "no_target"
    assert table.options == ["aim b1", "aim e5", "aim f5"]
    table.play("aim b1")
    claimed = f"{START} a1[V @1] b1[V @0] c3[@1]"
    assert table.now == line(f"{claimed} seat0[elders=2 djinns=leta,utug used=utug]")
    table.play("power leta elder")
    assert table.refuses("aim c3") == "no_target"
    assert table.refuses("aim b1") == "no_target"
    table.play("aim d3")
    assert table.now == line(f"{claimed} d3[@0] seat0[djinns=leta,utug used=leta,utug]")


def test_an_elder_of_two_can_be_a_fakir_but_not_both() -> None:
    """§5"""
    assert lay(f"{BEFORE} seat0[hand=fakir*2 djinns=leta]").refuses("power leta fakir") == "cannot_pay"
    table = lay(f"{BEFORE} seat0[elders=1 hand=fakir*2 djinns=leta]")
    assert "power leta fakir" in table.options
    assert "power leta elder" not in table.options


def test_anun_nak_draws_what_the_bag_has() -> None:
    """§5 An elder and a builder: all the others have been put on the board or in front of a seat."""
    crowd = f"f1[{'M' * 18}] f2[{'B' * 17}] f3[{'A' * 18}] seat1[viziers=12 elders=19]"
    table = lay(f"{BEFORE} {crowd} seat0[hand=fakir djinns=anun_nak]")
    table.play("power anun_nak fakir", "aim c3")
    assert (table.acts, table.asks) == ("chance", "drawing_meeples")
    assert table.options == ["meeples EB"]
    table.play("meeples EB")
    assert table.now == line(f"{BEFORE} c3[EB] {crowd} discard[fakir] seat0[djinns=anun_nak used=anun_nak]")


def test_anun_nak_fills_an_empty_tile_and_makes_moves_possible() -> None:
    """§5"""
    table = lay("players=2 phase=starting a1[V] seat0[elders=1 djinns=anun_nak]")
    assert table.options == ["power anun_nak elder", "on"]
    table.play("power anun_nak elder", "aim b1", "meeples VVE")
    assert table.now == line("players=2 phase=starting a1[V] b1[VVE] seat0[djinns=anun_nak used=anun_nak]")
    assert "pick a1" in table.options
    assert table.refuses("on") == "must_move"


def test_sibittis_draws_three_and_keeps_one() -> None:
    """§5"""
    table = lay(f"{BEFORE} djinns[marid monkir nekir] seat0[elders=2 djinns=sibittis,baal]")
    table.play("power sibittis elder", "summon boaz", "summon enki", "summon leta")
    assert table.options == ["keep boaz", "keep enki", "keep leta"]
    table.play("keep enki")
    seat = "seat0[gold=51 djinns=sibittis,baal,enki used=sibittis]"
    assert table.now == line(f"{BEFORE} djinns[marid monkir nekir] {seat} djinn_discard=boaz,leta")


def test_the_djinns_that_sibittis_discards_are_in_the_next_shuffle() -> None:
    """§5 and §3.8 An empty pile is shuffled when a djinn is needed, not when the last is drawn; Ba'al is paid as ever."""
    others = djinns_but("sibittis", "boaz", "enki", "leta", "utug")
    table = lay(f"{BEFORE} seat0[elders=2 djinns=sibittis] seat1[djinns={others}] djinn_discard=utug")
    told = table.play("power sibittis elder", "summon boaz", "summon enki", "summon leta")
    assert Reshuffled("djinns") not in told
    table.play("keep enki")
    seats = f"seat0[djinns=sibittis,enki used=sibittis] seat1[gold=52 djinns={others}]"
    assert table.now == line(f"{BEFORE} {seats} djinn_discard=boaz,leta,utug")
    assert table.position.djinn_pile == 0


def test_sibittis_shuffles_in_between_if_the_pile_is_too_small() -> None:
    """§5 and §3.8"""
    others = djinns_but("sibittis", "boaz", "enki", "leta", "utug")
    table = lay(f"{BEFORE} seat0[elders=2 djinns=sibittis] seat1[djinns={others}] djinn_discard=enki,utug,leta")
    assert Reshuffled("djinns") in table.play("power sibittis elder", "summon boaz")
    assert table.options == ["summon enki", "summon leta", "summon utug"]
    table.play("summon enki", "summon utug", "keep utug")
    seats = f"seat0[djinns=sibittis,utug used=sibittis] seat1[gold=52 djinns={others}]"
    assert table.now == line(f"{BEFORE} {seats} djinn_discard=boaz,enki")
    assert table.position.djinn_pile == 1 << c.LETA


def test_sloar_takes_the_top_card_and_shuffles_if_it_must() -> None:
    """§5 and §3.8"""
    used_up = "silk*2 fakir*2"
    table = lay(f"{BEFORE} discard[{used_up}] seat0[hand=fakir djinns=sloar] seat1[hand={GOODS},silk*2,fakir*15]")
    assert Reshuffled("resources") in table.play("power sloar fakir")
    assert table.options == ["resource silk", "resource fakir"]
    table.play("resource silk")
    seats = f"seat0[hand=silk djinns=sloar used=sloar] seat1[hand={GOODS},silk*2,fakir*15]"
    assert table.now == line(f"{BEFORE} {seats}")


def test_baal_is_paid_for_djinns_but_not_for_itself() -> None:
    """§5"""
    sacred = f"{START} a1[V] b1[V sacred_6] seat0[elders=2]"
    table = lay(f"{sacred} djinns[baal enki leta]")
    table.play("pick a1", "drop b1 V", "djinn 1 elder")
    assert table.now == line(f"{NEXT} b1[sacred_6 @0] djinns[enki leta] seat0[gold=50 viziers=2 djinns=baal]")
    other = lay(f"{sacred} djinns[boaz leta sloar] seat1[djinns=baal]")
    other.play("pick a1", "drop b1 V", "djinn 1 elder")
    seats = "seat0[viziers=2 djinns=boaz] seat1[gold=52 djinns=baal]"
    assert other.now == line(f"{NEXT} b1[sacred_6 @0] djinns[leta sloar] {seats}")


def test_marid_is_paid_for_every_drop_on_a_tile_of_its_owner() -> None:
    """§5"""
    table = lay(f"{START} a1[VEM] b1[@1] c1[@1] d1[M] seat1[djinns=marid]")
    table.play("pick a1", "drop b1 V", "drop c1 E", "drop d1 M")
    assert table.now == line(f"{NEXT} b1[V @1] c1[E @1] d1[@0] seat1[gold=54 djinns=marid]")
    own = lay(f"{START} a1[V] b1[V @0] seat0[djinns=marid]")
    own.play("pick a1", "drop b1 V")
    assert own.now == line(f"{NEXT} b1[@0] seat0[gold=51 viziers=2 djinns=marid]")


def test_a_djinn_can_be_used_as_soon_as_it_is_won() -> None:
    """§3.6 and §5"""
    table = lay(f"{START} a1[V] b1[V sacred_6] djinns[enki leta sloar] seat0[elders=3]")
    table.play("pick a1", "drop b1 V", "djinn 1 elder")
    won = "djinns[leta sloar] seat0[viziers=2 elders=1 djinns=enki] end_tile=b1 taken=2"
    assert table.now == line(f"{TWO} phase=ending b1[sacred_6 @0] {won}")
    assert "power enki elder" in table.options


def test_powers_without_a_price_are_not_called_on() -> None:
    """§5"""
    table = lay(f"{BEFORE} seat0[djinns=marid]")
    assert table.refuses("power marid elder") == "works_by_itself"
    assert table.refuses("power enki elder") == "not_your_djinn"


def test_a_power_that_can_do_nothing_is_not_offered() -> None:
    """§5 All palaces have been built."""
    table = lay(f"{BEFORE} c3[village palace*10] seat0[elders=1 djinns=bouraq]")
    assert table.refuses("power bouraq elder") == "no_effect"


def test_once_a_round_where_the_table_says_so() -> None:
    """§5, Q1: `djinn_limit`"""
    for limit, used in (("activation", ""), ("round", "used=enki")):
        table = lay(f"djinn_limit={limit} {BEFORE} c3[oasis] seat0[elders=3 djinns=enki]")
        table.play("power enki elder", "aim c3", "pick a1", "drop b1 V")
        seat = f"seat0[viziers=2 elders=2 djinns=enki {used}]"
        assert table.now == line(f"djinn_limit={limit} {NEXT} b1[@0] c3[oasis palm] {seat}")
        assert table.acts == 0


def test_every_djinn_is_known_by_name() -> None:
    """§5"""
    assert len(DJINNS) == c.DJINNS == 23
    assert sum(c.DJINN_POINTS[: c.BASE_DJINNS]) == 141
