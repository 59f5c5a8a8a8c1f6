"""Camel Up on the narrowest phones: what is asked, who plays and what lies on the track can all be read."""

from __future__ import annotations

from tests.browser import layout
from tests.browser.conftest import Come
from tests.browser.states import STATES
from tests.browser.visitor import LOCALES

SMALL = {"width": 320, "height": 568}
CUT = """() => [...document.querySelectorAll('.strip [data-seat] strong')]
  .filter((name) => name.scrollWidth > name.clientWidth + 1 || name.scrollHeight > name.clientHeight + 1)
  .map((name) => name.textContent)"""
WIDTH = "(element) => element.getBoundingClientRect().width"


def test_a_choice_is_told_beside_what_confirms_it(visit: Come) -> None:
    ann = visit(screen=SMALL, touch=True)
    page = STATES["chosen"](ann)
    for language in LOCALES:
        ann.speak(language)
        for selector in ("[data-prompt] .sentence", "[data-confirm]", "[data-cancel]"):
            assert layout.in_view(page, selector), f"{language}: {selector}"
        assert page.locator("[data-prompt] .sentence").evaluate(WIDTH) > SMALL["width"] / 3
        assert not layout.cut_off(page)


def test_names_are_whole_even_if_there_are_eight(visit: Come) -> None:
    page = STATES["turn_of_eight"](visit(screen=SMALL, touch=True))
    assert page.locator(".strip [data-seat] strong").count() == 8
    assert page.evaluate(CUT) == []
