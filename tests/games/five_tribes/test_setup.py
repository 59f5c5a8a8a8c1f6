"""§2 Setup: what everybody gets, and what lies on the table."""

from __future__ import annotations

import pytest

from caravanserai.core.contract import CHANCE
from caravanserai.core.randomness import Random
from caravanserai.core.record import draw
from caravanserai.games.five_tribes import components as c
from caravanserai.games.five_tribes.engine import Position
from caravanserai.games.five_tribes.game import GAME
from caravanserai.games.five_tribes.names import TRIBES
from caravanserai.games.five_tribes.options import FiveTribesOptions


def set_up(players: int, *, thieves: bool = False, seed: int = 1) -> Position:
    position, rng = GAME.start(players, FiveTribesOptions(thieves=thieves)), Random(seed)
    while position.actor() == CHANCE:
        position.play(draw(position, rng))
    return position


@pytest.mark.parametrize(("players", "camels", "markers"), [(2, 11, 4), (3, 8, 3), (4, 8, 4)])
def test_what_everybody_gets(players: int, camels: int, markers: int) -> None:
    """§2"""
    position = set_up(players)
    assert position.camels[:players] == [camels] * players
    assert position.gold[:players] == [50] * players
    order = position.bid_order[:markers]
    assert sorted(order) == sorted([*range(players)] * (markers // players))
    assert GAME.prompt(position).ask == "bidding"
    assert position.actor() == order[0]


def test_the_board_takes_all_tiles_and_meeples() -> None:
    """§2: which empties the bag"""
    position = set_up(4)
    assert sorted(position.design) == sorted(d for d, count in enumerate(c.DESIGN_COUNTS) for _ in range(count))
    assert position.bag_size == 0
    for pack in position.meeples:
        assert sum(pack >> c.TRIBE_BITS * tribe & c.TRIBE_MASK for tribe in range(c.TRIBES)) == 3
    assert position.row_count == 9
    assert position.djinn_row_count == 3
    assert position.djinn_pile.bit_count() == 19


def test_thieves_bring_morgiane_and_leave_madjaar_out() -> None:
    """§1 and §6"""
    position = set_up(3, thieves=True)
    shown = {position.thief_shown} | {thief for thief in range(c.THIEVES) if position.thief_pile >> thief & 1}
    assert shown == {c.HOUSSAIN, c.ZIAD, c.OUAFAT, c.KOHDIAN, c.SHAUM}
    assert position.djinn_pile.bit_count() + position.djinn_row_count == 23
    assert set_up(3).thief_shown == c.NO_THIEF


def test_draws_are_weighed_by_what_is_left() -> None:
    """§2 Three meeples together, as often as there are ways to draw them."""
    position = GAME.start(4)
    while GAME.prompt(position).ask == "laying_tiles":
        position.play(position.legal_moves()[0])
    total = sum(position.weights())
    assert total == 90 * 89 * 88 // 6
    assert len(position.legal_moves()) == 35


def test_there_are_ninety_meeples_of_five_tribes_and_no_artisans() -> None:
    """§1, Q9"""
    assert dict(zip(TRIBES, c.MEEPLES, strict=True)) == {"vizier": 16, "elder": 20, "merchant": 18, "builder": 18, "assassin": 18}
