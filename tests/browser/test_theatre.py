"""What is seen and said of a move, and when: die, words and ride; a pace of one's own; finish cards one at a time."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.camel_up import AtRace
from tests.browser.conftest import Come
from tests.browser.table import AtTable

WATCH = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const glance = () => ({
    said: all('[data-prompt] .sentence').map((one) => one.textContent).join(),
    aloud: all('[aria-live=polite]').map((one) => one.textContent).join(),
    rattles: all('[data-rattle]').length > 0,
    rolls: all('[data-die-out]').length > 0,
    tents: all('[data-die]').length,
    labels: all('.track svg .die').length,
    gems: all('.track svg [data-pyramid] .gem').length,
    camels: all('[data-camel]').map((one) => one.dataset.camel + getComputedStyle(one).transform).sort().join(),
    log: all('.log > li:first-child').map((one) => one.textContent).join(),
    open: all('[data-open=true]').length,
    cards: all('[data-open]').length,
  });
  window.frames_seen = [];
  const look = () => {
    const now = glance();
    if (JSON.stringify(now) !== JSON.stringify(window.frames_seen.at(-1))) window.frames_seen.push(now);
    requestAnimationFrame(look);
  };
  look();
}"""


def frames(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate("window.frames_seen")
    return found


def test_the_words_of_a_roll_wait_for_the_die_and_the_ride_for_the_words(visit: Come) -> None:
    ann = visit(motion=True)
    ann.prefer(pace="fast")
    page, at = ann.go(f"/t/{ann.sit_down()}"), AtTable(ann)
    assert at.wait()
    page.evaluate(WATCH)
    page.locator('[data-move="roll"]').click()
    page.wait_for_function("() => window.frames_seen.some((one) => / go(es)? from /.test(one.said))")
    seen = frames(page)
    first = {name: next(i for i, one in enumerate(seen) if one[name]) for name in ("rattles", "rolls", "tents", "labels")}
    said = next(i for i, one in enumerate(seen) if " die shows " in one["said"])
    landed = next(i for i, one in enumerate(seen) if i > first["rolls"] and not one["rolls"])
    moved = next(i for i, one in enumerate(seen) if i > first["rattles"] and one["camels"] != seen[0]["camels"])
    arrived = next(i for i, one in enumerate(seen) if " from " in one["said"])
    assert first["rattles"] < first["rolls"] < landed
    assert said == landed == first["tents"] == first["labels"]
    assert landed <= moved < arrived
    for where in ("log", "aloud"):
        assert not any(seen[said]["said"] in one[where] for one in seen[:landed] if one[where] != seen[0][where])
    for one in seen:
        assert one["tents"] + one["rolls"] + one["gems"] == 6, one


def test_whoever_wants_it_is_waited_for_and_shown_the_last_turn_again(visit: Come) -> None:
    ann = visit(motion=True)
    page, at = ann.go(f"/t/{ann.sit_down(players=3)}"), AtTable(ann)
    assert at.wait()
    at.press("page-table-menu")
    page.locator("[data-pace]").select_option("wait")
    page.keyboard.press("Escape")
    page.locator('[data-move^="ticket"]').first.click()
    sirocco, khamsin = (seat["name"] for seat in at.glance()["seats"][1:])
    at.until(lambda: at.glance()["awaited"] == [0])
    on = page.locator("[data-go-on]")
    expect(on).to_be_visible()
    assert sirocco not in page.locator(".log").inner_text()
    on.click()
    expect(page.locator(".log")).to_contain_text(sirocco)
    expect(on).to_be_visible()
    assert khamsin not in page.locator(".log").inner_text()
    page.keyboard.press("Space")
    expect(page.locator('[data-move="roll"]')).to_be_visible()
    turns = page.locator(".log > li").count()
    page.locator("[data-again]").click()
    expect(page.locator("[data-prompt]")).to_contain_text(khamsin)
    page.keyboard.press("Escape")
    expect(page.locator('[data-move="roll"]')).to_be_visible()
    assert page.locator(".log > li").count() == turns
    page.reload()
    at.press("page-table-menu")
    expect(page.locator("[data-pace]")).to_have_value("wait")


def test_finish_cards_are_turned_one_at_a_time_and_wait_for_whoever_wants_it(visit: Come) -> None:
    ann = visit(motion=True)
    ann.prefer(pace="wait")
    at = AtRace(ann)
    table = ann.sit_down()
    ann.play(table, "winner")
    ann.play(table, "loser")
    ann.forward(table, left=1)
    page = ann.go(f"/t/{table}")
    page.evaluate(WATCH)
    while not at.is_over():
        ann.play(table, "roll")
    stops, next_stop = 0, page.locator("[data-go-on], .podium").first
    next_stop.wait_for()
    while not page.locator(".podium").count():
        stops += page.locator("[data-next-card]").count()
        page.locator("[data-go-on]").click()
        page.locator("[data-go-on]").wait_for(state="detached")
        page.keyboard.press("Escape")  # what passes is shown at once, up to the next stop
        next_stop.wait_for()
    counts = [one["open"] for one in frames(page) if one["cards"]]
    assert stops >= max(counts) > 1
    for before, now in pairwise(counts):
        assert now - before in (0, 1) or now == 0, counts
