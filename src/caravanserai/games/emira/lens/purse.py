"""The viewer's gold in this turn: how far bids can go, what each action costs and would change, and what is due.

And the gold of all seats, as far as the viewer knows it.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from caravanserai.games.emira import components as c
from caravanserai.games.emira import engine
from caravanserai.games.emira.engine import Position
from caravanserai.games.emira.lens.courtship import Inclination, choices_in, guests_among
from caravanserai.games.emira.lens.forecast import income_to_come, owes_upkeep, paydays
from caravanserai.games.emira.lens.worlds import Hypotheses, number_of
from caravanserai.games.emira.names import ACTIONS, CARAVANS, Action, Princess

RAISES = {c.APPEARANCE: c.BY_APPEARANCE, c.STATUS: c.BY_STATUS, c.SECTION: c.BY_PALACE}
"""What princesses see more of after an action."""


class Counted(msgspec.Struct, frozen=True):
    """What a viewer knows of a seat's gold, by what it sees and has counted."""

    gold: int | None
    """None where it is not known."""
    least: int
    """So much it is at least."""
    bid: int | None
    """The highest bid that it can pay in this turn, where it is known."""


class Result(msgspec.Struct, frozen=True):
    """What comes of an action, for bids up to so much."""

    bid: int
    """The highest bid of which this is true."""
    changes: list[Inclination]
    """Princesses who would choose otherwise."""
    guests: list[Princess]
    """Who would certainly join the viewer in this turn."""
    upkeep: int
    """What is then due in this turn, with them, and with Xenia's gift if she asks for one."""


class Plan(msgspec.Struct, frozen=True):
    """What an action on offer costs the viewer, and what it would change."""

    price: int
    pays: int
    """A caravan: gold in each income, and in how many; the turns in which it pays for the first and for the last time."""
    turns: int
    first: int
    last: int
    before: float
    """What it raises, without it: what princesses see, or what camels take off a bid; nothing for a caravan."""
    after: float
    """The same with it."""
    left: int
    """Gold left after it, without a bid; below nothing if it cannot be paid."""
    highest: int | None
    """The highest bid after which it can still be paid; None if there is none."""
    safe: int | None
    """The highest bid after which what is due in this turn can be paid too."""
    results: list[Result]
    """By rising bids: gold that is bid is not there to be compared. None if it cannot be paid."""


class Purse(msgspec.Struct, frozen=True):
    """The viewer's gold, and what this turn's bids and upkeep make of it."""

    gold: int
    discount: int
    """What camels take off a bid in this turn."""
    most: int
    """The highest bid that can be paid."""
    upkeep: int
    """What is due in this turn's upkeep, with all who live there now; nothing once it is paid."""
    guests: list[Princess]
    """Who would certainly join the viewer in this turn, and what that would add."""
    arrivals: int
    gift: int
    """What Xenia will ask for in this turn; it can be refused."""
    short: int
    """What is missing for upkeep and arrivals, with this turn's income if that is still to come."""
    cards: list[int]
    """What event cards cost: two to choose from, and three."""


def counted_of(table: Hypotheses) -> list[Counted]:
    """§2.5 All seats."""
    return [_counted(table, seat, gold) for seat, gold in enumerate(table.gold)]


def _counted(table: Hypotheses, seat: int, gold: int | None) -> Counted:
    if gold is None:
        return Counted(None, table.least(seat), None)
    board = table.board.copy()
    board.gold = [gold if number == seat else held for number, held in enumerate(board.gold)]
    return Counted(gold, gold, engine.highest_bid(board, seat))


def purse_of(table: Hypotheses, viewer: int, guests: list[Princess]) -> Purse:
    board = table.board
    owed, gold = owed_by(board, viewer), board.gold[viewer]
    arrivals = owed_with(board, viewer, guests) - owed
    return Purse(
        gold=gold,
        discount=engine.discount_of(board, viewer),
        most=engine.highest_bid(board, viewer),
        upkeep=owed,
        guests=guests,
        arrivals=arrivals,
        gift=gift_asked(board, viewer),
        short=max(0, owed + arrivals - gold - income_to_come(board, viewer)),
        cards=[engine.cards_price(board, viewer, tier) for tier in range(2)],
    )


def owed_by(board: Position, seat: int) -> int:
    """§4.7 What is still to be paid in this turn."""
    return engine.bill_of(board, seat) if owes_upkeep(board, seat) else 0


def owed_with(board: Position, seat: int, guests: Sequence[Princess]) -> int:
    """§6.4 The same when these have moved in, and what is paid for them at once."""
    after = with_guests(board, seat, guests)
    return owed_by(after, seat) + board.gold[seat] - after.gold[seat]


def with_guests(board: Position, seat: int, guests: Sequence[Princess]) -> Position:
    """§6.4 The table when these have moved in."""
    after = board.copy()
    for princess in guests:
        engine.join(after, number_of(princess), seat)
    after.phase = board.phase
    return after


def gift_asked(board: Position, seat: int) -> int:
    """§6.7 (E-77) What Xenia asks for in this turn's upkeep, when it is not her first gift."""
    if not engine.lives_with(board, seat, c.XENIA) or not owes_upkeep(board, seat) or board.phase == c.GIVING_GIFT:
        return 0
    after = board.copy()
    engine.count_gifts(after)
    return c.GIFT if after.phase == c.GIVING_GIFT else 0


# Actions


def plans_of(table: Hypotheses, viewer: int, choices: dict[Princess, Inclination]) -> dict[Action, Plan]:
    """§5.4 All that is on offer."""
    offered = [action for number, action in enumerate(ACTIONS) if engine.is_on_offer(table.board, number)]
    return {action: Planner(table, viewer, choices, action).plan() for action in offered}


class Planner:
    """One action, thought through for every bid."""

    def __init__(self, table: Hypotheses, viewer: int, choices: dict[Princess, Inclination], action: Action) -> None:
        self.table = table
        self.viewer = viewer
        self.choices = choices
        self.number = ACTIONS.index(action)
        board = table.board
        self.price = engine.price_of(board, viewer, self.number)
        self.left = board.gold[viewer] - self.price
        self.least = engine.lowest_bid(board) if board.phase == c.BIDDING else 0

    def plan(self) -> Plan:
        track = self.number if self.number < len(CARAVANS) else None
        first, last = paydays(self.table.board, self.viewer, track) if track is not None else (0, 0)
        highest = self.bid_leaving(0)
        results = self.results(highest) if highest is not None and highest >= self.least else []
        before, after = self.raised()
        return Plan(
            price=self.price,
            pays=c.TRACK_INCOME[track] if track is not None else 0,
            turns=last - first + 1 if track is not None else 0,
            first=first,
            last=last,
            before=before,
            after=after,
            left=self.left,
            highest=highest,
            safe=self.safe(results),
            results=results,
        )

    def raised(self) -> tuple[float, float]:
        """§3 and §5.3 What it is bought for, without it and with it."""
        bought = self.table.board.copy()
        self.act(bought, 0)
        return self.worth(self.table.board), self.worth(bought)

    def worth(self, board: Position) -> float:
        if self.number == c.CAMEL:
            return board.camels[self.viewer] * c.CAMEL_RATES[board.rate[self.viewer]]
        if self.number not in RAISES:
            return 0
        value = engine.seen_of(board, self.viewer, RAISES[self.number])
        return value / 2 if self.number == c.SECTION else value

    def safe(self, results: list[Result]) -> int | None:
        """§4.7 Up to this bid there is no bid after which what is due cannot be paid."""
        safe = None
        for one in results:
            most = self.bid_leaving(one.upkeep)
            if most is None or (safe is not None and most <= safe):
                break
            safe = min(one.bid, most)
            if most < one.bid:
                break
        return safe

    def bid_leaving(self, gold: int) -> int | None:
        """§5.3 The highest bid that leaves so much after the action."""
        if self.left < gold:
            return None
        discount = engine.discount_of(self.table.board, self.viewer)
        return min(self.left - gold + discount, engine.highest_bid(self.table.board, self.viewer))

    def results(self, highest: int) -> list[Result]:
        """From the least bid to the highest; only where princesses compare gold it makes a difference."""
        if not self.compares_gold():
            return [self.result(highest)]
        return self._between(self.result(self.least), self.result(highest))

    def _between(self, low: Result, high: Result) -> list[Result]:
        if _same(low, high):
            return [high]
        if high.bid - low.bid <= c.BID_STEP:
            return [low, high]
        middle = self.result((low.bid + high.bid) // (2 * c.BID_STEP) * c.BID_STEP)
        lower, upper = self._between(low, middle), self._between(middle, high)
        return [*lower[:-1], *upper] if _same(lower[-1], upper[0]) else [*lower, *upper]

    def compares_gold(self) -> bool:
        looks = (engine.first_look, engine.second_look)
        return any(look(self.table.board, number_of(princess)) == c.BY_MONEY for princess in self.choices for look in looks)

    def result(self, bid: int) -> Result:
        view, worlds = self.table.view, self.table.worlds(lambda board: self.act(board, bid))
        choices = choices_in(view, worlds)
        guests = guests_among(view, choices)
        owed = owed_with(self.table.board, self.viewer, guests) + gift_asked(self.table.board, self.viewer)
        return Result(bid, [one for who, one in choices.items() if one != self.choices[who]], guests, owed)

    def act(self, board: Position, bid: int) -> None:
        """§5.3 and §5.4 The bid is paid, and the action is taken."""
        board.asked, board.phase = self.viewer, c.FLOWING
        if bid:
            engine.pay_bid(board, bid)
            engine.look_ahead(board)
            board.asked = self.viewer
        engine.buy(board, self.number)


def _same(one: Result, other: Result) -> bool:
    return (one.changes, one.guests, one.upkeep) == (other.changes, other.guests, other.upkeep)
