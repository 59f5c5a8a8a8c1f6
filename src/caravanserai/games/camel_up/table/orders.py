"""What can be ordered for a turn ahead: a leg ticket as long as it pays so much, or its camel leads; else something else."""

from __future__ import annotations

import re
from collections.abc import Callable

from caravanserai.core.contract import Ordered, OrderOffer
from caravanserai.core.errors import BadNotation
from caravanserai.games.camel_up.names import LETTERS, RACERS, Racer
from caravanserai.games.camel_up.table.moves import MOVE_TABLE, letter
from caravanserai.games.camel_up.table.view import CamelUpView

_WORTH = re.compile(r"(?P<letter>[A-Z]) worth (?P<coins>[235])")
_LEADS = re.compile(r"(?P<letter>[A-Z]) leads")


def ordered(text: str) -> Ordered:
    """Any move of a turn, if it is allowed then."""
    number = MOVE_TABLE.read(text)
    return Ordered(lambda view, legal: number if number in legal else None, at="turn")


def condition(text: str) -> Callable[[CamelUpView], bool]:
    """`B worth 5`: the blue ticket that is next pays so much, or more. `B leads`: blue is first."""
    if (found := _WORTH.fullmatch(text)) and found["letter"] in LETTERS:
        camel, coins = _racer(found["letter"]), int(found["coins"])
        return lambda view: bool(view.tickets[camel]) and view.tickets[camel][0] >= coins
    if (found := _LEADS.fullmatch(text)) and found["letter"] in LETTERS:
        camel = _racer(found["letter"])
        return lambda view: leader(view) == camel
    raise BadNotation(text, 0, "this condition is not known: write B worth 5 (or 3, 2), or B leads, with any of B, G, Y, R, P")


def _racer(mark: str) -> Racer:
    return RACERS[LETTERS.index(mark)]


def leader(view: CamelUpView) -> Racer | None:
    """§6 The racing camel that is furthest, on top of the others there; None before any is on the track."""
    found: tuple[int, int, Racer] | None = None
    for stack in view.track:
        for height, camel in enumerate(stack.camels):
            if camel in RACERS and (found is None or (stack.space, height) > found[:2]):
                found = (stack.space, height, camel)
    return found[2] if found is not None else None


def offers(view: CamelUpView) -> list[OrderOffer]:
    """Each ticket at what it pays now, alone or while its camel leads; and to roll."""
    if view.viewer is None or view.phase in ("over", "choosing_start", "rolling_start", "stacking"):
        return []
    found = []
    for camel in RACERS:
        mark, left = letter(camel), view.tickets[camel]
        if left:
            about: dict[str, str | int] = {"camel": camel, "worth": left[0]}
            worth = f"ticket {mark} if {mark} worth {left[0]}"
            found.append(OrderOffer(worth, "ticket", about))
            found.append(OrderOffer(f"{worth} and {mark} leads", "ticket_leads", about))
    return [*found, OrderOffer("roll", "roll")]
