"""Going back: alone to the start of one's turn, further with the consent of everybody who is there."""

from __future__ import annotations

from caravanserai.api import commands as c
from caravanserai.api.refusals import Refused
from caravanserai.tables import rows as r
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
    if table.position_after(wanted).actor() < 0:
        raise Refused("bad_undo", "one can only go back to when a seat was to decide")
    if (free is not None and wanted >= free) or not asked_of(table, seat):
        return [r.Undone(seat, wanted)]
    if table.state.undo is not None:
        raise Refused("undo_asked", "there is a wish to go back already; it has to be answered first")
    return [r.UndoAsked(seat, wanted)]


def asked_of(table: Table, seat: int) -> set[int]:
    """Whose consent this seat needs: everybody else who sits there, but not those for whom a bot stands in."""
    seats = enumerate(table.state.seats)
    return {number for number, other in seats if other.who is not None and other.stand_in is None and number != seat}


def answer(table: Table, command: c.AnswerUndo, seat: int) -> list[r.Row]:
    """What follows from an answer. Whoever asked has agreed, and takes the wish back by saying no."""
    wish = table.state.undo
    if wish is None:
        raise Refused("no_undo_asked", "nobody wishes to go back")
    if command.agrees and seat in wish.agreed:
        raise Refused("answered", "you have agreed already")
    answered: list[r.Row] = [r.UndoAnswered(seat, command.agrees)]
    if command.agrees and asked_of(table, wish.seat) <= {*wish.agreed, seat}:
        answered.append(r.Undone(wish.seat, wish.moves))
    return answered


def without(table: Table, rows: list[r.Row]) -> list[r.Row]:
    """What becomes of a wish if somebody is no longer to be asked after these rows: it may be that all others have agreed."""
    wish = table.state.undo
    resigned = {row.seat for row in rows if isinstance(row, r.Resigned)}
    away = {row.seat for row in rows if isinstance(row, r.TakenOver)}
    if wish is None or not resigned | away:
        return []
    if wish.seat in resigned:
        return [r.UndoAnswered(wish.seat, False)]
    return [r.Undone(wish.seat, wish.moves)] if asked_of(table, wish.seat) - resigned - away <= {*wish.agreed} else []


def lapse_end(table: Table) -> float | None:
    """Until when a wish is waited for; None without one."""
    return table.state.undo.at + LAPSE_SECONDS if table.state.undo is not None else None


def lapsed(table: Table) -> list[r.Row]:
    """A wish is over: as if whoever asked had taken it back."""
    return [r.UndoAnswered(table.state.undo.seat, False)] if table.state.undo is not None else []
