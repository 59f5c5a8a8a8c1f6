"""Whatever lies on a board says what it is: when it is pointed at, tapped, or come to with the keyboard."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import emira, five_tribes
from tests.browser.axe import violations
from tests.browser.conftest import Come
from tests.browser.server_process import ROOT
from tests.browser.states import STATES as CAMEL_UP
from tests.browser.visitor import PHONE

STATES = CAMEL_UP | five_tribes.STATES | emira.STATES
BOARDS = {"turn": "camel_up", "tribes_turn": "five_tribes", "emira_auction": "emira"}

TAP_ALL = """async () => {
  const told = [];
  for (const element of document.querySelectorAll('main [data-explains]')) {
    if (!element.checkVisibility()) continue;
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    await new Promise((done) => setTimeout(done));
    const box = document.querySelector('[data-about]');
    told.push({
      thing: element.dataset.explains,
      title: box?.querySelector('.title')?.textContent ?? '',
      text: box?.querySelector('.title + p')?.textContent ?? '',
      section: box?.querySelector('.cite')?.textContent.slice(1) ?? null,
      ringed: document.querySelectorAll('.around').length,
    });
  }
  return told;
}"""
"""Everything that is seen on the board, asked about one after the other."""

KINDS = "[...new Set([...document.querySelectorAll('main [data-explains]')].map((one) => one.dataset.explains.split(' ')[0]))]"
AT = """(kind) => {
  for (const element of document.querySelectorAll(`main [data-explains^="${kind}"]`)) {
    if (element.dataset.explains.split(' ')[0] !== kind) continue;
    const { left, top, width, height } = element.getBoundingClientRect();
    for (const [across, down] of [[0.5, 0.5], [0.5, 0.2], [0.2, 0.5], [0.5, 0.9], [0.1, 0.1]]) {
      const [x, y] = [left + across * width, top + down * height];
      if (document.elementFromPoint(x, y)?.closest('[data-explains]') === element) return [x, y];
    }
  }
  return null;
}"""
"""A point where the pointer meets one of this kind, and nothing else that lies over it."""

SHARED = {"seat", "clock", "question", "log"}


def sections(game: str) -> set[str]:
    rules = (ROOT / "src" / "caravanserai" / "games" / game / "RULES.md").read_text(encoding="utf-8")
    return set(re.findall(r"^#+ (\d+(?:\.\d+)?) ", rules, re.MULTILINE))


def asking(page: Page) -> None:
    page.locator("[data-ask]").click()
    page.locator("[data-ask-ribbon]").wait_for()


@pytest.mark.parametrize("state", BOARDS)
def test_everything_on_a_board_says_what_it_is(visit: Come, state: str) -> None:
    ann = visit()
    page = STATES[state](ann)
    version = page.locator("main").get_attribute("data-version")
    asking(page)
    told: list[dict[str, Any]] = page.evaluate(TAP_ALL)
    known = sections(BOARDS[state])
    assert len(told) > 40
    for one in told:
        kind = one["thing"].split(" ")[0]
        assert len(one["title"]) > 1, one
        assert len(one["text"]) > 15, one
        assert kind in SHARED or one["section"] in known, one
        assert one["ringed"] == 1
    # By the pointer, one of each kind; and one more without having asked, by resting on it.
    box = page.locator("[data-about]")
    met = []
    for kind in page.evaluate(KINDS):
        point = page.evaluate(AT, kind)
        if point is None:
            if box.locator(".close").count():
                box.locator(".close").click()
            page.mouse.move(2, 2)
            expect(box).to_be_hidden()
            point = page.evaluate(AT, kind)
        if point is None:
            continue
        met.append(point)
        page.mouse.move(*point, steps=2)
        expect(page.locator(f'[data-about="{kind}"]')).to_be_visible()
    assert len(met) >= {"turn": 12, "tribes_turn": 12, "emira_auction": 14}[state]
    page.locator("[data-ask-ribbon] button").click()
    expect(box).to_be_hidden()
    page.mouse.move(*met[-1], steps=2)
    expect(box).to_be_visible()
    page.mouse.move(2, 2)
    expect(box).to_be_hidden()
    assert page.locator("main").get_attribute("data-version") == version, "asking does nothing"
    assert not violations(page), violations(page)


def test_the_pyramid_offers_the_roll_which_is_confirmed_as_ever(visit: Come) -> None:
    ann = visit(screen=PHONE, touch=True)
    ann.prefer(confirm=True)
    page = STATES["turn"](ann)
    page.locator("[data-about-ready]").wait_for(state="attached")
    box = page.locator("[data-about]")
    at = page.locator("[data-pyramid]").bounding_box()
    assert at
    page.touchscreen.tap(at["x"] + at["width"] / 2, at["y"] + at["height"] * 0.6)
    expect(box).to_be_visible()
    assert not violations(page), violations(page)
    before = page.locator("main").get_attribute("data-version")
    box.locator('[data-about-move="roll"]').tap()
    expect(box).to_be_hidden()
    expect(page.locator("[data-confirm]")).to_be_focused()
    assert page.locator("main").get_attribute("data-version") == before
    page.locator("[data-confirm]").tap()
    expect(page.locator("main")).not_to_have_attribute("data-version", before or "")


def test_the_keyboard_goes_from_thing_to_thing(visit: Come) -> None:
    ann = visit()
    page = STATES["turn"](ann)
    box = page.locator("[data-about]")
    page.keyboard.press("r")
    page.locator("[data-about-ready]").wait_for(state="attached")
    page.keyboard.press("?")
    expect(box).to_contain_text("§4.3")
    first = box.locator(".title").inner_text()
    page.keyboard.press("ArrowLeft")
    expect(box.locator(".title")).not_to_have_text(first)
    page.keyboard.press("ArrowRight")
    expect(box.locator(".title")).to_have_text(first)
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('[data-about]') !== null")
    page.keyboard.press("Escape")
    expect(box).to_be_hidden()
    expect(page.locator("[data-ask-ribbon]")).to_be_hidden()
    expect(page.locator('[data-move="roll"]')).to_be_focused()
