"""§6 Thieves."""

from __future__ import annotations

from caravanserai.games.five_tribes import components as c
from caravanserai.games.five_tribes.engine import Position
from tests.games.five_tribes.table import (
    claim,
    deal,
    endow,
    hand,
    hire,
    hold,
    legal,
    owner,
    palaces,
    palms,
    phase,
    play,
    refused,
    table,
)


def stealing(tribe: str, thief: str, seats: int = 3) -> Position:
    """Seat 0 is about to act with a tribe, and has the thief that goes with it."""
    position = table(seats, {"a1": tribe, "b1": tribe, "f5": "V", "e5": "V"}, thieves=True)
    hire(position, 0, thief)
    return position


def test_houssain_takes_two_goods_and_leaves_fakirs() -> None:
    """§6"""
    position = stealing("M", "houssain")
    deal(position, 1, "silk fish fakir")
    deal(position, 2, "fakir")
    play(position, "pick a1", "drop b1 M", "send houssain")
    assert position.actor() == 1
    assert legal(position) == ["give silk", "give fish"]
    play(position, "give silk", "give fish")
    assert position.actor() == 2
    assert legal(position) == ["on"]
    play(position, "on")
    assert hand(position, 0)["silk"] == 1
    assert hand(position, 0)["fish"] == 1
    assert position.thieves_held[0] == 0
    assert hand(position, 1) == {"fakir": 1}


def test_houssain_chooses_among_more_than_two() -> None:
    """§6"""
    position = stealing("M", "houssain")
    deal(position, 1, "silk fish")
    deal(position, 2, "ivory wheat")
    play(position, "pick a1", "drop b1 M", "send houssain", "give silk", "give fish", "give ivory", "give wheat")
    assert phase(position) == "claiming"
    play(position, "claim ivory", "claim silk")
    assert {"ivory", "silk"} <= set(hand(position, 0))
    assert position.discard[c.FISH] == position.discard[c.WHEAT] == 1


def test_ziad_takes_a_vizier_and_morgiane_protects() -> None:
    """§6"""
    position = stealing("V", "ziad")
    endow(position, 1, "morgiane")
    hold(position, 1, viziers=1)
    hold(position, 2, viziers=2)
    play(position, "pick a1", "drop b1 V", "send ziad")
    assert position.viziers[:3] == [3, 1, 1]


def test_ziad_leaves_the_others_to_the_bag() -> None:
    """§6"""
    position = stealing("V", "ziad")
    hold(position, 1, viziers=1)
    hold(position, 2, viziers=2)
    bag = position.bag[c.VIZIER]
    play(position, "pick a1", "drop b1 V", "send ziad")
    assert position.viziers[:3] == [3, 0, 1]
    assert position.bag[c.VIZIER] == bag + 1


def test_ouafat_takes_a_djinn_that_is_unused_in_new_hands() -> None:
    """§6, Q16"""
    position = stealing("E", "ouafat")
    endow(position, 1, "enki boaz")
    endow(position, 2, "baal")
    position.used = [0, 1 << c.ENKI, 0, 0]
    play(position, "pick a1", "drop b1 E", "send ouafat")
    assert legal(position) == ["give boaz", "give enki"]
    play(position, "give enki")
    assert legal(position) == ["claim baal", "claim enki"]
    play(position, "claim enki")
    assert position.djinns[0] == 1 << c.ENKI
    assert position.djinn_discard == 1 << c.BAAL
    assert position.used[0] == 0


def test_kohdian_takes_a_tile() -> None:
    """§6"""
    position = stealing("A", "kohdian")
    claim(position, "c3", 1)
    claim(position, "d3", 1)
    claim(position, "e3", 2)
    play(position, "pick a1", "drop b1 A", *_first_kill(position))
    position_before = position.camels[1]
    play(position, "send kohdian", "aim c3")
    assert position.camels[1] == position_before + 1
    assert legal(position) == ["aim c3", "aim e3"]
    play(position, "aim e3")
    assert owner(position, "e3") == 0
    assert owner(position, "c3") is None


def _first_kill(position: Position) -> list[str]:
    trial = position.copy()
    play(trial, "pick a1", "drop b1 A")
    return [legal(trial)[0]] if phase(trial) == "killing" else []


def test_shaum_takes_a_palm_or_a_palace_to_a_tile_of_ones_own() -> None:
    """§6"""
    position = stealing("B", "shaum")
    for tile, seat in (("c3", 1), ("d3", 2), ("e3", 0), ("e4", 0)):
        claim(position, tile, seat)
    position.palms = [2 if tile == 14 else 0 for tile in range(c.TILES)]
    position.palaces = [1 if tile == 15 else 0 for tile in range(c.TILES)]
    position.palms_left, position.palaces_left = 10, 9
    endow(position, 2, "monkir")
    play(position, "pick a1", "drop b1 B", "send shaum")
    assert phase(position) == "claiming"
    play(position, "claim palace", "aim e4")
    assert palaces(position, "e4") == 1
    assert palms(position, "c3") == 1
    assert position.palms_left == 11
    assert position.gold[2] == 52


def test_a_thief_goes_with_its_own_tribe_only() -> None:
    """§6"""
    position = stealing("V", "houssain")
    hold(position, 0, elders=0)
    told = play(position, "pick a1", "drop b1 V")
    assert phase(position) != "stealing"
    assert told


def test_a_thief_is_bought_like_a_djinn_and_waits_a_round() -> None:
    """§6 and §3.6, Q2"""
    position = table(2, {"a1": "V", "b1": "V"}, {"b1": "sacred_6"}, thieves=True)
    position.thief_shown = c.ZIAD
    position.thief_pile &= ~(1 << c.ZIAD)
    hold(position, 0, elders=2)
    play(position, "pick a1", "drop b1 V")
    assert "hire elder" in legal(position)
    play(position, "hire elder")
    assert position.thieves_held[0] == 1 << c.ZIAD
    assert position.thieves_fresh[0] == 1 << c.ZIAD
    assert position.thief_shown == c.NO_THIEF


def test_without_thieves_none_is_for_hire() -> None:
    """§6"""
    position = table(2, {"a1": "V", "b1": "V"}, {"b1": "sacred_6"})
    hold(position, 0, elders=2)
    play(position, "pick a1", "drop b1 V")
    assert refused(position, "hire elder") == "no_thief_there"
