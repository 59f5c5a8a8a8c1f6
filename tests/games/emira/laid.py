"""Tables of Emira in notation: position, move, position."""

from __future__ import annotations

from functools import partial
from typing import Any

from caravanserai.games.emira.game import GAME
from tests.games.emira.table import run
from tests.games.laid import Laid
from tests.games.laid import line as line_of

TURN = "turn=5 in_play[thara] choosing=1"
"""In the fifth turn, of which seat 0 is first player; Thara has come, and everybody has 750 gold."""
OFFER = f"{TURN} offer[small large camel section beauty 400]"
"""And everything is on offer."""
BIDDING = f"phase=bidding {OFFER}"
"""Seat 0 opens the first auction."""
DECKS = "princesses[thara@all] status_deck[400@all]"
"""What is turned up next, as everybody knows."""


class Table(Laid):
    """A table at which much of a turn is nothing but saying no."""

    def run(self, until: str = "", turns: int = 0) -> list[Any]:
        """Go on quietly, until this is asked, or for so many turns: nobody plays, bids or buys, and gifts are paid."""
        return run(self.position, until, turns)

    def win(self, *bids: str) -> list[Any]:
        """Bids, and then all the others pass."""
        told = self.play(*bids)
        while self.asks == "bidding":
            told += self.play("pass")
        return told


lay = partial(Table, GAME)
line = partial(line_of, GAME)


def seats(has: str, *numbers: int) -> str:
    """The same before each of these seats."""
    return " ".join(f"seat{number}[{has}]" for number in numbers)
