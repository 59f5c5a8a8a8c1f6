"""Finished games: as text to keep, checked against what was committed to, and as tables made from such a text."""

from __future__ import annotations

import asyncio

from caravanserai.api.endpoints import Api
from caravanserai.api.refusals import Refused
from caravanserai.api.wire import Made, Verified
from caravanserai.core.errors import BadRecord, CaravanseraiError
from caravanserai.core.record import Entry, Record
from caravanserai.core.saved import read_record, write_record
from caravanserai.server.handlers.tables import made
from caravanserai.server.http.context import RequestContext
from caravanserai.server.http.routes import serves
from caravanserai.tables.importing import can_be_checked, import_record
from caravanserai.tables.room import Room


@serves(Api.export)
async def export(context: RequestContext, table: str) -> str:
    record = (await _finished(context, table)).table.record()
    if not can_be_checked(record):
        record.fairness = None
    return write_record(record)


async def _finished(context: RequestContext, table: str) -> Room:
    room = await context.watched_room(table)
    if room.table.state.phase != "over":
        raise Refused("not_over", "the game is not over yet")
    return room


@serves(Api.verify)
async def verify(context: RequestContext, table: str) -> Verified:
    room = await _finished(context, table)
    record, published = room.table.record(), room.table.state.commitment
    if record.fairness is None or not can_be_checked(record):
        raise Refused("not_checkable", "this game came from elsewhere, without what its dice could be checked by")
    problem = await asyncio.to_thread(_first_problem, record, published)
    draws = sum(isinstance(step, Entry) and step.draw is not None for step in record.history)
    fairness = record.fairness
    return Verified(problem is None, published, fairness.seed.hex(), fairness.salts, draws, record.taken_back, problem)


def _first_problem(record: Record, published: str) -> str | None:
    """What `caravanserai verify` would find wrong in the export of this game."""
    assert record.fairness is not None
    if record.fairness.commitment() != published:
        return "the seed is not the one that was committed to before the game"
    try:
        read_record(write_record(record))
    except BadRecord as error:
        return str(error)
    return None


@serves(Api.import_game)
async def import_game(context: RequestContext, text: str) -> Made:
    who = context.person()
    context.services.meters.open_table(who, context.caller.address)
    try:
        record = await asyncio.to_thread(read_record, text)
    except (ValueError, OverflowError, RecursionError) as error:
        raise _bad_record(error) from None
    room = await import_record(context.services.registry, record, who)
    return made(room.id)


def _bad_record(error: Exception) -> Exception:
    """Errors of ours say what is wrong; of any other, all one can say is that the text is none of ours."""
    if isinstance(error, CaravanseraiError):
        return error
    return Refused("bad_record", "this is not a game saved by Caravanserai")
