"""One's own games after they are over; and what there is of the page when there is no network."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Come
from tests.browser.journal import played, played_together
from tests.browser.off_line import wait_until, wait_until_pages_are_kept
from tests.browser.server_process import BUILT, VARIABLE, ServerProcess
from tests.browser.visitor import Visitor
from tests.browser.words import said

PHONE = {"width": 390, "height": 844}
LAPTOP = {"width": 1366, "height": 768}


def say(text: str, **given: object) -> str:
    return said("en", text, **given)


def test_the_journal_tells_with_whom_and_how_and_can_be_taken_along(visit: Come) -> None:
    ann, ben = visit(screen=LAPTOP), visit()
    race, *_ = [played_together(ann, ben) for _ in range(20)]
    played(ann, "five_tribes")
    played(ann, "emira")
    page = ann.go("/")
    page.get_by_role("link", name=say("page-journal"), exact=True).click()
    games = page.get_by_role("listitem").filter(has=page.locator("time"))
    expect(games).to_have_count(20)
    page.get_by_role("button", name=say("page-journal-earlier")).click()
    expect(games).to_have_count(22)
    expect(page.get_by_role("heading", name=say("page-journal-heading"))).to_be_visible()
    expect(page.get_by_role("row", name="Ben")).to_contain_text("20")
    expect(page.get_by_role("heading", name="Your camel is")).to_be_visible()
    expect(page.get_by_role("heading", name="Your longest trail")).to_be_visible()
    page.get_by_role("button", name="Camel Up", exact=True).click()
    expect(games).to_have_count(20)
    expect(page.get_by_role("heading", name="Your longest trail")).to_be_hidden()
    with page.expect_download() as taken:
        page.get_by_role("link", name=say("page-journal-take"), exact=True).click()
    assert taken.value.suggested_filename == "caravanserai.zip"
    ann.resize(PHONE)
    games.last.get_by_role("link").click()
    page.wait_for_url(f"**/t/{race}")


def test_without_the_network_there_are_rules_journal_and_games_that_were_looked_at(visit: Come) -> None:
    ann = visit(worker=True, screen=PHONE)
    looked_at, other = played(ann, "camel_up"), played(ann, "camel_up")
    lobby = ann.ask("POST", "/tables", {"game": "camel_up", "players": 3})["table"]
    page = ann.go("/journal")
    expect(page.get_by_role("heading", name="Your camel is")).to_be_visible()
    ann.go(f"/t/{looked_at}")
    wait_until_kept(page, f"/tables/{looked_at}/replay?moves=0")

    ann.watch.may_be_off_line = True
    ann.context.set_offline(True)
    check_rules(page)
    page.goto("/journal")
    expect(page.get_by_text(say("page-journal-offline"))).to_be_visible()
    expect(page.get_by_role("heading", name="Your camel is")).to_be_visible()
    page.locator(f'a[href="/t/{looked_at}"]').click()
    check_game(page)
    for needs_server in (f"/t/{lobby}", f"/t/{other}", "/"):
        page.goto(needs_server)
        expect(page.get_by_text(say("page-away-without"))).to_be_visible()

    ann.context.set_offline(False)
    check_nothing_is_left(ann, looked_at)


ANSWER_KEPT = "caches.open('caravanserai-mine-1').then((mine) => mine.match({answer})).then(Boolean)"


def wait_until_kept(page: Page, answer: str) -> None:
    """Until this answer is kept, and all that the pages are made of which need no server."""
    wait_until_pages_are_kept(page)
    wait_until(page, ANSWER_KEPT.format(answer=json.dumps(answer)))


def check_rules(page: Page) -> None:
    for game, title in (("camel_up", "Camel Up"), ("five_tribes", "Five Tribes"), ("emira", "Emira")):
        page.goto(f"/rules/{game}")
        expect(page.get_by_role("heading", level=1, name=title)).to_be_visible()
        expect(page.locator("main figure").first).to_be_attached()


def check_game(page: Page) -> None:
    """It is shown as it ended, and can be looked through."""
    page.get_by_role("button", name=say("page-table-scrub"), exact=True).first.click()
    scale = page.get_by_role("slider", name=say("page-table-scrub-move"))
    scale.fill("12")
    expect(
        page.get_by_role("status").filter(has_text=say("page-table-scrub-at", moves=12, of=int(scale.get_attribute("max") or 0)))
    ).to_be_visible()
    expect(page.locator("main")).to_be_visible()


def test_a_newer_page_takes_the_place_of_the_one_that_was_kept(
    visit: Come, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page_folder, data = tmp_path / "page", tmp_path / "data"
    shutil.copytree(BUILT, page_folder)
    data.mkdir()
    (page_folder / "assets" / "older-AAAAAAAA.css").touch()
    monkeypatch.setenv(VARIABLE, str(page_folder))
    server = ServerProcess(data)
    try:
        ann = visit(server, worker=True)
        ann.watch.may_be_off_line = True
        page = ann.go("/")
        page.evaluate("caches.open('caravanserai-assets-1').then((assets) => assets.add('/assets/older-AAAAAAAA.css'))")
        server.stop()
        publish_newer(page_folder)
        server.start()
        page.goto("/rules")
        wait_until(page, "caches.match('/').then((shell) => shell.text()).then((text) => text.includes('newer-BBBBBBBB'))")
        wait_until(page, "caches.match('/assets/older-AAAAAAAA.css').then((old) => !old)")
        assert page.evaluate("caches.match('/assets/older-CCCCCCCC.css').then(Boolean)")
        server.stop()
        page.goto("/rules")
        expect(page.locator('link[href*="newer-BBBBBBBB"]')).to_be_attached()
        assert page.evaluate("caches.match('/assets/newer-BBBBBBBB.css').then(Boolean)")
    finally:
        server.stop()


def publish_newer(folder: Path) -> None:
    """Another page: it names a new style, and one that it had before has changed, and with it its name."""
    assets, index, names = folder / "assets", folder / "index.html", folder / "offline.json"
    (assets / "newer-BBBBBBBB.css").touch()
    (assets / "older-AAAAAAAA.css").rename(assets / "older-CCCCCCCC.css")
    link = '<link rel="stylesheet" href="/assets/newer-BBBBBBBB.css"></head>'
    index.write_text(index.read_text(encoding="utf-8").replace("</head>", link), encoding="utf-8")
    known = json.loads(names.read_text(encoding="utf-8"))
    known["all"] += ["/assets/newer-BBBBBBBB.css", "/assets/older-CCCCCCCC.css"]
    names.write_text(json.dumps(known), encoding="utf-8")


def check_nothing_is_left(ann: Visitor, looked_at: str) -> None:
    page = ann.go("/you")
    with page.expect_navigation():
        page.get_by_role("button", name=say("page-you-out-here")).click()
    assert not page.evaluate("caches.has('caravanserai-mine-1')")
    assert page.evaluate("localStorage.getItem('caravanserai-seen')") is None
    ann.context.set_offline(True)
    page.goto(f"/t/{looked_at}")
    expect(page.get_by_text(say("page-away-without"))).to_be_visible()
    ann.context.set_offline(False)
