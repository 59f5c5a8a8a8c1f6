"""Pass and play: several people at one device, a curtain between them, and no way around it."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, Route, expect

from tests.browser import axe
from tests.browser.conftest import Come
from tests.browser.visitor import Visitor
from tests.browser.words import said

CURTAIN = "[data-curtain]"
HELD = 700
"""Milliseconds for which a button is held that wants to be held."""


def sit_together(ann: Visitor, game: str = "camel_up", **settings: Any) -> str:
    """Ann and, at the same device, Bo; a bot in the third seat. The camels are set by chance, so that the first turn is Ann's."""
    ann.ask("GET", "/me")
    options = {"stack_order": "random", "first_crazy": "random"} if game == "camel_up" else {}
    table = str(ann.ask("POST", "/tables", {"game": game, "players": 3, "options": options, **settings})["table"])
    ann.do(table, "sit", name="Ann", seat=0)
    ann.do(table, "seat_guest", name="Bo", seat=1)
    return table


def open_curtain(page: Page, seat: int) -> None:
    page.locator(f'[data-curtain="{seat}"]').wait_for()
    page.locator("[data-open-curtain]").click()
    page.locator("[data-close-curtain]").wait_for()


def move(page: Page, *wishes: str) -> str:
    """Make the first move on offer that begins with one of the wishes."""
    page.locator("[data-move]:visible").first.wait_for()
    offered: list[str] = page.locator("[data-move]:visible").evaluate_all("(all) => all.map((one) => one.dataset.move)")
    chosen = next((move for wish in wishes for move in offered if move.startswith(wish)), offered[0])
    page.locator(f'[data-move="{chosen}"]:visible').first.click()
    return chosen


def words_of(page: Page) -> tuple[str, str]:
    """All words that the page holds, for eyes, in sight or not, and for ears: the tree that is read aloud."""
    return page.locator("body").text_content() or "", page.locator("body").aria_snapshot()


def close(page: Page) -> None:
    page.locator("[data-close-curtain]").click()


def reload(page: Page) -> None:
    page.reload()


def leave_and_go_back(page: Page) -> None:
    page.goto("/rules/emira")
    page.go_back()


def go_elsewhere_within_the_page_and_back(page: Page) -> None:
    page.evaluate("history.pushState(null, '', '/about'); dispatchEvent(new PopStateEvent('popstate'))")
    page.locator("[data-close-curtain]").wait_for(state="detached")
    page.evaluate("history.back()")


def be_put_aside_by_the_browser_and_taken_up_again(page: Page) -> None:
    page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))")
    assert page.locator("[data-close-curtain], [data-stage]").count() == 0  # at once: what is put aside has no hand
    page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")


WAYS_BACK = (
    close,
    reload,
    leave_and_go_back,
    go_elsewhere_within_the_page_and_back,
    be_put_aside_by_the_browser_and_taken_up_again,
)


def test_names_are_given_and_each_has_a_part_in_the_dice_and_a_curtain(visit: Come) -> None:
    ann = visit(motion=True, at_once=True)
    page = ann.go("/new?game=camel_up")
    page.locator('input[name="players"][value="3"]').locator("..").click()
    page.get_by_label(said("en", "page-new-me"), exact=False).first.fill("Ann")
    page.locator("[data-guests] summary").click()
    page.get_by_label(said("en", "page-passing-other", number=2)).fill("Bo")
    page.get_by_role("button", name=said("en", "page-new-open")).click()
    page.wait_for_url("**/t/*")
    table = page.url.rpartition("/")[2]
    expect(page.locator('[data-seat="1"]')).to_contain_text(said("en", "page-passing-guest"))
    page.locator('[data-seat="2"] [data-add-guest]').click()
    page.locator('[data-seat="2"] input').fill("Cleo")
    page.locator('[data-seat="2"] form button').first.click()
    expect(page.locator('[data-seat="2"]')).to_contain_text("Cleo")
    assert not axe.violations(page)
    page.wait_for_function(
        "async (table) => (await (await fetch(`/api/tables/${table}`)).json()).fair.pledges.every(Boolean)", arg=table
    )
    page.get_by_role("button", name=said("en", "page-lobby-start")).click()
    page.locator(CURTAIN).wait_for()
    assert all(ann.look(table)["fair"]["rounds"][-1])
    assert not axe.violations(page)
    opens = page.locator("[data-open-curtain]")
    opens.click()
    page.wait_for_timeout(HELD)
    expect(page.locator(CURTAIN)).to_be_visible()  # a touch is not enough
    opens.click(delay=HELD)
    page.locator("[data-close-curtain]").click()
    page.locator(CURTAIN).wait_for()
    page.locator("[data-open-curtain]").focus()
    page.keyboard.down("Space")
    page.locator("[data-close-curtain]").wait_for()
    page.keyboard.up("Space")
    page.locator("[data-close-curtain]").click()
    page.locator(CURTAIN).wait_for()
    page.locator("[data-open-curtain]").evaluate("(button) => button.click()")  # as a screen reader presses it
    page.locator("[data-close-curtain]").wait_for()


def test_an_answer_that_comes_when_the_curtain_has_fallen_does_no_harm(visit: Come) -> None:
    ann = visit()
    table = sit_together(ann)
    ann.do(table, "seat_bot", seat=2, bot="random")
    ann.do(table, "start")
    page = ann.go(f"/t/{table}")
    page.locator(CURTAIN).wait_for()
    waiting: list[Route] = []
    shown = re.compile(rf"/api/tables/{table}\?")
    page.route("**/api/tables", lambda route: waiting.append(route))
    with page.expect_request("**/api/tables"):
        page.locator("[data-open-curtain]").click()
    page.route(shown, lambda route: waiting.append(route))
    with page.expect_request(shown):
        close(page)
    page.locator("[data-close-curtain]").wait_for(state="detached")
    late, fresh = waiting
    with page.expect_response("**/api/tables") as answer:
        late.continue_()
    assert [one["waits_for_me"] for one in answer.value.json()["mine"] if one["table"] == table] == [True]
    fresh.continue_()
    page.locator(CURTAIN).wait_for()


def test_nobody_comes_by_the_hand_of_another_by_reload_or_history_or_a_second_tab(visit: Come) -> None:
    ann = visit()
    table = sit_together(ann, game="emira", lens="off")
    ann.do(table, "seat_bot", seat=2, bot="random")
    ann.do(table, "start")
    page = ann.go(f"/t/{table}")
    page.locator(CURTAIN).wait_for()
    seat = int(page.locator(CURTAIN).get_attribute("data-curtain") or "")
    page.get_by_text("Ann draws").wait_for()
    page.mouse.move(2, 2)
    ann.settle()
    closed, picture = words_of(page), page.screenshot()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.headers.get("caravanserai-seat", "")))
    page.on("websocket", lambda socket: asked.append(socket.url.partition("seat=")[2]))
    hand = ann.context.request.get(f"{ann.address}/api/tables/{table}", headers={"caravanserai-seat": str(seat)}).json()
    public = ann.look(table)
    assert (hand["you"], public["you"]) == (seat, None)
    assert hand["view"] != public["view"]
    for way in WAYS_BACK:
        open_curtain(page, seat)
        page.wait_for_load_state("networkidle")
        assert words_of(page) != closed
        assert str(seat) in asked
        asked.clear()
        way(page)
        page.locator(CURTAIN).wait_for()
        assert not any(asked), way.__name__  # nothing was asked for that seat, and so nothing of it was told
        assert page.locator("[data-move], [data-stall], [data-stage], [data-prompt]").count() == 0
        page.get_by_text("Ann draws").wait_for()
        page.mouse.move(2, 2)
        ann.settle()
        assert words_of(page) == closed, way.__name__
        assert page.screenshot() == picture, way.__name__
    open_curtain(page, seat)
    second = ann.context.new_page()
    second.goto(f"/t/{table}")
    second.locator(CURTAIN).wait_for()
    assert second.locator("[data-stage]").count() == 0


def test_where_nothing_is_hidden_there_is_no_curtain(visit: Come) -> None:
    ann = visit()
    ann.ask("GET", "/me")
    opened = {"game": "five_tribes", "players": 2, "options": {"open_hands": True}}
    table = str(ann.ask("POST", "/tables", opened)["table"])
    ann.do(table, "sit", name="Ann", seat=0)
    ann.do(table, "seat_guest", name="Bo", seat=1)
    ann.do(table, "start")
    page = ann.go(f"/t/{table}")
    move(page, "bid")
    page.locator("[data-move]:visible").first.wait_for()
    assert page.locator(f"{CURTAIN}, [data-close-curtain]").count() == 0


def test_a_device_another_one_and_a_bot_play_and_the_curtain_falls_between_neighbours(visit: Come) -> None:
    ann, cleo = visit(), visit(language="pl")
    table = sit_together(ann)
    cleo.ask("GET", "/me")
    cleo.ask("PUT", "/me", {"name": "Cleo"})
    arranged = ann.look(table)["settings"] | {"players": 4}
    ann.do(table, "arrange", settings=arranged)
    cleo.do(table, "sit", name="Cleo", seat=2)
    cleo.do(table, "ready")
    ann.do(table, "seat_bot", seat=3, bot="random")
    ann.do(table, "start")
    page, other = ann.go(f"/t/{table}"), cleo.go(f"/t/{table}")
    secret = ""
    for turn in range(2):
        open_curtain(page, 0)
        if turn == 0:
            # A card on the race is laid face down: whose it is everybody sees, which it is nobody does.
            page.locator("[data-card]").first.click()
            secret = move(page, "winner")
        else:
            move(page, "roll")
        open_curtain(page, 1)
        assert "Ann" in page.locator("[data-seat='0']").first.inner_text()
        if turn == 0:
            bo = ann.context.request.get(f"{ann.address}/api/tables/{table}", headers={"caravanserai-seat": "1"}).json()
            assert bo["view"]["seats"][0] == ann.look(table)["view"]["seats"][0]
        move(page, "roll")
        other.locator("[data-move]:visible").first.wait_for()
        assert page.locator(CURTAIN).count() == 0  # nobody else here is asked: Bo keeps the device
        move(other, "roll")
        page.locator(CURTAIN).wait_for()
    assert secret.startswith("winner")
    page.get_by_role("button", name=said("en", "page-passing-peek")).click()
    page.locator("[data-prompt]").first.wait_for()
    assert page.locator("[data-move]").count() == 0
    page.locator('[data-open-seat="1"]').click()
    expect(page.get_by_role("heading", level=1)).to_have_text(said("en", "page-passing-you", name="Bo"))
