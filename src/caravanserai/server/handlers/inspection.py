"""A closer look at a table as it is: why a move is not allowed, the odds, and what a bot would do."""

from __future__ import annotations

import time

import msgspec

from caravanserai.api.endpoints import Api
from caravanserai.api.refusals import Refused
from caravanserai.api.wire import Hint, HintedMove, HintedStep, LensInfo, Why
from caravanserai.bots import bot_names
from caravanserai.core.bot import Choice
from caravanserai.core.contract import Game, Move
from caravanserai.server.http.context import RequestContext
from caravanserai.server.http.routes import serves
from caravanserai.tables.decide import move_number, must_be_bot
from caravanserai.tables.lenses import check_lens

HINT_SECONDS = 0.5
"""How long a bot that thinks may think about a hint."""


@serves(Api.why_not)
async def why_not(context: RequestContext, table: str, move: str) -> Why:
    room = await context.watched_room(table)
    seat, now = room.seat_of(context.viewer(room)), room.table
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
async def lens(context: RequestContext, table: str, fine: bool = True) -> LensInfo:
    room = await context.watched_room(table)
    seat, version = room.seat_of(context.viewer(room)), room.table.state.version
    check_lens(room, seat)
    found, is_fine = await context.services.lenses.find(room, seat, fine=fine)
    return LensInfo(version, msgspec.Raw(found), is_fine)


@serves(Api.hint)
async def hint(context: RequestContext, table: str, bot: str = "") -> Hint:
    room = await context.watched_room(table)
    seat, now = room.seat_of(context.viewer(room)), room.table
    if seat is None:
        raise Refused("not_seated", "you do not sit at this table")
    if now.state.settings.lens == "off" or now.state.lesson is not None:
        raise Refused("lens_off", "no advice is given at this table")
    if seat not in now.awaited():
        raise Refused("not_your_turn", "a bot can be asked when you are to move")
    context.services.work.check(context.caller)
    bots, version, began = bot_names(now.game.id), now.state.version, time.perf_counter()
    adviser = bot or bots[-1]
    must_be_bot(adviser, bots)
    choice = await room.ask_bot(seat, adviser, HINT_SECONDS)
    context.services.work.charge(context.caller, min(HINT_SECONDS, time.perf_counter() - began))
    return told_hint(now.game, version, adviser, choice)


def told_hint(game: Game, version: int, adviser: str, choice: Choice) -> Hint:
    """What a bot would do, as it is sent."""
    considered = [
        HintedMove(*_told(game, one.move), one.value, _steps(game, one.then), one.values, one.trials) for one in choice.considered
    ]
    return Hint(version, adviser, *_told(game, choice.move), choice.reason, choice.about, _steps(game, choice.then), considered)


def _steps(game: Game, moves: list[int]) -> list[HintedStep]:
    return [HintedStep(*_told(game, number)) for number in moves]


def _told(game: Game, number: int) -> tuple[Move, str]:
    move = game.move(number)
    return move, game.write(move)
