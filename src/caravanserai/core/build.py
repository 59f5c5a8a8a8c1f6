"""Whether the compiled rules or the plain ones run."""

from __future__ import annotations

import os
import warnings
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any

_compiled: set[str] = set()
"""The games whose compiled rules were loaded."""


def wants_pure() -> bool:
    """CARAVANSERAI_PURE=1 asks for the plain Python rules even where compiled ones are installed."""
    return os.environ.get("CARAVANSERAI_PURE", "") not in ("", "0")


@cache
def warn_uncompiled() -> None:
    """Said once: everything works, slower."""
    warnings.warn(
        "the compiled rules are not installed, so the plain Python ones run: the same games, about a hundred times slower. "
        "Install a C compiler and reinstall Caravanserai to compile them.",
        RuntimeWarning,
        stacklevel=2,
    )


def load_kernel(game_id: str) -> ModuleType:
    """A game's compiled rules, or the plain ones where they are asked for or where nothing compiled is installed."""
    folder = f"caravanserai.games.{game_id}"
    if not wants_pure():
        try:
            kernel = import_module(f"{folder}._kernel")
        except ImportError:
            warn_uncompiled()
        else:
            _compiled.add(game_id)
            return kernel
    return import_module(f"{folder}.kernel.position")


def is_compiled(game_id: str) -> bool:
    """Whether a game's loaded rules are the compiled ones."""
    return game_id in _compiled


def offered(kernel: ModuleType) -> dict[str, Any]:
    """All that a kernel offers: its functions and classes."""
    return {name: thing for name, thing in vars(kernel).items() if callable(thing) and not name.startswith("_")}
