"""The main states of the page, each brought about in any language and on any screen."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

from tests.browser.server_process import ROOT
from tests.browser.visitor import Visitor
from tests.browser.words import said

State = Callable[[Visitor], Page]
ROLLS = 6
"""After so many rolls of Ann's a leg has been scored, and there are tickets, tiles and cards about."""


def home(visitor: Visitor) -> Page:
    return visitor.go("/")


def home_with_tables(visitor: Visitor) -> Page:
    visitor.play_out(visitor.sit_down(name="Ann", options={}))
    visitor.sit_down(name="Ann", listed=True)
    return visitor.go("/")


def new_table_folded(visitor: Visitor) -> Page:
    page = visitor.go("/new?game=camel_up")
    page.locator("details.fold summary").first.wait_for()
    return page


def new_table(visitor: Visitor) -> Page:
    page = new_table_folded(visitor)
    while (folded := page.locator("details.fold:not([open]) > summary")).count():
        folded.first.click()
    return page


def lobby(visitor: Visitor) -> Page:
    visitor.ask("GET", "/me")
    table = visitor.ask("POST", "/tables", {"game": "camel_up", "players": 5, "name": "Wieczór"})["table"]
    visitor.do(table, "sit", name="Ann", seat=0)
    visitor.do(table, "seat_bot", seat=2, bot="novice")
    return visitor.go(f"/t/{table}")


def bot_choice(visitor: Visitor) -> Page:
    page = lobby(visitor)
    page.get_by_role("button", name=say(visitor, "page-lobby-fill")).click()
    return page


def setup(visitor: Visitor) -> Page:
    """The camels are being stacked, by us."""
    table = visitor.sit_down(options={"stack_order": "choose", "first_crazy": "choose"})
    return visitor.go(f"/t/{table}")


def turn(visitor: Visitor, players: int = 4) -> Page:
    """It is our turn, in the midst of a game."""
    table = visitor.sit_down(players=players)
    for move in ("roll", "ticket", "winner", "roll"):
        visitor.play(table, move)
    visitor.wait_for_turn(table)
    page = visitor.go(f"/t/{table}")
    page.locator("[data-move]").first.wait_for()
    visitor.settle()
    return page


def turn_of_eight(visitor: Visitor) -> Page:
    return turn(visitor, players=8)


def generic(visitor: Visitor) -> Page:
    """A game that has no board of its own here: the generic one plays it. Where every game has one, Camel Up as text."""
    visitor.ask("GET", "/me")
    games = [info["game"] for info in visitor.ask("GET", "/games")]
    plain = [game for game in games if not (ROOT / "web" / "src" / "games" / game / "index.ts").exists()]
    if not plain:
        return text_turn(visitor)
    made = visitor.ask("POST", "/tables/quick", {"game": plain[0], "name": "Ann"})
    page = visitor.go(made["path"])
    page.locator("[data-move]").first.wait_for()
    return page


def watching(visitor: Visitor) -> Page:
    table = visitor.sit_down(bot="novice")
    for _ in range(ROLLS):
        visitor.play(table, "roll")
    visitor.wait_for_turn(table)
    visitor.context.clear_cookies()
    return visitor.go(f"/t/{table}")


def tile(visitor: Visitor) -> Page:
    """Where a tile may lie, under the lens."""
    page = turn(visitor)
    tray(visitor, "tile")
    page.locator('[data-side="cheer"]').first.click()
    page.locator("[data-space]").first.wait_for()
    visitor.settle()
    return page


def why_not(visitor: Visitor) -> Page:
    page = tile(visitor)
    page.locator("[data-space].no").nth(2).click()
    page.locator("[data-about]").wait_for()
    visitor.settle()
    return page


def chosen(visitor: Visitor) -> Page:
    """A move that waits to be confirmed."""
    visitor.prefer(confirm=True)
    page = turn(visitor)
    tray(visitor, "roll")
    if not page.locator("[data-confirm]").count():
        page.locator('[data-move="roll"]').first.click()
    page.locator("[data-confirm]").wait_for()
    page.mouse.move(2, 2)  # what lies under a pointer that rests is explained
    return page


def odds(visitor: Visitor) -> Page:
    page = turn(visitor)
    reading(visitor, "odds")
    page.locator(".odds table").first.wait_for()
    visitor.settle()
    return page


def race_odds(visitor: Visitor) -> Page:
    page = odds(visitor)
    page.get_by_role("button", name=say(visitor, "camel_up-page-odds-race")).first.click()
    return page


def log(visitor: Visitor) -> Page:
    page = turn(visitor)
    reading(visitor, "log")
    page.locator(".log li").first.wait_for()
    visitor.settle()
    return page


def accounts(visitor: Visitor) -> Page:
    """How the last leg was paid."""
    table = visitor.sit_down()
    while visitor.wait_for_turn(table)["view"]["leg"] < 2:
        visitor.play(table, "roll")
    page = visitor.go(f"/t/{table}")
    page.locator("[data-move]").first.wait_for()
    if page.locator("button.to-accounts:visible").count() == 0:
        page.get_by_role("button", name=say(visitor, "camel_up-page-players-more")).click()
    page.locator("button.to-accounts:visible").first.click()
    visitor.settle()
    return page


def citation(visitor: Visitor) -> Page:
    page = log(visitor)
    page.locator(".log .cite:visible").first.click()
    page.locator("dialog[open]").wait_for()
    page.wait_for_load_state("networkidle")
    visitor.settle()
    return page


def menu(visitor: Visitor) -> Page:
    page = turn(visitor)
    page.get_by_role("button", name=say(visitor, "page-table-menu"), exact=True).click()
    visitor.settle()
    return page


def talk(visitor: Visitor) -> Page:
    page = turn(visitor)
    visitor.do(page.url.split("/t/")[1], "say", text="Hej!")
    page.get_by_role("button", name=say(visitor, "page-table-talk")).click()
    page.get_by_role("textbox", name=say(visitor, "page-table-talk-say")).wait_for()
    visitor.settle()
    return page


def earlier(visitor: Visitor) -> Page:
    page = turn(visitor)
    visitor.go(f"{page.url.removeprefix(visitor.address)}?move=12")
    page.get_by_role("slider").wait_for()
    return page


def end(visitor: Visitor) -> Page:
    table = visitor.sit_down(bot="novice")
    visitor.play_out(table)
    page = visitor.go(f"/t/{table}")
    page.locator("#result-title, #ending-title").first.wait_for()
    visitor.settle()
    return page


def fair(visitor: Visitor) -> Page:
    page = end(visitor)
    page.get_by_role("button", name=say(visitor, "page-table-verify")).first.click()
    page.get_by_text(say(visitor, "page-table-verify-fits")).wait_for()
    visitor.settle()
    return page


def text_turn(visitor: Visitor) -> Page:
    visitor.prefer(text=True)
    return turn(visitor)


def text_of_eight(visitor: Visitor) -> Page:
    visitor.prefer(text=True)
    return turn(visitor, players=8)


def text_end(visitor: Visitor) -> Page:
    visitor.prefer(text=True)
    return end(visitor)


def keyboard(visitor: Visitor) -> Page:
    """What the single keys do."""
    page = turn(visitor)
    page.keyboard.press("?")
    page.locator("dialog[open]").wait_for()
    visitor.settle()
    return page


def shelf(visitor: Visitor) -> Page:
    return visitor.go("/rules")


def rules(visitor: Visitor) -> Page:
    page = visitor.go("/rules/camel_up")
    page.locator("h2, h3").nth(5).wait_for()
    visitor.settle()
    return page


def you(visitor: Visitor) -> Page:
    page = visitor.go("/you")
    page.get_by_role("button", name=say(visitor, "page-you-make")).click()
    page.get_by_role("img", name=say(visitor, "page-you-qr")).first.wait_for()
    return page


def about(visitor: Visitor) -> Page:
    return visitor.go("/about")


def preferences(visitor: Visitor) -> Page:
    page = visitor.go("/about")
    page.get_by_role("button", name=say(visitor, "page-preferences"), exact=True).first.click()
    visitor.settle()
    return page


def missing(visitor: Visitor) -> Page:
    visitor.watch.expect("404")
    return visitor.go("/t/nosuchtable1")


def say(visitor: Visitor, text: str, **given: object) -> str:
    return said(visitor.language, text, **given)


def tray(visitor: Visitor, what: str) -> None:
    """On phones one tray is open at a time."""
    tab = visitor.page.locator(f'[data-tab="{what}"]')
    if tab.count():
        tab.click()


def reading(visitor: Visitor, what: str) -> None:
    """Where there is room the odds and the log lie open; elsewhere they are opened."""
    opener = visitor.page.get_by_role("button", name=say(visitor, "camel_up-page-tab", what=what), exact=True)
    if opener.count():
        opener.first.click()


STATES: dict[str, State] = {
    state.__name__: state
    for state in (
        home,
        home_with_tables,
        new_table_folded,
        new_table,
        lobby,
        bot_choice,
        setup,
        turn,
        turn_of_eight,
        generic,
        watching,
        tile,
        why_not,
        chosen,
        odds,
        race_odds,
        log,
        accounts,
        citation,
        menu,
        talk,
        earlier,
        end,
        fair,
        text_turn,
        text_of_eight,
        text_end,
        keyboard,
        shelf,
        rules,
        you,
        about,
        preferences,
        missing,
    )
}
