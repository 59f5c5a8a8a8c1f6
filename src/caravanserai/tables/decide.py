"""Decisions: from a command to the rows it leads to, or to a refusal that says what is wrong. Nothing is changed here."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from caravanserai.api import commands as c
from caravanserai.api.refusals import Refused
from caravanserai.bots import check_bot
from caravanserai.core.errors import BadNotation, BadOption
from caravanserai.core.kinds import known
from caravanserai.tables import dice, nudging, seating, teaching, undo
from caravanserai.tables import rows as r
from caravanserai.tables.bot_names import bot_name
from caravanserai.tables.people import new_guest, person_of, seats_of
from caravanserai.tables.settings import check_settings
from caravanserai.tables.state import SeatState
from caravanserai.tables.table import Table


class TakeOver(NamedTuple):
    """Somebody takes over a seat that its owner has offered: what `Accept` comes to once its code is read."""

    seat: int
    owner: str
    name: str


class BeginWithBots(NamedTuple):
    """Somebody takes a seat, bots all others, and the game begins: what `Quick` comes to at its table."""

    name: str
    bot: str
    pledge: str | None = None
    seat: int = 0


class BeginAt(NamedTuple):
    """The game of an open table is to begin at this position, in notation; the table has its players and options."""

    position: str


BLANKS = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and signs that show nothing: fillers of Hangul, vowels of Khmer that are never written, Braille without dots."""


def clean(text: str) -> str:
    """A name or a sentence on one line, without what cannot be shown."""
    return " ".join("".join(letter if letter.isprintable() and letter not in BLANKS else " " for letter in text).split())


def clean_name(name: str) -> str:
    """A name on one line; refused if nothing of it can be seen."""
    cleaned = clean(name)
    if all(unicodedata.category(letter).startswith(("M", "Z", "C")) for letter in cleaned):
        raise Refused("bad_name", "nothing of this name can be seen; give one that others can read")
    return cleaned


def decide(table: Table, command: Any, who: str, bots: list[str]) -> list[r.Row]:
    """The rows that this command of somebody's leads to, with all that follows by itself."""
    return with_what_follows(table, _DECISIONS[type(command)](table, command, who, bots))


def with_what_follows(table: Table, rows: list[r.Row]) -> list[r.Row]:
    """These rows, what they make of a wish to go back, and the moves that follow once the dice are set, or after an undo."""
    rows = rows + undo.without(table, rows)
    starts = any(isinstance(row, r.DiceSet | r.Undone | r.LessonStep) for row in rows)
    return rows + table.following_rows(rows) if starts else rows


def _sit(table: Table, command: c.Sit, who: str, bots: list[str]) -> list[r.Row]:
    _must_be_open(table)
    seats = table.state.seats
    current = table.state.seat_of(who)
    free = [number for number, seat in enumerate(seats) if seat.is_free()]
    wanted = command.seat if command.seat is not None else current if current is not None else next(iter(free), None)
    if wanted is None:
        raise Refused("table_full", "every seat is taken")
    _must_exist(table, wanted)
    if wanted not in free and wanted != current:
        raise Refused("seat_taken", f"seat {wanted} is taken", seat=wanted)
    sat = r.Sat(wanted, who, clean_name(command.name))
    return [sat] if current is None or current == wanted else _moved_over(current, seats[current], sat)


def _moved_over(seat: int, state: SeatState, sat: r.Sat) -> list[r.Row]:
    """The rows of somebody who moves over to another seat, and takes along what they have said."""
    pledged = [r.Pledged(sat.seat, state.pledge)] if state.pledge else []
    readied = [r.Readied(sat.seat, True)] if state.ready else []
    return [r.Left(seat), sat, *pledged, *readied]


def _seat_guest(table: Table, command: c.SeatGuest, who: str, bots: list[str]) -> list[r.Row]:
    """Whoever shares one's device is ready as soon as one has brought them: they are sitting beside."""
    _must_be_open(table)
    state = table.state
    if state.host != person_of(who) and not seats_of(state, who):
        raise Refused("not_seated", "sit down first: whoever sits here may bring others to their device")
    free = [number for number, seat in enumerate(state.seats) if seat.is_free()]
    wanted = command.seat if command.seat is not None else next(iter(free), None)
    if wanted is None:
        raise Refused("table_full", "every seat is taken")
    _must_exist(table, wanted)
    if wanted not in free:
        raise Refused("seat_taken", f"seat {wanted} is taken", seat=wanted)
    return [r.Sat(wanted, new_guest(state, who), clean_name(command.name)), r.Readied(wanted, True)]


def _leave(table: Table, command: c.Leave, who: str, bots: list[str]) -> list[r.Row]:
    _must_be_open(table)
    return _left(table, _own_seat(table, who))


def _left(table: Table, seat: int) -> list[r.Row]:
    """Somebody's seat is free again; if they were the host, whoever has sat there longest is."""
    return [r.Left(seat), *seating.host_after(table, seat)]


def _free_seat(table: Table, command: c.FreeSeat, who: str, bots: list[str]) -> list[r.Row]:
    _must_be_open(table)
    _must_be_host(table, who)
    _must_exist(table, command.seat)
    seat = table.state.seats[command.seat]
    if seat.is_free():
        raise Refused("seat_free", f"seat {command.seat} is free already", seat=command.seat)
    return [r.BotSeated(command.seat, None)] if seat.who is None else _left(table, command.seat)


def _seat_bot(table: Table, command: c.SeatBot, who: str, bots: list[str]) -> list[r.Row]:
    if table.state.phase != "playing":
        _must_be_open(table)
    _must_be_host(table, who)
    _must_exist(table, command.seat)
    if table.state.phase == "playing":
        bot = command.bot or table.state.settings.stand_in
        must_be_bot(bot, bots)
        return seating.given(table, command.seat, bot)
    seat = table.state.seats[command.seat]
    if seat.who is not None:
        raise Refused("seat_taken", f"{seat.name} sits there; free the seat first", seat=command.seat)
    if command.bot is not None:
        must_be_bot(command.bot, bots)
    name = bot_name(table.state.seats, command.seat) if command.bot is not None else ""
    return [r.BotSeated(command.seat, command.bot, name)]


def _arrange(table: Table, command: c.Rearrange, who: str, bots: list[str]) -> list[r.Row]:
    """Whoever else sits there has agreed to other settings, and is asked again."""
    _must_be_open(table)
    _must_be_host(table, who)
    state, wished = table.state, command.settings
    if wished.game != state.settings.game:
        raise BadOption(f"this is a table of {state.settings.game}: for {wished.game} open another")
    settings = check_settings(msgspec.structs.replace(wished, name=clean(wished.name)), bots)
    if state.beginning and (settings.players, settings.options) != (state.settings.players, state.settings.options):
        raise BadOption("players and options are those of the position that this game begins at: open another table for others")
    for number, seat in enumerate(state.seats[settings.players :], start=settings.players):
        if seat.who is not None:
            raise Refused("seat_taken", f"{seat.name} sits there; free the seat first", seat=number)
    if settings == state.settings:
        return []
    mine = seats_of(state, who)
    agreed = [number for number, seat in enumerate(state.seats) if seat.who is not None and number not in mine and seat.ready]
    return [r.Arranged(settings), *(r.Readied(number, False) for number in agreed)]


def _ready(table: Table, command: c.Ready, who: str, bots: list[str]) -> list[r.Row]:
    _must_be_open(table)
    if command.ready and command.version is not None and command.version < table.state.arranged_at:
        raise Refused("stale", "the table was set anew since you saw it; look at what changed")
    own = _own_seat(table, who)
    guests = [seat for seat in seats_of(table.state, who) if seat != own and table.state.seats[seat].ready != command.ready]
    return [r.Readied(seat, command.ready) for seat in (own, *guests)]


def _pledge(table: Table, command: c.Pledge, who: str, bots: list[str]) -> list[r.Row]:
    _must_be_open(table)
    return [r.Pledged(_own_seat(table, who), command.pledge)]


def _open_pledge(table: Table, command: c.OpenPledge, who: str, bots: list[str]) -> list[r.Row]:
    return dice.open_pledge(table, command, _own_seat(table, who))


def _start(table: Table, command: c.Start, who: str, bots: list[str]) -> list[r.Row]:
    _must_be_open(table)
    _must_be_host(table, who)
    for number, seat in enumerate(table.state.seats):
        if seat.is_free():
            raise Refused("seat_free", f"seat {number} is free: somebody sits down, or a bot is given it", seat=number)
        if not seat.ready and person_of(seat.who or "") != person_of(who):
            raise Refused("not_ready", f"{seat.name} is not ready yet", seat=number)
    if not table.state.people():
        raise Refused("not_seated", "only bots sit at this table: sit down yourself, or let somebody else")
    return dice.started(any(seat.pledge for seat in table.state.seats))


def _play(table: Table, command: c.Play, who: str, bots: list[str]) -> list[r.Row]:
    seat = _own_seat(table, who)
    _must_be_playing(table)
    number = move_number(table, command.move)
    if seat in table.state.sealed:
        raise Refused("answered", "you have answered already; take your answer back to give another")
    if command.version > table.state.version:
        raise Refused("stale", f"this table is at version {table.state.version}, not {command.version}; here is how it is")
    awaited = seat in table.awaited()
    if command.version < (table.state.question_version() if awaited else table.state.game_version):
        raise Refused("stale", "the table has changed since you saw it; here is what changed")
    if not awaited:
        raise Refused("not_your_turn", "it is not your turn")
    refusal = table.game.why_not(table.facing(seat), number)
    if refusal is not None:
        details = {"reason": refusal.reason, "section": refusal.section, "about": refusal.about}
        raise Refused("illegal_move", f"not allowed now: {refusal.reason.replace('_', ' ')} (§{refusal.section})", **details)
    if table.state.lesson is not None:
        return teaching.played(table, seat, number)
    back: list[r.Row] = [r.Returned(seat)] if table.state.seats[seat].stand_in else []
    return [*back, *table.answer_rows(seat, number)]


def move_number(table: Table, move: dict[str, Any] | int | str) -> int:
    """The number of a move that was given as an object, a number or in notation."""
    game = table.game
    try:
        if isinstance(move, str):
            return game.number(game.read(move[:200]))
        if isinstance(move, dict):
            return game.number(msgspec.convert(move, known(game.move_type)))
    except (BadNotation, BadOption, msgspec.ValidationError) as error:
        raise Refused("no_such_move", str(error)) from None
    if not 0 <= move < game.moves:
        raise Refused("no_such_move", f"moves have numbers from 0 to {game.moves - 1}")
    return move


def _undo(table: Table, command: c.Undo, who: str, bots: list[str]) -> list[r.Row]:
    seat = _own_seat(table, who)
    _must_be_playing(table)
    return undo.undo(table, command, seat)


def _answer_undo(table: Table, command: c.AnswerUndo, who: str, bots: list[str]) -> list[r.Row]:
    return undo.answer(table, command, _own_seat(table, who))


def _resign(table: Table, command: c.Resign, who: str, bots: list[str]) -> list[r.Row]:
    seat = _own_seat(table, who)
    _must_be_playing(table)
    bot = command.bot or table.state.settings.stand_in
    must_be_bot(bot, bots)
    return [r.Resigned(seat, bot), *seating.host_after(table, seat)]


def _lend(table: Table, command: c.Lend, who: str, bots: list[str]) -> list[r.Row]:
    seat = _own_seat(table, who)
    _must_be_playing(table)
    if table.state.lesson is not None:
        raise Refused("in_a_lesson", "a lesson is nobody else's to finish; leave it for later")
    if table.state.seats[seat].lent:
        raise Refused("lent", "a bot moves for you already")
    bot = command.bot or table.state.settings.stand_in
    must_be_bot(bot, bots)
    return [r.Lent(seat, bot)]


def _take_seat(table: Table, command: c.TakeSeat, who: str, bots: list[str]) -> list[r.Row]:
    _must_be_playing(table)
    _must_exist(table, command.seat)
    if table.state.lesson is not None:
        raise Refused("in_a_lesson", "a lesson is one's own")
    return seating.taken(table, command.seat, who, clean_name(command.name))


def _stand_in(table: Table, command: c.StandIn, who: str, bots: list[str]) -> list[r.Row]:
    """Whether they are away is known to the room alone, which asks before anything is written."""
    _must_be_playing(table)
    if table.state.lesson is not None:
        raise Refused("in_a_lesson", "a lesson is one's own")
    seating.may_stand_in(table, who)
    _must_exist(table, command.seat)
    return seating.stood_in(table, command.seat)


def _open_seats(table: Table, command: c.OpenSeats, who: str, bots: list[str]) -> list[r.Row]:
    _must_be_playing(table)
    if table.state.lesson is not None:
        raise Refused("in_a_lesson", "a lesson is one's own")
    _must_be_host(table, who)
    is_open = table.state.settings.bot_seats == "open"
    return [r.SeatsOpened(command.open)] if command.open != is_open else []


def _nudge(table: Table, command: c.Nudge, who: str, bots: list[str]) -> list[r.Row]:
    seat = _own_seat(table, who)
    _must_be_playing(table)
    return nudging.nudged(table, seat)


def _say(table: Table, command: c.Say, who: str, bots: list[str]) -> list[r.Row]:
    seat = _own_seat(table, who)
    if table.state.settings.talk != "free":
        raise Refused("talk_off", "there is no talking at this table")
    return [r.Said(seat, clean(command.text))]


def _react(table: Table, command: c.React, who: str, bots: list[str]) -> list[r.Row]:
    seat = _own_seat(table, who)
    if table.state.settings.talk not in ("free", "reactions"):
        raise Refused("talk_off", "there is no talking at this table")
    return [r.Reacted(seat, command.reaction)]


def _take_over(table: Table, command: TakeOver, who: str, bots: list[str]) -> list[r.Row]:
    seat = command.seat
    if seats_of(table.state, who):
        raise Refused("seated", "you sit at this table already")
    if table.state.seats[seat].who != command.owner:
        raise Refused("offer_over", "this seat is not its former owner's to give any more")
    passed = [r.HostPassed(seat)] if table.state.phase == "open" and person_of(command.owner) == table.state.host else []
    return [r.Handed(seat, who, clean_name(command.name)), *passed]


def seated_again(seats: list[SeatState]) -> list[r.Row]:
    """Everybody in the seat they had at another table; a bot that had somebody's seat comes under a name of its own."""
    rows: list[r.Row] = []
    table = [SeatState(who=seat.who, bot=seat.bot, name=seat.name) for seat in seats]
    for number, seat in enumerate(table):
        if seat.who is not None:
            rows.append(r.Sat(number, seat.who, seat.name))
        else:
            seat.name = bot_name(table, number)
            rows.append(r.BotSeated(number, seat.bot, seat.name))
    return rows


def _begin_with_bots(table: Table, command: BeginWithBots, who: str, bots: list[str]) -> list[r.Row]:
    _must_be_open(table)
    must_be_bot(command.bot, bots)
    _must_exist(table, command.seat)
    seats = [SeatState(bot=command.bot) for _ in table.state.seats]
    seats[command.seat] = SeatState(who=who, name=clean_name(command.name))
    seated = seated_again(seats)
    pledged = [r.Pledged(command.seat, command.pledge)] if command.pledge else []
    return [*seated, *pledged, *dice.started(bool(pledged))]


def _begin_at(table: Table, command: BeginAt, who: str, bots: list[str]) -> list[r.Row]:
    _must_be_open(table)
    return [r.BeginsAt(command.position)]


def _begin_lesson(table: Table, command: teaching.BeginLesson, who: str, bots: list[str]) -> list[r.Row]:
    _must_be_open(table)
    return teaching.begun(table, clean_name(command.name), who)


def _learn(table: Table, command: teaching.Learn, who: str, bots: list[str]) -> list[r.Row]:
    return teaching.learned(table, command.do, _own_seat(table, who))


def _begin_again(table: Table, command: teaching.BeginAgain, who: str, bots: list[str]) -> list[r.Row]:
    return teaching.again(table, _own_seat(table, who))


def must_be_bot(bot: str, bots: list[str]) -> None:
    try:
        check_bot(bot, bots)
    except BadOption as error:
        raise Refused("no_such_bot", str(error)) from None


def _must_be_open(table: Table) -> None:
    if table.state.phase != "open" or table.state.is_opening():
        raise Refused("game_begun", "the game has begun")


def _must_be_playing(table: Table) -> None:
    if table.state.phase != "playing":
        raise Refused("not_playing", "the game is over" if table.state.phase == "over" else "the game has not begun")


def _must_be_host(table: Table, who: str) -> None:
    if table.state.host != person_of(who):
        raise Refused("not_host", "only the host of the table may do this")


def _must_exist(table: Table, seat: int) -> None:
    if seat >= len(table.state.seats):
        raise Refused("no_such_seat", f"this table has seats 0 to {len(table.state.seats) - 1}", seat=seat)


def _own_seat(table: Table, who: str) -> int:
    seat = table.state.seat_of(who)
    if seat is None and len(seats_of(table.state, who)) > 1:
        raise Refused("not_seated", "you hold several seats here: say for which of them you ask")
    if seat is None:
        raise Refused("not_seated", "you do not sit at this table")
    return seat


_DECISIONS: dict[type, Callable[[Table, Any, str, list[str]], list[r.Row]]] = {
    c.Sit: _sit,
    c.Leave: _leave,
    c.SeatBot: _seat_bot,
    c.SeatGuest: _seat_guest,
    c.FreeSeat: _free_seat,
    c.Rearrange: _arrange,
    c.Ready: _ready,
    c.Pledge: _pledge,
    c.OpenPledge: _open_pledge,
    c.Start: _start,
    c.Play: _play,
    c.Undo: _undo,
    c.AnswerUndo: _answer_undo,
    c.Resign: _resign,
    c.Lend: _lend,
    c.TakeSeat: _take_seat,
    c.StandIn: _stand_in,
    c.OpenSeats: _open_seats,
    c.Nudge: _nudge,
    c.Say: _say,
    c.React: _react,
    TakeOver: _take_over,
    BeginWithBots: _begin_with_bots,
    BeginAt: _begin_at,
    teaching.BeginLesson: _begin_lesson,
    teaching.Learn: _learn,
    teaching.BeginAgain: _begin_again,
}
