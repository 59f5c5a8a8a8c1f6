"""Somebody with finished games behind them, and the journal that tells of these."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

from tests.browser import emira, five_tribes
from tests.browser.visitor import Visitor

SITTING: dict[str, Callable[[Visitor], str]] = {
    "camel_up": Visitor.sit_down,
    "five_tribes": five_tribes.sit_down,
    "emira": emira.sit_down,
}


LONGEST = 400_000
"""In milliseconds: a review has the lowest priority, and others may be at work."""


def played(visitor: Visitor, game: str) -> str:
    """A game against bots, played to its end."""
    table = SITTING[game](visitor)
    visitor.forward(table)
    return table


def played_together(ann: Visitor, ben: Visitor) -> str:
    """A race of two people and a bot, played to its end."""
    ann.ask("GET", "/me")
    ben.ask("GET", "/me")
    options = {"stack_order": "random", "first_crazy": "random"}
    table = str(ann.ask("POST", "/tables", {"game": "camel_up", "players": 3, "options": options})["table"])
    for seat, (person, name) in enumerate([(ann, "Ann"), (ben, "Ben")]):
        person.do(table, "sit", name=name, seat=seat)
        person.do(table, "ready")
    ann.do(table, "seat_bot", seat=2, bot="novice")
    ann.do(table, "start")
    ann.forward(table)
    return table


def journal(visitor: Visitor) -> Page:
    for game in ("camel_up", "five_tribes", "emira", "camel_up"):
        played(visitor, game)
    page = visitor.go("/journal")
    page.wait_for_selector(".keepsake >> nth=2")
    visitor.settle()
    return page


def review(visitor: Visitor) -> Page:
    page = visitor.go(f"/t/{played(visitor, 'camel_up')}/review")
    page.wait_for_selector("#review-chart", timeout=LONGEST)
    page.locator("details.fold summary").last.click()
    visitor.settle()
    return page


STATES = {"journal": journal, "review": review}
