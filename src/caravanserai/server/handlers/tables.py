"""Tables: opened, listed, looked at, and told what to do."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from caravanserai.api.endpoints import Api
from caravanserai.api.messages import Ack, CommandEnvelope, Update
from caravanserai.api.refusals import Refused
from caravanserai.api.settings import Settings
from caravanserai.api.wire import Done, Made, OfferedSeat, Quick, TableInfo, Tables
from caravanserai.bots import bot_names, instant_bot
from caravanserai.core.discovery import load_game
from caravanserai.server.http.context import RequestContext
from caravanserai.server.http.routes import serves
from caravanserai.service.execution import execute
from caravanserai.service.identity import remember_name
from caravanserai.service.services import Services
from caravanserai.tables.decide import BeginWithBots, clean, must_be_bot
from caravanserai.tables.people import acting_as
from caravanserai.tables.store import TableListing

ABANDONED_SECONDS = 3 * 86_400.0
"""A game against bots that nobody has gone on with for so long is out of its player's way."""
URGENT_SECONDS = 3600.0
"""Whose time is over so soon sees the table, even if it was put away."""


@serves(Api.tables)
async def list_tables(context: RequestContext) -> Tables:
    registry, who = context.services.registry, context.who
    store = registry.store
    mine = await store.tables_of(who) if who is not None else []
    away = await store.tables_put_away(who) if who is not None else []
    return Tables(
        mine=[table_info(listing, who, away=is_away(listing, who, away, registry.timing.now())) for listing in mine],
        open=_of_others(await context.services.registry.open_tables(), who),
        watchable=_of_others(await store.watchable_tables(), who),
    )


def is_away(listing: TableListing, who: str | None, put_away: Collection[str], now: float) -> bool:
    """Whether a table is kept out of somebody's sight: put away by them, or theirs alone with bots and forgotten for days.

    When their time is nearly over it is shown all the same.
    """
    if listing.phase == "over":
        return False
    deadline = listing.summary.deadline
    if deadline is not None and who in listing.awaited and deadline - now < URGENT_SECONDS:
        return False
    alone = {owner for owner in listing.summary.owners if owner} == {who}
    abandoned = listing.phase == "playing" and deadline is None and alone and now - listing.changed > ABANDONED_SECONDS
    return abandoned or listing.table in put_away


@serves(Api.put_away)
async def put_away(context: RequestContext, table: str, away: bool = True) -> Done:
    registry, who = context.services.registry, context.who
    listing = await registry.store.listing_of(table)
    if listing is None:
        raise Refused("no_such_table", "there is no such table")
    if who is None or who not in listing.people:
        raise Refused("not_seated", "you do not sit at this table")
    await registry.store.put_away(who, table, registry.timing.now() if away else None)
    return Done()


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
    options = game.at_once | wish.options
    settings = Settings(game=wish.game, players=players, options=options, lens=wish.lens, watch="link")
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
    if context.who is not None and context.caller.may_play() and context.seat != "none":
        room.touch(context.who)
    return room.update(context.viewer(room), since)


@serves(Api.command)
async def command(context: RequestContext, table: str, envelope: CommandEnvelope) -> Ack:
    room = await context.services.registry.room(table)
    wish = context.seat if envelope.seat is None else envelope.seat
    who = acting_as(room.table.state, context.person(), wish) or ""
    return await context.services.finish(execute(context.services, room, who, context.caller.address, envelope))


@serves(Api.offer)
async def offer_seat(context: RequestContext, table: str) -> OfferedSeat:
    room = await context.services.registry.room(table)
    who = context.viewer(room)
    seat = room.seat_of(who)
    if seat is None or who is None:
        raise Refused("not_seated", "you do not sit at this table")
    if room.table.state.lesson is not None:
        raise Refused("in_a_lesson", "a lesson is one's own")
    code, expires = context.services.keys.sign_offer(room.id, seat, who)
    return OfferedSeat(code, expires)


def table_info(listing: TableListing, who: str | None, *, away: bool = False) -> TableInfo:
    owners = listing.summary.owners
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
        you=owners.index(who) if who is not None and who in owners else None,
        stage=listing.summary.stage,
        deadline=listing.summary.deadline,
        put_away=away,
        lesson=bool(listing.summary.lesson),
        set_up=listing.summary.set_up,
    )
