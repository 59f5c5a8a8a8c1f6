"""How long tables are kept that nobody needs any more: for ever, unless whoever runs the server says otherwise."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Collection
from typing import Literal, NamedTuple

import structlog

from caravanserai.service.config import Retention
from caravanserai.service.metrics import Metrics
from caravanserai.tables.registry import TableRegistry
from caravanserai.tables.store import Conflict, Store, TableListing

Why = Literal["finished", "deserted"]
PORTION = 50
"""So many tables are deleted at a time, so that nobody waits for it."""
REST_SECONDS = 3600.0
"""How long to wait, when all that was due is deleted, before the tables are looked through again."""
DAY = 86_400.0
log = structlog.get_logger("tables")


class Outdated(NamedTuple):
    """A table that is to be deleted, why, and since when it must not have changed."""

    table: str
    why: Why
    changed_before: float
    listing: TableListing | None


async def outdated_tables(store: Store, retention: Retention, now: float) -> AsyncIterator[Outdated]:
    """Tables that are finished, or that nobody has done anything at, for longer than they are to be kept."""
    kinds: list[tuple[Why, str, float | None]] = [
        ("finished", "over", retention.finished_days),
        ("deserted", "open", retention.deserted_days),
        ("deserted", "playing", retention.deserted_days),
    ]
    for why, phase, days in kinds:
        if days is None:
            continue
        after, before = "", now - days * DAY
        while found := await store.find_tables(after, phase=phase, changed_before=before):
            for table, listed in found:
                yield Outdated(table, why, before, listed)
            after = found[-1][0]


async def delete_outdated(store: Store, outdated: Outdated) -> bool:
    """Delete it; False if somebody has come meanwhile."""
    try:
        await store.delete_table(outdated.table, outdated.changed_before)
    except Conflict:
        return False
    return True


class Keeper:
    """Deletes what a running server is not to keep, a portion at a time. What is in memory is in use, and stays."""

    def __init__(self, registry: TableRegistry, retention: Retention, metrics: Metrics) -> None:
        self._registry = registry
        self._retention = retention
        self._metrics = metrics
        self._rest_until = 0.0

    async def tidy(self) -> None:
        """Delete the next portion, if it is time to."""
        if self._retention == Retention() or time.monotonic() < self._rest_until:
            return
        portion = await self._next_portion(self._registry.rooms)
        for outdated in portion:
            if outdated.table not in self._registry.rooms and await delete_outdated(self._registry.store, outdated):
                self._metrics.deleted.labels(outdated.why).inc()
                log.info("table deleted", table=outdated.table, why=outdated.why)
        if len(portion) < PORTION:
            self._rest_until = time.monotonic() + REST_SECONDS

    async def _next_portion(self, in_use: Collection[str]) -> list[Outdated]:
        portion: list[Outdated] = []
        async for outdated in outdated_tables(self._registry.store, self._retention, self._registry.timing.now()):
            if outdated.table not in in_use:
                portion.append(outdated)
            if len(portion) == PORTION:
                break
        return portion
