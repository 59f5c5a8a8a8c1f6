"""A refusal is declared once: what raises it, what it is called on the page and what the docs say follow."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

import caravanserai
from caravanserai.api.refusals import STATUS, Code, Refused

ROOT = Path(__file__).parents[2]
SOURCES = Path(caravanserai.__file__).parent
RAISING = [file for folder in ("server", "service", "puzzles", "tables") for file in sorted((SOURCES / folder).rglob("*.py"))]


def codes_in(source: str) -> Iterator[str]:
    """The codes of the refusals that a module makes."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("Refused", "Error") and node.args:
            code = node.args[0]
            if isinstance(code, ast.Constant):
                yield str(code.value)


def raised() -> set[str]:
    return {code for file in RAISING for code in codes_in(file.read_text(encoding="utf-8"))}


def words_of(language: str) -> str:
    return "\n".join(file.read_text(encoding="utf-8") for file in (ROOT / "web" / "src" / "text" / language).glob("*.ftl"))


def documented() -> dict[str, int]:
    """Every code in the table of docs/protocol.md, with its status."""
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| ((?:`\w+`(?:, )?)+) \| (\d+) \|", page, re.MULTILINE)
    return {code: int(status) for codes, status in rows for code in re.findall(r"`(\w+)`", codes)}


def test_no_code_has_two_statuses() -> None:
    assert len(STATUS) == sum(1 for group in get_args(Code) for _ in get_args(group) or [group])


def test_what_is_raised_is_declared_and_what_is_declared_is_raised() -> None:
    assert raised() == set(STATUS)


@pytest.mark.parametrize("language", ["en", "pl", "fr"])
def test_every_refusal_has_words_on_the_page(language: str) -> None:
    words = words_of(language)
    assert not {code for code in STATUS if f"\npage-refused-{code} = " not in words}


@pytest.mark.parametrize("language", ["en", "pl", "fr"])
def test_the_terminal_has_words_for_no_refusal_that_there_is_not(language: str) -> None:
    words = (SOURCES / "terminal" / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    told = set(re.findall(r"^terminal-guest-error-(\w+) =", words, re.MULTILINE))
    assert told - set(STATUS) == {"unreachable"}


def test_the_docs_give_every_refusal_with_its_status() -> None:
    assert documented() == STATUS


def test_a_refusal_knows_its_status() -> None:
    assert Refused("no_such_position", "this game has positions 0 to 7", of=7).status == 404
