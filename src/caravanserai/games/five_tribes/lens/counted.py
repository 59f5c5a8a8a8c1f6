"""What is certain of the gold and the cards that others keep to themselves: gold moves in the open, and so do most cards."""

from __future__ import annotations

import msgspec

from caravanserai.games.five_tribes.names import Resource
from caravanserai.games.five_tribes.table.tally import FiveTribesTally
from caravanserai.games.five_tribes.table.view import FiveTribesView


class Counted(msgspec.Struct, frozen=True):
    """What a viewer knows of a seat, by what it sees and has counted."""

    gold: int | None
    """None where it is not known."""
    cards: dict[Resource, int]
    """Those that it certainly has."""
    unknown: int
    """How many cards it has besides: any that nobody has seen."""


def counted_of(view: FiveTribesView, seat: int, tally: FiveTribesTally | None) -> Counted:
    """§2 Without a tally, what lies open."""
    held = view.seats[seat]
    if held.hand is not None:
        return Counted(held.gold, held.hand, 0)
    if tally is None:
        return Counted(None, {}, held.cards)
    cards = tally.cards[seat]
    return Counted(tally.gold[seat], cards, held.cards - sum(cards.values()))
