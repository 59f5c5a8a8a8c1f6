"""§6 Thieves."""

from __future__ import annotations

from tests.games.five_tribes.laid import START, THREE, TWO, lay, line
from tests.games.laid import Laid

MOVED = f"{THREE} thieves=yes b1[@0]"
"""Seat 0 of three has moved to b1."""
NEXT = f"{MOVED} phase=starting turn=1 track[. . . 2] acted[0 1] turns=1"
"""And has done with it: the next marker is about to move."""
SACRED = f"{START} a1[V] b1[V sacred_6] seat0[elders=2]"


def stealing(tribe: str, thief: str, more: str = "") -> Laid:
    """Seat 0 of three has acted with two of a tribe, and may send the thief that goes with it."""
    table = lay(f"{THREE} thieves=yes phase=starting a1[{tribe}] b1[{tribe}] seat0[thieves={thief}] {more}")
    table.play("pick a1", f"drop b1 {tribe}")
    return table


def test_houssain_takes_two_goods_and_leaves_fakirs() -> None:
    """§6"""
    table = stealing("M", "houssain", "seat1[hand=silk,fish,fakir] seat2[hand=fakir]")
    table.play("send houssain")
    assert (table.acts, table.options) == (1, ["give silk", "give fish"])
    table.play("give silk", "give fish")
    assert (table.acts, table.options) == (2, ["on"])
    table.play("on")
    after = "gone[houssain] seat0[hand=silk,fish] seat1[hand=fakir] seat2[hand=fakir]"
    assert table.now == line(f"{MOVED} phase=ending {after} end_tile=b1 tribe=merchant taken=2")


def test_houssain_chooses_among_more_than_two() -> None:
    """§6"""
    table = stealing("M", "houssain", "seat1[hand=silk,fish] seat2[hand=ivory,wheat]")
    table.play("send houssain", "give silk", "give fish", "give ivory", "give wheat")
    given = "thief=houssain pool=ivory,silk,fish,wheat claims_left=2"
    assert table.now == line(f"{MOVED} phase=claiming {given} end_tile=b1 tribe=merchant taken=2")
    table.play("claim ivory", "claim silk")
    after = "gone[houssain] discard[fish wheat] seat0[hand=ivory,silk]"
    assert table.now == line(f"{MOVED} phase=ending {after} end_tile=b1 tribe=merchant taken=2")


def test_ziad_takes_a_vizier_and_morgiane_protects() -> None:
    """§6"""
    table = stealing("V", "ziad", "seat1[viziers=1 djinns=morgiane] seat2[viziers=2]")
    table.play("send ziad")
    seats = "seat0[viziers=3] seat1[viziers=1 djinns=morgiane] seat2[viziers=1]"
    assert table.now == line(f"{NEXT} gone[ziad] {seats}")


def test_ziad_leaves_the_others_to_the_bag() -> None:
    """§6"""
    table = stealing("V", "ziad", "seat1[viziers=1] seat2[viziers=2]")
    table.play("send ziad")
    assert table.now == line(f"{NEXT} gone[ziad] seat0[viziers=3] seat2[viziers=1]")


def test_ouafat_takes_a_djinn_that_is_unused_in_new_hands() -> None:
    """§6, Q16"""
    table = stealing("E", "ouafat", "seat1[djinns=enki,boaz used=enki] seat2[djinns=baal]")
    table.play("send ouafat")
    assert table.options == ["give boaz", "give enki"]
    table.play("give enki")
    assert table.options == ["claim baal", "claim enki"]
    table.play("claim enki")
    seats = "seat0[elders=2 djinns=enki] seat1[djinns=boaz used=enki]"
    after = "gone[ouafat] djinn_discard=baal end_tile=b1 tribe=elder taken=2"
    assert table.now == line(f"{MOVED} phase=stealing {seats} {after}")
    assert "power enki elder" in table.options


def test_kohdian_takes_a_tile() -> None:
    """§6"""
    table = stealing("A", "kohdian", "c3[@1] d3[@1] e3[@2]")
    table.play("send kohdian", "aim c3")
    given = "d3[@1] thief=kohdian pool_tiles=c3,e3"
    assert table.now == line(f"{MOVED} phase=claiming {given} end_tile=b1 tribe=assassin taken=2")
    assert table.options == ["aim c3", "aim e3"]
    table.play("aim e3")
    assert table.now == line(f"{NEXT} gone[kohdian] d3[@1] e3[@0]")


def test_shaum_takes_a_palm_or_a_palace_to_a_tile_of_ones_own() -> None:
    """§6"""
    own = "e3[@0] e4[@0]"
    table = stealing("B", "shaum", f"c3[@1 palm*2] d3[@2 palace] {own} seat2[djinns=monkir]")
    table.play("send shaum")
    given = f"c3[@1 palm] d3[@2] {own} seat2[djinns=monkir] thief=shaum pool_palms=1 pool_palaces=1"
    assert table.now == line(f"{MOVED} phase=claiming {given} end_tile=b1 tribe=builder taken=2")
    table.play("claim palace", "aim e4")
    after = "c3[@1 palm] d3[@2] e3[@0] e4[@0 palace] seat2[gold=52 djinns=monkir]"
    assert table.now == line(f"{NEXT} gone[shaum] {after}")


def test_a_thief_goes_with_its_own_tribe_only() -> None:
    """§6"""
    table = stealing("V", "houssain", "seat1[hand=silk]")
    assert table.now == line(f"{NEXT} seat0[viziers=2 thieves=houssain] seat1[hand=silk]")


def test_a_thief_is_bought_like_a_djinn_and_waits_a_round() -> None:
    """§6 and §3.6, Q2"""
    table = lay(f"{SACRED} thieves=yes thief_shown=ziad")
    table.play("pick a1", "drop b1 V")
    assert "hire elder" in table.options
    table.play("hire elder")
    after = "b1[sacred_6 @0] seat0[viziers=2 thieves=ziad fresh=ziad]"
    assert table.now == line(f"{TWO} thieves=yes phase=starting track[. . . 1 1] acted[0 0] turns=1 {after}")


def test_without_thieves_none_is_for_hire() -> None:
    """§6"""
    table = lay(f"{SACRED} djinns[enki sloar leta]")
    table.play("pick a1", "drop b1 V")
    assert table.asks == "tile_action"
    assert table.refuses("hire elder") == "no_thief_there"
