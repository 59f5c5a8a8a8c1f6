"""Rules, code and tests cite each other by section and ruling: nothing is cited that is not there, and nothing is left out."""

from __future__ import annotations

import ast
import importlib
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import get_args

import pytest

import caravanserai.games.camel_up as package
from caravanserai.core.options import option_table
from caravanserai.core.speech import languages
from caravanserai.games.camel_up import events
from caravanserai.games.camel_up.options import CamelUpOptions
from caravanserai.terminal.rules import rules_text

FOLDER = Path(package.__path__[0])
RULES = rules_text("camel_up", "en")
README = (FOLDER / "README.md").read_text(encoding="utf-8")
TESTS = Path(__file__).parent

SECTION = re.compile(r"§(\d+(?:\.\d+)?)")
RULING = re.compile(r"C-\d\d")

RULE_MODULES = ("components", "camels", "view", "game")
"""Beside `rules`: what lies in the box, how camels stand, what a seat sees and hears."""

WITHOUT_A_RULE = {
    "12": "a list of rulings, each of them cited by the rule it belongs to",
}
WITHOUT_A_TEST = {
    "12": "a list of rulings, each of them cited by its own tests",
}


@cache
def sections() -> dict[str, str]:
    """The sections of RULES.md, with their headings."""
    return dict(re.findall(r"^##+ (\d+(?:\.\d+)?) (.+)$", RULES, re.MULTILINE))


@cache
def rulings(language: str = "en") -> dict[str, str]:
    """The rulings that §12 lists."""
    return dict(re.findall(r"^- \*\*(C-\d\d)\*\* (.+)$", rules_text("camel_up", language), re.MULTILINE))


def docstrings(paths: Iterator[Path], tests_only: bool = False) -> Iterator[tuple[str, str]]:
    """Everything in these files that has a docstring: its name and the docstring."""
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) or (isinstance(node, ast.ClassDef | ast.Module) and not tests_only):
                name = getattr(node, "name", "")
                if not tests_only or name.startswith("test_"):
                    yield f"{path.stem}.{name}", ast.get_docstring(node) or ""


@cache
def of_the_code() -> list[tuple[str, str]]:
    return list(docstrings(iter(sorted(FOLDER.rglob("*.py")))))


@cache
def of_the_rules() -> list[tuple[str, str]]:
    """Of the modules that say what happens, not of those that comment on it."""
    return list(docstrings(iter([*sorted(FOLDER.glob("rules/*.py")), *(FOLDER / f"{name}.py" for name in RULE_MODULES)])))


@cache
def of_the_tests() -> list[tuple[str, str]]:
    return list(docstrings(iter(sorted(TESTS.glob("test_*.py"))), tests_only=True))


def cited(pattern: re.Pattern[str], texts: list[tuple[str, str]]) -> dict[str, list[str]]:
    """What is cited, and by whom."""
    found: dict[str, list[str]] = {}
    for name, text in texts:
        for citation in pattern.findall(text):
            found.setdefault(citation, []).append(name)
    return found


def refusal_sections() -> set[str]:
    """The sections that refusals and prompts name."""
    tree = ast.parse((FOLDER / "refusals.py").read_text(encoding="utf-8"))
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal":
            found |= {part.value for part in ast.walk(node.args[1]) if isinstance(part, ast.Constant)}
        if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "SECTIONS":
            assert isinstance(node.value, ast.Dict)
            found |= {part.value for part in node.value.values if isinstance(part, ast.Constant)}
    return {section for section in found if isinstance(section, str) and section[0].isdigit()}


def test_the_rules_have_all_their_chapters_in_order() -> None:
    numbers = [tuple(map(int, section.split("."))) for section in sections()]
    assert numbers == sorted(numbers)
    assert [section for section in sections() if "." not in section] == [str(number) for number in range(1, 13)]
    assert len(sections()) == len(re.findall(r"^##+ \d", RULES, re.MULTILINE))


SOURCES = {
    "en": ("second edition", "In the book: "),
    "fr": ("deuxième édition", "Dans le livret\u00a0: "),
    "pl": ("drugie wydanie", "W instrukcji: "),
}


def test_the_rules_are_told_in_every_language() -> None:
    assert set(SOURCES) == set(languages())
    assert len({rules_text("camel_up", language) for language in languages()}) == len(languages())


@pytest.mark.parametrize("language", SOURCES)
def test_the_rules_say_edition_and_source(language: str) -> None:
    text = rules_text("camel_up", language)
    edition, source = SOURCES[language]
    assert edition in text
    chapters = [chapter for chapter in sections() if "." not in chapter and chapter != "12"]
    assert len(re.findall(rf"^\*{source}.+\*$", text, re.MULTILINE)) == len(chapters)


@pytest.mark.parametrize("section", sections())
def test_every_section_has_a_rule_that_cites_it(section: str) -> None:
    citing = cited(SECTION, of_the_rules()).get(section)
    assert citing or section in WITHOUT_A_RULE, f"no rule cites §{section} {sections()[section]}"


@pytest.mark.parametrize("section", sections())
def test_every_section_has_a_test_that_cites_it(section: str) -> None:
    citing = cited(SECTION, of_the_tests()).get(section)
    assert citing or section in WITHOUT_A_TEST, f"no test cites §{section} {sections()[section]}"


def test_no_section_is_cited_that_the_rules_do_not_have() -> None:
    every = cited(SECTION, [*of_the_code(), *of_the_tests(), ("README", README), ("RULES", RULES)])
    for event in get_args(events.CamelUpEvent):
        every.setdefault(event.section, []).append(event.__name__)
    for section in refusal_sections():
        every.setdefault(section, []).append("refusals")
    unknown = {section: names for section, names in every.items() if section not in sections()}
    assert unknown == {}


def test_every_event_names_its_section() -> None:
    assert all(event.section in sections() for event in get_args(events.CamelUpEvent))


def test_refusals_name_their_sections() -> None:
    assert {"2", "3.2", "4", "4.1", "4.3", "4.4", "6", "10.1", "11.1", "11.2"} <= refusal_sections() <= set(sections())


@pytest.mark.parametrize("language", languages())
def test_the_rulings_are_all_there_and_each_is_one_sentence(language: str) -> None:
    assert list(rulings(language)) == [f"C-{number:02}" for number in range(1, 45)]
    for ruling, text in rulings(language).items():
        assert text.endswith("."), ruling
        assert ". " not in text, ruling


@pytest.mark.parametrize("ruling", [f"C-{number:02}" for number in range(1, 45)])
def test_every_ruling_has_a_test_that_cites_it(ruling: str) -> None:
    assert ruling in cited(RULING, of_the_tests())


def test_no_ruling_is_cited_that_the_rules_do_not_have() -> None:
    every = cited(RULING, [*of_the_code(), *of_the_tests(), ("README", README), ("RULES", RULES)])
    options = (FOLDER / "options.py").read_text(encoding="utf-8")
    assert {*every, *RULING.findall(options)} <= set(rulings())


@pytest.mark.parametrize("option", [option.name for option in option_table(CamelUpOptions)])
def test_every_option_is_named_by_its_ruling(option: str) -> None:
    (cites,) = re.findall(
        rf'^    {option}: .+\n    """(C-\d\d)', (FOLDER / "options.py").read_text(encoding="utf-8"), re.MULTILINE
    )
    assert f"`{option}`" in rulings()[cites]


def test_the_exceptions_are_still_needed() -> None:
    assert not set(WITHOUT_A_RULE) & set(cited(SECTION, of_the_rules()))
    assert {*WITHOUT_A_RULE, *WITHOUT_A_TEST} <= set(sections())


def rows() -> list[list[str]]:
    """The table of README.md, without its head."""
    lines = [line for line in README.splitlines() if line.startswith("| §")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def test_the_readme_leads_to_every_section_of_the_rules() -> None:
    listed = {section for row in rows() for section in SECTION.findall(row[0])}
    with_parts = {section.split(".")[0] for section in listed if "." in section}
    missing = set(sections()) - listed - with_parts - {"1", "12"}
    assert missing == set()


@pytest.mark.parametrize("row", rows(), ids=lambda row: row[0])
def test_every_row_of_the_readme_names_what_there_is(row: list[str]) -> None:
    _, functions, test, seen = row
    for names, module in re.findall(r"((?:`\w+`(?:, )?)+) \(([\w/]+)\)", functions):
        source = (FOLDER / f"{module}.py").read_text(encoding="utf-8")
        for name in re.findall(r"`(\w+)`", names):
            assert f"def {name}(" in source, f"{module} has no {name}"
    assert (TESTS / f"{test}.py").is_file()
    for event in re.findall(r"`(\w+)`", seen):
        assert hasattr(events, event), f"there is no event {event}"


def test_every_chapter_of_the_rules_has_a_test_module_of_its_name() -> None:
    modules = [path.stem for path in sorted((FOLDER / "rules").glob("*.py")) if path.stem not in ("__init__", "moves")]
    assert modules
    for module in modules:
        assert (TESTS / f"test_{module}.py").is_file()
        assert importlib.import_module(f"caravanserai.games.camel_up.rules.{module}").__doc__.startswith("§")  # type: ignore[union-attr]
