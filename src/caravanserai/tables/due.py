"""When something is to happen at a table by itself, though nobody is there: what a server has to take the table up for.

All else waits until somebody comes: bots play for people, a bot stands in where others go on playing.
"""

from __future__ import annotations

from caravanserai.tables.deadlines import clock_end, reminder_at
from caravanserai.tables.orders import is_ordered
from caravanserai.tables.table import Table
from caravanserai.tables.undo import lapse_end

NOW = 0.0
"""Of a table that waits for nobody."""


def due_at(table: Table) -> float | None:
    """The time from which on something is due; None if nothing is before somebody comes."""
    state = table.state
    if state.is_opening():
        return NOW
    if state.phase != "playing" or state.lesson is not None:
        return None
    if state.undo is not None:
        return lapse_end(table) if state.settings.clock.kind != "none" else None
    if any(_goes_on(table, seat) for seat in table.awaited()):
        return NOW
    return _clock_end(table)


def _goes_on(table: Table, seat: int) -> bool:
    """Whether a seat is moved for without anybody being there: by an order, by a bot that waits for nobody, or for want of a
    choice."""
    state = table.state
    if is_ordered(table, seat):
        return True
    if state.mover(seat) is None:
        return table.only_answer(seat) is not None
    return state.late == seat or state.settings.clock.kind == "days" or not state.people()


def _clock_end(table: Table) -> float | None:
    state, actor = table.state, table.actor()
    if actor < 0 or state.seats[actor].bot is not None:
        return None
    return min((end for end in (clock_end(table), reminder_at(table)) if end is not None), default=None)
