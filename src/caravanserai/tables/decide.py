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
from caravanserai.tables import dice, undo
from caravanserai.tables import rows as r
from caravanserai.tables.bot_names import bot_name
from caravanserai.tables.state import SeatState
from caravanserai.tables.table import Table


class TakeOver(NamedTuple):
    """Somebody takes over a seat that its owner has offered: what `Accept` comes to once its code is read."""

    seat: int
    owner: str
    name: str


class BeginWithBots(NamedTuple):
    """Somebody takes the first seat, bots all others, and the game begins: what `Quick` comes to at its table."""

    name: str
    bot: str
    pledge: str | None = None


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
    """These rows, what they make of a wish to go back, and the game's own moves once the dice are set, or after an undo."""
    rows = rows + undo.without(table, rows)
    starts = any(isinstance(row, r.DiceSet | r.Undone) for row in rows)
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


def _leave(table: Table, command: c.Leave, who: str, bots: list[str]) -> list[r.Row]:
    _must_be_open(table)
    return _left(table, _own_seat(table, who))


def _left(table: Table, seat: int) -> list[r.Row]:
    """Somebody's seat is free again; if they were the host, whoever has sat there longest is."""
    seats = table.state.seats
    left: list[r.Row] = [r.Left(seat)]
    others = [number for number, other in enumerate(seats) if other.who is not None and number != seat]
    if seats[seat].who == table.state.host and others:
        left.append(r.HostPassed(min(others, key=lambda number: seats[number].since)))
    return left


def _free_seat(table: Table, command: c.FreeSeat, who: str, bots: list[str]) -> list[r.Row]:
    _must_be_open(table)
    _must_be_host(table, who)
    _must_exist(table, command.seat)
    seat = table.state.seats[command.seat]
    if seat.is_free():
        raise Refused("seat_free", f"seat {command.seat} is free already", seat=command.seat)
    return [r.BotSeated(command.seat, None)] if seat.who is None else _left(table, command.seat)


def _seat_bot(table: Table, command: c.SeatBot, who: str, bots: list[str]) -> list[r.Row]:
    _must_be_open(table)
    _must_be_host(table, who)
    _must_exist(table, command.seat)
    seat = table.state.seats[command.seat]
    if seat.who is not None:
        raise Refused("seat_taken", f"{seat.name} sits there; free the seat first", seat=command.seat)
    if command.bot is not None:
        must_be_bot(command.bot, bots)
    name = bot_name(table.state.seats, command.seat) if command.bot is not None else ""
    return [r.BotSeated(command.seat, command.bot, name)]


def _ready(table: Table, command: c.Ready, who: str, bots: list[str]) -> list[r.Row]:
    _must_be_open(table)
    return [r.Readied(_own_seat(table, who), command.ready)]


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
        if not seat.ready and seat.who != who:
            raise Refused("not_ready", f"{seat.name} is not ready yet", seat=number)
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
    return [r.Resigned(seat, bot)]


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
    if table.state.seat_of(who) is not None:
        raise Refused("seated", "you sit at this table already")
    if table.state.seats[seat].who != command.owner:
        raise Refused("offer_over", "this seat is not its former owner's to give any more")
    passed = [r.HostPassed(seat)] if table.state.phase == "open" and command.owner == table.state.host else []
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
    others = [SeatState(bot=command.bot) for _ in table.state.seats[1:]]
    seated = seated_again([SeatState(who=who, name=clean_name(command.name)), *others])
    pledged = [r.Pledged(0, command.pledge)] if command.pledge else []
    return [*seated, *pledged, *dice.started(bool(pledged))]


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
    if table.state.host != who:
        raise Refused("not_host", "only the host of the table may do this")


def _must_exist(table: Table, seat: int) -> None:
    if seat >= len(table.state.seats):
        raise Refused("no_such_seat", f"this table has seats 0 to {len(table.state.seats) - 1}", seat=seat)


def _own_seat(table: Table, who: str) -> int:
    seat = table.state.seat_of(who)
    if seat is None:
        raise Refused("not_seated", "you do not sit at this table")
    return seat


_DECISIONS: dict[type, Callable[[Table, Any, str, list[str]], list[r.Row]]] = {
    c.Sit: _sit,
    c.Leave: _leave,
    c.SeatBot: _seat_bot,
    c.FreeSeat: _free_seat,
    c.Ready: _ready,
    c.Pledge: _pledge,
    c.OpenPledge: _open_pledge,
    c.Start: _start,
    c.Play: _play,
    c.Undo: _undo,
    c.AnswerUndo: _answer_undo,
    c.Resign: _resign,
    c.Say: _say,
    c.React: _react,
    TakeOver: _take_over,
    BeginWithBots: _begin_with_bots,
}
