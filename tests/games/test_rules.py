"""A game's rules are the same in every language that tells them: sections, rulings, notation, numbers, and what cites them."""

from __future__ import annotations

import random
import re
from functools import cache
from importlib.resources import files
from typing import get_args

import pytest

from caravanserai.core.discovery import game_ids, load_game
from caravanserai.core.speech import languages
from caravanserai.core.texts import FALLBACK, rules_text
from caravanserai.terminal.rules import section_text
from tests.games.citations import rulings

WALK = 400
"""Moves that are tried on the way, each at the table that is least and most full."""


def told_in(game_id: str) -> list[str]:
    """The languages that a game's rules are told in, English first."""
    folder = files(f"caravanserai.games.{game_id}")
    return [FALLBACK, *(name for name in languages() if (folder / f"RULES.{name}.md").is_file())]


TOLD = [(game_id, language) for game_id in game_ids() for language in told_in(game_id)]
TRANSLATED = [(game_id, language) for game_id, language in TOLD if language != FALLBACK]


def headings(text: str) -> list[tuple[str, str]]:
    """The depth and the number of every heading, in order."""
    return re.findall(r"^(#+) (\d[\d.]*)?", text, re.MULTILINE)


def blocks(text: str) -> list[str]:
    """Paragraphs and items of lists, each in one line."""
    return [" ".join(block.split()) for block in re.split(r"\n\n+|\n(?=- |#)", text) if block.strip()]


@cache
def cited(game_id: str) -> dict[str, str]:
    """The sections that events, prompts and refusals name, with one that names each: all events, and what a walk meets."""
    game = load_game(game_id)
    found = {event.section: event.__name__ for event in get_args(game.event_type)}
    rng = random.Random(1)
    for players in (game.players[0], game.players[-1]):
        position = game.start(players)
        for _ in range(WALK):
            prompt = game.prompt(position)
            found.setdefault(prompt.section, f"the prompt {prompt.ask}")
            for number in rng.sample(range(-1, game.moves + 1), 20):
                if refusal := game.why_not(position, number):
                    found.setdefault(refusal.section, f"the refusal {refusal.reason}")
            if position.is_over():
                break
            position.play(rng.choice(position.legal_moves()))
    return found


@pytest.mark.parametrize("game_id", game_ids())
def test_every_game_tells_its_rules(game_id: str) -> None:
    assert headings(rules_text(game_id, FALLBACK))


@pytest.mark.parametrize("game_id", game_ids())
def test_no_rules_are_in_a_language_that_nobody_can_choose(game_id: str) -> None:
    names = {file.name for file in files(f"caravanserai.games.{game_id}").iterdir() if file.name.startswith("RULES")}
    assert names <= {"RULES.md", *(f"RULES.{language}.md" for language in languages() if language != FALLBACK)}


@pytest.mark.parametrize(("game_id", "language"), TRANSLATED)
def test_sections_have_the_same_numbers_in_the_same_order(game_id: str, language: str) -> None:
    assert headings(rules_text(game_id, language)) == headings(rules_text(game_id, FALLBACK))


@pytest.mark.parametrize(("game_id", "language"), TRANSLATED)
def test_rulings_are_the_same_in_the_same_order(game_id: str, language: str) -> None:
    assert list(rulings(game_id, language)) == list(rulings(game_id, FALLBACK)) != []


@pytest.mark.parametrize(("game_id", "language"), TRANSLATED)
def test_paragraphs_and_lists_are_as_many_and_none_is_left_in_english(game_id: str, language: str) -> None:
    told, english = blocks(rules_text(game_id, language)), blocks(rules_text(game_id, FALLBACK))
    assert len(told) == len(english)
    assert not set(told) & set(english)


@pytest.mark.parametrize(("game_id", "language"), TRANSLATED)
def test_notation_options_and_citations_are_the_same(game_id: str, language: str) -> None:
    marked = re.compile(r"`[^`]+`|§\d+(?:\.\d+)?")
    for told, english in zip(blocks(rules_text(game_id, language)), blocks(rules_text(game_id, FALLBACK)), strict=True):
        assert sorted(marked.findall(told)) == sorted(marked.findall(english)), told


@pytest.mark.parametrize(("game_id", "language"), TRANSLATED)
def test_numbers_are_the_same(game_id: str, language: str) -> None:
    """A slip of the pen in a price or a space is seen here, whatever the words; numbers told as words are not compared."""
    for told, english in zip(blocks(rules_text(game_id, language)), blocks(rules_text(game_id, FALLBACK)), strict=True):
        assert set(re.findall(r"\d+", told)) == set(re.findall(r"\d+", english)), told


def rows(text: str) -> list[tuple[int, list[str]]]:
    """Of each row of a table: how many cells it has, and those that hold a number or notation and nothing else."""
    tables = [line.strip("|").split("|") for line in text.splitlines() if line.startswith("|")]
    return [(len(cells), re.findall(r"(?m)^ ([-\d]+|`.+`) $", "\n".join(cells))) for cells in tables]


@pytest.mark.parametrize(("game_id", "language"), TRANSLATED)
def test_tables_have_the_same_rows_with_the_same_values(game_id: str, language: str) -> None:
    assert rows(rules_text(game_id, language)) == rows(rules_text(game_id, FALLBACK))


@pytest.mark.parametrize(("game_id", "language"), TOLD)
def test_whatever_is_cited_can_be_read(game_id: str, language: str) -> None:
    missing = {section: by for section, by in cited(game_id).items() if not section_text(game_id, section, language)}
    assert missing == {}


@pytest.mark.parametrize(("game_id", "language"), TOLD)
def test_the_rules_cite_only_sections_they_have(game_id: str, language: str) -> None:
    text = rules_text(game_id, language)
    assert set(re.findall(r"§(\d+(?:\.\d+)?)", text)) <= {number for _, number in headings(text)}


def test_rules_that_are_not_told_in_a_language_are_read_in_english() -> None:
    for game_id in game_ids():
        assert rules_text(game_id, "nobody speaks this") == rules_text(game_id, FALLBACK)
