"""The pictures beside the rules: drawn whole on the narrowest phone and beside the text, in three languages, light and dark."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser import axe, contrast, layout
from tests.browser.conftest import Come
from tests.browser.visitor import LAPTOP, LOCALES

NARROW = {"width": 320, "height": 640}
FEWEST = 8
FAULTS = """() => [...document.querySelectorAll('figure')].flatMap((figure) => {
  const name = figure.querySelector('figcaption').textContent.slice(0, 40);
  const drawing = figure.querySelector('.drawing');
  const [frame, faults] = [drawing.getBoundingClientRect(), []];
  if (frame.height < 60) faults.push('is not drawn');
  for (const use of drawing.querySelectorAll('use')) {
    if (!document.querySelector(use.getAttribute('href'))) faults.push(`has no ${use.getAttribute('href')}`);
  }
  for (const part of drawing.querySelectorAll(':scope > *, li, p, b, td, text')) {
    const box = part.getBoundingClientRect();
    if (box.left < frame.left - 1 || box.right > frame.right + 1) faults.push(`is left by its ${part.localName}`);
    const narrow = part.matches('p, b, td') && part.scrollWidth > part.clientWidth + 1;
    if (narrow) faults.push(`has a ${part.localName} that is too narrow: ${part.textContent}`);
  }
  if (drawing.querySelector(':is(button, a, [tabindex]):not([inert] *)')) faults.push('can be touched');
  return faults.map((fault) => `${name}: ${fault}`);
})"""
"""What is wrong with a drawing: nothing there, a part that nobody drew, one that is too wide, one that can be pressed."""

ALONE = "() => document.querySelectorAll('article :is(.prose, .heading)').forEach((words) => (words.style.display = 'none'))"
"""Without the text all pictures fit into a window."""


@pytest.mark.parametrize("game", ["five_tribes", "emira"])
def test_every_picture_is_whole(visit: Come, game: str) -> None:
    visitor = visit(screen=NARROW)
    page = visitor.go(f"/rules/{game}")
    page.locator("figure").first.wait_for()
    assert page.locator("figure").count() >= FEWEST
    faults: list[Any] = []
    for language in LOCALES:
        visitor.speak(language)
        faults += [f"{language}: {fault}" for fault in found_in(page)]
    visitor.resize(LAPTOP)
    faults += [*found_in(page), *axe.violations(page)]
    page.evaluate(ALONE)
    visitor.resize(NARROW)
    visitor.resize({"width": NARROW["width"], "height": page.evaluate("document.documentElement.scrollHeight")})
    for theme in ("light", "dark"):
        visitor.light(theme)
        faults += [f"{theme}: {fault}" for fault in contrast.too_faint(page)]
    assert not faults, "\n" + "\n".join(map(str, faults))


def found_in(page: Page) -> list[str]:
    return [*page.evaluate(FAULTS), *layout.wider_than_the_screen(page), *layout.cut_off(page)]


def test_pictures_come_with_the_rules_of_a_game_and_no_earlier(visit: Come) -> None:
    visitor = visit()
    visitor.go(f"/t/{visitor.sit_down()}")
    visitor.go("/rules")
    before = set(visitor.watch.asked)
    page = visitor.go("/rules/emira")
    page.locator("figure").first.wait_for()
    drawn = {url for url in visitor.watch.asked if "figures" in url}
    assert drawn
    assert not drawn & before
