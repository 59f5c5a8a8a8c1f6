"""The review of a finished game in the browser: one press after the end, by pointer and by keyboard, from one's own knowledge."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Come
from tests.browser.journal import LONGEST, played
from tests.browser.visitor import LAPTOP, PHONE
from tests.browser.words import said

UNPLACED = {"arranging_princesses", "buying_cards"}
"""An order has no place on the board, nor have events that one might buy."""


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "screens"), [("camel_up", (PHONE, LAPTOP)), ("five_tribes", (LAPTOP, PHONE)), ("emira", (PHONE, LAPTOP))]
)
def test_whoever_has_played_is_told_who_would_have_won_and_what_each_decision_cost(
    visit: Come, game: str, screens: tuple[dict[str, int], ...]
) -> None:
    """The window changes while it is read: a review is thought about once."""
    ann = visit(screen=screens[0])
    table = played(ann, game)
    page = ann.go(f"/t/{table}")
    page.locator("[data-review]").first.click()
    page.wait_for_url(f"**/t/{table}/review?by=0")
    page.wait_for_selector("#review-chart", timeout=LONGEST)
    told = ann.ask("GET", f"/tables/{table}/review?viewer=0")["review"]
    assert told["viewer"] == 0, "from what Ann could know"
    assert len({one["seat"] for one in told["decisions"]}) == 1

    for screen in screens:
        ann.resize(screen)
        look_through(page, told)
    page.get_by_role("button", name=said("en", "page-review-all", count=len(told["decisions"]))).click()
    assert page.locator("section[aria-labelledby=review-decisions] .list li").count() == len(told["decisions"])
    page.get_by_role("button", name=said("en", "page-review-look-open")).click()
    page.wait_for_selector("#review-chart", timeout=LONGEST)
    assert page.locator(".from.open").count() == 1, "open cards are unmistakably marked"
    page.reload()
    page.wait_for_selector("#review-chart", timeout=LONGEST)
    assert page.locator(".from.open").count() == 1, "the address says what is seen"
    assert ann.ask("GET", f"/tables/{table}/review?viewer=0")["review"] == told, "it is kept"


def look_through(page: Page, told: Any) -> None:
    """Along the chart from its end to its beginning, and to every turning point."""
    chart = page.locator("[data-review-chart]")
    chart.focus()
    page.keyboard.press("End")
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


@pytest.mark.parametrize(("game", "screen"), [("camel_up", PHONE), ("five_tribes", LAPTOP), ("emira", LAPTOP)])
def test_on_the_board_the_better_move_is_drawn_beside_the_one_that_was_played(
    visit: Come, game: str, screen: dict[str, int]
) -> None:
    ann = visit(screen=screen)
    page = ann.go(f"/t/{played(ann, game)}/review")
    page.wait_for_selector("#review-chart", timeout=LONGEST)
    told = ann.ask("GET", f"/tables/{page.url.split('/')[-2]}/review?viewer=0")["review"]["decisions"]
    errors = [one for one in told if one["grade"] != "none" or one["fine"]]
    page.locator("[data-step]").click()
    page.wait_for_selector(f"[data-decision='{errors[0]['first']}']")
    for one in errors[:4]:
        page.wait_for_selector(f"[data-decision='{one['first']}']")
        assert f"move={one['first'] - 1}&review=0" in page.url
        better = page.locator(".decision .better .tag")
        assert better.all_inner_texts() == ([] if one["fine"] else [said("en", "page-review-better")])
        if one["ask"] not in UNPLACED:
            marks = "played" if one["fine"] else "played better"
            page.wait_for_selector(f"[data-marks='{marks}']", state="attached")
        if one is not errors[-1]:
            page.locator("[data-later]").focus()
            page.keyboard.press("Enter")
    page.locator("[data-earlier]").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(f"[data-decision='{errors[len(errors[:4]) - (len(errors) <= 4) - 1]['first']}']")
    ann.speak("pl")
    page.get_by_text(said("pl", "page-review-back")).wait_for()
    page.get_by_role("checkbox").check()
    here = page.locator("[data-decision]").get_attribute("data-decision")
    after = next(one for one in told if one["first"] > int(here or 0))
    page.locator("[data-later]").click()
    page.wait_for_selector(f"[data-decision='{after['first']}']")
    page.get_by_role("link", name=said("pl", "page-review-back")).click()
    page.wait_for_url("**/review?by=0")


def test_who_is_sent_a_review_sees_what_was_seen_by_whoever_sent_it(visit: Come) -> None:
    """A link to what Ann knew, and one to open cards, from the page to the board and back."""
    ann, ben = visit(), visit(screen=PHONE)
    page = ann.go(f"/t/{played(ann, 'camel_up')}/review")
    page.wait_for_selector("#review-chart", timeout=LONGEST)
    page.get_by_role("button", name=said("en", "page-review-share")).click()
    page.get_by_role("button", name=said("en", "page-review-shared")).wait_for()
    sent = page.evaluate("navigator.clipboard.readText()")
    assert sent == page.url
    name = ann.ask("GET", f"/tables/{page.url.split('/')[-2]}")["seats"][0]["name"]

    seen = ben.go(sent)
    seen.wait_for_selector("#review-chart", timeout=LONGEST)
    assert seen.locator(".from").inner_text() == said("en", "page-review-from", how="seat", name=name)
    assert seen.locator(".looks [aria-pressed=true]").inner_text() == said("en", "page-review-look-seat", name=name)
    assert seen.locator("#review-decisions").inner_text() == said("en", "page-review-decisions", whose="seat", name=name)

    page.get_by_role("button", name=said("en", "page-review-look-open")).click()
    page.wait_for_selector("#review-chart", timeout=LONGEST)
    seen = ben.go(page.url)
    seen.wait_for_selector("#review-chart", timeout=LONGEST)
    assert seen.locator(".from.open").count() == 1
    seen.locator("[data-step]").click()
    seen.wait_for_url("**&review=open")
    assert seen.locator(".decision .open").inner_text() == said("en", "page-review-look-open")
    seen.get_by_role("link", name=said("en", "page-review-back")).click()
    seen.wait_for_url("**/review?by=open")
    seen.wait_for_selector(".from.open")


def test_a_review_that_the_server_has_forgotten_is_asked_for_again(visit: Come) -> None:
    """As after its wish was lost, or after the server began anew."""
    ann = visit()
    table = played(ann, "camel_up")
    forgotten = {"state": "none", "progress": 0, "review": None, "moves": {}}
    ann.page.route("**/api/tables/*/review*", lambda route: route.fulfill(json=forgotten), times=1)
    ann.go(f"/t/{table}/review").wait_for_selector("#review-chart", timeout=LONGEST)


def test_in_words_too_a_decision_is_told_with_what_would_have_been_better(visit: Come) -> None:
    ann = visit()
    ann.prefer(text=True)
    page = ann.go(f"/t/{played(ann, 'camel_up')}/review")
    page.wait_for_selector("#review-chart", timeout=LONGEST)
    page.locator("[data-step]").click()
    page.wait_for_selector("[data-decision]:not([data-decision=''])")
    assert page.locator(".decision .played").inner_text().startswith(said("en", "page-review-played"))
    assert page.locator("[data-marks]").count() == 0
