"""The log of a table: rows without gaps, each request once, all of an append or nothing of it."""

from __future__ import annotations

import pytest

from caravanserai.tables.store import Conflict, Store
from tests.tables.storage.databases import Database
from tests.tables.storage.material import SECRET, append, create, listing, numbers, row, rows


def test_a_new_table_is_found_with_its_first_row(database: Database) -> None:
    async def story(store: Store) -> None:
        await create(store, "t")
        found = await store.load("t")
        assert found is not None
        assert (found.table, found.rules_version, found.secret) == ("t", 7, SECRET)
        assert (found.snapshot_number, found.snapshot) == (0, None)
        assert found.rows == [row(1)]

    database.play(story)


def test_a_table_that_never_was_is_not_found(database: Database) -> None:
    async def story(store: Store) -> None:
        assert await store.load("t") is None
        assert await store.rows("t") == []
        assert await store.find_key("t", "k") is None

    database.play(story)


def test_a_table_is_made_once(database: Database) -> None:
    async def story(store: Store) -> None:
        await create(store, "t", name="first")
        with pytest.raises(Conflict, match="t"):
            await create(store, "t", name="second")
        assert [found.name for found in await store.tables_of("ala")] == ["first"]
        assert await numbers(store, "t") == [1]

    database.play(story)


def test_rows_come_back_as_they_were_written(database: Database) -> None:
    content = '{"text":"Wüste \\u0000 🐪"}'.encode() + bytes(range(256))

    async def story(store: Store) -> None:
        await create(store, "t")
        written = [row(2), row(3, content=content), row(4, key="clé-1")]
        await store.append("t", written, listing("t"))
        assert await store.rows("t") == [row(1), *written]
        assert await store.rows("t", 3) == written[1:]
        assert await store.rows("t", 5) == []

    database.play(story)


def test_a_row_that_is_not_the_next_is_a_conflict(database: Database) -> None:
    async def story(store: Store) -> None:
        await create(store, "t")
        await append(store, "t", 2, 4)
        for first in (1, 4, 6, 100):
            with pytest.raises(Conflict, match="row 5 is the next"):
                await append(store, "t", first, phase="over")
        assert await numbers(store, "t") == [1, 2, 3, 4]
        assert [found.phase for found in await store.tables_of("ala")] == ["playing"]

    database.play(story)


def test_a_table_that_is_not_there_cannot_be_written_to(database: Database) -> None:
    async def story(store: Store) -> None:
        with pytest.raises(Conflict, match="no table t"):
            await append(store, "t", 1)

    database.play(story)


def test_a_request_is_written_once(database: Database) -> None:
    async def story(store: Store) -> None:
        await create(store, "t")
        await append(store, "t", 2, 4, key="k")
        assert await store.find_key("t", "k") == 4
        with pytest.raises(Conflict):
            await append(store, "t", 5, 6, key="k", phase="over")
        assert await numbers(store, "t") == [1, 2, 3, 4]
        assert [found.phase for found in await store.tables_of("ala")] == ["playing"]
        await append(store, "t", 5, 6, key="another")
        assert await store.find_key("t", "another") == 6

    database.play(story)


def test_the_key_of_one_table_is_free_at_another(database: Database) -> None:
    async def story(store: Store) -> None:
        for table in ("t", "u"):
            await create(store, table)
        await append(store, "t", 2, 3, key="k")
        await append(store, "u", 2, key="k")
        assert (await store.find_key("t", "k"), await store.find_key("u", "k")) == (3, 2)

    database.play(story)


def test_a_key_cannot_repeat_within_an_append(database: Database) -> None:
    async def story(store: Store) -> None:
        await create(store, "t")
        with pytest.raises(Conflict, match="repeats"):
            await store.append("t", [row(2, "k"), row(3, "k")], listing("t"))
        assert await numbers(store, "t") == [1]

    database.play(story)


def test_what_no_table_could_take_is_the_callers_fault(database: Database) -> None:
    async def story(store: Store) -> None:
        with pytest.raises(ValueError, match="begins with row 1"):
            await store.create_table("t", 1, SECRET, row(2), listing("t"))
        await create(store, "t")
        with pytest.raises(ValueError, match="no row"):
            await store.append("t", [], listing("t"))
        with pytest.raises(ValueError, match="do not follow"):
            await store.append("t", [row(2), row(4)], listing("t"))
        with pytest.raises(ValueError, match="listing is of table u"):
            await store.append("t", rows(2, 2), listing("u"))
        assert await numbers(store, "t") == [1]

    database.play(story)


def test_loading_starts_from_the_latest_snapshot(database: Database) -> None:
    async def story(store: Store) -> None:
        await create(store, "t")
        await append(store, "t", 2, 9)
        for number in (3, 7, 5):
            await store.save_snapshot("t", number, f"after {number}".encode())
        found = await store.load("t")
        assert found is not None
        assert (found.snapshot_number, found.snapshot) == (7, b"after 7")
        assert found.rows == rows(8, 9)
        assert await numbers(store, "t") == list(range(1, 10))
        await store.save_snapshot("t", 9, b"after 9")
        found = await store.load("t")
        assert found is not None
        assert (found.snapshot_number, found.rows) == (9, [])

    database.play(story)


def test_a_snapshot_stands_on_a_row(database: Database) -> None:
    async def story(store: Store) -> None:
        await create(store, "t")
        for table, number in (("t", 2), ("u", 1)):
            with pytest.raises(Conflict):
                await store.save_snapshot(table, number, b"of nothing")
        found = await store.load("t")
        assert found is not None
        assert found.snapshot is None

    database.play(story)
