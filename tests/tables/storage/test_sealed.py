"""An answer given ahead is kept like everything else: whoever takes the table up again has it."""

from __future__ import annotations

from caravanserai.api import commands as c
from caravanserai.api.settings import Settings
from caravanserai.tables.loading import rebuilt
from caravanserai.tables.registry import TableRegistry
from caravanserai.tables.store import Store
from caravanserai.tables.workers import Workers
from tests.tables.storage.databases import Database


def test_a_crash_between_an_answer_and_its_move_loses_neither(database: Database) -> None:
    people = ("ala", "bo", "cy")

    async def story(store: Store) -> None:
        registry = TableRegistry(store, Workers(1))
        room = await registry.open_table(Settings(game="emira", players=3), "ala")
        for who in people:
            await room.command(who, c.Sit(name=who))
            await room.command(who, c.Ready())
        await room.command("ala", c.Start())
        kept = room.table.facing(2).legal_moves()[-1]
        await room.command("cy", c.Play(kept, room.table.state.version))
        assert [listing.table for listing in await store.tables_of("ala") if "ala" in listing.awaited] == [room.id]
        assert (await store.tables_of("cy"))[0].awaited == ["ala", "bo"]
        await room.close()

        stored = await store.load(room.id)
        assert stored is not None
        assert rebuilt(stored).snapshot() == room.table.snapshot()
        again = await TableRegistry(store, Workers(1)).room(room.id)
        assert again.table.awaited() == [0, 1]
        for seat in (1, 0):
            await again.command(people[seat], c.Play(again.table.facing(seat).legal_moves()[0], again.table.state.version))
        assert [move.move for move in again.table.state.moves if move.actor == 2] == [kept]
        assert again.table.state.sealed == {}
        await again.close()

    database.play(story)
