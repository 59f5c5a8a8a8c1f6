"""A running server notices what its host does by commands beside it: tables written to or deleted, people who are forgotten."""

from __future__ import annotations

import asyncio

import structlog

from caravanserai.service.connections import Connections
from caravanserai.service.sessions import Sessions
from caravanserai.tables.noticing import let_go_of_changed
from caravanserai.tables.registry import TableRegistry

EVERY_SECONDS = 3.0
log = structlog.get_logger("server")


async def notice_others(registry: TableRegistry, sessions: Sessions, connections: Connections) -> None:
    """Look, again and again, for what others have done; a database that is away is asked the next time."""
    while True:
        await asyncio.sleep(EVERY_SECONDS)
        try:
            for table in await let_go_of_changed(registry.store, registry.rooms):
                log.info("table was changed by another process", table=table)
            there = await registry.store.last_numbers([*registry.loader.set_aside])
            for table in registry.loader.set_aside.keys() - there.keys():
                del registry.loader.set_aside[table]
            for who in await sessions.renew():
                connections.hang_up_person(who, "signed out elsewhere, or left for good")
        except Exception as error:
            log.error("cannot look for what others have changed", error=type(error).__name__)
