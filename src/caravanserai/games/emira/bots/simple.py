"""A player of Emira that others are measured by: *simple* buys the cheapest thing that is of use, and bids little."""

from __future__ import annotations

from typing import ClassVar, Final

from caravanserai.core.bot import Bot, Choice
from caravanserai.core.randomness import Random, below
from caravanserai.games.emira import components as c
from caravanserai.games.emira.names import ACTIONS, CARAVANS, Action
from caravanserai.games.emira.table.view import EmiraView, Seat

MOST: Final = 100
"""How much it bids."""
ENOUGH: Final = 400
"""What its caravans should bring in a turn; then it buys what princesses look at."""
KEPT: Final = 100
"""Gold that is left besides the upkeep."""


class Simple(Bot[EmiraView]):
    """A simple sheikh. Answers at once."""

    name: ClassVar[str] = "simple"

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.rng = Random(seed, 2)

    def choose(self, view: EmiraView, legal_moves: list[int]) -> Choice:
        seat = view.asked if view.viewer is None else view.viewer
        assert seat is not None
        own = view.seats[seat]
        if view.phase == "bidding":
            return Choice(bid(view, own, legal_moves))
        if view.phase == "acting":
            return Choice(act(view, own, legal_moves))
        if c.GO_ON in legal_moves and view.phase in ("relieving", "buying_cards"):
            return Choice(c.GO_ON)
        if c.PAY_GIFT in legal_moves and can_pay(own, c.GIFT):
            return Choice(c.PAY_GIFT)
        return Choice(legal_moves[below(self.rng, len(legal_moves))])


def can_pay(own: Seat, price: int) -> bool:
    """Whether the upkeep, for one princess more, is left."""
    return (own.gold or 0) - price >= c.UPKEEP * (len(own.princesses) + 2) + KEPT


def bid(view: EmiraView, own: Seat, legal_moves: list[int]) -> int:
    """The least bid, up to a little, if something of use can be paid then."""
    least = view.step.bid + c.BID_STEP
    move = c.BID + least // c.BID_STEP - 1
    useful = any(can_pay(own, price + least) for price in wanted(view, own).values())
    return move if least <= MOST and useful and move in legal_moves else c.PASS


def act(view: EmiraView, own: Seat, legal_moves: list[int]) -> int:
    """The cheapest action of use that leaves the upkeep; else relief; else nothing."""
    prices = {c.BUY + ACTIONS.index(action): price for action, price in wanted(view, own).items()}
    payable = [move for move in legal_moves if move in prices and can_pay(own, prices[move])]
    if payable:
        return min(payable, key=lambda move: (prices[move], move))
    return c.TAKE_RELIEF if c.TAKE_RELIEF in legal_moves else c.GO_ON


def wanted(view: EmiraView, own: Seat) -> dict[Action, int]:
    """By action, its price: caravans until they bring enough, then rooms if there are none, and what princesses look at."""
    income = sum(c.TRACK_INCOME[CARAVANS.index(kind)] * len(spaces) for kind, spaces in own.caravans.items())
    prices: dict[Action, int] = {}
    if income < ENOUGH:
        prices |= {caravan: own.prices[caravan] for caravan in CARAVANS}
    else:
        prices |= {"appearance": own.prices["appearance"], "status": view.offer.status or 0}
    if len(own.princesses) >= own.rooms:
        prices |= {"section": own.prices["section"]}
    return prices
