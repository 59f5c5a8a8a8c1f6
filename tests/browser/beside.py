"""The states of the pages that are for people at a real table."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.test_real_table import PEOPLE, count_five_tribes, place_camels, roll, tell_a_court, write
from tests.browser.visitor import Visitor


def beside(visitor: Visitor) -> Page:
    page = visitor.go("/beside")
    page.locator("main li").first.wait_for()
    return page


def aid(visitor: Visitor) -> Page:
    return sheet(visitor, "five_tribes")


def aid_of_emira(visitor: Visitor) -> Page:
    return sheet(visitor, "emira")


def sheet(visitor: Visitor, game: str) -> Page:
    page = visitor.go(f"/aid/{game}")
    page.locator(".aid").wait_for()
    visitor.settle()
    return page


def judge(visitor: Visitor) -> Page:
    page = visitor.go("/judge/camel_up?q=May%20I%20move%20my%20tile%20next%20to%20another%20tile%3F")
    page.locator("[data-place]").first.wait_for()
    return page


def judge_without_an_answer(visitor: Visitor) -> Page:
    page = visitor.go("/judge/emira?q=qqqq")
    page.locator("main button").first.wait_for()
    return page


def pad_empty(visitor: Visitor) -> Page:
    page = visitor.go("/pad/five_tribes")
    page.locator("[data-cell='0 viziers']").wait_for()
    return page


def pad_people(visitor: Visitor) -> Page:
    page = pad_empty(visitor)
    page.locator("[data-arrange]").first.click()
    page.locator("form input").first.wait_for()
    return page


def pad_result(visitor: Visitor) -> Page:
    page = pad_people(visitor)
    for number, name in enumerate(PEOPLE):
        page.locator("form input").nth(number).fill(name)
    page.locator("button[type=submit]").click()
    write(page, *"48")
    count_five_tribes(page)
    page.locator("[data-verdict]").wait_for()
    visitor.settle()
    return page


def pad_of_camel_up(visitor: Visitor) -> Page:
    """Six people: the race is told, and somebody's cards lie on the first pile."""
    page = visitor.go("/pad/camel_up")
    page.locator("[data-size='6']").click()
    for answer in ("first blue", "second red", "last green"):
        page.locator(f"[data-answer='{answer}']").click()
    page.locator("[data-cell='0 winner']").click()
    page.locator("[data-lay='0 blue']").click()
    visitor.settle()
    return page


def pad_of_emira(visitor: Visitor) -> Page:
    """Somebody's princesses are being told."""
    page = visitor.go("/pad/emira")
    page.locator("[data-cell='0 princesses']").click()
    page.locator("[data-card=noor]").click()
    visitor.settle()
    return page


def pad(visitor: Visitor) -> Page:
    """All is counted, and a cell of it is looked at once more."""
    page = pad_result(visitor)
    page.keyboard.press("Escape")
    page.locator("[data-cell='0 goods']").click()
    visitor.settle()
    return page


def real_board(visitor: Visitor) -> Page:
    """A board that is being laid out."""
    page = visitor.go("/odds/camel_up")
    place_camels(page)
    page.locator("[data-take=tile]").click()
    page.locator("[data-space='10']").click()
    for die in ("yellow", "red"):
        page.locator(f"[data-out={die}]").click()
    return page


def real_odds(visitor: Visitor) -> Page:
    page = real_board(visitor)
    page.locator("[data-follow]").click()
    page.locator("[data-die=green]").wait_for()
    roll(page, "green", 2)
    visitor.settle()
    return page


def whom_people(visitor: Visitor) -> Page:
    page = visitor.go("/whom/emira")
    page.locator("[data-princess=janan]").wait_for()
    visitor.settle()
    return page


def whom(visitor: Visitor) -> Page:
    page = visitor.go("/whom/emira")
    tell_a_court(page)
    page.locator("[data-answer]").wait_for()
    return page


STATES = {
    state.__name__: state
    for state in (
        beside,
        aid,
        aid_of_emira,
        judge,
        judge_without_an_answer,
        pad_empty,
        pad_people,
        pad,
        pad_result,
        pad_of_camel_up,
        pad_of_emira,
        real_board,
        real_odds,
        whom_people,
        whom,
    )
}
RARE = {"aid_of_emira", "judge_without_an_answer", "pad_people", "pad_empty", "whom_people"}
