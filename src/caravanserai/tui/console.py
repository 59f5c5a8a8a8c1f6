"""The console: colours only on a terminal that wants them, plain text everywhere else."""

from __future__ import annotations

import os
import sys
from typing import IO

from rich.console import Console


def make_console(file: IO[str] | None = None, width: int | None = None) -> Console:
    """NO_COLOR, and output into a file or a pipe, get text without a single escape code."""
    plain = bool(os.environ.get("NO_COLOR")) or os.environ.get("TERM") == "dumb"
    return Console(
        file=file or sys.stdout,
        width=width,
        color_system=None if plain else "auto",
        highlight=False,
        markup=False,
        emoji=False,
        soft_wrap=False,
    )
