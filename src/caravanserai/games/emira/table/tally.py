"""§2.5 What a seat that listens knows of every purse: gold moves in the open, so from the start of a game on it is exact.

Whoever begins to listen later knows a range. What was paid to act is heard too, and told by no view once the auction is over.
"""

from __future__ import annotations

from caravanserai.core.contract import Event, SeatNumber, Tally
from caravanserai.games.emira import components as c
from caravanserai.games.emira import events as e
from caravanserai.games.emira.engine import Position, is_open

PRICED = (e.CaravanBought, e.TokenBought, e.SectionBought, e.CamelBought, e.CardsPaid)
RICHEST = c.MOST_BID
"""No purse ever holds more (E-45)."""


class EmiraTally(Tally):
    """The least and the most that each seat can have, which are the same where it is known; and who paid to act."""

    least: list[int]
    most: list[int]
    bidder: SeatNumber | None = None
    """Who won the latest auction of this turn; None if nobody had to pay."""
    bid: int = 0
    """At what bid."""

    def knows(self, seat: int) -> bool:
        return self.least[seat] == self.most[seat]

    def likely(self, seat: int, guess: int) -> int:
        """A guess at a purse, held against what is known of it."""
        return min(max(guess, self.least[seat]), self.most[seat])

    def flow(self, seat: int, gold: int) -> None:
        """Gold comes or goes; what is paid was there."""
        self.least[seat] = max(0, self.least[seat] + gold)
        self.most[seat] = max(self.least[seat], self.most[seat] + gold)

    def show(self, seat: int, gold: int) -> None:
        self.least[seat] = self.most[seat] = gold

    def win(self, seat: SeatNumber | None, bid: int) -> None:
        self.bidder, self.bid = seat, bid


def tally_of(position: Position, seat: int | None) -> EmiraTally:
    """All begin alike; later a seat knows its own purse, and what lies open (§6.5)."""
    tally = EmiraTally([0] * position.seats, [RICHEST] * position.seats)
    for other in range(position.seats):
        if position.turn == 0 or other == seat or is_open(position, other):
            tally.show(other, position.gold[other])
    return tally


def count(tally: EmiraTally, event: Event) -> None:
    """What everybody hears of gold, and of who paid to act."""
    match event:
        case e.AuctionOpened() | e.ActsFree():
            tally.win(None, 0)
        case e.AuctionWon(seat=seat, bid=bid):
            tally.win(seat, bid)
    match event:
        case e.IncomePaid(seat=seat, gold=gold) | e.ReliefTaken(seat=seat, gold=gold):
            tally.flow(seat, gold)
        case e.AuctionWon(seat=seat, paid=gold) | e.StatusBought(seat=seat, cost=gold):
            tally.flow(seat, -gold)
        case e.GiftPaid(seat=seat, gold=gold) | e.UpkeepPaid(seat=seat, gold=gold):
            tally.flow(seat, -gold)
        case e.GoldShown(seat=seat, gold=gold) | e.Opened(seat=seat, gold=gold):
            tally.show(seat, gold)
        case _ if isinstance(event, PRICED):
            tally.flow(event.seat, -event.price)
