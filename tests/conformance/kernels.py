"""A game's rules twice in one process: as they are written, and compiled."""

from __future__ import annotations

import importlib
import random
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import caravanserai.games
from caravanserai.core.contract import Game
from caravanserai.core.discovery import game_ids
from caravanserai.core.fields import kept_fields
from tests.conformance.cases import Case


class Kernels(NamedTuple):
    pure: ModuleType
    compiled: ModuleType


def games_with_a_kernel() -> list[str]:
    """Games whose rules are compiled; a game that is fast enough without has no `kernel`."""
    folders = [Path(folder) for folder in caravanserai.games.__path__]
    return [game_id for game_id in game_ids() if any((folder / game_id / "kernel").is_dir() for folder in folders)]


def load_kernels(game_id: str) -> Kernels | None:
    """Both forms of the rules; None where they were not compiled."""
    package = f"caravanserai.games.{game_id}"
    pure = importlib.import_module(f"{package}.kernel.position")
    try:
        return Kernels(pure, importlib.import_module(f"{package}._kernel"))
    except ImportError:
        return None


def fields(kernel: ModuleType) -> list[str]:
    """All that a position is made of, as the plain rules declare it."""
    return [*kept_fields(kernel.Position)]


def read(position: Any, names: list[str]) -> dict[str, Any]:
    """Every field, lists as lists and truth values as numbers, whichever rules keep them."""
    values = {name: getattr(position, name) for name in names}
    return {name: value[:] if isinstance(value, list) else int(value) for name, value in values.items()}


def start_in(kernel: ModuleType, game: Game, case: Case, names: list[str]) -> Any:
    """The start of a game as this form of the rules keeps it."""
    position = kernel.Position(case.players)
    for name, value in read(game.start(case.players, case.options), names).items():
        setattr(position, name, value)
    return position


def assert_same_moves(kernels: Kernels, game: Game, case: Case, seed: int) -> None:
    """Play one random game in both forms, and compare them, and what they note, after every move."""
    names = fields(kernels.pure)
    pure, compiled = (start_in(kernel, game, case, names) for kernel in kernels)
    rng = random.Random(seed)
    while not pure.is_over():
        assert pure.actor() == compiled.actor()
        assert pure.legal_moves() == compiled.legal_moves()
        assert pure.weights() == compiled.weights()
        move = rng.choice(pure.legal_moves())
        for position in (pure, compiled):
            position.listen()
            position.play(move)
        told = game.write(game.move(move))
        assert read(pure, names) == read(compiled, names), f"after {told}"
        assert (pure.note_count, pure.noted()) == (compiled.note_count, compiled.noted()), f"{told} is noted in another way"
        assert pure.is_over() == compiled.is_over()


def assert_same_games(kernels: Kernels, game: Game, case: Case, seeds: range) -> None:
    """Play many games out in both forms, with the same random numbers, and compare their ends."""
    names = fields(kernels.pure)
    starts = [start_in(kernel, game, case, names) for kernel in kernels]
    for seed in seeds:
        ends = []
        for kernel, start in zip(kernels, starts, strict=True):
            position, rng = start.copy(), kernel.Random(seed)
            kernel.play_out(position, rng)
            ends.append((read(position, names), rng.state))
        assert ends[0] == ends[1], f"seed {seed} is another game when compiled"
