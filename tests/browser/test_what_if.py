"""A what-if in the browser: tried on the board, with branches and names, and opened elsewhere by its link."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import axe
from tests.browser.conftest import Come
from tests.browser.journal import played
from tests.browser.visitor import PHONE, Visitor
from tests.browser.words import said

CAMELS = "turn=1 leg=3 6[B] 7[R G Y] 9[P] 13[k] 16[w]"


def open_plan(visitor: Visitor, address: str) -> Page:
    """Without the engine, which is tried by itself."""
    visitor.context.add_init_script(
        "if (location.protocol.startsWith('http')) localStorage.setItem('caravanserai-engine', 'off');"
    )
    visitor.page.goto(address)
    rest(visitor.page)
    return visitor.page


def rest(page: Page) -> None:
    page.wait_for_selector("[data-what-if] main[data-rests]")


def at(page: Page) -> int:
    return int(page.locator("[data-what-if] main").get_attribute("data-at") or 0)


def step(page: Page, notation: str) -> int:
    """Make a move by its button of the text mode; where that leads."""
    before = at(page)
    page.locator(f'[data-move="{notation}"]').click()
    page.wait_for_function("(before) => Number(document.querySelector('[data-what-if] main').dataset.at) !== before", arg=before)
    rest(page)
    return at(page)


def go(page: Page, where: str, node: int) -> None:
    page.locator(f'[data-go="{where}"]').click()
    page.wait_for_selector(f'[data-what-if] main[data-at="{node}"][data-rests]')


@pytest.mark.parametrize("game", ["camel_up", "five_tribes", "emira"])
def test_a_game_that_is_over_is_tried_otherwise_from_where_one_looks(visit: Come, game: str) -> None:
    ann = visit()
    table = played(ann, game)
    moves = ann.look(table)["moves"]
    decision = next_decision(ann, table, moves // 2)
    page = open_plan(ann, f"/t/{table}/what-if?move={decision}")
    assert page.locator("html[data-paper]").count() == 1, "it looks like no table"
    assert at(page) == decision
    assert page.locator("[data-branch]").count() == 1
    expect(page.locator("[data-branch]").first).to_contain_text(said("en", "page-whatif-as-played"))
    assert axe.violations(page) == []
    go(page, "back", decision - 1)
    go(page, "forward", decision)
    assert ann.look(table)["moves"] == moves, "nothing of it is played"


def next_decision(visitor: Visitor, table: str, least: int) -> int:
    """How many moves had been made when a seat next decided."""
    actors = visitor.ask("GET", f"/tables/{table}/what_if")["actors"]
    return next(number for number in range(least, len(actors)) if actors[number] >= 0)


def next_choice(visitor: Visitor, table: str, least: int) -> int:
    """The next decision at which the engine sees three moves that are worth a thought."""
    document = visitor.ask("GET", f"/tables/{table}/what_if")["document"]
    line = [node["move"] for node in document["nodes"]]
    asked = {"game": document["game"], "position": document["position"], "samples": 1}
    while True:
        least = next_decision(visitor, table, least)
        if len(visitor.ask("POST", "/what_if/think", {**asked, "line": line[:least]})["best"]) >= 3:
            return least
        least += 1


def test_twenty_moves_in_two_branches_are_shared_and_opened_by_somebody_else(visit: Come) -> None:
    ann = visit()
    ann.prefer(text=True, confirm=False)
    page = open_plan(ann, f"/what-if/camel_up?position={CAMELS}")
    first = step(page, "ticket B")
    while at(page) < first + 10:
        step(page, "roll")
    end = at(page)
    while at(page) != first:
        here = at(page)
        page.locator('[data-go="back"]').click()
        page.wait_for_function("(here) => Number(document.querySelector('[data-what-if] main').dataset.at) < here", arg=here)
        rest(page)
    step(page, "ticket Y")
    while at(page) < end + 10:
        step(page, "roll")
    assert page.locator("[data-branch]").count() == 2
    page.get_by_role("button", name=re.compile("^Rename")).last.click()
    page.get_by_role("textbox", name=said("en", "page-whatif-branch-name")).fill("the yellow one")
    page.keyboard.press("Enter")
    expect(page.locator("[data-branch]").last).to_contain_text("the yellow one")
    position = page.locator("[data-position]").text_content()

    page.locator("[data-share]").click()
    link = page.get_by_role("textbox", name=said("en", "page-whatif-shared-link")).input_value()
    document = ann.ask("GET", f"/what_ifs/{link.rsplit('/', 1)[1]}")["document"]
    assert len(document["nodes"]) >= 20

    ben = visit(language="pl", screen=PHONE)
    theirs = open_plan(ben, link)
    assert theirs.locator("[data-branch]").count() == 2
    expect(theirs.locator("[data-branch]").last).to_contain_text("the yellow one")
    expect(theirs.locator("[data-branch]").first).to_contain_text(said("pl", "page-whatif-branch", number=1))
    assert theirs.locator("[data-position]").text_content() == position
    theirs.locator("[data-branch]").first.click()
    theirs.wait_for_selector(f'[data-what-if] main[data-at="{end}"][data-rests]')
    theirs.get_by_role("button", name=re.compile("the yellow one")).last.click()
    expect(theirs.locator("[data-branch]")).to_have_count(1)
    assert ann.ask("GET", f"/what_ifs/{link.rsplit('/', 1)[1]}")["document"] == document, "they have a copy of their own"


def test_dice_are_chosen_the_engine_thinks_and_a_bot_answers(visit: Come) -> None:
    ann = visit()
    ann.prefer(text=True, confirm=False)
    page = ann.page
    page.goto(f"/what-if/camel_up?position={CAMELS}")
    page.wait_for_selector("[data-engine][data-done]", timeout=60_000)
    assert int(page.locator("[data-engine]").get_attribute("data-engine") or 0) >= 640
    assert page.locator("[data-engine] ol li").count() > 1
    page.locator("[data-engine-turn]").click()
    page.get_by_label(said("en", "page-whatif-dice")).select_option("chosen")
    step(page, "roll")
    page.locator('[data-falls="B3"]').click()
    page.wait_for_selector("[data-what-if] main[data-at='2'][data-rests]")
    assert "9[P B]" in (page.locator("[data-position]").text_content() or "")
    page.locator("summary", has_text=said("en", "page-whatif-who")).click()
    page.get_by_label(said("en", "page-whatif-who-seat", seat=said("en", "page-seat", number=3))).select_option("regular")
    page.wait_for_function("() => Number(document.querySelector('[data-what-if] main').dataset.at) > 2")


def test_a_position_is_set_up_on_the_board_and_played_on_as_a_table_that_is_marked(visit: Come) -> None:
    ann = visit()
    ann.watch.expect("what_if/look")
    page = open_plan(ann, f"/what-if/camel_up?position={CAMELS}&arrange")
    line = page.locator("[data-arrange-line]")
    page.locator('main [data-camel="purple"]').click()
    page.locator('main [data-part="space:11"] path').first.click()
    expect(line).to_contain_text("11[P]")
    page.locator('main [data-part="space:4"] path').first.drag_to(page.locator('main [data-part="space:3"] path').first)
    assert "+4" not in (line.text_content() or ""), "what cannot be taken up cannot be dragged"
    page.locator('main [data-camel="blue"]').drag_to(page.locator('main [data-part="space:10"] path').first)
    expect(line).to_contain_text("10[B]")
    page.locator('main [data-part="space:3"] path').first.click()
    expect(line).to_contain_text("+3")
    page.locator('main [data-part="space:4"] path').first.click()
    expect(page.locator("[data-arrange]").get_by_role("alert")).to_contain_text("side by side")
    page.locator("[data-arrange-undo]").click()
    expect(page.locator("[data-arrange-open]")).to_be_enabled()
    assert axe.violations(page) == []
    page.locator("[data-arrange-open]").click()
    page.wait_for_selector("[data-position]")
    assert "10[B] 11[P]" in (page.locator("[data-position]").text_content() or "")
    page.locator("[data-table-open]").click()
    page.locator("[data-table-bots]").click()
    page.wait_for_url("**/t/*")
    table = page.url.rpartition("/")[2]
    expect(page.locator(".set-up")).to_be_visible()
    expect(page.get_by_role("banner")).to_contain_text(said("en", "page-table-set-up"))
    assert ann.look(table)["set_up"]


CHOICES = {
    "camel_up": [
        ("cards", "page-whatif-setup-winner", "2G", "winner[2G]"),
        ("cards", "page-whatif-setup-loser", "0R", "loser[0R]"),
    ],
    "five_tribes": [("market", "page-whatif-setup-djinn-place", "utug", "djinns[utug ")],
    "emira": [
        ("seat1", "page-whatif-setup-hand", "vermin", "hand=vermin"),
        ("seat1", "page-whatif-setup-caravans", "large_slow@7", "caravans=large_slow@7"),
        ("decks", "page-whatif-setup-next-princesses", "layla", "princesses[layla]"),
    ],
}
"""By game: the group, the words before a choice, what is chosen, and what the line says then."""
DEPTHS = {"camel_up": 0, "five_tribes": 2, "emira": 4}
POSITIONS = {
    "camel_up": CAMELS,
    "five_tribes": "players=2 phase=starting c3[VVE] c4[V] djinns[enki sloar leta]",
    "emira": "turn=5",
}


@pytest.mark.parametrize("game", CHOICES)
def test_cards_rows_and_decks_are_set_up_too(visit: Come, game: str) -> None:
    page = open_plan(visit(), f"/what-if/{game}?position={POSITIONS[game]}&arrange")
    for group, words, chosen, line in CHOICES[game]:
        page.locator(f'[data-group="{group}"]').click()
        page.locator("label", has=page.get_by_text(said("en", words, place=1), exact=True)).locator("select").select_option(
            chosen
        )
        expect(page.locator("[data-arrange-line]")).to_contain_text(line)
    assert axe.violations(page) == []
    page.locator("[data-arrange-open]").click()
    page.wait_for_selector("[data-position]")
    for *_, line in CHOICES[game]:
        expect(page.locator("[data-position]")).to_contain_text(line)


BRANCHES = {
    "camel_up": ([], "ticket B", "ticket Y"),
    "five_tribes": ([], "pick c3", "pick c4"),
    "emira": (["on"], "bid 10", "bid 400"),
}
"""By game, moves from its position to where two branches part, and how each begins."""


@pytest.mark.parametrize("game", BRANCHES)
def test_branches_are_compared_and_the_engine_thinks_along_in_a_replay(visit: Come, game: str) -> None:
    ann = visit()
    ann.prefer(text=True, confirm=False)
    before, one, other = BRANCHES[game]
    page = open_plan(ann, f"/what-if/{game}?position={POSITIONS[game]}")
    parting = [step(page, notation) for notation in before][-1] if before else 0
    step(page, one)
    go(page, "back", parting)
    step(page, other)
    page.locator("[data-compare-open]").click()
    compared = page.locator("[data-compare] [role=img]")
    expect(compared).to_have_count(2, timeout=60_000)
    assert compared.first.get_attribute("aria-label") != compared.last.get_attribute("aria-label")
    told = said("en", "page-whatif-compare-part", at=parting) if parting else said("en", "page-whatif-compare-part-start")
    expect(page.locator("[data-compare]")).to_contain_text(told)
    ann.prefer(text=False)
    table = played(ann, game)
    decision = next_choice(ann, table, ann.look(table)["moves"] // 2)
    ann.go(f"/t/{table}?move={decision}")
    page.locator("[data-replay-think]").click()
    page.wait_for_selector("[data-replay-engine][data-done]", timeout=60_000)
    assert int(page.locator("[data-replay-engine]").get_attribute("data-replay-engine") or 0) >= 640
    page.wait_for_selector('[data-marks~="better"]')
    page.wait_for_selector('[data-ways~="2"]', state="attached")
    depth = said("en", f"{game}-page-whatif-depth", count=DEPTHS[game])
    expect(page.locator("[data-replay-engine] .told")).to_contain_text(depth)
    page.locator("[data-replay-engine] ol button").nth(1).click()
    expect(page.locator("[data-replay-engine] ol button").nth(1)).to_have_attribute("aria-pressed", "true")
    page.locator("[data-replay-think]").click()
    expect(page.locator("[data-replay-engine]")).to_have_count(0)
    expect(page.locator("[data-marks], [data-ways]")).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "pl", "fr"])
def test_a_position_that_is_none_is_told_with_the_place_of_the_mistake(visit: Come, language: str) -> None:
    ann = visit(language=language)
    ann.watch.expect("what_if/look")
    page = ann.go("/what-if")
    page.get_by_role("textbox").fill("turn=1 99[Q]")
    page.get_by_role("button", name=said(language, "page-whatif-open")).click()
    expect(page.get_by_role("alert")).to_contain_text(said(language, "page-whatif-wrong-at", at=8))
    page.get_by_role("textbox").fill(CAMELS)
    page.get_by_role("button", name=said(language, "page-whatif-open")).click()
    rest(page)
    assert page.url.endswith("?position=" + encoded(page, CAMELS))


def encoded(page: Page, text: str) -> Any:
    return page.evaluate("(text) => encodeURIComponent(text)", text)
