"""What is worth remembering of a game for the sultanate: the longest trail, the djinns who came, the dearest suit."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from caravanserai.core.contract import Event
from caravanserai.core.highlights import Highlights, Together
from caravanserai.games.five_tribes import events as e

KINDS: Final[dict[str, Together]] = {
    "longest_trail": "most",  # how many meeples were dropped on one walk
    "djinns": "sum",  # by djinn: how often it was bought
    "best_suit": "most",
    "best_build": "most",
    "tiles": "sum",
}


def highlights_of(events: Iterable[Event]) -> Highlights:
    kept, dropped = Highlights(KINDS), 0
    for event in events:
        match event:
            case e.PickedUp():
                dropped = 0
            case e.Dropped():
                dropped += 1
                kept.note(event.seat, "longest_trail", dropped)
            case e.DjinnBought():
                kept.note(event.seat, "djinns", 1, event.djinn)
            case e.SuitSold():
                kept.note(event.seat, "best_suit", event.gold)
            case e.Built():
                kept.note(event.seat, "best_build", event.gold)
            case e.CamelPlaced():
                kept.note(event.seat, "tiles", 1)
    return kept
