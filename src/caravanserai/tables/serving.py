"""That the tables are served is noted in their database, again and again; so it is known when nobody served them."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable

import structlog

from caravanserai.tables.store import Store
from caravanserai.tables.timing import BEAT_SECONDS, KEPT_SECONDS, Outage, Timing

log = structlog.get_logger("tables")


class Serving:
    """Keeps the notes of one server, from when it begins to serve until it ends."""

    def __init__(self, store: Store, timing: Timing, after_outage: Callable[[], None]) -> None:
        self._store = store
        self._timing = timing
        self._after_outage = after_outage
        """Called when the server serves again after a while in which it did not."""
        self._beating: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Find out how long nobody has served these tables, and note from now on that somebody does."""
        known = await self._store.outages(self._timing.now() - KEPT_SECONDS)
        self._timing.know([Outage(*outage) for outage in known])
        outage = self._timing.begin(await self._store.served_until())
        if outage is not None:
            await self._store.add_outage(*outage)
            log.info("nobody served for a while; clocks stood still", seconds=round(outage.ended - outage.began, 1))
        await self._store.note_served(self._timing.now())
        self._beating = asyncio.create_task(self._beat(), name="note that the tables are served")

    async def end(self) -> None:
        if self._beating is not None:
            self._beating.cancel()
            await asyncio.gather(self._beating, return_exceptions=True)
            with contextlib.suppress(Exception):
                await self._store.note_served(self._timing.now())

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                await self._store.note_served(self._timing.now())
                await self._note_outage(self._timing.beat())
            except Exception as error:
                log.error("cannot note that the tables are served", error=type(error).__name__)

    async def _note_outage(self, outage: Outage | None) -> None:
        if outage is not None:
            await self._store.add_outage(*outage)
            log.warning("clocks stood still: the server did not serve", seconds=round(outage.ended - outage.began, 1))
            self._after_outage()
