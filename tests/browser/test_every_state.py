"""Every main state of the page, in three languages, light and dark, from a phone to a wall: nothing missing, cut off or faint.

A state is brought about with a pointer or with a finger; language, light and window change while it is shown. Every other
state takes the one way, the rest the other; the ways left out are run by `make states`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from _pytest.mark import ParameterSet

from caravanserai.tables.winds import WINDS
from tests.browser import axe, contrast, five_tribes, layout
from tests.browser.conftest import Come
from tests.browser.states import STATES
from tests.browser.visitor import LAPTOP, LOCALES, PHONE, TABLET, WALL, Visitor

WAYS: dict[str, dict[str, Any]] = {
    "pointer": {"screen": LAPTOP, "then": WALL, "theme": "light", "touch": False},
    "finger": {"screen": PHONE, "then": TABLET, "theme": "dark", "touch": True},
}
OTHER = {"light": "dark", "dark": "light"}
LEAST = 24
OWN_NAMES = {
    "Caravanserai",
    "Wieczór · Caravanserai",
    "Five Tribes",
    "Brian J. Bonislawsky",
    "Atkinson Hyperlegible Next",
    "Braille Institute",
    *WINDS,
}
"""What is called the same in every language."""


EVERY = STATES | five_tribes.STATES


def both_ways() -> Iterator[ParameterSet]:
    for number, name in enumerate(name for name in EVERY if name != "new_table_folded"):
        for place, (hand, way) in enumerate(WAYS.items()):
            marks = [pytest.mark.states] if (number + place) % len(WAYS) else []
            yield pytest.param(name, way, marks=marks, id=f"{name}-{hand}")


@pytest.mark.parametrize(("name", "way"), list(both_ways()))
def test_a_state_is_whole_in_every_language_and_light_and_size(visit: Come, name: str, way: dict[str, Any]) -> None:
    screen, then, theme = way["screen"], way["then"], way["theme"]
    visitor = visit(screen=screen, theme=theme, touch=way["touch"])
    page = EVERY[name](visitor)
    faults = faults_in_every_language(visitor, screen)
    faults += [f"{screen['width']} {theme}: {fault}" for fault in axe.violations(page) + contrast.too_faint(page)]
    visitor.light(OTHER[theme])
    faults += [f"{screen['width']} {OTHER[theme]}: {fault}" for fault in contrast.too_faint(page)]
    visitor.resize(then)
    faults += faults_in_every_language(visitor, then)
    visitor.leave()
    assert not faults, "\n" + "\n".join(faults)


def faults_in_every_language(visitor: Visitor, screen: dict[str, int]) -> list[str]:
    faults: list[str] = []
    english: set[str] = set()
    for language in LOCALES:
        visitor.speak(language)
        page = visitor.page
        found = [*layout.wider_than_the_screen(page), *layout.cut_off(page), *layout.too_small(page, LEAST)]
        shown = layout.words_of(page)
        if language == "en":
            english = shown
        else:
            found += [f"left in English: {text}" for text in layout.left_in_english(english, shown, OWN_NAMES)]
        faults += [f"{language} {screen['width']}: {fault}" for fault in found]
    return faults
