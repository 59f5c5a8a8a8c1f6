"""Tables: opened, listed, looked at, and told what to do."""

from __future__ import annotations

import msgspec

from caravanserai.api.endpoints import Api
from caravanserai.api.messages import Ack, Request, Update
from caravanserai.api.refusals import Refused
from caravanserai.api.settings import Settings
from caravanserai.api.wire import Made, OfferedSeat, TableInfo, Tables
from caravanserai.server.call import Call
from caravanserai.server.perform import perform
from caravanserai.server.serving import serves
from caravanserai.tables.decide import clean
from caravanserai.tables.store import TableListing


@serves(Api.tables)
async def list_tables(call: Call) -> Tables:
    store, who = call.house.inn.store, call.who
    mine = await store.tables_of(who) if who is not None else []
    return Tables(
        mine=[table_info(listing, who) for listing in mine],
        open=_of_others(await call.house.inn.open_tables(), who),
        watchable=_of_others(await store.watchable_tables(), who),
    )


def _of_others(listings: list[TableListing], who: str | None) -> list[TableInfo]:
    return [table_info(listing, who) for listing in listings if who not in listing.people]


@serves(Api.open_table)
async def open_table(call: Call, settings: Settings) -> Made:
    who = call.person()
    call.house.meters.open_table(who, call.caller.address)
    room = await call.house.inn.open_table(msgspec.structs.replace(settings, name=clean(settings.name)), who)
    call.house.metrics.tables_opened.labels(settings.game).inc()
    return made(room.id)


def made(table: str) -> Made:
    return Made(table, f"/t/{table}")


@serves(Api.table)
async def look(call: Call, table: str, since: int = 0) -> Update:
    room = await call.watched_room(table)
    if call.who is not None and call.caller.may_play():
        room.seen(call.who)
    return room.update(call.who, since)


@serves(Api.command)
async def command(call: Call, table: str, request: Request) -> Ack:
    room = await call.room(table)
    return await call.house.finish(perform(call.house, room, call.person(), call.caller.address, request))


@serves(Api.offer)
async def offer_seat(call: Call, table: str) -> OfferedSeat:
    room = await call.room(table)
    seat = room.seat_of(call.who)
    if seat is None or call.who is None:
        raise Refused("not_seated", "you do not sit at this table")
    code, expires = call.house.keys.sign_offer(room.id, seat, call.who)
    return OfferedSeat(code, expires)


def table_info(listing: TableListing, who: str | None) -> TableInfo:
    return TableInfo(
        table=listing.table,
        game=listing.game,
        name=listing.name,
        phase=listing.phase,
        players=listing.players,
        free_seats=listing.free_seats,
        waits_for_me=who is not None and who in listing.awaited,
        changed=listing.changed,
        names=listing.shown.names,
        acting=listing.shown.acting,
        turn_since=listing.shown.turn_since,
    )
