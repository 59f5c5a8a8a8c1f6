"""What can be ordered ahead: to bid up to a maximum in this auction, to pass in this turn, and to do without events or relief."""

from __future__ import annotations

import re

from caravanserai.core.contract import Ordered, OrderOffer
from caravanserai.core.errors import BadNotation
from caravanserai.games.emira import components as c
from caravanserai.games.emira.table.moves import MOVE_TABLE, MOVES, Bid
from caravanserai.games.emira.table.view import EmiraView, Seat

_BID_TO = re.compile(r"bid to (?P<most>\d{1,5})")
_WITHOUT = {"playing_cards": "no_event", "relieving": "no_relief", "buying_cards": "no_card"}
"""The questions that one may leave alone until something changes, and what that is called."""


def ordered(text: str) -> Ordered:
    """`bid to 200`; or any move: what is passed or done without is so until something changes, all else is done once."""
    if text.startswith("bid to"):
        return _bid_to(text)
    number = MOVE_TABLE.read(text)
    chosen = lambda view, legal: number if number in legal else None  # noqa: E731
    if text == "pass":
        return Ordered(chosen, at="bidding", again=True)
    if text == "on":
        return Ordered(chosen, within=_household, in_stage=False, again=True)
    return Ordered(chosen)


def _bid_to(text: str) -> Ordered:
    found = _BID_TO.fullmatch(text)
    if found is None or int(found["most"]) % c.BID_STEP:
        raise BadNotation(text, 7, f"after 'bid to' comes the most that is bid, always tens: bid to {12 * c.BID_STEP}")
    most = int(found["most"])

    def least(view: EmiraView, legal: list[int]) -> int | None:
        bids = [number for number in legal if isinstance(MOVES[number], Bid) and MOVES[number].amount <= most]
        return min(bids, key=lambda number: int(MOVES[number].amount), default=None)

    return Ordered(least, at="bidding", within=_auction, again=True)


def _auction(view: EmiraView) -> str:
    """§5.1 Each auction of a turn has fewer who have not acted than the one before."""
    return ",".join(map(str, view.step.pending))


def _household(view: EmiraView) -> str:
    """Whoever gets another event, or another princess, is asked again."""
    seat = _own(view)
    return f"{sorted((seat.hand or {}).items())} {seat.princesses}" if seat is not None else ""


def _own(view: EmiraView) -> Seat | None:
    return None if view.viewer is None else view.seats[view.viewer]


def offers(view: EmiraView) -> list[OrderOffer]:
    """What the viewer can order now: about this auction while it is in it, and what it is asked every turn."""
    seat, step = _own(view), view.step
    if seat is None or view.phase == "over":
        return []
    found = []
    if view.phase == "bidding" and view.viewer in step.pending and view.viewer not in step.passed:
        least, most = step.bid + c.BID_STEP, (seat.gold or 0) + seat.camels * seat.rate
        most = min(most - most % c.BID_STEP, c.MOST_BID)
        if least <= most:
            found.append(OrderOffer(f"bid to {least}", "bid_to", {"amount": least}, (least, most, c.BID_STEP)))
        found.append(OrderOffer("pass", "pass"))
    return found + [OrderOffer(f"on at {ask}", kind) for ask, kind in _WITHOUT.items()]
