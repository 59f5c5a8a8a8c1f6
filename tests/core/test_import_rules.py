"""Who may import whom: `core` knows no game, games know only `core`, nothing imports upward. Held by import-linter."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import caravanserai

ROOT = Path(__file__).parents[2]
SOURCES = Path(caravanserai.__file__).parents[1]
OTHER_GAME = "games/other_game/game.py"

GAME = min(file.parent.name for file in SOURCES.glob("caravanserai/games/*/game.py"))

FORBIDDEN = {
    "core.words": ["bots", f"games.{GAME}.components", "cli"],
    f"games.{GAME}.names": ["bots", "lab.simulate", "games.other_game.game"],
    "games.other_game.game": [f"games.{GAME}.names"],
    "bots": ["lab", f"games.{GAME}.names"],
    "lab": ["cli", f"games.{GAME}.game"],
    "terminal": ["lab", "cli"],
    "api": ["tables", "bots", "terminal"],
    "tables": ["lab", "service", f"games.{GAME}.game"],
    "service": ["server", "client", f"games.{GAME}.game"],
    "client": ["server", "service", "tables", "bots"],
    "server": ["client"],
    "server.http": ["server.handlers", "server.sockets"],
    "server.handlers": ["server.sockets", "server.app"],
    "tui": ["server", "service", "tables", "cli"],
    "cli": [f"games.{GAME}.game"],
}
"""Modules, and what they must not import, not even late."""

HTTP = {"api": "starlette", "tables": "websockets", "service": "httpx"}
"""Packages that speak no HTTP, and what they would speak it with."""


def lint(sources: Path) -> subprocess.CompletedProcess[str]:
    """Run the linter with the repository's rules over the package in this folder."""
    linter = Path(sys.executable).with_name("lint-imports")
    command = [str(linter), "--config", str(ROOT / "pyproject.toml"), "--no-cache"]
    environment = os.environ | {"PYTHONPATH": str(sources), "COLUMNS": "200"}
    return subprocess.run(command, cwd=sources, env=environment, capture_output=True, text=True, check=False)


def place_of(sources: Path, module: str) -> Path:
    """The file of one of the package's modules."""
    path = sources.joinpath("caravanserai", *module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def copy_package(to: Path) -> Path:
    """Only what is Python and imported, with one more game in it."""
    left_out = shutil.ignore_patterns("__pycache__", "*.so", "page", "text", "*.md")
    shutil.copytree(SOURCES / "caravanserai", to / "caravanserai", ignore=left_out)
    other = to / "caravanserai" / OTHER_GAME
    other.parent.mkdir()
    other.with_name("__init__.py").touch()
    other.touch()
    return to


@pytest.fixture
def scratch(tmp_path: Path) -> Path:
    return copy_package(tmp_path)


@pytest.fixture(scope="module")
def broken(tmp_path_factory: pytest.TempPathFactory) -> str:
    """What the linter says of a package in which all that is forbidden is done at once."""
    sources = copy_package(tmp_path_factory.mktemp("broken"))
    for importer, forbidden in FORBIDDEN.items():
        lines = [f"    import caravanserai.{module}" for module in forbidden]
        file = place_of(sources, importer)
        lines += [f"    import {HTTP[importer]}"] if importer in HTTP else []
        file.write_text("\n".join([file.read_text(encoding="utf-8"), "def late() -> None:", *lines, ""]), encoding="utf-8")
    done = lint(sources)
    assert done.returncode != 0, done.stdout
    return done.stdout


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


@pytest.mark.parametrize(("importer", "module"), [(importer, module) for importer in FORBIDDEN for module in FORBIDDEN[importer]])
def test_what_they_forbid_is_found(broken: str, importer: str, module: str) -> None:
    """As a breach by itself: not only as a step on the way to another."""
    breach = re.escape(f"caravanserai.{importer} -> caravanserai.{module}")
    assert re.search(rf"^- +{breach} \(l\.\d+\)$\n^$", broken, re.MULTILINE), broken


@pytest.mark.parametrize(("importer", "library"), HTTP.items())
def test_http_is_found_where_none_is_spoken(broken: str, importer: str, library: str) -> None:
    assert re.search(rf"^- +{re.escape(f'caravanserai.{importer} -> {library}')} \(l\.\d+\)$", broken, re.MULTILINE), broken
