"""Emira at the table: from the door to the first move, auctions won and actions bought, on every screen and in every language."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser import axe, contrast, emira, layout
from tests.browser.conftest import Come
from tests.browser.hands import Keyboard
from tests.browser.table import AtTable
from tests.browser.visitor import LAPTOP, PHONE, TABLET, WALL
from tests.browser.words import said

WAYS: list[dict[str, Any]] = [
    {"language": "en", "screen": LAPTOP, "theme": "light"},
    {"language": "pl", "screen": PHONE, "theme": "dark", "touch": True},
    {"language": "fr", "screen": TABLET, "theme": "dark"},
    {"language": "en", "screen": WALL, "theme": "light"},
]


def test_home_to_the_first_own_move_takes_at_most_three_clicks(visit: Come) -> None:
    ann = visit()
    page = ann.go("/")
    page.evaluate("() => { window.clicks = 0; addEventListener('click', () => window.clicks++, true); }")
    page.locator("article", has_text="Emira").get_by_role("button", name=said("en", "page-home-play")).click()
    page.wait_for_url("**/t/*")
    at = AtTable(ann)
    assert at.wait()
    assert at.choose("keep").startswith("keep ")
    assert page.evaluate("window.clicks") <= 3


def test_a_maximum_bids_by_itself_until_an_auction_is_won_and_an_action_is_bought(visit: Come) -> None:
    """Notes stay in the browser meanwhile, and what cannot be paid says why."""
    ann = visit()
    page = emira.at_auction(ann)
    at = AtTable(ann)
    page.locator(".notes textarea").fill("Khamsin collects cooks")
    page.locator(".large button.price").first.click()
    expect(page.locator(".large button.price").first).to_have_attribute("aria-pressed", "true")
    page.locator(".amount input").fill("300")
    page.locator(".amount input").press("Tab")
    before = ann.look(at.table)["moves"]
    page.locator("button.agree").click()
    while (update := ann.wait_for_turn(at.table))["prompt"]["ask"] != "acting":
        if update["prompt"]["ask"] == "bidding" and update["view"]["step"].get("bid", 0) >= 300:
            assert at.wait()
            at.choose("pass")
        page.wait_for_timeout(20)
    told = ann.ask("GET", f"/tables/{at.table}/since?moves={before}")
    bids = [event["amount"] for one in told for event in one["events"] if event["event"] == "bid_made" and event["seat"] == 0]
    assert bids
    assert max(bids) <= 300
    assert at.wait()
    refused = page.locator("button.price[aria-disabled=true]")
    if refused.count():
        refused.first.click(force=True)
        expect(page.locator(".why")).to_be_visible()
        page.keyboard.press("Escape")
    gold = update["view"]["seats"][0]["gold"]
    price = int(re.sub(r"\D", "", page.locator('[data-move^="buy"] b').first.inner_text()))
    at.choose("buy")
    [bought, *_] = ann.ask("GET", f"/tables/{at.table}/since?moves={update['moves']}")
    assert price in [event.get("price", event.get("cost")) for event in bought["events"]]
    assert price <= gold
    page.reload()
    expect(page.locator(".notes textarea")).to_have_value("Khamsin collects cooks")


@pytest.mark.parametrize("way", WAYS, ids=lambda way: f"{way['language']}-{way['screen']['width']}-{way['theme']}")
def test_an_auction_is_whole_on_every_screen_in_every_language_and_light(visit: Come, way: dict[str, Any]) -> None:
    ann = visit(**way)
    page = emira.at_auction(ann)
    faults = [*layout.wider_than_the_screen(page), *layout.cut_off(page), *layout.too_small(page, 24)]
    faults += axe.violations(page)
    if way["screen"] is not WALL:
        faults += contrast.too_faint(page)
    assert not faults, "\n" + "\n".join(faults)
    for selector in ("[data-move=pass]", '[data-move^="bid"]'):
        assert layout.in_view(page, selector), selector
    AtTable(ann).choose_with(Keyboard(page), "pass")


def test_on_a_phone_everything_is_a_tab_away(visit: Come) -> None:
    ann = visit(screen=PHONE, touch=True, language="fr")
    page = emira.at_auction(ann, players=3)
    faults: list[str] = []
    for tab in ("house", "sheikhs", "undecided", "log"):
        page.locator(f'[data-tab="{tab}"]').click()
        page.get_by_role("dialog").wait_for()
        ann.settle()
        faults += [*layout.wider_than_the_screen(page), *layout.cut_off(page), *axe.violations(page)]
        page.keyboard.press("Escape")
    assert not faults, "\n" + "\n".join(faults)


def test_the_end_shows_everybodys_objective(visit: Come) -> None:
    ann = visit()
    table = emira.sit_down(ann, 3)
    emira.go_on(ann, table, "nothing", moves=1500)
    page = ann.go(f"/t/{table}")
    expect(page.locator("#result-title")).to_be_visible()
    assert page.locator(".result .talents").count() == 3
    assert not layout.cut_off(page)
    assert not axe.violations(page)
