"""Camel Up on the narrowest phones: what is asked, who plays and what lies on the track can all be read."""

from __future__ import annotations

import pytest

from tests.browser import layout
from tests.browser.conftest import Come
from tests.browser.states import STATES, tray
from tests.browser.table import AtTable
from tests.browser.visitor import LOCALES, PHONE, Visitor

SMALL = {"width": 320, "height": 568}
ASIDE = {"width": 640, "height": 360}
CUT = """() => [...document.querySelectorAll('.strip [data-seat] strong')]
  .filter((name) => name.scrollWidth > name.clientWidth + 1 || name.scrollHeight > name.clientHeight + 1)
  .map((name) => name.textContent)"""
TOP = "(element) => element.getBoundingClientRect().top"
WIDTH = "(element) => element.getBoundingClientRect().width"


def height_of_the_board(visitor: Visitor) -> int:
    box = visitor.page.locator(".track svg[role=group]").bounding_box()
    assert box is not None
    return round(box["height"])


def test_a_choice_is_told_beside_what_confirms_it(visit: Come) -> None:
    ann = visit(screen=SMALL, touch=True)
    page = STATES["chosen"](ann)
    for language in LOCALES:
        ann.speak(language)
        for selector in ("[data-prompt] .sentence", "[data-confirm]", "[data-cancel]"):
            assert layout.in_view(page, selector), f"{language}: {selector}"
        assert page.locator("[data-prompt] .sentence").evaluate(WIDTH) > SMALL["width"] / 3
        assert not layout.cut_off(page)


def test_the_board_is_seen_while_three_camels_wait_for_one_space(visit: Come) -> None:
    ann = visit(screen=SMALL, touch=True)
    page = STATES["setup"](ann)
    assert page.locator('[data-move^="stack"]').count() == 3
    for language in LOCALES:
        ann.speak(language)
        assert height_of_the_board(ann) > SMALL["height"] / 3, language
        assert layout.in_view(page, '[data-move^="stack"]')


def test_the_board_keeps_its_height_whatever_is_taken_up(visit: Come) -> None:
    ann = visit(screen=SMALL, touch=True, language="fr")
    ann.prefer(confirm=True)
    page = STATES["turn"](ann)
    heights = {"tickets": height_of_the_board(ann)}
    for what, steps in {
        "roll": (),
        "tile": ('[data-side="cheer"]', "[data-space][data-move]"),
        "cards": ("button[data-card]:not([aria-disabled])", '[data-pile="loser"]'),
    }.items():
        tray(ann, what)
        heights[what] = height_of_the_board(ann)
        for step in steps:
            page.locator(step).first.dispatch_event("click")
            heights[f"{what} {step}"] = height_of_the_board(ann)
        page.locator("[data-confirm]").wait_for()
        page.locator("[data-cancel]").click()
    assert max(heights.values()) - min(heights.values()) <= 4, heights
    assert min(heights.values()) > SMALL["height"] / 3


def test_a_roll_is_two_taps(visit: Come) -> None:
    ann = visit(screen=SMALL, touch=True)
    page = STATES["turn"](ann)
    before = ann.look(AtTable(ann).table)["moves"]
    page.locator('[data-tab="roll"]').tap()
    page.locator("[data-confirm]").tap()
    AtTable(ann).until(lambda: ann.look(AtTable(ann).table)["moves"] > before)


@pytest.mark.parametrize("state", ["turn_of_eight", "earlier"])
def test_nothing_goes_on_beyond_the_screen(visit: Come, state: str) -> None:
    ann = visit(screen=SMALL, touch=True)
    page = STATES[state](ann)
    for screen in (SMALL, ASIDE):
        ann.resize(screen)
        for language in LOCALES:
            ann.speak(language)
            assert layout.wider_than_the_screen(page) + layout.cut_off(page) == [], (screen, language)


def test_names_are_whole_even_if_there_are_eight(visit: Come) -> None:
    page = STATES["turn_of_eight"](visit(screen=SMALL, touch=True))
    assert page.locator(".strip [data-seat] strong").count() == 8
    assert page.evaluate(CUT) == []


def test_with_large_text_what_is_asked_begins_on_the_first_screen_below_a_board(visit: Come) -> None:
    ann = visit(screen=PHONE, touch=True)
    ann.read_large()
    page = STATES["turn"](ann)
    assert height_of_the_board(ann) > PHONE["height"] / 4
    assert page.locator("[data-prompt]").evaluate(TOP) < PHONE["height"] - 64
