"""A table as its log has made it. `apply` is the only thing that changes it, so a log read twice gives the same table."""

from __future__ import annotations

from typing import Literal

import msgspec

from caravanserai.tables import rows as r
from caravanserai.tables.settings import Settings, resolve_talk

Phase = Literal["open", "playing", "over"]


class Move(msgspec.Struct, frozen=True, array_like=True):
    """A move of the game: who made it, its number, and for chance the draw that decided it."""

    actor: int
    move: int
    draw: int | None = None
    turn: int = 0
    """The turn that it belongs to, as the game counts them."""
    given: float = 0.0
    """The seconds that it gave to its seat's clock: whoever takes it back gives them back."""


class SeatState(msgspec.Struct):
    """Who sits here. A seat has an owner, or a bot, or nobody."""

    who: str | None = None
    name: str = ""
    bot: str | None = None
    """The bot whose seat this is."""
    stand_in: str | None = None
    """The bot that moves while the owner is away."""
    ready: bool = False
    salt: str = ""
    seconds: float | None = None
    """What is left on the clock, as of the last move; None without one."""

    def is_free(self) -> bool:
        return self.who is None and self.bot is None

    def mover(self) -> str | None:
        """The bot that moves for this seat as long as nobody comes back to it; None if a person does."""
        return self.bot or self.stand_in


class Talk(msgspec.Struct, frozen=True):
    """Something that was said, or a reaction and no text, and the version of the table it made."""

    version: int
    seat: int
    text: str
    reaction: str | None = None
    at: float = 0.0
    """When it was said, by the server's clock."""


KEPT_TALK = 50
"""So much of what was said is kept at hand."""


class Answer(msgspec.Struct, frozen=True, array_like=True):
    """What a seat has answered ahead: the number of the move, and the bot that answered, if one did."""

    move: int
    by: str = ""


class UndoRequest(msgspec.Struct):
    """A wish to go back that not everybody has answered yet."""

    seat: int
    moves: int
    agreed: list[int]


class TableState(msgspec.Struct):
    """Everything about a table but the game's position, which follows from `moves`."""

    table: str
    settings: Settings
    host: str
    commitment: str
    opened_at: float
    seats: list[SeatState]
    phase: Phase = "open"
    version: int = 0
    """The number of the last row."""
    game_version: int = 0
    """The number of the last row that changed the game or the seats."""
    changed_at: float = 0.0
    turn_since: float = 0.0
    """When the seat that acts began to."""
    moves: list[Move] = []
    draws: int = 0
    """How many draws of chance have been used, undone ones included."""
    sealed: dict[int, Answer] = {}
    """By seat, the answers that were given ahead and are not played yet."""
    asked_since: int | None = None
    """The version at which the present question was put, if some of those who are asked have played their answers since."""
    late: int | None = None
    """The seat whose time has run out, and for which a bot is to make this one move."""
    undo: UndoRequest | None = None
    talk: list[Talk] = []
    rematch: str | None = None

    def seat_of(self, who: str) -> int | None:
        """Where somebody sits."""
        for number, seat in enumerate(self.seats):
            if seat.who == who:
                return number
        return None

    def question_version(self) -> int:
        """Whoever has seen this version, and is asked, was asked the same as now."""
        return self.game_version if self.asked_since is None else self.asked_since

    def mover(self, number: int) -> str | None:
        """The bot that moves for a seat now; None if a person does."""
        return self.seats[number].mover() or (self.settings.stand_in if self.late == number else None)

    def people(self) -> list[str]:
        return [seat.who for seat in self.seats if seat.who is not None]


def opened(table: str, row: r.Opened, at: float) -> TableState:
    """The table that its first row makes."""
    seats = [SeatState() for _ in range(row.settings.players)]
    state = TableState(table, resolve_talk(row.settings), row.host, row.commitment, at, seats)
    state.version = state.game_version = 1
    state.changed_at = at
    return state


_BESIDES = (r.Said, r.Reacted, r.UndoAnswered, r.UndoAsked, r.Sealed, r.Unsealed, r.TimeRanOut)
"""Rows that change neither the game nor the seats: whoever was asked before is asked the same after."""


def apply(state: TableState, row: r.Row, at: float) -> None:
    """Let a row change the table. Rows in a log are right: whoever wrote them has checked them."""
    state.version += 1
    if not isinstance(row, _BESIDES):
        state.game_version = state.version
        state.asked_since = None
    match row:
        case r.Sat():
            state.seats[row.seat] = SeatState(who=row.who, name=row.name)
        case r.Left():
            state.seats[row.seat] = SeatState()
        case r.BotSeated():
            state.seats[row.seat] = SeatState(bot=row.bot, name=row.name or row.bot or "", ready=row.bot is not None)
        case r.Readied():
            state.seats[row.seat].ready = row.ready
        case r.Salted():
            state.seats[row.seat].salt = row.salt
        case r.Started():
            _start(state, at)
        case r.Moved():
            _move(state, row, at)
        case r.Sealed():
            state.sealed = state.sealed | {row.seat: Answer(row.move, row.by)}
        case r.Unsealed():
            _unseal(state, row.seat)
        case r.UndoAsked():
            state.undo = UndoRequest(row.seat, row.moves, [row.seat])
        case r.UndoAnswered():
            _answer(state, row)
        case r.Undone():
            _go_back(state, row, at)
        case r.TakenOver():
            state.seats[row.seat].stand_in = row.bot
        case r.Returned():
            state.seats[row.seat].stand_in = None
        case r.Resigned():
            seat = state.seats[row.seat]
            state.seats[row.seat] = SeatState(name=seat.name, bot=row.bot, ready=True, salt=seat.salt, seconds=seat.seconds)
        case r.Handed():
            seat = state.seats[row.seat]
            seat.who, seat.name, seat.stand_in = row.who, row.name, None
        case r.TimeRanOut():
            state.late, state.seats[row.seat].seconds = row.seat, 0.0
        case r.Said():
            state.talk = [*state.talk, Talk(state.version, row.seat, row.text, None, at)][-KEPT_TALK:]
        case r.Reacted():
            state.talk = [*state.talk, Talk(state.version, row.seat, "", row.reaction, at)][-KEPT_TALK:]
        case r.Rematched():
            state.rematch = row.table
    state.changed_at = at


def _start(state: TableState, at: float) -> None:
    state.phase = "playing"
    state.turn_since = at
    for seat in state.seats:
        seat.seconds = state.settings.clock.at_first()


def _move(state: TableState, row: r.Moved, at: float) -> None:
    _unseal(state, row.actor)
    state.undo = None
    given = 0.0
    if row.draw is not None:
        state.draws = row.draw + 1
    else:
        given = _press_clock(state, row.actor, at)
    state.moves.append(Move(row.actor, row.move, row.draw, given=given))


def _press_clock(state: TableState, actor: int, at: float) -> float:
    """A seat has moved: the seconds that its clock gains by it."""
    seat, given = state.seats[actor], 0.0
    spend(state, actor, at)
    if seat.seconds is not None:
        after = state.settings.clock.after_move(seat.seconds)
        seat.seconds, given = after, after - seat.seconds
    state.turn_since, state.late = at, None
    return given


def spend(state: TableState, seat: int, at: float) -> None:
    """Take the time since the turn began off the clock of the seat that acts."""
    left = state.seats[seat].seconds
    if left is not None:
        state.seats[seat].seconds = max(0.0, left - max(0.0, at - state.turn_since))


def _go_back(state: TableState, row: r.Undone, at: float) -> None:
    """Time that was spent stays spent, and what a move gave goes back with it, so that nobody gains time by going back."""
    for move in state.moves[row.moves :]:
        seat = state.seats[move.actor] if move.actor >= 0 else None
        if seat is not None and seat.seconds is not None:
            seat.seconds = max(0.0, seat.seconds - move.given)
    del state.moves[row.moves :]
    state.sealed = {}
    state.undo = state.late = None
    state.phase = "playing"
    state.turn_since = at


def _unseal(state: TableState, seat: int) -> None:
    if seat in state.sealed:
        state.sealed = {other: answer for other, answer in state.sealed.items() if other != seat}


def _answer(state: TableState, row: r.UndoAnswered) -> None:
    if state.undo is None:
        return
    if row.agrees:
        state.undo.agreed.append(row.seat)
    else:
        state.undo = None
