"""When something is to happen at a table by itself, though nobody is there: what a server has to take the table up for.

All else waits until somebody comes: bots play for people, a bot stands in where others go on playing.
"""

from __future__ import annotations

from caravanserai.tables.table import FREE_SECONDS, Table
from caravanserai.tables.undo import lapse_end

NOW = 0.0
"""Of a table that waits for nobody."""


def due_at(table: Table) -> float | None:
    """The time from which on something is due; None if nothing is before somebody comes."""
    state = table.state
    if state.is_opening():
        return NOW
    if state.phase != "playing":
        return None
    if state.undo is not None:
        return lapse_end(table) if state.settings.clock.kind != "none" else None
    if any(_goes_on(table, seat) for seat in table.awaited()):
        return NOW
    return _clock_end(table)


def _goes_on(table: Table, seat: int) -> bool:
    """Whether a seat is moved for without anybody being there: by a bot that waits for nobody, or because it has no choice."""
    state = table.state
    if state.mover(seat) is None:
        return table.only_answer(seat) is not None
    return state.late == seat or state.settings.clock.kind == "days" or not state.people()


def _clock_end(table: Table) -> float | None:
    state, actor = table.state, table.actor()
    if actor < 0 or state.seats[actor].bot is not None:
        return None
    seconds = state.seats[actor].seconds
    if seconds is None:
        return None
    return state.turn_since + seconds + (FREE_SECONDS if table.game.is_formal(table.position) else 0.0)
