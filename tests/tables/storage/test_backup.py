"""A backup is a whole database as of one moment, taken while tables go on."""

from __future__ import annotations

import asyncio
import stat
from pathlib import Path

import pytest

from caravanserai.tables.store import StorageError, Store
from tests.tables.storage.databases import Database, sqlite_ask
from tests.tables.storage.material import append, create, numbers

TABLES = [f"t{number}" for number in range(10)]


async def play_until(store: Store, table: str, over: asyncio.Event) -> None:
    last = 1
    while not over.is_set():
        await append(store, table, last + 1, last + 3, key=f"k{last}")
        last += 3


def test_a_backup_taken_while_tables_go_on_is_whole(sqlite_database: Database, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"

    async def story(store: Store) -> None:
        over = asyncio.Event()
        await asyncio.gather(*(create(store, table) for table in TABLES))
        await append(store, TABLES[0], 2, 2, key="before")
        playing = [asyncio.create_task(play_until(store, table, over)) for table in TABLES[1:]]
        await asyncio.sleep(0.1)
        await store.backup(str(copy))
        await asyncio.sleep(0.05)
        over.set()
        await asyncio.gather(*playing)

    async def check(store: Store) -> None:
        assert await store.find_key(TABLES[0], "before") == 2
        assert await store.playing_tables() == TABLES
        for table in TABLES[1:]:
            found = await numbers(store, table)
            assert found == list(range(1, len(found) + 1))
            assert len(found) % 3 == 1
            await append(store, table, len(found) + 1)

    sqlite_database.play(story)
    assert sqlite_ask(copy, "PRAGMA integrity_check") == [("ok",)]
    assert sqlite_ask(copy, "PRAGMA foreign_key_check") == []
    Database("sqlite", str(copy)).play(check)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["copy.db", "tables.db"]


def test_a_backup_is_for_its_owner_alone(sqlite_database: Database, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    sqlite_database.play(lambda store: store.backup(str(copy)))
    for file in (copy, Path(sqlite_database.url)):
        assert stat.S_IMODE(file.stat().st_mode) == 0o600


@pytest.mark.parametrize("content", [b"", b"an earlier backup"])
def test_a_backup_never_replaces_a_file(sqlite_database: Database, tmp_path: Path, content: bytes) -> None:
    copy = tmp_path / "copy.db"
    copy.write_bytes(content)
    with pytest.raises(StorageError, match=r"copy\.db exists already"):
        sqlite_database.play(lambda store: store.backup(str(copy)))
    assert copy.read_bytes() == content


def test_a_backup_that_cannot_be_written_says_so(sqlite_database: Database, tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="cannot be written: No such file or directory"):
        sqlite_database.play(lambda store: store.backup(str(tmp_path / "nowhere" / "copy.db")))


def test_a_backup_that_fails_leaves_nothing_behind(sqlite_database: Database, tmp_path: Path) -> None:
    """What is at the store's path is no database any more."""

    async def story(store: Store) -> None:
        from caravanserai.tables.storage.sqlite_copy import copy_database

        broken = tmp_path / "broken.db"
        broken.write_bytes(b"no database" * 1000)
        with pytest.raises(Exception, match="not a database"):
            copy_database(broken, tmp_path / "copy.db")
        broken.unlink()

    sqlite_database.play(story)
    assert [file.name for file in tmp_path.iterdir()] == ["tables.db"]


def test_postgresql_makes_its_own_backups(postgres_database: Database) -> None:
    with pytest.raises(StorageError, match=r"pg_dump --format=custom --file=copy\.db"):
        postgres_database.play(lambda store: store.backup("copy.db"))
