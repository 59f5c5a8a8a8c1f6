"""Playing apart, by days: an order is left and the page closed, the server moves, and whoever comes back is told and led on."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.table import AtTable
from tests.browser.visitor import Visitor

BY_DAYS: dict[str, Any] = {"clock": {"kind": "days", "days": 2, "bank": 24, "weekends_off": True, "zone": "Europe/Warsaw"}}
LONG_AGO = """(hours) => {
  const seen = JSON.parse(localStorage.getItem('caravanserai-seen'));
  for (const mark of Object.values(seen)) mark.at -= hours * 3600_000;
  localStorage.setItem('caravanserai-seen', JSON.stringify(seen));
}"""
"""As if this browser had looked at its tables so many hours ago."""

CALLS = """
window.called = [];
new MutationObserver(() => {
  const icon = document.querySelector('link[rel=icon]')?.getAttribute('href');
  for (const call of [document.title, icon]) if (call && window.called.at(-1) !== call) window.called.push(call);
}).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
const resume = AudioContext.prototype.resume;
AudioContext.prototype.resume = function () {
  window.called.push('sound');
  return resume.call(this);
};
"""
"""All that has called whoever looks elsewhere: titles, the tab's icons, and the one sound that such a tab has."""


def among_three(ann: Visitor, ben: Visitor, cleo: Visitor) -> str:
    """A game of days among people, in which seat 0 has the first turn."""
    options = {"stack_order": "random", "first_crazy": "random"}
    ann.ask("GET", "/me")
    table = str(ann.ask("POST", "/tables", {"game": "camel_up", "players": 3, "options": options, **BY_DAYS})["table"])
    for seat, (person, name) in enumerate([(ben, "Ben"), (ann, "Ann"), (cleo, "Cleo")]):
        person.ask("GET", "/me")
        person.do(table, "sit", name=name, seat=seat)
        person.do(table, "ready")
    ann.do(table, "start")
    return table


def test_an_order_is_carried_out_while_the_page_is_closed_and_one_is_told_since_and_led_to_the_next_table(visit: Come) -> None:
    ann, ben, cleo = visit(motion=True), visit(), visit()
    table, other = among_three(ann, ben, cleo), ann.sit_down(**BY_DAYS)
    page, at = ann.go(f"/t/{table}"), AtTable(ann)
    expect(page.locator("[data-prompt]")).to_contain_text(at.say("page-until", left="", when="").split(",")[0].strip())

    at.press("page-table-menu")
    page.locator("[data-order]").click()
    sheet = page.locator("[data-order-sheet]")
    expect(page.locator("[role=dialog]")).to_have_count(1)
    sheet.locator("[data-order-line='0']").select_option("ticket B if B worth 5")
    sheet.locator("[data-order-line='1']").select_option("roll")
    sheet.locator("[data-order-give]").click()
    expect(sheet).to_contain_text(at.say("camel_up-order-ticket", camel="blue", worth=5))
    expect(page.locator("[data-order].active")).to_be_visible()
    told = json.dumps([ben.look(table), ben.ask("GET", f"/tables/{table}/since?moves=0")])
    assert "order" not in told.replace("stack_order", "").replace('"ordered": false', "")
    page.goto("about:blank")

    ben.play(table, "ticket B")
    cleo.wait_for_turn(table)
    moves = [event for one in cleo.ask("GET", f"/tables/{table}/since?moves=0") for event in one["events"]]
    rolled = [event["seat"] for event in moves if event["event"] == "pyramid_ticket_taken"]
    assert rolled == [1], "the ticket was gone"
    cleo.play(table, "roll")
    ben.play(table, "ticket G")

    page = ann.go("/about")
    page.evaluate(LONG_AGO, 5)
    page = ann.go(f"/t/{table}")
    since = page.locator("[data-since]")
    expect(since).to_contain_text(at.say("page-table-since-sum", count=4, time="5 hours"))
    expect(since).to_contain_text(at.say("page-table-since-yours"))
    expect(since.locator("ol li")).to_have_count(4)
    expect(since.locator("[data-since-changed]")).to_contain_text(at.say("camel_up-field-seats_pyramid_tickets"))
    at.press("page-table-since-film")
    expect(since.locator(".running")).to_have_count(1)
    at.press("page-table-since-stop")
    at.press("page-table-since-on")
    expect(since).to_have_count(0)

    page.mouse.move(320, 320)
    page.locator("[data-order]").click()
    expect(page.locator("[data-order-ended]")).to_have_text(at.say("page-order-ended-done", move="roll"))
    page.keyboard.press("Escape")
    page.locator("[data-next]").click()
    page.wait_for_url(f"**/t/{other}")
    expect(page.locator("[data-next]")).to_have_attribute("href", f"/t/{table}")


def test_an_open_page_does_not_call_for_what_an_order_answers(visit: Come) -> None:
    ann, ben, cleo = visit(), visit(), visit()
    table = among_three(ann, ben, cleo)
    ann.prefer(sound=True)
    ann.context.add_init_script(CALLS)
    page, at = ann.go(f"/t/{table}"), AtTable(ann)
    page.mouse.click(2, 2)
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    ann.wait_until_nothing_is_asked_for()
    ann.ask("PUT", f"/tables/{table}/order", {"lines": ["roll"]})
    page.evaluate("window.called = []")
    yours, theirs = (at.say(f"page-table-title-{whose}", game="Camel Up", seat="Cleo") for whose in ("yours", "theirs"))

    ben.play(table, "roll")
    expect(page).to_have_title(theirs)
    ann.settle()
    assert not {"sound", "/icon-turn.svg", yours} & {*page.evaluate("window.called")}

    cleo.play(table, "roll")
    ben.play(table, "roll")
    expect(page).to_have_title(yours)
    page.wait_for_function("() => ['sound', '/icon-turn.svg'].every((call) => window.called.includes(call))")
