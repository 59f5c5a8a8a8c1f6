"""Five Tribes in the browser: from home to a move, the keyboard, and a thief who asks everybody."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import axe, five_tribes, layout
from tests.browser.conftest import Come
from tests.browser.five_tribes import AtSultanate
from tests.browser.hands import Keyboard
from tests.browser.visitor import LAPTOP, PHONE, Visitor
from tests.browser.words import said

PHONE_TALL = {"width": 390, "height": 844}
COUNT = "() => { window.clicks = 0; addEventListener('click', () => window.clicks++, true); }"
FOLLOWED = {"houssain": "merchant", "ziad": "vizier", "ouafat": "elder", "kohdian": "assassin", "shaum": "builder"}
"""After which tribe's action a thief is sent."""


@pytest.mark.parametrize(("screen", "touch"), [(LAPTOP, False), (PHONE, True)], ids=["laptop", "phone"])
def test_home_to_the_first_bid_takes_at_most_three_clicks(visit: Come, screen: dict[str, int], touch: bool) -> None:
    ann = visit(screen=screen, touch=touch)
    page = ann.go("/")
    page.evaluate(COUNT)
    game = page.locator("article").filter(has=page.get_by_role("heading", name=said("en", "five_tribes-title")))
    game.get_by_role("button", name=said("en", "page-home-play")).click()
    page.wait_for_url("**/t/*")
    at = AtSultanate(ann)
    assert at.wait()
    at.choose("bid")
    assert page.evaluate("window.clicks") <= 3


def test_a_move_is_planned_taken_back_and_walked_step_by_step(visit: Come) -> None:
    """Nothing is sent before one says so; drops can be taken back; the server's moves are all there is."""
    ann = visit()
    page = five_tribes.tribes_plan(ann)
    at = AtSultanate(ann)
    before = ann.look(at.table)["moves"]
    assert page.locator(".trail.ft-seat-0 .planned").count() == 1
    for _ in range(2):
        page.locator("[data-back]").click()
    expect(page.locator("[data-end]")).to_have_count(0)
    assert ann.look(at.table)["moves"] == before

    start = at.open_tiles.first.get_attribute("data-tile")
    at.open_tiles.first.click()
    page.locator('.dock [data-move^="pick"]').click()
    at.until(lambda: ann.look(at.table)["view"]["step"].get("start") == start)
    page.locator('[data-move^="drop"]').first.click()
    at.until(lambda: ann.look(at.table)["moves"] == before + 2 or ann.look(at.table)["view"]["phase"] != "sowing")
    if ann.look(at.table)["view"]["phase"] == "sowing":
        page.locator("[data-back]").click()
        at.until(lambda: ann.look(at.table)["moves"] == before + 1)
        page.locator("[data-back]").click()
        at.until(lambda: ann.look(at.table)["moves"] == before)


def test_plans_lie_ready_and_are_drawn_when_pointed_at_and_played_with_two_clicks(visit: Come) -> None:
    """Before a start is chosen: tiles glow in steps, three cards tell the best plans, hovering draws one, a click takes it up."""
    ann = visit()
    page = five_tribes.tribes_turn(ann)
    at = AtSultanate(ann)
    glows = page.locator("[data-glow]").evaluate_all("(all) => all.map((one) => Number(one.dataset.glow))")
    assert len(set(glows)) >= 4
    assert max(glows) == 6
    plans = page.locator("[data-ready]")
    expect(plans).to_have_count(3)
    best = lens_of(ann, at.table)["plans"][0]
    assert plans.first.get_attribute("data-ready") == f"{best['start']} {best['end']} {best['tribe']}"
    assert page.locator(".trail .planned").count() == 0
    plans.first.hover()
    expect(page.locator(".trail .planned")).to_have_count(1)
    expect(page.locator(f'.tile.chosen [data-tile="{best["end"]}"]')).to_have_count(1)
    page.mouse.move(5, 5)
    expect(page.locator(".trail .planned")).to_have_count(0)
    plans.nth(1).focus()
    page.keyboard.press("Shift+Tab")
    expect(page.locator(".trail .planned")).to_have_count(1)
    plans.first.click()
    at.walk()


def test_a_plan_is_taken_up_by_touch_and_what_each_place_would_find_is_drawn(visit: Come) -> None:
    ann = visit(screen=PHONE_TALL, touch=True)
    page = five_tribes.tribes_bid(ann)
    expect(page.locator("[data-ready]")).to_have_count(3)
    page.locator("[data-ready]").first.tap()
    expect(page.locator(".trail .planned")).to_have_count(1)
    page.locator("[data-ready]").first.tap()
    expect(page.locator(".trail .planned")).to_have_count(0)
    assert not outside(page)


def test_a_trail_is_drawn_with_the_pointer_and_going_back_undoes_it(visit: Come) -> None:
    ann = visit()
    page = five_tribes.tribes_turn(ann)
    at = AtSultanate(ann)
    before = ann.look(at.table)["moves"]
    start, end, tribe, trail = longest(lens_of(ann, at.table))
    places = [middle(at.tile(tile)) for tile in (start, *(step["tile"] for step in trail))]
    page.mouse.move(*places[0])
    page.mouse.down()
    for place in places[1:-1]:
        page.mouse.move(*place, steps=2)
    hand = page.locator(".board .hand span")
    expect(hand).to_have_count(1)
    if len(places) > 3:
        page.mouse.move(*places[-3], steps=2)
        expect(hand).to_have_count(2)
        page.mouse.move(*places[-2], steps=2)
    page.mouse.move(*places[-1], steps=2)
    expect(hand).to_have_count(0)
    page.mouse.up()
    card = page.locator('[data-end][aria-pressed="true"], [data-ready][aria-pressed="true"]')
    expect(card).to_have_attribute(*(("data-end" if card.get_attribute("data-end") else "data-ready"), f"{start} {end} {tribe}"))
    assert ann.look(at.table)["moves"] == before
    at.walk()


@pytest.mark.parametrize(
    "screen", [{"width": 1440, "height": 900}, {"width": 1366, "height": 768}, {"width": 390, "height": 844}]
)
def test_no_control_lies_outside_what_is_visible(visit: Come, screen: dict[str, int]) -> None:
    """Before a start, with a tile taken up, with a plan chosen, and step by step."""
    ann = visit(screen=screen)
    page = five_tribes.tribes_turn(ann)
    at = AtSultanate(ann)
    seen = {"turn": outside(page)}
    at.open_tiles.first.click()
    page.locator("[data-end]").first.wait_for()
    seen["taken"] = outside(page)
    page.locator("[data-end]").first.click()
    page.locator("[data-plan]").wait_for()
    seen["planned"] = outside(page)
    page.locator("[data-back]").click()
    page.locator('.dock [data-move^="pick"]').click()
    page.locator('[data-move^="drop"]').first.wait_for()
    ann.settle()
    seen["sowing"] = outside(page)
    assert seen == {state: [] for state in seen}


def test_without_the_lens_all_ends_are_lit_with_what_they_earn_by_the_printed_rules(visit: Come) -> None:
    ann = visit()
    table = five_tribes.sit_down(ann, players=2, lens="off")
    ann.forward(table, five_tribes.starting)
    page = ann.go(f"/t/{table}")
    at = AtSultanate(ann)
    assert at.wait()
    expect(page.locator("[data-ready], [data-glow], .scores table")).to_have_count(0)
    facts = lens_of(ann, table)["moves"]
    start = at.open_tiles.first.get_attribute("data-tile")
    at.open_tiles.first.click()
    expect(page.locator(".tile.lit")).to_have_count(len(facts[start]))
    assert page.locator(".tile.lit .gain").count() >= len(facts[start])
    assert "≈" not in page.locator(".dock").inner_text()
    page.locator("[data-end]").first.click()
    at.walk()


def test_what_could_be_counted_lies_before_each_seat_only_with_the_lens(visit: Come) -> None:
    """Gold that is known, cards that must be there, and how many nobody has seen."""
    ann = visit()
    page = five_tribes.tribes_counted(ann)
    counted = lens_of(ann, AtSultanate(ann).table)["counted"]
    for seat, known in enumerate(counted[1:], start=1):
        lies = page.locator(f"[data-seat='{seat}']")
        expect(lies.locator(".count.counted")).to_contain_text(str(known["gold"]))
        expect(lies.locator("[data-counted] li[data-explains]")).to_have_count(len(known["cards"]))
    table = five_tribes.sit_down(ann, players=2, lens="off")
    ann.forward(table, five_tribes.starting)
    ann.go(f"/t/{table}")
    expect(page.locator("[data-seat]")).to_have_count(2)
    expect(page.locator(".counted, [data-counted]")).to_have_count(0)


def test_the_end_is_a_race_that_waits_before_its_last_kind(visit: Come) -> None:
    ann = visit(motion=True)
    table = five_tribes.sit_down(ann, players=2, bot="regular")
    ann.forward(table, None)
    page = ann.page
    page.goto(f"/t/{table}")
    page.locator("[data-lane]").first.wait_for()
    assert page.locator("[data-show-all]").count() == 1
    page.locator("[data-last]").click(timeout=20_000)
    scores = ann.look(table)["outcome"]["scores"]
    expect(page.locator("[data-lane] .total")).to_have_text([str(score) for score in sorted(scores, reverse=True)])
    expect(page.locator("tfoot td b")).to_have_text([str(score) for score in scores])


def test_a_tile_that_cannot_be_taken_up_says_why(visit: Come) -> None:
    ann = visit()
    page = five_tribes.tribes_turn(ann)
    page.locator(".tile:not(.open) [data-tile]").first.click()
    expect(page.locator("[data-about]")).to_contain_text("§3.3")


def test_a_round_is_played_by_keyboard_on_the_board(visit: Come) -> None:
    """Arrows go about the tiles, Enter chooses, and the plan that opens takes the focus with it."""
    ann = visit()
    table = five_tribes.sit_down(ann, players=2)
    ann.go(f"/t/{table}")
    at, keys = AtSultanate(ann), Keyboard(ann.page)
    assert at.wait()
    at.choose_with(keys, "bid 0")
    while ann.wait_for_turn(table)["view"]["phase"] != "starting":
        assert at.wait()
        at.choose_with(keys, "bid")
    assert at.wait()
    keys.press(at.page.locator('.tile [data-tile][tabindex="0"]'))
    if not at.page.locator("[data-end]").count():
        while at.page.evaluate("document.activeElement.closest('.open') === null"):
            at.page.keyboard.press("ArrowRight")
        at.page.keyboard.press("Enter")
    keys.press(at.page.locator("[data-end]"))
    keys.press(at.page.locator("[data-plan]"))
    at.until(lambda: ann.look(table)["view"]["phase"] not in ("starting", "sowing"))


def test_a_good_that_was_offered_is_clicked_off_again_before_the_suit_is_sold(visit: Come) -> None:
    """§3.7 What is in the suit is pressed on the board, wherever it was offered; goods are offered in any order."""
    ann = visit()
    page = five_tribes.at(ann, five_tribes.selling)
    at = AtSultanate(ann)
    first, second = page.locator("[data-good]").evaluate_all("(all) => all.map((one) => one.dataset.good)")[:2]
    held = ann.look(at.table)["view"]["seats"][0]["hand"]
    ann.play(at.table, f"offer {second}")
    ann.play(at.table, f"offer {first}")
    taken = page.locator(f'[data-good="{second}"]')
    expect(taken).to_have_attribute("aria-pressed", "true")
    taken.click()
    at.until(lambda: ann.look(at.table)["view"]["step"].get("offered") == [first])
    expect(taken).to_have_attribute("aria-pressed", "false")
    expect(page.locator("[data-sell]")).to_have_text(said("en", "five_tribes-page-sell", count=1, gold=1))
    page.locator("[data-sell]").click()
    at.until(lambda: "offered" not in ann.look(at.table)["view"]["step"])
    left = ann.look(at.table)["view"]["seats"][0]["hand"]
    assert (left.get(first, 0), left[second]) == (held[first] - 1, held[second])


def test_the_victim_of_a_thief_is_asked_and_everybody_sees_whom_they_wait_for(visit: Come) -> None:
    ann, ben = visit(), visit()
    table = meet(ann, ben)
    update = play_to_a_gift(ann, ben, table)
    victim = update["prompt"]["actor"]
    asked, waits = ((ann, ben), (ben, ann))[victim]
    name = ("Ann", "Ben")[victim]
    for person in (asked, waits):
        person.go(f"/t/{table}")
        expect(person.page.locator(".loot")).to_contain_text(said("en", "five_tribes-page-victim", seat=name))
        assert person.page.locator(f'[data-seat="{victim}"]').first.get_attribute("aria-current") == "true"
    assert not axe.violations(asked.page)
    assert waits.page.locator("[data-move]").count() == 0
    at = AtSultanate(asked)
    assert at.wait()
    before = asked.look(table)["moves"]
    if at.offered:
        at.choose()
    else:
        at.open_tiles.first.click()
        at.choose()
    assert asked.look(table)["moves"] > before


def lens_of(person: Visitor, table: str) -> Any:
    return person.ask("GET", f"/tables/{table}/lens")["lens"]


def longest(lens: Any) -> tuple[str, str, str, Any]:
    """The best move of those with most steps: its start, end, tribe and trail."""
    ends = [
        (len(worth["trail"]), worth["estimate"]["worth"], start, end, tribe, worth["trail"])
        for start, by_end in lens["moves"].items()
        for end, by_tribe in by_end.items()
        for tribe, worth in by_tribe.items()
        if worth["estimate"]["worth"] == max(one["estimate"]["worth"] for one in by_tribe.values())
        and len({step["tile"] for step in worth["trail"]}) == len(worth["trail"])
    ]
    *_, start, end, tribe, trail = max(ends, key=lambda end: end[:2])
    return start, end, tribe, trail


def middle(tile: Locator) -> tuple[float, float]:
    box = tile.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def outside(page: Page) -> list[str]:
    """Buttons of the board that go on beyond what holds them, or beyond the window; rows that scroll aside lead to theirs."""
    return list(layout.measure(page, "outside", ".board"))


def meet(ann: Visitor, ben: Visitor) -> str:
    for person in (ann, ben):
        person.ask("GET", "/me")
    made = ann.ask("POST", "/tables", {"game": "five_tribes", "players": 2, "options": {"thieves": True}})
    table = str(made["table"])
    for seat, (person, name) in enumerate(((ann, "Ann"), (ben, "Ben"))):
        person.do(table, "sit", name=name, seat=seat)
        person.do(table, "ready")
    ann.do(table, "start")
    return table


def play_to_a_gift(ann: Visitor, ben: Visitor, table: str) -> Any:
    """Both play, each for a thief, until one is sent and the other has to choose what to give up."""
    version = 0
    for _ in range(five_tribes.LONGEST):
        update = ann.ask("GET", f"/tables/{table}?since={version}")
        version = update["version"]
        assert update["phase"] == "playing", "no thief was sent in this game"
        if update["view"]["phase"] == "giving":
            return update
        person = (ann, ben)[update["prompt"]["actor"]]
        own = update if person is ann else ben.ask("GET", f"/tables/{table}?since={version}")
        legal = {move["notation"]: move["number"] for group in own["legal"] for move in group["moves"]}
        if not legal:  # whoever has no choice goes on without being asked
            person.page.wait_for_timeout(20)
            continue
        wishes = ["send", "hire", *aims(person, own["view"], table), "on", "build 0", "bid 0"]
        notation = next((notation for wish in wishes for notation in legal if notation.startswith(wish)), next(iter(legal)))
        person.do(table, "play", move=legal[notation], version=own["version"])
    raise AssertionError("it never came to that")


def aims(person: Visitor, view: Any, table: str) -> list[str]:
    """The next step of a move that ends with what is needed: elders, then a sacred place, then the tribe of one's thief."""
    if view["phase"] not in ("starting", "sowing"):
        return []
    own = view["seats"][view["turn"]]
    tribe = FOLLOWED[own["thieves"][0]] if own["thieves"] else "elder"
    sacred = {tile["tile"] for tile in view["tiles"] if tile["design"].startswith("sacred")}
    ends = [
        (not own["thieves"] and own["elders"] > 1 and end in sacred, kind == tribe, start, worth["trail"])
        for start, by_end in person.ask("GET", f"/tables/{table}/lens")["lens"]["moves"].items()
        for end, by_tribe in by_end.items()
        for kind, worth in by_tribe.items()
    ]
    *_, start, trail = max(ends, key=lambda end: end[:2])
    return [f"pick {start}"] if view["phase"] == "starting" else [f"drop {trail[0]['tile']} {trail[0]['tribe'][0].upper()}"]
