"""Reviews of finished games: kept by how they look at the game, and gone with their table."""

from __future__ import annotations

import pytest

from caravanserai.tables.store import Conflict, Store
from tests.tables.storage.databases import Database
from tests.tables.storage.material import create


def test_each_way_to_look_at_a_game_has_a_review_of_its_own(database: Database) -> None:
    async def story(store: Store) -> None:
        await create(store, "a", phase="over")
        assert await store.review("a", -1, False) is None
        await store.keep_review("a", -1, False, b'{"of": "everybody"}')
        await store.keep_review("a", 1, False, b'{"of": "one"}')
        await store.keep_review("a", 1, True, b'{"of": "all cards"}')
        await store.keep_review("a", 1, False, '{"of": "one, żółw"}'.encode())
        assert await store.review("a", -1, False) == b'{"of": "everybody"}'
        assert await store.review("a", 1, False) == '{"of": "one, żółw"}'.encode()
        assert await store.review("a", 1, True) == b'{"of": "all cards"}'
        assert await store.review("a", 0, False) is None

    database.play(story)


def test_a_review_goes_with_its_table_and_is_of_none_that_is_not_there(database: Database) -> None:
    async def story(store: Store) -> None:
        await create(store, "a", phase="over")
        await store.keep_review("a", -1, False, b"{}")
        await store.delete_table("a", 1e12)
        assert await store.review("a", -1, False) is None
        with pytest.raises(Conflict):
            await store.keep_review("a", -1, False, b"{}")

    database.play(story)
