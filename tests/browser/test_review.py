"""The review of a finished game in the browser: one press after the end, by pointer and by keyboard, from one's own knowledge."""

from __future__ import annotations

import re

import pytest

from tests.browser.conftest import Come
from tests.browser.journal import played
from tests.browser.visitor import LAPTOP, PHONE
from tests.browser.words import said

LONGEST = 120_000
"""In milliseconds: Emira's takes ten seconds of the processor, and others may be at work."""


@pytest.mark.parametrize(("game", "screen"), [("camel_up", LAPTOP), ("five_tribes", PHONE), ("emira", LAPTOP)])
def test_whoever_has_played_is_told_who_would_have_won_and_what_each_decision_cost(
    visit: Come, game: str, screen: dict[str, int]
) -> None:
    ann = visit(screen=screen)
    table = played(ann, game)
    page = ann.go(f"/t/{table}")
    page.locator("[data-review]").first.click()
    page.wait_for_url(f"**/t/{table}/review")
    page.wait_for_selector("#review-chart", timeout=LONGEST)
    told = ann.ask("GET", f"/tables/{table}/review?viewer=0")["review"]
    assert told["viewer"] == 0, "from what Ann could know"
    assert len({one["seat"] for one in told["decisions"]}) == 1

    chart = page.locator("[data-review-chart]")
    chart.focus()
    last = chart.get_attribute("aria-valuetext")
    page.keyboard.press("Home")
    first = chart.get_attribute("aria-valuetext")
    assert first is not None
    assert first != last
    begun = sorted(round(100 * chance) for chance in told["start"])
    assert sorted(map(int, re.findall(r"(\d+)\s?%", first))) == begun

    for number, turning in enumerate(told["turnings"]):
        page.locator("section[aria-labelledby=review-turnings] li button").nth(number).click()
        after = told["steps"][turning["step"]]["chances"]
        assert (chart.get_attribute("aria-valuetext") or "").count("%") == len(after)

    page.get_by_role("button", name=said("en", "page-review-all", count=len(told["decisions"]))).click()
    assert page.locator("section[aria-labelledby=review-decisions] .list li").count() == len(told["decisions"])
    page.get_by_role("button", name=said("en", "page-review-look-open")).click()
    page.wait_for_selector("#review-chart", timeout=LONGEST)
    assert page.locator(".from.open").count() == 1, "open cards are unmistakably marked"
    page.locator("a.show").first.click()
    page.get_by_role("slider").wait_for()
    assert "move=" in page.url
