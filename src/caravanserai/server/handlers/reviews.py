"""The review of a finished game: asked for, made in the background, and kept."""

from __future__ import annotations

import msgspec

from caravanserai.api.endpoints import Api
from caravanserai.api.messages import NAMELESS
from caravanserai.api.refusals import Refused
from caravanserai.api.wire import ReviewInfo
from caravanserai.core.saved import write_paper
from caravanserai.core.speech import Speech
from caravanserai.core.texts import FALLBACK
from caravanserai.reviewing.figures import read_review
from caravanserai.reviewing.page import page_of
from caravanserai.server.handlers.games import known
from caravanserai.server.http.context import RequestContext
from caravanserai.server.http.routes import serves
from caravanserai.service.reviews import Wanted, record_of
from caravanserai.tables.papers import paper_of
from caravanserai.tables.room import Room
from caravanserai.tables.table import Table


@serves(Api.review)
async def review(context: RequestContext, table: str, viewer: int = -1, open_cards: bool = False) -> ReviewInfo:
    room = await context.watched_room(table)
    return await context.services.reviews.find(_wanted(room, viewer, open_cards))


@serves(Api.begin_review)
async def begin_review(context: RequestContext, table: str, viewer: int = -1, open_cards: bool = False) -> ReviewInfo:
    room = await context.watched_room(table)
    services, wanted = context.services, _wanted(room, viewer, open_cards)
    text = await services.work.do(context.caller, _readable, room.table)
    return await services.reviews.begin(wanted, context.caller, text, len(room.table.state.moves))


@serves(Api.review_page)
async def review_page(
    context: RequestContext, table: str, viewer: int = -1, open_cards: bool = False, language: str = FALLBACK
) -> str:
    room = await context.watched_room(table)
    told = await context.services.reviews.find(_wanted(room, viewer, open_cards))
    if told.state != "done":
        raise Refused("not_ready", "this review has not been made yet: ask for it first")
    names = [seat.name for seat in room.table.state.seats]
    return await context.services.work.do(context.caller, _page, told.review, names, known(language))


def _page(content: msgspec.Raw, names: list[str], language: str) -> str:
    """With the names of the table: a review is kept without any. Who has none is a seat, or a guest."""
    say = Speech(language).say
    seats = [say("terminal-seat", number=number) for number in range(1, len(names) + 1)]
    told = [say("terminal-guest") if name == NAMELESS else name or seat for name, seat in zip(names, seats, strict=True)]
    return page_of(read_review(content, told), language)


def _wanted(room: Room, viewer: int, open_cards: bool) -> Wanted:
    state = room.table.state
    if state.phase != "over":
        raise Refused("not_over", "the game is not over yet")
    if viewer >= len(state.seats):
        raise Refused("no_such_seat", f"this table has seats 0 to {len(state.seats) - 1}", of=len(state.seats))
    return Wanted(room.id, viewer, open_cards)


def _readable(table: Table) -> str:
    """The game as text; raises `Refused` if it is of rules that cannot be reviewed. That may take a while: beside the loop."""
    text = write_paper(paper_of(table))
    record_of(text)
    return text
