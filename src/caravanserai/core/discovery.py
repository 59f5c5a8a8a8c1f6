"""Finds the games: every folder under `games` is one."""

from __future__ import annotations

import importlib
import importlib.util
from functools import cache
from pathlib import Path
from types import ModuleType

import caravanserai.games
from caravanserai.core.contract import Game
from caravanserai.core.errors import UnknownGame


@cache
def game_ids() -> tuple[str, ...]:
    """The names of all games, in alphabetical order."""
    folders = {Path(folder) / "game.py" for path in caravanserai.games.__path__ for folder in Path(path).iterdir()}
    return tuple(sorted(file.parent.name for file in folders if file.is_file()))


def load_game(game_id: str) -> Game:
    """The game of this name. For type checkers, `caravanserai.load_game` knows what it is for each (`typed.pyi`)."""
    if game_id not in game_ids():
        raise UnknownGame(f"there is no game called {game_id!r}; there is {', '.join(game_ids())}")
    return _loaded(game_id)


@cache
def _loaded(game_id: str) -> Game:
    game = importlib.import_module(f"caravanserai.games.{game_id}.game").GAME
    assert isinstance(game, Game)
    return game


def module_of(game_id: str, name: str) -> ModuleType | None:
    """A module that a game may have or not, as `terminal` or `bots.players`; None where its folder has none."""
    path = f"caravanserai.games.{game_id}"
    for part in name.split("."):
        path = f"{path}.{part}"
        if importlib.util.find_spec(path) is None:
            return None
    return importlib.import_module(path)
