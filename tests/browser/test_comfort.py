"""Large text, little motion, other languages, and a page that opens even when nobody answers."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser import emira, five_tribes, layout
from tests.browser.conftest import Come
from tests.browser.server_process import ServerProcess
from tests.browser.states import STATES, tray
from tests.browser.table import AtTable
from tests.browser.visitor import LAPTOP, PHONE, TABLET, WALL
from tests.browser.words import said

EVERY = STATES | five_tribes.STATES | emira.STATES
MAIN_CONTROLS = ("[data-prompt]", '[data-move="roll"]')
READ_LARGE = ("home", "new_table", "lobby", "turn", "text_turn", "rules", "end", "tribes_turn", "emira_auction", "emira_samira")


@pytest.mark.parametrize("screen", [PHONE, TABLET, LAPTOP, WALL], ids=lambda screen: f"{screen['width']}x{screen['height']}")
def test_on_its_turn_a_screen_shows_what_is_asked_and_what_answers_it(visit: Come, screen: dict[str, int]) -> None:
    ann = visit(screen=screen, touch=screen is PHONE)
    page = STATES["turn"](ann)
    tray(ann, "roll")
    for selector in MAIN_CONTROLS:
        assert layout.in_view(page, selector), selector
    board = page.locator(".track svg").first.bounding_box()
    assert board is not None
    assert board["height"] > screen["height"] / 4


@pytest.mark.parametrize("state", READ_LARGE)
def test_with_text_twice_as_large_everything_is_still_there(visit: Come, state: str) -> None:
    ann = visit(language="pl")
    ann.read_large()
    page = EVERY[state](ann)
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"
    assert not layout.wider_than_the_screen(page)
    assert not layout.cut_off(page)
    if state == "turn":
        at = AtTable(ann)
        at.choose("roll")


def test_another_language_is_spoken_at_once(visit: Come) -> None:
    ann = visit()
    page = ann.go(f"/t/{ann.sit_down()}")
    page.evaluate("() => { window.same = true; }")
    for language, own in (("pl", "Polski"), ("fr", "Français"), ("en", "English")):
        page.get_by_role("group", name=said(page.evaluate("document.documentElement.lang"), "page-language")).get_by_role(
            "button", name=own
        ).click()
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.get_by_role("button", name=said(language, "page-table-menu"), exact=True)).to_be_visible()
    assert page.evaluate("window.same")


def test_pieces_step_where_motion_is_not_wanted(visit: Come) -> None:
    """Nothing slides or fades for longer than a blink, while the same events pass one by one."""
    calm = visit(at_once=False)
    table = calm.sit_down()
    page = calm.go(f"/t/{table}")
    page.evaluate("""() => {
      window.longest = 0;
      const look = () => {
        for (const one of document.getAnimations()) {
          const { duration, iterations } = one.effect.getComputedTiming();
          const lasts = one.playState === 'running' && typeof duration === 'number' ? duration * iterations : 0;
          window.longest = Math.max(window.longest, lasts);
        }
        requestAnimationFrame(look);
      };
      look();
    }""")
    at = AtTable(calm)
    at.wait()
    at.choose("roll")
    assert at.wait()
    assert page.evaluate("window.longest") <= 400


def test_catching_up_can_be_skipped(visit: Come) -> None:
    ann = visit(motion=True)
    table = ann.sit_down()
    page = ann.go(f"/t/{table}")
    at = AtTable(ann)
    at.wait()
    at.choose("roll")
    page.get_by_role("button", name=said("en", "page-table-skip"), exact=True).click()
    expect(page.locator('[data-move="roll"]')).to_be_visible(timeout=4_000)


def test_a_page_that_was_here_once_opens_when_nobody_answers(visit: Come, own_server: ServerProcess) -> None:
    ann = visit(own_server, worker=True)
    ann.watch.may_be_off_line = True
    page = ann.go("/")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => 0)")
    page.reload()
    page.wait_for_load_state("networkidle")
    own_server.stop()
    page.reload()
    away = page.get_by_role("heading", name=said("en", "page-away-title"))
    expect(away).to_be_visible()
    with page.expect_navigation():
        page.get_by_role("button", name=said("en", "page-away-again")).click()
    expect(away).to_be_visible()
    own_server.start()
    expect(page.get_by_role("button", name=said("en", "page-home-play")).first).to_be_visible(timeout=20_000)


def test_single_keys_go_to_the_parts_of_a_table_and_can_be_switched_off(visit: Come) -> None:
    ann = visit()
    page = STATES["turn"](ann)
    page.keyboard.press("r")
    expect(page.locator('[data-move="roll"]')).to_be_focused()
    page.keyboard.press("o")
    expect(page.locator("[data-lens]")).to_be_focused()
    page.keyboard.press("?")
    told = page.get_by_role("dialog", name=said("en", "page-table-keys-title"))
    told.get_by_role("switch").click()
    page.keyboard.press("Escape")
    page.keyboard.press("r")
    page.keyboard.press("?")
    expect(page.locator('[data-move="roll"]')).not_to_be_focused()
    expect(told).to_be_hidden()


def test_the_odds_can_be_read_in_the_text_mode_too(visit: Come) -> None:
    ann = visit()
    page = STATES["text_turn"](ann)
    page.keyboard.press("o")
    odds = page.get_by_role("region", name=said("en", "page-table-lens"))
    expect(odds).to_be_focused()
    expect(odds.get_by_role("row")).to_have_count(6)
    lens = ann.ask("GET", f"/tables/{AtTable(ann).table}/lens")["lens"]
    worth = said("en", "page-table-worth", worth=f"{lens['roll']:+.1f}")
    expect(page.locator('[data-move="roll"]')).to_have_accessible_name(re.compile(re.escape(worth)))


def test_a_move_is_confirmed_in_few_words(visit: Come) -> None:
    ann = visit(screen=PHONE, touch=True)
    page = STATES["tile"](ann)
    page.locator('[data-move="cheer 10"], [data-move^="cheer"]').first.click()
    expect(page.locator("[data-confirm]")).to_have_text(re.compile(r"^Cheer on \d+$"))


@pytest.mark.parametrize(("state", "tab"), [("turn", "odds"), ("tribes_turn", "scores"), ("emira_auction", "sheikhs")])
def test_a_sheet_leaves_the_tabs_of_a_phone_free(visit: Come, state: str, tab: str) -> None:
    ann = visit(screen=PHONE, touch=True)
    page = EVERY[state](ann)
    page.locator(f'[data-tab="{tab}"]').click()
    page.locator('[data-tab="log"]').click()
    expect(page.get_by_role("dialog").locator(".log")).to_be_visible()
    assert page.evaluate("document.scrollingElement.scrollHeight <= innerHeight")
