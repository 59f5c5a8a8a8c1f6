"""The rules a game goes by, found by their number in its RULES.md."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

_HEADING = re.compile(r"^(#+)\s+§?(\d+(?:\.\d+)*)\.?\s", re.MULTILINE)
_ANY_HEADING = re.compile(r"^(#+)\s", re.MULTILINE)


@cache
def _rules(game_id: str) -> str:
    file = files(f"caravanserai.games.{game_id}") / "RULES.md"
    return file.read_text(encoding="utf-8") if file.is_file() else ""


@cache
def section_text(game_id: str, number: str) -> str | None:
    """A section, its heading first, up to the next heading; a chapter without words of its own is told whole."""
    text = _rules(game_id)
    for heading in _HEADING.finditer(text):
        if heading[2] == number:
            section = _until(text, heading, deeper=False)
            return section if "\n" in section else _until(text, heading, deeper=True)
    return None


def _until(text: str, heading: re.Match[str], *, deeper: bool) -> str:
    for following in _ANY_HEADING.finditer(text, heading.end()):
        if not deeper or len(following[1]) <= len(heading[1]):
            return text[heading.start() : following.start()].strip()
    return text[heading.start() :].strip()
