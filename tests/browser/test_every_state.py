"""Every main state of the page, in three languages, light and dark, from a phone to a wall: nothing missing, cut off or faint."""

from __future__ import annotations

from typing import Any

import pytest

from caravanserai.tables.winds import WINDS
from tests.browser import axe, contrast, five_tribes, layout
from tests.browser.conftest import Come
from tests.browser.states import STATES
from tests.browser.visitor import LAPTOP, PHONE, TABLET, WALL

pytestmark = pytest.mark.states

WAYS: list[dict[str, Any]] = [
    {"language": "en", "screen": LAPTOP, "theme": "light"},
    {"language": "pl", "screen": PHONE, "theme": "dark", "touch": True},
    {"language": "fr", "screen": LAPTOP, "theme": "dark"},
    {"language": "fr", "screen": PHONE, "theme": "light", "touch": True},
    {"language": "pl", "screen": TABLET, "theme": "light"},
    {"language": "en", "screen": WALL, "theme": "light"},
]
THOROUGH = 4
"""In so many of these ways, axe and the contrast of every word are asked for too."""

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


@pytest.mark.parametrize("name", [name for name in EVERY if name != "new_table_folded"])
def test_a_state_is_whole_in_every_language_and_light_and_on_every_screen(visit: Come, name: str) -> None:
    faults: list[str] = []
    words: dict[str, set[str]] = {}
    for place, way in enumerate(WAYS):
        visitor = visit(**way)
        page = EVERY[name](visitor)
        found = [
            *layout.wider_than_the_screen(page),
            *layout.cut_off(page),
            *layout.too_small(page, LEAST),
        ]
        if place < THOROUGH:
            found += axe.violations(page) + contrast.too_faint(page)
        shown = layout.words_of(page)
        words.setdefault(visitor.language, set()).update(shown)
        if visitor.language != "en":
            found += [f"left in English: {text}" for text in layout.left_in_english(words["en"], shown, OWN_NAMES)]
        faults += [f"{visitor.language} {way['screen']['width']} {way['theme']}: {fault}" for fault in found]
        visitor.leave()
    assert not faults, "\n" + "\n".join(faults)
