"""What lists of tables show of one."""

from __future__ import annotations

from caravanserai.tables.deadlines import deadline
from caravanserai.tables.due import due_at
from caravanserai.tables.nudging import waited_for
from caravanserai.tables.people import person_of
from caravanserai.tables.store import ListingSummary, TableListing
from caravanserai.tables.table import Table


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
        watchable=state.settings.listed and state.settings.watch == "anyone" and phase != "open",
        people=who_finds_it(table),
        awaited=awaited_people(table),
        changed=state.changed_at,
        summary=ListingSummary(
            names=[seat.name for seat in state.seats],
            acting=acting,
            turn_since=state.turn_since,
            owners=[person_of(seat.who or "") for seat in state.seats],
            stage=table.game.stage(table.position) if state.phase != "open" else 0,
            deadline=deadline(table),
            closed_to_onlookers=state.settings.watch == "nobody",
            lesson=_edition(table),
            set_up=bool(state.beginning),
        ),
        due=due_at(table),
    )


def _edition(table: Table) -> str:
    return "" if table.state.lesson is None else table.state.lesson.edition


def who_finds_it(table: Table) -> list[str]:
    """Whoever sits or sat there; and whoever opened it, once there is something to look at."""
    state = table.state
    host = [state.host] if state.host and state.phase != "open" else []
    return list(dict.fromkeys(map(person_of, [*state.people(), *state.former, *host])))


def awaited_people(table: Table) -> list[str]:
    """The people whom the table waits for, themselves or as those who brought guests."""
    return list(dict.fromkeys(map(person_of, _waits_for(table))))


def _waits_for(table: Table) -> list[str]:
    state = table.state
    if state.phase == "open" and not state.is_opening():
        return [seat.who for seat in state.seats if seat.who is not None and not seat.ready]
    if state.lesson is not None:
        return state.people() if state.phase == "playing" else []
    owners = [state.seats[number].who for number in sorted(waited_for(table))]
    return [who for who in owners if who is not None]
