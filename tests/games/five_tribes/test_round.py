"""§3.2 The order of a round's markers, and §3.8 its end."""

from __future__ import annotations

import random

import pytest

from caravanserai.core.errors import BadPosition
from caravanserai.games.five_tribes import components as c
from caravanserai.games.five_tribes.events import Reshuffled
from caravanserai.games.five_tribes.game import GAME
from caravanserai.games.five_tribes.options import FiveTribesOptions
from tests.conformance.walks import draw_move
from tests.games.five_tribes.laid import djinns_but, lay, line

BOARD = "a1[VVV] f5[V] c3[E] d3[EE]"
LAST = "players=3 phase=starting track[] acted[1 2 0] a1[V] b1[V] e5[V] f5[VV]"
"""The last marker of a round is about to move."""
DONE = "players=3 acted[1 2 0] b1[@0] e5[V] f5[VV]"
"""It has moved."""
BID = "players=3 order[1 2 0] round=2 b1[@0] e5[V] f5[VV]"
"""The next round has begun, and its first marker is about to bid."""
FULL = "row[fakir*9] djinns[marid monkir nekir]"
"""Nothing has to be filled."""
REST = "hand=ivory,jewels*2,gold*2,papyrus*4,spice*4,fish*4,wheat*6,pottery*6,fakir*18"
"""All resources but silk, two fish and an ivory card."""


def test_the_dearest_spot_acts_first() -> None:
    """§3.2 And goes to the first empty place of the bid order track."""
    table = lay(f"players=3 {BOARD}")
    told = table.play("bid 8", "bid 3", "bid 12")
    assert told[-2].seat == 2
    gold = "turns=1 seat0[gold=42] seat1[gold=47] seat2[gold=38]"
    assert table.now == line(f"players=3 phase=starting turn=2 {BOARD} track[. . . . 1 . 0] acted[2] {gold}")
    assert table.acts == 2


def test_two_markers_of_one_player_act_one_after_the_other() -> None:
    """§3.2"""
    table = lay(f"players=2 {BOARD}")
    assert table.now == line(f"players=2 {BOARD} order[0 0 1 1]")
    table.play("bid 12", "bid 18", "bid 0", "bid 1")
    track = "turns=1 track[. . 1 1 . . . 0] acted[0] seat0[gold=20] seat1[gold=49]"
    assert table.now == line(f"players=2 phase=starting {BOARD} {track}")
    assert table.acts == 0


def test_an_empty_pile_is_made_of_the_discards_and_fewer_cards_may_lie_open() -> None:
    """§3.8"""
    table = lay(f"{LAST} row[silk*4] djinns[marid monkir nekir] discard[fish*2 ivory] seat1[{REST}]")
    assert Reshuffled("resources") in table.play("pick a1", "drop b1 V", "on")
    assert table.options == ["resource ivory", "resource fish"]
    assert table.asks == "filling_resources"
    table.play("resource fish", "resource ivory", "resource fish")
    row = "row[silk*4 fish ivory fish] djinns[marid monkir nekir]"
    assert table.now == line(f"{BID} {row} seat0[viziers=2] seat1[{REST}]")
    assert table.asks == "bidding"


def test_the_order_of_play_is_the_next_order_of_bidding() -> None:
    """§3.2"""
    table = lay(f"{LAST} {FULL}")
    table.play("pick a1", "drop b1 V", "on")
    assert table.now == line(f"{BID} {FULL} seat0[viziers=2]")
    assert table.acts == 1


def test_gaps_of_the_row_are_filled_to_nine_and_the_cards_left_keep_their_places() -> None:
    """§3.8"""
    table = lay(f"{LAST} row[silk ivory] djinns[marid monkir nekir]")
    table.play("pick a1", "drop b1 V", "on")
    table.play(*(f"resource {kind}" for kind in ("fish", "wheat", "spice", "wheat", "fish", "wheat", "fish")))
    row = "row[silk ivory fish wheat spice wheat fish wheat fish] djinns[marid monkir nekir]"
    assert table.now == line(f"{BID} {row} seat0[viziers=2]")
    assert table.asks == "bidding"


def test_djinns_are_filled_to_three_and_a_thief_lies_open_again() -> None:
    """§3.8 and §6"""
    table = lay(f"thieves=yes {LAST} row[fakir*9] djinns[enki]")
    table.play("pick a1", "drop b1 V", "on")
    assert table.asks == "filling_djinns"
    table.play("summon leta", "summon sloar")
    row = "row[fakir*9] djinns[enki leta sloar] seat0[viziers=2]"
    assert table.now == line(f"thieves=yes phase=filling_thief {DONE} {row}")
    assert table.acts == "chance"
    table.play("thief ziad")
    assert table.now == line(f"thieves=yes {BID} {row} thief_shown=ziad")
    assert table.asks == "bidding"


@pytest.mark.parametrize("filling", [c.FILLING_RESOURCES, c.FILLING_DJINNS, c.FILLING_THIEF])
def test_a_row_that_is_full_is_not_filled(filling: int) -> None:
    """§3.8 A position that says otherwise is refused."""
    position, rng = GAME.start(3, FiveTribesOptions(thieves=True)), random.Random(1)
    while position.phase != c.STARTING:
        GAME.play(position, draw_move(position, rng))
    saved = GAME.save(position)
    assert GAME.load(saved).phase == c.STARTING
    with pytest.raises(BadPosition, match="full"):
        GAME.load(saved | {"phase": filling})


def test_djinns_too_are_shuffled_anew_from_their_discards() -> None:
    """§3.8"""
    others = djinns_but("enki", "sloar", "leta")
    table = lay(f"{LAST} row[fakir*9] djinns[enki sloar] seat1[djinns={others}] djinn_discard=leta")
    table.play("pick a1", "drop b1 V", "on")
    assert table.options == ["summon leta"]
