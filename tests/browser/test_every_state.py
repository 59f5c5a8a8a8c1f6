"""Every main state of the page, in three languages, light and dark, from a phone to a wall: nothing missing, cut off or faint.

A state is brought about on a laptop with a pointer or on a phone with a finger; language, light and window change while it is
shown. So every state is seen on each screen, in each light and in each language, though not in all of these together. Every
other state begins the one way, the rest the other; the ways left out, and what is much like another state, are for
`make states`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from _pytest.mark import ParameterSet

from caravanserai.tables.bot_names import BOT_NAMES
from tests.browser import axe, beside, contrast, emira, five_tribes, journal, layout, puzzles
from tests.browser.conftest import Come
from tests.browser.states import STATES
from tests.browser.visitor import LAPTOP, LOCALES, PHONE, TABLET, WALL, Visitor

WAYS: dict[str, dict[str, Any]] = {
    "pointer": {"screens": (LAPTOP, PHONE, TABLET, WALL), "theme": "light", "touch": False},
    "finger": {"screens": (PHONE, LAPTOP, WALL, TABLET), "theme": "dark", "touch": True},
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
    *BOT_NAMES,
    *emira.PRINCESSES,
}
"""What is called the same in every language."""

EVERY = STATES | five_tribes.STATES | emira.STATES | journal.STATES | puzzles.STATES | beside.STATES
RARE = five_tribes.RARE | emira.RARE | puzzles.RARE | beside.RARE


def both_ways() -> Iterator[ParameterSet]:
    for number, name in enumerate(name for name in EVERY if name != "new_table_folded"):
        for place, (hand, way) in enumerate(WAYS.items()):
            marks = [pytest.mark.states] if name in RARE or (number + place) % len(WAYS) else []
            yield pytest.param(name, way, marks=marks, id=f"{name}-{hand}")


@pytest.mark.parametrize(("name", "way"), list(both_ways()))
def test_a_state_is_whole_in_every_language_and_light_and_size(visit: Come, name: str, way: dict[str, Any]) -> None:
    screen, *others = way["screens"]
    visitor = visit(screen=screen, theme=way["theme"], touch=way["touch"])
    EVERY[name](visitor)
    last = [*LOCALES][[*EVERY].index(name) % len(LOCALES)]
    faults = [*in_every_language(visitor, last), *to_every_eye(visitor)]
    visitor.light(OTHER[way["theme"]])
    for other in others:
        visitor.resize(other)
        faults += misfits(visitor)
        if other is others[0]:
            faults += contrast.too_faint(visitor.page)
    visitor.leave()
    assert not faults, "\n" + "\n".join(faults)


def in_every_language(visitor: Visitor, last: str) -> list[str]:
    faults: list[str] = []
    shown: dict[str, set[str]] = {}
    for language in sorted(LOCALES, key=lambda language: language == last):
        visitor.speak(language)
        faults += misfits(visitor)
        shown[language] = layout.words_of(visitor.page)
    for language in shown.keys() - {"en"}:
        left = layout.left_in_english(shown["en"], shown[language], OWN_NAMES)
        faults += [f"{language}: left in English: {text}" for text in left]
    return faults


def misfits(visitor: Visitor) -> list[str]:
    """What does not fit, in this language on this screen."""
    page = visitor.page
    found = [*layout.wider_than_the_screen(page), *layout.cut_off(page), *layout.too_small(page, LEAST)]
    return [f"{visitor.language} {page.evaluate('innerWidth')}: {fault}" for fault in found]


def to_every_eye(visitor: Visitor) -> list[str]:
    """What cannot be read in this light on this screen, or only by some; axe is asked about words that lie beyond the window."""
    page = visitor.page
    beyond = page.evaluate("document.scrollingElement.scrollHeight > innerHeight")
    where = page.evaluate("`${innerWidth} ${document.documentElement.dataset.theme}`")
    return [f"{where}: {fault}" for fault in axe.violations(page, contrast=beyond) + contrast.too_faint(page)]
