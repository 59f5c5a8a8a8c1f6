"""The guided first games, each played through by its own instructions: what has the ring is pressed, and nothing else."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser import axe
from tests.browser.conftest import Come
from tests.browser.lesson import CARD, AtLesson, ByKeyboard, ByTouch, steps_of
from tests.browser.words import said

ENDS = {"camel_up": ("33", "32", "11"), "five_tribes": ("183", "171", "124"), "emira": ()}
SHIFTS = """
window.shifted = 0;
const sum = (list) => { for (const one of list.getEntries()) window.shifted += one.value; };
new PerformanceObserver(sum).observe({ type: 'layout-shift', buffered: true });
"""
"""How much of what is seen is moved by itself, as Lighthouse counts it: more than a tenth is much."""
LATE = """
window.rings = [];
window.WebSocket = class extends WebSocket {
  constructor(...address) {
    super(...address);
    this.addEventListener('message', (event) => {
      if (!event.isTrusted || JSON.parse(event.data).message === 'ack') return;
      event.stopImmediatePropagation();
      setTimeout(() => {
        const text = document.querySelector('[data-lesson] [id$="-text"]');
        if (text) window.rings.push(document.querySelectorAll(`[aria-describedby="${text.id}"]`).length);
        this.dispatchEvent(new MessageEvent('message', { data: event.data }));
      }, 1000);
    });
  }
};
"""
"""That a move was taken is told at once, and what it led to a second later; noted is what had the ring until then."""
ON_COUNTS = """() => {
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const boxes = (selector) => [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
  const [steps, standing] = [boxes('[data-ring] circle'), boxes('[data-tile] .meeple, [data-tile] .meeple b')];
  return [steps.length, standing.filter((one) => steps.some((step) => meet(step, one))).length];
}"""
"""How many numbers the way has that a lesson draws, and on how many meeples and their counts these lie."""
TALL = {"width": 390, "height": 844}
LAPTOP = {"width": 1366, "height": 768}


@pytest.mark.long
@pytest.mark.parametrize("game", ENDS)
def test_by_pointer(visit: Come, game: str) -> None:
    ann = visit(screen=LAPTOP)
    lesson = AtLesson(ann, game)
    lesson.begin()
    lesson.follow()
    assert lesson.passed == steps_of(game)
    assert all(figure in lesson.text for figure in ENDS[game]), lesson.text
    table = ann.look(lesson.table)
    assert table["phase"] == "over"
    assert table["outcome"]["winners"] == [0]


def test_by_touch_in_polish(visit: Come) -> None:
    lesson = ByTouch(visit(screen=TALL, touch=True, language="pl"), "camel_up")
    lesson.begin()
    accounts = lesson.page.locator("[data-accounts]")
    lesson.follow("leg_paid")
    expect(accounts).to_be_visible()
    lesson.answer("go_on")
    expect(accounts).to_have_count(0)
    lesson.follow()
    assert lesson.passed == steps_of("camel_up")


def test_by_keyboard_in_text_and_french(visit: Come) -> None:
    chloe = visit(language="fr")
    chloe.prefer(text=True)
    lesson = ByKeyboard(chloe, "camel_up")
    lesson.begin()
    lesson.follow()
    assert lesson.passed == steps_of("camel_up")


def test_other_moves_are_shown_and_taken_back_and_one_may_leave(visit: Come) -> None:
    ann = visit(screen=LAPTOP)
    page = ann.page
    lesson = AtLesson(ann, "camel_up")
    lesson.begin()
    lesson.follow("ticket")
    assert axe.violations(page) == []
    asked, moves = lesson.text, ann.look(lesson.table)["moves"]
    for _ in range(2):
        page.locator('[data-move="ticket B"]').click()
        lesson.way("take_back").wait_for()
        assert lesson.text != asked
        assert lesson.state()[1] == "shown"
        lesson.answer("take_back")
        assert lesson.text == asked
        assert ann.look(lesson.table)["moves"] == moves
    page.locator("[data-ring].strong").wait_for()  # whoever overlooked it twice is shown more plainly

    lesson.answer("show_me")
    assert lesson.state()[1] == "told"
    page.keyboard.press("Alt+ArrowLeft")
    page.wait_for_selector(f"{CARD}[data-phase=ask]")
    assert lesson.text == asked

    page.keyboard.press("?")
    page.wait_for_function("(text) => document.querySelector('[data-heard]').textContent.startsWith(text)", arg=asked)
    assert page.locator("dialog[open]").count() == 0
    page.keyboard.press("Escape")
    page.locator("dialog[open] [data-leave]").click()
    page.wait_for_url("**/")
    lesson.begin()
    assert lesson.text == asked  # at the very step where one left

    lesson.answer("skip")
    assert lesson.state()[0] == "crazy"


def test_between_a_move_and_what_it_led_to_nothing_has_the_ring(visit: Come) -> None:
    ann = visit(screen=LAPTOP)
    ann.context.add_init_script(LATE)
    lesson = AtLesson(ann, "camel_up")
    lesson.begin()
    lesson.follow("ticket")
    ann.page.evaluate("window.rings = []")
    lesson.do_what_is_asked()
    ann.page.wait_for_function("() => window.rings.length > 0")
    assert not any(ann.page.evaluate("window.rings"))


def test_on_a_phone_the_numbers_of_a_way_leave_those_free_who_stand_there(visit: Come) -> None:
    lesson = ByTouch(visit(screen=TALL, touch=True), "five_tribes")
    lesson.begin()
    lesson.follow("sow")
    assert lesson.page.evaluate(ON_COUNTS) == [3, 0]


def test_after_the_end_a_game_of_ones_own(visit: Come) -> None:
    ann = visit(screen=LAPTOP, newcomer=True)
    lesson = AtLesson(ann, "camel_up")
    lesson.begin()
    table = lesson.table
    while (card := ann.ask("GET", f"/tables/{table}/lesson?language=en"))["kind"] != "end":
        ann.ask("POST", f"/tables/{table}/lesson", {"do": "skip" if card["phase"] == "ask" else "go_on", "language": "en"})
    lesson.way("own").click()
    ann.page.wait_for_function("(table) => location.pathname.startsWith('/t/') && !location.pathname.endsWith(table)", arg=table)
    assert ann.look(lesson.table)["seats"][1]["bot"] == "novice"
    assert ann.page.locator("[data-lesson-offer]").count() == 0  # whoever has learned it is not told again
    ann.go("/")
    start = ann.page.locator('[data-lesson-start="camel_up"]')
    assert said("en", "page-lesson-once-more") in start.inner_text()


def test_whoever_plays_for_the_first_time_is_told_once_and_nothing_moves_for_it(visit: Come) -> None:
    """In Five Tribes many things have been drawn before anybody moves, and the land is turned where there is less room."""
    ann = visit(screen=LAPTOP, newcomer=True)
    ann.context.add_init_script(SHIFTS)
    ann.go("/")
    wish = {"game": "five_tribes", "name": "Ann", "bot": "novice"}
    ann.go(f"/t/{ann.ask('POST', '/tables/quick', wish)['table']}")
    offer = ann.page.locator("[data-lesson-offer]")
    offer.wait_for()
    assert ann.page.evaluate("window.shifted") < 0.1
    offer.get_by_role("button", name=said("en", "page-table-close")).click()
    ann.go(f"/t/{ann.ask('POST', '/tables/quick', wish)['table']}")
    ann.page.locator("[data-move]").first.wait_for()
    assert offer.count() == 0
