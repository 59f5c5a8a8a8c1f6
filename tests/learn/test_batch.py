"""Many games side by side: the same plain and compiled, for any number of threads, each with chance of its own."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from caravanserai.core.discovery import load_game
from caravanserai.core.errors import BadOption, IllegalMove
from caravanserai.core.options import read_options
from caravanserai.games.emira.options import EmiraOptions
from caravanserai.learn import Batch
from caravanserai.learn.batch import _Rows
from tests.conformance.kernels import fields, games_with_a_kernel, load_kernels, start_in
from tests.learn.test_sight import tables

GAMES = games_with_a_kernel()


def shown(batch: Batch) -> list[Any]:
    arrays = (batch.actors, batch.masks, batch.observations, batch.ended, batch.scores, batch.won)
    return [array.copy() for array in arrays]


def same(ours: list[Any], theirs: list[Any]) -> bool:
    return all(np.array_equal(mine, other) for mine, other in zip(ours, theirs, strict=True))


def rows_for(game: Any, n: int, players: int) -> _Rows:
    batch = Batch(game.id, n, players)
    return batch._rows


@pytest.mark.parametrize("game_id", GAMES)
def test_plain_and_compiled_lanes_are_the_same(game_id: str) -> None:
    kernels, game = load_kernels(game_id), load_game(game_id)
    if kernels is None:
        pytest.skip("there is nothing compiled to compare with")
    case, names, n = tables(game)[0], fields(kernels.pure), 3
    both = []
    for kernel in kernels:
        rows = rows_for(game, n, case.players)
        lanes = kernel.Lanes(start_in(kernel, game, case, names), n, 7, rows)
        lanes.begin(0, n)
        both.append((lanes, rows))
    for _ in range(40):
        for lanes, _rows in both:
            lanes.draw(0, n)
            assert lanes.fault(0, n) == -1
            lanes.step(0, n)
        ours, theirs = (vars(rows) for _lanes, rows in both)
        for name, row in ours.items():
            assert np.array_equal(row, theirs[name]), f"{name} is another when compiled"


@pytest.mark.parametrize("game_id", GAMES)
def test_a_batch_tells_what_its_positions_tell_and_nothing_of_the_step_before(game_id: str) -> None:
    batch = Batch(game_id, n=4, seed=9)
    for _ in range(150):
        batch.step(batch.random_moves())
        for lane in range(batch.n):
            position: Any = batch.position(lane)
            row = np.full(batch.sight.size, 9, np.int32)
            position.observe(int(batch.actors[lane]), row)
            assert np.array_equal(batch.observations[lane], row)


@pytest.mark.parametrize("game_id", GAMES)
def test_a_batch_is_the_same_for_any_number_of_threads(game_id: str) -> None:
    batches = [Batch(game_id, n=5, seed=3), Batch(game_id, n=5, seed=3, threads=2), Batch(game_id, n=5, seed=4)]
    for _ in range(30):
        for batch in batches:
            batch.step(batch.random_moves())
    assert same(shown(batches[0]), shown(batches[1]))
    assert not same(shown(batches[0]), shown(batches[2]))


def test_a_game_that_has_ended_is_told_and_begins_anew() -> None:
    batch = Batch("camel_up", n=8, players=3, seed=1)
    ends = 0
    while not ends:
        batch.step(np.where(batch.masks[:, 35], 35, batch.random_moves()))  # all roll
        ends = int(batch.ended.sum())
    over = batch.ended
    assert (batch.rewards.sum(axis=1) == over).all()
    assert (batch.scores[over].max(axis=1) == np.where(batch.won, batch.scores, 0)[over].max(axis=1)).all()
    assert not batch.scores[~over].any()
    assert (batch.field("turns")[over] == 0).all()
    assert (batch.field("turns")[~over] > 0).all()


def test_games_of_a_batch_have_chance_of_their_own() -> None:
    batch = Batch("camel_up", n=6, seed=2)
    assert len({tuple(row) for row in batch.field("space").tolist()}) > 3


def test_the_field_of_whoever_decides_comes_first() -> None:
    batch = Batch("camel_up", n=4, players=4, seed=5)
    for _ in range(3):
        batch.step([35] * 4)
    for lane in range(4):
        position: Any = batch.position(lane)
        actor = int(batch.actors[lane])
        assert batch.field("coins")[lane].tolist()[:4] == [position.coins[(actor + n) % 4] for n in range(4)]


@pytest.mark.parametrize("threads", [1, 3])
def test_wrong_moves_are_refused_and_nothing_is_played(threads: int) -> None:
    batch = Batch("camel_up", n=3, players=4, seed=1, threads=threads)
    before = shown(batch)
    with pytest.raises(IllegalMove) as refused:
        batch.step([35, 60, 35])
    assert refused.value.__notes__ == ["in game 1 of the batch"]
    for moves in ([35, 10**12, 35], [35, -1, 35]):
        with pytest.raises(BadOption, match="moves are numbered from 0 to 67"):
            batch.step(moves)
    for wrong in ([35, 35], [35.0, 35.0, 35.0], 35):
        with pytest.raises(BadOption, match="moves are 3 whole numbers, one for each game"):
            batch.step(wrong)
    assert same(before, shown(batch))


def test_what_is_shown_cannot_be_changed() -> None:
    batch = Batch("camel_up", n=2)
    for array in (batch.masks, batch.observations, batch.actors):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 0


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"game": "camel_up", "n": 0}, "at least one game"),
        ({"game": "camel_up", "threads": 0}, "one thread"),
        ({"game": "camel_up", "n": "4"}, "n is a whole number of games, not '4'"),
        ({"game": "camel_up", "threads": 1.5}, "threads is a whole number, not 1.5"),
        ({"game": "camel_up", "seed": -1}, r"a seed is a whole number from 0 to 2\*\*62 - 1, not -1"),
        ({"game": "camel_up", "seed": 1.5}, r"a seed is a whole number from 0 to 2\*\*62 - 1, not 1.5"),
        ({"game": "camel_up", "players": 9}, "3 to 8 players"),
        ({"game": "camel_up", "players": "4"}, "players is a whole number, not '4'"),
        ({"game": "camel_up", "options": {"dice": 3}}, "there is no option 'dice'"),
        ({"game": "camel_up", "options": EmiraOptions()}, "EmiraOptions are not options of camel_up"),
    ],
)
def test_a_batch_that_cannot_be_says_why(given: dict[str, Any], told: str) -> None:
    with pytest.raises(BadOption, match=told):
        Batch(**given)


def test_what_a_batch_does_not_have_is_named() -> None:
    batch = Batch("camel_up", n=2, observe=False)
    with pytest.raises(BadOption, match="observe=False"):
        _ = batch.observations
    with pytest.raises(BadOption, match="has no field 'gold'; there is seats, phase"):
        Batch("camel_up", n=1).field("gold")
    with pytest.raises(BadOption, match="no game 2 in a batch of 2"):
        batch.position(2)
    with pytest.raises(BadOption, match="a game of the batch is told by its number, not 'first'"):
        batch.position("first")  # type: ignore[arg-type]


def test_a_batch_plays_by_the_options_for_simulations() -> None:
    game = load_game("camel_up")
    options = game.options_of(Batch("camel_up", n=1).position(0))
    assert options == read_options(game.options_type, game.simulated)


def test_numbers_of_numpy_are_numbers() -> None:
    given: dict[str, Any] = {"n": np.int64(2), "players": np.int32(3), "seed": np.uint8(1), "threads": np.int8(1)}
    batch = Batch("camel_up", **given)
    assert same(shown(batch), shown(Batch("camel_up", n=2, players=3, seed=1)))
