"""What is to be told is written with what it tells of, sent by one, and a bounded number of times."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from caravanserai.tables.outbox import Destination, Notice, WaitingNotice
from caravanserai.tables.store import Conflict, Store
from tests.tables.storage.databases import Database
from tests.tables.storage.material import append, create, listing, rows

NOW = 1_700_000_000.0


def place(name: str = "phone", subject: str = "bo", **changes: Any) -> Destination:
    usual = Destination(name, "push", subject, subject, f"https://push.example/{name}", True, False, "{}", NOW)
    return msgspec.structs.replace(usual, **changes)


def hook(name: str = "chat", table: str = "t", **changes: Any) -> Destination:
    return place(name, table, kind="hook", owner="ala", apart=True, **changes)


def told(kind: Any = "your_turn", subject: str = "bo", version: int = 2, **changes: Any) -> Notice:
    usual = Notice(kind, subject, changes.get("table", "t"), version, NOW, NOW, "camel_up", "Zoé’s table", ["Bo"])
    return msgspec.structs.replace(usual, **changes)


async def put(store: Store, *notices: Notice, first: int = 2, table: str = "t") -> None:
    await store.append(table, rows(first, first), listing(table), notices)


async def claim(store: Store, name: str = "one", kind: Any = "push", **changes: Any) -> list[WaitingNotice]:
    given: dict[str, Any] = {"now": NOW + 1, "until": NOW + 31, "limit": 10, "busy": []} | changes
    return await store.claim_notices(kind, name, **given)


def test_a_notice_waits_once_for_each_place_and_nowhere_for_whoever_has_none(database: Database) -> None:
    async def story(store: Store) -> None:
        await create(store, "t")
        for destination in (place("phone"), place("laptop"), place("mine", "ala"), place("new", active=False)):
            await store.save_destination(destination)
        await put(store, told(), told(subject="nobody"))
        assert await store.next_due_notice("push") == NOW
        assert await store.next_due_notice("hook") is None
        found = await claim(store)
        assert sorted(waiting.destination.id for waiting in found) == ["laptop", "phone"]
        assert [(waiting.notice, waiting.tries) for waiting in found] == [(told(), 1)] * 2
        assert await claim(store, "two") == []

    database.play(story)


def test_nothing_is_told_of_rows_that_were_not_written(database: Database) -> None:
    async def story(store: Store) -> None:
        await create(store, "t")
        await store.save_destination(place())
        with pytest.raises(Conflict):
            await put(store, told(), first=5)
        await asyncio.gather(
            *(append(store, "t", 2, key="k") for _ in range(3)), put(store, told(version=9), first=9), return_exceptions=True
        )
        assert await store.next_due_notice("push") is None

    database.play(story)


def test_one_notice_of_each_table_is_replaced_by_the_next_and_taken_away(database: Database) -> None:
    async def story(store: Store) -> None:
        await create(store, "t")
        await store.save_destination(place())
        await put(store, told("withdrawn"))
        assert await store.next_due_notice("push") is None
        await put(store, told(version=3), first=3)
        await put(store, told("withdrawn", version=4), first=4)
        assert await store.next_due_notice("push") is None
        await put(store, told(version=5), first=5)
        (first,) = await claim(store)
        assert (first.kind, first.version) == ("your_turn", 5)
        await store.settle_notices("one", first, now=NOW, shown=True)
        assert await store.next_due_notice("push") is None
        await put(store, told("withdrawn", version=6), first=6)
        (second,) = await claim(store, "two")
        assert (second.kind, second.version, second.shown) == ("withdrawn", 6, True)
        await put(store, told(version=7), first=7)
        assert await claim(store, "three") == []
        await store.settle_notices("two", second, now=NOW, shown=False)
        (third,) = await claim(store, "three")
        assert (third.kind, third.version, third.shown, third.tries) == ("your_turn", 7, False, 1)

    database.play(story)


def test_where_each_is_sent_by_itself_none_takes_the_place_of_another(database: Database) -> None:
    async def story(store: Store) -> None:
        await create(store, "t")
        await create(store, "u")
        await store.save_destination(hook())
        await store.save_destination(hook("other", "u"))
        await asyncio.gather(*(put(store, told(subject="t", version=number), first=number) for number in range(2, 7)))
        found = await claim(store, kind="hook")
        assert [waiting.version for waiting in found] == [2, 3, 4, 5, 6]
        await put(store, told(subject="t", version=7), first=7)
        await store.settle_notices("one", found[0], now=NOW, shown=True)
        assert [waiting.version for waiting in await claim(store, "two", "hook")] == [7]
        assert await claim(store, "three", "hook", now=NOW + 1000) != []

    database.play(story)


def test_what_a_server_has_claimed_and_not_sent_is_tried_again_and_counted(database: Database) -> None:
    async def story(store: Store) -> None:
        await create(store, "t")
        await store.save_destination(place())
        await put(store, told())
        assert [waiting.tries for waiting in await claim(store, "one")] == [1]
        assert await claim(store, "two", now=NOW + 30) == []
        (again,) = await claim(store, "two", now=NOW + 31, until=NOW + 61)
        assert again.tries == 2
        await store.settle_notices("one", again, now=NOW, shown=True)
        assert await store.next_due_notice("push") == NOW + 61
        await store.put_off_notices("two", again, NOW + 500)
        assert [waiting.tries for waiting in await claim(store, "three", now=NOW + 500)] == [3]
        await store.release_notices()
        assert [waiting.tries for waiting in await claim(store, "four", busy=["laptop"])] == [4]
        await store.release_notices()
        assert await claim(store, "five", busy=["phone"]) == []

    database.play(story)


def test_what_was_tried_too_often_goes_and_what_came_later_is_tried_on(database: Database) -> None:
    async def story(store: Store) -> None:
        await create(store, "t")
        await store.save_destination(hook())
        await put(store, told(subject="t"))
        (first,) = await claim(store, "one", "hook")
        await store.put_off_notices("one", first, NOW)
        await put(store, told(subject="t", version=3), first=3)
        found = await claim(store, "two", "hook")
        assert [waiting.tries for waiting in found] == [2, 1]
        await store.settle_notices("two", found[-1], now=NOW, shown=False, tried=2)
        await store.put_off_notices("two", found[-1], NOW)
        assert [(waiting.version, waiting.tries) for waiting in await claim(store, "three", "hook")] == [(3, 2)]

    database.play(story)


def test_two_servers_never_claim_the_same(postgres_database: Database) -> None:
    async def story(store: Store) -> None:
        other = postgres_database.store()
        await other.open()
        try:
            for number in range(20):
                await create(store, f"t{number}")
                await store.save_destination(place(f"phone{number}", f"who{number}"))
                await put(store, told(subject=f"who{number}", table=f"t{number}"), table=f"t{number}")
            servers = {"here": store, "there": other}
            found = await asyncio.gather(*(claim(one, f"{name} {n}", limit=7) for n in range(3) for name, one in servers.items()))
        finally:
            await other.close()
        claimed = [waiting.destination.id for part in found for waiting in part]
        assert len(claimed) == len(set(claimed)) == 20

    postgres_database.play(story)


def test_an_endpoint_is_one_persons(database: Database) -> None:
    async def story(store: Store) -> None:
        await store.save_destination(place("phone", "bo"))
        with pytest.raises(Conflict):
            await store.save_destination(place("stolen", "ala", address=place("phone").address))
        assert await store.destination_at("push", place("phone").address) == place("phone", "bo")
        await store.save_destination(place("phone", "ala", failures=2))
        assert await store.destinations_of("ala") == [place("phone", "ala", failures=2)]
        await store.delete_destination("phone")
        assert await store.destination("phone") is None

    database.play(story)


def test_with_its_table_or_its_person_all_of_it_goes(database: Database) -> None:
    async def story(store: Store) -> None:
        await create(store, "t")
        await create(store, "u")
        for destination in (place("phone"), place("other", "ala"), hook()):
            await store.save_destination(destination)
        await store.save_wishes("bo", "{}")
        await store.mute_table("bo", "t", muted=True)
        await store.mute_table("bo", "u", muted=True)
        await store.mute_table("bo", "u", muted=True)
        await put(store, told(), told(subject="t"))
        assert await store.muted_tables("bo") == ["t", "u"]
        await store.delete_table("t")
        assert await store.muted_tables("bo") == ["u"]
        assert await store.destination("chat") is None
        assert await store.next_due_notice("push") is None
        await put(store, told(table="u"), told(subject="u", table="u"), table="u")
        await store.forget_notices("bo")
        assert (await store.destinations_of("bo"), await store.wishes("bo"), await store.muted_tables("bo")) == ([], None, [])
        assert await store.next_due_notice("push") is None
        assert await store.destination("other") == place("other", "ala")

    database.play(story)
    assert database.ask("SELECT count(*) FROM outbox") == [(0,)]
