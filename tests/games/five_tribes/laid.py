"""Tables of Five Tribes in notation: position, move, position."""

from __future__ import annotations

from functools import partial

from caravanserai.games.five_tribes import components as c
from caravanserai.games.five_tribes.game import GAME
from caravanserai.games.five_tribes.names import DJINNS
from tests.games.laid import Laid
from tests.games.laid import line as line_of

TWO = "players=2 e5[V] f5[V]"
"""Two players, and in the far corner a move that is left for those after."""
START = f"{TWO} phase=starting"
"""Seat 0's first marker is about to move."""
NEXT = f"{TWO} phase=starting track[. . . 1 1] acted[0 0] turns=1"
"""It has moved, and its second one is about to."""
THREE = "players=3 e5[V] f5[V]"
"""The same, with three players."""

lay = partial(Laid, GAME)
line = partial(line_of, GAME)


def djinns_but(*left: str) -> str:
    """All djinns of the box but these, for a seat that has them."""
    return ",".join(djinn for djinn in DJINNS[: c.BASE_DJINNS] if djinn not in left)
