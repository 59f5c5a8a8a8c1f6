"""Rules, code and tests cite each other by section and ruling: nothing is cited that is not there, and nothing is left out."""

from __future__ import annotations

import ast
import re
from importlib import import_module
from itertools import count
from typing import get_args

import pytest

from caravanserai.core.discovery import game_ids, load_game
from caravanserai.core.options import option_table
from caravanserai.core.speech import languages
from caravanserai.core.texts import rules_text
from tests.games.citations import (
    RULING,
    SECTION,
    chapters,
    cited,
    docstrings,
    folder,
    folder_of_tests,
    laws,
    of_rulings,
    of_the_code,
    of_the_rules,
    of_the_tests,
    of_the_texts,
    read,
    refusal_sections,
    rows,
    rulings,
    sections,
)

GAMES = game_ids()
LAWS = [(game_id, section) for game_id in GAMES for section in laws(game_id)]
TESTED_BY_OTHERS = ("chance", "pieces", "decks", "foresight")
"""Modules of `rules` that other chapters, or the lens, draw from: what they do is seen in the tests of those."""

SOURCES = {"en": "In the book: ", "fr": "Dans le livret\u00a0: ", "pl": "W instrukcji: "}


@pytest.mark.parametrize("game_id", GAMES)
def test_the_rules_have_all_their_chapters_in_order(game_id: str) -> None:
    numbers = [tuple(map(int, section.split("."))) for section in sections(game_id)]
    assert numbers == sorted(numbers)
    single = [number for number, *parts in numbers if not parts]
    assert single == list(range(1, len(single) + 1))
    assert len(numbers) == len(re.findall(r"^##+ \d", rules_text(game_id, "en"), re.MULTILINE))


@pytest.mark.parametrize("game_id", GAMES)
def test_the_rules_are_told_in_every_language(game_id: str) -> None:
    assert len({rules_text(game_id, language) for language in languages()}) == len(languages())


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game_id", GAMES)
def test_the_rules_say_where_in_the_book_for_every_chapter_or_for_none(game_id: str, language: str) -> None:
    told = re.findall(rf"^\*{SOURCES[language]}.+\*$", rules_text(game_id, language), re.MULTILINE)
    with_source = [section for section in sections(game_id) if "." not in section and section != of_rulings(game_id)]
    assert len(told) in (0, len(with_source))
    assert bool(told) == (f"*{SOURCES['en']}" in rules_text(game_id, "en"))


@pytest.mark.parametrize(("game_id", "section"), LAWS)
def test_every_section_has_a_rule_that_cites_it(game_id: str, section: str) -> None:
    assert section in cited(SECTION, of_the_rules(game_id)), f"no rule cites §{section} {sections(game_id)[section]}"


@pytest.mark.parametrize(("game_id", "section"), LAWS)
def test_every_section_has_a_test_that_cites_it(game_id: str, section: str) -> None:
    assert section in cited(SECTION, of_the_tests(game_id)), f"no test cites §{section} {sections(game_id)[section]}"


@pytest.mark.parametrize("game_id", GAMES)
def test_every_rule_begins_with_its_section(game_id: str) -> None:
    without = [name for name, text in docstrings(chapters(game_id)) if not text.startswith("§")]
    assert without == []


@pytest.mark.parametrize("game_id", GAMES)
def test_no_section_is_cited_that_the_rules_do_not_have(game_id: str) -> None:
    every = cited(SECTION, [*of_the_code(game_id), *of_the_tests(game_id), *of_the_texts(game_id)])
    for event in get_args(load_game(game_id).event_type):
        every.setdefault(event.section, []).append(event.__name__)
    for section in refusal_sections(game_id):
        every.setdefault(section, []).append("refusals")
    assert {section: names for section, names in every.items() if section not in sections(game_id)} == {}


@pytest.mark.parametrize("game_id", GAMES)
def test_refusals_name_sections_of_most_chapters(game_id: str) -> None:
    named = {section.split(".")[0] for section in refusal_sections(game_id)}
    assert len(named) >= 5


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game_id", GAMES)
def test_the_rulings_are_numbered_without_a_gap_and_each_is_one_sentence(game_id: str, language: str) -> None:
    listed = rulings(game_id, language)
    assert listed
    for number, (ruling, text) in zip(count(1), listed.items(), strict=False):
        assert RULING.fullmatch(ruling)
        assert int(re.sub(r"\D", "", ruling)) == number
        assert text.endswith("."), ruling
        assert ". " not in text, ruling


@pytest.mark.parametrize(("game_id", "ruling"), [(game_id, ruling) for game_id in GAMES for ruling in rulings(game_id)])
def test_every_ruling_has_a_test_that_cites_it(game_id: str, ruling: str) -> None:
    assert ruling in cited(RULING, of_the_tests(game_id))


@pytest.mark.parametrize("game_id", GAMES)
def test_no_ruling_is_cited_that_the_rules_do_not_have(game_id: str) -> None:
    every = cited(RULING, [*of_the_code(game_id), *of_the_tests(game_id), *of_the_texts(game_id)])
    assert {*every, *RULING.findall(read(folder(game_id) / "options.py"))} <= set(rulings(game_id))


@pytest.mark.parametrize("game_id", GAMES)
def test_every_option_is_named_by_the_ruling_that_it_cites(game_id: str) -> None:
    source = read(folder(game_id) / "options.py")
    citing = dict(re.findall(rf'^    (\w+): .+\n    """({RULING.pattern})', source, re.MULTILINE))
    assert citing
    assert citing.keys() <= {option.name for option in option_table(load_game(game_id).options_type)}
    for option, ruling in citing.items():
        assert f"`{option}`" in rulings(game_id)[ruling]


@pytest.mark.parametrize("game_id", GAMES)
def test_every_chapter_of_the_rules_has_a_test_module_of_its_name(game_id: str) -> None:
    names = [path.stem for path in chapters(game_id) if path.stem not in TESTED_BY_OTHERS]
    assert names
    assert [name for name in names if not (folder_of_tests(game_id) / f"test_{name}.py").is_file()] == []


@pytest.mark.parametrize("game_id", GAMES)
def test_the_readme_leads_to_every_section_of_the_rules(game_id: str) -> None:
    """But for §1: what lies in the box is a table of its own."""
    listed = {section for row in rows(game_id) for section in SECTION.findall(row[0])}
    assert set(laws(game_id)) - listed - {"1"} <= {section.split(".")[0] for section in listed if "." in section}


ROWS = [pytest.param(game_id, row, id=f"{game_id} {row[0]}") for game_id in GAMES for row in rows(game_id)]


@pytest.mark.parametrize(("game_id", "row"), ROWS)
def test_every_row_of_the_readme_names_what_there_is(game_id: str, row: list[str]) -> None:
    _, functions, test, seen = row
    for names, module in re.findall(r"((?:`\w+`(?:, )?)+) \(([\w/]+)\)", functions):
        defined = {
            node.name for node in ast.walk(ast.parse(read(folder(game_id) / f"{module}.py"))) if isinstance(node, ast.FunctionDef)
        }
        assert set(re.findall(r"`(\w+)`", names)) <= defined, module
    assert (folder_of_tests(game_id) / f"{test}.py").is_file()
    events = import_module(f"caravanserai.games.{game_id}.events")
    for event in re.findall(r"`(\w+)`", seen):
        assert hasattr(events, event), f"there is no event {event}"


@pytest.mark.parametrize(("game_id", "row"), ROWS)
def test_what_a_row_of_the_readme_names_cites_its_sections(game_id: str, row: list[str]) -> None:
    """A rule among those that it names, and a test of the module that it names."""
    heading, functions, test, _ = row
    named = set(re.findall(r"`(\w+)`", functions))
    rules = [(name, text) for name, text in of_the_rules(game_id) if name.split(".")[1] in named]
    tests = [(name, text) for name, text in of_the_tests(game_id) if name.startswith(f"{test}.")]
    for section in SECTION.findall(heading):
        assert section in cited(SECTION, rules), f"no rule of §{section} is named"
        assert section in cited(SECTION, tests), f"no test in {test} cites §{section}"
