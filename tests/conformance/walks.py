"""Random games for the checks: the same seed is the same game, whatever else has been drawn."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import msgspec

from caravanserai.core.contract import CHANCE, SPECTATOR, Event, Game, Options, Position

MOST_MOVES = 20_000
"""A random game that is longer than this is taken to have no end."""


MANY = 300
"""Of a kind that has more moves than this, such as bids, only some are tried."""


@lru_cache(maxsize=4)
def numbers(game: Game) -> list[int]:
    """The number of every move, and those just beyond; of a kind with many the first and the last, and some in between."""
    kinds: dict[type, list[int]] = defaultdict(list)
    for number in range(game.moves):
        kinds[type(game.move(number))].append(number)
    tried = {-2, -1, game.moves, game.moves + 1}
    for kind in kinds.values():
        tried.update(kind if len(kind) <= MANY else [*kind[: MANY // 3], *kind[:: len(kind) // (MANY // 3)], *kind[-MANY // 3 :]])
    return sorted(tried)


def draw_move(position: Position, rng: random.Random) -> int:
    """Chance by its weights, a seat without a plan."""
    moves = position.legal_moves()
    assert moves, "the game is not over and nobody can move"
    if position.actor() == CHANCE:
        weights = position.weights()
        assert len(weights) == len(moves), f"{len(weights)} weights for {len(moves)} moves of chance"
        assert all(isinstance(weight, int) and weight > 0 for weight in weights), f"not all weights are positive: {weights}"
        return rng.choices(moves, weights)[0]
    return rng.choice(moves)


def walk(game: Game, players: int, options: Options, seed: int) -> Iterator[tuple[Position, int]]:
    """Every position of a random game with the move that is then made in it; the position is the same object throughout."""
    position = game.start(players, options)
    rng = random.Random(seed)
    for _ in range(MOST_MOVES):
        if position.is_over():
            return
        move = draw_move(position, rng)
        yield position, move
        position.play(move)
    raise AssertionError(f"a random game is not over after {MOST_MOVES} moves")


def random_log(game: Game, players: int, options: Options, seed: int) -> list[int]:
    return [move for _, move in walk(game, players, options, seed)]


def replayed(game: Game, players: int, options: Options, log: list[int]) -> Position:
    position = game.start(players, options)
    for move in log:
        position.play(move)
    return position


def glimpses(game: Game, players: int, options: Options, seed: int, count: int) -> list[Position]:
    """About this many positions of a random game, spread evenly from the first to the last, each a copy of its own."""
    log = random_log(game, players, options, seed)
    lengths = {round(index * len(log) / max(1, count - 1)) for index in range(count)}
    position = game.start(players, options)
    found = [position.copy()]
    for length, move in enumerate(log, 1):
        position.play(move)
        if length in lengths:
            found.append(position.copy())
    return found


def played_glimpses(game: Game, players: int, options: Options, seed: int, count: int) -> list[Position]:
    """The same, each played from the start: it has what no copy would have."""
    log = random_log(game, players, options, seed)
    lengths = sorted({round(index * len(log) / max(1, count - 1)) for index in range(count)})
    return [replayed(game, players, options, log[:length]) for length in lengths]


def viewers(position: Position) -> list[int | None]:
    """Everybody who looks on."""
    return [SPECTATOR, *range(position.seats)]


def state(game: Game, position: Position) -> bytes:
    """All of a position, to be compared with another."""
    return msgspec.json.encode(game.save(position))


def sight(game: Game, position: Position, viewer: int | None) -> bytes:
    """All that a viewer sees, to be compared."""
    return msgspec.json.encode(game.view(position, viewer))


def sound(game: Game, events: list[Event], viewer: int | None) -> bytes:
    """All that a viewer hears, to be compared."""
    return msgspec.json.encode([game.redacted(event, viewer) for event in events])


def plain(game: Game, position: Position) -> dict[str, Any]:
    """A saved position as it comes back from a file."""
    data = msgspec.json.decode(state(game, position))
    assert isinstance(data, dict)
    return data
