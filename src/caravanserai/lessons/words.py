"""The words of a lesson: `text/lesson/<language>.ftl` in the game's folder, with the figures of the step as arguments."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime.types import FluentInt

from caravanserai.core.speech import Argument, Speech
from caravanserai.core.texts import FALLBACK
from caravanserai.lessons.figures import Figures
from caravanserai.lessons.format import TaughtStep, WhatIf
from caravanserai.lessons.script import Script

FOLDER = "lesson"
"""The folder beside a game's other words."""


@cache
def title_of(game_id: str, language: str) -> str:
    """What a lesson is called. It is one line without arguments, so that nobody reads all words for a list of titles."""
    folder = files(f"caravanserai.games.{game_id}") / "text" / FOLDER
    for file in (folder / f"{language}.ftl", folder / f"{FALLBACK}.ftl"):
        if file.is_file():
            found = re.search(rf"^{game_id}-lesson-title = (.+)$", file.read_text(encoding="utf-8"), re.MULTILINE)
            if found is not None:
                return found[1]
    return ""


class LessonWords:
    """Tells a lesson to one reader. Strict, as in tests, it fails on words that lack an argument."""

    def __init__(self, script: Script, language: str, names: Sequence[str], *, strict: bool = False) -> None:
        self._prefix = f"{script.game.id}-lesson"
        self.speech = Speech(language, script.game.id, folder=FOLDER, strict=strict)
        self._given: dict[str, Argument] = {
            name.lower(): names[seat] for seat, name in enumerate(script.lesson.names) if name is not None
        }
        for name, term in script.lesson.terms.items():
            arguments = {field: value for field, value in term.items() if field != "id"}
            self._given[name] = self.speech.say(str(term["id"]), **arguments)

    def given(self) -> frozenset[str]:
        """The arguments that every text of the lesson may use."""
        return frozenset(self._given)

    def not_now(self) -> str:
        """What is said to a move where none is asked for."""
        return self.speech.say("lesson-not-now")

    def say(self, step: TaughtStep | WhatIf, figures: Figures, which: str, other: str = "") -> str:
        """One of the texts of a step; what is said to another move is told the kind of move."""
        return self.speech.say(f"{self._prefix}-{step.id}-{which}", **self._given, **values_of(step, figures), other=other)


def values_of(step: TaughtStep | WhatIf, figures: Figures) -> Mapping[str, Argument]:
    """The figures of a step as arguments: numbers as they stand on cards and coins, without separators."""
    return {name: _argument(figures.value(figure.of)) for name, figure in step.figures.items()}


def _argument(value: Any) -> Argument:
    return FluentInt(value, useGrouping=False) if isinstance(value, int) and not isinstance(value, bool) else str(value)
