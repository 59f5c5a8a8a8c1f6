"""The bots as people see them: chosen beside the button, seen to think, and asked for advice."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import axe, emira, five_tribes
from tests.browser.conftest import Come
from tests.browser.hands import Keyboard
from tests.browser.server_process import ServerProcess
from tests.browser.visitor import LAPTOP, PHONE, Visitor
from tests.browser.words import said

HINT = "[data-hint]"
CARD = "[data-hint-card]"
READY = f"{CARD}[aria-busy=false]"
DO = "[data-hint-do]"
DRAWN = "main [aria-pressed=true]:visible"
"""What the board shows as chosen."""
PAUSE = 2.5
"""Seconds before a bot begins to think, so that one sees it."""
HEAR = """() => {
  window.heard = [];
  const thought = document.querySelector('[data-thought]');
  const hear = () => thought.textContent && window.heard.push(thought.textContent);
  new MutationObserver(hear).observe(thought, { childList: true, characterData: true, subtree: true });
}"""
"""Keeps what is said aloud of those who think."""


@pytest.fixture
def slow_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """It is there before anybody comes, and until all have left."""
    server = ServerProcess(tmp_path, bot_pause=PAUSE)
    yield server
    server.stop()


def thinks(name: str) -> str:
    return said("en", "page-table-bot-thinks", seat=name, count=1)


def test_the_level_is_chosen_beside_the_button_and_remembered(visit: Come) -> None:
    ann = visit()
    page = ann.go("/")
    game = page.locator("article", has=page.get_by_role("heading", name=said("en", "emira-title")))
    level, players = game.locator("[data-level]"), game.locator("[data-players]")
    expect(level).to_have_value("novice")
    expect(game).to_contain_text(said("en", "emira-bot-novice.help"))
    level.select_option("expert")
    expect(game).to_contain_text(said("en", "emira-bot-expert.help"))
    players.select_option("3")
    assert not axe.violations(page)
    game.get_by_role("button", name=said("en", "page-home-play")).click()
    page.wait_for_url("**/t/*")
    seats = ann.look(page.url.rpartition("/")[2])["seats"]
    assert [seat["bot"] for seat in seats] == [None, "expert", "expert"]
    page = ann.go("/")
    expect(level).to_have_value("expert")
    expect(players).to_have_value("3")
    other = page.locator("article", has=page.get_by_role("heading", name=said("en", "five_tribes-title")))
    expect(other.locator("[data-level]")).to_have_value("novice")


@pytest.mark.parametrize("text", [False, True], ids=["board", "text"])
def test_a_bot_that_thinks_is_seen_to_and_is_said_to_once(slow_server: ServerProcess, visit: Come, text: bool) -> None:
    ann = visit(slow_server)
    ann.prefer(text=text, confirm=False)
    table = ann.sit_down(players=3, bot="expert")
    page = ann.go(f"/t/{table}")
    page.evaluate(HEAR)
    ann.play(table, "roll")
    seat = page.locator("[data-thinks]").first
    expect(seat).to_contain_text(said("en", "page-table-seat-thinks"))
    name = seat.locator("strong").inner_text()
    expect(page.locator("[data-prompt]").first).to_contain_text(thinks(name))
    assert not axe.violations(page)
    ann.wait_for_turn(table)
    expect(page.locator("[data-thinks]")).to_have_count(0)
    assert page.evaluate("window.heard").count(thinks(name)) == 1


def test_a_bot_that_answers_at_once_is_never_seen_to_think(slow_server: ServerProcess, visit: Come) -> None:
    ann = visit(slow_server)
    table = ann.sit_down(players=3, bot="regular")
    page = ann.go(f"/t/{table}")
    page.evaluate(HEAR)
    ann.play(table, "roll")
    ann.wait_for_turn(table)
    expect(page.locator(HINT)).to_be_visible()
    assert page.evaluate("window.heard") == []


def advised(visitor: Visitor, ask: Callable[[Page], None] = lambda page: page.locator(HINT).click()) -> Any:
    """Ask for a hint; what the page was told."""
    with visitor.page.expect_response("**/hint?*") as told:
        ask(visitor.page)
    expect(visitor.page.locator(READY)).to_be_visible()
    return told.value.json()


def another_level(page: Page) -> None:
    page.locator(f"{CARD} select").select_option("regular")


def moved(visitor: Visitor, table: str, before: int) -> None:
    page = visitor.page
    page.wait_for_function("(version) => Number(document.querySelector('main').dataset.version) > version", arg=before)
    assert visitor.look(table)["moves"] > 0


@pytest.mark.parametrize(("screen", "touch"), [(LAPTOP, False), (PHONE, True)], ids=["laptop", "phone"])
def test_a_hint_is_drawn_on_the_board_and_made_with_one_click_more(visit: Come, screen: dict[str, int], touch: bool) -> None:
    ann = visit(screen=screen, touch=touch)
    table = ann.sit_down(players=3)
    page = ann.go(f"/t/{table}")
    ann.wait_for_turn(table)
    before = ann.look(table)
    hint = advised(ann)
    expect(page.locator(f"{CARD} .why")).to_have_text(said("en", f"camel_up-why-{hint['reason']}", **hint["about"]))
    expect(page.locator(DRAWN).first).to_be_visible()
    assert ann.look(table)["version"] == before["version"]
    page.locator(f"{CARD} summary").click()
    expect(page.locator(f"{CARD} li")).to_have_count(len(hint["considered"]))
    assert not axe.violations(page)
    page.locator("[data-confirm]" if touch else DO).click()
    moved(ann, table, before["version"])
    expect(page.locator(CARD)).to_have_count(0)


def test_another_level_can_be_asked_and_another_of_its_moves_pointed_at(visit: Come) -> None:
    ann = visit()
    table = ann.sit_down(players=3)
    page = ann.go(f"/t/{table}")
    ann.wait_for_turn(table)
    assert advised(ann)["bot"] == "expert"
    hint = advised(ann, another_level)
    assert hint["bot"] == "regular"
    page.locator(f"{CARD} summary").click()
    second = page.locator(f"{CARD} li button").nth(1)
    second.click()
    expect(second).to_have_attribute("aria-pressed", "true")
    expect(page.locator(DRAWN).first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(CARD)).to_have_count(0)
    expect(page.locator("[data-confirm]")).to_have_count(0)


def test_a_walk_is_drawn_and_walked_to_its_end(visit: Come) -> None:
    ann = visit()
    page = five_tribes.tribes_turn(ann)
    table = page.url.rpartition("/")[2]
    before = ann.look(table)
    advised(ann)
    expect(page.locator(".trail .planned")).to_have_count(1)
    assert not axe.violations(page)
    page.locator(DO).click()
    page.wait_for_function(
        "(version) => Number(document.querySelector('main').dataset.version) > version + 2", arg=before["version"]
    )
    expect(page.locator(".trail .planned")).to_have_count(0)
    after = ann.look(table)
    assert after["moves"] > before["moves"] + 2
    assert after["view"]["phase"] not in ("starting", "sowing")


def test_a_bid_is_set_on_the_ruler(visit: Come) -> None:
    ann = visit()
    page = emira.emira_auction(ann)
    advised(ann)
    hint = advised(ann, another_level)
    if hint["move"]["move"] != "bid":
        page.locator(f"{CARD} summary").click()
    told = [hint, *(one for one in hint["considered"] if one["notation"] != hint["notation"])]
    bid = next(place for place, one in enumerate(told) if one["move"]["move"] == "bid")
    page.locator(f"{CARD} li button").nth(bid).click()
    expect(page.locator(".amount input")).to_have_value(str(told[bid]["move"]["amount"]))
    assert not axe.violations(page)
    page.locator("[data-confirm]").click()
    expect(page.locator(CARD)).to_have_count(0)


def test_by_keyboard_in_the_text_mode_a_hint_stands_among_the_words(visit: Come) -> None:
    ann = visit(language="fr")
    ann.prefer(text=True, confirm=True)
    table = ann.sit_down(players=3)
    page = ann.go(f"/t/{table}")
    ann.wait_for_turn(table)
    before = ann.look(table)["version"]
    expect(page.locator(HINT)).to_be_visible()
    page.keyboard.press("h")
    advised(ann, lambda page: page.keyboard.press("Enter"))
    assert not axe.violations(page)
    Keyboard(page).press(page.locator(DO))
    moved(ann, table, before)


def test_where_the_odds_are_off_there_is_no_hint(visit: Come) -> None:
    ann = visit()
    table = ann.sit_down(players=3, lens="off")
    page = ann.go(f"/t/{table}")
    ann.wait_for_turn(table)
    expect(page.locator("[data-move]").first).to_be_visible()
    expect(page.locator(HINT)).to_have_count(0)
