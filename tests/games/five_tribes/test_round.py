"""§3.2 The order of a round's markers, and §3.8 its end."""

from __future__ import annotations

import random
from typing import Any

import pytest

from caravanserai.core.errors import BadPosition
from caravanserai.games.five_tribes import components as c
from caravanserai.games.five_tribes.engine import Position
from caravanserai.games.five_tribes.events import Reshuffled
from caravanserai.games.five_tribes.game import GAME
from caravanserai.games.five_tribes.names import DJINNS, RESOURCES
from caravanserai.games.five_tribes.options import FiveTribesOptions
from tests.conformance.walks import draw_move
from tests.games.five_tribes.table import bidding, legal, phase, play, table


def test_the_dearest_spot_acts_first() -> None:
    """§3.2 And goes to the first empty place of the bid order track."""
    position = bidding(3)
    told = play(position, "bid 8", "bid 3", "bid 12")
    assert position.turn == 2
    assert told[-2].seat == 2  # type: ignore[attr-defined]
    assert position.returned[0] == 2


def test_two_markers_of_one_player_act_one_after_the_other() -> None:
    """§3.2"""
    position = bidding(2)
    assert position.bid_order == [0, 0, 1, 1]
    play(position, "bid 12", "bid 18", "bid 0", "bid 1")
    assert position.turn == 0
    assert position.spots[7] == 0


def end_of_round(row: str, pile: str, discard: str, **more: Any) -> Position:
    """The last marker of a round is about to end its turn."""
    position = table(3, {"a1": "V", "b1": "V", "f5": "VV", "e5": "V"}, row=row, **more)
    position.spots = [c.NOBODY] * c.SPOTS
    position.returned = [1, 2, 0, c.NOBODY]
    position.returned_count = 3
    position.pile = [pile.split().count(name) for name in RESOURCES]
    position.pile_size = sum(position.pile)
    position.discard = [discard.split().count(name) for name in RESOURCES]
    position.discard_size = sum(position.discard)
    return position


def test_an_empty_pile_is_made_of_the_discards_and_fewer_cards_may_lie_open() -> None:
    """§3.8"""
    position = end_of_round("silk silk silk silk", "", "fish fish ivory")
    assert Reshuffled("resources") in play(position, "pick a1", "drop b1 V", "on")
    assert phase(position) == "filling_resources"
    play(position, "resource fish", "resource ivory", "resource fish")
    assert position.row_count == 7
    assert phase(position) == "bidding"
    assert position.round == 2


def test_the_order_of_play_is_the_next_order_of_bidding() -> None:
    """§3.2"""
    position = end_of_round("silk " * 9, "fish", "")
    play(position, "pick a1", "drop b1 V", "on")
    assert position.bid_order[:3] == [1, 2, 0]
    assert position.turn == 1


def test_gaps_of_the_row_are_filled_to_nine_and_the_cards_left_keep_their_places() -> None:
    """§3.8"""
    position = end_of_round("silk ivory", "fish wheat fish wheat fish wheat spice jewels", "")
    play(position, "pick a1", "drop b1 V", "on")
    play(position, *(f"resource {kind}" for kind in ("fish", "wheat", "spice", "wheat", "fish", "wheat", "fish")))
    row = [RESOURCES[kind] for kind in position.row]
    assert row == ["silk", "ivory", "fish", "wheat", "spice", "wheat", "fish", "wheat", "fish"]
    assert phase(position) == "bidding"


def test_djinns_are_filled_to_three_and_a_thief_lies_open_again() -> None:
    """§3.8 and §6"""
    position = end_of_round("silk " * 9, "", "", djinn_row="enki", thieves=True)
    play(position, "pick a1", "drop b1 V", "on")
    assert phase(position) == "filling_djinns"
    play(position, "summon leta", "summon sloar")
    assert [DJINNS[djinn] for djinn in position.djinn_row] == ["enki", "leta", "sloar"]
    assert phase(position) == "filling_thief"
    play(position, "thief ziad")
    assert position.thief_shown == c.ZIAD
    assert phase(position) == "bidding"


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
    position = end_of_round("silk " * 9, "", "", djinn_row="enki sloar")
    position.djinn_pile, position.djinn_discard = 0, 1 << c.LETA
    play(position, "pick a1", "drop b1 V", "on")
    assert legal(position) == ["summon leta"]
