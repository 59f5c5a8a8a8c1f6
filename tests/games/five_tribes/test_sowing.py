"""§3.3 The move: meeples are taken up and sown."""

from __future__ import annotations

from functools import cache
from itertools import permutations

import pytest

from caravanserai.core.randomness import Random
from caravanserai.games.five_tribes import components as c
from caravanserai.games.five_tribes.engine import Position
from caravanserai.games.five_tribes.game import GAME
from caravanserai.games.five_tribes.kernel.grid import beside, walk_ends
from caravanserai.games.five_tribes.names import TILES
from tests.games.five_tribes.laid import NEXT, START, TWO, lay, line
from tests.games.five_tribes.test_setup import set_up


def test_one_meeple_on_each_step() -> None:
    """§3.3"""
    table = lay(f"{START} a1[VEM] d1[M]")
    table.play("pick a1", "drop b1 V", "drop c1 E", "drop d1 M")
    assert table.now == line(f"{NEXT} b1[V] c1[E] d1[@0]")


def test_a_camel_a_palm_and_a_palace_stay_where_meeples_leave() -> None:
    """§3.3"""
    table = lay(f"{START} a1[M @1 palm*2 palace] b1[M]")
    table.play("pick a1", "drop b1 M")
    assert table.now == line(f"{NEXT} a1[@1 palm*2 palace] b1[@0]")


def test_never_straight_back() -> None:
    """§3.3: though from b2 the last vizier would find one on b1."""
    table = lay(f"{START} b1[V] b2[VVV] c4[V]")
    table.play("pick b2", "drop b3 V")
    assert table.now == line(f"{TWO} phase=sowing b1[V] b3[V] c4[V] start_tile=b2 at=b3 came_by=down in_hand=VV")
    assert table.refuses("drop b2 V") == "stepping_back"
    assert table.options == ["drop c3 V", "drop b4 V"]


def test_the_last_one_must_find_its_like() -> None:
    """§3.3"""
    table = lay(f"{START} a1[VE] c1[V] b2[E]")
    table.play("pick a1", "drop b1 E")
    assert table.now == line(f"{TWO} phase=sowing b1[E] c1[V] b2[E] start_tile=a1 at=b1 came_by=right in_hand=V")
    assert table.refuses("drop b2 V") == "no_match"
    assert table.options == ["drop c1 V"]


def test_a_step_that_leads_nowhere_is_not_offered() -> None:
    """§3.3"""
    table = lay(f"{START} a1[VE] c1[V]")
    table.play("pick a1")
    assert table.refuses("drop b1 V") == "dead_end"
    assert table.refuses("drop c3 E") == "not_beside"
    assert table.refuses("drop b1 M") == "not_carried"


def test_four_cannot_end_on_the_tile_they_left_but_five_can_pass_it() -> None:
    """§3.3: one's own path may be crossed."""
    four = lay("players=2 phase=starting b2[VVVE] a1[V] f5[E]")
    assert not _can_end_on(four.position, "b2")
    five = lay("players=2 phase=starting b2[VVVVE] b1[V] f5[E]")
    five.play("pick b2", "drop b3 V", "drop c3 V", "drop c2 E")
    assert "drop b2 V" in five.options


def _can_end_on(position: Position, tile: str) -> bool:
    GAME.play(position, c.PICK + TILES.index(tile))
    todo = [position]
    while todo:
        current = todo.pop()
        for move in current.legal_moves():
            after = current.copy()
            after.play(move)
            if after.in_hand:
                todo.append(after)
            elif c.TILES > after.end_tile >= 0 and GAME.write(GAME.move(c.AIM + after.end_tile)) == f"aim {tile}":
                return True
    return False


def test_one_dropped_on_the_way_is_a_match() -> None:
    """§3.3, Q3: `loop_match`"""
    assert "pick b2" in lay("players=2 phase=starting b2[VVVVV]").options
    assert "pick b2" not in lay("players=2 loop_match=no phase=starting b2[VVVVV]").options


def test_what_a_walk_can_end_on_is_what_walking_finds() -> None:
    """Independently: every walk, step by step."""

    @cache
    def ends(tile: int, came_by: int, steps: int) -> frozenset[int]:
        if steps == 0:
            return frozenset([tile])
        ways = [way for way in range(4) if beside(tile, way) >= 0 and (came_by < 0 or way != came_by ^ 1)]
        return frozenset().union(*(ends(beside(tile, way), way, steps - 1) for way in ways))

    for tile in range(c.TILES):
        for steps in range(1, 14):
            assert walk_ends(tile, -1, steps) == sum(1 << end for end in ends(tile, -1, steps))
            for way in range(4):
                assert walk_ends(tile, way, steps) == sum(1 << end for end in ends(tile, way, steps))


def brute_force(position: Position, start: int) -> set[tuple[tuple[int, int], ...]]:
    """Every legal sequence of drops from a tile, found by trying all paths and all orders, without the rules' own shortcuts."""
    board = [[pack >> c.TRIBE_BITS * tribe & c.TRIBE_MASK for tribe in range(c.TRIBES)] for pack in position.meeples]
    hand = tuple(tribe for tribe in range(c.TRIBES) for _ in range(board[start][tribe]))
    found = set()

    def walk(path: tuple[int, ...], left: int, previous: int) -> None:
        if left == 0:
            for order in set(permutations(hand)):
                counts = [list(tile) for tile in board]
                counts[start] = [0] * c.TRIBES
                for tile, tribe in zip(path[:-1], order[:-1], strict=True):
                    counts[tile][tribe] += 1
                if counts[path[-1]][order[-1]]:
                    found.add(tuple(zip(path, order, strict=True)))
            return
        here = path[-1] if path else start
        for way in range(4):
            tile = beside(here, way)
            if tile >= 0 and tile != previous:
                walk((*path, tile), left - 1, here)

    walk((), len(hand), -1)
    return found


def sequences(position: Position, start: int) -> set[tuple[tuple[int, int], ...]]:
    """The same as the rules offer it, step by step; none of the steps offered may lead nowhere."""
    found: set[tuple[tuple[int, int], ...]] = set()
    begun = position.copy()
    if c.PICK + start not in begun.legal_moves():
        return found
    begun.play(c.PICK + start)

    def sow(current: Position, drops: tuple[tuple[int, int], ...]) -> None:
        moves = current.legal_moves()
        assert moves, "a step was offered that leads nowhere"
        for move in moves:
            after = current.copy()
            after.play(move)
            done = (*drops, divmod(move - c.DROP, c.TRIBES))
            if after.in_hand:
                sow(after, done)
            else:
                found.add(done)

    sow(begun, ())
    return found


@pytest.mark.parametrize("seed", range(3))
def test_the_first_moves_are_all_that_there_are(seed: int) -> None:
    """Counted move trees: about 1,275 sequences at the start of a game, the same as brute force finds."""
    position = set_up(4, seed=seed)
    while GAME.prompt(position).ask == "bidding":
        position.play(position.legal_moves()[0])
    total = 0
    for start in range(c.TILES):
        offered = sequences(position, start)
        assert offered == brute_force(position, start)
        total += len(offered)
    assert 850 < total < 1_650


def test_moves_of_crowded_tiles_are_all_that_there_are() -> None:
    """Five and six meeples: loops, and matches with what was dropped on the way."""
    for meeples in ("c3[VVEMB]", "a1[VVVEE] f5[M]", "b2[VEMBA] d4[V] b4[A]", "c3[VVEEMM]"):
        position = lay(f"players=2 phase=starting {meeples}").position
        for tile in range(c.TILES):
            if position.meeples[tile]:
                assert sequences(position, tile) == brute_force(position, tile)


def test_no_move_is_missed_later_in_a_game() -> None:
    position = set_up(3, seed=5)
    rng = Random(5)
    GAME.play_out(position, rng)
    assert position.is_over()
    assert all(c.PICK + tile not in position.legal_moves() for tile in range(c.TILES))
