"""What whoever runs a server may do to its tables and people, by the database alone: whether a server runs or not.

A row more in a log is the fence: a running server that has the table in memory finds its next number taken, or notices within
seconds, and loads the table anew. A table that is gone it lets go of in the same way.
"""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable

import msgspec

from caravanserai.api import commands as c
from caravanserai.api.refusals import Refused
from caravanserai.api.settings import Settings
from caravanserai.bots import bot_names
from caravanserai.core.errors import CaravanseraiError
from caravanserai.service.identity import known_person
from caravanserai.tables import rows as r
from caravanserai.tables.decide import decide
from caravanserai.tables.due import due_at
from caravanserai.tables.encoding import encode
from caravanserai.tables.forgetting import rows_without
from caravanserai.tables.listing import listing
from caravanserai.tables.loading import BadSnapshot, rebuilt, without_snapshot
from caravanserai.tables.people import seats_of
from caravanserai.tables.store import FAR, Conflict, Person, Store, StoredRow, StoredTable, TableListing
from caravanserai.tables.table import Table

ATTEMPTS = 20
"""How often a row is tried at a table at which others are playing."""
MOST_TABLES = 1_000_000


class NotThere(CaravanseraiError):
    """There is no such table, or nobody of this name."""


class NotDone(CaravanseraiError):
    """What a host asked for could not be done, and why."""


class SeatReport(msgspec.Struct, frozen=True):
    """A seat as its host may know it."""

    seat: int
    """Counted from 1."""
    name: str
    who: str | None
    bot: str | None
    ready: bool
    seconds: float | None


class TableReport(msgspec.Struct, frozen=True):
    """All about a table but what is secret: no seed, no position, no word that was said."""

    table: str
    game: str
    phase: str
    rows: int
    snapshot_at: int
    """The row that its snapshot was made at; 0 without one."""
    row_format: int
    rules_version: int
    unreadable: str | None
    """Why it cannot be read; None if it can."""
    closed: bool = False
    settings: Settings | None = None
    opened: float | None = None
    changed: float | None = None
    host: str = ""
    moves: int = 0
    undone: int = 0
    seats: list[SeatReport] = []
    rematch: str | None = None


class PersonReport(msgspec.Struct, frozen=True):
    """Somebody, and where they sit or sat."""

    who: str
    name: str
    created: float
    tokens: int
    tables: list[str]


async def all_tables(
    store: Store, *, phase: str = "", game: str = "", changed_before: float = FAR
) -> AsyncIterator[tuple[str, TableListing | None]]:
    """Every table like that, by name; without a listing where that cannot be read."""
    after = ""
    while found := await store.find_tables(after, phase=phase, game=game, changed_before=changed_before):
        for table in found:
            yield table
        after = found[-1][0]


async def _stored(store: Store, table: str) -> StoredTable:
    stored = await store.load(table)
    if stored is None:
        raise NotThere(f"there is no table {table!r} here: `caravanserai admin tables` lists those that are")
    return stored


async def _table(store: Store, stored: StoredTable) -> Table:
    """The table; raises what says why it cannot be read."""
    try:
        return rebuilt(stored)
    except BadSnapshot:
        return rebuilt(without_snapshot(stored, await store.rows(stored.table)))


async def inspect_table(store: Store, table: str) -> TableReport:
    """What can be told of a table, also of one that cannot be read."""
    stored = await _stored(store, table)
    about = (stored.last_number, stored.snapshot_number, stored.row_format, stored.rules_version)
    try:
        state = (await _table(store, stored)).state
    except (Refused, CaravanseraiError) as error:
        listed = await store.listing_of(table)
        game, phase, changed = (listed.game, listed.phase, listed.changed) if listed is not None else ("?", "?", None)
        return TableReport(table, game, phase, *about, unreadable=str(error), changed=changed)
    return TableReport(
        table,
        state.settings.game,
        "playing" if state.is_opening() else state.phase,
        *about,
        unreadable=None,
        closed=state.closed,
        settings=state.settings,
        opened=state.opened_at,
        changed=state.changed_at,
        host=state.host,
        moves=len(state.moves),
        undone=len(state.taken_back),
        seats=[
            SeatReport(number, seat.name, seat.who, seat.mover(), seat.ready, seat.seconds)
            for number, seat in enumerate(state.seats, start=1)
        ],
        rematch=state.rematch,
    )


async def write_rows(store: Store, table: str, rows_for: Callable[[Table], list[r.Row]]) -> None:
    """Add the rows that the table as it is now asks for. Should somebody play meanwhile, it is looked at again."""
    for _ in range(ATTEMPTS):
        before = await _table(store, await _stored(store, table))
        rows, at = rows_for(before), max(time.time(), before.state.changed_at)
        if not rows:
            return
        after, first = before.copy(), before.state.version + 1
        for row in rows:
            after.apply(row, at)
        stored = [StoredRow(number, at, None, encode(row)) for number, row in enumerate(rows, start=first)]
        try:
            await store.append(table, stored, listing(after))
        except Conflict:
            continue
        return
    raise NotDone(f"table {table} changes all the time: nothing was done there; try again")


async def close_table(store: Store, table: str) -> bool:
    """Close a table, for good; False if it was closed already."""
    closed: list[r.Row] = []

    def rows_for(found: Table) -> list[r.Row]:
        closed[:] = [] if found.state.closed else [r.Closed()]
        return [*closed]

    try:
        await write_rows(store, table, rows_for)
    except Refused as refused:
        raise NotDone(f"{refused.message}: it cannot be closed, only deleted") from refused
    return bool(closed)


async def delete_table(store: Store, table: str) -> None:
    """Delete a table, also one that cannot be read."""
    try:
        await store.delete_table(table)
    except Conflict:
        raise NotThere(f"there is no table {table!r} here") from None


async def rebuild_table(store: Store, table: str) -> None:
    """Let the log alone tell what the table is: its snapshot is forgotten, and when something is due there noted anew."""
    stored = await _stored(store, table)
    try:
        folded = rebuilt(without_snapshot(stored, await store.rows(table)))
    except Refused as refused:
        raise NotDone(refused.message) from refused
    await store.rewrite(table, [])
    await store.set_due(table, due_at(folded))


async def inspect_people(store: Store, who_or_name: str) -> list[PersonReport]:
    """Whoever this may be: names are nobody's own."""
    return [await _report(store, person) for person in await store.find_people(who_or_name)]


async def _report(store: Store, person: Person) -> PersonReport:
    tables = [listed.table for listed in await store.tables_of(person.who, MOST_TABLES)]
    tokens = [token for token in await store.tokens_of(person.who) if token.revoked is None]
    return PersonReport(person.who, person.name, person.created, len(tokens), tables)


async def delete_person(store: Store, who: str) -> dict[str, str]:
    """Forget somebody as if they had left for good; the tables where that could not be done, with the reason.

    Whoever broke off in the middle can be forgotten again: what is gone already is found no more.
    """
    tables = [listed.table for listed in await store.tables_of(who, MOST_TABLES)]
    if not tables and await store.person(who) is None and not await store.tokens_of(who):
        raise NotThere(f"nobody here is {who!r}: `caravanserai admin person NAME` tells who somebody is")
    failed = {}
    for table in tables:
        try:
            await _forget_at(store, table, who)
        except (Refused, CaravanseraiError, msgspec.MsgspecError) as error:
            failed[table] = str(error)
    await store.forget_journal(who)
    await store.forget_what_ifs(who)
    await store.forget_tokens(who)
    await store.forget_notices(who)
    person = await known_person(store, who)
    await store.save_person(msgspec.structs.replace(person, name="", session=person.session + 1, recovery=person.recovery + 1))
    for table in tables:
        if table not in failed:  # a server may have saved, meanwhile, a snapshot from before
            await store.rewrite(table, [])
    return failed


async def _forget_at(store: Store, table: str, who: str) -> None:
    """Their seats, and their guests', are left or go to bots; then names and words are taken out of the log."""
    for _ in range((await _table(store, await _stored(store, table))).state.settings.players):
        await write_rows(store, table, lambda found: _leaving(found, who))
    rewritten, seats = rows_without(await store.rows(table), who)
    await write_rows(store, table, lambda _: [r.Forgotten(who, seats)])
    await store.rewrite(table, rewritten)


def _leaving(table: Table, who: str) -> list[r.Row]:
    state = table.state
    mine = seats_of(state, who)
    if not mine or state.phase == "over":
        return []
    if state.is_opening():
        raise NotDone("its dice are just being set: try again in a moment, while the server runs")
    command = c.Leave() if state.phase == "open" else c.Resign()
    return decide(table, command, state.seats[mine[-1]].who or who, bot_names(state.settings.game))
