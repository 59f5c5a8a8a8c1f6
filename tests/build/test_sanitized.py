"""Compiled rules do not check an index. Here they are compiled so that they do, and every game is played with them."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from caravanserai.core.discovery import game_ids
from tests.build.derivation import ROOT
from tests.build.packages import PLAY_EVERY_GAME, build_once, copy_sources, run

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("sanitized")]
"""One process compiles and checks, and no other waits for it."""

CHECKS = {
    "every": ("play_out_ends", "listed_moves_play", "listening_changes_nothing", "altered_saves_do_no_harm"),
    "usual": ("other_moves_are_refused", "--usual"),
}
"""With every sample of the options, but for the one that tries every number there is; together, since a start takes a while."""

ODDS_OF_EVERY_LEG = """
import random
from caravanserai.games.camel_up import engine
from caravanserai.games.camel_up.game import GAME
assert engine.COMPILED
layers, rng, found = (engine.Layer(), engine.Layer()), random.Random(1), 0
for players in (3, 8):
    position = GAME.start(players)
    while not position.is_over():
        if len(GAME.view(position, None).track) and position.phase == 6 and rng.random() < 0.15:
            odds = engine.LegOdds()
            odds.cheers, odds.boos = position.cheers, position.boos
            engine.find_leg_odds(odds, position.camels, position.dice, *layers)
            assert sum(odds.first) == odds.total
            races = engine.RaceOdds()
            engine.roll_races(races, position.camels, position.dice, position.cheers, position.boos, 200, engine.Random(found))
            assert sum(races.winner) == 200
            found += 1
        position.play(rng.choice(position.legal_moves()))
print(found, "odds found")
"""


def build_sanitized(folder: Path) -> None:
    sources = copy_sources(folder / "sources")
    derived = ROOT / "build" / "derived"
    if derived.exists():  # what is there and up to date need not be made again
        shutil.copytree(derived, sources / "build" / "derived")
    run(
        sys.executable,
        "setup.py",
        "-q",
        "build",
        "--build-lib",
        folder / "package",
        cwd=sources,
        CARAVANSERAI_SANITIZE="1",
        CC="gcc",
    )


@pytest.fixture(scope="module")
def sanitized(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment in which the package runs as it is compiled with every check."""
    assert shutil.which("gcc"), "the sanitizers are gcc's"
    folder = build_once(tmp_path_factory, "sanitized", build_sanitized)
    library = subprocess.run(["gcc", "-print-file-name=libasan.so"], capture_output=True, text=True, check=True).stdout.strip()
    return {
        "LD_PRELOAD": library,
        "ASAN_OPTIONS": "detect_leaks=0",
        "UBSAN_OPTIONS": "print_stacktrace=1",
        "PYTHONMALLOC": "malloc",
        "PYTHONPATH": f"{folder / 'package'}:{ROOT}",
    }


def test_every_game_at_every_number_of_players(sanitized: dict[str, str], tmp_path: Path) -> None:
    where = run(sys.executable, "-c", "import caravanserai; print(caravanserai.__file__)", cwd=tmp_path, **sanitized)
    assert where.startswith(sanitized["PYTHONPATH"].split(":")[0])
    played = run(sys.executable, "-c", PLAY_EVERY_GAME, cwd=tmp_path, **sanitized).splitlines()
    assert {line.split()[0] for line in played} == set(game_ids())
    assert {line.split()[2] for line in played} == {"True"}


@pytest.mark.parametrize("options", CHECKS)
@pytest.mark.parametrize("game_id", game_ids())
def test_checks_of_all_games(sanitized: dict[str, str], tmp_path: Path, game_id: str, options: str) -> None:
    checks = [sys.executable, "-m", "tests.conformance.checks", game_id, *CHECKS[options]]
    assert "tables" in run(*checks, cwd=tmp_path, **sanitized)


def test_odds_of_camel_up(sanitized: dict[str, str], tmp_path: Path) -> None:
    assert "odds found" in run(sys.executable, "-c", ODDS_OF_EVERY_LEG, cwd=tmp_path, **sanitized)
