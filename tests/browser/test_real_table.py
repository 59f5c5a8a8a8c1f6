"""What a real table has beside the box, on a phone: a score pad without the network, odds for its board, whom she chooses."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser import axe
from tests.browser.conftest import Come
from tests.browser.off_line import wait_until_pages_are_kept
from tests.browser.server_process import ServerProcess
from tests.browser.words import said

PHONE = {"width": 390, "height": 844}
DRAWN = (
    *("[data-space='6']", "[data-space='8']"),
    *("[data-take=purple]", "[data-space='7']", "[data-space='7']"),  # yellow is asked for first, but stands on purple
    *("[data-space='8']", "[data-space='14']", "[data-space='13']"),
    *("[data-take=tile]", "[data-space='10']", "[data-out=yellow]", "[data-out=red]", "[data-follow]"),
)
"""Where a thumb touches to lay out a board with two stacks, a tile and two dice, and to see its odds."""
PEOPLE = ("Salma", "Jan", "Inès", "Omar")


def test_a_pad_is_filled_for_four_kept_in_the_journal_and_there_without_the_network(visit: Come) -> None:
    ann = visit(worker=True, screen=PHONE)
    page = ann.go("/pad/five_tribes")
    assert axe.violations(page) == []
    write(page, *"48")
    name_them(page, *PEOPLE)
    assert axe.violations(page) == []
    count_five_tribes(page)
    expect(page.locator("[data-verdict]")).to_have_text("Jan wins by 6.")
    page.locator("[data-keep]").click()
    page.keyboard.press("Escape")
    expect(page.locator("[data-total='0']")).to_have_text("126")
    assert axe.violations(page) == []
    wait_until_pages_are_kept(page)
    ann.watch.may_be_off_line = True
    ann.context.set_offline(True)
    page.reload()
    expect(page.locator("[data-total='0']")).to_have_text("126")
    page.goto("/journal")
    expect(page.get_by_role("heading", name=said("en", "page-journal-real"))).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="1. Jan 132")).to_be_visible()


def name_them(page: Page, *names: str) -> None:
    """Names can be told at any time: what is counted stays."""
    page.get_by_role("button", name=said("en", "page-pad-arrange")).first.click()
    for number, name in enumerate(names):
        page.locator("form input").nth(number).fill(name)
    page.locator("button[type=submit]").click()


def count_five_tribes(page: Page) -> None:
    """A whole sheet, as a thumb would: Jafaar makes viziers dear, Haurvatat palms, and what the box does not have is dim."""
    for coins in ("61", "39", "52"):
        write(page, *coins)
    for viziers in (5, 2, 5, 1):
        write(page, viziers)
    expect(page.locator("[data-cell='0 viziers']")).to_contain_text("5 + 20")
    for elders in (2, 0, 4, 3):
        write(page, elders)
    for djinns in (["jafaar"], ["haurvatat"], ["ibus"], []):
        lay(page, "card", djinns)
    expect(page.locator("[data-cell='0 viziers']")).to_contain_text("5×3 + 20")
    for _ in ("palms", "palaces"):
        for pieces in (1, 5, 2, 0):
            write(page, pieces)
    for tiles in (["tile_15", "tile_6"], [], [], []):
        lay(page, "more", tiles)
    for goods in (["fish", "wheat", "fish"], ["ivory"], ["ivory"], []):
        lay(page, "more", goods)


def write(page: Page, *keys: object) -> None:
    for key in keys:
        page.locator(f"[data-key='{key}']").click()
    page.locator("[data-next]").click()


def lay(page: Page, how: str, pieces: list[str]) -> None:
    for piece in pieces:
        page.locator(f"[data-{how}={piece}]").click()
    if pieces[:1] == ["tile_15"]:
        expect(page.locator("[data-more=tile_15]")).to_be_disabled()
    page.locator("[data-next]").click()


def test_the_end_of_a_race_is_paid_for_six_on_a_phone(visit: Come) -> None:
    """Camel Up: the race and the piles are told once for all, coins by the keyboard, and what cannot be paid is not owed."""
    page = visit(screen=PHONE).go("/pad/camel_up")
    page.locator("[data-size='6']").click()
    for answer in ("first blue", "second red", "last green"):
        page.locator(f"[data-answer='{answer}']").click()
    expect(page.locator("[data-answer='last blue']")).to_be_disabled()
    assert violations_of_all(page) == []
    page.locator("[data-next]").click()
    for coins in ("12", "15", "18", "21", "24", "0"):
        page.keyboard.type(coins)
        page.locator("[data-next]").click()
    for tickets in (1, 1, 1, 1, 0, 0):
        write(page, tickets)
    page.locator("[data-ally='3']").click()
    for _ in range(6):
        page.locator("[data-next]").click()
    for tickets_held in (["blue_1", "green_1"], ["red_1"], ["blue_2"], ["purple_1"], [], ["purple_2"]):
        lay(page, "card", tickets_held)
    expect(page.locator("[data-cell='3 partner']")).to_contain_text("5")
    expect(page.locator("[data-cell='5 tickets']")).to_contain_text("−1 + 1")
    lay_cards(page, "0 blue", "2 red", "1 blue", "3 blue", "5 yellow")
    expect(page.locator("[data-lay='0 blue']")).to_be_disabled()
    assert violations_of_all(page) == []
    lay_cards(page, "1 green", "0 yellow")
    expect(page.locator("[data-verdict]")).to_have_text("Player 2 wins by 1.")
    page.keyboard.press("Escape")
    assert [page.locator(f"[data-total='{seat}']").inner_text() for seat in range(6)] == ["25", "30", "21", "29", "24", "0"]
    page.get_by_role("button", name="Player 2: 30 so far").click()
    page.get_by_role("textbox").fill("Jan")
    expect(page.get_by_role("dialog")).to_contain_text("blue: 5")
    page.keyboard.press("Escape")
    page.reload()
    expect(page.locator("[data-standing]")).to_have_text("Jan wins by 1.")
    assert violations_of_all(page) == []


def violations_of_all(page: Page) -> list[str]:
    """Where nothing of the sheet is scrolled under what is being counted: half a line there is too small to be touched."""
    width, height = PHONE["width"], PHONE["height"]
    page.set_viewport_size({"width": width, "height": 2 * height})
    found = axe.violations(page)
    page.set_viewport_size({"width": width, "height": height})
    return found


def lay_cards(page: Page, *cards: str) -> None:
    for card in cards:
        page.locator(f"[data-lay='{card}']").click()
    page.locator("[data-next]").click()


def test_two_reach_their_objective_and_only_they_are_asked_what_breaks_the_tie(visit: Come) -> None:
    """Emira, the advanced game, for four."""
    page = visit(screen=PHONE).go("/pad/emira")
    page.get_by_role("button", name=said("en", "page-pad-arrange")).first.click()
    page.get_by_role("button", name="advanced").click()
    page.locator("button[type=submit]").click()
    assert violations_of_all(page) == []
    lay(page, "card", ["albina", "nibal", "asima", "thara", "noor"])
    expect(page.locator("[data-card=noor]")).to_be_disabled()
    for home in (["zainab", "malika", "fatima", "raidah", "sahar"], ["hind"], []):
        lay(page, "card", home)
    lay(page, "card", ["ihcr"])
    page.locator("[data-card=hhcr_hccr_hcrr]").click()
    expect(page.locator("output")).to_contain_text("housekeeping missing")
    for objective in ("iihc", "ihhr_ihrr", "hhcr_hccr_hcrr"):
        lay(page, "card", [objective])
    expect(page.locator("[data-reached]")).to_have_count(2)
    assert violations_of_all(page) == []
    for _ in ("upkeep of one", "upkeep of the other"):
        page.locator("[data-next]").click()
    for tokens in (["beauty", "beauty"], ["beauty", "manners", "clothes"]):
        lay(page, "more", tokens)
    for _ in ("status", "sections", "camels", "track"):
        for _ in range(2):
            page.locator("[data-next]").click()
    expect(page.locator("[data-verdict]")).to_have_text(
        "Player 2 wins: level on points, and ahead by 2 in appearance, status, palace and camels."
    )
    page.locator("[data-keep]").click()
    page.keyboard.press("Escape")
    page.locator("[data-cell='1 upkeep']").click()
    page.locator("[data-card=unpaid]").click()
    expect(page.locator("[data-standing]")).to_have_text("Player 1 alone has reached the objective and wins.")
    page.get_by_role("button", name=said("en", "page-pad-step-back")).click()
    expect(page.locator("[data-standing]")).to_contain_text("Player 2 wins: level on points")
    assert violations_of_all(page) == []


def test_a_leg_of_a_real_game_is_followed_and_taken_back_over_its_end(visit: Come) -> None:
    page = visit(screen=PHONE).go("/odds/camel_up")
    place_camels(page)
    page.locator("[data-take=tile]").click()
    page.locator("[data-space='10']").click()
    for die in ("yellow", "red"):
        page.locator(f"[data-out={die}]").click()
    assert axe.violations(page) == []
    page.locator("[data-follow]").click()
    expect(page.locator("[data-odds=green] [data-first]")).to_contain_text("44%")
    roll(page, "green", 2)
    expect(page.locator("[data-told]")).to_contain_text("Green rolled 2: on to 11.")
    expect(page.locator("[data-odds=green] [data-first]")).to_contain_text("was 44%")
    assert axe.violations(page) == []
    roll(page, "blue", 1)
    roll(page, "white", 1)
    expect(page.locator("[data-leg]")).to_contain_text("Leg 2")
    page.locator("[data-back]").click()
    expect(page.locator("[data-leg]")).to_contain_text("Leg 1")
    expect(page.locator("[data-die=blue]")).to_be_disabled()
    page.reload()
    expect(page.locator("[data-leg]")).to_contain_text("Leg 1")
    page.get_by_role("link", name="What if").click()
    page.wait_for_url("**/what-if/camel_up?position=7*")


def test_a_drawn_board_is_laid_out_in_thirteen_touches(visit: Come) -> None:
    """The board of the drawing that the page was made after: 6[B] 7[P Y] 8[G R] 13[k] 14[w] +10, two dice out."""
    page = visit(screen=PHONE, touch=True).go("/odds/camel_up")
    assert len(DRAWN) == 13
    for touched in DRAWN:
        page.locator(touched).tap()
    expect(page.locator(".notation")).to_contain_text("6[B] 7[P Y] 8[G R] 13[k] 14[w] +10 out[Y1 R1]")


def place_camels(page: Page) -> None:
    for space in (6, 8, 7, 9, 7, 14, 13):
        page.locator(f"[data-space='{space}']").click()


def roll(page: Page, die: str, face: int) -> None:
    page.locator(f"[data-die={die}]").click()
    page.locator(f"[data-face='{face}']").click()
    expect(page.locator("[data-told]")).to_contain_text(f"rolled {face}")


def test_a_board_is_laid_out_while_nobody_answers_and_its_odds_come_by_themselves(visit: Come, own_server: ServerProcess) -> None:
    ann = visit(own_server, worker=True, screen=PHONE, language="fr")
    page = ann.go("/beside")
    wait_until_pages_are_kept(page)
    ann.watch.may_be_off_line = True
    own_server.stop()
    page.goto("/odds/camel_up")
    place_camels(page)
    page.reload()
    expect(page.locator("[data-take=purple]")).to_contain_text(said("fr", "camel_up-page-real-on", space=7))
    page.locator("[data-follow]").click()
    away = page.locator("[data-away]")
    expect(away).to_have_text(said("fr", "page-odds-away"))
    own_server.start()
    expect(page.locator("[data-odds=green]")).to_be_visible()
    expect(away).to_have_count(0)
    own_server.stop()
    page.locator("[data-die=green]").click()
    page.locator("[data-face='2']").click()
    expect(away).to_be_visible()
    expect(page.locator("[data-told]")).to_have_count(0)
    own_server.start()
    expect(page.locator("[data-told]")).to_contain_text(
        said("fr", "camel_up-page-real-rolled", camel="green", face="2", space=10)
    )


def test_a_board_that_is_changed_while_nobody_answers_is_not_overtaken_by_the_one_before(
    visit: Come, own_server: ServerProcess
) -> None:
    ann = visit(own_server, screen=PHONE)
    page = ann.go("/odds/camel_up")
    place_camels(page)
    ann.watch.may_be_off_line = True
    own_server.stop()
    page.locator("[data-follow]").click()
    expect(page.locator("[data-away]")).to_have_text(said("en", "page-odds-away"))
    page.locator("[data-take=blue]").click()
    expect(page.locator("[data-away]")).to_have_count(0)
    own_server.start()
    page.locator("[data-space='5']").click()
    page.locator("[data-follow]").click()
    expect(page.locator(".notation")).to_contain_text("5[B]")


def test_her_choice_comes_when_somebody_answers_again(visit: Come, own_server: ServerProcess) -> None:
    ann = visit(own_server, worker=True, screen=PHONE, language="pl")
    page = ann.go("/beside")
    wait_until_pages_are_kept(page)
    ann.watch.may_be_off_line = True
    own_server.stop()
    page.goto("/whom/emira")
    tell_a_court(page)
    expect(page.locator("[data-away]")).to_have_text(said("pl", "page-whom-away"))
    page.reload()
    expect(page.locator("[data-tell='1 palace']")).to_contain_text("2")
    expect(page.locator("[data-away]")).to_be_visible()
    own_server.start()
    expect(page.locator("[data-suitor='1']")).to_contain_text(said("pl", "emira-page-whom-here"))


def tell_a_court(page: Page) -> None:
    page.locator("[data-princess=janan]").click()
    for seat, told in enumerate(((0,), (1, 2, 3), (2, 2, 2), (1, 0, 3), (2, 1, 1))):
        for column, value in zip(("room", "palace", "status"), told, strict=False):
            page.locator(f"[data-tell='{seat} {column}']").click()
            page.locator(f"[data-key='{value}']").click()


def test_her_choice_is_told_with_its_reason(visit: Come) -> None:
    page = visit(screen=PHONE).go("/whom/emira")
    tell_a_court(page)
    expect(page.locator("[data-answer]")).to_have_text("Janan goes to White.")
    expect(page.locator("[data-suitor='2']")).to_contain_text("less status")
    assert axe.violations(page) == []
