"""Finished games: as text to keep, checked against what was committed to, and as tables made from such a text."""

from __future__ import annotations

from caravanserai.api.endpoints import Api
from caravanserai.api.refusals import Refused
from caravanserai.api.wire import Made, ServerKey, Verified
from caravanserai.core.earlier import EarlierGame, read_saved
from caravanserai.core.errors import BadRecord, CaravanseraiError
from caravanserai.core.paper import Paper, WrittenMove
from caravanserai.core.saved import write_paper
from caravanserai.core.signing import SigningKey
from caravanserai.server.handlers.tables import made
from caravanserai.server.http.context import RequestContext
from caravanserai.server.http.routes import serves
from caravanserai.tables.importing import keep_game, read_game
from caravanserai.tables.papers import paper_of
from caravanserai.tables.room import Room
from caravanserai.tables.table import Table

LINES_BEFORE_MOVES = 100
"""A saved game has no more lines than that before its first move: the table's."""


@serves(Api.export)
async def export(context: RequestContext, table: str) -> str:
    room = await _finished(context, table)
    return await context.services.work.do(context.caller, _export_of, room.table, context.services.config.signing_key)


def _export_of(table: Table, key: SigningKey | None) -> str:
    """A finished game as text, of whatever rules it is. That may take a while: beside the loop."""
    return write_paper(paper_of(table), key)


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
    paper, published = paper_of(table), table.state.commitment
    if paper.fairness is None:
        raise Refused("not_checkable", "this game came from elsewhere, without what its dice could be checked by")
    made = [step for step in paper.steps if isinstance(step, WrittenMove)]
    problem, unchecked = _first_problem(paper, published)
    fairness, openings = paper.fairness, paper.fairness.openings
    return Verified(
        ok=problem is None,
        commitment=published,
        seed=fairness.seed.hex(),
        salts=fairness.salts,
        pledges=openings.pledges if openings is not None else [],
        rounds=openings.rounds if openings is not None else [],
        draws=sum(move.draw is not None for move in made),
        taken_back=len(made) - len(table.state.moves),
        problem=problem,
        rules=paper.rules,
        unchecked=unchecked,
    )


def _first_problem(paper: Paper, published: str) -> tuple[str | None, int]:
    """What `caravanserai verify` would find wrong in the export of this game; and how many moves it could not check."""
    assert paper.fairness is not None
    if paper.fairness.commitment() != published:
        return "the seed is not the one that was committed to before the game", 0
    try:
        saved = read_saved(write_paper(paper))
    except BadRecord as error:
        return str(error), 0
    return None, len(saved.unchecked) if isinstance(saved, EarlierGame) else 0


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
