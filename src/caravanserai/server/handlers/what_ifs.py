"""What-ifs: a line that nobody has played is looked at, thought about, kept and shared. No table changes by it."""

from __future__ import annotations

import secrets
import time
from functools import partial

import msgspec

from caravanserai.api.endpoints import Api
from caravanserai.api.refusals import Refused
from caravanserai.api.settings import Settings
from caravanserai.api.what_if import (
    Thoughts,
    WhatIfHint,
    WhatIfInfo,
    WhatIfKept,
    WhatIfLens,
    WhatIfLine,
    WhatIfLook,
    WhatIfSeen,
    WhatIfTable,
    WhatIfThink,
    WhatIfWhy,
)
from caravanserai.api.wire import Hint, LensInfo, Made, Why
from caravanserai.bots import bot_names
from caravanserai.core.errors import BadNotation
from caravanserai.core.randomness import Random
from caravanserai.core.what_if import SupposedLine, WhatIfDocument
from caravanserai.server.handlers.inspection import told_hint
from caravanserai.server.handlers.tables import made
from caravanserai.server.http.context import RequestContext
from caravanserai.server.http.routes import serves
from caravanserai.service.identity import remember_name
from caravanserai.service.services import Services
from caravanserai.tables.decide import BeginWithBots, must_be_bot
from caravanserai.tables.encoding import encode
from caravanserai.tables.table import Table
from caravanserai.tables.what_if import check_seat, counted, described, game_as_what_if, line_of, look_at, thought_of, viewer_of

BOT_SECONDS = 0.3
"""How long a bot that thinks may think about a move of a what-if."""


@serves(Api.look_at)
async def look(context: RequestContext, look: WhatIfLook) -> WhatIfSeen:
    rng = Random(secrets.randbits(63))
    return await context.services.work.do(context.caller, look_at, look, rng)


@serves(Api.what_if_lens)
async def lens(context: RequestContext, line: WhatIfLens) -> LensInfo:
    found = await context.services.work.do(context.caller, line_of, line)
    if found.game.lens_type is None:
        raise Refused("lens_off", "this game has no odds to show")
    if found.position.is_over():
        return LensInfo(len(found.made) + 1, None)
    fine = line.fine or not found.game.slow_lens
    viewer = viewer_of(found)
    tally = await context.services.work.do(context.caller, counted, found, viewer)
    reckoned = await context.services.lenses.reckon(line.game, found.game.view(found.position, viewer), tally, fine=fine)
    return LensInfo(len(found.made) + 1, msgspec.Raw(reckoned), fine)


@serves(Api.what_if_why_not)
async def why_not(context: RequestContext, line: WhatIfWhy) -> Why:
    return await context.services.work.do(context.caller, _why_not, line)


def _why_not(asked: WhatIfWhy) -> Why:
    line = line_of(asked)
    try:
        number = line.game.number(line.game.read(asked.move))
    except BadNotation as error:
        raise Refused("no_such_move", str(error)) from None
    refusal = line.game.why_not(line.position, number)
    if refusal is None:
        return Why(True, None, None, {})
    return Why(False, refusal.reason, refusal.section, refusal.about)


@serves(Api.what_if_hint)
async def hint(context: RequestContext, line: WhatIfHint) -> Hint:
    services = context.services
    found = await services.work.do(context.caller, line_of, line)
    if found.position.actor() < 0:
        raise Refused("not_your_turn", "no seat is to move there")
    bots, began = bot_names(line.game), time.perf_counter()
    adviser = line.bot or bots[-1]
    must_be_bot(adviser, bots)
    choice = await services.registry.workers.choose(thought_of(found, line.game, adviser, BOT_SECONDS))
    services.work.charge(context.caller, min(BOT_SECONDS, time.perf_counter() - began) / 2)
    return told_hint(found.game, len(found.made) + 1, adviser, choice)


@serves(Api.think)
async def think(context: RequestContext, think: WhatIfThink) -> Thoughts:
    await context.services.work.do(context.caller, _check, think)
    thoughts: Thoughts = await context.services.analyst.think(context.caller, think)  # type: ignore[assignment]
    return thoughts


def _check(asked: WhatIfLine) -> None:
    """That there is such a position is told here, not by the engine."""
    line_of(asked)


@serves(Api.open_what_if)
async def open_what_if(context: RequestContext, table: WhatIfTable) -> Made:
    services, who = context.services, context.person()
    line = await services.work.do(context.caller, line_of, table)
    if line.position.is_over():
        raise Refused("bad_position", "the game is over there: go back to where somebody is still to move")
    check_seat(line, table.seat)
    services.meters.open_table(who, context.caller.address)
    return await services.finish(_open(services, who, table, line))


async def _open(services: Services, who: str, wish: WhatIfTable, line: SupposedLine) -> Made:
    """Players and options are those of the position."""
    if wish.bot is not None:
        must_be_bot(wish.bot, bot_names(wish.game))
    game, position = line.game, line.position
    settings = Settings(game=wish.game, players=position.seats, options=msgspec.structs.asdict(game.options_of(position)))
    room = await services.registry.open_table(settings, who, game.write_position(position))
    services.metrics.tables_opened.labels(wish.game).inc()
    if wish.bot is not None:
        await room.command(who, BeginWithBots(wish.name, wish.bot, wish.pledge, wish.seat))
        await remember_name(services.registry.store, who, wish.name)
    await services.registry.offer(room)
    return made(room.id)


@serves(Api.share_what_if)
async def share(context: RequestContext, what_if: WhatIfDocument) -> WhatIfKept:
    services, who = context.services, context.person()
    limit = services.config.limits.what_ifs_kept_per_person
    if limit and await services.registry.store.count_what_ifs(who) >= limit:
        raise Refused("too_many_what_ifs", f"{limit} what-ifs of yours are kept already, and no more can be", limit=limit)
    services.meters.share_what_if(who, context.caller.address)
    await services.work.do(context.caller, described, what_if)
    name = secrets.token_urlsafe(9)
    await services.registry.store.keep_what_if(name, who, services.registry.timing.now(), encode(what_if))
    return WhatIfKept(name, f"/w/{name}")


@serves(Api.what_if)
async def what_if(context: RequestContext, what_if: str) -> WhatIfInfo:
    content = await context.services.registry.store.what_if(what_if)
    if content is None:
        raise Refused("no_such_what_if", "there is no such what-if here; whoever shared it may have left for good")
    return await context.services.work.do(context.caller, partial(described, msgspec.json.decode(content, type=WhatIfDocument)))


@serves(Api.table_what_if)
async def table_what_if(context: RequestContext, table: str, moves: int = 2**53) -> WhatIfInfo:
    room = await context.watched_room(table)
    return await context.services.work.do(context.caller, _of_table, room.table, moves)


def _of_table(table: Table, moves: int) -> WhatIfInfo:
    return described(game_as_what_if(table, moves))
