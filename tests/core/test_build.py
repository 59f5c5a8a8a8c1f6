"""Which rules run: the compiled ones, or the plain ones where they are asked for or nothing else is there."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from caravanserai.core.build import is_compiled, wants_pure
from tests.conformance.kernels import games_with_a_kernel

SAY_COMPILED = """
import importlib, sys
from caravanserai.core.build import is_compiled
assert not is_compiled(sys.argv[1])
engine = importlib.import_module(f"caravanserai.games.{sys.argv[1]}.engine")
assert is_compiled(sys.argv[1]) == engine.COMPILED
print(engine.COMPILED)
"""

WITHOUT_COMPILED = """
import sys, warnings
sys.modules[f"caravanserai.games.{sys.argv[1]}._kernel"] = None
from caravanserai.core.build import warn_uncompiled
from caravanserai.core.discovery import load_game
from caravanserai.core.randomness import Random
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    game = load_game(sys.argv[1])
    warn_uncompiled()
    position = game.start(game.players[0])
    game.play_out(position, Random(1))
print(position.is_over(), [str(warning.message) for warning in caught])
"""


def run(script: str, *arguments: str, pure: str) -> str:
    environment = os.environ | {"CARAVANSERAI_PURE": pure}
    done = subprocess.run(
        [sys.executable, "-c", script, *arguments], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.mark.parametrize(("value", "wanted"), [("", False), ("0", False), ("1", True), ("yes", True)])
def test_plain_rules_are_asked_for_by_the_environment(monkeypatch: pytest.MonkeyPatch, value: str, wanted: bool) -> None:
    monkeypatch.setenv("CARAVANSERAI_PURE", value)
    assert wants_pure() == wanted


def test_without_a_word_compiled_rules_are_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CARAVANSERAI_PURE", raising=False)
    assert not wants_pure()


@pytest.mark.parametrize("game_id", games_with_a_kernel())
def test_plain_rules_run_where_they_are_asked_for(game_id: str) -> None:
    assert run(SAY_COMPILED, game_id, pure="1") == "False"


@pytest.mark.parametrize("game_id", games_with_a_kernel())
def test_without_compiled_rules_games_are_played_and_it_is_said_once(game_id: str) -> None:
    over, warnings = run(WITHOUT_COMPILED, game_id, pure="").split(" ", 1)
    assert over == "True"
    assert warnings.count("the compiled rules are not installed") == 1


def test_a_game_that_is_not_loaded_is_not_compiled() -> None:
    assert not is_compiled("chess")
