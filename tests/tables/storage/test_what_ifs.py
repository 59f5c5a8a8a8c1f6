"""What-ifs that somebody has shared: kept as they are, found by their name, and gone with whoever shared them."""

from __future__ import annotations

from caravanserai.tables.store import Store
from tests.tables.storage.databases import Database


def test_what_is_shared_is_found_by_its_name_until_its_owner_leaves(database: Database) -> None:
    async def story(store: Store) -> None:
        await store.keep_what_if("late", "ala", 2.0, b'{"game":"emira"}')
        await store.keep_what_if("early", "ala", 1.0, '{"game":"camel_up","branches":[{"name":"gałąź","tip":0}]}'.encode())
        await store.keep_what_if("other", "bo", 3.0, b"{}")
        assert await store.what_if("early") == '{"game":"camel_up","branches":[{"name":"gałąź","tip":0}]}'.encode()
        assert await store.what_if("nothing") is None
        assert [*await store.what_ifs_of("ala")] == ["early", "late"]
        assert (await store.count_what_ifs("ala"), await store.count_what_ifs("cy")) == (2, 0)
        await store.forget_what_ifs("ala")
        assert (await store.what_if("early"), await store.what_if("other")) == (None, b"{}")

    database.play(story)
