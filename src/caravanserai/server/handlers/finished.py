"""Finished games: as text to keep, checked against what was committed to, and as tables made from such a text."""

from __future__ import annotations

from caravanserai.api.endpoints import Api
from caravanserai.api.refusals import Refused
from caravanserai.api.wire import Made, ServerKey, Verified
from caravanserai.core.errors import BadRecord, CaravanseraiError
from caravanserai.core.record import Entry, Record
from caravanserai.core.saved import read_record, write_record
from caravanserai.core.signing import SigningKey
from caravanserai.server.handlers.tables import made
from caravanserai.server.http.context import RequestContext
from caravanserai.server.http.routes import serves
from caravanserai.tables.importing import can_be_checked, keep_game, read_game
from caravanserai.tables.room import Room
from caravanserai.tables.table import Table

LINES_BEFORE_MOVES = 100
"""A saved game has no more lines than that before its first move: the table's."""


@serves(Api.export)
async def export(context: RequestContext, table: str) -> str:
    room = await _finished(context, table)
    return await context.services.work.do(context.caller, _export_of, room.table, context.services.config.signing_key)


def _export_of(table: Table, key: SigningKey | None) -> str:
    """A finished game as text. It is played anew for it, which may take a while: beside the loop."""
    record = table.record()
    if not can_be_checked(record):
        record.fairness = None
    return write_record(record, key)


@serves(Api.server_key)
async def server_key(context: RequestContext) -> ServerKey:
    key = context.services.config.signing_key
    return ServerKey(None if key is None else key.public)


async def _finished(context: RequestContext, table: str) -> Room:
    room = await context.watched_room(table)
    if room.table.state.phase != "over":
        raise Refused("not_over", "the game is not over yet")
    return room


@serves(Api.verify)
async def verify(context: RequestContext, table: str) -> Verified:
    room = await _finished(context, table)
    return await context.services.work.do(context.caller, _verified, room.table)


def _verified(table: Table) -> Verified:
    record, published = table.record(), table.state.commitment
    if record.fairness is None or not can_be_checked(record):
        raise Refused("not_checkable", "this game came from elsewhere, without what its dice could be checked by")
    problem, fairness = _first_problem(record, published), record.fairness
    draws = sum(isinstance(step, Entry) and step.draw is not None for step in record.history)
    openings = record.fairness.openings
    return Verified(
        ok=problem is None,
        commitment=published,
        seed=fairness.seed.hex(),
        salts=fairness.salts,
        pledges=openings.pledges if openings is not None else [],
        rounds=openings.rounds if openings is not None else [],
        draws=draws,
        taken_back=record.taken_back,
        problem=problem,
    )


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
    who, services = context.person(), context.services
    services.meters.open_table(who, context.caller.address)
    limits = services.config.limits
    lines = limits.rows_per_table and limits.rows_per_table + LINES_BEFORE_MOVES
    try:
        imported = await services.work.do(context.caller, read_game, text, who, lines=lines, undos=limits.undos_per_table)
    except (ValueError, OverflowError, RecursionError) as error:
        raise _bad_record(error) from None
    return made((await services.finish(keep_game(services.registry, imported))).id)


def _bad_record(error: Exception) -> Exception:
    """Errors of ours say what is wrong; of any other, all one can say is that the text is none of ours."""
    if isinstance(error, CaravanseraiError):
        return error
    return Refused("bad_record", "this is not a game saved by Caravanserai")
