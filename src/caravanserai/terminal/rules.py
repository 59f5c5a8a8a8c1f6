"""The rules a game goes by, found by their number in its RULES.md, or in RULES.pl.md for a reader of Polish."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.markdown import Markdown
from rich.segment import Segment

from caravanserai.core.texts import FALLBACK, rules_text

_HEADING = re.compile(r"^(#+)\s+§?(\d+(?:\.\d+)*)\.?\s", re.MULTILINE)
_ANY_HEADING = re.compile(r"^(#+)\s", re.MULTILINE)
_KEPT: Final = str.maketrans({"\u00a0": "\ue000"})
_GIVEN_BACK: Final = str.maketrans({"\ue000": "\u00a0"})


@cache
def section_text(game_id: str, number: str, language: str = FALLBACK) -> str | None:
    """A section, its heading first, up to the next heading; a chapter without words of its own is told whole."""
    text = rules_text(game_id, language)
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


class Quoted:
    """Words of the rules with their markup shown, and never folded at a space that does not break, as Rich would."""

    def __init__(self, text: str) -> None:
        self.text = text

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for segment in console.render(Markdown(self.text.translate(_KEPT)), options):
            yield Segment(segment.text.translate(_GIVEN_BACK), segment.style, segment.control)
