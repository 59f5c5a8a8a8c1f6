"""What can be ordered ahead: a spot of the turn order track, or if that is taken by then, another."""

from __future__ import annotations

from caravanserai.core.contract import Ordered, OrderOffer
from caravanserai.games.five_tribes import components as c
from caravanserai.games.five_tribes.table.moves import MOVE_TABLE
from caravanserai.games.five_tribes.table.view import FiveTribesView


def ordered(text: str) -> Ordered:
    """Any move, if it is allowed then."""
    number = MOVE_TABLE.read(text)
    at = "bidding" if text.startswith("bid") else ""
    return Ordered(lambda view, legal: number if number in legal else None, at=at)


def offers(view: FiveTribesView) -> list[OrderOffer]:
    """The spots that are free and that the viewer can pay, the dearest first, as long as it has one to take in this round."""
    if view.viewer is None or view.phase != "bidding" or view.viewer not in view.bid_order[view.bids :]:
        return []
    gold = view.seats[view.viewer].gold or 0
    free = {price for price, taken in zip(c.SPOT_PRICES, view.spots, strict=False) if taken is None and price <= gold}
    return [OrderOffer(f"bid {price}", "bid", {"spot": price}) for price in sorted(free, reverse=True)]
