"""What is told of a table besides the game and the talk: who left, who is back, who takes over, who would like to go back."""

from __future__ import annotations

from typing import Any

from caravanserai.api.messages import Tiding, TidingKind
from caravanserai.tables import rows as r
from caravanserai.tables.people import seats_of
from caravanserai.tables.state import KEPT_TIDINGS, TableState


def tiding_of(state: TableState, row: r.Row, at: float) -> Tiding | None:
    """What a row tells, given the table as it is before the row changes it, and has its number; nothing of most rows.

    In a lesson one goes back and forth, and nobody else is there: nothing is told of it.
    """
    if state.lesson is not None:
        return None
    match row:
        case r.TakenOver():
            return _of(state, "taken_over", row.seat, at, bot=row.bot)
        case r.Returned():
            return _of(state, "returned", row.seat, at, count=_moved_for(state, row.seat))
        case r.Lent():
            return _of(state, "lent", row.seat, at, bot=row.bot)
        case r.Resigned():
            return _of(state, "out_of_time" if row.out_of_time else "resigned", row.seat, at, bot=row.bot)
        case r.SeatGiven():
            return _of(state, "given", row.seat, at, bot=row.bot)
        case r.SeatTaken():
            return _of(state, "taken", row.seat, at, name=row.name, former=state.seats[row.seat].name)
        case r.Handed() if state.phase != "open":
            return _of(state, "handed", row.seat, at, name=row.name, former=state.seats[row.seat].name)
    return _of_table(state, row, at) or _of_undo(state, row, at)


def _of_table(state: TableState, row: r.Row, at: float) -> Tiding | None:
    match row:
        case r.HostPassed():
            return _of(state, "host", row.seat, at)
        case r.TimeRanOut():
            return _of(state, "late", row.seat, at)
        case r.Nudged():
            return _of(state, "nudged", row.seat, at, others=row.others)
        case r.SeatsOpened():
            return _of_host(state, "seats_opened" if row.open else "seats_closed", at)
    return None


def with_tiding(state: TableState, tiding: Tiding | None) -> list[Tiding]:
    """The latest tidings with one more."""
    return state.tidings if tiding is None else [*state.tidings, tiding][-KEPT_TIDINGS:]


def _of_undo(state: TableState, row: r.Row, at: float) -> Tiding | None:
    match row:
        case r.UndoAsked():
            return _of(state, "undo_asked", row.seat, at, count=len(state.moves) - row.moves)
        case r.UndoAnswered() if state.undo is not None:
            kind: TidingKind = "undo_agreed" if row.agrees else "undo_dropped" if row.seat == state.undo.seat else "undo_refused"
            return _of(state, kind, row.seat, at)
        case r.Undone():
            return _of(state, "undone", row.seat, at, moves=row.moves, count=len(state.moves) - row.moves)
    return None


def _of(state: TableState, kind: TidingKind, seat: int, at: float, **more: Any) -> Tiding:
    told: dict[str, Any] = {"name": state.seats[seat].name, "moves": len(state.moves)} | more
    return Tiding(version=state.version, kind=kind, seat=seat, at=at, **told)


def _of_host(state: TableState, kind: TidingKind, at: float) -> Tiding:
    """What the host did, who need not sit at the table."""
    own = seats_of(state, state.host)
    return _of(state, kind, own[0], at) if own else Tiding(state.version, kind, -1, "", len(state.moves), at)


def _moved_for(state: TableState, seat: int) -> int:
    """How many moves a bot has made for a seat since it took over."""
    began = next((one for one in reversed(state.tidings) if one.seat == seat and one.kind in ("taken_over", "lent")), None)
    return 0 if began is None else sum(move.actor == seat for move in state.moves[began.moves :])
