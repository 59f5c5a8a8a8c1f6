"""Leases in PostgreSQL: which server has a table stands in a row; that the server lives, in a lock of its session and a beat.

The lock goes with the session, so a server that is killed is missed within a beat. One that is frozen, or cut off from the
database, keeps its lock but beats no more, and is missed when its lease is over. Whoever misses a server frees its tables, and
everybody looks then for those at which something is due.

A table is taken under a lock on its row, which every commit takes as well. So a commit is either seen by whoever takes the table
over, or finds that it is not the writer's any more: see `store.fence`.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from typing import TYPE_CHECKING, Any

import msgspec
import structlog

from caravanserai.tables.leases import Heard, Listener, Taken
from caravanserai.tables.storage.postgres import NAMED, transaction
from caravanserai.tables.store import StorageError

if TYPE_CHECKING:
    from caravanserai.tables.storage.postgres import PostgresStore

BEAT_SECONDS = 1.0
LEASE_SECONDS = 6.0
"""A server that was not seen for so long has its tables no more."""
ANSWER_SECONDS = 3.0
"""A beat that takes longer is missed."""
TRIES = 20
"""How often a table is asked for again that is neither ours nor somebody's, which is so only for a moment."""
LOCKS = 7220532
"""The class of the locks by which servers are known to live. The number is ours by choice alone."""

NOW = "extract(epoch FROM clock_timestamp())::float8"
LOCK = "SELECT pg_try_advisory_lock($1::int, $2::int)"
JOIN = f"""
    INSERT INTO servers (id, address, mark, sessions, seen)
    VALUES ($1, $2, $3, current_setting('application_name'), {NOW}) RETURNING seen"""
BEAT = f"UPDATE servers SET seen = {NOW} WHERE id = $1 RETURNING seen"
OTHERS = f"SELECT id, address, mark FROM servers WHERE id <> $1 AND seen > {NOW} - $2::float8 ORDER BY id"
DEAD = f"""
    SELECT id FROM servers
    WHERE id <> $1 AND (seen <= {NOW} - $2::float8 OR pg_try_advisory_xact_lock($3::int, id))"""
END_SESSIONS = f"""
    WITH dead AS (SELECT sessions FROM servers WHERE id = ANY($1::int[]) AND sessions LIKE '{NAMED}%'),
        alive AS (SELECT sessions FROM servers WHERE id <> ALL($1::int[]))
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()
        AND application_name IN (SELECT sessions FROM dead) AND application_name NOT IN (SELECT sessions FROM alive)"""
"""A server that is frozen, or cut off, may have locked a table, and the database may wait for the rest of what it was saying."""
BURY = "DELETE FROM servers WHERE id = ANY($1::int[]) RETURNING id, seen"
FREE = """
    UPDATE leases SET server = NULL, since = dead.seen
    FROM unnest($1::int[], $2::float8[]) AS dead (id, seen) WHERE leases.server = dead.id"""
LEAVE = "DELETE FROM leases WHERE server = $1"
TAKE = f"""
    WITH ours AS (SELECT id FROM tables WHERE id = $1 FOR UPDATE),
        alive AS (SELECT id FROM servers WHERE id = $2 FOR KEY SHARE)
    INSERT INTO leases (table_id, server) SELECT ours.id, alive.id FROM ours, alive
    ON CONFLICT (table_id) DO UPDATE
        SET server = excluded.server, since = CASE WHEN leases.server IS NULL THEN leases.since END
        WHERE leases.server IS NULL OR leases.server = excluded.server
    RETURNING since, {NOW}"""
"""The row is looked at under its lock, so that whoever waits for a burial is told since when nobody has served the table."""
WHOSE = "SELECT servers.address FROM leases JOIN servers ON servers.id = leases.server WHERE table_id = $1"
EXISTS = "SELECT 1 FROM tables WHERE id = $1"
LET_GO = "DELETE FROM leases WHERE table_id = $1 AND server = $2"
CHANNEL = "SELECT 'caravanserai_' || current_schema()"
NOTIFY = "SELECT pg_notify($1, $2)"

log = structlog.get_logger("leases")
_read_heard = msgspec.json.Decoder(tuple[int, Heard]).decode


class PostgresLeases:
    """The leases of a server whose tables are in PostgreSQL."""

    def __init__(self, store: PostgresStore, address: str, mark: str) -> None:
        self._store = store
        self._address = address
        self._mark = mark
        self._server = 0
        self._channel = ""
        self._session: Any = None
        self._beating: asyncio.Task[None] | None = None
        self._beaten = 0.0
        """When this server was last seen, by the clock of this process."""
        self._others: list[str] = []
        self._known: set[str] = set()
        """The addresses of all other servers that were ever seen."""
        self._ours: set[str] = set()
        self._clock = (0.0, 0.0)
        """What the database's clock said, and that of this process."""

    # Taking part

    async def open(self, listener: Listener) -> None:
        self._listener = listener
        await self._join()
        await self._look_around()
        self._beating = asyncio.create_task(self._beat_on(), name="show that this server is alive")

    async def close(self) -> None:
        """What cannot be given back in good order falls back by itself when the session has ended."""
        if self._beating is not None:
            self._beating.cancel()
            await asyncio.gather(self._beating, return_exceptions=True)
        if self._session is not None:
            with contextlib.suppress(Exception):
                async with asyncio.timeout(ANSWER_SECONDS):
                    await self._session.execute(LEAVE, self._server)
                    await self._session.fetch(BURY, [self._server])
                    await self.tell(Heard("died"))
            await self._end_session()
        self._store.fence = None

    async def _join(self) -> None:
        """A session with a lock, and then a row: whoever sees the row finds the lock taken."""
        self._session = await self._store.connect_alone()
        self._server = secrets.randbelow(2**31 - 1) + 1
        self._ours.clear()
        await self._session.fetch(LOCK, LOCKS, self._server)
        self._channel = (await self._session.fetch(CHANNEL))[0][0]
        await self._session.add_listener(self._channel, self._hear)
        await self._check_marks(await self._session.fetch(OTHERS, self._server, LEASE_SECONDS))
        began = time.monotonic()
        (joined,) = await self._session.fetch(JOIN, self._server, self._address, self._mark)
        self._store.fence = self._server
        self._seen(joined[0], began)

    def _seen(self, at: float, asked: float) -> None:
        """We were seen then, by the database's clock, having asked for it at that time of this process's."""
        self._beaten, self._clock = asked, (at, asked)

    async def _check_marks(self, others: list[Any]) -> None:
        """All servers sign with the same keys, or people would be strangers at every second request."""
        if any(mark != self._mark for _, _, mark in others):
            await self._end_session()
            raise StorageError(
                "the other servers of this database sign with other keys: copy the files `secret`, `signing-key` and "
                "`push-key` from their folder of data into that of this server, and start it again"
            )

    async def _end_session(self) -> None:
        session, self._session = self._session, None
        if session is not None:
            with contextlib.suppress(Exception):
                async with asyncio.timeout(ANSWER_SECONDS):
                    await session.close()
            session.terminate()

    # Living

    async def _beat_on(self) -> None:
        told = False
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                async with asyncio.timeout(ANSWER_SECONDS):
                    await self._beat()
                told = False
            except Exception as error:
                log.warning("cannot show that this server is alive", error=type(error).__name__)
                await self._end_session()
                if not told and self._others and time.monotonic() - self._beaten > LEASE_SECONDS:
                    told = True
                    self._listener.lost_all()

    async def _beat(self) -> None:
        if self._session is None or self._session.is_closed():
            await self._come_back()
        began = time.monotonic()
        seen = await self._session.fetch(BEAT, self._server)
        if seen:
            self._seen(seen[0][0], began)
        else:
            log.warning("this server was missed, and its tables were freed; it begins anew")
            await self._end_session()
            self._listener.lost_all()
            await self._join()
        await self._look_around()

    async def _come_back(self) -> None:
        """After the session was lost, the same server in a new one; or, where the old one seems to live on, another server."""
        session = await self._store.connect_alone()
        try:
            same = (await session.fetch(LOCK, LOCKS, self._server))[0][0] and await session.fetch(BEAT, self._server)
            if same:
                await session.add_listener(self._channel, self._hear)
        except BaseException:
            session.terminate()
            raise
        if same:
            self._session = session
            self._listener.heard(Heard("sessions"))
            return
        session.terminate()
        self._listener.lost_all()
        before = self._server
        await self._join()
        await self._bury([before])

    async def _look_around(self) -> None:
        """Who else is there; those that have died are buried, and their tables are free."""
        async with transaction(self._session):
            dead = [server for (server,) in await self._session.fetch(DEAD, self._server, LEASE_SECONDS, LOCKS)]
            buried = bool(dead) and await self._end(dead)
            others = await self._session.fetch(OTHERS, self._server, LEASE_SECONDS)
            self._others = [address for _, address, _ in others]
            self._known.update(self._others)
        if buried:
            log.warning("servers have died; their tables are free", servers=len(dead))
            self._listener.heard(Heard("died"))
            await self.tell(Heard("died"))

    async def _end(self, dead: list[int]) -> bool:
        await self._session.fetch(END_SESSIONS, dead)
        return await self._bury(dead)

    async def _bury(self, dead: list[int]) -> bool:
        """Strike servers off, and then free what they have: one that still takes a table is waited for, or finds itself gone."""
        async with transaction(self._session):
            buried = await self._session.fetch(BURY, dead)
            await self._session.execute(FREE, [server for server, _ in buried], [seen for _, seen in buried])
        return bool(buried)

    def others(self) -> list[str]:
        return [address for address in self._others if address]

    def missed(self, address: str) -> bool:
        return address in self._known and address not in self._others

    def are_sure(self) -> bool:
        """Whether or not others are known: who is cut off does not hear of those who come."""
        return not self._server or time.monotonic() - self._beaten < LEASE_SECONDS

    # Having

    async def take(self, table: str) -> Taken:
        """Who takes no part has any table, as whoever writes without being a server."""
        if not self._server:
            return Taken()
        for _ in range(TRIES):
            server = self._server
            for since, now in await self._store.fetch(TAKE, table, server):
                self._ours.add(table)
                return Taken(unserved=now - since if since is not None else 0.0)
            for (address,) in await self._store.fetch(WHOSE, table):
                return Taken(elsewhere=address)
            if not await self._store.fetch(EXISTS, table):
                return Taken()
            await asyncio.sleep(BEAT_SECONDS / 10)
        return Taken(elsewhere="")

    async def let_go(self, table: str) -> None:
        self._ours.discard(table)
        await self._store.fetch(LET_GO, table, self._server)

    def count(self) -> int:
        return len(self._ours)

    def clock(self) -> float:
        said, at = self._clock
        return said + time.monotonic() - at

    # Telling

    async def tell(self, heard: Heard) -> None:
        with contextlib.suppress(StorageError):
            await self._store.fetch(NOTIFY, self._channel, msgspec.json.encode((self._server, heard)).decode())

    def _hear(self, session: Any, process: int, channel: str, payload: str) -> None:
        try:
            server, heard = _read_heard(payload)
        except (msgspec.MsgspecError, ValueError):
            log.warning("what another server told is not understood")
            return
        if server != self._server:
            self._listener.heard(heard)
