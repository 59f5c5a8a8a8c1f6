"""Standing orders: given, looked at and taken back by whose they are."""

from __future__ import annotations

from collections.abc import Sequence

from caravanserai.api.endpoints import Api
from caravanserai.api.wire import OrderInfo
from caravanserai.server.http.context import RequestContext
from caravanserai.server.http.routes import serves
from caravanserai.tables.room import Room


@serves(Api.order)
async def order(context: RequestContext, table: str) -> OrderInfo:
    room = await context.watched_room(table)
    return room.ordering.of(context.viewer(room) or "")


@serves(Api.give_order)
async def give_order(context: RequestContext, table: str, lines: Sequence[str]) -> OrderInfo:
    room = await context.services.registry.room(table)
    return await context.services.finish(room.ordering.give(_owner(context, room), lines))


@serves(Api.drop_order)
async def drop_order(context: RequestContext, table: str) -> OrderInfo:
    room = await context.services.registry.room(table)
    return await context.services.finish(room.ordering.drop(_owner(context, room)))


def _owner(context: RequestContext, room: Room) -> str:
    """Whose order it is: the caller's, or that of a guest for whom they ask."""
    context.person()
    return context.viewer(room) or ""
