"""§4 The end of the game."""

from __future__ import annotations

import pytest

from caravanserai.core.randomness import Random
from caravanserai.games.five_tribes.events import Scored
from caravanserai.games.five_tribes.game import GAME
from tests.games.five_tribes.laid import lay, line

LAST = "phase=starting last_round=yes track[]"
"""Seat 0 has the last marker of the last round, and there is no move left."""
OF = {2: "players=2 acted[1 1 0 0]", 4: "players=4 acted[1 2 3 0]"}
"""By the number of players, in which order they have acted."""


def points(category: str, table: str, players: int = 2) -> list[int]:
    """What a category brings each seat when the last marker is done."""
    end = lay(f"{OF[players]} {LAST} {table}")
    told = end.play(*["on"] * (2 if end.position.cards[0] else 1))
    assert end.asks == "over"
    return [event.points for event in told if isinstance(event, Scored) and event.category == category]


def test_ten_for_every_opponent_with_fewer_viziers() -> None:
    """§4"""
    assert points("viziers", "seat0[viziers=5] seat1[viziers=3] seat2[viziers=3]", players=4) == [35, 13, 13, 0]


def test_ten_for_the_most_viziers_where_the_table_says_so() -> None:
    """§4: `viziers`"""
    most = "viziers=most seat0[viziers=5] seat2[viziers=3]"
    assert points("viziers", f"{most} seat1[viziers=3]", players=4) == [15, 3, 3, 0]
    assert points("viziers", f"{most} seat1[viziers=5]", players=4) == [5, 5, 3, 0]


def test_jafaar_and_shamhat() -> None:
    """§4 and §5"""
    seat = "seat0[viziers=2 elders=3 djinns=jafaar,shamhat]"
    assert points("viziers", seat) == [6 + 10, 0]
    assert points("elders", seat) == [12, 0]
    assert points("djinns", seat) == [12, 0]


def test_tiles_palms_and_palaces() -> None:
    """§4"""
    tile = "b2[small_market @0 palm*2 palace]"
    assert [points(category, tile)[0] for category in ("tiles", "palms", "palaces")] == [6, 6, 5]
    assert points("palms", f"{tile} seat0[djinns=haurvatat]") == [10, 0]


@pytest.mark.parametrize(
    ("hand", "worth"),
    [
        ("none", 0),
        ("fish", 1),
        ("fish*3,wheat*2,silk", 7 + 3 + 1),
        ("ivory,jewels,gold,papyrus,silk,spice,fish,wheat,pottery", 60),
        ("fakir*4", 0),
    ],
)
def test_goods_are_split_into_the_best_suits(hand: str, worth: int) -> None:
    """§4 and §3.7"""
    assert points("goods", f"seat0[hand={hand}]") == [worth, 0]


def test_al_amin_makes_a_good_of_two_fakirs() -> None:
    """§5"""
    assert points("goods", "seat0[hand=fish*3,wheat*2,silk,fakir*2 djinns=al_amin]") == [13 + 3 + 1, 0]


def test_unused_thieves_count_six() -> None:
    """§4 and §6"""
    assert points("thieves", "thieves=yes seat0[thieves=ziad,shaum]") == [12, 0]


def test_without_a_move_everything_up_to_the_sale_is_skipped_and_the_round_is_the_last() -> None:
    """§4"""
    table = lay("players=2 phase=starting a1[V] f5[E] seat0[hand=silk]")
    assert table.options == ["on"]
    table.play("on")
    assert table.now == line("players=2 phase=ending last_round=yes a1[V] f5[E] seat0[hand=silk]")
    assert table.options == ["on", "offer silk"]


def test_a_tie_is_shared() -> None:
    """§4"""
    table = lay(f"{OF[2]} {LAST} a1[V] b1[V] seat1[gold={50 + 2 + 10 + 6}]")
    table.play("pick a1", "drop b1 V")
    outcome = GAME.outcome(table.position)
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
    table = "players=3 phase=starting a1[V] b1[V] seat1[hand=silk,fakir]"
    view = GAME.view(lay(table).position, 0)
    assert view.seats[1].gold is None
    assert view.seats[1].hand is None
    assert view.seats[1].cards == 2
    assert view.seats[0].gold == 50
    opened = GAME.view(lay(f"{table} open_hands=yes").position, 0)
    assert opened.seats[1].gold == 50
