"""Looking through a finished game: one's own purse as one saw it then, and the lens of that moment."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser import emira
from tests.browser.conftest import Come
from tests.browser.visitor import Visitor
from tests.browser.words import said

Sit = Callable[[Visitor], str]


@pytest.mark.parametrize(
    ("sit", "silence"),
    [
        (lambda visitor: visitor.sit_down(players=3, options={"hide_coins": True}), "camel_up-page-odds-past"),
        (lambda visitor: emira.sit_down(visitor, 3), "emira-page-lens-past"),
    ],
    ids=["camel_up", "emira"],
)
def test_an_earlier_position_is_shown_as_it_was_seen(visit: Come, sit: Sit, silence: str) -> None:
    ann = visit(screen={"width": 1366, "height": 768})
    table = sit(ann)
    ann.forward(table)
    told = ann.ask("GET", f"/tables/{table}/since?moves=0")
    turns = [one["moves"] - 1 for one in told if one["actor"] == 0]
    moves = turns[len(turns) // 2]
    mine = ann.ask("GET", f"/tables/{table}/moves/{moves}")["view"]["seats"][0]
    assert mine["hand"] is not None
    with ann.page.expect_response(re.compile(r"/moves/\d+/lens")) as lens:
        page = ann.go(f"/t/{table}?move={moves}")
    assert lens.value.json()["lens"]
    held = str(mine["coins"] if "coins" in mine else mine["gold"])
    expect(page.locator("main")).to_contain_text(held)
    expect(page.get_by_text(said("en", silence))).to_have_count(0)
    if "coins" in mine:
        expect(page.get_by_text(said("en", "camel_up-page-odds-leg")).first).to_be_visible()
    else:
        expect(page.get_by_text(re.compile(r"would (join|choose)|nobody", re.IGNORECASE)).first).to_be_visible()
