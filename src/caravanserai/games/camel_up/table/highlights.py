"""What is worth remembering of a race: the camel one backed, and what came of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from caravanserai.core.contract import Event
from caravanserai.core.highlights import Highlights, Together
from caravanserai.games.camel_up import events as e

KINDS: Final[dict[str, Together]] = {
    "tickets": "sum",  # by camel: how many were taken
    "paid": "sum",  # by camel: how many of them paid, the camel being first or second
    "earned": "sum",  # by camel: what they brought, or cost, together
    "best_leg": "most",
    "cards_right": "sum",
}


def highlights_of(events: Iterable[Event]) -> Highlights:
    kept = Highlights(KINDS)
    for event in events:
        match event:
            case e.TicketTaken():
                kept.note(event.seat, "tickets", 1, event.camel)
            case e.TicketScored():
                kept.note(event.seat, "paid", int(event.gain > 0), event.camel)
                kept.note(event.seat, "earned", event.gain, event.camel)
            case e.LegSettled():
                kept.note(event.seat, "best_leg", event.gain)
            case e.CardScored() if event.gain > 0:
                kept.note(event.seat, "cards_right", 1)
    return kept
