"""The table on a television: large, by itself, and for everybody's eyes."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser import axe, emira, five_tribes
from tests.browser.conftest import Come
from tests.browser.visitor import Visitor
from tests.browser.words import said

SCREEN = {"width": 1920, "height": 1080}
LEAST = 24
"""Pixels that a letter is high at least, but for those drawn on pieces and flags, which have their words beside them."""
SIT_DOWN: dict[str, Callable[[Visitor], str]] = {
    "camel_up": Visitor.sit_down,
    "five_tribes": five_tribes.sit_down,
    "emira": emira.sit_down,
}
SMALL = """(least) => {
  const found = [];
  const texts = document.createTreeWalker(document.querySelector('[data-tv]'), NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    if (!texts.currentNode.data.trim() || element.closest('.quiet, .pennant, svg, [aria-hidden=true]')) continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    if (!range.getBoundingClientRect().width) continue;
    let size = parseFloat(getComputedStyle(element).fontSize);
    for (let at = element; at; at = at.parentElement) size *= parseFloat(getComputedStyle(at).zoom) || 1;
    if (size < least - 0.5) found.push(`${Math.round(size)} ${texts.currentNode.data.trim()}`);
  }
  return found;
}"""
AWAKE = "window.kept = []; navigator.wakeLock.request = async (what) => (window.kept.push(what), { release: async () => null });"
SHOWS = "(version) => Number(document.querySelector('[data-tv]')?.dataset.version) >= version"
VERTICAL = ("bidding",)
"""What stands on its side beside the tracks, and is said in words where one bids."""


def listen(ann: Visitor, asked: list[str]) -> None:
    """Note which sockets the page opens."""
    ann.page.on("websocket", lambda socket: asked.append(socket.url))


def test_every_board_is_read_from_across_the_room_and_shows_no_hand(visit: Come) -> None:
    for game, sit_down in SIT_DOWN.items():
        ann = visit(screen=SCREEN)
        ann.context.add_init_script(AWAKE)
        table = sit_down(ann)
        own = ann.wait_for_turn(table)
        asked: list[str] = []
        listen(ann, asked)
        page = ann.go(f"/t/{table}/tv")
        page.wait_for_function(SHOWS, arg=own["version"])
        assert [url.rpartition("seat=")[2] for url in asked] == ["none"]
        assert page.locator("[data-move], [data-hint]").count() == 0
        expect(page.get_by_role("img", name=said("en", "page-lobby-qr"))).to_be_visible()
        expect(page.locator("[data-prompt]")).to_contain_text("Ann")
        assert page.evaluate("window.kept") == ["screen"]
        small = [found for found in page.evaluate(SMALL, LEAST) if not found.endswith(VERTICAL)]
        assert not small, (game, small)
        assert page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]") == [1920, 1080]
        moved = ann.play(table, "roll")
        page.wait_for_function(SHOWS, arg=moved["version"])
        assert page.locator("[data-tv] ol li").count() > 0


def test_a_table_that_waits_for_people_has_a_large_code_and_begins_by_itself(visit: Come) -> None:
    ann, ben = visit(), visit(screen=SCREEN, language="fr")
    ann.ask("GET", "/me")
    table = ann.ask("POST", "/tables", {"game": "camel_up", "players": 3})["table"]
    ann.do(table, "sit", name="Ann", seat=0)
    page = ben.go(f"/t/{table}/tv")
    expect(page.get_by_role("heading", name=said("fr", "page-tv-join"))).to_be_visible()
    expect(page.locator("[data-prompt]")).to_have_text(said("fr", "page-tv-gathering", free=2))
    expect(page.locator("[data-only-here]")).to_have_text(said("fr", "page-lobby-local"))
    assert not axe.violations(page)
    for seat in (1, 2):
        ann.do(table, "seat_bot", seat=seat, bot="novice")
    ann.do(table, "start")
    page.get_by_text(said("fr", "page-tv-hand")).wait_for()
    expect(page.locator("aside")).to_contain_text(said("fr", "page-tv-hand.seat"))
    expect(page.locator("[data-only-here]")).to_have_text(said("fr", "page-lobby-local"))
    assert not axe.violations(page)
    lobby = ann.go(f"/t/{table}")
    lobby.get_by_role("button", name=said("en", "page-table-menu")).click()
    link = lobby.get_by_role("link", name=said("en", "page-tv-show"))
    assert link.get_attribute("href") == f"/t/{table}/tv"
