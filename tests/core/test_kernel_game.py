"""What every game with a kernel answers alike."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Any

import pytest

from caravanserai.core.discovery import load_game
from caravanserai.core.kernel_game import KernelGame
from tests.conformance.kernels import games_with_a_kernel

KERNEL_GAMES = pytest.mark.parametrize("game_id", games_with_a_kernel())


def noting(game: KernelGame[Any]) -> Callable[..., None]:
    """`note`, of the rules that run here."""
    rules = game.engine.chosen if game.engine.COMPILED else importlib.import_module(f"caravanserai.games.{game.id}.facts")
    note: Callable[..., None] = rules.note
    return note


def talkative(game_id: str, beyond: int) -> tuple[KernelGame[Any], Any]:
    """A game, and a position whose next move makes as many things happen as can be noted, and so many beyond."""
    game = load_game(game_id)
    assert isinstance(game, KernelGame)
    note = noting(game)

    class Talkative(game.engine.Position):  # type: ignore[name-defined, misc]
        def play(self, move: int) -> None:
            for _ in range(len(self.facts) + beyond):
                note(self, 0, 0, 0, 0, 0)

    position = Talkative(game.players[0])
    game.engine.lay_out(position)
    return game, position


@KERNEL_GAMES
def test_a_game_with_a_kernel_is_a_kernel_game(game_id: str) -> None:
    assert isinstance(load_game(game_id), KernelGame)


@KERNEL_GAMES
def test_as_much_as_can_be_noted_is_told(game_id: str) -> None:
    game, position = talkative(game_id, beyond=0)
    told = game.play(position, 0)
    assert sum(type(event) is type(told[0]) for event in told) == len(position.facts)


@KERNEL_GAMES
def test_more_than_can_be_noted_is_not_dropped_in_silence(game_id: str) -> None:
    game, position = talkative(game_id, beyond=2)
    room = len(position.facts)
    with pytest.raises(AssertionError, match=f"{room + 2} things happened at once, and there is room to note {room}"):
        game.play(position, 0)
    assert not position.listening
