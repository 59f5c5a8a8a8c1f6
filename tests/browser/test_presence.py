"""Together and apart: who is away is seen at once, is nudged, and is back; a friend takes a bot's seat in a running game."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.camel_up import AtRace
from tests.browser.conftest import Come
from tests.browser.line import Line
from tests.browser.server_process import ServerProcess
from tests.browser.visitor import PHONE

QUICK = {"stack_order": "random", "first_crazy": "random"}
LONG = 3600
"""A grace that no test lives to see the end of."""


@pytest.fixture
def line(server: ServerProcess) -> Iterator[Line]:
    line = Line(server.address)
    yield line
    line.close()


def test_a_line_that_goes_dead_is_seen_by_the_others_before_any_grace_and_so_is_its_return(visit: Come, line: Line) -> None:
    ann, ben = visit(screen=PHONE), visit(line)
    for person in (ann, ben):
        person.ask("GET", "/me")
    opened = {"game": "camel_up", "players": 3, "options": QUICK, "grace": LONG}
    table = str(ann.ask("POST", "/tables", opened)["table"])
    ben.do(table, "sit", name="Ben", seat=0)
    ann.do(table, "sit", name="Ann", seat=1)
    ann.do(table, "seat_bot", seat=2, bot="novice")
    for person in (ann, ben):
        person.do(table, "ready")
    ann.do(table, "start")
    ben.go(f"/t/{table}")
    at, seat = AtRace(ann), ann.go(f"/t/{table}").locator('[data-seat="0"]').first
    ben.watch.may_be_off_line = True
    line.cut()
    expect(seat.locator("[data-standing=away]")).to_be_visible()
    away = ann.look(table)["seats"][0]
    assert away["bot"] is None
    assert away["bot_at"] - away["away"] == LONG
    waiting = at.page.locator("[data-waiting]")
    expect(waiting).to_contain_text(at.say("page-here-wait-short", name="Ben", time="").rstrip(" ."))
    nudge = waiting.locator("[data-nudge]")
    nudge.click()
    expect(nudge).to_be_disabled()
    line.mend()
    expect(seat.locator("[data-standing]")).to_have_count(0)
    expect(ben.page.locator("[data-news]")).to_contain_text(at.say("page-tiding-nudged-mine", name="Ann"))
    assert ann.look(table)["seats"][0]["bot"] is None


def test_a_bot_plays_at_once_for_whoever_is_away_and_the_host_says_whether_bots_keep_their_seats(visit: Come) -> None:
    ann, ben = visit(screen=PHONE), visit()
    for person in (ann, ben):
        person.ask("GET", "/me")
    opened = {"game": "camel_up", "players": 3, "options": QUICK, "grace": 45}
    table = str(ann.ask("POST", "/tables", opened)["table"])
    ben.do(table, "sit", name="Ben", seat=0)
    ann.do(table, "sit", name="Ann", seat=1)
    ann.do(table, "seat_bot", seat=2, bot="novice")
    for person in (ann, ben):
        person.do(table, "ready")
    ann.do(table, "start")
    at = AtRace(ann)
    ben.go(f"/t/{table}").goto("about:blank")
    ann.go(f"/t/{table}").locator("[data-bot-now]").click()
    stood_in = at.page.locator('[data-seat="0"] [data-standing=stood-in]').first
    expect(stood_in).to_be_visible()
    ben.go(f"/t/{table}")
    expect(stood_in).to_have_count(0)
    at.press("page-table-menu")
    at.page.locator("[data-open-seats=false]").click()
    expect(ben.page.locator("[data-news]")).to_contain_text(at.say("page-tiding-seats_closed"))
    assert ben.look(table)["settings"]["bot_seats"] == "closed"


def test_a_friend_takes_a_bots_seat_in_a_running_game_and_a_seat_is_lent_and_taken_back(visit: Come) -> None:
    ann, eve = visit(), visit(language="fr", screen=PHONE)
    table = ann.sit_down(players=3)
    at = AtRace(ann)
    ann.go(f"/t/{table}")
    at.choose("ticket")
    page = eve.go(f"/t/{table}")
    there = AtRace(eve)
    bot = eve.look(table)["seats"][2]["name"]
    page.locator("[data-take-seat] label", has_text=bot).click()
    page.get_by_label(there.say("page-take-name")).fill("Eve")
    there.press("page-take-seat", bot=bot)
    expect(page.locator("[data-take-seat]")).to_have_count(0)
    taken = at.say("page-tiding-taken", name="Eve", former=bot)
    expect(at.page.locator("[data-news]")).to_contain_text(taken)
    expect(at.page.locator("[data-tiding=taken]")).to_contain_text(taken)
    expect(at.page.locator('[data-seat="2"]').first).to_contain_text("Eve")
    at.wait()
    at.choose("roll")
    there.wait()
    there.choose("roll")

    at.wait()
    at.press("page-table-menu")
    at.page.locator("[data-lend]").click()
    expect(page.locator('[data-seat="0"] [data-standing=lent]').first).to_be_visible()
    at.page.locator("[data-waiting] [data-take-back]").click()
    expect(page.locator('[data-seat="0"] [data-standing=back]').first).to_be_visible()
    assert [tiding["kind"] for tiding in ann.look(table)["tidings"]] == ["taken", "lent", "returned"]
