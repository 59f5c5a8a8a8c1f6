"""Games at the terminal, played from a script."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

from rich.cells import cell_len
from typer.testing import CliRunner, Result

from caravanserai.cli import app

GIVEN = ("--option", "stack_order=given", "--option", "first_crazy=given")
"""A table where nobody chooses at the start, so that a script can play by rolling."""

ROLLS = "roll\n" * 60
"""More than a race can take."""


def sit_down(*arguments: str, typed: str = "", width: int = 80, **environment: str) -> Result:
    """Play in this process; an error of ours is in the result."""
    settings = {"COLUMNS": str(width), "CARAVANSERAI_LANG": "en", "NO_COLOR": "", **environment}
    return CliRunner().invoke(app, ["play", "--seed", "7", "--bots", "random", *arguments], input=typed, env=settings)


def run(*arguments: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """A command in a process of its own."""
    settings = os.environ | {"COLUMNS": "80", "CARAVANSERAI_LANG": "en", "PYTHONUTF8": "1", **environment}
    command = [sys.executable, "-m", "caravanserai", *arguments]
    return subprocess.run(command, input=typed, capture_output=True, text=True, env=settings, check=False, encoding="utf-8")


def check_words(output: str) -> None:
    """No id and no argument shows through, and nothing is coloured."""
    assert not re.search(r"(camel_up|terminal)-\w|\{|\}|\$|None|\x1b", output), output


def check_width(output: str, width: int) -> None:
    for line in output.splitlines():
        assert cell_len(line) <= width, line


def finished(path: Path) -> str:
    """A whole game, saved."""
    assert sit_down(*GIVEN, "--save", str(path), typed=ROLLS).exit_code == 0
    return path.read_text(encoding="utf-8")
