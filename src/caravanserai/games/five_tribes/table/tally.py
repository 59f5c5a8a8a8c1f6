"""What a seat could know by keeping count: gold moves in the open, and so do all cards but those drawn off the pile.

It is made from the events that this seat heard, and from nothing else.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from caravanserai.core.contract import Event, Tally
from caravanserai.core.sets import counted
from caravanserai.games.five_tribes import components as c
from caravanserai.games.five_tribes import events as e
from caravanserai.games.five_tribes.engine import Position
from caravanserai.games.five_tribes.names import RESOURCES, Resource


class FiveTribesTally(Tally):
    """By seat, what is certain. Cards that a seat has beyond those are any that nobody has seen."""

    gold: list[int | None]
    """None if it is not known: for somebody who has not listened from the start."""
    cards: list[dict[Resource, int]]


def tally_of(position: Position, viewer: int | None) -> FiveTribesTally:
    """§2 All begin with the same gold and no cards; later on, a viewer who sits down knows what it sees."""
    seats = range(position.seats)
    at_start = position.turns == 0 and position.bids == 0
    seen = [at_start or position.open_hands or seat == viewer for seat in seats]
    hands = [position.hand[seat * c.RESOURCES : (seat + 1) * c.RESOURCES] for seat in seats]
    return FiveTribesTally(
        [position.gold[seat] if seen[seat] else None for seat in seats],
        [counted(hands[seat], RESOURCES) if seen[seat] else {} for seat in seats],  # type: ignore[misc]
    )


def count(tally: FiveTribesTally, event: Event) -> None:
    """Let an event add to the tally; most have nothing to do with it."""
    counting = _COUNTS.get(type(event))
    if counting is not None:
        counting(tally, event)


def _pay(tally: FiveTribesTally, seat: int, gold: int) -> None:
    had = tally.gold[seat]
    tally.gold[seat] = None if had is None else had + gold


def _gain(tally: FiveTribesTally, seat: int, card: Resource) -> None:
    tally.cards[seat][card] = tally.cards[seat].get(card, 0) + 1


def _lose(tally: FiveTribesTally, seat: int, card: Resource) -> None:
    """A card that was not known to be there is one that nobody had seen."""
    left = tally.cards[seat].get(card, 0) - 1
    if left > 0:
        tally.cards[seat][card] = left
    else:
        tally.cards[seat].pop(card, None)


def _bought(tally: FiveTribesTally, event: e.CardBought) -> None:
    _pay(tally, event.seat, -event.price)
    _gain(tally, event.seat, event.resource)


def _drawn(tally: FiveTribesTally, event: e.CardDrawn) -> None:
    if event.resource is not None:
        _gain(tally, event.seat, event.resource)


def _offered(tally: FiveTribesTally, event: e.GoodOffered) -> None:
    """§3.7 What is put together in the open is there, whether it was known or not."""
    tally.cards[event.seat].setdefault(event.good, 1)


def _sold(tally: FiveTribesTally, event: e.SuitSold) -> None:
    _pay(tally, event.seat, event.gold)
    for good in event.goods:
        _lose(tally, event.seat, good)


def _spent(tally: FiveTribesTally, event: e.FakirsSpent) -> None:
    for _ in range(event.count):
        _lose(tally, event.seat, "fakir")


def _opened(tally: FiveTribesTally, event: e.Opened) -> None:
    tally.gold[event.seat] = event.gold
    tally.cards[event.seat] = dict(event.hand)


_COUNTS: dict[type, Callable[[FiveTribesTally, Any], None]] = {
    e.SpotTaken: lambda tally, event: _pay(tally, event.seat, -event.price),
    e.Built: lambda tally, event: _pay(tally, event.seat, event.gold),
    e.DjinnPaid: lambda tally, event: _pay(tally, event.seat, event.gold),
    e.RowTaken: lambda tally, event: _gain(tally, event.seat, event.resource),
    e.CardBought: _bought,
    e.CardDrawn: _drawn,
    e.GoodOffered: _offered,
    e.SuitSold: _sold,
    e.FakirsSpent: _spent,
    e.GoodGiven: lambda tally, event: _lose(tally, event.seat, event.good),
    e.GoodClaimed: lambda tally, event: _gain(tally, event.seat, event.good),
    e.Opened: _opened,
}
