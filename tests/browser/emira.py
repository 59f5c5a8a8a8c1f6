"""Emira in a browser's window: how a whole game is played, and its main states."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from playwright.sync_api import Page

from caravanserai.games.emira import names
from tests.browser.table import AtTable, Hand
from tests.browser.visitor import Visitor
from tests.browser.words import said

PRINCESSES = {said("en", "emira-princess", princess=princess) for princess in names.PRINCESSES}
MIDGAME = 4
"""From this turn on there are caravans, princesses and cards about."""


class AtCourt(AtTable):
    """Whoever buys little but event cards leaves most princesses to the bot, and the game is soon won."""

    game: ClassVar[str] = "emira"
    players: ClassVar[int] = 3
    options: ClassVar[dict[str, str]] = {"advanced": "yes"}
    bot: ClassVar[str] = "regular"
    opening: ClassVar[int] = 9
    wishes: ClassVar[tuple[str, ...]] = ("play", "cards", "pay", "keep", "pass", "buy camel", "on")

    def __init__(self, visitor: Visitor) -> None:
        super().__init__(visitor)
        self.has_bid = False

    def turn(self, hand: Hand) -> str:
        """Everybody bids once."""
        if self.has_bid:
            return super().turn(hand)
        done = self.choose_with(hand, "bid", *self.wishes)
        self.has_bid = done.startswith("bid")
        return done


def sit_down(visitor: Visitor, players: int = 4, bot: str = "regular", lens: str = "all", **options: Any) -> str:
    """A game against bots, in which Ann has seat 0."""
    visitor.ask("GET", "/me")
    table = str(visitor.ask("POST", "/tables", {"game": "emira", "players": players, "lens": lens, "options": options})["table"])
    visitor.do(table, "sit", name="Ann", seat=0)
    for seat in range(1, players):
        visitor.do(table, "seat_bot", seat=seat, bot=bot)
    visitor.do(table, "ready")
    visitor.do(table, "start")
    return table


# Moments that a test wants to look at


def bidding(view: Any) -> bool:
    return bool(view.phase == "bidding" and view.turn >= MIDGAME and view.step.bid and len(view.step.pending) > 2)


def rich(view: Any) -> bool:
    """We are asked to bid, and could pay for much."""
    return bool(view.phase == "bidding" and view.turn > 1 and view.step.bid < 200 and view.seats[0].gold >= 800)


def buying(view: Any) -> bool:
    return bool(view.phase == "acting" and view.turn >= MIDGAME and view.seats[0].gold >= 500)


def opening_bid(view: Any) -> bool:
    """Three bid, nobody has yet, and there is enough for many bids."""
    enough = all(seat.gold is None or seat.gold >= 700 for seat in view.seats)
    return bool(view.phase == "bidding" and view.turn > 1 and not view.step.bid and len(view.step.pending) == 3 and enough)


def purchases(view: Any) -> bool:
    """The last thing that is asked before she chooses."""
    return bool(view.phase == "buying_cards" and view.turn >= MIDGAME and view.in_play)


def playing_cards(view: Any) -> bool:
    return bool(view.phase == "playing_cards" and view.seats[0].cards > 1)


def looking(view: Any) -> bool:
    return bool(view.phase == "arranging_princesses")


def vermin(view: Any) -> bool:
    return bool(view.phase == "moving_vermin")


def honours(view: Any) -> bool:
    return bool(view.phase == "choosing_status")


def samira(view: Any) -> bool:
    return bool(view.phase == "discarding_token" and len(view.seats[0].tokens) > 1)


def zahrah(view: Any) -> bool:
    return bool(view.phase == "discarding_status" and len(set(view.seats[0].status)) > 1)


def sidi(view: Any) -> bool:
    return bool(view.phase == "giving_up")


def xenia(view: Any) -> bool:
    return bool(view.phase == "giving_gift")


def short(view: Any) -> bool:
    """Upkeep cannot be paid."""
    own = view.seats[0]
    return bool(view.phase in ("bidding", "acting") and own.gold < 50 * len(own.princesses))


def rival_kept_busy(view: Any) -> bool:
    """Hind has moved in with somebody else in the last turn."""
    rivals = [seat for seat in view.seats[1:] if "hind" in seat.princesses]
    return bool(view.phase == "bidding" and rivals and view.step.hind_turn + 1 == view.turn)


def undecided(view: Any) -> bool:
    return bool(view.phase == "bidding" and len(view.undecided) > 1)


# States


def at(visitor: Visitor, moment: Callable[[Any], bool] | None, players: int = 4, known: int = 0, **options: Any) -> Page:
    """A page that shows such a moment, or the end, and what the lens says of it."""
    table = sit_down(visitor, players, **options)
    visitor.forward(table, moment, known=known)
    return show(visitor, table)


def show(visitor: Visitor, table: str) -> Page:
    page = visitor.go(f"/t/{table}")
    page.locator("[data-move]:visible, #result-title, #ending-title").first.wait_for()
    page.wait_for_load_state("networkidle")
    visitor.settle()
    return page


def emira_lobby(visitor: Visitor) -> Page:
    """With options that are not the usual ones."""
    visitor.ask("GET", "/me")
    options = {"advanced": True, "base_income": 200, "zahrah_discard": "deck"}
    table = visitor.ask("POST", "/tables", {"game": "emira", "players": 5, "name": "Wieczór", "options": options})["table"]
    visitor.do(table, "sit", name="Ann", seat=0)
    return visitor.go(f"/t/{table}")


def emira_opening(visitor: Visitor) -> Page:
    """Which event to begin with."""
    return show(visitor, sit_down(visitor))


def emira_auction(visitor: Visitor) -> Page:
    """We have picked what we bid for."""
    page = at(visitor, bidding)
    page.locator("button.price").first.click()
    return page


def emira_agreed(visitor: Visitor) -> Page:
    """A maximum bids for us, while somebody else thinks."""
    browser = visitor.context.browser
    assert browser is not None
    ben = Visitor(browser, visitor.address)
    for person in (visitor, ben):
        person.ask("GET", "/me")
    table = str(visitor.ask("POST", "/tables", {"game": "emira", "players": 3})["table"])
    for seat, (person, name) in enumerate(((visitor, "Ann"), (ben, "Ben"))):
        person.do(table, "sit", name=name, seat=seat)
        person.do(table, "ready")
    visitor.do(table, "seat_bot", seat=2, bot="regular")
    visitor.do(table, "start")
    visitor.forward(table, bidding)
    page = show(visitor, table)
    page.locator(".amount input").fill("400")
    page.locator(".amount input").press("Tab")
    page.locator("button.agree").click()
    page.locator("[data-move]").first.wait_for(state="detached")
    page.wait_for_load_state("networkidle")
    visitor.settle()
    ben.leave()
    return page


def emira_buying(visitor: Visitor) -> Page:
    """With three players two princesses are in sight."""
    return at(visitor, buying, players=3)


def emira_cards(visitor: Visitor) -> Page:
    return at(visitor, playing_cards, known=1)


def emira_looking(visitor: Visitor) -> Page:
    """In which order the next princesses will come."""
    return at(visitor, looking)


def emira_vermin(visitor: Visitor) -> Page:
    return at(visitor, vermin, known=25, advanced=True)


def emira_honours(visitor: Visitor) -> Page:
    """A card of the whole status deck."""
    return at(visitor, honours, known=10)


def emira_samira(visitor: Visitor) -> Page:
    return at(visitor, samira, known=11, advanced=True)


def emira_zahrah(visitor: Visitor) -> Page:
    return at(visitor, zahrah, known=3, advanced=True)


def emira_sidi(visitor: Visitor) -> Page:
    return at(visitor, sidi)


def emira_xenia(visitor: Visitor) -> Page:
    return at(visitor, xenia, players=5)


def emira_short(visitor: Visitor) -> Page:
    """A warning in our house, before upkeep cannot be paid."""
    page = at(visitor, short, players=3)
    reading(visitor, "house")
    page.locator(".warning:visible").wait_for()
    visitor.settle()
    return page


def emira_undecided(visitor: Visitor) -> Page:
    page = at(visitor, undecided, players=3, known=2)
    reading(visitor, "undecided")
    page.locator("[data-princess]:visible").first.wait_for()
    visitor.settle()
    return page


def emira_sheikhs(visitor: Visitor) -> Page:
    page = at(visitor, bidding, players=5)
    reading(visitor, "sheikhs")
    visitor.settle()
    return page


def emira_end(visitor: Visitor) -> Page:
    """Everybody's objective is shown."""
    page = at(visitor, None, players=3)
    page.locator(".result [data-house]").nth(2).wait_for()
    return page


def emira_advanced_end(visitor: Visitor) -> Page:
    return at(visitor, None, players=5, advanced=True)


def emira_text(visitor: Visitor) -> Page:
    visitor.prefer(text=True)
    return at(visitor, buying, players=3)


def reading(visitor: Visitor, what: str) -> None:
    """Where there is room it lies open; elsewhere it is opened."""
    tab = visitor.page.locator(f'[data-tab="{what}"]')
    if tab.count():
        tab.click()


STATES: dict[str, Callable[[Visitor], Page]] = {
    state.__name__: state
    for state in (
        emira_lobby,
        emira_opening,
        emira_auction,
        emira_agreed,
        emira_buying,
        emira_cards,
        emira_looking,
        emira_vermin,
        emira_honours,
        emira_samira,
        emira_zahrah,
        emira_sidi,
        emira_xenia,
        emira_short,
        emira_undecided,
        emira_sheikhs,
        emira_end,
        emira_advanced_end,
        emira_text,
    )
}
USUAL = {"emira_opening", "emira_auction", "emira_buying", "emira_samira", "emira_short", "emira_advanced_end", "emira_text"}
RARE = STATES.keys() - USUAL
"""Much like other states, and looked at less often."""
