"""The daily puzzle in a browser: found from home, solved on the board, by pointer or in words, in three languages; told on."""

from __future__ import annotations

import datetime

from caravanserai.puzzles.format import Puzzle
from tests.browser.conftest import Come
from tests.browser.puzzles import latest, lies_open, make, today_of
from tests.browser.visitor import PHONE
from tests.browser.words import said


def spoils(puzzle: Puzzle, text: str) -> bool:
    """Whether a text names what is on the board: a camel, a tile, a thing to buy. Numbers may be those of the day and the try."""
    words = {word for move in (*puzzle.answer, *puzzle.glance) for word in move.split() if not word.isdigit()}
    return not words.isdisjoint(text.split())


def test_todays_race_is_found_from_home_missed_once_solved_and_told_on(visit: Come) -> None:
    ann = visit()
    ann.prefer(confirm=False)
    today = today_of(ann)
    page = ann.go("/")
    page.locator("[data-puzzles]").click()
    page.locator('[data-puzzle-open="camel_up"]').click()
    page.wait_for_url(f"**/puzzle/camel_up/{today}")
    day, puzzle = latest(
        "camel_up", today, lambda one: lies_open(one.answer) and any(lies_open(other.moves) for other in one.others)
    )
    page = ann.go(f"/puzzle/camel_up/{day}")
    assert page.locator("[data-left]").get_attribute("data-left") == "3"
    make(page, next(other.moves[0] for other in puzzle.others if lies_open(other.moves)))
    page.locator("[data-verdict]").wait_for()
    page.locator("[data-verdict] [data-again]").click()
    page.wait_for_selector("[data-left='2']")
    page = ann.go(f"/puzzle/camel_up/{day}")
    page.wait_for_selector("[data-left='2']")
    make(page, puzzle.answer[0])
    page.locator("[data-solution=found]").wait_for()
    assert page.locator("[data-solution] .lanterns svg").count() == 2
    assert page.locator("[data-solution] .lanterns svg.lit").count() == 1
    assert page.locator("[data-solution] tbody tr").count() == 1 + len(puzzle.others)
    text = page.locator("[data-share]").inner_text()
    assert text.splitlines()[-1] == f"{ann.address}/puzzle/camel_up/{day}"
    assert "○ ●" in text
    assert not spoils(puzzle, text)
    page.locator("[data-copy]").click()
    page.get_by_role("button", name=said("en", "page-puzzle-copied")).wait_for()
    assert page.evaluate("navigator.clipboard.readText()") == text

    page = ann.go(f"/puzzle/camel_up/{day}")
    page.locator("[data-solution=found]").wait_for()
    assert page.locator("[data-share]").inner_text() == text, "this device remembers"

    page.locator("[data-what-if-link]").click()
    page.wait_for_selector("[data-what-if] main[data-rests]")
    assert page.locator(f'[data-move="{puzzle.answer[0]}"]').count(), "something else may be tried from there"


def test_todays_action_is_solved_on_a_phone_in_polish(visit: Come) -> None:
    ala = visit(language="pl", screen=PHONE, theme="dark")
    ala.prefer(confirm=False)
    day, puzzle = latest("emira", today_of(ala), lambda one: one.answer[0].startswith("buy "))
    page = ala.go(f"/puzzle/emira/{day}")
    assert page.locator(".asked h1").inner_text() == said("pl", "emira-page-puzzle")
    make(page, puzzle.answer[0])
    page.locator("[data-solution=found]").wait_for()
    came = page.locator("[data-solution] .came").inner_text()
    assert came.startswith(said("pl", "page-puzzle-at", **{"try": 1}, seconds="").split(",")[0])
    page.locator("[data-solution] tbody tr button").nth(1).click()
    page.wait_for_selector("[data-solution] tbody tr:nth-child(2).shown")
    page.locator("[data-fold]").click()
    page.locator("[data-unfold]").click()
    page.locator("[data-solution]").wait_for()


def test_todays_walk_is_solved_in_words_in_french(visit: Come) -> None:
    zoe = visit(language="fr")
    zoe.prefer(text=True, confirm=False)
    day, puzzle = latest("five_tribes", today_of(zoe), lambda one: len(one.answer) > 1)
    page = zoe.go(f"/puzzle/five_tribes/{day}")
    for notation in puzzle.answer:
        make(page, notation)
    page.locator("[data-solution=found]").wait_for()
    assert page.locator("#puzzle-solution").evaluate("(heading) => heading === document.activeElement"), "it is read first"
    assert said("fr", "page-puzzle-best") in page.locator("[data-solution] tbody tr").first.inner_text()


def test_a_walk_planned_on_the_board_is_judged_whole_and_whoever_gives_up_is_told(visit: Come) -> None:
    ann = visit()
    day, puzzle = latest("five_tribes", today_of(ann), lambda one: len(one.answer) > 1)
    page = ann.go(f"/puzzle/five_tribes/{day}")
    page.locator(".tile.open [data-tile]").first.click()
    page.locator("[data-end]").first.click()
    page.locator("[data-plan]").click()
    page.locator("[data-verdict], [data-solution]").first.wait_for()
    if page.locator("[data-verdict]").count():
        page.locator("[data-give-up]").click()
        page.locator("[data-solution=told]").wait_for()
        assert "●" not in page.locator("[data-share]").inner_text()
    steps = page.locator("[data-solution] tbody tr .way").first.inner_text()
    assert steps == " · ".join(puzzle.answer)


def test_a_day_to_come_has_no_puzzle_and_says_so(visit: Come) -> None:
    ann = visit()
    ann.watch.expect("404")
    tomorrow = today_of(ann) + datetime.timedelta(1)
    page = ann.go(f"/puzzle/camel_up/{tomorrow}")
    page.get_by_text(said("en", "page-refused-no_puzzle")).wait_for()
