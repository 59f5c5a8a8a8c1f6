"""A game against bots in one request: the table is opened, everybody sits down, and it begins."""

from __future__ import annotations

from caravanserai.api.settings import Settings
from caravanserai.api.wire import Made, Quick
from caravanserai.bots import bot_names
from caravanserai.core.discovery import load_game
from caravanserai.server.call import Call
from caravanserai.server.house import House
from caravanserai.server.me import remember_name
from caravanserai.server.tables import made, tables
from caravanserai.tables.decide import must_be_bot


@tables.add("POST", "/tables/quick", "play")
async def quick_table(call: Call, body: Quick) -> Made:
    """Open a table, sit down in seat 0 with bots in all others, and begin."""
    who = call.person()
    call.house.meters.open_table(who, call.caller.address)
    return await call.house.finish(_begin(call.house, who, body))


async def _begin(house: House, who: str, body: Quick) -> Made:
    game, bots = load_game(body.game), bot_names(body.game)
    bot = body.bot or bots[-1]
    must_be_bot(bot, bots)
    players = body.players or game.usual_players
    settings = Settings(game=body.game, players=players, options=body.options, lens=body.lens, watch="link")
    room = await house.inn.open_table(settings, who)
    house.metrics.tables_opened.labels(body.game).inc()
    await room.begin_with_bots(who, body.name, bot)
    await remember_name(house, who, body.name)
    return made(room.id)
