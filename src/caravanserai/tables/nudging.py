"""A nudge: those whom a table waits for are reminded, by all who sit there together once a minute.

A nudge is a row like any other, `Nudged`, with the seats that are reminded: whatever else is to come of one, such as a notice to
somebody whose page is closed, follows from that row.
"""

from __future__ import annotations

from caravanserai.api.refusals import Refused
from caravanserai.tables import rows as r
from caravanserai.tables.table import Table
from caravanserai.tables.undo import asked_of

NUDGE_SECONDS = 60.0
"""So long nobody nudges again."""


def nudged(table: Table, seat: int) -> list[r.Row]:
    """Remind all others who are waited for; not a bot, nor whoever lets one move."""
    state = table.state
    others = [other for other in waited_for(table) if other != seat and state.mover(other) is None and state.seats[other].who]
    if not others:
        raise Refused("nobody_awaited", "there is nobody to remind: the table waits for you, or for a bot")
    return [r.Nudged(seat, others)]


def waited_for(table: Table) -> list[int]:
    """The seats that are to decide: about a wish to go back, if there is one, else in the game."""
    wish = table.state.undo
    return sorted(asked_of(table, wish.seat, wish.moves).difference(wish.agreed)) if wish is not None else table.awaited()


def nudge_again(table: Table) -> float:
    """From when on somebody may nudge again."""
    return table.state.nudged_at + NUDGE_SECONDS


def check_calm(table: Table, now: float) -> None:
    """Raises the refusal of a nudge that comes too soon after the last."""
    left = nudge_again(table) - now
    if table.state.nudged_at and left > 0:
        raise Refused("nudged", f"somebody has nudged already; wait {left:.0f} seconds", retry_after=round(left, 1))
