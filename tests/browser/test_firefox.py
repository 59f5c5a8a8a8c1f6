"""Not for one browser alone: home, the first lesson, a game to its result, a round of the others and the main states, in Firefox.

The steps are those of the other tests; only the browser is another. What differs is told in docs/browsers.md.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser import contrast, emira, five_tribes, test_at_the_table, test_home, test_lessons
from tests.browser.camel_up import AtShortRace
from tests.browser.conftest import Come
from tests.browser.emira import AtCourt
from tests.browser.five_tribes import AtSultanate
from tests.browser.hands import Pointer
from tests.browser.lesson import AtLesson, steps_of
from tests.browser.server_process import ServerProcess
from tests.browser.table import AtTable
from tests.browser.test_every_state import EVERY, misfits
from tests.browser.test_whole_game import compare_results, meet, play, save_and_verify
from tests.browser.visitor import LAPTOP, PHONE, Visitor

pytestmark = pytest.mark.xdist_group("firefox")
"""One process has a Firefox."""

MAIN = (
    "new_table",
    "lobby",
    "turn",
    "tile",
    "end",
    "text_turn",
    "tribes_bid",
    "tribes_plan",
    "tribes_end",
    "emira_auction",
    "emira_buying",
    "emira_advanced_end",
    "aid",
    "judge",
    "pad",
    "real_odds",
    "whom",
)
"""Of every kind of page and board, the fullest."""


@pytest.fixture(scope="module")
def browser(firefox: Browser) -> Browser:
    return firefox


def test_home_and_its_tables(visit: Come) -> None:
    test_home.test_every_game_can_be_begun_on_the_first_screen_with_eight_tables_waiting(visit, test_home.LAPTOP)


def test_the_first_lesson(visit: Come) -> None:
    """As far as the first payment: by then something of every kind has been pressed."""
    lesson = AtLesson(visit(screen=test_lessons.LAPTOP), "camel_up")
    lesson.begin()
    lesson.follow("leg_paid")
    assert lesson.passed == steps_of("camel_up")[: len(lesson.passed)]
    expect(lesson.page.locator("[data-accounts]")).to_be_visible()


def test_two_people_play_camel_up_from_the_invitation_to_the_result(visit: Come, tmp_path: Path) -> None:
    ann, ben = AtShortRace(visit()), AtShortRace(visit())
    meet(ann, ben, Pointer)
    play(ann, ben, Pointer, cut_off=False)
    compare_results(ann, ben)
    save_and_verify(ann, Pointer, tmp_path)


@pytest.mark.parametrize(
    ("game", "sit_down", "counted"),
    [(AtSultanate, five_tribes.sit_down, "round"), (AtCourt, emira.sit_down, "turn")],
    ids=["five_tribes", "emira"],
)
def test_a_round(visit: Come, game: type[AtTable], sit_down: Callable[[Visitor], str], counted: str) -> None:
    ann = game(visit())
    ann.visitor.go(f"/t/{sit_down(ann.visitor)}")
    begun = ann.glance()["view"][counted]
    while ann.wait() and ann.glance()["view"][counted] == begun:
        ann.turn(Pointer(ann.page))
    assert ann.glance()["view"][counted] == begun + 1


def test_what_is_opened_while_the_server_is_away_comes_when_it_is_back(visit: Come, own_server: ServerProcess) -> None:
    """Here a part that did not come once would not come again."""
    test_at_the_table.test_what_is_opened_while_the_server_is_away_comes_when_it_is_back(visit, own_server)


def test_what_is_under_way_when_its_page_is_left_is_no_fault(visit: Come, own_server: ServerProcess) -> None:
    """Every browser has a word of its own for it."""
    ann = visit(own_server)
    ann.go("/")
    with own_server.frozen(), ann.page.expect_event("requestfailed", lambda request: request.url.endswith("/api/tables")):
        with ann.page.expect_request("**/api/tables"):
            ann.page.evaluate("void fetch('/api/tables').catch(() => null)")
        ann.page.goto("about:blank")


@pytest.mark.parametrize("name", MAIN)
def test_a_state_is_whole(visit: Come, name: str) -> None:
    """On a laptop, and in the longest words on a phone."""
    ann = visit(screen=LAPTOP)
    EVERY[name](ann)
    faults = [*misfits(ann), *contrast.too_faint(ann.page)]
    ann.speak("fr")
    ann.resize(PHONE)
    faults += [*misfits(ann), *contrast.too_faint(ann.page)]
    assert not faults, "\n" + "\n".join(faults)
