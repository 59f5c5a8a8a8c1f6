"""What every game with a kernel answers alike."""

from __future__ import annotations

import random
from typing import Any

import pytest

from caravanserai.core.discovery import load_game
from caravanserai.core.kernel_game import KernelGame
from tests.conformance.kernels import games_with_a_kernel

KERNEL_GAMES = pytest.mark.parametrize("game_id", games_with_a_kernel())


def kernel_game(game_id: str) -> KernelGame[Any, Any]:
    game = load_game(game_id)
    assert isinstance(game, KernelGame)
    return game


def talkative(game: KernelGame[Any, Any]) -> Any:
    """A position whose next move is as many as can be made until there is no room to note what happens."""
    room = game.state._room

    class Talkative(game.engine.Position):  # type: ignore[name-defined, misc]
        def play(self, move: int) -> None:
            rng = random.Random(1)
            while self.note_count <= room:
                super().play(rng.choice(self.legal_moves()))

    position = Talkative(game.players[0])
    game.engine.lay_out(position)
    return position


@KERNEL_GAMES
def test_a_game_with_a_kernel_is_a_kernel_game(game_id: str) -> None:
    assert isinstance(load_game(game_id), KernelGame)


@KERNEL_GAMES
def test_all_that_is_noted_is_kept_while_there_is_room(game_id: str) -> None:
    game, rng = kernel_game(game_id), random.Random(2)
    always, anew, noted = game.start(game.players[0]), game.start(game.players[0]), list[int]()
    always.listen()
    while True:
        move = rng.choice(always.legal_moves())
        always.play(move)
        anew.listen()
        anew.play(move)
        noted += anew.noted()
        if len(noted) > game.state._room:
            break
        assert always.noted() == noted
    assert always.note_count == len(noted)
    assert always.noted() == []


@KERNEL_GAMES
def test_more_than_can_be_noted_is_not_dropped_in_silence(game_id: str) -> None:
    game = kernel_game(game_id)
    position = talkative(game)
    with pytest.raises(AssertionError, match="numbers were noted at once, and there is room for fewer"):
        game.play(position, 0)
    assert not position.listening
    assert position.note_count == 0


@KERNEL_GAMES
def test_nobody_listens_to_a_copy(game_id: str) -> None:
    game = kernel_game(game_id)
    position = game.start(game.players[0])
    position.listen()
    position.play(position.legal_moves()[0])
    assert position.note_count > 0
    assert (position.copy().listening, position.copy().note_count) == (False, 0)


@KERNEL_GAMES
def test_a_saved_position_has_all_fields_but_what_is_noted(game_id: str) -> None:
    game = kernel_game(game_id)
    position = game.start(game.players[0])
    position.listen()
    position.play(position.legal_moves()[0])
    saved = game.save(position)
    assert {*saved} == {"rules_version", *game.state._firsts, *game.state._given} - {"listening", "note_count", "notes"}
    assert game.save(position.copy()) == saved
