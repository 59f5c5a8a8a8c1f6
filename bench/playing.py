"""Random play that every game is measured by, driven from Python through the position that its kernel gives."""

from __future__ import annotations

import random
from typing import Any

from caravanserai.core.contract import CHANCE
from measure import Counts

SEED = 1
STEPS = 60
"""Of a game, in which a seat acts, for copying and playing."""


def chosen(position: Any, rng: random.Random) -> int:
    """A move as a player without a plan, or as chance, makes it."""
    legal: list[int] = position.legal_moves()
    if position.actor() == CHANCE:
        return rng.choices(legal, position.weights())[0]
    return rng.choice(legal)


def drive_games(start: Any, games: int) -> Counts:
    rng = random.Random(SEED)
    moves = 0
    for _ in range(games):
        position = start.copy()
        while not position.is_over():
            position.play(chosen(position, rng))
            moves += 1
    return {"moves": moves, "games": games}


def steps_of_a_game(start: Any) -> list[tuple[Any, int]]:
    """Positions of one game in which a seat acts, each with one of its moves."""
    rng, position = random.Random(SEED), start.copy()
    steps: list[tuple[Any, int]] = []
    while not position.is_over() and len(steps) < STEPS:
        move = chosen(position, rng)
        if position.actor() != CHANCE:
            steps.append((position.copy(), move))
        position.play(move)
    return steps


def copy_and_play(steps: list[tuple[Any, int]], rounds: int) -> Counts:
    for _ in range(rounds):
        for position, move in steps:
            position.copy().play(move)
    return {"moves": rounds * len(steps)}
