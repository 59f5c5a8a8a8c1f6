"""How rows change a table: the fold of event sourcing. Nothing else does, so a log read twice gives the same table."""

from __future__ import annotations

import msgspec

from caravanserai.api.messages import NAMELESS, Altered, Talk
from caravanserai.core.fair import Openings
from caravanserai.tables import rows as r
from caravanserai.tables.people import person_of
from caravanserai.tables.settings import flat, resolved
from caravanserai.tables.state import (
    BY_RULES,
    KEPT_TALK,
    DiceState,
    LessonState,
    LoggedMove,
    RulesChange,
    SealedAnswer,
    SeatState,
    TableState,
    UndoneMoves,
    UndoRequest,
)
from caravanserai.tables.tidings import tiding_of, with_tiding
from caravanserai.tables.workdays import counted_by

SeatRow = (
    r.Sat
    | r.Left
    | r.BotSeated
    | r.Readied
    | r.TakenOver
    | r.Returned
    | r.Resigned
    | r.Handed
    | r.Lent
    | r.SeatGiven
    | r.SeatTaken
)
"""Rows that change a seat."""

_BESIDES = (
    r.Said,
    r.Reacted,
    r.Nudged,
    r.SeatsOpened,
    r.Reminded,
    r.UndoAnswered,
    r.UndoAsked,
    r.Sealed,
    r.Unsealed,
    r.TimeRanOut,
    r.LessonStep,
)
"""Rows that change neither the game nor the seats: whoever was asked before is asked the same after."""


def apply(state: TableState, row: r.Row, at: float, *, free: bool = False) -> None:
    """Let a row change the table. Rows in a log are right: whoever wrote them has checked them. A free move costs no time."""
    state.version += 1
    if not isinstance(row, _BESIDES):
        state.game_version = state.version
        state.asked_since = None
    if not isinstance(row, r.Moved):
        state.tidings = with_tiding(state, tiding_of(state, row, at))
    if isinstance(row, SeatRow):
        _seat(state, row)
    match row:
        case r.Salted() | r.Pledged() | r.Started() | r.PledgeOpened() | r.LeftOut() | r.DiceSet():
            _make_dice(state, row, at)
        case r.Moved():
            _move(state, row, at, free)
        case r.RulesChanged():
            _change_rules(state, row)
        case r.Sealed():
            state.sealed = state.sealed | {row.seat: SealedAnswer(row.move, row.by)}
        case r.Unsealed():
            _unseal(state, row.seat)
        case r.UndoAsked():
            state.undo = UndoRequest(row.seat, row.moves, [row.seat], at)
        case r.UndoAnswered():
            _answer(state, row)
        case r.Undone():
            _go_back(state, row, at)
        case r.Arranged() | r.BeginsAt():
            _arrange(state, row, at)
        case r.HostPassed():
            state.host = person_of(state.seats[row.seat].who or state.host)
        case r.TimeRanOut():
            state.late, state.seats[row.seat].seconds = row.seat, 0.0
        case r.Reminded():
            state.reminded = True
        case r.Said() | r.Reacted():
            _speak(state, row, at)
        case r.Nudged():
            state.nudged_at = at
        case r.SeatsOpened():
            state.settings = msgspec.structs.replace(state.settings, bot_seats="open" if row.open else "closed")
        case r.Forgotten():
            _forget(state, row)
        case r.Closed():
            _close(state)
        case r.Rematched():
            state.rematch = row.table
        case r.LessonBegun() | r.LessonStep():
            state.lesson = lesson_after(state.lesson, row, len(state.moves))
    state.changed_at = at


def _seat(state: TableState, row: SeatRow) -> None:
    """Who has a seat, and who moves for it."""
    match row:
        case r.Sat():
            _sit(state, row)
        case r.Left():
            state.seats[row.seat] = SeatState()
        case r.BotSeated():
            state.seats[row.seat] = SeatState(bot=row.bot, name=row.name or row.bot or "", ready=row.bot is not None)
        case r.Readied():
            state.seats[row.seat].ready = row.ready
        case r.TakenOver() | r.Lent():
            state.seats[row.seat].stand_in, state.seats[row.seat].lent = row.bot, isinstance(row, r.Lent)
        case r.Returned():
            state.seats[row.seat].stand_in, state.seats[row.seat].lent = None, False
        case r.Resigned() | r.SeatGiven():
            _resign(state, row)
        case r.Handed():
            _hand_over(state, row)
        case r.SeatTaken():
            _take_seat(state, row)


def _sit(state: TableState, row: r.Sat) -> None:
    """Whoever sits here already has only another name from now on."""
    if state.seats[row.seat].who == row.who:
        state.seats[row.seat].name = row.name
    else:
        state.seats[row.seat] = SeatState(who=row.who, name=row.name, since=state.version)


def _arrange(state: TableState, row: r.Arranged | r.BeginsAt, at: float) -> None:
    """There are as many seats as the settings say; what was altered before is told as it was at first."""
    if isinstance(row, r.BeginsAt):
        state.beginning = row.position
        return
    settings = resolved(row.settings)
    before, after = flat(state.settings), flat(settings)
    first = {old.name: old.before for old in state.altered}
    changed = [name for name in after if before.get(name) != after[name]]
    kept = [old for old in state.altered if old.name not in changed]
    news = [Altered(name, first.get(name, before.get(name)), at) for name in changed]
    state.altered = kept + [new for new in news if new.before != after[new.name]]
    state.settings, state.arranged_at = settings, state.version
    seats = state.seats[: settings.players]
    state.seats = seats + [SeatState() for _ in range(settings.players - len(seats))]


def _resign(state: TableState, row: r.Resigned | r.SeatGiven) -> None:
    seat = state.seats[row.seat]
    _remember(state, row.seat)
    state.seats[row.seat] = SeatState(
        name=seat.name, bot=row.bot, ready=True, salt=seat.salt, seconds=seat.seconds, bank=seat.bank
    )


def _speak(state: TableState, row: r.Said | r.Reacted, at: float) -> None:
    """What somebody said who was forgotten since is empty, and not told."""
    text, reaction = (row.text, None) if isinstance(row, r.Said) else ("", row.reaction)
    if text or reaction:
        state.talk = [*state.talk, Talk(state.version, row.seat, text, reaction, at)][-KEPT_TALK:]


def _forget(state: TableState, row: r.Forgotten) -> None:
    """Nobody finds out from the table any more that somebody was here."""
    for seat in row.seats:
        state.seats[seat].who, state.seats[seat].name = None, NAMELESS
    state.former = [former for former in state.former if person_of(former) != row.who]
    state.had = {former: seat for former, seat in state.had.items() if person_of(former) != row.who}
    state.host = "" if state.host == row.who else state.host


def _close(state: TableState) -> None:
    """The game is over as it stands: no clock runs, no bot moves, nobody is waited for."""
    state.closed, state.phase = True, "over"
    state.undo, state.late, state.sealed = None, None, {}


def _hand_over(state: TableState, row: r.Handed) -> None:
    """Before the game begins, nothing that the former owner has said holds for the new one."""
    seat = state.seats[row.seat]
    if state.phase == "open":
        state.seats[row.seat] = SeatState(who=row.who, name=row.name, since=state.version)
        return
    _remember(state, row.seat)
    seat.who, seat.name, seat.stand_in, seat.lent = row.who, row.name, None, False


def _take_seat(state: TableState, row: r.SeatTaken) -> None:
    """All that lies before the seat stays: its clock, and what its bot has answered ahead."""
    seat = state.seats[row.seat]
    seat.who, seat.name, seat.bot, seat.stand_in, seat.lent, seat.since = row.who, row.name, None, None, False, state.version


def _remember(state: TableState, seat: int) -> None:
    """Whoever has a seat now had it."""
    who = state.seats[seat].who
    if who is None:
        return
    state.had = state.had | {who: seat}
    if who not in state.former:
        state.former = [*state.former, who]


def _start(state: TableState, at: float) -> None:
    """Where somebody has pledged the dice are to be set first."""
    pledges = [seat.pledge for seat in state.seats]
    if any(pledges):
        state.dice = DiceState(Openings.begun(pledges))
    else:
        _begin(state, at)


def dice_after(dice: DiceState | None, row: r.Row, seats: int) -> DiceState | None:
    """What the dice are made of after this row; after most rows, of the same as before."""
    if isinstance(row, r.DiceSet):
        return DiceState(dice.openings if dice is not None else Openings.begun([""] * seats), is_set=True)
    if dice is not None and isinstance(row, r.PledgeOpened):
        return DiceState(dice.openings.with_link(row.seat, row.link))
    if dice is not None and isinstance(row, r.LeftOut) and dice.openings.opened_now():
        return DiceState(dice.openings.with_round())
    return dice


def lesson_after(lesson: LessonState | None, row: r.Row, moves: int) -> LessonState | None:
    """How far the learner is after this row, given how many moves have been made; after most rows, as far as before."""
    match row:
        case r.LessonBegun():
            return LessonState(row.edition)
        case r.LessonStep() if lesson is not None:
            return lesson.at_step(row.step, moves)
        case r.Undone() if lesson is not None:
            return lesson.after_undo(row.moves)
    return lesson


def _make_dice(state: TableState, row: r.Row, at: float) -> None:
    """What leads from the first pledge to the first draw."""
    state.dice = dice_after(state.dice, row, len(state.seats))
    match row:
        case r.Salted():
            state.seats[row.seat].salt = row.salt
        case r.Pledged():
            state.seats[row.seat].pledge = row.pledge
        case r.Started():
            _start(state, at)
        case r.DiceSet():
            _begin(state, at)


def _begin(state: TableState, at: float) -> None:
    state.phase = "playing"
    state.turn_since = at
    for seat in state.seats:
        seat.seconds, seat.bank = state.settings.clock.at_first(), state.settings.clock.bank_at_first()


def _move(state: TableState, row: r.Moved, at: float, free: bool) -> None:
    _unseal(state, row.actor)
    state.undo = None
    if row.draw is not None:
        state.draws = row.draw + 1
    given = _press_clock(state, row.actor, at, free) if row.actor >= 0 else 0.0
    state.moves.append(LoggedMove(row.actor, row.move, row.draw, given=given))
    state.outcome = row.outcome


def _press_clock(state: TableState, actor: int, at: float, free: bool) -> float:
    """A seat has moved: the seconds that its clock gains by it."""
    seat, given = state.seats[actor], 0.0
    if seat.seconds is not None and not free:
        spend(state, actor, at)
        seat.bank = min(seat.bank, seat.seconds)
        after = state.settings.clock.after_move(seat.seconds, seat.bank)
        seat.seconds, given = after, after - seat.seconds
    state.turn_since, state.late, state.reminded = at, None, False
    return given


def hold_clock(state: TableState, row: r.ClockHeld, at: float) -> None:
    """Whoever is to move has thought so much less; nothing else has changed at the table."""
    state.version += 1
    state.turn_since = min(at, counted_by(state.settings.clock).after(state.turn_since, row.seconds))
    if state.undo is not None:
        state.undo.at = min(at, state.undo.at + row.seconds)
    state.held_at = at


def spend(state: TableState, seat: int, at: float) -> None:
    """Take the time since the turn began off the clock of the seat that acts."""
    left = state.seats[seat].seconds
    if left is not None:
        spent = counted_by(state.settings.clock).passed(state.turn_since, at)
        state.seats[seat].seconds = max(0.0, left - max(0.0, spent))


def _go_back(state: TableState, row: r.Undone, at: float) -> None:
    """Time that was spent stays spent, and what a move gave goes back with it, so that nobody gains time by going back."""
    undone = state.moves[row.moves :]
    for move in undone:
        seat = state.seats[move.actor] if move.actor >= 0 else None
        if seat is not None and seat.seconds is not None:
            seat.seconds = max(0.0, seat.seconds - move.given)
    if undone:
        state.taken_back = [*state.taken_back, UndoneMoves(row.seat, row.moves, undone)]
        del state.moves[row.moves :]
    state.sealed = {}
    state.lesson = lesson_after(state.lesson, row, row.moves)
    state.undo = state.late = state.outcome = None
    state.reminded = False
    state.phase = "playing"
    state.turn_since = at


def _change_rules(state: TableState, row: r.RulesChanged) -> None:
    """Nobody has gone back, if moves do not count any more; what hung on them is gone all the same."""
    state.rules = row.after
    if row.position is None:
        return
    dropped = state.moves[row.moves :]
    state.changes = [*state.changes, RulesChange(row.before, row.after, row.moves, row.position, len(dropped))]
    state.taken_back = [*state.taken_back, UndoneMoves(BY_RULES, row.moves, dropped)]
    del state.moves[row.moves :]
    for seat, seconds in zip(state.seats, row.seconds, strict=False):
        seat.seconds = seconds
    state.sealed = {}
    state.undo = state.late = None


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
