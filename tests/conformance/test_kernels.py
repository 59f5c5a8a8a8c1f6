"""The rules as written and the rules as compiled are the same rules: they play the same games, move by move."""

from __future__ import annotations

import gc
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from caravanserai.core.build import wants_pure
from caravanserai.core.discovery import load_game
from caravanserai.core.errors import IllegalMove, game_of
from tests.conformance.cases import cases
from tests.conformance.digests import digests
from tests.conformance.kernels import Kernels, assert_same_games, assert_same_moves, games_with_a_kernel, load_kernels

ROOT = Path(__file__).parents[2]
PLAIN_CHECKS = ("altered_saves_do_no_harm", "saves_are_snapshots", "secret_moves_sound_alike")
"""What plain and compiled rules could answer differently: lists that are shared, and indices that are out of bounds."""


def both(game_id: str) -> Kernels:
    """Both forms; without the compiled one there is nothing to compare, which is a fault unless plain rules were asked for."""
    kernels = load_kernels(game_id)
    if kernels is None and wants_pure():
        pytest.skip("plain rules were asked for, and compiled ones are not there to be compared with")
    assert kernels is not None, (
        f"the compiled rules of {game_id} are missing: run `python setup.py build_ext --inplace`, or set CARAVANSERAI_PURE=1"
    )
    return kernels


def run_plain(module: str, *arguments: str) -> str:
    """What a module prints when it is run with the plain rules."""
    environment = os.environ | {"CARAVANSERAI_PURE": "1"}
    command = [sys.executable, "-m", module, *arguments]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout


@pytest.mark.parametrize("game_id", games_with_a_kernel())
def test_the_same_game_move_by_move(game_id: str) -> None:
    kernels, game = both(game_id), load_game(game_id)
    for seed, case in enumerate(cases(game)):
        assert_same_moves(kernels, game, case, seed)


@pytest.mark.parametrize("game_id", games_with_a_kernel())
def test_both_refuse_a_move_in_the_words_of_their_game(game_id: str) -> None:
    game = load_game(game_id)
    for kernel in both(game_id):
        position = kernel.Position(game.players[0])
        with pytest.raises(IllegalMove) as caught:
            position.play(game.moves)
        assert caught.value.game == game_of(position) == game_id


class Asker:
    """What asks for the moves of a position when it is thrown away, whatever is being done then."""

    def __init__(self, position: Any) -> None:
        self.position = position
        self.itself = self

    def __del__(self) -> None:
        self.position.legal_moves().clear()


@pytest.fixture
def tidy_up() -> Iterator[None]:
    """Python looks for what can be thrown away as soon as anything is made; the test says from when on."""
    often = gc.get_threshold()
    gc.set_threshold(1)
    yield
    gc.set_threshold(*often)
    gc.enable()


@pytest.mark.usefixtures("tidy_up")
@pytest.mark.parametrize("game_id", games_with_a_kernel())
def test_a_list_of_moves_is_its_callers_own(game_id: str) -> None:
    """Rules list in the same room again and again, even while another list is made; what was handed out stays as it was."""
    game, rng = load_game(game_id), random.Random(5)
    position: Any = game.start(game.players[-1])
    other = position
    hoard: list[list[int]] = []
    for _ in range(150):
        wanted = [number for number in range(game.moves) if position.is_legal(number)]
        gc.disable()
        while len(hoard) < 200:  # Python keeps some lists ready, and tidies up only to make new ones
            hoard.append([])
        Asker(other)
        gc.enable()
        found = position.legal_moves()
        assert found == wanted
        other = position.copy()
        position.play(rng.choice(wanted))
        position.legal_moves().clear()
        assert found == wanted
        hoard.clear()


@pytest.mark.parametrize("game_id", games_with_a_kernel())
def test_the_same_games_played_out(game_id: str) -> None:
    kernels, game = both(game_id), load_game(game_id)
    for case in cases(game):
        assert_same_games(kernels, game, case, range(60) if case.is_default else range(8))


@pytest.mark.parametrize("game_id", games_with_a_kernel())
def test_the_same_saves_events_and_views(game_id: str) -> None:
    both(game_id)
    plain = run_plain("tests.conformance.digests", game_id).splitlines()
    for ours, theirs in zip(digests(load_game(game_id), seed=7), plain, strict=True):
        assert ours == theirs


@pytest.mark.parametrize("check", PLAIN_CHECKS)
@pytest.mark.parametrize("game_id", games_with_a_kernel())
def test_plain_rules_pass_too(game_id: str, check: str) -> None:
    assert "tables" in run_plain("tests.conformance.checks", game_id, check)
