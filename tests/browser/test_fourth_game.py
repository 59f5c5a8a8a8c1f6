"""A game that is all Python, served by a server whose page was built without it: found at home, read about, and played to its end
on a board that is drawn from its view alone, where what changes moves and counts. The game is Coins, of the conformance suite.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser import axe
from tests.browser.coins import TOYS, AtCoins, seated
from tests.browser.conftest import Come
from tests.browser.hands import Keyboard, Pointer
from tests.browser.server_process import ROOT, ServerProcess, page_folder
from tests.browser.table import CONFIRM, Hand
from tests.browser.test_every_state import in_every_language, misfits, to_every_eye
from tests.browser.test_whole_game import wait_for_somebody
from tests.browser.visitor import LAPTOP, LOCALES, PHONE, WALL, Visitor

pytestmark = pytest.mark.xdist_group("fourth game")
"""One process has a server with it."""

NO_PAGE_OF_ITS_OWN = re.compile(r"coins-(title|pitch|event|move|ask|field|kind)|games/coins|CoinsGame|conformance")
FACES = ("Heads", "Tails")
RECORD = """() => {
  window.frames_seen = [];
  const look = () => {
    const court = document.querySelector('[data-event]');
    for (const tile of court?.querySelectorAll('[data-tile]') ?? []) {
      const piece = tile.querySelector('[data-piece]');
      const seen = {
        event: court.dataset.event,
        tile: tile.dataset.tile,
        text: piece?.textContent.trim() ?? '',
        glows: tile.classList.contains('touched'),
        moves: tile.getAnimations({ subtree: true }).map((one) => one.animationName ?? 'web'),
        more: tile.querySelector('.more')?.textContent ?? '',
        flying: document.querySelector('[data-token]')?.textContent ?? '',
      };
      window.frames_seen.push(seen);
    }
    requestAnimationFrame(look);
  };
  look();
}"""
"""What every tile shows in every frame while an event is being told."""


@pytest.fixture(scope="module")
def coins_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server where Coins is played besides the games in the box."""
    server = ServerProcess(tmp_path_factory.mktemp("coins_server"), games=TOYS)
    yield server
    server.stop()


def test_it_is_found_at_home_read_about_and_opened_in_every_language(visit: Come, coins_server: ServerProcess) -> None:
    ann = visit(at=coins_server)
    at = AtCoins(ann)
    for language in LOCALES:
        page = ann.go("/")
        ann.speak(language)
        arch = page.locator("article").filter(has=page.get_by_role("heading", name=at.say("coins-title"), exact=True))
        expect(arch).to_contain_text(at.say("coins-pitch"))
        ann.go("/rules")
        page.get_by_role("link", name=at.say("coins-title"), exact=True).click()
        page.wait_for_url("**/rules/coins")
        expect(page.get_by_role("heading", level=1, name=at.say("coins-title"))).to_be_visible()
        expect(page.locator("main h2")).to_have_count(4)
        assert not axe.violations(page)
        ann.go("/new?game=coins")
        expect(page.get_by_text(at.say("coins-option-doubled.help"))).to_be_visible()
    ann.speak("en")
    page.get_by_role("group", name=at.say("page-new-players")).get_by_role("radio", name="2", exact=True).locator("..").click()
    page.get_by_role("textbox", name=at.say("page-new-me")).fill("Ann")
    at.press("page-new-open")
    page.wait_for_url("**/t/*")
    at.press("page-lobby-fill")
    page.get_by_role("dialog").get_by_role("button", name=at.say("coins-bot-random")).click()
    at.press("page-lobby-start")
    expect(at.tile("scores.0")).to_be_visible()
    expect(page.get_by_role("heading", level=1, name="Coins")).to_be_attached()


@pytest.mark.parametrize(("screen", "touch", "theme"), [(LAPTOP, False, "dark"), (PHONE, True, "light")], ids=["laptop", "phone"])
def test_a_whole_game_is_played_on_it_and_what_changes_is_seen_to_change(
    visit: Come, coins_server: ServerProcess, screen: dict[str, int], touch: bool, theme: str
) -> None:
    ann = AtCoins(visit(at=coins_server, screen=screen, touch=touch, theme=theme, motion=True))
    seated(ann, players=2, rounds=2)
    ann.page.evaluate(RECORD)
    assert ann.wait()
    assert axe.violations(ann.page) == []
    while ann.has_to_do() or not ann.is_over():
        if ann.has_to_do():
            ann.choose(*ann.wishes)
        ann.page.wait_for_timeout(50)
    outcome = ann.glance()["outcome"]
    told = ann.wait_for_result()
    assert "won" in told or "share" in told
    result = ann.page.get_by_role("table", name=ann.say("page-table-result"))
    assert all(str(score) in result.inner_text() for score in outcome["scores"])
    check_counted(ann.frames())
    check_carried(ann.frames())
    check_turned(ann.frames())
    assert axe.violations(ann.page) == []
    ann.page.get_by_role("button", name=ann.say("page-table-close")).first.click()
    assert [ann.number(f"scores.{seat}") for seat in range(2)] == ann.glance()["view"]["scores"]


def told_scores(frames: list[Any]) -> Iterator[tuple[int, list[int]]]:
    """Of each roll that is told, how much it says that it brings, and the numbers that its score shows meanwhile."""
    for seat in range(3):
        mine = [frame for frame in frames if frame["tile"] == f"scores.{seat}"]
        for is_scored, run in groupby(mine, key=lambda frame: frame["event"] == "scored" and frame["glows"]):
            if is_scored:
                told = list(run)
                yield int(told[0]["more"]), [number for number, _ in groupby(int(frame["text"]) for frame in told)]


def check_counted(frames: list[Any]) -> None:
    """While a roll is told its score glows, and counts up through the numbers between."""
    assert any(frame["glows"] and "glow" in " ".join(frame["moves"]) for frame in frames)
    told = list(told_scores(frames))
    assert max(gain for gain, _ in told) > 1
    for gain, numbers in told:
        last = numbers[-1]
        assert numbers == list(range(numbers[0], last + 1))
        assert numbers[0] <= last - gain + 1, f"it jumps by {gain}: {numbers}"


def check_carried(frames: list[Any]) -> None:
    """Points go from the middle to whoever scores: the pool counts down while they fly."""
    pool = [frame for frame in frames if frame["event"] == "scored" and frame["tile"] == "pool" and frame["glows"]]
    assert {frame["more"] for frame in pool} <= {"−1", "−2", "−3"}
    assert {frame["flying"] for frame in pool} - {""} <= {"1", "2", "3"}
    assert any(frame["flying"] and frame["more"] == f"−{frame['flying']}" for frame in pool)


def check_turned(frames: list[Any]) -> None:
    """When the coins are shown, those that lay face down turn over."""
    shown = [frame for frame in frames if frame["event"] == "shown" and frame["tile"].startswith("coins.") and frame["glows"]]
    assert {frame["tile"] for frame in shown} == {"coins.1"}
    assert any("web" in frame["moves"] for frame in shown)
    assert {frame["text"] for frame in shown} <= {"heads", "tails"}


def test_where_motion_is_reduced_it_steps(visit: Come, coins_server: ServerProcess) -> None:
    ann = AtCoins(visit(at=coins_server, at_once=False))
    seated(ann, rounds=1)
    ann.page.evaluate(RECORD)
    while ann.has_to_do() or not ann.is_over():
        if ann.has_to_do():
            ann.choose("roll", "lay 1")
        ann.page.wait_for_timeout(50)
    ann.wait_for_result()
    told = list(told_scores(ann.frames()))
    assert len(told) == 3
    assert all(len(numbers) == 1 for _, numbers in told), told
    assert not any("web" in frame["moves"] for frame in ann.frames())


def test_a_hidden_coin_is_not_on_the_page_of_another(visit: Come, coins_server: ServerProcess) -> None:
    ann, ben = AtCoins(visit(at=coins_server)), AtCoins(visit(at=coins_server))
    seated(ann, ben)
    hand: dict[AtCoins, Hand] = {ann: Pointer(ann.page), ben: Keyboard(ben.page)}
    while at := wait_for_somebody(ann, ben):
        other, seat = (ben, 0) if at is ann else (ann, 1)
        at.choose_with(hand[at], *at.wishes)
        at.catch_up()
        if not at.is_over():
            expect(at.tile(f"coins.{seat}")).to_contain_text(re.compile("|".join(FACES), re.IGNORECASE))
            other.catch_up()
            covered = other.tile(f"coins.{seat}")
            expect(covered.locator("[data-is=hidden]")).to_have_count(1)
            assert not any(face.lower() in covered.evaluate("(tile) => tile.outerHTML").lower() for face in FACES)
    for at in (ann, ben):
        at.wait_for_result()
        expect(at.page.locator("[data-is=hidden]")).to_have_count(0)


@pytest.mark.parametrize(("screen", "touch", "theme"), [(LAPTOP, False, "light"), (PHONE, True, "dark")], ids=["laptop", "phone"])
def test_the_board_is_whole_in_every_language_and_light_and_size(
    visit: Come, coins_server: ServerProcess, screen: dict[str, int], touch: bool, theme: str
) -> None:
    ann = AtCoins(visit(at=coins_server, screen=screen, touch=touch, theme=theme))
    seated(ann)
    ann.choose("lay 1")
    assert ann.wait()
    faults = [*in_every_language(ann.visitor, "en"), *to_every_eye(ann.visitor)]
    ann.move("roll").click()
    if touch:
        ann.page.locator(CONFIRM).wait_for()
        faults += misfits(ann.visitor) + to_every_eye(ann.visitor)
    for other in (PHONE, LAPTOP, WALL, {"width": 320, "height": 568}):
        ann.visitor.resize(other)
        faults += misfits(ann.visitor)
    assert not faults, "\n" + "\n".join(faults)


def test_the_text_mode_is_there_too(visit: Come, coins_server: ServerProcess) -> None:
    visitor: Visitor = visit(at=coins_server)
    visitor.prefer(text=True)
    ann = AtCoins(visitor)
    seated(ann)
    expect(ann.page.locator("#text-asked")).to_be_visible()
    expect(ann.page.locator("[data-tile]")).to_have_count(0)
    assert "face down" in ann.page.locator('[data-seat="1"]').inner_text()
    ann.choose_with(Keyboard(ann.page), "lay 1")
    assert "heads" in ann.page.locator('[data-seat="0"]').inner_text()


def test_nothing_of_the_page_is_made_for_it() -> None:
    sources = [file for part in ("src", "plugins", "public") for file in (ROOT / "web" / part).rglob("*") if file.is_file()]
    built = [file for file in page_folder().rglob("*") if file.is_file()]
    assert sources
    assert built
    assert not [str(file) for file in [*sources, *built] if names_it(file)]


def names_it(file: Path) -> bool:
    return file.suffix in {".ts", ".svelte", ".ftl", ".js", ".css", ".html"} and bool(
        NO_PAGE_OF_ITS_OWN.search(file.read_text("utf-8"))
    )
