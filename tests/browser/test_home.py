"""Home: every game can be begun on the first screen, however many tables wait, and one can be rid of a table."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import axe
from tests.browser.conftest import Come
from tests.browser.visitor import Visitor
from tests.browser.words import said

LAPTOP = {"width": 1366, "height": 650}
PHONE = {"width": 390, "height": 844}
FOOT = "[...document.querySelectorAll('[data-play]')].map((button) => button.getBoundingClientRect().bottom)"


def with_tables(visitor: Visitor, count: int) -> None:
    clock = {"kind": "days", "days": 2}
    for number in range(count):
        visitor.sit_down(players=3 + number % 6, clock=clock if number % 2 else {"kind": "none"})


def check_fold(page: Page, screen: dict[str, int]) -> None:
    feet = page.evaluate(FOOT)
    assert len(feet) == 3
    assert max(feet) <= screen["height"], feet
    assert page.evaluate("document.documentElement.scrollWidth") <= screen["width"]


@pytest.mark.parametrize("screen", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_every_game_can_be_begun_on_the_first_screen_with_eight_tables_waiting(visit: Come, screen: dict[str, Any]) -> None:
    ann = visit(screen=screen, touch=screen is PHONE)
    page = ann.go("/")
    check_fold(page, screen)
    with_tables(ann, 9)
    page = ann.go("/")
    lanterns = page.locator("[aria-labelledby=lanterns] li")
    expect(lanterns).to_have_count(8)
    expect(page.get_by_role("heading", name=said("en", "page-lanterns-waiting", count=9))).to_be_visible()
    check_fold(page, screen)
    expect(lanterns.first).to_contain_text(said("en", "camel_up-stage", number=1))
    assert not axe.violations(page)
    first = lanterns.first.locator("a").get_attribute("href")
    lanterns.first.get_by_role("button").click()
    expect(page.locator(f"[aria-labelledby=lanterns] a[href='{first}']")).to_have_count(0)
    expect(lanterns).to_have_count(8)
    page.get_by_role("button", name=said("en", "page-lanterns-away", count=1)).click()
    put_away = page.locator(f"#history li:has(a[href='{first}'])")
    expect(put_away).to_be_visible()
    put_away.get_by_role("button").click()
    expect(page.locator(f"[aria-labelledby=lanterns] a[href='{first}']")).to_have_count(1)
    assert ann.look(str(first).rpartition("/")[2])["seats"][0]["kind"] == "person"
