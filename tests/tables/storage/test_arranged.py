"""A table that was set anew before its game is the same for whoever takes it up again."""

from __future__ import annotations

import msgspec

from caravanserai.api import commands as c
from caravanserai.api.settings import Settings
from caravanserai.tables.loading import rebuilt, upgraded
from caravanserai.tables.registry import TableRegistry
from caravanserai.tables.store import Store
from caravanserai.tables.workers import Workers
from tests.tables.storage.databases import Database


def test_settings_seats_and_game_are_those_of_the_latest_row(database: Database) -> None:
    async def story(store: Store) -> None:
        registry = TableRegistry(store, Workers(1))
        room = await registry.open_table(Settings(game="five_tribes", players=2), "ala")
        await room.command("ala", c.Sit(name="Ala"))
        settings = msgspec.structs.replace(room.table.state.settings, players=3, options={"thieves": True}, grace=300)
        await room.command("ala", c.Rearrange(settings))
        assert room.presence.grace == 300
        assert (await store.tables_of("ala"))[0].players == 3
        for seat in (1, 2):
            await room.command("ala", c.SeatBot(seat, "random"))
        await room.command("ala", c.Start())
        await room.close()
        stored = await store.load(room.id)
        assert stored is not None
        again = rebuilt(stored)
        assert again.snapshot() == room.table.snapshot()
        assert again.game.options_of(again.position).thieves  # type: ignore[attr-defined]

    database.play(story)


def test_a_row_of_earlier_rules_keeps_what_those_rules_did(database: Database) -> None:
    """Five Tribes' second rules brought `empty_round`; by the first a table played as if it were on."""

    async def story(store: Store) -> None:
        registry = TableRegistry(store, Workers(1))
        room = await registry.open_table(Settings(game="five_tribes", players=2), "ala")
        await room.command("ala", c.Sit(name="Ala"))
        settings = msgspec.structs.replace(room.table.state.settings, options={"thieves": True})
        await room.command("ala", c.Rearrange(settings))
        await room.close()
        stored = await store.load(room.id)
        assert stored is not None
        rows = []
        for row in await store.rows(room.id):
            content = msgspec.json.decode(row.content)
            if "settings" in content:
                del content["settings"]["options"]["empty_round"]
            rows.append(msgspec.structs.replace(row, content=msgspec.json.encode(content)))
        earlier = msgspec.structs.replace(stored, rules_version=1, rows=rows, snapshot=None, snapshot_number=0)
        table = upgraded(earlier, rows).table
        options = table.game.options_of(table.position)
        assert (options.thieves, options.empty_round) == (True, True)  # type: ignore[attr-defined]
        assert table.state.settings.options["empty_round"] is True

    database.play(story)
