"""Tables: opened, listed, looked at, and told what to do."""

from __future__ import annotations

from typing import Annotated

import msgspec

from caravanserai.api.messages import Ack, Incoming, Request, Update
from caravanserai.api.refusals import Refused
from caravanserai.api.settings import Settings
from caravanserai.api.wire import Made, Offer, TableInfo, Tables
from caravanserai.server.call import Call
from caravanserai.server.endpoints import Subject
from caravanserai.server.perform import perform
from caravanserai.tables.decide import clean
from caravanserai.tables.store import Listing

tables = Subject("tables")


class Since(Incoming, frozen=True):
    """The version that the client has; 0 for none."""

    since: Annotated[int, msgspec.Meta(ge=0, le=2**53)] = 0


@tables.add("GET", "/tables", "read")
async def list_tables(call: Call) -> Tables:
    """Tables I sit at (those that wait for me first), and of the others those to join and those to watch."""
    store, who = call.house.inn.store, call.who
    mine = await store.tables_of(who) if who is not None else []
    return Tables(
        mine=[table_info(listing, who) for listing in mine],
        open=_of_others(await call.house.inn.open_tables(), who),
        watchable=_of_others(await store.watchable_tables(), who),
    )


def _of_others(listings: list[Listing], who: str | None) -> list[TableInfo]:
    return [table_info(listing, who) for listing in listings if who not in listing.people]


@tables.add("POST", "/tables", "play")
async def open_table(call: Call, body: Settings) -> Made:
    """Open a table. Its path is the invitation."""
    who = call.person()
    call.house.meters.open_table(who, call.caller.address)
    room = await call.house.inn.open_table(msgspec.structs.replace(body, name=clean(body.name)), who)
    call.house.metrics.tables_opened.labels(body.game).inc()
    return made(room.id)


def made(table: str) -> Made:
    return Made(table, f"/t/{table}")


@tables.add("GET", "/tables/{table}", "read")
async def look(call: Call, query: Since) -> Update:
    """The table as I may see it: view, prompt, legal moves, clocks, and the events since the version I have."""
    room = await call.watched_room()
    if call.who is not None and call.caller.may_play():
        room.seen(call.who)
    return room.update(call.who, query.since)


@tables.add("POST", "/tables/{table}", "play")
async def command(call: Call, body: Request) -> Ack:
    """Any command. It is done and committed when this answers; the same key again changes nothing."""
    room = await call.room()
    return await call.house.finish(perform(call.house, room, call.person(), call.caller.address, body))


@tables.add("POST", "/tables/{table}/offer", "play")
async def offer_seat(call: Call) -> Offer:
    """A code by which a friend may take over my seat, with the command `accept`, within an hour."""
    room = await call.room()
    seat = room.seat_of(call.who)
    if seat is None or call.who is None:
        raise Refused("not_seated", "you do not sit at this table")
    code, expires = call.house.keys.sign_offer(room.id, seat, call.who)
    return Offer(code, expires)


def table_info(listing: Listing, who: str | None) -> TableInfo:
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
