"""A position that is refused is told what is wrong with it: every fault names the values that are at odds."""

from __future__ import annotations

import ast
import inspect
import random
from typing import Any

import pytest

from caravanserai.core import invariants
from caravanserai.core.discovery import game_ids, load_game, module_of
from caravanserai.core.errors import BadPosition
from caravanserai.core.kernel_game import KernelGame

GAMES = [game_id for game_id in game_ids() if isinstance(load_game(game_id), KernelGame)]
ALTERATIONS = 400


@pytest.mark.parametrize("module", [invariants, *(module_of(game_id, "table.invariants") for game_id in GAMES)], ids=str)
def test_no_fault_is_told_without_what_it_is_about(module: Any) -> None:
    told = [node.value for node in ast.walk(ast.parse(inspect.getsource(module))) if isinstance(node, ast.Yield)]
    assert told
    assert [ast.unparse(message) for message in told if message is not None and not names_a_value(message)] == []


def names_a_value(message: ast.expr) -> bool:
    return any(isinstance(part, ast.FormattedValue) for part in ast.walk(message))


@pytest.mark.parametrize("game_id", GAMES)
def test_whatever_is_altered_the_fault_can_be_told(game_id: str) -> None:
    """To tell a fault never fails itself, however wrong the position is."""
    game, rng = load_game(game_id), random.Random(7)
    position = game.start(game.usual_players)
    faults = set()
    for _ in range(ALTERATIONS):
        saved = game.save(position)
        name = rng.choice([name for name in saved if name != "rules_version"])
        number = rng.choice([-1, 0, 1, 2, 5, 30])
        if isinstance(saved[name], list):
            saved[name][rng.randrange(len(saved[name]))] = number
        else:
            saved[name] = number
        try:
            game.load(saved)
        except BadPosition as error:
            faults.add(str(error))
        if rng.random() < 0.5 and not position.is_over():
            position.play(rng.choice(position.legal_moves()))
    assert len(faults) > ALTERATIONS // 10
