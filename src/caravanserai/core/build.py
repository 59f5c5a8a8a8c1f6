"""Whether the compiled rules or the plain ones run."""

from __future__ import annotations

import os
import sys
import warnings
from functools import cache


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


def is_compiled(game_id: str) -> bool:
    """Whether a game's loaded rules are the compiled ones."""
    engine = sys.modules.get(f"caravanserai.games.{game_id}.engine")
    return engine is not None and bool(getattr(engine, "COMPILED", False))
