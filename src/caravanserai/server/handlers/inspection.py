"""Looking closer at a table: why a move is not allowed, what happened meanwhile, an earlier position, the odds."""

from __future__ import annotations

import msgspec

from caravanserai.api.endpoints import Api
from caravanserai.api.messages import Told, ToldChange
from caravanserai.api.refusals import Refused
from caravanserai.api.wire import LensInfo, PastPosition, Why
from caravanserai.core.contract import SPECTATOR
from caravanserai.server.http.context import RequestContext
from caravanserai.server.http.routes import serves
from caravanserai.tables.broadcast import tell, tell_with_changes
from caravanserai.tables.decide import move_number
from caravanserai.tables.lenses import check_lens
from caravanserai.tables.room import Room
from caravanserai.tables.table import Happened, Table


@serves(Api.why_not)
async def why_not(context: RequestContext, table: str, move: str) -> Why:
    room = await context.watched_room(table)
    seat, now = room.seat_of(context.who), room.table
    if seat is None:
        raise Refused("not_seated", "you do not sit at this table")
    number = move_number(now, move)
    if seat not in now.awaited():
        return Why(False, "not_your_turn" if now.state.phase == "playing" else "not_playing", None, {})
    refusal = now.game.why_not(now.facing(seat), number)
    if refusal is None:
        return Why(True, None, None, {})
    return Why(False, refusal.reason, refusal.section, refusal.about)


@serves(Api.since)
async def since(context: RequestContext, table: str, moves: int = 0) -> list[Told]:
    room = await context.watched_room(table)
    seat = room.seat_of(context.who)
    return [tell(room.table, happened, seat) for happened in room.table.history(moves)]


@serves(Api.replay)
async def replay(context: RequestContext, table: str, moves: int = 0) -> list[ToldChange]:
    room = await context.watched_room(table)
    if room.table.state.phase == "open":
        raise Refused("not_playing", "the game has not begun")
    return tell_with_changes(room.table, moves, viewing_seat(room, context.who))


def viewing_seat(room: Room, who: str | None) -> int | None:
    """Whose eyes earlier positions are seen with: one's own, or of a finished game, everybody's."""
    return SPECTATOR if room.table.state.phase == "over" else room.seat_of(who)


@serves(Api.past_position)
async def past_position(context: RequestContext, table: str, moves: int) -> PastPosition:
    room = await context.watched_room(table)
    state = room.table.state
    if state.phase == "open":
        raise Refused("not_playing", "the game has not begun")
    count = len(state.moves)
    if moves > count:
        raise Refused("no_such_position", f"this game has positions 0 to {count}", of=count)
    return _past_position(room.table, moves, viewing_seat(room, context.who))


def _past_position(table: Table, moves: int, seat: int | None) -> PastPosition:
    position, told = table.position_after(max(0, moves - 1)), None
    if moves:
        move = table.state.moves[moves - 1]
        told = tell(table, Happened(0, moves, move.actor, table.game.play(position, move.move)), seat)
    view, outcome = table.game.view(position, seat), table.game.outcome(position)
    return PastPosition(table.state.table, moves, len(table.state.moves), view, told, outcome)


@serves(Api.lens)
async def lens(context: RequestContext, table: str) -> LensInfo:
    room = await context.watched_room(table)
    seat, version = room.seat_of(context.who), room.table.state.version
    check_lens(room, seat)
    return LensInfo(version, msgspec.Raw(await context.services.lenses.find(room, seat)))
