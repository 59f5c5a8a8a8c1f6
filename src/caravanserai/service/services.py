"""What a running server consists of, and every request may need: the tables, the keys, the limits, the metrics."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from caravanserai.service.analyst import Analyst
from caravanserai.service.config import Config
from caravanserai.service.connections import Connections
from caravanserai.service.doors import Doors
from caravanserai.service.identity import Keys
from caravanserai.service.limits import Meters
from caravanserai.service.loop_lag import measure_loop_lag
from caravanserai.service.metrics import Metrics
from caravanserai.service.notices.letters import Carrier
from caravanserai.service.notices.outbox import Outbox
from caravanserai.service.noticing import notice_others
from caravanserai.service.readiness import Readiness
from caravanserai.service.retention import Keeper
from caravanserai.service.reviews import Reviews
from caravanserai.service.sessions import Sessions
from caravanserai.service.work import Work
from caravanserai.tables.leases import Heard
from caravanserai.tables.lenses import Lenses
from caravanserai.tables.reckoning import Reckoner
from caravanserai.tables.registry import TableRegistry

T = TypeVar("T")


class Services:
    """All that a running server has one of."""

    def __init__(self, registry: TableRegistry, config: Config, carrier: Carrier) -> None:
        self.registry = registry
        self.config = config
        self.keys = Keys(config.secret, config.older_secrets)
        self.sessions = Sessions(registry.store)
        self.meters = Meters(config.limits)
        self.connections = Connections(config.limits)
        self.metrics = Metrics()
        self.doors = Doors(config.limits, self.metrics, registry.leases.others)
        self.lenses = Lenses(Reckoner(), self.metrics.observe_lens)
        self.readiness = Readiness(lambda: registry.store.note_served(registry.timing.now()))
        registry.store.watch_commits(self.metrics.commit_seconds.observe)
        self.work = Work(self.meters)
        self.reviews = Reviews(registry.store, self.meters, config.limits.review_budget)
        self.analyst = Analyst(self.meters)
        self.keeper = Keeper(registry, config.retention, self.metrics)
        self.outbox = Outbox(
            registry.store,
            carrier,
            self.keys,
            registry.timing.now,
            self.metrics,
            push_key=config.push_key,
            smtp=config.smtp,
            alone=lambda: not registry.leases.others(),
        )
        self._begun: set[asyncio.Task[Any]] = set()
        registry.hears = self._hear
        self._going_on: list[asyncio.Task[None]] = []

    def begin(self) -> None:
        """Begin what goes on for as long as the server runs."""
        self._going_on = [
            asyncio.create_task(measure_loop_lag(self.metrics.loop_lag.observe), name="measure how late the loop is"),
            asyncio.create_task(
                notice_others(self.registry, self.sessions, self.connections), name="notice what other processes change"
            ),
            asyncio.create_task(self.outbox.run(), name="send what waits in the outbox"),
        ]

    # What counts no more, here and at the other servers

    async def end_sessions(self, who: str, reason: str) -> None:
        """Close the live sockets of all of somebody's browsers, wherever they are: their cookies count no more."""
        self.connections.hang_up_person(who, reason)
        await self.registry.leases.tell(Heard("sessions", who))

    async def end_token(self, token: str) -> None:
        """Close the live sockets of a token that was revoked, wherever they are."""
        self.connections.hang_up_token(token, "the token was revoked")
        await self.registry.leases.tell(Heard("token", token))

    def _hear(self, heard: Heard) -> None:
        match heard.word:
            case "sessions":
                self.sessions.forget(heard.about)
                self.connections.hang_up_person(heard.about, "signed out elsewhere")
            case "token":
                self.connections.hang_up_token(heard.about, "the token was revoked")

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Do it to its end, whatever becomes of whoever asked: a command is carried out or not, never by half."""
        task = asyncio.ensure_future(work)
        self.wait_for(task)
        return await asyncio.shield(task)

    def wait_for(self, task: asyncio.Task[Any]) -> None:
        """Have `close` wait until this is done."""
        self._begun.add(task)
        task.add_done_callback(self._begun.discard)

    async def close(self) -> None:
        """Finish all that was begun, then close the tables."""
        self.readiness.stop()
        for task in self._going_on:
            task.cancel()
        await asyncio.gather(*self._going_on, return_exceptions=True)
        await self.outbox.close()
        await asyncio.gather(*self._begun, return_exceptions=True)
        await self.readiness.close()
        self.work.close()
        await self.reviews.close()
        await self.analyst.close()
        await self.lenses.close()
        await self.registry.close()
