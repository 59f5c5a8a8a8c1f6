"""What lists of tables show of one."""

from __future__ import annotations

from caravanserai.tables.due import due_at
from caravanserai.tables.store import ListingSummary, TableListing
from caravanserai.tables.table import Table
from caravanserai.tables.undo import asked_of


def listing(table: Table) -> TableListing:
    state, actor = table.state, table.actor()
    phase = "playing" if state.is_opening() else state.phase
    acting = state.seats[actor].name if actor >= 0 else None
    free = sum(1 for seat in state.seats if seat.is_free())
    return TableListing(
        table=state.table,
        game=state.settings.game,
        name=state.settings.name,
        phase=phase,
        players=state.settings.players,
        free_seats=free,
        listed=state.settings.listed and phase == "open",
        watchable=state.settings.watch == "anyone" and phase != "open",
        people=_who_finds_it(table),
        awaited=_awaited(table),
        changed=state.changed_at,
        summary=ListingSummary([seat.name for seat in state.seats], acting, state.turn_since),
        due=due_at(table),
    )


def _who_finds_it(table: Table) -> list[str]:
    """Whoever sits or sat there; and whoever opened it, once there is something to look at."""
    state = table.state
    host = [state.host] if state.host and state.phase != "open" else []
    return list(dict.fromkeys([*state.people(), *state.former, *host]))


def _awaited(table: Table) -> list[str]:
    """The people whom the table waits for."""
    state = table.state
    if state.phase == "open" and not state.is_opening():
        return [seat.who for seat in state.seats if seat.who is not None and not seat.ready]
    undo = state.undo
    seats = asked_of(table, undo.seat, undo.moves).difference(undo.agreed) if undo is not None else table.awaited()
    owners = [state.seats[number].who for number in sorted(seats)]
    return [who for who in owners if who is not None]
