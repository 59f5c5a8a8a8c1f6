"""Several servers on one database: a table is one server's at a time, and who has lost it writes nothing more."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from typing import Any, TypeVar

import msgspec
import pytest

from caravanserai.api import commands as c
from caravanserai.api.refusals import Refused
from caravanserai.api.settings import Clock
from caravanserai.tables import rows as r
from caravanserai.tables import timing
from caravanserai.tables.leases import Elsewhere, Heard, Leases, Taken
from caravanserai.tables.registry import TableRegistry
from caravanserai.tables.room import Room
from caravanserai.tables.storage import postgres_leases
from caravanserai.tables.storage.postgres import PostgresStore
from caravanserai.tables.storage.postgres_leases import PostgresLeases
from caravanserai.tables.store import Conflict, StorageError
from caravanserai.tables.workers import Workers
from tests.tables.storage.databases import Database, asyncpg
from tests.tables.storage.material import append, create
from tests.tables.test_room import started, until

END = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database()"
HELD = Clock(kind="minutes", minutes=10, increment=0, at_zero="resign")
Answer = TypeVar("Answer")


class Ear:
    """What a server is told of its leases."""

    def __init__(self) -> None:
        self.lost = 0
        self.words: list[Heard] = []

    def lost_all(self) -> None:
        self.lost += 1

    def heard(self, heard: Heard) -> None:
        self.words.append(heard)


class Server:
    """A store with leases, as a server has them."""

    def __init__(self, database: Database, address: str, mark: str = "") -> None:
        self.store = PostgresStore(database.url)
        self.leases = PostgresLeases(self.store, address, mark)
        self.ear = Ear()

    async def __aenter__(self) -> Server:
        await self.store.open()
        try:
            await self.leases.open(self.ear)
        except StorageError:
            await self.store.close()
            raise
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.leases.close()
        await self.store.close()

    async def freeze(self) -> None:
        """Show nobody any more that it is alive, while its session lives on."""
        assert self.leases._beating is not None
        self.leases._beating.cancel()
        await asyncio.gather(self.leases._beating, return_exceptions=True)

    async def die(self) -> None:
        await self.freeze()
        self.leases._session.terminate()


def together(database: Database, story: Callable[[Server, Server], Awaitable[None]]) -> None:
    """A story of two servers."""

    async def whole() -> None:
        async with Server(database, "http://a") as a, Server(database, "http://b") as b:
            await story(a, b)

    asyncio.run(whole())


async def taken_by(leases: Leases, table: str) -> Taken:
    """Ask for a table until nobody else has it."""
    for _ in range(600):
        taken = await leases.take(table)
        if taken.elsewhere is None:
            return taken
        await asyncio.sleep(0.05)
    raise AssertionError(taken)


async def answered(ask: Callable[[], Awaitable[Answer]]) -> Answer:
    """What a server that was struck off is told at last: its sessions were ended too, which it may find out first."""
    for _ in range(600):
        with contextlib.suppress(StorageError):
            return await ask()
        await asyncio.sleep(0.05)
    raise AssertionError("the database does not answer any more")


def test_a_table_is_one_servers_and_the_others_know_where_it_is(postgres_database: Database) -> None:
    async def story(a: Server, b: Server) -> None:
        await create(a.store, "t1")
        assert await a.leases.take("t1") == Taken()
        assert await a.leases.take("t1") == Taken()
        assert await b.leases.take("t1") == Taken(elsewhere="http://a")
        await a.leases.let_go("t1")
        assert await b.leases.take("t1") == Taken()
        assert await a.leases.take("t1") == Taken(elsewhere="http://b")
        assert (a.leases.count(), b.leases.count()) == (0, 1)

    together(postgres_database, story)


def test_a_table_that_is_not_there_is_nobodys(postgres_database: Database) -> None:
    async def story(a: Server, b: Server) -> None:
        assert await a.leases.take("t1") == Taken()
        assert await b.leases.take("t1") == Taken()

    together(postgres_database, story)


def test_of_many_who_ask_at_once_one_has_it(postgres_database: Database) -> None:
    async def story(a: Server, b: Server) -> None:
        for number in range(20):
            await create(a.store, f"t{number}")
            answers = await asyncio.gather(*(server.leases.take(f"t{number}") for server in (a, b, a, b)))
            assert sorted(str(answer.elsewhere) for answer in answers)[:2] == ["None", "None"]
            assert len({answer.elsewhere for answer in answers}) == 2

    together(postgres_database, story)


def test_who_does_not_have_a_table_writes_nothing_to_it(postgres_database: Database) -> None:
    async def story(a: Server, b: Server) -> None:
        await create(a.store, "t1")
        await a.leases.take("t1")
        await append(a.store, "t1", 2)
        with pytest.raises(Conflict, match="another server has table t1"):
            await append(b.store, "t1", 3)
        await a.leases.let_go("t1")
        await b.leases.take("t1")
        with pytest.raises(Conflict, match="another server has table t1"):
            await append(a.store, "t1", 3)
        await append(b.store, "t1", 3)

    together(postgres_database, story)


def test_others_at_the_same_commit_are_not_kept_from_writing(postgres_database: Database) -> None:
    async def story(a: Server, b: Server) -> None:
        for table in ("t1", "t2", "t3"):
            await create(a.store, table)
        await a.leases.take("t1")
        await b.leases.take("t2")
        await a.leases.take("t3")
        written = [append(a.store, table, 2) for table in ("t1", "t2", "t3")]
        outcomes = await asyncio.gather(*written, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [type(None), Conflict, type(None)]

    together(postgres_database, story)


def test_the_tables_of_a_server_that_died_are_free_at_once(postgres_database: Database) -> None:
    async def story(a: Server, b: Server) -> None:
        await create(a.store, "t1")
        await a.leases.take("t1")
        await a.die()
        taken = await taken_by(b.leases, "t1")
        assert taken.unserved > 0
        assert Heard("died") in b.ear.words
        assert b.leases.others() == []
        assert await b.leases.take("t1") == Taken()

    together(postgres_database, story)


def test_a_frozen_server_loses_its_tables_when_its_lease_is_over(
    postgres_database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_leases, "LEASE_SECONDS", 2.0)

    async def story(a: Server, b: Server) -> None:
        await create(a.store, "t1")
        await a.leases.take("t1")
        await a.freeze()
        assert (await b.leases.take("t1")).elsewhere == "http://a"
        assert (await taken_by(b.leases, "t1")).unserved >= 2.0
        with pytest.raises(Conflict, match="another server has table t1"):
            await answered(lambda: append(a.store, "t1", 2))
        await until(a.leases._session.is_closed)
        await a.leases._beat()
        assert a.ear.lost == 1
        assert await a.leases.take("t1") == Taken(elsewhere="http://b")
        assert b.leases.others() == [] or b.leases.others() == ["http://a"]

    together(postgres_database, story)


def test_a_server_that_was_struck_off_takes_no_table(postgres_database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres_leases, "LEASE_SECONDS", 2.0)

    async def story(a: Server, b: Server) -> None:
        await create(a.store, "t1")
        await create(a.store, "t2")
        await a.leases.take("t1")
        await a.freeze()
        await taken_by(b.leases, "t1")
        assert await answered(lambda: a.leases.take("t2")) == Taken(elsewhere="")
        assert await b.leases.take("t2") == Taken()

    together(postgres_database, story)


def test_who_takes_a_table_while_its_server_is_struck_off_is_told_since_when_nobody_has_served_it(
    postgres_database: Database,
) -> None:
    async def story(a: Server, b: Server) -> None:
        await create(a.store, "t1")
        await a.leases.take("t1")
        burying = await asyncpg.connect(postgres_database.url)
        async with burying.transaction():
            await burying.execute(f"UPDATE leases SET server = NULL, since = {postgres_leases.NOW} - 9")
            taking = asyncio.create_task(b.leases.take("t1"))
            await waits(burying)
        assert (await taking).unserved >= 9
        await burying.close()

    together(postgres_database, story)


def test_a_server_whose_old_session_seems_to_live_on_has_its_tables_again_at_once(postgres_database: Database) -> None:
    async def story(a: Server, b: Server) -> None:
        await create(a.store, "t1")
        await a.leases.take("t1")
        await a.die()
        other = await asyncpg.connect(postgres_database.url)
        await other.execute("SELECT pg_advisory_lock($1::int, $2::int)", postgres_leases.LOCKS, a.leases._server)
        a.leases._session = None
        await a.leases._beat()
        assert a.ear.lost == 1
        assert (await a.leases.take("t1")).elsewhere is None
        await other.close()

    together(postgres_database, story)


@pytest.mark.parametrize("with_session", [True, False])
def test_what_a_frozen_server_has_locked_is_free_when_it_is_missed(
    postgres_database: Database, monkeypatch: pytest.MonkeyPatch, with_session: bool
) -> None:
    monkeypatch.setattr(postgres_leases, "LEASE_SECONDS", 2.0)

    async def lock(server: Server) -> None:
        """In the midst of a statement, so that the session is not idle to the database."""
        await server.store.fetch("SELECT id, pg_sleep(60) FROM tables WHERE id = 't1' FOR UPDATE")

    async def story(a: Server, b: Server) -> None:
        await create(a.store, "t1")
        await a.leases.take("t1")
        locking = asyncio.create_task(lock(a))
        await (a.freeze() if with_session else a.die())
        await taken_by(b.leases, "t1")
        with pytest.raises(StorageError):
            await locking
        assert b.ear.lost == 0

    together(postgres_database, story)


def test_a_table_whose_opening_is_broken_off_is_not_there_and_the_store_is_said_to_be_away(postgres_database: Database) -> None:
    async def story(a: Server, b: Server) -> None:
        other = await asyncpg.connect(postgres_database.url)
        async with other.transaction():
            await other.execute("LOCK TABLE tables IN ACCESS EXCLUSIVE MODE")
            opening = asyncio.create_task(create(a.store, "t1"))
            await waits(other)
            await other.execute(END)
        with pytest.raises(StorageError, match="does not answer"):
            await opening
        await other.close()

    together(postgres_database, story)


async def waits(connection: Any) -> None:
    """Until somebody waits for what this connection has locked."""
    for _ in range(600):
        if await connection.fetch("SELECT 1 FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY(pg_blocking_pids(pid))"):
            return
        await asyncio.sleep(0.05)
    raise AssertionError("nobody waits")


def test_servers_whose_sessions_end_come_back_and_one_has_the_table(postgres_database: Database) -> None:
    async def story(a: Server, b: Server) -> None:
        await create(a.store, "t1")
        await a.leases.take("t1")
        await asyncio.to_thread(postgres_database.ask, END)
        for _ in range(600):
            with contextlib.suppress(StorageError):
                found = [(await server.leases.take("t1")).elsewhere for server in (a, b)]
                if found in ([None, "http://a"], ["http://b", None]):
                    return
            await asyncio.sleep(0.05)
        raise AssertionError(found)

    together(postgres_database, story)


def test_a_server_that_is_ended_while_it_looks_around_beats_no_more_though_its_session_is_gone(
    postgres_database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(a: Server, b: Server) -> None:
        looking = asyncio.Event()

        async def look_for_ever(dead: list[int]) -> bool:
            looking.set()
            return await asyncio.Event().wait()

        monkeypatch.setattr(a.leases, "_end", look_for_ever)
        await b.die()
        await looking.wait()
        beating = a.leases._beating
        assert beating is not None
        beating.cancel()
        a.leases._session.terminate()
        ended, _ = await asyncio.wait([beating], timeout=10)
        assert ended == {beating}

    together(postgres_database, story)


def test_servers_with_other_keys_are_not_let_in(postgres_database: Database) -> None:
    async def whole() -> None:
        async with Server(postgres_database, "http://a", "one"):
            with pytest.raises(StorageError, match="sign with other keys: copy the files"):
                async with Server(postgres_database, "http://b", "two"):
                    pass
        async with Server(postgres_database, "http://b", "two"):
            pass

    asyncio.run(whole())


def test_what_one_tells_the_others_hear(postgres_database: Database) -> None:
    async def story(a: Server, b: Server) -> None:
        await a.leases.tell(Heard("sessions", "ala"))
        await until(lambda: b.ear.words == [Heard("sessions", "ala")], 30.0)
        assert a.ear.words == []

    together(postgres_database, story)


# Whole registries


def visited(database: Database, story: Callable[[TableRegistry, TableRegistry], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with AsyncExitStack() as stack:
            registries = []
            for name in "ab":
                registry = TableRegistry(
                    database.store(), Workers(1), bot_pause=0.0, shortest_grace=1, address=f"http://{name}", mark=""
                )
                await registry.open()
                stack.push_async_callback(registry.close)
                registries.append(registry)
            await story(*registries)

    asyncio.run(whole())


def test_a_table_is_in_the_memory_of_one_server(postgres_database: Database) -> None:
    async def story(a: TableRegistry, b: TableRegistry) -> None:
        room = await started(a, "ala", "bo", "cy")
        with pytest.raises(Elsewhere) as elsewhere:
            await b.room(room.id)
        assert elsewhere.value.address == "http://a"
        await a.hand_over()
        assert room.gone
        taken = await b.room(room.id)
        assert taken.table.state.version == room.table.state.version
        with pytest.raises(Elsewhere):
            await a.room(room.id)

    visited(postgres_database, story)


def test_who_hands_over_sends_those_who_ask_to_the_others(postgres_database: Database) -> None:
    async def story(a: TableRegistry, b: TableRegistry) -> None:
        room = await started(a, "ala", "bo", "cy")
        await until(lambda: bool(a.leases.others()), 30.0)
        await a.hand_over()
        with pytest.raises(Elsewhere) as elsewhere:
            await a.room(room.id)
        assert elsewhere.value.address == "http://b"

    visited(postgres_database, story)


def test_a_table_is_fetched_from_the_server_that_has_it(postgres_database: Database) -> None:
    async def story(a: TableRegistry, b: TableRegistry) -> None:
        room = await started(a, "ala", "bo", "cy")
        fetched = await b.fetched_room(room.id)
        assert room.gone
        assert fetched.id == room.id

    visited(postgres_database, story)


async def room_at(registry: TableRegistry, table: str) -> Room:
    """The room of a table, as soon as no other server has it."""
    for _ in range(600):
        try:
            return await registry.room(table)
        except Elsewhere:
            await asyncio.sleep(0.05)
    raise AssertionError("another server still has the table")


def test_time_without_a_server_is_given_back_by_whoever_takes_the_table_over(
    postgres_database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_leases, "LEASE_SECONDS", 3.0)

    async def story(a: TableRegistry, b: TableRegistry) -> None:
        room = await started(a, "ala", "bo", "cy", clock=HELD)
        freeze(a)
        taken = await room_at(b, room.id)
        await until(lambda: taken.table.state.version > room.table.state.version, 30.0)
        rows = [msgspec.json.decode(row.content, type=r.AnyRow) for row in await b.store.rows(room.id)]
        held = [row.seconds for row in rows if isinstance(row, r.ClockHeld)]
        assert len(held) == 1
        assert held[0] >= 1.5  # the turn may have begun after the last beat

    visited(postgres_database, story)


def test_a_server_that_others_may_have_missed_shows_no_table(
    postgres_database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_leases, "LEASE_SECONDS", 2.0)

    async def story(a: TableRegistry, b: TableRegistry) -> None:
        room = await started(a, "ala", "bo", "cy")
        assert isinstance(a.leases, PostgresLeases)
        assert a.leases._beating is not None
        a.leases._beating.cancel()
        taken = await room_at(b, room.id)
        await taken.command("ala", c.Say("hello"))
        with pytest.raises(Refused, match="another server may have this table by now"):
            await a.room(room.id)

    visited(postgres_database, story)


def test_who_commands_a_table_that_went_on_elsewhere_is_told_to_ask_again(
    postgres_database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_leases, "LEASE_SECONDS", 2.0)

    async def story(a: TableRegistry, b: TableRegistry) -> None:
        handed = await started(a, "ala", "bo", "cy")
        await a.hand_over()
        frozen = await started(b, "ala", "bo", "cy")
        assert isinstance(b.leases, PostgresLeases)
        assert b.leases._beating is not None
        b.leases._beating.cancel()
        a.leaving = False
        for room in (handed, frozen):
            taken = await room_at(a, room.id)
            version = await taken.command("ala", c.Say("hello"))
            with pytest.raises(Refused) as refused:
                await room.command("ala", c.Play(0, version))
            assert refused.value.code == "try_again"

    visited(postgres_database, story)


def test_bots_play_on_at_a_server_that_is_late_and_was_not_missed(
    postgres_database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_leases, "LEASE_SECONDS", 600.0)

    async def story(a: TableRegistry, b: TableRegistry) -> None:
        room = await started(a, "ala", "bo", "cy", clock=Clock(kind="days", days=1))
        assert isinstance(a.leases, PostgresLeases)
        for who in ("ala", "bo"):
            await room.command(who, c.Resign(bot="random"))
        await room.command("cy", c.Resign(bot="random"))
        monkeypatch.setattr(a.leases, "are_sure", lambda: False)
        room.is_sure = a.leases.are_sure
        await until(lambda: room.table.state.phase == "over", 60.0)

    visited(postgres_database, story)


def test_a_table_that_is_loaded_while_all_leases_are_lost_is_not_kept(postgres_database: Database) -> None:
    async def story(a: TableRegistry, b: TableRegistry) -> None:
        room = await started(a, "ala", "bo", "cy")
        await a.hand_over()
        other = await asyncpg.connect(postgres_database.url)
        async with other.transaction():
            await other.execute("LOCK TABLE log IN ACCESS EXCLUSIVE MODE")
            loading = asyncio.create_task(b.room(room.id))
            await waits(other)
            b.lost_all()
        with pytest.raises(Refused, match="another server may have this table by now"):
            await loading
        assert room.id not in b.rooms
        await other.close()

    visited(postgres_database, story)


def test_a_clock_that_is_set_wrong_on_one_machine_does_not_move_the_time_of_shared_tables(
    postgres_database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    true = timing.wall

    async def story(a: TableRegistry, b: TableRegistry) -> None:
        monkeypatch.setattr(timing, "wall", lambda: true() + 3600)
        a.timing.beat()
        assert abs(a.timing.now() - b.timing.now()) < 60

    visited(postgres_database, story)


def freeze(registry: TableRegistry) -> PostgresLeases:
    """Stop all that a server does by itself."""
    assert isinstance(registry.leases, PostgresLeases)
    assert registry.leases._beating is not None
    registry.leases._beating.cancel()
    registry.lost_all()
    return registry.leases


def test_the_bots_of_a_dead_server_play_on_at_another(postgres_database: Database) -> None:
    async def story(a: TableRegistry, b: TableRegistry) -> None:
        room = await started(a, "ala", "bo", "cy", clock=Clock(kind="days", days=1))
        for who in ("ala", "bo", "cy"):
            await room.command(who, c.Resign(bot="random"))
        freeze(a)._session.terminate()
        for _ in range(600):
            if [listed.phase for listed in await b.store.tables_of("ala")] == ["over"]:
                return
            await asyncio.sleep(0.1)
        raise AssertionError("the game did not go on")

    visited(postgres_database, story)
