"""The derivation of typed sources, loaded from the tools, and made-up rules for it to read."""

from __future__ import annotations

import importlib
import itertools
import sys
import textwrap
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src"
NUMBERS = itertools.count()


def load_derivation() -> ModuleType:
    tools = str(ROOT / "tools")
    sys.path.insert(0, tools)
    try:
        return importlib.import_module("derive")
    finally:
        sys.path.remove(tools)


def write_rules(folder: Path, package: str = "", **modules: str) -> str:
    """Write modules of a made-up game, one of them its kernel, beside our own package; each call makes another game."""
    package = package or f"made_up_{next(NUMBERS)}"
    (folder / package).mkdir()
    if not (folder / "caravanserai").exists():
        (folder / "caravanserai").symlink_to(SOURCES / "caravanserai", target_is_directory=True)
    (folder / package / "__init__.py").touch()
    for name, source in modules.items():
        text = textwrap.dedent(source).strip().replace("PACKAGE", package)
        (folder / package / f"{name}.py").write_text(text + "\n", encoding="utf-8")
    return package


def derived(folder: Path, **modules: str) -> str:
    """The typed source of made-up rules."""
    text: str = load_derivation().derive(folder, f"{write_rules(folder, **modules)}.kernel")
    return text


def kernels() -> list[str]:
    """The kernel modules of all games."""
    files = sorted(SOURCES.glob("caravanserai/games/*/kernel/position.py"))
    return [".".join(file.relative_to(SOURCES).with_suffix("").parts) for file in files]
