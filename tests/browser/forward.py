"""A table brought on at once, with real moves and the table's own dice: bots play every seat until a test wants to look.

If it does not come to what is wished for when everybody plays well, it is tried again with players who sometimes do anything.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib import import_module
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from caravanserai.bots import instant_bot, load_bot, yardsticks
from caravanserai.core.contract import CHANCE, Position
from caravanserai.core.fair import drawn_move
from caravanserai.tables import rows as r
from caravanserai.tables.registry import TableRegistry
from caravanserai.tables.table import Table

TRIES = 400
CARELESS = 0.2
"""How often somebody does anything, after the first try."""
WATCHED = 0
"""The seat for which it is to come to something."""

Moment = Callable[[Any], bool]
"""Whether this view of whoever is asked is what a test wants to look at."""

EARLY = "early"
"""Who plays the moments that tests look for: it answers at once, and stays as it is."""


class Wish(msgspec.Struct):
    moment: str = ""
    """The name of a moment, after that of its module."""
    left: int = 0
    """Or: so many decisions of people before the end of a game that a bot wins. Neither: the end."""
    known: int = 0
    """The try with which it came to that when the test was written: it is looked at first."""


def forward_route(registry: TableRegistry) -> Route:
    async def forward(request: Request) -> Response:
        wish = msgspec.json.decode(await request.body(), type=Wish)
        room = await registry.room(request.path_params["table"])
        async with room.lock:
            await room.commit([*find(room.table, wish)], None)
        return PlainTextResponse("done")

    return Route("/forward/{table}", forward, methods=["POST"])


def find(table: Table, wish: Wish) -> list[r.Moved]:
    """The moves that lead there."""
    moment = _named(wish.moment)
    for number in (wish.known, *range(TRIES)):
        moves, end = play(table, number, moment)
        if not end.is_over() or not (wish.moment or wish.left):
            return moves
        outcome = table.game.outcome(end)
        assert outcome is not None
        if wish.left and not any(table.state.seats[seat].who for seat in outcome.winners):
            return moves[: near_the_end(table, moves, wish.left)]
    raise AssertionError(f"it never came to that: {wish}")


def _named(moment: str) -> Moment:
    """The moment with this name; without one, never."""
    if not moment:
        return lambda view: False
    module, _, name = moment.partition(":")
    found: Moment = getattr(import_module(module), name)
    return found


def play(table: Table, number: int, moment: Moment) -> tuple[list[r.Moved], Position]:
    """Until it is the moment, or the game is over; the moves, and where they lead."""
    game, position, draws = table.game, table.position.copy(), table.state.draws
    key = table.fairness().key()
    best = EARLY if EARLY in yardsticks(game.id) else instant_bot(game.id)
    luck = random.Random(number)
    moves: list[r.Moved] = []
    while not position.is_over():
        actor = position.actor()
        if actor == CHANCE:
            moves.append(r.Moved(actor, drawn_move(position, key, draws), draw=draws))
            draws += 1
        else:
            view = game.view(position, actor)
            if actor == WATCHED and game.only_answer(position) is None and moment(view):
                break
            bot = load_bot(game.id, "random" if number and luck.random() < CARELESS else best, luck.getrandbits(32))
            moves.append(r.Moved(actor, bot.choose(view, position.legal_moves()).move))
        position.play(moves[-1].move)
    return moves, position


def near_the_end(table: Table, moves: list[r.Moved], left: int) -> int:
    """Before which move so many decisions of people are left."""
    position, decided = table.position.copy(), []
    for place, move in enumerate(moves):
        if move.actor >= 0 and table.state.seats[move.actor].who and table.game.only_answer(position) is None:
            decided.append(place)
        position.play(move.move)
    return decided[-left]
