"""Puzzles in a browser: their days, and the states of their pages."""

from __future__ import annotations

import datetime
from collections.abc import Callable

from playwright.sync_api import Page

from caravanserai.puzzles.format import Puzzle, puzzle_of
from tests.browser.visitor import Visitor


def today_of(visitor: Visitor) -> datetime.date:
    return datetime.date.fromisoformat(visitor.ask("GET", "/puzzles")["today"])


def latest(game: str, today: datetime.date, wanted: Callable[[Puzzle], bool]) -> tuple[str, Puzzle]:
    """Of the days up to today the last one with such a puzzle."""
    days = (today - datetime.timedelta(back) for back in range(366))
    day = next(day for day in days if wanted(puzzle_of(game, day)))
    return day.isoformat(), puzzle_of(game, day)


def lies_open(moves: list[str]) -> bool:
    """Whether it is made by one touch of Camel Up's board."""
    return moves[0].split()[0] in ("ticket", "roll")


def make(page: Page, notation: str) -> None:
    """Choose a move where it lies: it is made at once, as its maker prefers."""
    version = int(page.locator("main").get_attribute("data-version") or 0)
    page.locator(f'[data-move="{notation}"]').first.click()
    page.wait_for_function("(version) => Number(document.querySelector('main').dataset.version) > version", arg=version)


# States


def all_puzzles(visitor: Visitor) -> Page:
    page = visitor.go("/puzzle")
    page.locator("[data-puzzle-open]").first.wait_for()
    return page


def puzzle_solved(visitor: Visitor) -> Page:
    visitor.prefer(confirm=False)
    day, puzzle = latest("camel_up", today_of(visitor), lambda one: one.answer[0].startswith("ticket"))
    page = visitor.go(f"/puzzle/camel_up/{day}")
    make(page, puzzle.answer[0])
    page.locator("[data-solution]").wait_for()
    visitor.settle()
    return page


STATES = {"all_puzzles": all_puzzles, "puzzle_solved": puzzle_solved}
RARE = {"all_puzzles"}
