"""A game against bots in one request: the table is opened, everybody sits down, and it begins."""

from __future__ import annotations

from caravanserai.api.endpoints import Api
from caravanserai.api.settings import Settings
from caravanserai.api.wire import Made, Quick
from caravanserai.bots import bot_names
from caravanserai.core.discovery import load_game
from caravanserai.server.context import RequestContext
from caravanserai.server.me import remember_name
from caravanserai.server.services import Services
from caravanserai.server.serving import serves
from caravanserai.server.tables import made
from caravanserai.tables.decide import must_be_bot


@serves(Api.quick)
async def quick_table(context: RequestContext, wish: Quick) -> Made:
    who = context.person()
    context.services.meters.open_table(who, context.caller.address)
    return await context.services.finish(_begin(context.services, who, wish))


async def _begin(services: Services, who: str, wish: Quick) -> Made:
    game, bots = load_game(wish.game), bot_names(wish.game)
    bot = wish.bot or bots[-1]
    must_be_bot(bot, bots)
    players = wish.players or game.usual_players
    settings = Settings(game=wish.game, players=players, options=wish.options, lens=wish.lens, watch="link")
    room = await services.registry.open_table(settings, who)
    services.metrics.tables_opened.labels(wish.game).inc()
    await room.begin_with_bots(who, wish.name, bot)
    await remember_name(services, who, wish.name)
    return made(room.id)
