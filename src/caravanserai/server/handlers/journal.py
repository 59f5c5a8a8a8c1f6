"""One's own games after they are over: the journal, and all that is kept of one, to take along."""

from __future__ import annotations

import msgspec

from caravanserai.api.endpoints import Api
from caravanserai.api.journal import Journal, JournalGames
from caravanserai.server.http.context import RequestContext
from caravanserai.server.http.routes import serves
from caravanserai.service.journal import all_games, finished_table, game_of, read_games, read_journal
from caravanserai.service.taking_along import Log, Mine, TakenGame, TakenPlace, TakenTable, TakenToken, archive, part_of, parts_of
from caravanserai.tables.store import KeptGame, TableListing

MOST_TABLES, MOST_LOGS = 10_000, 500
"""So many tables of somebody are named in what they take along; and of so many that are not in their journal, the words."""
NOBODY = ""
"""Whose journal is empty."""


@serves(Api.journal)
async def journal(context: RequestContext) -> Journal:
    return await read_journal(context.services, context.caller, context.who or NOBODY)


@serves(Api.journal_games)
async def journal_games(context: RequestContext, game: str = "", before: str = "") -> JournalGames:
    return await read_games(context.services, context.who or NOBODY, game, before)


@serves(Api.take_along)
async def take_along(context: RequestContext, part: int = 1) -> bytes:
    services, who = context.services, context.who or NOBODY
    store = services.registry.store
    services.work.check(context.caller)
    kept = [one async for one in all_games(store, who)]
    chosen, tables = part_of(kept, part), await store.tables_of(who, MOST_TABLES)
    games = [game for one in chosen if (game := await _taken(context, one)) is not None]
    names = [one.table.table for one in chosen]
    if part == 1:
        names += _others(tables, kept)
    logs = [Log(name, await store.rows(name)) for name in names]
    mine = await _mine(context, who, part, kept, tables)
    return await services.work.do(context.caller, archive, who, mine, games, logs, services.config.signing_key)


async def _taken(context: RequestContext, kept: KeptGame) -> TakenGame | None:
    table = await finished_table(context.services, kept.table.table)
    return None if table is None else TakenGame(kept, table)


def _others(tables: list[TableListing], kept: list[KeptGame]) -> list[str]:
    """The tables at which somebody may have said something, and whose game is not in the journal."""
    in_journal = {one.table.table for one in kept}
    return [one.table for one in tables if one.table not in in_journal][:MOST_LOGS]


async def _mine(context: RequestContext, who: str, part: int, kept: list[KeptGame], tables: list[TableListing]) -> Mine:
    store = context.services.registry.store
    person, away, wishes = await store.person(who), await store.tables_put_away(who), await store.wishes(who)
    places = await store.destinations_of(who)
    return Mine(
        name=person.name if person is not None else "",
        since=person.created if person is not None else None,
        part=part,
        parts=parts_of(len(kept)),
        tables=[TakenTable(one.table, one.game, one.name, one.phase, one.changed, one.table in away) for one in tables],
        tokens=[TakenToken(token.label, token.scopes, token.created, token.revoked) for token in await store.tokens_of(who)],
        notices=[TakenPlace(one.kind, "" if one.kind == "feed" else one.address, one.active, one.created) for one in places],
        wishes=msgspec.json.decode(wishes) if wishes else None,
        muted=await store.muted_tables(who),
        journal=[game_of(one) for one in kept],
        what_ifs={name: msgspec.Raw(content) for name, content in (await store.what_ifs_of(who)).items()},
    )
