"""Whole games played through the public contract, by policies that need no plan."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

from caravanserai.core.contract import CHANCE
from caravanserai.games.camel_up.engine import Position
from caravanserai.games.camel_up.game import GAME
from caravanserai.games.camel_up.options import CamelUpOptions
from caravanserai.games.camel_up.table.moves import MOVES

BY_CHANCE = CamelUpOptions(stack_order="random", first_crazy="random")
KINDS = [type(move) for move in MOVES]
ROLL = next(number for number, move in enumerate(MOVES) if type(move).__name__ == "Roll")

Policy = Callable[[list[int], random.Random], int]


def any_move(moves: list[int], chance: random.Random) -> int:
    """Every move as likely as any other."""
    return chance.choice(moves)


def any_kind(moves: list[int], chance: random.Random) -> int:
    """Every kind of action as likely as any other, then every move of that kind."""
    kind = chance.choice(sorted({KINDS[move].__name__ for move in moves}))
    return chance.choice([move for move in moves if KINDS[move].__name__ == kind])


def always_roll(moves: list[int], chance: random.Random) -> int:
    return ROLL if ROLL in moves else chance.choice(moves)


def next_move(position: Position, policy: Policy, chance: random.Random) -> int:
    moves = position.legal_moves()
    if position.actor() == CHANCE:
        return chance.choices(moves, position.weights())[0]
    return policy(moves, chance)


def play_through(position: Position, policy: Policy, chance: random.Random) -> Iterator[tuple[int, list[Any]]]:
    """Play to the end, stopping after every move with its number and what it made happen."""
    while not position.is_over():
        move = next_move(position, policy, chance)
        yield move, GAME.play(position, move)


def finish(position: Position, policy: Policy, chance: random.Random) -> None:
    """Play to the end without a stop."""
    while not position.is_over():
        position.play(next_move(position, policy, chance))
