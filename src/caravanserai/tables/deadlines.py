"""When the time of whoever acts is over, and when they are reminded of it."""

from __future__ import annotations

from caravanserai.tables.table import FREE_SECONDS, Table
from caravanserai.tables.workdays import counted_by

REMINDED_SECONDS = 12 * 3600.0
"""So long before the end somebody is reminded, or when a quarter of what they had is left, if that is later."""


def deadline(table: Table) -> float | None:
    """When the time of whoever acts is over, as everybody is told; None without a clock."""
    return _when_spent(table)


def clock_end(table: Table, not_served: float = 0.0) -> float | None:
    """When something comes of it: later by what the server did not serve, and where nobody is charged for the first moment."""
    formal = table.actor() >= 0 and table.game.is_formal(table.position)
    return _when_spent(table, not_served + (FREE_SECONDS if formal else 0.0))


def reminder_at(table: Table) -> float | None:
    """When whoever acts is to be reminded, in a game of days; None if that was done, or if no person is to act."""
    state, actor = table.state, table.actor()
    if actor < 0 or state.settings.clock.kind != "days" or state.reminded or state.undo is not None or state.late == actor:
        return None
    seat = state.seats[actor]
    if seat.who is None or seat.seconds is None:
        return None
    return _when_spent(table, -min(REMINDED_SECONDS, seat.seconds / 4))


def _when_spent(table: Table, more: float = 0.0) -> float | None:
    state, actor = table.state, table.actor()
    seconds = state.seats[actor].seconds if actor >= 0 else None
    return None if seconds is None else counted_by(state.settings.clock).after(state.turn_since, seconds + more)
