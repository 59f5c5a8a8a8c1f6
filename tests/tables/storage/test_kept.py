"""A server takes up what an earlier one kept."""

from __future__ import annotations

import pytest

from caravanserai.api.refusals import Refused
from caravanserai.core.discovery import load_game
from caravanserai.tables.loading import rebuilt
from caravanserai.tables.store import Store, StoredTable
from tests.tables.storage.databases import Database
from tests.tables.storage.kept import VERSIONS, lay, told


@pytest.mark.parametrize("version", VERSIONS)
def test_a_table_of_todays_rules_goes_on_and_one_of_other_rules_is_refused_by_name(version: str, database: Database) -> None:
    lay(version, database)
    said = told(version, database)

    async def load(store: Store) -> dict[str, StoredTable | None]:
        return {table: await store.load(table) for table in said}

    for table, stored in database.play(load).items():
        assert stored is not None
        about = said[table]
        if stored.rules_version != load_game(about["game"]).rules_version:
            with pytest.raises(Refused, match=f"of rules {stored.rules_version}"):
                rebuilt(stored)
            continue
        state = rebuilt(stored).state
        if "seats" in about:
            assert (state.version, len(state.moves)) == (about["version"], about["moves"])
            assert [seat.name for seat in state.seats] == about["seats"]


@pytest.mark.parametrize("version", VERSIONS)
def test_running_and_finished_tables_of_every_game_were_kept(version: str, database: Database) -> None:
    kept = told(version, database).values()
    assert {(about["game"], about["over"]) for about in kept if "over" in about} == {
        (game, over) for game in ("camel_up", "emira", "five_tribes") for over in (False, True)
    }
