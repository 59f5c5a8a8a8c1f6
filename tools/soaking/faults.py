"""Two servers of one database, what befalls them, and how long it takes until what one had goes on at the other."""

from __future__ import annotations

import asyncio
import contextlib
import random
import signal
import time
from collections import Counter, defaultdict
from collections.abc import AsyncIterator
from importlib import import_module
from pathlib import Path
from typing import Any

from caravanserai.tables.storage.postgres_leases import LEASE_SECONDS
from soaking.logs import check_places
from soaking.network import Wire
from soaking.people import PATIENCE, Failed
from soaking.playing import Tables
from soaking.servers import Server

FAULTS = ("kill", "freeze", "cut", "restart")
JUMP_PART = 0.3
"""The part of faults before which the clock of some machine is set wrong."""
LONGEST_JUMP = 86_400.0
CALM = (0.2, 1.5)
"""Seconds between two faults."""
HAD = """
    SELECT servers.id, leases.table_id FROM servers JOIN leases ON leases.server = servers.id
    WHERE servers.address = $1 AND leases.table_id = ANY($2::text[])"""
WHERE = """
    SELECT tables.id, tables.last_number, leases.server FROM tables LEFT JOIN leases ON leases.table_id = tables.id
    WHERE tables.id = ANY($1::text[])"""
ALIVE = "SELECT count(*) FROM servers WHERE seen > extract(epoch FROM clock_timestamp()) - 3"
ORPHANS = "SELECT table_id FROM leases WHERE server IS NOT NULL AND server NOT IN (SELECT id FROM servers)"
PLACES = "SELECT number, key FROM log WHERE table_id = $1 ORDER BY number"
OWNERS = "SELECT leases.table_id, servers.address FROM leases JOIN servers ON servers.id = leases.server"


class Takeovers:
    """From each fault to the first command that was acknowledged at each table of the server that it befell."""

    def __init__(self) -> None:
        self.seconds: dict[str, list[float]] = defaultdict(list)
        self._awaited: dict[str, tuple[str, float, int]] = {}

    def wait_for(self, table: str, fault: str, began: float, version: int) -> None:
        self._awaited[table] = fault, began, version

    def acknowledged(self, table: str, version: int) -> None:
        fault, began, last = self._awaited.get(table, ("", 0.0, 0))
        if fault and version > last:
            del self._awaited[table]
            self.seconds[fault].append(time.monotonic() - began)

    def still_awaited(self, in_play: list[str]) -> list[str]:
        """Tables at which nothing was acknowledged since; one whose game has ended is not waited for."""
        self._awaited = {table: waits for table, waits in self._awaited.items() if table in in_play}
        return [*self._awaited]


class Pair:
    """The two servers, each with a wire of its own to the database that they share."""

    def __init__(self, database: str, folder: Path, seed: int) -> None:
        self.database = database
        self.wires = [Wire(database) for _ in range(2)]
        self.servers = [Server(folder, wire.database, f"server-{number}") for number, wire in enumerate(self.wires)]
        self.takeovers = Takeovers()
        self.done: Counter[str] = Counter()
        self.jumps = 0
        self._rng = random.Random(seed)
        self._looking: Any = None

    @contextlib.asynccontextmanager
    async def serving(self) -> AsyncIterator[None]:
        self._looking = await import_module("asyncpg").connect(self.database)
        try:
            for wire, server in zip(self.wires, self.servers, strict=True):
                await wire.lay()
                await server.start()
            yield
        finally:
            for server in self.servers:
                await server.stop()
            for wire in self.wires:
                await wire.take_away()
            await self._looking.close()

    async def befall(self, fault: str, playing: Tables) -> None:
        """A fault at the server that has some table at which people play; until all goes on, and both servers are there."""
        if self._rng.random() < JUMP_PART:
            self.jumps += 1
            self._rng.choice(self.servers).set_clock(self._rng.uniform(-LONGEST_JUMP, LONGEST_JUMP))
        number = await self._busy_server(playing)
        server_id, tables = await self._had_by(self.servers[number], playing.in_play())
        await getattr(self, f"_{fault}")(number, server_id, tables, playing)
        self.done[fault] += 1
        await self._until(self._both_are_there, "the servers do not see each other")
        await self._check_logs(playing)

    async def _busy_server(self, playing: Tables) -> int:
        tables = playing.in_play()
        owners = dict(await self._looking.fetch(OWNERS))
        busy = [owners[table] for table in tables if table in owners] or [self._rng.choice(self.servers).address]
        chosen = self._rng.choice(busy)
        return next(number for number, server in enumerate(self.servers) if server.address == chosen)

    async def _had_by(self, server: Server, tables: list[str]) -> tuple[int, list[str]]:
        rows = await self._looking.fetch(HAD, server.address, tables)
        return (rows[0][0] if rows else 0), [table for _, table in rows]

    # What befalls a server

    async def _kill(self, number: int, server_id: int, tables: list[str], playing: Tables) -> None:
        began = time.monotonic()
        await self.servers[number].kill()
        await self._expect("kill", began, tables)
        await self.servers[number].start()
        await self._until_taken_over(playing)

    async def _freeze(self, number: int, server_id: int, tables: list[str], playing: Tables) -> None:
        began = time.monotonic()
        self.servers[number].signal(signal.SIGSTOP)
        await self._expect("freeze", began, tables)
        await self._until_taken_over(playing)
        await self._last_until(began)
        self.servers[number].signal(signal.SIGCONT)

    async def _cut(self, number: int, server_id: int, tables: list[str], playing: Tables) -> None:
        began = time.monotonic()
        self.wires[number].cut()
        await self._expect("cut", began, tables)
        await self._until_taken_over(playing)
        await self._last_until(began)
        self.wires[number].mend(lost=self._rng.random() < 0.5)

    async def _restart(self, number: int, server_id: int, tables: list[str], playing: Tables) -> None:
        """Each table is waited for from when its server has let go of it."""
        began, left = time.monotonic(), set(tables)
        self.servers[number].signal(signal.SIGTERM)
        while left:
            for table, version, owner in await self._looking.fetch(WHERE, sorted(left)):
                if owner != server_id:
                    left.discard(table)
                    self.takeovers.wait_for(table, "restart", began, version)
            await asyncio.sleep(0.01)
        await self.servers[number].ended()
        await self.servers[number].start()
        await self._until_taken_over(playing)

    async def _last_until(self, began: float) -> None:
        """Longer than a lease, whoever has taken over when."""
        lasts = LEASE_SECONDS + self._rng.uniform(1.0, 3.0)
        await asyncio.sleep(max(0.0, began + lasts - time.monotonic()))

    async def _expect(self, fault: str, began: float, tables: list[str]) -> None:
        for table, version, _ in await self._looking.fetch(WHERE, tables):
            self.takeovers.wait_for(table, fault, began, version)

    # What must be so

    async def _until_taken_over(self, playing: Tables) -> None:
        async def taken_over() -> bool:
            return not self.takeovers.still_awaited(playing.in_play())

        await self._until(taken_over, "a table of a server that is away does not go on")

    async def _both_are_there(self) -> bool:
        return bool((await self._looking.fetch(ALIVE))[0][0] == len(self.servers))

    async def _until(self, is_so: Any, otherwise: str) -> None:
        end = time.monotonic() + PATIENCE
        while not await is_so():
            if time.monotonic() > end:
                raise Failed(otherwise)
            await asyncio.sleep(0.02)

    async def _check_logs(self, playing: Tables) -> None:
        for game in playing.games:
            if game.ended is None:
                acknowledged = list(game.sent)
                placed = await self._looking.fetch(PLACES, game.table)
                check_places(game.table, acknowledged, [(number, key) for number, key in placed])

    async def check_memory(self) -> None:
        """No table is in the memory of two servers, or of one that does not have it; and nobody has one who is not there."""
        owners = dict(await self._looking.fetch(OWNERS))
        for server in self.servers:
            strays = [table for table in await server.rooms() if owners.get(table) != server.address]
            if strays:
                raise Failed(f"{server.name} has tables in memory that are not its own: {strays[:5]} of {len(strays)}")
        await self._check_no_orphans()

    async def check_left(self) -> None:
        """When all have gone in good order nothing is left of them."""
        await self._check_no_orphans()
        left = await self._looking.fetch("SELECT address FROM servers")
        if left:
            raise Failed(f"servers that have gone still stand in the database: {left}")

    async def _check_no_orphans(self) -> None:
        orphans = [table for (table,) in await self._looking.fetch(ORPHANS)]
        if orphans:
            raise Failed(f"tables of servers that are not there: {orphans[:5]} of {len(orphans)}")
