"""Pages of journals: kept, found in order, and gone with their table or with whose they are."""

from __future__ import annotations

from caravanserai.core.contract import Outcome
from caravanserai.core.highlights import Highlight
from caravanserai.service.administration import delete_person
from caravanserai.tables.store import JournalEntry, JournalPage, Store
from tests.tables.storage.databases import Database
from tests.tables.storage.material import create

ENTRY = JournalEntry(1, Outcome([0], [7, 5, 5], "forward", [1, 2, 2]), ["", "", "novice"], 80, [Highlight("best_leg", 9)])


def page(table: str, ended: float, who: str = "ala", game: str = "camel_up", entry: JournalEntry | None = ENTRY) -> JournalPage:
    return JournalPage(who, table, game, ended, entry)


async def names(store: Store, who: str = "ala", limit: int = 10, game: str = "", before: str = "") -> list[str]:
    return [kept.table.table for kept in await store.journal(who, limit, game=game, before=before)]


def test_games_are_found_from_the_latest_on_by_title_and_a_stretch_at_a_time(database: Database) -> None:
    async def story(store: Store) -> None:
        for table in "abcde":
            await create(store, table, phase="over")
        kept = [page("a", 3.0), page("b", 5.0, game="emira"), page("c", 4.0), page("d", 4.0), page("e", 6.0, entry=None)]
        await store.keep_in_journals(kept)
        assert await names(store) == ["b", "d", "c", "a"]
        assert await names(store, game="camel_up") == ["d", "c", "a"]
        assert await names(store, limit=2) == ["b", "d"]
        assert await names(store, before="d") == ["c", "a"]
        assert await names(store, game="camel_up", before="b") == ["d", "c", "a"]
        assert await names(store, before="nowhere") == []
        (found,) = await store.journal("ala", 1)
        assert (found.ended, found.entry, found.table.people) == (5.0, ENTRY, ["ala", "bo"])

    database.play(story)


def test_what_is_finished_and_not_in_the_journal_is_known_until_it_is_looked_at(database: Database) -> None:
    async def story(store: Store) -> None:
        await create(store, "a", phase="over", changed=1.0)
        await create(store, "b", phase="over", changed=2.0)
        await create(store, "c", phase="playing")
        assert await store.not_in_journal("ala") == ["b", "a"]
        await store.keep_in_journals([page("a", 1.0), page("b", 2.0, entry=None)])
        assert (await store.not_in_journal("ala"), await store.not_in_journal("bo")) == ([], ["b", "a"])

    database.play(story)


def test_nothing_is_kept_for_whoever_does_not_find_the_table_among_theirs(database: Database) -> None:
    async def story(store: Store) -> None:
        await create(store, "a", phase="over")
        await store.keep_in_journals([page("a", 1.0), page("a", 1.0, who="eve"), page("gone", 2.0)])
        assert (await names(store), await names(store, "eve")) == (["a"], [])
        await store.keep_in_journals([page("a", 9.0)])
        assert [kept.ended for kept in await store.journal("ala")] == [9.0]

    database.play(story)


def test_pages_go_with_their_table_and_with_whose_they_are(database: Database) -> None:
    async def story(store: Store) -> None:
        for table in "ab":
            await create(store, table, phase="over")
            await store.keep_in_journals([page(table, 1.0), page(table, 1.0, who="bo")])
        await store.forget_journal("ala")
        assert (await names(store), await names(store, "bo")) == ([], ["b", "a"])
        await store.delete_table("b")
        assert await names(store, "bo") == ["a"]

    database.play(story)
    assert database.ask("SELECT count(*) FROM journal") == [(1,)]


def test_whoever_is_forgotten_by_the_host_has_no_journal(database: Database) -> None:
    async def story(store: Store) -> None:
        await create(store, "a", phase="over")
        await store.keep_in_journals([page("a", 1.0), page("a", 1.0, who="bo")])
        await delete_person(store, "ala")
        assert (await names(store), await names(store, "bo")) == ([], ["a"])

    database.play(story)


def test_a_page_that_is_damaged_is_left_out_and_hides_no_other(database: Database) -> None:
    async def story(store: Store) -> None:
        for table in "ab":
            await create(store, table, phase="over")
        await store.keep_in_journals([page("a", 1.0), page("b", 2.0)])

    database.play(story)
    database.ask("UPDATE journal SET entry = '{' WHERE table_id = 'b'")
    assert database.play(names) == ["a"]
