"""The words of every lesson: in three languages, of every step, with just its arguments, on every course."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from caravanserai.core.speech import languages
from caravanserai.lessons.check import accepted
from caravanserai.lessons.format import TaughtStep, WhatIf, lesson_of, lessons
from caravanserai.lessons.scenes import figures_of, scenes
from caravanserai.lessons.script import script_of
from caravanserai.lessons.words import LessonWords, title_of

GAMES = [lesson.game for lesson in lessons()]
BOTH = [(game_id, language) for game_id in GAMES for language in languages()]
MOST_LETTERS = {"en": 260, "pl": 330, "fr": 330}
MOST_SENTENCES = 4


class Used(Visitor):
    """What a message shows as it stands, the arguments it uses, and the numbers it counts by."""

    def __init__(self) -> None:
        self.words: list[str] = []
        self.arguments: set[str] = set()
        self.variants: list[tuple[str, set[str]]] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.words.append(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.arguments.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if isinstance(node.selector, ast.VariableReference):
            self.variants.append((node.selector.id.name, keys))
        self.generic_visit(node)


@cache
def messages(game_id: str, language: str) -> dict[str, Used]:
    text = (files(f"caravanserai.games.{game_id}") / "text" / "lesson" / f"{language}.ftl").read_text(encoding="utf-8")
    found = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found
            used = found[entry.id.name] = Used()
            used.visit(entry)
    return found


def texts_of(step: TaughtStep) -> list[str]:
    """The texts that a step needs."""
    if step.kind != "do":
        return ["text"]
    own = [f"tells-{number}" for number, course in enumerate(step.accept, start=1) if course.tells]
    return ["idea", "ask", "tells", "why", "other", *own]


def needed(game_id: str) -> dict[str, TaughtStep | WhatIf | None]:
    """By id every text of a lesson, with what it is told of; None for the title."""
    found: dict[str, TaughtStep | WhatIf | None] = {f"{game_id}-lesson-title": None}
    for step in lesson_of(game_id).steps:
        found |= {f"{game_id}-lesson-{step.id}-{which}": step for which in texts_of(step)}
        if step.what_if is not None:
            found[f"{game_id}-lesson-{step.what_if.id}-text"] = step.what_if
    return found


@pytest.mark.parametrize(("game_id", "language"), BOTH)
def test_every_step_has_its_words_and_there_are_no_others(game_id: str, language: str) -> None:
    assert set(messages(game_id, language)) == set(needed(game_id))
    assert title_of(game_id, language)


@pytest.mark.parametrize(("game_id", "language"), BOTH)
def test_words_use_the_figures_of_their_step_and_all_of_them(game_id: str, language: str) -> None:
    given = LessonWords(script_of(game_id), language, lesson_of(game_id).names_or("Ann")).given()
    said: dict[str, set[str]] = {}
    for name, step in needed(game_id).items():
        arguments = messages(game_id, language)[name].arguments
        figures = set() if step is None else set(step.figures)
        known = figures | given | ({"other"} if name.endswith("-other") else set())
        assert arguments <= known, (name, arguments - known)
        if step is not None:
            said.setdefault(step.id, set()).update(arguments & figures)
    for step in needed(game_id).values():
        if step is not None:
            assert said[step.id] == set(step.figures), step.id


@pytest.mark.parametrize(("game_id", "language"), [both for both in BOTH if both[1] != "en"])
def test_each_text_tells_the_same_figures_in_every_language(game_id: str, language: str) -> None:
    english = messages(game_id, "en")
    figures = {name for step in needed(game_id).values() if step is not None for name in step.figures}
    for name, used in messages(game_id, language).items():
        assert used.arguments & figures == english[name].arguments & figures, name
        assert ("other" in used.arguments) == ("other" in english[name].arguments), name


@pytest.mark.parametrize(("game_id", "language"), BOTH)
def test_no_figure_is_typed_by_hand(game_id: str, language: str) -> None:
    for name, used in messages(game_id, language).items():
        assert not re.search(r"\d", "".join(used.words)), name


@pytest.mark.parametrize(("game_id", "language"), BOTH)
def test_what_is_counted_has_every_form_of_the_language(game_id: str, language: str) -> None:
    """In Polish a noun after a number has three forms; where two of them are one, as of wezyrów, there may be two."""
    for name, used in messages(game_id, language).items():
        for selector, keys in used.variants:
            if selector != "other":
                assert keys == {"one", "other"} or (language == "pl" and keys == {"one", "few", "other"}), (name, selector)


@pytest.mark.parametrize("game_id", GAMES)
def test_french_keeps_its_signs_with_their_words(game_id: str) -> None:
    for name, used in messages(game_id, "fr").items():
        text = "".join(used.words)
        assert not re.search(r"(?<![\s\u00a0])[;!?%](?=\s|$)| [;:!?%]", text), name
        assert "'" not in text, name


@pytest.mark.parametrize(("game_id", "language"), BOTH)
def test_every_text_can_be_told_on_every_course(game_id: str, language: str) -> None:
    """Strictly, with the figures of the moment, the kind of each other move included, and short enough for a card."""
    script = script_of(game_id)
    words = LessonWords(script, language, script.lesson.names_or("Ann"), strict=True)
    assert words.not_now()
    alone, mixed = accepted(script)
    for courses in [{}, *alone[:: max(1, len(alone) // 6)], *mixed[:3]]:
        for scene in scenes(script, courses):
            told = [words.say(scene.step, scene.figures, which, "bid") for which in texts_of(scene.step)]
            if scene.step.what_if is not None and not courses:
                other = scene.step.what_if
                figures = figures_of(script, scene.before, script.line(other.moves, other.plays))
                told.append(words.say(other, figures, "text"))
            for text in told:
                assert len(text) <= MOST_LETTERS[language], text
                assert len(re.findall(r"[.!?](?:[ \u00a0]|$)", text)) <= MOST_SENTENCES, text
                assert not re.search(r"\{|\$|  |- \d", text), text


@pytest.mark.parametrize("game_id", GAMES)
def test_the_kinds_of_other_moves_are_those_of_the_game(game_id: str) -> None:
    from caravanserai.core.speech import tag_of

    game = script_of(game_id).game
    kinds = {tag_of(game.move(number)) for number in range(game.moves)}
    for language in languages():
        for name, used in messages(game_id, language).items():
            for selector, keys in used.variants:
                if selector == "other":
                    assert keys - {"other"} <= kinds, name
