"""Five Tribes in a browser's window: how its board is worked, and its main states."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page

from tests.browser.table import AtTable
from tests.browser.visitor import Visitor

MIDGAME = 3
"""In this round there are camels, palms and cards about."""
LONGEST = 3000
"""No game has more moves of one seat."""


class AtSultanate(AtTable):
    """The board with its planner: a tile is touched, an end is chosen, and the plan is played."""

    def tile(self, name: str) -> Locator:
        return self.page.locator(f'[data-tile="{name}"]')

    @property
    def open_tiles(self) -> Locator:
        return self.page.locator(".tile.open [data-tile]")

    def wait(self) -> bool:
        for _ in range(400):
            if self.page.locator("[data-move]:visible, .tile.open").count():
                return True
            if self.is_over():
                return False
            self.page.wait_for_timeout(20)
        raise AssertionError(f"nothing to do, and the game is not over: {self.page.locator('[data-prompt]').inner_text()}")

    def plan(self, place: int = 0) -> None:
        """Take a tile up, in thought, and choose the end that brings most."""
        self.open_tiles.nth(place).click()
        self.page.locator("[data-end]").first.click()
        self.page.locator("[data-plan]").wait_for()

    def turn(self, *wishes: str) -> str:
        """Do something: a whole move by its plan, or one of the things on offer; what it was."""
        if self.glance()["view"]["phase"] == "starting" and self.open_tiles.count():
            self.plan()
            self.page.locator("[data-plan]").click()
            self.until(lambda: self.glance()["view"]["phase"] not in ("starting", "sowing"))
            return "plan"
        if not self.offered:
            self.open_tiles.first.click()
        return self.choose(*wishes)


def sit_down(visitor: Visitor, *, players: int = 3, bot: str = "random", name: str = "Ann", **settings: Any) -> str:
    """A game against bots, begun."""
    visitor.ask("GET", "/me")
    table = str(visitor.ask("POST", "/tables", {"game": "five_tribes", "players": players, **settings})["table"])
    visitor.do(table, "sit", name=name, seat=0)
    for seat in range(1, players):
        visitor.do(table, "seat_bot", seat=seat, bot=bot)
    visitor.do(table, "ready")
    visitor.do(table, "start")
    return table


def play_until(visitor: Visitor, table: str, there: Callable[[Any], bool]) -> Any:
    """Make one move after the other, now this, now that, until the table is as wished or the game is over; how it is then."""
    version = 0
    for _ in range(LONGEST):
        update = visitor.ask("GET", f"/tables/{table}?since={version}")
        version = update["version"]
        legal = [move for group in update["legal"] for move in group["moves"]]
        if update["phase"] == "over" or (legal and there(update["view"])):
            return update
        if legal:
            visitor.do(table, "play", move=legal[version * 7 % len(legal)]["number"], version=version)
    raise AssertionError("it never came to that")


def at(visitor: Visitor, there: Callable[[Any], bool], **settings: Any) -> Page:
    """A page that shows such a moment of a game, on our turn."""
    table = sit_down(visitor, bot="regular", name="Salma", **settings)
    play_until(visitor, table, there)
    page = visitor.go(f"/t/{table}")
    page.locator("[data-move]:visible, .tile.open, #result-title").first.wait_for()
    page.wait_for_load_state("networkidle")
    visitor.settle()
    return page


def tribes_bid(visitor: Visitor) -> Page:
    return at(visitor, lambda view: view["phase"] == "bidding" and view["round"] >= MIDGAME)


def tribes_turn(visitor: Visitor) -> Page:
    """It is our turn to move, in the midst of a game."""
    return at(visitor, lambda view: view["phase"] == "starting" and view["round"] >= MIDGAME, options={"thieves": True})


def tribes_taken(visitor: Visitor) -> Page:
    """The fullest tile is taken up in thought: the ends of its moves are lit."""
    page = tribes_turn(visitor)
    table = AtSultanate(visitor)
    tiles = visitor.look(table.table)["view"]["tiles"]
    names = table.open_tiles.evaluate_all("(all) => all.map((one) => one.dataset.tile)")
    fullest = max((tile for tile in tiles if tile["tile"] in names), key=lambda tile: sum(tile["meeples"].values()))
    table.tile(fullest["tile"]).click()
    page.locator("[data-end]").first.wait_for()
    visitor.settle()
    return page


def tribes_plan(visitor: Visitor) -> Page:
    page = tribes_taken(visitor)
    page.locator("[data-end]").first.click()
    page.locator("[data-plan]").wait_for()
    visitor.settle()
    return page


def tribes_sowing(visitor: Visitor) -> Page:
    """Step by step: something is in hand."""
    page = tribes_taken(visitor)
    page.locator('.dock [data-move^="pick"]').click()
    page.locator('[data-move^="drop"]').first.wait_for()
    page.wait_for_load_state("networkidle")
    visitor.settle()
    return page


def tribes_market(visitor: Visitor) -> Page:
    return at(visitor, lambda view: view["phase"] == "tile_action")


def tribes_sale(visitor: Visitor) -> Page:
    page = at(visitor, lambda view: view["phase"] == "ending" and len(set(view["seats"][0]["hand"]) - {"fakir"}) > 1)
    for good in page.locator("[data-good]").all():
        good.click()
    page.locator("[data-sell]").wait_for()
    return page


def tribes_kill(visitor: Visitor) -> Page:
    return at(visitor, lambda view: view["phase"] == "killing")


def tribes_djinn(visitor: Visitor) -> Page:
    page = tribes_turn(visitor)
    reading(visitor, "djinns")
    page.locator("[data-djinn]").first.click()
    page.locator("dialog[open] blockquote").wait_for()
    visitor.settle()
    return page


def tribes_scores(visitor: Visitor) -> Page:
    page = tribes_turn(visitor)
    reading(visitor, "scores")
    page.locator(".scores table").first.wait_for()
    visitor.settle()
    return page


def tribes_bazaar(visitor: Visitor) -> Page:
    page = tribes_turn(visitor)
    reading(visitor, "bazaar")
    visitor.settle()
    return page


def tribes_end(visitor: Visitor) -> Page:
    page = at(visitor, lambda view: False, players=4, options={"thieves": True})
    page.locator("#result-title").wait_for()
    visitor.settle()
    return page


def tribes_text(visitor: Visitor) -> Page:
    visitor.prefer(text=True)
    return tribes_turn(visitor)


def reading(visitor: Visitor, what: str) -> None:
    """Where there is room it lies open; elsewhere it is opened."""
    tab = visitor.page.locator(f'[data-tab="{what}"]')
    if tab.count():
        tab.click()


STATES: dict[str, Callable[[Visitor], Page]] = {
    state.__name__: state
    for state in (
        tribes_bid,
        tribes_turn,
        tribes_taken,
        tribes_plan,
        tribes_sowing,
        tribes_market,
        tribes_sale,
        tribes_kill,
        tribes_djinn,
        tribes_scores,
        tribes_bazaar,
        tribes_end,
        tribes_text,
    )
}
