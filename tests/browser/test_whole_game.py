"""Whole games of two people and a bot or two in two browsers, from the invitation to the result.

Camel Up is played move by move. A game of Five Tribes or Emira has a hundred decisions for two people, most of them alike: they
play the first and the last of them, and bots those between.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import TypeVar

import pytest
from playwright.sync_api import expect

from tests.browser.camel_up import AtRace
from tests.browser.conftest import Come
from tests.browser.emira import AtCourt
from tests.browser.five_tribes import AtSultanate
from tests.browser.hands import Keyboard, Pointer
from tests.browser.table import AtTable, Hand
from tests.browser.visitor import PATIENCE, Visitor
from tests.browser.words import said

Person = TypeVar("Person", bound=AtTable)
RELOADED, CUT_OFF = 3, 4
"""In which of their turns Ben's page is loaded anew, and from which on it loses the network for a while."""


@pytest.mark.long
@pytest.mark.parametrize("hand", [Pointer, Keyboard], ids=["board", "text-by-keyboard"])
@pytest.mark.parametrize("game", [AtRace, AtSultanate, AtCourt], ids=lambda game: game.game)
def test_two_people_and_bots_play_a_whole_game(visit: Come, tmp_path: Path, game: type[AtTable], hand: type[Hand]) -> None:
    ann, ben = game(visit()), game(visit())
    ben.visitor.watch.may_be_off_line = True
    if hand is Keyboard:
        for person in (ann, ben):
            choose_text(person.visitor)
    meet(ann, ben, hand)
    play(ann, ben, hand, cut_off=True)
    compare_results(ann, ben)
    save_and_verify(ann, hand, tmp_path)


def choose_text(person: Visitor) -> None:
    """Text mode is a preference of the browser, switched on without a pointer."""
    page = person.go("/")
    keys = Keyboard(page)
    keys.press(page.get_by_role("button", name=said("en", "page-preferences"), exact=True))
    keys.switch(page.get_by_role("switch", name=said("en", "page-text")))
    page.keyboard.press("Escape")


def meet(ann: AtTable, ben: AtTable, hand: type[Hand]) -> None:
    """Ann opens a table and sends the link; Ben sits down; bots take the other seats."""
    page = ann.visitor.go("/")
    mine = hand(page)
    game = page.locator("article").filter(has=page.get_by_role("heading", name=ann.say(f"{ann.game}-title"), exact=True))
    mine.press(game.get_by_role("link", name=ann.say("page-home-open")))
    page.wait_for_url(f"**/new?game={ann.game}")
    set_up(ann, mine)
    mine.write(page.get_by_role("textbox", name=ann.say("page-new-me")), "Ann")
    mine.press(page.get_by_role("button", name=ann.say("page-new-open")))
    page.wait_for_url("**/t/*")
    mine.press(page.get_by_role("button", name=ann.say("page-link-copy")))
    ann.until(lambda: page.evaluate("navigator.clipboard.readText()") == f"{ann.visitor.address}/t/{ann.table}")

    theirs = hand(ben.visitor.go(f"/t/{ann.table}"))
    theirs.press(ben.page.get_by_role("button", name=ben.say("page-lobby-sit"), exact=True))
    theirs.write(ben.page.get_by_role("textbox", name=ben.say("page-lobby-name")), "Ben")
    theirs.press(ben.page.get_by_role("button", name=ben.say("page-lobby-sit-named")))
    expect(page.locator("main")).to_contain_text("Ben")
    theirs.press(ben.page.get_by_role("button", name=ben.say("page-lobby-get-ready")))
    mine.press(page.get_by_role("button", name=ann.say("page-lobby-fill")))
    mine.press(page.get_by_role("dialog").get_by_role("button", name=ann.say(f"{ann.game}-bot-{ann.bot}")))
    mine.press(page.get_by_role("button", name=ann.say("page-lobby-start")))


def set_up(at: AtTable, hand: Hand) -> None:
    """How many play, and what else this game is played with."""
    players = at.page.get_by_role("group", name=at.say("page-new-players"))
    hand.pick(players.get_by_role("radio", name=str(at.players), exact=True))
    for option, value in at.options.items():
        own = at.page.get_by_role("group", name=at.say(f"{at.game}-option-{option}"))
        hand.pick(own.get_by_role("radio", name=at.say(f"{at.game}-option-{option}.{value}")))


def play(ann: AtTable, ben: AtTable, hand: type[Hand], *, cut_off: bool) -> None:
    """Turn by turn until it is over; on the way Ben's page is reloaded, and later, if it is to be cut off, without a network."""
    done: dict[AtTable, int] = {ann: 0, ben: 0}
    forwarded = False
    while at := wait_for_somebody(ann, ben):
        done[at] += 1
        if at is ben and done[ben] == RELOADED:
            ben.page.reload()
        if at.opening and not forwarded and min(done.values()) >= at.opening:
            at.visitor.forward(at.table, left=2 * at.opening)
            ann.catch_up()
            ben.catch_up()
            forwarded = True
            continue
        if at.wait():
            if at is ben and done[ben] >= CUT_OFF and cut_off:
                ben.lose_the_network()
                cut_off = False
            at.turn(hand(at.page))
    assert not cut_off


def wait_for_somebody(*people: Person) -> Person | None:
    """Whoever sees that there is something to do; nobody, when the game is over."""
    for _ in range(PATIENCE):
        for at in people:
            if at.has_to_do():
                return at
        if people[0].is_over():
            return None
        people[0].page.wait_for_timeout(10)
    raise AssertionError(f"nobody has anything to do: {people[0].sentence()}")


def compare_results(ann: AtTable, ben: AtTable) -> None:
    outcome = ann.glance()["outcome"]
    assert ben.glance()["outcome"] == outcome
    for at in (ann, ben):
        at.wait_for_result()
        shown = at.page.locator("main").inner_text()
        for name, score in zip(("Ann", "Ben"), outcome["scores"], strict=False):
            assert name in shown
            assert str(score) in shown


def save_and_verify(at: AtTable, hand: type[Hand], folder: Path) -> None:
    """The saved game is sound to a program that knows nothing of this server, and the page checks the dice itself."""
    mine = hand(at.page)
    with at.page.expect_download() as download:
        mine.press(at.page.get_by_role("button", name=at.say("page-table-export")))
    saved = folder / "game.txt"
    download.value.save_as(saved)
    checked = subprocess.run(
        [sys.executable, "-m", "caravanserai.cli", "verify", str(saved)], capture_output=True, text=True, check=False
    )
    assert "sound" in checked.stdout, checked.stderr
    assert "Its dice fit the file." in checked.stdout
    assert "Signed by the key" in checked.stdout
    mine.press(at.page.get_by_role("button", name=at.say("page-table-verify")))
    expect(at.page.get_by_text(at.say("page-table-verify-yes"))).to_be_visible()
