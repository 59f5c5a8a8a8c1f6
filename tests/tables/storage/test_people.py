"""People and the keys of their programs."""

from __future__ import annotations

import pytest

from caravanserai.tables.store import Conflict, Store
from tests.tables.storage.databases import Database
from tests.tables.storage.material import append, create, numbers, person, token


def test_somebody_is_kept_new_or_changed(database: Database) -> None:
    async def story(store: Store) -> None:
        assert await store.person("ala") is None
        await store.save_person(person())
        await store.save_person(person("bo", name="Бо 🐪", recovery=0))
        assert await store.person("ala") == person()
        await store.save_person(person(name="Alina", recovery=2))
        assert await store.person("ala") == person(name="Alina", recovery=2)
        assert await store.person("bo") == person("bo", name="Бо 🐪", recovery=0)

    database.play(story)


def test_what_is_ended_stays_ended_whoever_writes_later_what_they_read_before(database: Database) -> None:
    async def story(store: Store) -> None:
        await store.save_person(person(recovery=3, session=2))
        await store.save_person(person(name="Alina", recovery=1, session=0))
        assert await store.person("ala") == person(name="Alina", recovery=3, session=2)

    database.play(story)


def test_a_token_is_found_by_its_hash(database: Database) -> None:
    async def story(store: Store) -> None:
        assert await store.token_by_hash("hash of t1") is None
        await store.save_token(token())
        assert await store.token_by_hash("hash of t1") == token()
        await store.save_token(token(scopes=[], revoked=1_800_000_000.5))
        assert await store.token_by_hash("hash of t1") == token(scopes=[], revoked=1_800_000_000.5)

    database.play(story)


def test_the_tokens_of_somebody_are_listed_from_the_oldest(database: Database) -> None:
    late, early, other = token("a", created=3.0), token("z", created=2.0), token("b", who="bo")

    async def story(store: Store) -> None:
        for made in (late, early, other):
            await store.save_token(made)
        assert await store.tokens_of("ala") == [early, late]
        assert await store.tokens_of("nobody") == []

    database.play(story)


def test_two_tokens_never_have_one_hash(database: Database) -> None:
    async def story(store: Store) -> None:
        await store.save_token(token("t1", hash="same"))
        with pytest.raises(Conflict):
            await store.save_token(token("t2", hash="same", who="bo"))
        assert await store.token_by_hash("same") == token("t1", hash="same")

    database.play(story)


def test_all_is_there_after_closing_and_opening_again(database: Database) -> None:
    async def before(store: Store) -> None:
        await create(store, "t")
        await append(store, "t", 2, 5, key="k")
        await store.save_snapshot("t", 3, b"snapshot")
        await store.save_person(person())
        await store.save_token(token())

    async def after(store: Store) -> None:
        found = await store.load("t")
        assert found is not None
        assert (found.snapshot, [row.number for row in found.rows]) == (b"snapshot", [4, 5])
        assert await store.find_key("t", "k") == 5
        assert (await store.person("ala"), await store.token_by_hash("hash of t1")) == (person(), token())
        await append(store, "t", 6)
        assert await numbers(store, "t") == [1, 2, 3, 4, 5, 6]

    database.play(before)
    database.play(after)
