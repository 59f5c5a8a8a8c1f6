"""Building, installing and running the package away from the working copy, with the tools that are installed already."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.build.derivation import ROOT

PARTS = (
    "setup.py",
    "pyproject.toml",
    "MANIFEST.in",
    "README.md",
    "LICENSE",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "NOTICES.md",
    "tools",
    "src",
)
"""What a build needs of the repository."""

OURS = ("CARAVANSERAI_", "CC", "CFLAGS", "LD_PRELOAD", "PYTHONPATH", "PYTEST_", "COV_")
"""Variables that a build or a game must not take over from the tests."""

PLAY_EVERY_GAME = """
from caravanserai.core.build import is_compiled
from caravanserai.core.discovery import game_ids, load_game
from caravanserai.core.randomness import Random
for name in game_ids():
    game = load_game(name)
    for players in game.players:
        position = game.start(players)
        game.play_out(position, Random(players))
        print(name, players, is_compiled(name), game.outcome(position).scores)
"""


def build_once(factory: pytest.TempPathFactory, name: str, build: Callable[[Path], object]) -> Path:
    """A folder that is built by whichever of the test processes comes first, and shared by all."""
    root = factory.getbasetemp()
    folder = (root.parent if "PYTEST_XDIST_WORKER" in os.environ else root) / name
    folder.mkdir(exist_ok=True)
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / "built").exists():
            build(folder)
            (folder / "built").touch()
    return folder


def copy_sources(folder: Path) -> Path:
    """The repository as it is checked out: nothing compiled, nothing installed."""
    unwanted = shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info", "*.pyc")
    folder.mkdir(parents=True)
    for part in PARTS:
        if (ROOT / part).is_dir():
            shutil.copytree(ROOT / part, folder / part, ignore=unwanted)
        elif (ROOT / part).is_file():
            shutil.copy(ROOT / part, folder / part)
    return folder


def run(*command: str | Path, cwd: Path, **variables: str) -> str:
    """All that a command says, which must not fail."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(OURS)}
    done = subprocess.run(
        [str(word) for word in command],
        cwd=cwd,
        env=kept | variables,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{' '.join(map(str, command))} failed:\n{done.stdout[-4000:]}"
    return done.stdout


def pip(*arguments: str | Path, cwd: Path, **variables: str) -> str:
    quiet = ("--disable-pip-version-check", "--no-input")
    return run(sys.executable, "-m", "pip", *quiet, *arguments, cwd=cwd, **variables)


def build_wheel(sources: Path, target: Path, **variables: str) -> Path:
    """Build a wheel from a folder or a source archive; the wheel."""
    pip("wheel", "--no-build-isolation", "--no-deps", "--no-index", "-w", target, sources, cwd=target.parent, **variables)
    (wheel,) = target.glob("*.whl")
    return wheel


def fresh_environment(folder: Path) -> Path:
    """A virtual environment in which everything is at hand but ourselves; its Python."""
    others = folder / "others"
    others.mkdir(parents=True)
    for kind in ("purelib", "platlib"):
        for entry in Path(sysconfig.get_path(kind)).iterdir():
            ours = entry.name.startswith(("caravanserai", "__editable__")) or entry.suffix == ".pth"
            if not ours and not (others / entry.name).exists():
                (others / entry.name).symlink_to(entry)
    environment = folder / "environment"
    venv.create(environment, with_pip=False, symlinks=True)
    python = environment / "bin" / "python"
    site = Path(run(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))", cwd=folder).strip())
    (site / "others.pth").write_text(f"{others}\n", encoding="utf-8")
    return python


def install(python: Path, what: Path, **variables: str) -> str:
    quick = ("--no-build-isolation", "--no-deps", "--no-index")
    return pip("--python", python, "install", *quick, what, cwd=python.parent, **variables)
