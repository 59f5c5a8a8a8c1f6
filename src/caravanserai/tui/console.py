"""The console: what is shown, with colours only where a terminal wants them, and what a person types, there or from a script."""

from __future__ import annotations

import os
import sys
from typing import IO

from rich.console import Console
from rich.text import Text

from caravanserai.terminal.palette import ACT


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


class Keyboard:
    """What a person types: at a terminal with editing and history; from a pipe echoed, so that the output reads as a whole."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.live = sys.stdin.isatty() and console.is_terminal
        if self.live:
            _with_history()

    def read(self, mark: str = "> ") -> str:
        """The next line; raises `EOFError` when there is none."""
        if self.live:
            self.console.print(Text(mark, ACT), end="")
            return input().strip()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        self.console.print(Text(f"{mark}{line.strip()}"))
        return line.strip()


def _with_history() -> None:
    """Arrow keys, where the system has them."""
    try:
        import readline  # noqa: F401
    except ImportError:
        return
