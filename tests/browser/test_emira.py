"""Emira in the browser: from home to a move, a maximum that bids by itself, and an auction within reach on every screen."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser import axe, emira, layout
from tests.browser.conftest import Come
from tests.browser.hands import Keyboard
from tests.browser.table import AtTable
from tests.browser.visitor import LAPTOP, PATIENCE, PHONE, TABLET, WALL, Visitor
from tests.browser.words import said

ON_ITS_SIDE = {"width": 1024, "height": 768}
"""A tablet."""
LAPTOPS = ((1280, 720), (1366, 768), (1440, 900), (1920, 1080))
PLACES = """() => {
  const box = (selector) => {
    const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect();
    return [x, y, width, height].join(' ');
  };
  window.seen = { bar: new Set(), go: new Set(), prices: new Set(), page: new Set() };
  const look = () => {
    seen.bar.add(box('[data-bar]'));
    seen.go.add(box('[data-controls] .go'));
    seen.prices.add(box('[data-stall=camel] .price'));
    seen.page.add(document.documentElement.scrollHeight);
    requestAnimationFrame(look);
  };
  look();
}"""
"""Notes, frame by frame, where the things of an auction are."""


def test_home_to_the_first_own_move_takes_at_most_three_clicks(visit: Come) -> None:
    ann = visit()
    page = ann.go("/")
    page.evaluate("() => { window.clicks = 0; addEventListener('click', () => window.clicks++, true); }")
    page.locator("article", has_text="Emira").get_by_role("button", name=said("en", "page-home-play")).click()
    page.wait_for_url("**/t/*")
    at = AtTable(ann)
    assert at.wait()
    assert at.choose("bid").startswith("bid ")  # nothing is asked before the first turn
    assert page.evaluate("window.clicks") <= 3


def test_openings_are_chosen_at_once_and_nobody_waits_for_the_seat_before(visit: Come) -> None:
    """Cleo, in the last seat, chooses first, takes it back, and is about to choose again when Ann does."""
    ann, ben, cleo = people = [visit(), visit(), visit()]
    cleo.prefer(confirm=True)
    for visitor in people:
        visitor.ask("GET", "/me")
    table = str(ann.ask("POST", "/tables", {"game": "emira", "players": 3})["table"])
    for seat, visitor in enumerate(people):
        visitor.do(table, "sit", name=("Ann", "Ben", "Cleo")[seat], seat=seat)
        visitor.do(table, "ready")
    ann.do(table, "start")
    page, at = cleo.go(f"/t/{table}"), AtTable(cleo)
    assert at.wait()
    lit, prompt = page.locator("[data-seat][aria-current]"), page.locator("[data-prompt]").first
    expect(lit).to_have_count(3)

    card = page.locator("[data-move]").first
    card.click()
    page.locator("[data-confirm]").click()
    expect(prompt).to_contain_text(said("en", "page-table-awaited", seats="Ann and Ben"))
    expect(lit).to_have_count(2)
    page.get_by_role("button", name=said("en", "page-table-undo"), exact=True).click()
    expect(lit).to_have_count(3)

    card.click()
    chosen = prompt.inner_text()
    ann.play(table, "keep")
    expect(lit).to_have_count(2)
    assert prompt.inner_text() == chosen
    page.locator("[data-confirm]").click()
    expect(prompt).to_contain_text(said("en", "emira-wait-keeping_opening", seat="Ben"))
    assert ben.play(table, "keep")["view"]["turn"] == 1


def test_a_maximum_bids_by_itself_until_an_auction_is_won_and_an_action_is_bought(visit: Come) -> None:
    """Notes stay in the browser meanwhile, and what cannot be paid says why."""
    ann = visit()
    page = emira.at(ann, emira.rich)
    at = AtTable(ann)
    page.locator(".notes summary").click()
    page.locator(".notes textarea").fill("Khamsin collects cooks")
    page.locator(".large button.price").first.click()
    expect(page.locator(".large button.price").first).to_have_attribute("aria-pressed", "true")
    page.locator(".amount input").fill("300")
    page.locator(".amount input").press("Tab")
    before = ann.look(at.table)["moves"]
    page.locator("button.agree").click()
    at.until(lambda: at.moves > before)
    while (update := ann.wait_for_turn(at.table))["prompt"]["ask"] != "acting":
        assert update["prompt"]["ask"] in ("bidding", "relieving"), "the auctions are over"
        if at.has_to_do() and not page.locator("button.agree.on").count():
            at.choose("pass", "on")
        page.wait_for_timeout(20)
    told = ann.ask("GET", f"/tables/{at.table}/since?moves={before}")
    bids = [event["amount"] for one in told for event in one["events"] if event["event"] == "bid_made" and event["seat"] == 0]
    assert bids
    assert max(bids) <= 300
    assert at.wait()
    refused = page.locator("button.price[aria-disabled=true]")
    if refused.count():
        refused.first.click(force=True)
        expect(page.locator("[data-about]")).to_be_visible()
        page.keyboard.press("Escape")
    gold = update["view"]["seats"][0]["gold"]
    price = int(re.sub(r"\D", "", page.locator('[data-move^="buy"] b').first.inner_text()))
    at.choose("buy")
    [bought, *_] = ann.ask("GET", f"/tables/{at.table}/since?moves={update['moves']}")
    assert price in [event.get("price", event.get("cost")) for event in bought["events"]]
    assert price <= gold
    page.reload()
    page.locator(".notes summary").click()
    expect(page.locator(".notes textarea")).to_have_value("Khamsin collects cooks")


def test_an_auction_is_within_reach_on_every_screen(visit: Come) -> None:
    """What answers lies in the window, wherever the window ends; and the keyboard reaches it."""
    ann = visit(language="pl")
    page = emira.at(ann, emira.bidding)
    for screen in (LAPTOP, WALL, TABLET, ON_ITS_SIDE, PHONE):
        ann.resize(screen)
        for selector in ("[data-move=pass]", '[data-move^="bid"]'):
            assert layout.in_view(page, selector), f"{selector} {screen}"
    AtTable(ann).choose_with(Keyboard(page), "pass")


def test_on_a_phone_everything_is_a_tab_away(visit: Come) -> None:
    """What is open leaves the tabs free."""
    ann = visit(screen=PHONE, touch=True, language="fr")
    page = emira.at(ann, emira.bidding, players=3)
    faults: list[str] = []
    for tab in ("house", "sheikhs", "undecided", "log"):
        page.locator(f'[data-tab="{tab}"]').click()
        page.get_by_role("dialog", name=said("fr", "emira-page-tab", what=tab)).wait_for()
        ann.settle()
        faults += [*layout.wider_than_the_screen(page), *layout.cut_off(page), *axe.violations(page)]
    assert not faults, "\n" + "\n".join(faults)


def test_whoever_wants_something_is_seen_while_one_decides(visit: Come) -> None:
    ann = visit()
    page = emira.at(ann, emira.sidi)
    expect(page.locator("#whom-title")).to_have_text(said("en", "emira-princess", princess="sidi_suleiman"))
    expect(page.locator("[data-princess=sidi_suleiman]")).to_be_visible()
    given = AtTable(ann).choose("give")
    expect(page.locator("[data-princess=sidi_suleiman]")).to_have_count(0)
    own = ann.look(AtTable(ann).table)["view"]["seats"][0]
    assert given.removeprefix("give ") not in own["princesses"]


def test_the_text_mode_tells_prices_whom_they_choose_and_the_coming_turns(visit: Come) -> None:
    ann = visit()
    page = emira.emira_text(ann)
    table = AtTable(ann).table
    prices = ann.look(table)["view"]["seats"][0]["prices"]
    button = page.locator('[data-move="buy section"]')
    expect(button).to_contain_text(said("en", "emira-page-for-gold", gold=prices["section"]))
    found = ann.ask("GET", f"/tables/{table}/lens")["lens"]
    told = page.locator("[data-lens]")
    for court in found["courtships"]:
        expect(told.locator(f"[data-court={court['princess']}] tbody tr")).to_have_count(3)
    expect(told.locator("[data-plan]")).to_have_count(len(found["plans"]))
    expect(told.locator("[data-counted] li")).to_have_count(3)
    for one in found["counted"]:
        expect(told.locator("[data-counted]")).to_contain_text(f"{one['gold']:,} {said('en', 'emira-page-gold')}")
    expect(told.get_by_role("cell", name=re.compile(r"\d")).first).to_be_visible()
    expect(told.locator("caption")).to_have_text(said("en", "emira-page-forecast"))


def test_gold_that_could_be_counted_stands_beside_each_sheikh_only_with_the_lens(visit: Come) -> None:
    ann = visit()
    page = emira.at(ann, emira.bidding)
    counted = ann.ask("GET", f"/tables/{AtTable(ann).table}/lens")["lens"]["counted"]
    expect(page.locator("[data-seat] [data-counted]")).to_have_count(3)
    for seat in range(1, 4):
        line = page.locator(f"[data-seat='{seat}']")
        expect(line.locator("[data-counted]")).to_contain_text(f"{counted[seat]['gold']:,}")
        line.get_by_role("button").first.click()
        expect(line).to_contain_text(said("en", "emira-page-counted-bid", bid=f"{counted[seat]['bid']:,}"))
        expect(line).not_to_contain_text(said("en", "emira-page-gold-hidden"))
    table = emira.sit_down(ann, 3, lens="off")
    ann.forward(table, emira.bidding)
    page = emira.show(ann, table)
    expect(page.locator("[data-seat]")).to_have_count(3)
    expect(page.locator("[data-counted]")).to_have_count(0)


def test_a_maximum_says_that_it_bids_also_while_the_page_is_closed_and_that_nobody_else_sees_it(visit: Come) -> None:
    ann = visit()
    page = emira.at(ann, emira.rich)
    for language in ("en", "pl", "fr"):
        ann.speak(language)
        expect(page.locator(".bar")).to_contain_text(said(language, "emira-page-agree-open"))


def test_xenias_question_is_answered_knowing_what_comes_of_it(visit: Come) -> None:
    ann = visit()
    page = emira.emira_xenia(ann)
    gift = ann.ask("GET", f"/tables/{AtTable(ann).table}/lens")["lens"]["gift"]
    expect(page.locator("[data-move=pay] small, [data-move=refuse] small")).to_have_count(2)
    expect(page.locator("[data-move=pay] small")).to_contain_text(str(gift["left"]))


def test_whom_hind_keeps_busy_is_not_said_to_have_acted(visit: Come) -> None:
    page = emira.at(visit(), emira.rival_kept_busy, known=1)
    lines = page.locator("[data-seat]")
    busy = lines.filter(has_text=said("en", "emira-page-busy-short"))
    expect(busy).to_have_count(1)
    expect(busy).not_to_contain_text(said("en", "emira-page-acted"))
    busy.get_by_role("button").click()
    expect(busy).to_contain_text(said("en", "emira-page-kept-busy"))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_frame_fits_every_laptop_and_only_the_log_scrolls(visit: Come, players: int) -> None:
    ann = visit()
    page = emira.at(ann, emira.bidding, players=players)
    faults: list[str] = []
    for width, height in LAPTOPS:
        ann.resize({"width": width, "height": height})
        high = page.evaluate("document.documentElement.scrollHeight")
        faults += [f"{width} x {height}: {high} high"] if high > height else []
        outside = page.evaluate(OUTSIDE)
        faults += [f"{width} x {height}: {one} is outside" for one in outside]
    assert not faults, "\n" + "\n".join(faults)


OUTSIDE = """() => [...document.querySelectorAll('main button, main input, main [data-stall], main [data-guest]')]
  .filter((one) => !one.closest('.scroll') && one.checkVisibility())
  .map((one) => [one, one.getBoundingClientRect()])
  .filter(([, box]) => box.width > 2 && (box.bottom > innerHeight + 1 || box.right > innerWidth + 1 || box.top < 0))
  .map(([one]) => (one.textContent || one.dataset.stall || one.tagName).trim().slice(0, 30))"""
"""What can be pressed, and what is sold or lives somewhere, beyond the window's edge."""


def test_nothing_moves_while_twenty_bids_are_exchanged(visit: Come) -> None:
    """Ann presses Bid where it was first; what she bids for stays chosen."""
    ann, ben, cleo = people = [visit(at_once=False), visit(), visit()]
    ann.prefer(pace="fast")
    for visitor in people:
        visitor.ask("GET", "/me")
    table = str(ann.ask("POST", "/tables", {"game": "emira", "players": 3})["table"])
    for seat, visitor in enumerate(people):
        visitor.do(table, "sit", name=("Ann", "Ben", "Cleo")[seat], seat=seat)
        visitor.do(table, "ready")
    ann.do(table, "start")
    ann.forward(table, emira.opening_bid)
    page = emira.show(ann, table)
    page.locator("[data-stall=camel] .price").click()
    where = page.locator("[data-controls] .go").bounding_box()
    assert where is not None
    page.evaluate(PLACES)
    made = 0
    while made < 20:
        legal = ann.look(table)
        if legal["legal"]:
            page.locator('[data-move^="bid"]').wait_for()
            page.mouse.click(where["x"] + where["width"] / 2, where["y"] + where["height"] / 2)
            made += 1
            until_moved(ann, table, legal["moves"])
        elif ben.look(table)["legal"]:
            ben.play(table, "bid")
            made += 1
        else:
            cleo.play(table, "pass")
    page.locator('[data-move^="bid"]').wait_for()
    seen: dict[str, list[Any]] = page.evaluate(
        "Object.fromEntries(Object.entries(seen).map(([name, places]) => [name, [...places]]))"
    )
    assert {name: len(places) for name, places in seen.items()} == dict.fromkeys(seen, 1), seen
    expect(page.locator("[data-stall=camel] .price")).to_have_attribute("aria-pressed", "true")
    bids = [
        event
        for one in ann.ask("GET", f"/tables/{table}/since?moves=0")
        for event in one["events"]
        if event["event"] == "bid_made"
    ]
    assert len(bids) >= 20


def until_moved(visitor: Visitor, table: str, moves: int) -> None:
    for _ in range(PATIENCE):
        if visitor.look(table)["moves"] > moves:
            return
        visitor.page.wait_for_timeout(20)
    raise AssertionError("the click did not bid")


def test_her_two_wishes_are_drawn_without_the_lens_and_in_a_replay(visit: Come) -> None:
    ann = visit()
    table = emira.sit_down(ann, 3, lens="off")
    ann.forward(table, emira.bidding)
    page = emira.show(ann, table)
    wishes = page.locator("[data-wishes] b")
    expect(wishes).to_have_count(2)
    expect(page.locator("[data-tone]")).to_have_count(0)
    drawn = wishes.all_inner_texts()
    page.goto(f"/t/{table}?move={ann.look(table)['moves']}")
    expect(page.locator("[data-wishes] b")).to_have_count(2)
    assert page.locator("[data-wishes] b").all_inner_texts() == drawn


def test_she_chooses_in_a_scene_that_takes_its_time_and_can_be_skipped(visit: Come) -> None:
    ann, eve = visit(motion=True), visit(motion=True)
    table = emira.sit_down(ann, 4)
    ann.forward(table, emira.purchases)
    page = emira.show(ann, table)
    looked_on = eve.go(f"/t/{table}")
    page.locator('[data-move="on"]').click()
    scene = page.locator("[data-scene]")
    scene.first.wait_for()
    began = time.monotonic()
    looked_on.locator("[data-scene] [data-skip]").click()
    expect(looked_on.locator("[data-scene]")).to_have_count(0)
    expect(page.locator(".phases [aria-current]").first).to_have_text(said("en", "emira-page-phase", phase="choice"))
    expect(scene.locator(".said").first).to_be_visible()
    first = scene.get_attribute("data-scene")
    page.locator(f'[data-scene="{first}"]').wait_for(state="detached")
    assert time.monotonic() - began > 2


def test_whoever_looks_on_sees_all_palaces_and_no_purse_of_their_own(visit: Come) -> None:
    ann, eve = visit(), visit()
    table = emira.sit_down(ann, 5)
    ann.forward(table, emira.bidding)
    page = eve.go(f"/t/{table}")
    expect(page.locator("[data-palaces] article")).to_have_count(5)
    expect(page.locator(".purse, [data-controls], .events")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollHeight") <= LAPTOP["height"]


def test_the_end_shows_every_princess_and_why_it_was_enough(visit: Come) -> None:
    ann = visit()
    page = emira.emira_end(ann)
    seats = ann.look(AtTable(ann).table)["view"]["seats"]
    expect(page.locator(".result [data-guest]")).to_have_count(sum(len(seat["princesses"]) for seat in seats))
    expect(page.locator(".result .why")).to_have_count(3)
    expect(page.locator(".result .won .why")).not_to_contain_text("missing")
    expect(page.locator(".result .score")).to_have_count(3)
