"""A closer look at a table as it is: why a move is not allowed, and the odds."""

from __future__ import annotations

import msgspec

from caravanserai.api.endpoints import Api
from caravanserai.api.refusals import Refused
from caravanserai.api.wire import LensInfo, Why
from caravanserai.server.http.context import RequestContext
from caravanserai.server.http.routes import serves
from caravanserai.tables.decide import move_number
from caravanserai.tables.lenses import check_lens


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


@serves(Api.lens)
async def lens(context: RequestContext, table: str) -> LensInfo:
    room = await context.watched_room(table)
    seat, version = room.seat_of(context.who), room.table.state.version
    check_lens(room, seat)
    return LensInfo(version, msgspec.Raw(await context.services.lenses.find(room, seat)))
