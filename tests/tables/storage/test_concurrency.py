"""Many write at once: none loses anything by another's fault, and no number is given twice."""

from __future__ import annotations

import asyncio

import pytest

from caravanserai.tables.store import Conflict, Store
from tests.tables.storage.databases import Database
from tests.tables.storage.material import append, create, numbers, person, token

TABLES = [f"table {number}" for number in range(40)]


def test_many_tables_go_on_side_by_side(database: Database) -> None:
    async def go_on(store: Store, table: str) -> None:
        await create(store, table)
        for number in range(2, 20, 2):
            await append(store, table, number, number + 1, key=f"k{number}")
        await store.save_snapshot(table, 10, b"snapshot")

    async def story(store: Store) -> None:
        await asyncio.gather(*(go_on(store, table) for table in TABLES))
        for table in TABLES:
            assert await numbers(store, table) == list(range(1, 20))
            found = await store.load(table)
            assert found is not None
            assert len(found.rows) == 9

    database.play(story)


def test_a_write_that_fails_takes_no_other_with_it(database: Database) -> None:
    async def story(store: Store) -> list[BaseException | None]:
        await asyncio.gather(*(create(store, table) for table in TABLES[:8]))
        await append(store, TABLES[6], 2, key="known")
        outcomes = await asyncio.gather(
            append(store, TABLES[0], 2),
            append(store, TABLES[1], 3),
            append(store, TABLES[2], 2, key="k"),
            create(store, TABLES[3]),
            create(store, "new"),
            create(store, "new"),
            append(store, TABLES[5], 2, name="not text: \ud800"),
            append(store, TABLES[6], 3, 5, key="known"),
            store.save_snapshot(TABLES[0], 99, b"of nothing"),
            store.save_token(token("t1", hash="same")),
            store.save_token(token("t2", hash="same")),
            store.save_person(person()),
            append(store, TABLES[7], 2, 3),
            return_exceptions=True,
        )
        lengths = [len(await store.rows(table)) for table in [*TABLES[:8], "new"]]
        assert lengths == [2, 1, 2, 1, 1, 1, 2, 3, 1]
        assert await store.person("ala") == person()
        return outcomes

    outcomes = database.play(story)
    assert isinstance(outcomes[6], ValueError)
    told = [None if outcome is None else isinstance(outcome, Conflict) for outcome in outcomes]
    assert told == [None, True, None, True, None, True, False, True, True, None, True, None, None]


def test_of_two_who_want_the_same_number_one_gets_it(database: Database) -> None:
    async def story(store: Store) -> None:
        await create(store, "t")
        for number in range(2, 6):
            outcomes = await asyncio.gather(
                *(append(store, "t", number, key=f"{number} {who}") for who in "abc"), return_exceptions=True
            )
            assert sorted(isinstance(outcome, Conflict) for outcome in outcomes) == [False, True, True]
        assert await numbers(store, "t") == [1, 2, 3, 4, 5]

    database.play(story)


def test_the_same_request_sent_twice_at_once_is_written_once(database: Database) -> None:
    async def story(store: Store) -> None:
        await create(store, "t")
        outcomes = await asyncio.gather(append(store, "t", 2, key="k"), append(store, "t", 3, key="k"), return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [type(None), Conflict]
        assert await numbers(store, "t") == [1, 2]

    database.play(story)


def test_two_servers_share_a_database(database: Database) -> None:
    """Each writes when it is its turn by the number, and loads again when the other was faster."""

    async def go_on(store: Store, table: str, server: str) -> int:
        written = 0
        while (last := (await numbers(store, table))[-1]) < 12:
            try:
                await append(store, table, last + 1, key=f"{server} {last}")
            except Conflict:
                continue
            written += 1
        return written

    async def story(first: Store) -> None:
        second = database.store()
        await second.open()
        try:
            tables = TABLES[:6]
            await asyncio.gather(*(create(first, table) for table in tables))
            servers = {"first": first, "second": second}
            turns = [go_on(store, table, name) for name, store in servers.items() for table in tables]
            assert sum(await asyncio.gather(*turns)) == 11 * len(tables)
            for table in tables:
                assert await numbers(second, table) == list(range(1, 13))
        finally:
            await second.close()

    database.play(story)


def test_servers_that_start_together_make_the_database_once(database: Database) -> None:
    async def story() -> None:
        stores = [database.store() for _ in range(4)]
        await asyncio.gather(*(store.open() for store in stores))
        await create(stores[0], "t")
        assert [await numbers(store, "t") for store in stores] == [[1]] * 4
        for store in stores:
            await store.close()

    asyncio.run(story())


def test_closing_finishes_what_was_begun(database: Database) -> None:
    async def story() -> None:
        store = database.store()
        await store.open()
        writes = [asyncio.create_task(create(store, table)) for table in TABLES]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*writes)

    asyncio.run(story())
    assert database.ask("SELECT count(*) FROM log") == [(len(TABLES),)]


def test_a_closed_store_says_so(database: Database) -> None:
    async def story() -> None:
        store = database.store()
        await store.close()
        for _ in range(2):
            await store.open()
            await store.close()
        with pytest.raises(Exception, match="not open"):
            await create(store, "t")
        with pytest.raises(Exception, match="not open"):
            await store.load("t")

    asyncio.run(story())
