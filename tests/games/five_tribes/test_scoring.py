"""§4 The end of the game."""

from __future__ import annotations

import pytest

from caravanserai.core.randomness import Random
from caravanserai.games.five_tribes import components as c
from caravanserai.games.five_tribes.game import GAME
from caravanserai.games.five_tribes.kernel.position import Position
from caravanserai.games.five_tribes.kernel.rules import scoring as s
from tests.games.five_tribes import table as t


def plain(seats: int = 4, **options: object) -> Position:
    """A position of the plain rules, whose functions can be asked one by one."""
    position = Position(seats)
    position.viziers_most = options.get("viziers") == "most"
    position.design = [c.OASIS] * c.TILES
    return position


def test_ten_for_every_opponent_with_fewer_viziers() -> None:
    """§4"""
    position = plain()
    position.viziers = [5, 3, 3, 0]
    assert [s.vizier_points(position, seat) for seat in range(4)] == [35, 13, 13, 0]


def test_ten_for_the_most_viziers_where_the_table_says_so() -> None:
    """§4: `viziers`"""
    position = plain(viziers="most")
    position.viziers = [5, 3, 3, 0]
    assert [s.vizier_points(position, seat) for seat in range(4)] == [15, 3, 3, 0]
    position.viziers = [5, 5, 3, 0]
    assert s.vizier_points(position, 0) == 5


def test_jafaar_and_shamhat() -> None:
    """§4 and §5"""
    position = plain(2)
    position.viziers, position.elders = [2, 0, 0, 0], [3, 0, 0, 0]
    position.djinns = [1 << c.JAFAAR | 1 << c.SHAMHAT, 0, 0, 0]
    assert s.vizier_points(position, 0) == 6 + 10
    assert s.elder_points(position, 0) == 12
    assert s.djinn_points(position, 0) == 12


def test_tiles_palms_and_palaces() -> None:
    """§4"""
    position = plain(2)
    position.design[7] = c.SMALL_MARKET
    position.camel[7] = 0
    position.palms[7], position.palaces[7] = 2, 1
    assert s.tile_points(position, 0) + s.palm_points(position, 0) + s.palace_points(position, 0) == 6 + 6 + 5
    position.djinns = [1 << c.HAURVATAT, 0, 0, 0]
    assert s.palm_points(position, 0) == 10


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ({}, 0),
        ({c.FISH: 1}, 1),
        ({c.FISH: 3, c.WHEAT: 2, c.SILK: 1}, 7 + 3 + 1),
        (dict.fromkeys(range(9), 1), 60),
        ({c.FAKIR: 4}, 0),
    ],
)
def test_goods_are_split_into_the_best_suits(cards: dict[int, int], points: int) -> None:
    """§4 and §3.7"""
    position = plain(2)
    for kind, count in cards.items():
        position.hand[kind] = count
    assert s.goods_points(position, 0) == points


def test_al_amin_makes_a_good_of_two_fakirs() -> None:
    """§5"""
    position = plain(2)
    for kind, count in {c.FISH: 3, c.WHEAT: 2, c.SILK: 1, c.FAKIR: 2}.items():
        position.hand[kind] = count
    position.djinns = [1 << c.AL_AMIN, 0, 0, 0]
    assert s.goods_points(position, 0) == 13 + 3 + 1


def test_unused_thieves_count_six() -> None:
    """§4 and §6"""
    position = plain(2)
    position.thieves_held = [1 << c.ZIAD | 1 << c.SHAUM, 0, 0, 0]
    assert s.thief_points(position, 0) == 12


def test_without_a_move_everything_up_to_the_sale_is_skipped_and_the_round_is_the_last() -> None:
    """§4"""
    position = t.table(2, {"a1": "V", "f5": "E"})
    t.deal(position, 0, "silk")
    assert t.legal(position) == ["on"]
    t.play(position, "on")
    assert position.last_round
    assert t.phase(position) == "ending"
    assert t.legal(position) == ["on", "offer silk"]


def test_a_tie_is_shared() -> None:
    """§4"""
    position = t.table(2, {"a1": "V", "b1": "V"}, row="")
    position.spots = [c.NOBODY] * c.SPOTS
    position.returned, position.returned_count = [1, 1, 0, 0], 4
    position.last_round = True
    t.hold(position, 1, gold=50 + 2 + 10 + 6)
    t.play(position, "pick a1", "drop b1 V")
    outcome = GAME.outcome(position)
    assert outcome is not None
    assert outcome.scores == [68, 68]
    assert outcome.winners == [0, 1]


def test_everything_is_open_at_the_end() -> None:
    """§2"""
    position = GAME.start(3)
    GAME.play_out(position, Random(3))
    view = GAME.view(position, None)
    assert all(seat.gold is not None and seat.hand is not None for seat in view.seats)


def test_gold_and_hands_are_hidden_before() -> None:
    """§2"""
    position = t.table(3, {"a1": "V", "b1": "V"})
    t.deal(position, 1, "silk fakir")
    view = GAME.view(position, 0)
    assert view.seats[1].gold is None
    assert view.seats[1].hand is None
    assert view.seats[1].cards == 2
    assert view.seats[0].gold == 50
    opened = GAME.view(t.table(3, {"a1": "V", "b1": "V"}, open_hands=True), 0)
    assert opened.seats[1].gold == 50
