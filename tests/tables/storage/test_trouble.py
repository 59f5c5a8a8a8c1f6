"""The disk is full, the connection is lost: who wrote is told, and when the trouble is over all goes on."""

from __future__ import annotations

import asyncio

import pytest

from caravanserai.tables.storage.sqlite import SqliteStore
from caravanserai.tables.store import Conflict, StorageError, Store
from tests.tables.storage.databases import Database, postgres_ask
from tests.tables.storage.material import append, create, listing, numbers, row

HUGE = bytes(400_000)


async def pragma(store: Store, text: str) -> object:
    assert isinstance(store, SqliteStore)
    assert store._write_thread is not None
    return await store._write_thread.run(lambda connection: connection.execute(f"PRAGMA {text}").fetchone()[0])


@pytest.mark.parametrize(
    ("name", "value"), [("synchronous", 2), ("journal_mode", "wal"), ("foreign_keys", 1), ("busy_timeout", 10_000)]
)
def test_commits_wait_for_the_disk(sqlite_database: Database, name: str, value: object) -> None:
    assert sqlite_database.play(lambda store: pragma(store, name)) == value


def test_a_full_disk_fails_those_it_concerns_and_harms_nothing(sqlite_database: Database) -> None:
    async def story(store: Store) -> None:
        await create(store, "t")
        await create(store, "u")
        await pragma(store, "max_page_count = 40")
        for _ in range(2):
            outcomes = await asyncio.gather(
                append(store, "u", 2), store.append("t", [row(2, content=HUGE)], listing("t")), return_exceptions=True
            )
            assert "full" in str(outcomes[1])
        assert await numbers(store, "t") == [1]
        await pragma(store, "max_page_count = 100000")
        await store.append("t", [row(2, content=HUGE)], listing("t"))
        await append(store, "u", (await numbers(store, "u"))[-1] + 1)

    sqlite_database.play(story)
    assert sqlite_database.ask("PRAGMA integrity_check") == [("ok",)]


def test_a_lost_connection_is_made_anew(postgres_database: Database) -> None:
    """What was sent when it broke may be written or not; whoever sent it is told, loads again and goes on."""
    others = (
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database()"
    )

    async def story(store: Store) -> None:
        await create(store, "t")
        for number in range(2, 5):
            writing = asyncio.gather(append(store, "t", number), create(store, f"table {number}"), return_exceptions=True)
            await postgres_ask(postgres_database.url, others)
            assert not any(isinstance(outcome, Conflict) for outcome in await writing)
            last = (await numbers_again(store, "t"))[-1]
            assert last in (number - 1, number)
            if last < number:
                await append(store, "t", number)
        assert await numbers(store, "t") == [1, 2, 3, 4]

    postgres_database.play(story)


async def numbers_again(store: Store, table: str) -> list[int]:
    """A pool may hold several connections that are broken, and notices each when it is used."""
    for _ in range(10):
        try:
            return await numbers(store, table)
        except StorageError:
            await asyncio.sleep(0.01)
    return await numbers(store, table)
