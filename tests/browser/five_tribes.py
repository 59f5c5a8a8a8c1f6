"""Five Tribes in a browser's window: how its board is worked, and its main states."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from playwright.sync_api import Locator, Page

from tests.browser.hands import Pointer
from tests.browser.table import AtTable, Hand
from tests.browser.visitor import Visitor

MIDGAME = 3
"""In this round there are camels, palms and cards about."""
LONGEST = 3000
"""No game has more moves of one seat."""


class AtSultanate(AtTable):
    """The board with its planner: a tile is touched, an end is chosen, and the plan is played."""

    game: ClassVar[str] = "five_tribes"
    bot: ClassVar[str] = "regular"
    opening: ClassVar[int] = 5
    wishes: ClassVar[tuple[str, ...]] = ("on", "bid 0")
    to_do: ClassVar[str] = "[data-move]:visible, .tile.open"

    def tile(self, name: str) -> Locator:
        return self.page.locator(f'[data-tile="{name}"]')

    @property
    def open_tiles(self) -> Locator:
        return self.page.locator(".tile.open [data-tile]")

    def plan(self, place: int = 0) -> None:
        """Take a tile up, in thought, and choose the end that brings most."""
        self.open_tiles.nth(place).click()
        self.page.locator("[data-end]").first.click()
        self.page.locator("[data-plan]").wait_for()

    def turn(self, hand: Hand) -> str:
        """A whole move by its plan, or one of the things on offer."""
        if isinstance(hand, Pointer) and self.open_tiles.count():
            if self.glance()["view"]["phase"] == "starting":
                self.plan()
                self.walk()
                return "plan"
            if not self.offered:
                self.open_tiles.first.click()
        return super().turn(hand)

    def walk(self) -> None:
        """Play the plan until the tribes are set down."""
        before = self.moves
        self.page.locator("[data-plan]").click()
        self.until(lambda: self.has_walked(before))

    def has_walked(self, before: int) -> bool:
        """Whether nothing of the walk that began after so many moves is still to be set down; where nothing else is asked, one
        may start again with one's second marker."""
        seen = self.glance()
        if seen["phase"] == "over" or seen["prompt"]["actor"] != seen["you"]:
            return True
        return bool(seen["moves"] > before and seen["view"]["phase"] != "sowing")


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


# Moments that a test wants to look at


def starting(view: Any) -> bool:
    return bool(view.phase == "starting")


def bidding(view: Any) -> bool:
    return bool(view.phase == "bidding" and view.round >= MIDGAME)


def moving(view: Any) -> bool:
    return bool(view.phase == "starting" and view.round >= MIDGAME)


def choosing_action(view: Any) -> bool:
    return bool(view.phase == "tile_action")


def selling(view: Any) -> bool:
    return bool(view.phase == "ending" and len(set(view.seats[0].hand) - {"fakir"}) > 1)


def others_hold_cards(view: Any) -> bool:
    """Some that were taken openly."""
    return starting(view) and any(seat.hand is None and seat.cards > 2 for seat in view.seats)


def killing(view: Any) -> bool:
    return bool(view.phase == "killing")


# States


def at(visitor: Visitor, moment: Callable[[Any], bool] | None, **settings: Any) -> Page:
    """A page that shows such a moment of a game, on our turn, or its end."""
    table = sit_down(visitor, bot="regular", name="Salma", **settings)
    visitor.forward(table, moment)
    page = visitor.go(f"/t/{table}")
    page.locator("[data-move]:visible, .tile.open, #result-title").first.wait_for()
    page.wait_for_load_state("networkidle")
    visitor.settle()
    return page


def tribes_bid(visitor: Visitor) -> Page:
    return at(visitor, bidding)


def tribes_turn(visitor: Visitor) -> Page:
    """It is our turn to move, in the midst of a game."""
    return at(visitor, moving, options={"thieves": True})


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
    return at(visitor, choosing_action)


def tribes_sale(visitor: Visitor) -> Page:
    page = at(visitor, selling)
    for good in page.locator("[data-good]").all():
        good.click()
    page.locator("[data-sell]").wait_for()
    return page


def tribes_kill(visitor: Visitor) -> Page:
    return at(visitor, killing)


def tribes_djinn(visitor: Visitor) -> Page:
    page = tribes_turn(visitor)
    reading(visitor, "djinns")
    page.locator("[data-djinn]").first.click()
    page.locator("dialog[open] blockquote").wait_for()
    visitor.settle()
    return page


def tribes_counted(visitor: Visitor) -> Page:
    """What others must have lies before them."""
    page = at(visitor, others_hold_cards)
    more = page.locator(".players button.more")
    if more.count():
        more.click()
    page.locator("[data-counted]:visible").first.wait_for()
    visitor.settle()
    return page


def tribes_scores(visitor: Visitor) -> Page:
    page = tribes_turn(visitor)
    reading(visitor, "scores")
    lines = page.locator("[data-scores]")
    if lines.is_visible():
        lines.click()
    page.locator("[data-part=scores] table").first.wait_for()
    visitor.settle()
    return page


def tribes_bazaar(visitor: Visitor) -> Page:
    page = tribes_turn(visitor)
    reading(visitor, "bazaar")
    visitor.settle()
    return page


def tribes_end(visitor: Visitor) -> Page:
    page = at(visitor, None, players=4, options={"thieves": True})
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
        tribes_counted,
        tribes_scores,
        tribes_bazaar,
        tribes_end,
        tribes_text,
    )
}
RARE = {"tribes_taken", "tribes_sowing", "tribes_market", "tribes_sale", "tribes_djinn", "tribes_counted"}
"""Much like other states, and looked at less often."""
