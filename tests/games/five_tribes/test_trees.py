"""§3.3 Counted move trees: how many sequences of steps there are, against a count that shares no line with the rules."""

from __future__ import annotations

from collections import Counter

import pytest

from caravanserai.games.five_tribes import components as c
from caravanserai.games.five_tribes import engine
from caravanserai.games.five_tribes.engine import Position
from caravanserai.games.five_tribes.game import GAME
from tests.games.five_tribes.laid import lay
from tests.games.five_tribes.test_setup import set_up
from tests.games.five_tribes.test_sowing import brute_force

Board = dict[str, str]
"""Meeples by their letters, on the tiles that have any."""

BOARDS: dict[str, Board] = {
    "a corner": {"a1": "VE", "b1": "V", "a2": "E", "b2": "VEM", "c1": "M"},
    "a loop": {"b2": "VVVVV", "e4": "M", "e5": "M"},
    "a crowd": {"c3": "VEMBB", "c2": "V", "d3": "B", "e3": "ME"},
    "assassins": {"a1": "A", "b1": "AV", "c1": "E", "b3": "M", "d1": "EM", "f5": "V"},
    "builders and merchants": {"c2": "BM", "c3": "B", "d2": "MB", "e2": "M", "d3": "MM"},
    "nothing left": {"a1": "V", "b1": "V"},
}


def laid(board: Board, *, loops: bool) -> Position:
    """Seat 0 is about to move on this board."""
    tiles = " ".join(f"{tile}[{meeples}]" for tile, meeples in board.items())
    position: Position = lay(f"players=2 loop_match={'yes' if loops else 'no'} phase=starting {tiles}").position
    return position


def neighbours(tile: str) -> list[str]:
    column, row = "abcdef".index(tile[0]), int(tile[1])
    around = [(column, row - 1), (column, row + 1), (column - 1, row), (column + 1, row)]
    return [f"{'abcdef'[x]}{y}" for x, y in around if 0 <= x < 6 and 1 <= y <= 5]


def distance(one: str, other: str) -> int:
    return abs("abcdef".index(one[0]) - "abcdef".index(other[0])) + abs(int(one[1]) - int(other[1]))


def without(board: Board, tile: str, letters: str) -> Board:
    left = Counter(board[tile]) - Counter(letters)
    return {name: meeples for name, meeples in (board | {tile: "".join(sorted(left.elements()))}).items() if meeples}


def outcomes(board: Board, *, loops: bool) -> list[Board]:
    """The board after every sequence of steps of one activation: the tile, each drop and, with assassins, the victim."""
    found: list[Board] = []
    for start, hand in board.items():
        rest = {tile: meeples for tile, meeples in board.items() if tile != start}
        found += sown(rest, rest, start, None, hand, loops=loops)
    return found


def sown(before: Board, board: Board, at: str, left: str | None, hand: str, *, loops: bool) -> list[Board]:
    found: list[Board] = []
    for tile in neighbours(at):
        for letter in sorted(set(hand)) if tile != left else []:
            if len(hand) > 1:
                dropped = board | {tile: board.get(tile, "") + letter}
                found += sown(before, dropped, tile, at, hand.replace(letter, "", 1), loops=loops)
            elif letter in (board if loops else before).get(tile, ""):
                found += acted(without(board, tile, letter * 90), tile, letter, board[tile].count(letter) + 1)
    return found


def acted(board: Board, end: str, letter: str, taken: int) -> list[Board]:
    """Assassins kill one within reach if they can; all others leave the board alone."""
    victims = [(tile, victim) for tile in board for victim in sorted(set(board[tile])) if distance(end, tile) <= taken]
    return [without(board, *victim) for victim in victims] if letter == "A" and victims else [board]


def count_by_force(board: Board, depth: int, *, loops: bool) -> int:
    after = outcomes(board, loops=loops)
    return len(after) if depth == 1 else sum(count_by_force(left, depth - 1, loops=loops) for left in after)


def count_by_rules(position: Position, depth: int) -> int:
    """The same by what the rules offer, step by step, from one marker's move to the next one's."""
    if position.phase == c.STARTING and depth == 0:
        return 1
    total, turns = 0, position.turns
    for move in position.legal_moves():
        after = position.copy()
        after.play(move)
        if after.turns > turns or after.is_over():
            total += 1 if depth == 1 else count_by_rules(after, depth - 1) if after.turns == turns + 1 else 0
        else:
            total += count_by_rules(after, depth)
    return total


@pytest.mark.parametrize("loops", [True, False])
@pytest.mark.parametrize("name", BOARDS)
def test_trees_of_one_and_two_moves_have_as_many_ends_as_brute_force_finds(name: str, loops: bool) -> None:
    """Nobody holds anything and nothing is for sale, so that an activation is its move, and its victim if assassins come."""
    board = BOARDS[name]
    position = laid(board, loops=loops)
    for depth in (1, 2):
        assert count_by_rules(position, depth) == count_by_force(board, depth, loops=loops)


def test_the_trees_are_not_all_empty() -> None:
    counts = {name: [count_by_force(board, depth, loops=True) for depth in (1, 2)] for name, board in BOARDS.items()}
    assert counts["nothing left"] == [2, 0]
    assert min(counts["a crowd"]) > 500


@pytest.mark.parametrize("seed", range(4))
def test_all_ways_listed_at_once_are_those_of_brute_force(seed: int) -> None:
    """The whole list of a first move, and the starts, ends and tribes in it."""
    position = moving(seed)
    by_force = {(start, drops) for start in range(c.TILES) for drops in brute_force(position, start)}
    ways = engine.move_ways(position)
    listed = {(way[0] - c.PICK, tuple(divmod(drop - c.DROP, c.TRIBES) for drop in way[1:])) for way in ways}
    assert listed == by_force
    assert len(ways) == len(listed) == engine.count_ways(position)
    assert sorted(engine.move_ends(position)) == sorted({(start, *drops[-1]) for start, drops in by_force})


@pytest.mark.parametrize("seed", range(3))
def test_second_moves_at_the_start_of_a_game_are_as_many_as_brute_force_finds(seed: int) -> None:
    """After some of the first ones, each on the board that it leaves."""
    position = moving(seed)
    for way in engine.move_ways(position)[::97]:
        after = position.copy()
        for move in way:
            after.play(move)
        starts = [start for start in range(c.TILES) if after.meeples[start]]
        assert sum(len(brute_force(after, start)) for start in starts) == engine.count_ways(after)


@pytest.mark.parametrize(
    "meeples", [{"c3": "VVEMB"}, {"a1": "VVVEE", "f5": "M"}, {"b2": "VEMBA", "d4": "V", "b4": "A"}, {"c3": "VVEEMM"}]
)
@pytest.mark.parametrize("loops", [True, False])
def test_ends_of_crowded_tiles_are_those_of_brute_force(meeples: Board, loops: bool) -> None:
    """Q3 With loops and without, whole and half made."""
    position = laid(meeples, loops=loops)
    ways = engine.move_ways(position)
    assert len(ways) == count_by_force(meeples, 1, loops=loops) or "A" in "".join(meeples.values())
    assert set(engine.move_ends(position)) == {(way[0] - c.PICK, *divmod(way[-1] - c.DROP, c.TRIBES)) for way in ways}
    for first in position.legal_moves():
        begun = position.copy()
        begun.play(first)
        for second in begun.legal_moves() if begun.phase == c.SOWING else []:
            half = begun.copy()
            half.play(second)
            rest = {way[-1] for way in ways if way[:2] == [first, second]}
            assert {c.DROP + end * c.TRIBES + tribe for _, end, tribe in engine.move_ends(half)} == rest


def test_too_many_ways_to_list_are_still_counted() -> None:
    position = lay("players=2 phase=starting c3[VVVVEEEE] c1[V] d4[E]").position
    with pytest.raises(ValueError, match="too many to list"):
        engine.move_ways(position)
    assert engine.count_ways(position) > 10_000


def moving(seed: int) -> Position:
    position = set_up(4, seed=seed)
    while GAME.prompt(position).ask == "bidding":
        position.play(position.legal_moves()[0])
    return position
