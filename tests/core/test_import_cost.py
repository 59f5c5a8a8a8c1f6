"""What an import brings along: `import caravanserai` is for everybody, so it brings next to nothing."""

from __future__ import annotations

import subprocess
import sys

import pytest

HEAVY = {"rich", "typer", "fluent", "msgspec", "numpy", "Cython", "hypothesis", "asyncio", "multiprocessing"}


def modules_after(statement: str) -> set[str]:
    script = f"import sys; before = set(sys.modules); {statement}; print('\\n'.join(set(sys.modules) - before))"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    return set(done.stdout.split())


def packages(modules: set[str]) -> set[str]:
    return {module.split(".")[0] for module in modules}


def test_the_package_brings_nothing_heavy_and_no_game() -> None:
    modules = modules_after("import caravanserai")
    assert not HEAVY & packages(modules)
    assert {module for module in modules if module.startswith("caravanserai")} == {"caravanserai"}


def test_listing_games_loads_none() -> None:
    modules = modules_after("from caravanserai.core.discovery import game_ids; game_ids()")
    assert not {module for module in modules if module.startswith("caravanserai.games.")}


@pytest.mark.parametrize("module", ["errors", "words", "bits", "randomness", "build", "fields", "noting", "playing", "listing"])
def test_what_rules_are_written_in_brings_only_the_standard_library(module: str) -> None:
    foreign = packages(modules_after(f"import caravanserai.core.{module}")) - set(sys.stdlib_module_names) - {"caravanserai"}
    assert not foreign


def test_playing_a_game_needs_no_terminal() -> None:
    modules = modules_after(
        "from caravanserai.core.discovery import game_ids, load_game; games = [load_game(name) for name in game_ids()]"
    )
    assert not {"rich", "typer", "fluent"} & packages(modules)
