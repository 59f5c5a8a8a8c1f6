"""Whole games of two people and two bots, from the invitation to the result."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.hands import Keyboard, Pointer
from tests.browser.table import AtTable
from tests.browser.visitor import Visitor
from tests.browser.words import said

Hand = Pointer | Keyboard
RELOADED, CUT_OFF = 4, 7
"""In which of their turns Ben's page is loaded anew, and loses the network."""


@pytest.mark.parametrize("hand", [Pointer, Keyboard], ids=["board", "text-by-keyboard"])
def test_two_people_and_two_bots_play_a_whole_game(visit: Come, tmp_path: Path, hand: type[Hand]) -> None:
    ann, ben = visit(), visit()
    ben.watch.may_be_off_line = True
    if hand is Keyboard:
        for person in (ann, ben):
            choose_text(person)
    table = meet(ann, ben, hand)
    play(ann, ben, table, hand)
    compare_results(ann, ben, table)
    save_and_verify(ann, hand, tmp_path)


def choose_text(person: Visitor) -> None:
    """Text mode is a preference of the browser, switched on without a pointer."""
    page = person.go("/")
    keys = Keyboard(page)
    keys.press(page.get_by_role("button", name=said("en", "page-preferences"), exact=True))
    keys.switch(page.get_by_role("switch", name=said("en", "page-text")))
    page.keyboard.press("Escape")


def meet(ann: Visitor, ben: Visitor, hand: type[Hand]) -> str:
    """Ann opens a table and sends the link; Ben sits down; bots take the other seats."""
    page = ann.go("/")
    mine = hand(page)
    mine.press(page.get_by_role("link", name=said("en", "page-home-open")))
    page.wait_for_url("**/new?game=camel_up")
    mine.write(page.get_by_role("textbox", name=said("en", "page-new-me")), "Ann")
    mine.press(page.get_by_role("button", name=said("en", "page-new-open")))
    page.wait_for_url("**/t/*")
    mine.press(page.get_by_role("button", name=said("en", "page-link-copy")))
    table = AtTable(ann).table
    AtTable(ann).until(lambda: page.evaluate("navigator.clipboard.readText()") == f"{ann.address}/t/{table}")
    if ann.look(table)["you"] is None:
        mine.press(page.get_by_role("button", name=said("en", "page-lobby-sit"), exact=True))

    theirs = hand(ben.go(f"/t/{table}"))
    theirs.press(ben.page.get_by_role("button", name=said("en", "page-lobby-sit"), exact=True))
    theirs.write(ben.page.get_by_role("textbox", name=said("en", "page-lobby-name")), "Ben")
    theirs.press(ben.page.get_by_role("button", name=said("en", "page-lobby-sit-named")))
    expect(page.locator("main")).to_contain_text("Ben")
    theirs.press(ben.page.get_by_role("button", name=said("en", "page-lobby-get-ready")))
    mine.press(page.get_by_role("button", name=said("en", "page-lobby-fill")))
    mine.press(page.get_by_role("dialog").get_by_role("button", name=said("en", "camel_up-bot-novice")))
    mine.press(page.get_by_role("button", name=said("en", "page-lobby-start")))
    return table


def play(ann: Visitor, ben: Visitor, table: str, hand: type[Hand]) -> None:
    """Turn by turn until it is over; on the way Ben's page is reloaded, and later loses the network for a while."""
    places = {0: AtTable(ann), 1: AtTable(ben)}
    turns = {0: 0, 1: 0}
    while (update := ann.wait_for_somebody(table))["phase"] != "over":
        seat = update["prompt"]["actor"]
        at = places[seat]
        turns[seat] += 1
        if seat == 1 and turns[1] == RELOADED:
            at.page.reload()
        if seat == 1 and turns[1] == CUT_OFF:
            cut_off_and_back(at)
        if at.wait():
            at.choose_with(hand(at.page), "roll", "stack", "first")
    assert min(turns.values()) > CUT_OFF


def cut_off_and_back(at: AtTable) -> None:
    """A move made without a network is not lost: it is made when the network is back."""
    assert at.wait()
    at.visitor.context.set_offline(True)
    at.page.evaluate("() => dispatchEvent(new Event('offline'))")
    at.page.wait_for_timeout(300)
    at.visitor.context.set_offline(False)
    expect(at.page.get_by_text(at.say("page-away"))).to_have_count(0, timeout=20_000)


def compare_results(ann: Visitor, ben: Visitor, table: str) -> None:
    outcome = ann.look(table)["outcome"]
    assert ben.look(table)["outcome"] == outcome
    for person in (ann, ben):
        at = AtTable(person)
        at.wait_for_result()
        shown = at.page.locator("main").inner_text()
        for name, score in zip(("Ann", "Ben"), outcome["scores"], strict=False):
            assert name in shown
            assert str(score) in shown


def save_and_verify(ann: Visitor, hand: type[Hand], folder: Path) -> None:
    """The saved game is sound to a program that knows nothing of this server, and the page checks the dice itself."""
    at, mine = AtTable(ann), hand(ann.page)
    with at.page.expect_download() as download:
        mine.press(at.page.get_by_role("button", name=at.say("page-table-export")))
    saved = folder / "game.txt"
    download.value.save_as(saved)
    checked = subprocess.run(
        [sys.executable, "-m", "caravanserai.cli", "verify", str(saved)], capture_output=True, text=True, check=False
    )
    assert "sound" in checked.stdout, checked.stderr
    assert "committed to" in checked.stdout
    mine.press(at.page.get_by_role("button", name=at.say("page-table-verify")))
    expect(at.page.get_by_text(at.say("page-table-verify-yes"))).to_be_visible()
