"""What a change of a table tells those who do not look on: whose turn it is now, whose it is no more, who was nudged, whose
time runs out, that the game is over.

Only what everybody at the table may know is told. Matters of form, of which nobody is to learn who has a choice, are told to no
group, and to nobody who has none. Whoever has left an order that answers is not called; the group is told as if there were none,
since nobody is to learn of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from caravanserai.tables import rows as r
from caravanserai.tables.deadlines import deadline
from caravanserai.tables.listing import awaited_people
from caravanserai.tables.orders import is_ordered
from caravanserai.tables.outbox import Notice, NoticeKind
from caravanserai.tables.people import person_of, seats_of
from caravanserai.tables.table import Table

ATTENDING_SECONDS = 60.0
"""Whoever has the table open, and does not move for so long, may look elsewhere."""


def notices_of(before: Table, after: Table, rows: Sequence[r.Row], now: float, attends: Callable[[str], bool]) -> list[Notice]:
    """What is to be told when rows have changed a table."""
    if after.state.lesson is not None:
        return []
    was, waits = waited_for(before), waited_for(after)
    told_before, calls = called(before, was), called(after, waits)
    told = [notice(after, "nudge", who, now) for who in _nudged(after, rows)]
    told += [notice(after, "reminder", who, now) for who in _reminded(after, rows)]
    told += _calls(after, [who for who in calls if who not in told_before], now, attends)
    if after.state.phase == "over" and before.state.phase != "over":
        absent = [who for who in dict.fromkeys(map(person_of, after.state.people())) if not attends(who)]
        return [*told, *(notice(after, "game_over", who, now) for who in absent), notice(after, "game_over", "", now)]
    spared = [who for who in was if who not in waits or (who in told_before and who not in calls)]
    told += [notice(after, "withdrawn", who, now) for who in spared]
    if waits and waits != was and not after.game.is_formal(after.position):
        told.append(notice(after, "your_turn", "", now))
    return told


def notices_of_orders(before: Table, after: Table, now: float, attends: Callable[[str], bool]) -> list[Notice]:
    """What is to be told when somebody has given an order, or taken one back: nothing has changed but who need not be called."""
    was, calls = called(before, waited_for(before)), called(after, waited_for(after))
    told = _calls(after, [who for who in calls if who not in was], now, attends)
    return told + [notice(after, "withdrawn", who, now) for who in was if who not in calls]


def _calls(table: Table, people: list[str], now: float, attends: Callable[[str], bool]) -> list[Notice]:
    return [notice(table, "your_turn", who, now, now + ATTENDING_SECONDS if attends(who) else now) for who in people]


def notice(table: Table, kind: NoticeKind, who: str, now: float, due: float | None = None) -> Notice:
    """A notice of a kind for a person; for nobody, for whoever the table's webhooks tell."""
    state, actor = table.state, table.actor()
    outcome = table.outcome() if state.phase == "over" else None
    seats = outcome.winners if outcome is not None else [seat for seat in _asked(table) if not table.state.mover(seat)]
    return Notice(
        kind=kind,
        subject=who or state.table,
        table=state.table,
        version=state.version,
        at=now,
        due=now if due is None else due,
        game=state.settings.game,
        name=state.settings.name,
        seats=[state.seats[seat].name for seat in seats],
        deadline=deadline(table) if actor >= 0 else None,
    )


def _nudged(table: Table, rows: Sequence[r.Row]) -> list[str]:
    """The people whom somebody has just reminded."""
    return _people_at(table, [seat for row in rows if isinstance(row, r.Nudged) for seat in row.others])


def _reminded(table: Table, rows: Sequence[r.Row]) -> list[str]:
    """Whose time runs out."""
    return _people_at(table, [row.seat for row in rows if isinstance(row, r.Reminded)])


def _people_at(table: Table, seats: Iterable[int]) -> list[str]:
    """By whose devices these seats are played, unless an order moves for them."""
    owners = [table.state.seats[seat].who for seat in seats if not is_ordered(table, seat)]
    return list(dict.fromkeys(person_of(who) for who in owners if who is not None))


def waited_for(table: Table) -> list[str]:
    """The people whose turn it is, or who are asked something: not those for whom a bot moves, nor whoever has no choice."""
    state = table.state
    if state.phase != "playing" or state.is_opening():
        return []
    return [who for who in awaited_people(table) if _asked_of(table, who)]


def called(table: Table, waits: list[str]) -> list[str]:
    """Of those who are waited for, whoever has to come: no order answers what they are asked."""
    if not table.orders:
        return waits
    return [who for who in waits if not all(is_ordered(table, seat) for seat in _asked_of(table, who))]


def _asked_of(table: Table, who: str) -> list[int]:
    """The seats of a person's that are asked, and have a choice."""
    state, awaited = table.state, table.awaited()
    seats = [seat for seat in seats_of(state, who) if state.mover(seat) is None]
    return [seat for seat in seats if state.undo is not None or (seat in awaited and table.only_answer(seat) is None)]


def _asked(table: Table) -> list[int]:
    return [seat for seat in table.awaited() if table.state.seats[seat].who is not None]
