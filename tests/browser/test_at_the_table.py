"""What one can do at a table besides playing."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser import five_tribes
from tests.browser.camel_up import AtRace
from tests.browser.conftest import Come
from tests.browser.server_process import ServerProcess
from tests.browser.table import AtTable
from tests.browser.visitor import LAPTOP, Visitor
from tests.browser.words import said


def together(visit: Come, players: int = 3, **settings: object) -> tuple[Visitor, Visitor, str]:
    """Ann and Ben at one table, bots in the other seats, and it is Ann's turn."""
    ann, ben = visit(), visit()
    for person in (ann, ben):
        person.ask("GET", "/me")
    options = {"stack_order": "random", "first_crazy": "random"}
    table = str(ann.ask("POST", "/tables", {"game": "camel_up", "players": players, "options": options, **settings})["table"])
    for number, (person, name) in enumerate(((ann, "Ann"), (ben, "Ben"))):
        person.do(table, "sit", name=name, seat=number)
        person.do(table, "ready")
    for seat in range(2, players):
        ann.do(table, "seat_bot", seat=seat, bot="novice")
    ann.do(table, "start")
    return ann, ben, table


def test_what_nobody_has_built_on_can_be_undone_alone(visit: Come) -> None:
    ann, _, table = together(visit)
    ann.go(f"/t/{table}")
    at = AtTable(ann)
    at.wait()
    before = ann.look(table)["moves"]
    at.choose("ticket")
    at.press("page-table-undo")
    at.until(lambda: ann.look(table)["moves"] == before)
    assert at.wait()


def test_whose_turns_are_taken_back_with_a_move_is_said_before_they_are(visit: Come) -> None:
    ann = visit()
    table = ann.sit_down(players=3)
    page, at = ann.go(f"/t/{table}"), AtTable(ann)
    assert at.wait()
    before = at.moves
    at.choose("ticket")
    assert at.wait()
    at.press("page-table-undo")
    told = page.get_by_role("dialog", name=at.say("page-table-undo"))
    bots = [seat["name"] for seat in at.glance()["seats"][1:]]
    for name in (*bots, "Ann takes the"):
        expect(told).to_contain_text(name)
    told.get_by_role("button", name=at.say("page-table-cancel")).click()
    assert at.moves > before
    at.press("page-table-undo")
    told.get_by_role("button", name=at.say("page-table-undo-do")).click()
    at.until(lambda: at.moves == before)


def test_going_back_further_needs_everybody(visit: Come) -> None:
    ann, ben, table = together(visit)
    ann.go(f"/t/{table}")
    ben.go(f"/t/{table}")
    first, second = AtTable(ann), AtTable(ben)
    before = ann.look(table)["moves"]
    first.wait()
    first.choose("roll")
    first.press("page-table-undo-ask")
    expect(ben.page.get_by_text(re.compile("^Ann would like to"))).to_be_visible()
    second.press("page-table-undo-yes")
    first.until(lambda: ann.look(table)["moves"] == before)
    assert first.wait()


def test_a_seat_is_left_to_a_bot_only_after_asking(visit: Come) -> None:
    ann, ben, table = together(visit)
    ann.go(f"/t/{table}")
    ben.go(f"/t/{table}")
    at = AtTable(ann)
    at.press("page-table-menu")
    at.press("page-table-resign")
    assert ann.look(table)["seats"][0]["kind"] == "person"
    at.press("page-table-resign-yes")
    at.until(lambda: ann.look(table)["seats"][0]["kind"] == "bot")
    expect(ben.page.locator('[data-seat="0"]').first).to_contain_text(at.say("page-table-seat-bot"))


def test_people_talk_and_react(visit: Come) -> None:
    ann, ben, table = together(visit)
    ann.go(f"/t/{table}")
    ben.go(f"/t/{table}")
    first, second = AtTable(ann), AtTable(ben)
    first.press("page-table-talk")
    ann.page.get_by_role("textbox", name=first.say("page-table-talk-say")).fill("Dobry wieczór, Ben!")
    ann.page.keyboard.press("Enter")
    expect(ben.page.get_by_text("Dobry wieczór, Ben!").first).to_be_visible()
    second.press("page-table-talk-unread", count=1)
    second.press("page-table-reaction-laugh")
    expect(ann.page.get_by_role("dialog").get_by_text(first.say("page-table-reaction-laugh")).first).to_be_visible()


def test_at_a_table_for_strangers_there_are_reactions_only(visit: Come) -> None:
    ann, _, table = together(visit, listed=True)
    ann.go(f"/t/{table}")
    at = AtTable(ann)
    at.press("page-table-talk")
    expect(ann.page.get_by_role("button", name=at.say("page-table-reaction-thanks"))).to_be_visible()
    expect(ann.page.get_by_role("textbox")).to_have_count(0)


def test_before_the_game_the_host_can_free_a_seat(visit: Come) -> None:
    ann, ben = visit(), visit()
    ann.ask("GET", "/me")
    ben.ask("GET", "/me")
    table = str(ann.ask("POST", "/tables", {"game": "camel_up", "players": 3})["table"])
    ann.do(table, "sit", name="Ann", seat=0)
    ben.do(table, "sit", name="Ben", seat=1)
    ben.go(f"/t/{table}")
    ann.go(f"/t/{table}")
    at = AtTable(ann)
    at.press("page-lobby-free-seat")
    expect(ben.page.locator('[data-seat="1"]').get_by_role("button", name=at.say("page-lobby-sit"))).to_be_visible()
    expect(ben.page.get_by_role("button", name=at.say("page-lobby-free-seat"))).to_have_count(0)


def test_a_friend_takes_my_seat_by_a_link_even_at_a_table_that_nobody_watches(visit: Come) -> None:
    ann, ben = visit(), visit()
    ben.watch.expect("403")
    table = ann.sit_down(watch="nobody")
    ann.go(f"/t/{table}")
    at = AtTable(ann)
    at.press("page-table-menu")
    at.press("page-table-hand")
    at.press("page-table-hand-make")
    link = ann.page.get_by_role("textbox", name=at.say("page-table-hand-link")).input_value()
    assert "#offer=" in link
    page = ben.go(link.removeprefix(ben.address))
    friend = AtTable(ben)
    page.get_by_role("textbox", name=friend.say("page-table-offer-name")).fill("Ben")
    friend.press("page-table-offer-yes")
    page.locator("main[data-version]").wait_for()  # before the seat is Ben's, the table may not even be asked for
    assert friend.wait()
    assert friend.glance()["seats"][0]["name"] == "Ben"
    assert "offer" not in page.url


def test_greyed_out_things_tell_why_and_cite_the_rule(visit: Come) -> None:
    ann, _, table = together(visit)
    page = ann.go(f"/t/{table}")
    at = AtTable(ann)
    at.wait()
    page.locator('[data-side="cheer"]').first.click()
    page.locator("[data-space].no").first.click()
    answer = page.locator("[data-about]")
    expect(answer).to_be_visible()
    answer.locator(".cite").click()
    expect(page.get_by_role("dialog").get_by_role("link", name=at.say("page-cite-all"))).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(answer).to_have_count(0)


def test_after_a_while_away_one_is_told_what_happened(visit: Come) -> None:
    ann = visit(motion=True)
    table = ann.sit_down(bot="novice")
    ann.go(f"/t/{table}")
    ann.go("/about")
    for _ in range(2):
        ann.play(table, "roll")
    ann.page.evaluate(
        """(table) => {
      for (const [key, value] of Object.entries(localStorage)) {
        if (!value.includes(table) && !key.includes(table)) continue;
        localStorage.setItem(key, value.replace(/"at":\\d+/g, '"at":1000'));
      }
    }""",
        table,
    )
    ann.go(f"/t/{table}")
    at = AtTable(ann)
    expect(ann.page.get_by_role("heading", name=at.say("page-table-since"))).to_be_visible()
    at.press("page-table-since-on")
    expect(ann.page.get_by_role("heading", name=at.say("page-table-since"))).to_have_count(0)


def test_one_can_look_through_the_game_and_link_to_a_position(visit: Come) -> None:
    ann = visit()
    table = ann.sit_down(bot="novice")
    for _ in range(3):
        ann.play(table, "roll")
    ann.wait_for_turn(table)
    page = ann.go(f"/t/{table}")
    at = AtTable(ann)
    at.press("page-table-menu")
    at.press("page-table-scrub")
    scale = page.get_by_role("slider")
    scale.focus()
    page.keyboard.press("Home")
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    expect(scale).to_have_value("4")
    expect(page.locator("[data-move]")).to_have_count(0)
    link = f"{ann.address}/t/{table}?move=4"
    at.press("page-table-scrub-link")
    at.until(lambda: page.evaluate("navigator.clipboard.readText()") == link)
    other = visit()
    other.go(link.removeprefix(ann.address))
    expect(other.page.get_by_role("slider")).to_have_value("4")
    page.get_by_role("button", name=at.say("page-table-now")).first.click()
    assert at.wait()


def test_after_the_end_there_is_another_game_for_all_who_sat_there(visit: Come) -> None:
    ann, ben, table = together(visit)
    ben.do(table, "resign")
    ann.play_out(table)
    ann.go(f"/t/{table}")
    at = AtRace(ann)
    at.wait_for_result()
    at.press("page-table-rematch")
    ann.page.wait_for_url(lambda url: "/t/" in url and table not in url)
    again = at.table
    assert ann.look(again)["phase"] == "open"
    page = ben.go(f"/t/{table}")
    page.locator("main[data-version]").wait_for()
    expect(page.get_by_role("link", name=at.say("page-table-rematch-go")).first).to_be_visible()  # Ben has given up his seat
    page = ann.go(f"/t/{table}")
    page.get_by_role("link", name=at.say("page-table-rematch-go")).first.click()
    page.wait_for_url(f"**/t/{again}")


def test_a_finished_game_is_saved_and_its_dice_are_checked(visit: Come, tmp_path: Path) -> None:
    ann = visit()
    table = ann.sit_down(bot="novice")
    ann.play_out(table)
    page = ann.go(f"/t/{table}")
    at = AtRace(ann)
    at.wait_for_result()
    with page.expect_download() as download:
        at.press("page-table-export")
    saved = tmp_path / "game.txt"
    download.value.save_as(saved)
    assert saved.read_text(encoding="utf-8") == ann.ask("GET", f"/tables/{table}/export")
    at.press("page-table-verify")
    checked = page.get_by_text(at.say("page-table-verify-fits"))
    expect(checked).to_be_visible()
    page.keyboard.press("Escape")
    expect(checked).to_be_hidden()
    expect(page.locator("#result-title")).to_be_visible()


def test_everybody_sees_when_a_bot_stands_in_and_when_its_owner_is_back(visit: Come) -> None:
    ann, ben, table = together(visit, grace=1)
    ann.go(f"/t/{table}")
    seat = ann.page.locator('[data-seat="1"]').first
    expect(seat.locator("[data-standing=stood-in]")).to_be_visible()
    ben.go(f"/t/{table}")
    expect(seat.locator("[data-standing=back]")).to_be_visible()


def test_when_the_server_is_away_the_page_says_so_and_goes_on_when_it_is_back(visit: Come, own_server: ServerProcess) -> None:
    ann = visit(own_server, screen=LAPTOP)
    ann.watch.may_be_off_line = True
    table = ann.sit_down(bot="novice")
    page = ann.go(f"/t/{table}")
    at = AtTable(ann)
    at.wait()
    own_server.stop()
    message = page.get_by_text(at.say("page-away"))
    expect(message).to_be_visible()
    at.move("roll").first.click()
    if page.locator("[data-confirm]").count():
        page.locator("[data-confirm]").click()
    own_server.start()
    expect(message).to_have_count(0, timeout=20_000)
    at.until(lambda: ann.look(table)["moves"] > 8)
    assert at.wait()


def test_what_is_opened_while_the_server_is_away_comes_when_it_is_back(visit: Come, own_server: ServerProcess) -> None:
    ann = visit(own_server, screen=LAPTOP)
    ann.watch.may_be_off_line = True
    page = ann.go(f"/t/{five_tribes.sit_down(ann)}")
    own_server.stop()
    expect(page.get_by_text(said("en", "page-away"))).to_be_visible()
    page.locator("[data-legend]").click()
    own_server.start()
    legend = page.get_by_role("dialog", name=said("en", "five_tribes-page-legend"))
    expect(legend).to_be_visible(timeout=20_000)
    expect(legend.locator("ul")).to_have_css("display", "grid")  # its style has come with it
