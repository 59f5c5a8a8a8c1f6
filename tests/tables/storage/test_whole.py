"""All tables at once, as whoever runs a server looks through them, deletes some, and has the database checked."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from caravanserai.tables.storage.migrations import read_migrations
from caravanserai.tables.store import Conflict, StorageError, Store
from tests.tables.storage.databases import Database, sqlite_ask
from tests.tables.storage.kept import lay
from tests.tables.storage.material import append, create, listing, numbers, person

NEWEST = len(read_migrations("sqlite"))


def test_tables_are_gone_through_by_their_names_a_portion_at_a_time(database: Database) -> None:
    async def story(store: Store) -> None:
        for name in ("c", "a", "e", "b", "d"):
            await create(store, name)
        found, portions = "", []
        while portion := [name for name, _ in await store.find_tables(found, 2)]:
            portions.append(portion)
            found = portion[-1]
        assert portions == [["a", "b"], ["c", "d"], ["e"]]
        assert (await store.find_tables())[0] == ("a", listing("a"))
        assert await store.listing_of("a") == listing("a")

    database.play(story)


def test_tables_are_found_by_phase_by_game_and_by_when_they_changed(database: Database) -> None:
    async def story(store: Store) -> None:
        await create(store, "old", phase="over", changed=100.0)
        await create(store, "new", phase="over", changed=200.0)
        await create(store, "other", phase="open", game="emira", changed=50.0)
        assert [name for name, _ in await store.find_tables(phase="over")] == ["new", "old"]
        assert [name for name, _ in await store.find_tables(game="emira")] == ["other"]
        assert [name for name, _ in await store.find_tables(changed_before=200.0)] == ["old", "other"]
        assert [name for name, _ in await store.find_tables(phase="over", changed_before=200.0)] == ["old"]

    database.play(story)


def test_a_table_with_a_damaged_listing_is_found_without_it(database: Database) -> None:
    database.play(lambda store: create(store, "t"))
    database.ask("UPDATE tables SET people = 'nonsense' WHERE id = 't'")

    async def look(store: Store) -> None:
        assert await store.find_tables() == [("t", None)]
        assert await store.listing_of("t") is None
        assert await store.listing_of("u") is None

    database.play(look)


def test_a_deleted_table_leaves_nothing_behind(database: Database) -> None:
    async def story(store: Store) -> None:
        for name in ("t", "u"):
            await create(store, name)
            await append(store, name, 2, 5)
            await store.save_snapshot(name, 3, b"snapshot")
        await store.delete_table("t")
        assert await store.load("t") is None
        assert await store.rows("t") == []
        assert [found.table for found in await store.tables_of("ala")] == ["u"]
        assert await numbers(store, "u") == [1, 2, 3, 4, 5]
        with pytest.raises(Conflict):
            await append(store, "t", 6)
        with pytest.raises(Conflict):
            await store.save_snapshot("t", 5, b"snapshot")
        await create(store, "t")

    database.play(story)
    for table, column in (("log", "table_id"), ("snapshots", "table_id"), ("sitters", "table_id"), ("tables", "id")):
        found = database.ask(f"SELECT DISTINCT {column} FROM {table} ORDER BY 1")
        assert found == [("u",)] if table == "snapshots" else [("t",), ("u",)]


def test_a_table_that_has_changed_since_is_not_deleted(database: Database) -> None:
    async def story(store: Store) -> None:
        await create(store, "t", changed=100.0)
        with pytest.raises(Conflict, match="changed since"):
            await store.delete_table("t", 100.0)
        assert await numbers(store, "t") == [1]
        await store.delete_table("t", 100.5)
        with pytest.raises(Conflict, match="there is no table t"):
            await store.delete_table("t")

    database.play(story)


def test_deletions_and_rows_at_the_same_time_end_in_order(database: Database) -> None:
    """From two processes: what is deleted is gone, and whoever wrote to it is told."""

    async def story(store: Store) -> None:
        other = database.store()
        await other.open()
        try:
            for name in "abcdefgh":
                await create(store, name)
                done = await asyncio.gather(append(store, name, 2), other.delete_table(name), return_exceptions=True)
                assert done[1] is None
                assert done[0] is None or isinstance(done[0], Conflict)
                assert await store.load(name) is None
        finally:
            await other.close()

    database.play(story)
    assert database.ask("SELECT * FROM log") == []


def test_the_last_numbers_of_tables_tell_which_are_gone_or_written_to(database: Database) -> None:
    async def story(store: Store) -> None:
        await create(store, 'a"b')
        await create(store, "u")
        await append(store, "u", 2, 4)
        assert await store.last_numbers(['a"b', "u", "gone"]) == {'a"b': 1, "u": 4}
        assert await store.last_numbers([]) == {}

    database.play(story)


def test_people_are_found_by_identity_or_name(database: Database) -> None:
    async def story(store: Store) -> None:
        await store.save_person(person("w1", name="Ann", created=2.0))
        await store.save_person(person("w2", name="ann", created=1.0, session=3))
        await store.save_person(person("w3", name="Ben"))
        assert [found.who for found in await store.find_people("ANN")] == ["w2", "w1"]
        assert [found.name for found in await store.find_people("w3")] == ["Ben"]
        assert await store.find_people("nobody") == []
        assert await store.session_numbers(["w1", "w2", "w9"]) == {"w1": 0, "w2": 3}

    database.play(story)


def test_commits_are_timed(database: Database) -> None:
    seconds: list[float] = []

    async def story() -> None:
        store = database.store()
        store.watch_commits(seconds.append)
        await store.open()
        await create(store, "t")
        with pytest.raises(Conflict):
            await append(store, "t", 9)
        await store.close()

    asyncio.run(story())
    assert len(seconds) == 2
    assert min(seconds) > 0


async def _read_only(database: Database) -> list[int]:
    store = database.store()
    await store.open_to_read()
    try:
        with pytest.raises(StorageError):
            await create(store, "v")
        assert await store.faults() == []
        return await numbers(store, "t")
    finally:
        await store.close()


def test_whoever_only_reads_writes_nothing_also_beside_a_server(database: Database, tmp_path: Path) -> None:
    database.play(lambda store: create(store, "t"))
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    assert asyncio.run(_read_only(database)) == [1]
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == before

    async def beside(store: Store) -> None:
        await append(store, "t", 2)
        assert await _read_only(database) == [1, 2]
        await append(store, "t", 3)

    database.play(beside)


def test_to_be_read_a_database_has_to_be_there_ours_and_of_this_version(database: Database, tmp_path: Path) -> None:
    with pytest.raises(StorageError, match=r"cannot be opened|keeps no tables"):
        asyncio.run(_read_only(database))
    lay("0.1.0", database)
    with pytest.raises(StorageError, match=f"is of version 2, and this program's is {NEWEST}"):
        asyncio.run(_read_only(database))
    assert database.ask("SELECT max(number) FROM applied_migrations") == [(2,)]


def test_a_database_that_is_torn_says_so(sqlite_database: Database) -> None:
    sqlite_database.play(lambda store: create(store, "t"))
    sqlite_ask(Path(sqlite_database.url), "INSERT INTO sitters VALUES ('ala', 'nowhere')")

    async def look(store: Store) -> None:
        assert await store.faults() == ["a row of sitters refers to a row of tables that is not there"]

    sqlite_database.play(look)
