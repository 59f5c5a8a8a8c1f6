"""Going back: alone to the start of one's turn, further with the others' consent.

To the start of one's last turn those who are there are asked; beyond it everybody is, also who is away, whose game it is too.
"""

from __future__ import annotations

from caravanserai.api import commands as c
from caravanserai.api.refusals import Refused
from caravanserai.core.contract import CHANCE
from caravanserai.tables import rows as r
from caravanserai.tables.people import seats_of
from caravanserai.tables.table import Table

LAPSE_SECONDS = 60.0
"""A wish that was not answered for so long is over: bots wait for it, and must not wait for ever."""


def undo(table: Table, command: c.Undo, seat: int) -> list[r.Row]:
    """What follows if a seat wishes to go back."""
    free = table.free_undo(seat)
    wanted = free if command.moves is None else table.choice_at(seat, command.moves)
    if wanted is None:
        raise Refused("nothing_to_undo", "others have moved, or something was revealed, since: ask them to go back")
    if seat in table.state.sealed and wanted == free:
        return [r.Unsealed(seat)]
    if wanted >= len(table.state.moves):
        raise Refused("nothing_to_undo", f"only {len(table.state.moves)} moves have been made")
    if wanted < table.first_move():
        raise Refused(
            "bad_undo", f"the first {table.first_move()} moves were made by other rules: one cannot go back beyond them"
        )
    if table.position_after(wanted).actor() < 0:
        raise Refused("bad_undo", "one can only go back to when a seat was to decide")
    if (free is not None and wanted >= free) or not asked_of(table, seat, wanted):
        return [r.Undone(seat, wanted)]
    if table.state.undo is not None:
        raise Refused("undo_asked", "there is a wish to go back already; it has to be answered first")
    together = [other for other in seats_of(table.state, table.state.seats[seat].who) if other != seat]
    return [r.UndoAsked(seat, wanted), *(r.UndoAnswered(other, True) for other in together)]


def asked_of(table: Table, seat: int, moves: int) -> set[int]:
    """Whose consent this seat needs to go back so far: everybody else's; for its last turn not of those a bot stands in for.

    Those who share a device agree among themselves.
    """
    absent_too = moves < last_turn(table, seat)
    seats, together = enumerate(table.state.seats), {seat, *seats_of(table.state, table.state.seats[seat].who)}
    return {n for n, other in seats if other.who is not None and (absent_too or other.stand_in is None) and n not in together}


def last_turn(table: Table, seat: int) -> int:
    """How many moves had been made when this seat's last turn began."""
    moves = table.state.moves
    first = last = next((number for number in reversed(range(len(moves))) if moves[number].actor == seat), len(moves))
    for number in reversed(range(last)):
        if moves[number].actor not in (seat, CHANCE) or moves[number].turn != moves[last].turn:
            break
        first = number if moves[number].actor == seat else first
    return first


def answer(table: Table, command: c.AnswerUndo, seat: int) -> list[r.Row]:
    """What follows from an answer. Whoever asked has agreed, and takes the wish back by saying no.

    One answers for all who share the device, and takes back what one of them has wished.
    """
    wish = table.state.undo
    if wish is None:
        raise Refused("no_undo_asked", "nobody wishes to go back")
    if command.agrees and seat in wish.agreed:
        raise Refused("answered", "you have agreed already")
    if not command.agrees:
        return [r.UndoAnswered(seat, False)]
    asked = asked_of(table, wish.seat, wish.moves)
    together = {seat, *asked.intersection(seats_of(table.state, table.state.seats[seat].who))} - {*wish.agreed}
    answered: list[r.Row] = [r.UndoAnswered(agreeing, True) for agreeing in sorted(together)]
    if asked <= {*wish.agreed, *together}:
        answered.append(r.Undone(wish.seat, wish.moves))
    return answered


def without(table: Table, rows: list[r.Row]) -> list[r.Row]:
    """What becomes of a wish if somebody is no longer to be asked after these rows: it may be that all others have agreed."""
    wish = table.state.undo
    resigned = {row.seat for row in rows if isinstance(row, r.Resigned | r.SeatGiven)}
    away = {row.seat for row in rows if isinstance(row, r.TakenOver | r.Lent)}
    if wish is None or not resigned | away:
        return []
    if wish.seat in resigned:
        return [r.UndoAnswered(wish.seat, False)]
    left_out = resigned if wish.moves < last_turn(table, wish.seat) else resigned | away
    return [r.Undone(wish.seat, wish.moves)] if asked_of(table, wish.seat, wish.moves) - left_out <= {*wish.agreed} else []


def lapse_end(table: Table) -> float | None:
    """Until when a wish is waited for; None without one."""
    return table.state.undo.at + LAPSE_SECONDS if table.state.undo is not None else None


def lapsed(table: Table) -> list[r.Row]:
    """A wish is over: as if whoever asked had taken it back."""
    return [r.UndoAnswered(table.state.undo.seat, False)] if table.state.undo is not None else []
