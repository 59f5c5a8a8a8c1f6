"""Looking closer: why a move is not allowed, what happened meanwhile, games move by move, the odds, and the dice."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec

from caravanserai.api.messages import Incoming, Told, ToldChange
from caravanserai.api.refusals import Refused
from caravanserai.api.wire import Glimpse, Import, LensInfo, Made, Verified, Why
from caravanserai.core.contract import SPECTATOR
from caravanserai.core.errors import BadRecord, CaravanseraiError
from caravanserai.core.record import Entry, Record
from caravanserai.core.saved import read_record, write_record
from caravanserai.server.call import Call
from caravanserai.server.endpoints import Text
from caravanserai.server.importing import can_be_checked, import_record
from caravanserai.server.lenses import check_lens
from caravanserai.server.tables import made, tables
from caravanserai.tables.broadcast import tell, tell_with_changes
from caravanserai.tables.decide import move_number
from caravanserai.tables.room import Room
from caravanserai.tables.table import Happened, Table


class WhyNot(Incoming, frozen=True):
    """A move in the game's notation."""

    move: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class SinceMoves(Incoming, frozen=True):
    """How many moves had been made when one last looked."""

    moves: Annotated[int, msgspec.Meta(ge=0, le=2**53)] = 0


@tables.add("GET", "/tables/{table}/why", "read")
async def why_not(call: Call, query: WhyNot) -> Why:
    """Why a move is not allowed now, for the asking seat."""
    room = await call.watched_room()
    seat, table = room.seat_of(call.who), room.table
    if seat is None:
        raise Refused("not_seated", "you do not sit at this table")
    number = move_number(table, query.move)
    if seat not in table.awaited():
        return Why(False, "not_your_turn" if table.state.phase == "playing" else "not_playing", None, {})
    refusal = table.game.why_not(table.facing(seat), number)
    if refusal is None:
        return Why(True, None, None, {})
    return Why(False, refusal.reason, refusal.section, refusal.about)


@tables.add("GET", "/tables/{table}/since", "read")
async def since(call: Call, query: SinceMoves) -> list[Told]:
    """What happened since so many moves had been made, as I may hear it."""
    room = await call.watched_room()
    seat, table = room.seat_of(call.who), room.table
    return [tell(table, happened, seat) for happened in table.history(query.moves)]


@tables.add("GET", "/tables/{table}/replay", "read")
async def replay(call: Call, query: SinceMoves) -> list[ToldChange]:
    """The same with what each event changes, for letting the game pass once more from the position after so many moves."""
    room = await call.watched_room()
    table = room.table
    if table.state.phase == "open":
        raise Refused("not_playing", "the game has not begun")
    return tell_with_changes(table, query.moves, looking_seat(room, call.who))


def looking_seat(room: Room, who: str | None) -> int | None:
    """Whose eyes earlier positions are seen with: one's own, or of a finished game, everybody's."""
    return SPECTATOR if room.table.state.phase == "over" else room.seat_of(who)


@tables.add("GET", "/tables/{table}/export", "read")
async def export(call: Call) -> Text:
    """The finished game as text, as `caravanserai replay` shows it and `caravanserai verify` checks it."""
    record = (await _finished(call)).table.record()
    if not can_be_checked(record):
        record.fairness = None
    return Text(write_record(record))


@tables.add("GET", "/tables/{table}/moves/{moves}", "read")
async def glimpse(call: Call) -> Glimpse:
    """The position when so many moves had been made: as I saw it then, or of a finished game, as everybody may see it now."""
    room = await call.watched_room()
    table = room.table
    if table.state.phase == "open":
        raise Refused("not_playing", "the game has not begun")
    moves, count = call.request.path_params["moves"], len(table.state.moves)
    if not (moves.isascii() and moves.isdecimal() and len(moves) < 10 and int(moves) <= count):
        raise Refused("no_such_position", f"this game has positions 0 to {count}", of=count)
    return _glimpse(table, int(moves), looking_seat(room, call.who))


def _glimpse(table: Table, moves: int, seat: int | None) -> Glimpse:
    position, told = table.position_after(max(0, moves - 1)), None
    if moves:
        move = table.state.moves[moves - 1]
        told = tell(table, Happened(0, moves, move.actor, table.game.play(position, move.move)), seat)
    view, outcome = table.game.view(position, seat), table.game.outcome(position)
    return Glimpse(table.state.table, moves, len(table.state.moves), view, told, outcome)


async def _finished(call: Call) -> Room:
    room = await call.watched_room()
    if room.table.state.phase != "over":
        raise Refused("not_over", "the game is not over yet")
    return room


@tables.add("GET", "/tables/{table}/lens", "read")
async def lens(call: Call) -> LensInfo:
    """The odds of what I see, if the table shows them to me now."""
    room = await call.watched_room()
    seat, version = room.seat_of(call.who), room.table.state.version
    check_lens(room, seat)
    return LensInfo(version, msgspec.Raw(await call.house.lenses.find(room, seat)))


@tables.add("GET", "/tables/{table}/verify", "read")
async def verify(call: Call) -> Verified:
    """Whether the finished game is whole and legal, and every die as it was committed to before the first move."""
    room = await _finished(call)
    record, published = room.table.record(), room.table.state.commitment
    if record.fairness is None or not can_be_checked(record):
        raise Refused("not_checkable", "this game came from elsewhere, without what its dice could be checked by")
    problem = await asyncio.to_thread(_first_problem, record, published)
    draws = sum(isinstance(step, Entry) and step.draw is not None for step in record.history)
    fairness = record.fairness
    return Verified(problem is None, published, fairness.seed.hex(), fairness.salts, draws, record.taken_back, problem)


def _first_problem(record: Record, published: str) -> str | None:
    """What `caravanserai verify` would find wrong in the export of this game."""
    assert record.fairness is not None
    if record.fairness.commitment() != published:
        return "the seed is not the one that was committed to before the game"
    try:
        read_record(write_record(record))
    except BadRecord as error:
        return str(error)
    return None


@tables.add("POST", "/tables/import", "play", large=True)
async def import_game(call: Call, body: Import) -> Made:
    """A finished game from its text, as a table to look through."""
    who = call.person()
    call.house.meters.open_table(who, call.caller.address)
    try:
        record = await asyncio.to_thread(read_record, body.text)
    except (ValueError, OverflowError, RecursionError) as error:
        raise _bad_record(error) from None
    room = await import_record(call.house.inn, record, who)
    return made(room.id)


def _bad_record(error: Exception) -> Exception:
    """Errors of ours say what is wrong; of any other, all one can say is that the text is none of ours."""
    if isinstance(error, CaravanseraiError):
        return error
    return Refused("bad_record", "this is not a game saved by Caravanserai")
