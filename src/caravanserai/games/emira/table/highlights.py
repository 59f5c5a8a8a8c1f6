"""What is worth remembering of a courtship: who chose this palace, the dearest auction, the richest turn."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from caravanserai.core.contract import Event
from caravanserai.core.highlights import Highlights, Together
from caravanserai.games.emira import events as e

KINDS: Final[dict[str, Together]] = {
    "princesses": "sum",  # by princess: how often she came
    "best_bid": "most",
    "best_income": "most",
}


def highlights_of(events: Iterable[Event]) -> Highlights:
    kept = Highlights(KINDS)
    for event in events:
        match event:
            case e.PrincessJoined():
                kept.note(event.seat, "princesses", 1, event.princess)
            case e.AuctionWon():
                kept.note(event.seat, "best_bid", event.bid)
            case e.IncomePaid():
                kept.note(event.seat, "best_income", event.gold)
    return kept
