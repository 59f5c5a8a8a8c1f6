"""Player aids: every figure is the game's own, in every language, and no word brings one along."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from itertools import islice
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import TextElement
from fluent.syntax.visitor import Visitor

import caravanserai.games
from caravanserai.beside.aid_page import file_of, html_of
from caravanserai.beside.aids import games_with_aids, sheet_of, variant_name, variants_of
from caravanserai.core.errors import BadOption
from caravanserai.core.speech import languages
from caravanserai.core.texts import rules_text

HOME = Path(next(iter(caravanserai.games.__path__)))
GAMES = games_with_aids()
FORMS = [(game, variant) for game in GAMES for variant in variants_of(game)]
NUMBER_WORDS = {
    "en": "two three four five six seven eight nine ten twice thrice dozen",
    "pl": "dwa dwie dwóch dwoje trzy trzech troje cztery czterech pięć pięciu sześć siedem osiem dziewięć dziesięć",
    "fr": "deux trois quatre cinq six sept huit neuf dix double triple",
}
NOT_SHOWN = {
    "camel_up": "",
    "emira": "LARGE_SLOW SMALL_SLOW JANAN ZAFIRAH SIDI_SULEIMAN WAYS APPEARANCE STATUS SECTION CAMEL",
    "five_tribes": "VIZIER ELDER BLUE_DESIGNS HOUSSAIN KUMARBI ONE_FAKIR FREE",
}
"""Numbers of things, by which something else is looked up, and never shown themselves."""
NEVER_SEEN = {
    *(f"THIEF_GIFTS[{thief}]" for thief in range(1, 6)),
    *("THIEF_TRIBES[5]", "DJINN_COSTS[12]", "PRICE_ELDERS[0]", "PRICE_ELDERS[3]", "SUIT[0]"),
}
"""One of a kind is no figure; Madjaar is not played; Kumarbi pays in the bid; no elder and no cards are not shown."""
PRINTED = [
    ("PRINCESS_CARDS", "JANAN", "upkeep", 110),
    ("PRINCESS_CARDS", "ZAFIRAH", "upkeep", 10),
    ("PRINCESS_CARDS", "HALIMAH", "status", 2),
    ("PRINCESS_CARDS", "RASHA", "status", 2),
    ("PRINCESS_CARDS", "FARAH", "prices", ((7, 60),)),
    ("PRINCESS_CARDS", "BADRA", "prices", ((6, 410),)),
    ("PRINCESS_CARDS", "ZAINAB", "prices", ((8, 110), (9, 200))),
    ("PRINCESS_CARDS", "ADARA", "prices", ((0, 400), (1, 500), (2, 650), (3, 810))),
    ("PRINCESS_CARDS", "SAHAR", "second", 0),
    ("PRINCESS_CARDS", "SAHAR", "talents", 1),
    ("EVENT_CARDS", "GOLDEN_TIMES", "income", 30),
    ("EVENT_CARDS", "DOUBLE_TROUBLE", "princesses", 2),
    ("EVENT_CARDS", "VERMIN", "symbol", 0),
]
"""What is printed on Emira's cards, and something else."""


def shown(game: str, language: str, variant: str) -> str:
    """The words of a sheet, without its sections and page numbers."""
    html = re.sub(
        r'<span class="aid-cite">.*?</span>|<p class="aid-foot">.*?</p>', "", html_of(sheet_of(game, language, variant), language)
    )
    drawn = re.sub(
        r"<svg class=\"aid-symbols\".*?</svg>", lambda found: " ".join(re.findall(r">([^<]+)</text>", found[0])), html, flags=re.S
    )
    return re.sub(r"<[^>]+>", " ", drawn)


def figures(text: str) -> Counter[str]:
    return Counter(found.replace(",", ".") for found in re.findall(r"\d+(?:[.,]\d+)?", text))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_words_hold_no_number(game: str, language: str) -> None:
    text = (HOME / game / "text" / "aid" / f"{language}.ftl").read_text(encoding="utf-8")
    spoken: list[str] = []

    class Listener(Visitor):
        def visit_TextElement(self, node: TextElement) -> None:
            spoken.append(node.value)

    Listener().visit(parse(text))
    heard = " ".join(spoken).lower()
    assert not re.findall(r"\d", heard)
    assert not [word for word in re.findall(r"\w+", heard) if word in NUMBER_WORDS[language].split()]


@pytest.mark.parametrize("game", GAMES)
def test_the_makers_of_sheets_hold_no_number(game: str) -> None:
    """They may count from 0 and 1; sections are the only figures in their words, and the rules have them."""
    tree = ast.parse((HOME / game / "beside" / "aid.py").read_text(encoding="utf-8"))
    told = {ast.get_docstring(node, clean=False) for node in ast.walk(tree) if isinstance(node, ast.Module | ast.FunctionDef)}
    said = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and node.value not in told]
    assert {value for value in said if type(value) is int} <= {0, 1}
    sections = set(re.findall(r"^#+ (\d+(?:\.\d+)?) ", rules_text(game, "en"), flags=re.M))
    cited = [text for text in said if isinstance(text, str) and re.search(r"\d", text) and text != "utf-8"]
    assert cited
    for text in cited:
        assert set(text.split()) <= sections, text


def changed(value: Any) -> Iterator[Any]:
    """The value with each of its numbers one higher, one at a time."""
    if type(value) is int:
        yield value + 1
    elif isinstance(value, tuple) and all(type(one) is int for one in value):
        for place, one in enumerate(value):
            yield (*value[:place], one + 1, *value[place + 1 :])


def components_of(game: str) -> tuple[ModuleType, list[str]]:
    """The game's components, and those that its sheet names within a function."""
    tree = ast.parse((HOME / game / "beside" / "aid.py").read_text(encoding="utf-8"))
    functions = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    names = {
        node.attr
        for function in functions
        for node in ast.walk(function)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "c" and node.attr.isupper()
    }
    return import_module(f"caravanserai.games.{game}.components"), sorted(names - set(NOT_SHOWN[game].split()))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_a_component_that_changes_changes_the_sheet(game: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In English every number of a list is changed, in the others the first: their words have the same figures (below)."""
    components, names = components_of(game)
    before = [shown(game, language, variant) for variant in variants_of(game)]
    same = []
    for name in names:
        kept = getattr(components, name)
        if not isinstance(kept, int | tuple):
            continue
        for place, other in enumerate(islice(changed(kept), None if language == "en" else 1)):
            monkeypatch.setattr(components, name, other)
            try:
                after = [shown(game, language, variant) for variant in variants_of(game)]
            except (IndexError, KeyError, ValueError, LookupError):
                after = []
            if after == before and f"{name}[{place}]" not in NEVER_SEEN:
                same.append(f"{name}[{place}]")
            monkeypatch.setattr(components, name, kept)
    assert same == []


@pytest.mark.parametrize(("cards", "which", "field", "other"), PRINTED)
def test_another_print_makes_another_sheet(
    cards: str, which: str, field: str, other: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    components = import_module("caravanserai.games.emira.components")
    before = [shown("emira", language, "advanced") for language in languages()]
    printed = list(getattr(components, cards))
    number = getattr(components, which)
    printed[number] = printed[number]._replace(**{field: other})
    monkeypatch.setattr(components, cards, tuple(printed))
    for language, then in zip(languages(), before, strict=True):
        assert shown("emira", language, "advanced") != then


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("game", "variant"), FORMS)
def test_every_language_has_the_same_figures(game: str, variant: str, language: str) -> None:
    assert figures(shown(game, language, variant)) == figures(shown(game, "en", variant))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("game", "variant"), FORMS)
def test_a_sheet_is_told_whole(game: str, variant: str, language: str) -> None:
    """Strict words fail on whatever lacks an argument; every drawing is there, and nothing is fetched."""
    page = file_of(sheet_of(game, language, variant, strict=True), language)
    drawn = set(re.findall(r'id="(aid-[\w-]+)"', page))
    assert set(re.findall(r'href="#(aid-[\w-]+)"', page)) <= drawn
    assert not re.findall(r'(?:src|href)="(?!#)|url\((?!"data:|#)|style="', page)
    assert variant_name(game, language, variant) in page


def test_five_tribes_without_thieves_has_none() -> None:
    assert "Morgiane" in shown("five_tribes", "en", "thieves")
    alone = shown("five_tribes", "en", "base")
    assert "Morgiane" not in alone
    assert "thief" not in alone


def test_emira_has_restoration_only_in_the_advanced_game() -> None:
    assert "Restoration" not in shown("emira", "en", "basic")
    assert "Restoration" in shown("emira", "en", "advanced")


def test_partners_are_for_six_and_more() -> None:
    assert "partner" not in shown("camel_up", "en", "few")
    assert "partner" in shown("camel_up", "en", "many")


def test_what_is_not_there_is_said() -> None:
    with pytest.raises(BadOption, match="there is thieves, base"):
        sheet_of("five_tribes", "en", "none")
