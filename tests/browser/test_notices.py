"""Your turn reaches you: the question at the table, a push that the page's worker shows and takes away, and what one can set."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, expect

from tests.browser import axe
from tests.browser.conftest import Come
from tests.browser.table import AtTable
from tests.browser.visitor import Visitor
from tests.browser.words import said
from tests.server.receivers import Receiver, Subscribed

PHONE = {"width": 390, "height": 844}
SUBSCRIBED = """(() => {
  const given = %s;
  let mine = null;
  const subscription = {
    endpoint: given.endpoint,
    options: {},
    toJSON: () => ({ endpoint: given.endpoint, keys: { p256dh: given.p256dh, auth: given.auth } }),
    unsubscribe: async () => ((mine = null), true),
  };
  if (!('PushManager' in window)) return;
  PushManager.prototype.getSubscription = async () => mine;
  PushManager.prototype.subscribe = async (options) => ((window.wished = options), (mine = subscription));
})()"""
"""In place of the push service of the browser's maker: the test's own, which reads what it is sent."""

SHOWN = """async () => {
  const registration = await navigator.serviceWorker.ready;
  return (await registration.getNotifications()).map(({ title, body, tag, data }) => ({ title, body, tag, data }));
}"""


@pytest.fixture(scope="module")
def browser(whole_chromium: Browser) -> Browser:
    return whole_chromium


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    receiver = Receiver()
    yield receiver
    receiver.stop()


def far_away(ann: Visitor, bo: Visitor) -> str:
    """A table at which Ann has the turn, and Bo has days for his."""
    ann.ask("GET", "/me")
    bo.ask("GET", "/me")
    options = {"stack_order": "random", "first_crazy": "random"}
    settings = {"game": "camel_up", "players": 3, "options": options, "name": "Friday", "clock": {"kind": "days", "days": 2}}
    table = str(ann.ask("POST", "/tables", settings)["table"])
    for seat, (visitor, name) in enumerate([(ann, "Ann"), (bo, "Bo")]):
        visitor.do(table, "sit", name=name, seat=seat)
        visitor.do(table, "ready")
    ann.do(table, "seat_bot", seat=2, bot="random")
    ann.do(table, "start")
    return table


def answering(visitor: Visitor, answer: str) -> CDPSession:
    """What the browser's own question about notices is answered, or `prompt` while it was not asked yet."""
    session = visitor.context.new_cdp_session(visitor.page)
    context = session.send("Target.getTargetInfo")["targetInfo"]["browserContextId"]
    setting = {"permission": {"name": "notifications"}, "setting": answer, "origin": visitor.address}
    session.send("Browser.setPermission", setting | {"browserContextId": context})
    return session


class Worker:
    """The page's worker, which is handed push messages as the browser does when its push service has one."""

    def __init__(self, visitor: Visitor, session: CDPSession) -> None:
        self.visitor = visitor
        self.session = session
        self._found: list[str] = []
        session.on("ServiceWorker.workerRegistrationUpdated", self._note)
        session.send("ServiceWorker.enable")

    def _note(self, event: Any) -> None:
        self._found += [one["registrationId"] for one in event["registrations"]]

    def deliver(self, message: Any, titles: list[str]) -> list[Any]:
        """Hand it over, and again if it does not arrive, as push services do: the notices shown then, by their titles."""
        for _ in range(500):
            if self._found:
                break
            self.visitor.page.wait_for_timeout(10)
        given = {"origin": self.visitor.address, "registrationId": self._found[-1], "data": json.dumps(message)}
        notices: list[Any] = []
        for _ in range(3):
            self.session.send("ServiceWorker.deliverPushMessage", given)
            for _ in range(500):
                notices = self.visitor.page.evaluate(SHOWN)
                if [notice["title"] for notice in notices] == titles:
                    return notices
                self.visitor.page.wait_for_timeout(20)
        raise AssertionError(f"{titles} are not shown, but {notices}")


def test_a_push_is_asked_for_when_it_makes_sense_and_shown_and_taken_away(visit: Come, receiver: Receiver) -> None:
    ann, bo = visit(worker=True, motion=True), visit()
    browser = Subscribed(f"{receiver.address}/ann")
    ann.context.add_init_script(SUBSCRIBED % json.dumps(browser.given()))
    answering(ann, "prompt")
    table = far_away(ann, bo)
    page = ann.go(f"/t/{table}")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => 0)")
    ask = page.locator("[data-call]")
    expect(ask).to_have_count(0)
    at = AtTable(ann)
    at.wait()
    at.choose("roll")
    expect(ask).to_be_visible()
    assert not axe.violations(page)
    worker = Worker(ann, answering(ann, "granted"))
    ann.ask("PUT", "/me/notices", {"quiet_from": None, "quiet_to": None})
    page.get_by_role("button", name=said("en", "page-call-yes")).click()
    expect(ask).to_contain_text(said("en", "page-call-done"))
    key = ann.ask("GET", "/me/notices")["key"]
    assert page.evaluate("window.wished") == {"userVisibleOnly": True, "applicationServerKey": key}
    ann.go("/rules")
    bo.play(table, "roll")
    ann.wait_for_turn(table)
    message = browser.read(receiver.wait(1)[0].body)
    (notice,) = worker.deliver(message, ["Camel Up: your turn"])
    assert (notice["tag"], notice["data"]["path"]) == (table, f"/t/{table}")
    assert "Friday" in notice["body"]
    waited_for = "Camel Up: you are waited for"
    worker.deliver(message | {"title": waited_for, "kind": "nudge"}, [waited_for])
    ann.play(table, "roll")
    gone = browser.read(receiver.wait(2)[1].body)
    assert gone["kind"] == "withdrawn"
    worker.deliver(gone, [])


def test_whoever_declines_is_not_asked_again_at_this_table(visit: Come) -> None:
    ann, bo = visit(screen=PHONE, touch=True), visit()
    answering(ann, "prompt")
    table = far_away(ann, bo)
    page = ann.go(f"/t/{table}")
    ask = page.locator("[data-call]")
    ann.play(table, "roll")
    expect(ask).to_be_visible()
    box = ask.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE["width"]
    assert not axe.violations(page)
    page.get_by_role("button", name=said("en", "page-call-no")).click()
    expect(ask).to_have_count(0)
    bo.play(table, "roll")
    ann.wait_for_turn(table)
    page = ann.go(f"/t/{table}")
    ann.play(table, "roll")
    expect(page.locator("main")).to_have_attribute("data-version", str(ann.look(table)["version"]))
    ann.wait_until_nothing_is_asked_for()
    expect(page.locator("[data-call]")).to_have_count(0)


@pytest.mark.parametrize("language", ["pl", "fr"])
def test_what_i_am_told_is_set_on_my_own_page_and_a_host_lets_a_table_tell_a_group(
    visit: Come, receiver: Receiver, language: str
) -> None:
    ann = visit(language=language)
    page = ann.go("/you")
    page.get_by_role("switch", name=said(language, "page-call-nudge")).uncheck()
    expect(page.get_by_text(said(language, "page-call-saved"))).to_be_visible()
    page.get_by_label(said(language, "page-call-from"), exact=True).fill("23:30")
    page.get_by_label(said(language, "page-call-from"), exact=True).blur()
    expect(page.get_by_text(said(language, "page-call-quiet", **{"from": "23:30", "to": "08:00"}))).to_be_visible()
    wishes = ann.ask("GET", "/me/notices")["wishes"]
    assert (wishes["nudge"], wishes["turn"], wishes["quiet_from"], wishes["zone"]) == (False, True, 23 * 60 + 30, "Europe/Warsaw")
    page.get_by_role("button", name=said(language, "page-call-feed-make")).click()
    feed = page.get_by_label(said(language, "page-call-feed"), exact=True).input_value()
    assert ann.context.request.get(feed).ok
    assert not axe.violations(page)
    page = ann.go(f"/t/{ann.sit_down()}")
    page.get_by_role("button", name=said(language, "page-table-menu"), exact=True).click()
    page.get_by_role("button", name=said(language, "page-hook")).click()
    dialog = page.get_by_role("dialog", name=said(language, "page-hook"))
    address = dialog.get_by_label(said(language, "page-hook-address"))
    address.fill("https://user:password@example.org/x")
    ann.watch.expect("422")
    dialog.get_by_role("button", name=said(language, "page-hook-add")).click()
    expect(dialog.get_by_role("alert")).not_to_be_empty()
    address.fill(f"{receiver.address}/hook")
    dialog.get_by_role("button", name=said(language, "page-hook-add")).click()
    expect(dialog.get_by_text(said(language, "page-hook-added"))).to_be_visible()
    assert receiver.wait(1)[0].path == "/hook?wait=true"
    assert not axe.violations(page)
    dialog.get_by_role("button", name=said(language, "page-hook-remove.label", place="127.0.0.1")).click()
    expect(dialog.get_by_text("127.0.0.1")).to_have_count(0)
