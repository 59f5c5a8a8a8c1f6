"""What learners are told of a position: all that a seat may know and nothing else, by name, plain and compiled alike."""

from __future__ import annotations

from array import array
from typing import Any

import pytest

from caravanserai.core.contract import CHANCE, Game
from caravanserai.core.discovery import load_game
from caravanserai.core.fields import Fields
from caravanserai.core.options import read_options
from caravanserai.core.randomness import Random
from caravanserai.core.sight import A_SEAT, UNTOLD, Sight, a_set, by_seat, where_in
from tests.conformance.cases import Case, all_on
from tests.conformance.kernels import games_with_a_kernel
from tests.conformance.walks import glimpses, sight, walk

GAMES = games_with_a_kernel()


def tables(game: Game) -> list[Case]:
    """The game as it is simulated, and with all that can be switched on, for as many as can play then."""
    usual = read_options(game.options_type, game.simulated)
    return [Case(game.usual_players, usual, False), Case(game.players[-1], all_on(game), False)]


def seen_by(position: Any, game: Game, seat: int) -> list[int]:
    assert game.sight is not None
    row = array("i", bytes(4 * game.sight.size))
    position.observe(seat, row)
    return row.tolist()


@pytest.mark.parametrize("game_id", GAMES)
def test_what_is_told_is_the_same_in_every_position_that_a_seat_could_not_tell_apart(game_id: str) -> None:
    game = load_game(game_id)
    assert game.sight is not None
    names = game.sight.names
    for seed, case in enumerate(tables(game)):
        for position in glimpses(game, case.players, case.options, seed, 16):
            for seat in range(position.seats):
                sample: Any = game.sample(position, seat, Random(seed))
                both = zip(names, seen_by(position, game, seat), seen_by(sample, game, seat), strict=True)
                assert [name for name, ours, theirs in both if ours != theirs] == []
                assert sample.key(seat) == position.key(seat)  # type: ignore[attr-defined]


@pytest.mark.parametrize("game_id", GAMES)
def test_keys_differ_where_views_do(game_id: str) -> None:
    game = load_game(game_id)
    for seed, case in enumerate(tables(game)):
        positions: list[Any] = glimpses(game, case.players, case.options, seed, 24)
        seen = {(seat, position.key(seat)) for position in positions for seat in range(position.seats)}
        views = {(seat, str(sight(game, position, seat))) for position in positions for seat in range(position.seats)}
        assert len(seen) == len(views)


@pytest.mark.parametrize("game_id", GAMES)
def test_marks_are_the_legal_moves_that_are_offered(game_id: str) -> None:
    game = load_game(game_id)
    for seed, case in enumerate(tables(game)):
        for position, move in walk(game, case.players, case.options, seed):
            if position.actor() == CHANCE:
                continue
            marks = bytearray(game.offered)
            position.mark(marks)  # type: ignore[attr-defined]
            legal = position.legal_moves()
            assert [number for number, mark in enumerate(marks) if mark] == [move for move in legal if move < game.offered]
            assert any(marks)
            assert position.is_legal(move)  # type: ignore[attr-defined]
            assert not position.is_legal(game.moves + 10**30)  # type: ignore[attr-defined]
            assert not set(legal) & set(game.chance_moves)


@pytest.mark.parametrize("game_id", GAMES)
def test_chance_makes_its_own_moves_unless_it_chooses_for_a_seat(game_id: str) -> None:
    game = load_game(game_id)
    drawn = {
        move
        for position, move in walk(game, game.usual_players, read_options(game.options_type, {}), 3)
        if position.actor() == CHANCE
    }
    assert drawn
    assert drawn <= set(game.chance_moves)


@pytest.mark.parametrize("game_id", GAMES)
def test_rows_that_do_not_fit_are_refused(game_id: str) -> None:
    game = load_game(game_id)
    position: Any = game.start(game.usual_players)
    assert game.sight is not None
    with pytest.raises(ValueError, match=rf"has {game.sight.size} places here, not 3"):
        position.observe(0, array("i", [0, 0, 0]))
    with pytest.raises(ValueError, match=rf"has {game.offered} places here, not 1"):
        position.mark(bytearray(1))
    with pytest.raises(ValueError, match="there is no seat 9"):
        position.key(9)


class Table(Fields):
    turn: int = 1
    taken: int = 0b101
    coins: list[int] = [3] * 4


def test_a_sight_names_its_numbers() -> None:
    told = Sight(Table, 4, {"turn": A_SEAT, "taken": a_set(3), "coins": by_seat()})
    assert told.size == 4 + 3 + 4
    assert told.names == [
        *(f"turn[{n}]" for n in range(4)),
        *(f"taken[{n}]" for n in range(3)),
        *(f"coins[{n}]" for n in range(4)),
    ]
    assert [(seen.name, seen.start, seen.shape) for seen in Sight(Table, 4, {"taken": UNTOLD}).fields] == [
        ("turn", 0, (1,)),
        ("coins", 1, (4,)),
    ]


def test_a_sight_of_what_there_is_not_is_refused() -> None:
    with pytest.raises(TypeError, match="Table has no field gold"):
        Sight(Table, 4, {"gold": by_seat()})
    with pytest.raises(TypeError, match="Table has no list hand with a count held to tell where of"):
        Sight(Table, 4, {"where": where_in("hand", "held", 3)})
    with pytest.raises(TypeError, match="4 values, which is not as many for each of 3 seats"):
        Sight(Table, 3, {"coins": by_seat()})
