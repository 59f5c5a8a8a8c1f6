"""Lists of tables: whose they are, in which order, and that they keep up with every commit."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path
from typing import Any

from caravanserai.tables.storage import migrations
from caravanserai.tables.store import ListingSummary, Store, TableListing
from tests.tables.storage.databases import Database
from tests.tables.storage.material import append, create, listing

OLD_TABLE = """
    INSERT INTO tables (id, game, name, phase, players, free_seats, listed, watchable, people, awaited, changed,
        rules_version, secret, last_number)
    VALUES ('t', 'camel_up', '', 'playing', 3, 0, FALSE, FALSE, '["ala"]', '[]', 1.0, 1, '', 1)"""
"""As it was written before there was a column for what lists show."""


def ids(listings: list[TableListing]) -> list[str]:
    return [found.table for found in listings]


def test_a_listing_comes_back_as_it_was_written(database: Database) -> None:
    changes = {
        "phase": "open",
        "listed": True,
        "watchable": True,
        "free_seats": 2,
        "people": ["zoé", "ala", "zoé"],
        "awaited": [],
        "summary": ListingSummary(["Zoé", "", "Ala"], "Zoé", 12.5),
    }

    async def story(store: Store) -> None:
        await create(store, "t", **changes)
        assert await store.open_tables() == [listing("t", **changes)]
        assert await store.tables_of("zoé") == [listing("t", **changes)]

    database.play(story)


def test_what_lists_show_keeps_up_with_every_commit(database: Database) -> None:
    async def story(store: Store) -> None:
        await create(store, "t", summary=ListingSummary(["Ala", ""]))
        await append(store, "t", 2, summary=ListingSummary(["Ala", "Bo"], "Bo", 3.25))
        assert [found.summary for found in await store.tables_of("ala")] == [ListingSummary(["Ala", "Bo"], "Bo", 3.25)]

    database.play(story)


def test_a_table_from_before_lists_showed_names_is_listed_without_them(database: Database, tmp_path: Path) -> None:
    first = tmp_path / "first"
    shutil.copytree(
        Path(migrations.__file__).parent, first, ignore=shutil.ignore_patterns("__pycache__", "000[2-9]_*", "00[1-9]?_*")
    )

    async def nothing(store: Store) -> None:
        pass

    async def story(store: Store) -> None:
        assert [found.summary for found in await store.tables_of("ala")] == [ListingSummary()]

    database.play(nothing, first)
    database.ask(OLD_TABLE)
    database.ask("INSERT INTO sitters (who, table_id) VALUES ('ala', 't')")
    database.play(story)


def test_tables_that_wait_for_somebody_come_first_then_the_latest_changed(database: Database) -> None:
    async def story(store: Store) -> None:
        await create(store, "old", awaited=["bo"], changed=1.0)
        await create(store, "new", awaited=["bo"], changed=4.0)
        await create(store, "old, awaited", awaited=["ala", "bo"], changed=2.0)
        await create(store, "new, awaited", awaited=["ala"], changed=3.0)
        await create(store, "of others", people=["bo"], changed=9.0)
        await create(store, "over", awaited=[], phase="over", changed=2.5)
        assert ids(await store.tables_of("ala")) == ["new, awaited", "old, awaited", "new", "over", "old"]
        assert ids(await store.tables_of("ala", limit=2)) == ["new, awaited", "old, awaited"]
        assert await store.tables_of("nobody") == []

    database.play(story)


def test_the_order_follows_every_commit(database: Database) -> None:
    async def story(store: Store) -> None:
        await create(store, "t", awaited=["ala"], changed=1.0)
        await create(store, "u", awaited=["ala"], changed=2.0)
        assert ids(await store.tables_of("ala")) == ["u", "t"]
        await append(store, "u", 2, awaited=["bo"], changed=3.0)
        assert ids(await store.tables_of("ala")) == ["t", "u"]
        await append(store, "t", 2, awaited=["bo"], changed=4.0)
        await append(store, "u", 3, awaited=["bo"], changed=5.0)
        assert ids(await store.tables_of("ala")) == ["u", "t"]

    database.play(story)


def test_who_leaves_is_not_listed_and_who_comes_is(database: Database) -> None:
    async def story(store: Store) -> None:
        await create(store, "t", people=["ala"])
        await append(store, "t", 2, people=["ala", "bo"])
        assert ids(await store.tables_of("bo")) == ["t"]
        await append(store, "t", 3, people=["bo", "cy"])
        assert ids(await store.tables_of("ala")) == []
        assert [ids(await store.tables_of(who)) for who in ("bo", "cy")] == [["t"], ["t"]]
        await append(store, "t", 4, people=[])
        assert [ids(await store.tables_of(who)) for who in ("bo", "cy")] == [[], []]

    database.play(story)


def test_open_tables_are_listed_ones_with_a_free_seat_that_have_not_begun(database: Database) -> None:
    usual: dict[str, Any] = {"phase": "open", "listed": True, "free_seats": 1}

    async def story(store: Store) -> None:
        await create(store, "early", **usual, changed=1.0)
        await create(store, "late", **usual, changed=2.0)
        await create(store, "unlisted", **(usual | {"listed": False}))
        await create(store, "full", **(usual | {"free_seats": 0}))
        await create(store, "begun", **(usual | {"phase": "playing"}))
        assert ids(await store.open_tables()) == ["late", "early"]
        assert ids(await store.open_tables(limit=1)) == ["late"]
        await append(store, "late", 2, **(usual | {"free_seats": 0}))
        assert ids(await store.open_tables()) == ["early"]

    database.play(story)


def test_tables_to_watch_are_those_in_play_that_may_be_watched(database: Database) -> None:
    async def story(store: Store) -> None:
        await create(store, "early", watchable=True, changed=1.0)
        await create(store, "late", watchable=True, changed=2.0)
        await create(store, "private")
        await create(store, "not begun", watchable=True, phase="open")
        assert ids(await store.watchable_tables()) == ["late", "early"]
        assert ids(await store.watchable_tables(limit=1)) == ["late"]
        await append(store, "late", 2, watchable=True, phase="over")
        assert ids(await store.watchable_tables()) == ["early"]

    database.play(story)


def test_tables_in_play_are_taken_up_again(database: Database) -> None:
    async def story(store: Store) -> None:
        assert await store.playing_tables() == []
        phases = ["open", "playing", "over"] * 40
        await asyncio.gather(*(create(store, f"{number:03}", phase=phase) for number, phase in enumerate(phases)))
        assert await store.playing_tables() == [f"{number:03}" for number in range(1, 120, 3)]

    database.play(story)


def test_no_identity_is_strange_to_a_list(database: Database) -> None:
    async def story(store: Store) -> None:
        for who in ("a'; DROP TABLE log; --", 'a"b', "%", "[", "\\", "🐪"):
            await create(store, f"{who} awaited", people=[who], awaited=[who])
            await create(store, who, people=["ala", who], awaited=["ala"], changed=1.8e9)
            assert ids(await store.tables_of(who)) == [f"{who} awaited", who]

    database.play(story)


def test_what_somebody_has_put_away_is_theirs_alone_and_outlives_who_sits_where(database: Database) -> None:
    async def story(store: Store) -> None:
        await create(store, "t", people=["ala", "bo"])
        await create(store, "u", people=["ala"])
        await store.put_away("ala", "t", 5.0)
        await store.put_away("ala", "t", 6.0)
        assert (await store.tables_put_away("ala"), await store.tables_put_away("bo")) == (["t"], [])
        await append(store, "t", 2, people=["ala", "cy"])
        assert await store.tables_put_away("ala") == ["t"]
        await store.put_away("ala", "t", None)
        await store.put_away("ala", "u", 7.0)
        assert await store.tables_put_away("ala") == ["u"]
        await store.delete_table("u")
        assert await store.tables_put_away("ala") == []

    database.play(story)


def test_orders_are_kept_by_table_and_person_and_go_with_either(database: Database) -> None:
    async def story(store: Store) -> None:
        await create(store, "t", people=["ala", "bo"])
        await create(store, "u", people=["ala"])
        await store.save_order("t", "ala", b'"first"')
        await store.save_order("t", "ala", b'"\xc4\x85"')
        await store.save_order("t", "bo", b"2")
        await store.save_order("u", "ala", b"3")
        assert await store.orders_at("t") == {"ala": b'"\xc4\x85"', "bo": b"2"}
        await store.save_order("t", "bo", None)
        assert await store.orders_at("t") == {"ala": b'"\xc4\x85"'}
        await store.delete_table("t")
        assert await store.orders_at("t") == {}
        await store.forget_orders("ala")
        assert await store.orders_at("u") == {}

    database.play(story)
