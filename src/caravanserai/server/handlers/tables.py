"""Tables: opened, listed, looked at, and told what to do."""

from __future__ import annotations

import msgspec

from caravanserai.api.endpoints import Api
from caravanserai.api.messages import Ack, CommandEnvelope, Update
from caravanserai.api.refusals import Refused
from caravanserai.api.settings import Settings
from caravanserai.api.wire import Made, OfferedSeat, Quick, TableInfo, Tables
from caravanserai.bots import bot_names, instant_bot
from caravanserai.core.discovery import load_game
from caravanserai.server.http.context import RequestContext
from caravanserai.server.http.routes import serves
from caravanserai.service.execution import execute
from caravanserai.service.identity import remember_name
from caravanserai.service.services import Services
from caravanserai.tables.decide import BeginWithBots, clean, must_be_bot
from caravanserai.tables.store import TableListing


@serves(Api.tables)
async def list_tables(context: RequestContext) -> Tables:
    store, who = context.services.registry.store, context.who
    mine = await store.tables_of(who) if who is not None else []
    return Tables(
        mine=[table_info(listing, who) for listing in mine],
        open=_of_others(await context.services.registry.open_tables(), who),
        watchable=_of_others(await store.watchable_tables(), who),
    )


def _of_others(listings: list[TableListing], who: str | None) -> list[TableInfo]:
    return [table_info(listing, who) for listing in listings if who not in listing.people]


@serves(Api.open_table)
async def open_table(context: RequestContext, settings: Settings) -> Made:
    who = context.person()
    context.services.meters.open_table(who, context.caller.address)
    room = await context.services.registry.open_table(msgspec.structs.replace(settings, name=clean(settings.name)), who)
    context.services.metrics.tables_opened.labels(settings.game).inc()
    await context.services.registry.offer(room)
    return made(room.id)


@serves(Api.quick)
async def quick_table(context: RequestContext, wish: Quick) -> Made:
    who = context.person()
    context.services.meters.open_table(who, context.caller.address)
    return await context.services.finish(_begin_with_bots(context.services, who, wish))


async def _begin_with_bots(services: Services, who: str, wish: Quick) -> Made:
    game, bots = load_game(wish.game), bot_names(wish.game)
    bot = wish.bot or instant_bot(wish.game)
    must_be_bot(bot, bots)
    players = wish.players or game.usual_players
    settings = Settings(game=wish.game, players=players, options=wish.options, lens=wish.lens, watch="link")
    room = await services.registry.open_table(settings, who)
    services.metrics.tables_opened.labels(wish.game).inc()
    await room.command(who, BeginWithBots(wish.name, bot, wish.pledge))
    await remember_name(services.registry.store, who, wish.name)
    await services.registry.offer(room)
    return made(room.id)


def made(table: str) -> Made:
    return Made(table, f"/t/{table}")


@serves(Api.table)
async def look(context: RequestContext, table: str, since: int = 0) -> Update:
    room = await context.watched_room(table)
    if context.who is not None and context.caller.may_play():
        room.touch(context.who)
    return room.update(context.who, since)


@serves(Api.command)
async def command(context: RequestContext, table: str, envelope: CommandEnvelope) -> Ack:
    room = await context.services.registry.room(table)
    return await context.services.finish(execute(context.services, room, context.person(), context.caller.address, envelope))


@serves(Api.offer)
async def offer_seat(context: RequestContext, table: str) -> OfferedSeat:
    room = await context.services.registry.room(table)
    seat = room.seat_of(context.who)
    if seat is None or context.who is None:
        raise Refused("not_seated", "you do not sit at this table")
    code, expires = context.services.keys.sign_offer(room.id, seat, context.who)
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
        names=listing.summary.names,
        acting=listing.summary.acting,
        turn_since=listing.summary.turn_since,
    )
