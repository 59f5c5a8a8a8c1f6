"""What lists of tables show of one."""

from __future__ import annotations

from caravanserai.tables.store import Listing, Shown
from caravanserai.tables.table import Table


def listing(table: Table) -> Listing:
    state = table.state
    free = sum(1 for seat in state.seats if seat.is_free())
    return Listing(
        table=state.table,
        game=state.settings.game,
        name=state.settings.name,
        phase=state.phase,
        players=state.settings.players,
        free_seats=free,
        listed=state.settings.listed and state.phase == "open",
        watchable=state.settings.watch == "anyone" and state.phase != "open",
        people=state.people(),
        awaited=_awaited(table),
        changed=state.changed_at,
        shown=_shown(table),
    )


def _awaited(table: Table) -> list[str]:
    """The people whom the table waits for."""
    state = table.state
    if state.phase == "open":
        return [seat.who for seat in state.seats if seat.who is not None and not seat.ready]
    if state.undo is not None:
        return [seat.who for number, seat in enumerate(state.seats) if seat.who and number not in state.undo.agreed]
    seats = [state.seats[number].who for number in table.awaited()]
    return [who for who in seats if who is not None]


def _shown(table: Table) -> Shown:
    state, actor = table.state, table.actor()
    acting = state.seats[actor].name if actor >= 0 else None
    return Shown([seat.name for seat in state.seats], acting, state.turn_since)
