"""Damage to one table is that table's alone: it is named, set aside, repaired where the log suffices; all others go on."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from caravanserai.api import commands as c
from caravanserai.api.refusals import Refused
from caravanserai.tables import rows as r
from caravanserai.tables.encoding import encode
from caravanserai.tables.registry import TableRegistry
from caravanserai.tables.room import Room
from caravanserai.tables.rows import FORMAT
from caravanserai.tables.workers import Workers
from tests.tables.storage.databases import Database, literal
from tests.tables.test_room import started

NONSENSE = b"\x00nonsense"
NEWER = b'{"row":"danced","seat":0}'
OUT_OF_TURN = b'{"row":"left","seat":9}'


def visit(database: Database, act: Callable[[TableRegistry], Awaitable[None]]) -> None:
    """A server's tables, opened, used and closed."""

    async def run() -> None:
        registry = TableRegistry(database.store(), Workers(1), bot_pause=60.0, shortest_grace=1)
        await registry.open()
        try:
            await act(registry)
        finally:
            await registry.close()

    asyncio.run(run())


def two_tables(database: Database, **settings: object) -> tuple[str, str]:
    """Two tables in play, each with a snapshot and rows after it."""
    names: list[str] = []

    async def act(registry: TableRegistry) -> None:
        for _ in range(2):
            room = await started(registry, "ala", "bo", "cy", **settings)
            await registry.store.save_snapshot(room.id, room.table.state.version, encode(room.table.snapshot()))
            await room.command("ala", c.Say("before"))
            names.append(room.id)

    visit(database, act)
    return names[0], names[1]


def damage_last_row(database: Database, table: str, content: bytes) -> None:
    last = f"(SELECT max(number) FROM log WHERE table_id = '{table}')"
    database.ask(f"UPDATE log SET content = {literal(database, content)} WHERE table_id = '{table}' AND number = {last}")


async def say(room: Room, text: str) -> None:
    await room.command("ala", c.Say(text))


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (NONSENSE, r"row \d+ is damaged"),
        (NEWER, r"row \d+ is of a kind that only a newer program knows"),
        (OUT_OF_TURN, r"row \d+ does not follow"),
    ],
)
def test_a_row_that_cannot_be_read_sets_its_own_table_aside(database: Database, content: bytes, why: str) -> None:
    broken, sound = two_tables(database)
    damage_last_row(database, broken, content)

    async def act(registry: TableRegistry) -> None:
        await say(await registry.room(sound), "we go on")
        for _ in range(2):
            with pytest.raises(Refused, match=why) as refused:
                await registry.room(broken)
            assert refused.value.code == "unreadable"
        assert list(registry.loader.set_aside) == [broken]

    visit(database, act)


def test_a_row_that_is_gone_is_named(database: Database) -> None:
    broken, sound = two_tables(database)
    database.ask(
        f"DELETE FROM log WHERE table_id = '{broken}' AND number = (SELECT max(number) FROM log WHERE table_id = '{broken}')"
    )

    async def act(registry: TableRegistry) -> None:
        await say(await registry.room(sound), "we go on")
        with pytest.raises(Refused, match="last row should be number"):
            await registry.room(broken)

    visit(database, act)


@pytest.mark.parametrize("content", [NONSENSE, b"{}", b'{"state":1,"position":{}}'])
def test_a_snapshot_that_cannot_be_read_is_made_anew_from_the_log(database: Database, content: bytes) -> None:
    broken, sound = two_tables(database)
    database.ask(f"UPDATE snapshots SET content = {literal(database, content)} WHERE table_id = '{broken}'")

    async def act(registry: TableRegistry) -> None:
        for table in (broken, sound):
            room = await registry.room(table)
            assert [talk.text for talk in room.table.state.talk] == ["before"]
        stored = await registry.store.load(broken)
        assert stored is not None
        assert stored.snapshot not in (None, content)
        assert stored.rows == []

    visit(database, act)


def test_of_another_tables_snapshot_nothing_is_believed(database: Database) -> None:
    broken, other = two_tables(database)
    taken = f"(SELECT content FROM snapshots WHERE table_id = '{other}')"
    database.ask(f"UPDATE snapshots SET content = {taken} WHERE table_id = '{broken}'")

    async def act(registry: TableRegistry) -> None:
        assert (await registry.room(broken)).table.state.table == broken

    visit(database, act)


def test_rows_of_a_newer_format_are_left_alone_until_the_newer_program_is_back(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    newer, sound = two_tables(database)

    async def write(registry: TableRegistry) -> None:
        await say(await registry.room(newer), "from the future")

    async def read(registry: TableRegistry) -> None:
        await say(await registry.room(sound), "we go on")
        with pytest.raises(Refused, match=f"rows of format {FORMAT + 1}, and this program knows formats up to {FORMAT}"):
            await registry.room(newer)

    async def read_again(registry: TableRegistry) -> None:
        assert len((await registry.room(newer)).table.state.talk) == 2

    for module in ("caravanserai.tables.storage.writes.FORMAT", "caravanserai.tables.rows.FORMAT"):
        monkeypatch.setattr(module, FORMAT + 1)
    visit(database, write)
    monkeypatch.undo()
    visit(database, read)
    monkeypatch.setattr(r, "FORMAT", FORMAT + 1)
    visit(database, read_again)


def test_a_listing_that_cannot_be_read_is_missing_from_the_list_alone(database: Database) -> None:
    broken, sound = two_tables(database, listed=True, watch="anyone", talk="free")
    database.ask(f"UPDATE tables SET shown = 'nonsense', awaited = '[' WHERE id = '{broken}'")

    async def act(registry: TableRegistry) -> None:
        for found in (await registry.store.tables_of("ala"), await registry.store.watchable_tables()):
            assert [listing.table for listing in found] == [sound]

    visit(database, act)
