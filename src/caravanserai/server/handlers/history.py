"""The past of a table: what happened since, an earlier position, and the way from there to now."""

from __future__ import annotations

import msgspec

from caravanserai.api.endpoints import Api
from caravanserai.api.messages import Told, ToldChange
from caravanserai.api.refusals import Refused
from caravanserai.api.wire import PastLens, PastPosition
from caravanserai.core.contract import Position, Tally
from caravanserai.server.http.context import RequestContext
from caravanserai.server.http.routes import serves
from caravanserai.tables.broadcast import tell, tell_with_changes
from caravanserai.tables.encoding import pre_encoded
from caravanserai.tables.table import Happened, Table
from caravanserai.tables.tallies import TableTallies


@serves(Api.since)
async def since(context: RequestContext, table: str, moves: int = 0) -> list[Told]:
    room = await context.watched_room(table)
    return await context.services.work.do(context.caller, _told_since, room.table, moves, room.seat_of(context.viewer(room)))


def _told_since(table: Table, moves: int, seat: int | None) -> list[Told]:
    return pre_encoded([tell(table, happened, seat) for happened in table.history(moves)])


@serves(Api.replay)
async def replay(context: RequestContext, table: str, moves: int = 0) -> list[ToldChange]:
    room = await context.watched_room(table)
    if room.table.state.phase == "open":
        raise Refused("not_playing", "the game has not begun")
    return await context.services.work.do(context.caller, _replayed, room.table, moves, room.seat_of(context.viewer(room)))


def _replayed(table: Table, moves: int, seat: int | None) -> list[ToldChange]:
    return pre_encoded(tell_with_changes(table, moves, seat))


@serves(Api.past_position)
async def past_position(context: RequestContext, table: str, moves: int) -> PastPosition:
    room = await context.watched_room(table)
    _check_position(room.table, moves)
    return await context.services.work.do(context.caller, _past_position, room.table, moves, room.seat_of(context.viewer(room)))


@serves(Api.past_lens)
async def past_lens(context: RequestContext, table: str, moves: int, fine: bool = True) -> PastLens:
    room = await context.watched_room(table)
    _check_position(room.table, moves)
    services, seat = context.services, room.seat_of(context.viewer(room))
    tallies = services.lenses.tallies_of(room)
    position, tally = await services.work.do(context.caller, _past, room.table, tallies, moves, seat)
    found, is_fine = await services.lenses.find_past(room, seat, moves, position, tally, fine=fine)
    return PastLens(moves, msgspec.Raw(found), is_fine)


def _past(table: Table, tallies: TableTallies, moves: int, seat: int | None) -> tuple[Position, Tally | None]:
    """An earlier position, and what a seat could know there by keeping count."""
    return table.position_after(moves), tallies.after(table, seat, moves) if table.state.settings.lens != "off" else None


def _check_position(table: Table, moves: int) -> None:
    if table.state.phase == "open":
        raise Refused("not_playing", "the game has not begun")
    count = len(table.state.moves)
    if moves > count:
        raise Refused("no_such_position", f"this game has positions 0 to {count}", of=count)


def _past_position(table: Table, moves: int, seat: int | None) -> PastPosition:
    position, last = table.position_after(moves), moves == len(table.state.moves)
    told = tell(table, _move_before(table, moves), seat) if moves else None
    view, outcome = table.game.view(position, seat), table.outcome() if last else table.game.outcome(position)
    return PastPosition(table.state.table, moves, len(table.state.moves), view, told, outcome)


def _move_before(table: Table, moves: int) -> Happened:
    """The last of so many moves; of one that is of other rules, or that came from such a position, only its notation is known."""
    move, before = table.state.moves[moves - 1], table.if_known(moves - 1)
    if move.rules or before is None:
        return Happened(0, moves, move.actor, [], table.notation(move))
    return Happened(0, moves, move.actor, table.game.play(before, move.move))
