"""Tables from their database: rebuilt, brought to today's rules, or set aside where that cannot be done."""

from __future__ import annotations

import asyncio
import time

import msgspec
import structlog

from caravanserai.api.refusals import Refused
from caravanserai.tables import rows as r
from caravanserai.tables.encoding import encode
from caravanserai.tables.listing import listing
from caravanserai.tables.loading import BadSnapshot, EarlierRules, UnreadableTable, folded, upgraded, without_snapshot
from caravanserai.tables.orders import StandingOrder
from caravanserai.tables.store import Conflict, Store, StoredRow, StoredTable
from caravanserai.tables.table import Table, anchors_of
from caravanserai.tables.timing import Timing

ASIDE_SECONDS = 60.0
"""How long a table that could not be read is not tried again."""
log = structlog.get_logger("tables")


class Loader:
    """Loads tables, each by itself: what is wrong with one is no other's trouble."""

    def __init__(self, store: Store, timing: Timing) -> None:
        self._store = store
        self._timing = timing
        self.set_aside: dict[str, tuple[str, float]] = {}
        """Tables that could not be read: why, and until when they are not tried again."""

    async def load(self, table: str) -> Table:
        """A table as it is kept. One that cannot be read is set aside: it is refused, with the reason, and tried again later."""
        known = self.set_aside.get(table)
        if known is not None and time.monotonic() < known[1]:
            raise _unreadable(known[0])
        stored = await self._store.load(table)
        if stored is None:
            raise Refused("no_such_table", "there is no such table")
        try:
            loaded = await self._rebuilt(stored)
        except UnreadableTable as error:
            log.error("table set aside", table=table, error=str(error))
            self.set_aside[table] = (str(error), time.monotonic() + ASIDE_SECONDS)
            raise _unreadable(str(error)) from error
        self.set_aside.pop(table, None)
        if loaded.state.phase == "playing":
            loaded.orders = await self._orders(table)
        return loaded

    async def _orders(self, table: str) -> dict[str, StandingOrder]:
        """What people have ordered there. What cannot be read is not carried out: whoever gave it is asked."""
        orders = {}
        for who, content in (await self._store.orders_at(table)).items():
            try:
                orders[who] = msgspec.json.decode(content, type=StandingOrder)
            except msgspec.MsgspecError:
                log.error("order cannot be read", table=table)
        return orders

    async def _rebuilt(self, stored: StoredTable) -> Table:
        """The table, from its snapshot; or, if that is damaged, from its whole log, and then the snapshot is made anew."""
        try:
            return await self._with_last(stored, await folded(stored))
        except EarlierRules:
            return await self._upgraded(stored)
        except BadSnapshot as error:
            log.error("snapshot cannot be read; the log is read instead", table=stored.table, error=str(error))
        whole = without_snapshot(stored, await self._store.rows(stored.table))
        try:
            table = await folded(whole)
        except EarlierRules:
            return await self._upgraded(whole)
        await self._keep(table)
        log.info("snapshot made anew", table=stored.table)
        return table

    async def _with_last(self, stored: StoredTable, table: Table) -> Table:
        """Of a finished game the last position is kept, so that it can be shown whatever the rules will be."""
        if table.state.phase == "over" and stored.snapshot_number < stored.last_number:
            await self._keep(table)
        return table

    async def _upgraded(self, stored: StoredTable) -> Table:
        """A table of earlier rules. A running one goes on by today's, and its log says so; a finished one stays as it is."""
        table, change = await asyncio.to_thread(upgraded, stored, await self._store.rows(stored.table))
        if change is not None:
            await self._go_on(table, change)
        if table.is_whole:
            await self._keep(table)
        return table

    async def _go_on(self, table: Table, change: r.RulesChanged) -> None:
        """Write the change down, and what follows from it by itself."""
        name, now, first = table.state.table, self._timing.now(), table.state.version + 1
        rows = [table.applied(change, now)]
        table.anchors = anchors_of(table.game, table.state.changes)
        following = table.following_rows([]) if table.state.phase == "playing" else []
        rows += [table.applied(row, now) for row in following]
        stored = [StoredRow(first + index, now, None, encode(row)) for index, row in enumerate(rows)]
        try:
            await self._store.append(name, stored, listing(table))
        except Conflict:
            raise Refused("try_again", "somebody else has changed this table; ask again") from None
        alike = change.position is None
        log.info("rules changed", table=name, before=change.before, after=change.after, alike=alike, moves=change.moves)

    async def _keep(self, table: Table) -> None:
        await self._store.save_snapshot(table.state.table, table.state.version, encode(table.snapshot()))


def _unreadable(why: str) -> Refused:
    return Refused("unreadable", f"this table is kept, but it cannot be read here: {why}")
