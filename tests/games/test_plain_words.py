"""Codes, ids and notation are for code, saved games and the last chapter of the rules: what people read is words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from caravanserai.core.contract import Prompt
from caravanserai.core.discovery import game_ids, load_game
from caravanserai.core.speech import Speech, languages
from caravanserai.core.texts import rules_text
from tests.games.test_text import NAMES, facts_of, phases_of, some_games

ROOT = Path(__file__).parents[2]
FILES = sorted(path for folder in ("src/caravanserai", "web/src") for path in (ROOT / folder).rglob("*.ftl"))
GAMES = game_ids()
RULING = re.compile(r"\b[QCE]-?\d{1,2}\b")
"""A ruling's number, as C-07, E-42 or Q8."""
ID = re.compile(r"\b[a-z]+(?:_[a-z0-9]+)+\b")
"""What code calls a thing, as camel_epidemic."""
LETTERS = re.compile(r"\b[VEMBA]{2,}\b|\b\d+\[")
"""Pieces as the notation has them: VVE, 7[B G k]."""
NOTED = re.compile(r"figure-notation$")
"""The captions that explain the notation."""


class Shown(Visitor):
    """The words of a message that are shown as they stand."""

    def __init__(self) -> None:
        self.words: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.words.append(node.value)


@cache
def shown_by(path: Path) -> dict[str, str]:
    """By the id of each message what it shows, whichever way it is chosen."""
    shown = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            words = Shown()
            words.visit(entry)
            shown[entry.id.name] = "\n".join(words.words)
    return shown


def test_there_are_files_to_read() -> None:
    assert {path.stem for path in FILES if path.parent.name == "text"} >= set(languages())
    assert len(FILES) > 30


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_sentence_has_a_ruling_an_id_or_a_notation_in_it(path: Path) -> None:
    for name, text in shown_by(path).items():
        for pattern in (RULING, ID, *([] if NOTED.search(name) else [LETTERS])):
            assert not pattern.search(text), f"{name}: {text}"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game_id", GAMES)
def test_rulings_and_options_are_named_in_the_last_chapter_of_the_rules_only(game_id: str, language: str) -> None:
    """The first paragraphs say which rulings there are; from the first chapter to the last but one there is none."""
    chapters = re.split(r"^## ", rules_text(game_id, language), flags=re.MULTILINE)
    assert RULING.search(chapters[-1])
    for chapter in chapters[1:-1]:
        assert not RULING.search(chapter), RULING.findall(chapter)
        assert not ID.search(chapter), ID.findall(chapter)


def told_in(game_id: str, language: str) -> Iterator[str]:
    """What random games come to: what happens, what is asked, what is refused, and every move."""
    speech, met, facts, game = Speech(language, game_id, strict=True), some_games(game_id), facts_of(game_id), load_game(game_id)
    for event in [*met.events.values(), *facts.RARE_EVENTS]:
        yield speech.tell(event, NAMES)
    for refusal in [*met.refusals.values(), *facts.RARE_REFUSALS]:
        yield speech.refuse(refusal, NAMES)
    for prompt in (Prompt(1, phase, "3") for phase in phases_of(game_id)):
        yield from (speech.ask(prompt, NAMES, reader) for reader in (None, 1))
    for number in range(game.moves):
        yield speech.name_move(game.move(number), NAMES)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game_id", GAMES)
def test_nothing_that_a_game_tells_has_a_ruling_an_id_or_a_notation_in_it(game_id: str, language: str) -> None:
    for sentence in told_in(game_id, language):
        assert not any(pattern.search(sentence) for pattern in (RULING, ID, LETTERS)), sentence
