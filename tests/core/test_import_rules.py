"""Who may import whom: `core` knows no game, games know only `core`, nothing imports upward. Held by import-linter."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import caravanserai

ROOT = Path(__file__).parents[2]
SOURCES = Path(caravanserai.__file__).parents[1]
OTHER_GAME = "games/other_game/game.py"

FORBIDDEN = [
    ("core/words.py", "import caravanserai.bots"),
    ("core/words.py", "from caravanserai.games.{game} import components"),
    ("core/words.py", "from caravanserai.cli import main"),
    ("games/{game}/names.py", "import caravanserai.bots"),
    ("games/{game}/names.py", "from caravanserai.lab import simulate"),
    ("games/{game}/names.py", "import caravanserai.games.other_game.game"),
    (OTHER_GAME, "import caravanserai.games.{game}.names"),
    ("bots/__init__.py", "import caravanserai.lab"),
    ("bots/__init__.py", "import caravanserai.games.{game}.names"),
    ("lab/__init__.py", "import caravanserai.cli"),
    ("lab/__init__.py", "import caravanserai.games.{game}.game"),
    ("terminal/__init__.py", "import caravanserai.lab"),
    ("tables/__init__.py", "import caravanserai.lab"),
    ("tables/__init__.py", "import caravanserai.games.{game}.game"),
    ("terminal/__init__.py", "import caravanserai.cli"),
    ("cli/__init__.py", "def late() -> None:\n    import caravanserai.games.{game}.game"),
]
"""An import, and the module where it must not be."""


def lint(sources: Path) -> subprocess.CompletedProcess[str]:
    """Run the linter with the repository's rules over the package in this folder."""
    linter = Path(sys.executable).with_name("lint-imports")
    command = [str(linter), "--config", str(ROOT / "pyproject.toml"), "--no-cache"]
    environment = os.environ | {"PYTHONPATH": str(sources), "COLUMNS": "200"}
    return subprocess.run(command, cwd=sources, env=environment, capture_output=True, text=True, check=False)


@pytest.fixture
def scratch(tmp_path: Path) -> Path:
    """A copy of the package, with one more game in it."""
    shutil.copytree(SOURCES / "caravanserai", tmp_path / "caravanserai", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    other = tmp_path / "caravanserai" / OTHER_GAME
    other.parent.mkdir()
    other.with_name("__init__.py").touch()
    other.touch()
    return tmp_path


def first_game() -> str:
    return sorted(file.parent.name for file in SOURCES.glob("caravanserai/games/*/game.py"))[0]


def test_the_rules_hold() -> None:
    done = lint(SOURCES)
    assert done.returncode == 0, done.stdout


def test_one_more_game_breaks_no_rule(scratch: Path) -> None:
    done = lint(scratch)
    assert done.returncode == 0, done.stdout


def test_a_new_package_must_be_given_its_place(scratch: Path) -> None:
    (scratch / "caravanserai" / "attic").mkdir()
    (scratch / "caravanserai" / "attic" / "__init__.py").touch()
    done = lint(scratch)
    assert done.returncode != 0
    assert "attic" in done.stdout


@pytest.mark.parametrize(("module", "statement"), FORBIDDEN)
def test_what_they_forbid_is_found(scratch: Path, module: str, statement: str) -> None:
    file = scratch / "caravanserai" / module.format(game=first_game())
    file.write_text(file.read_text(encoding="utf-8") + f"\n{statement.format(game=first_game())}\n", encoding="utf-8")
    done = lint(scratch)
    assert done.returncode != 0, done.stdout
    importer = ".".join(file.relative_to(scratch).with_suffix("").parts).removesuffix(".__init__")
    assert f"{importer} -> caravanserai." in done.stdout, done.stdout
