"""A server takes up what an earlier one kept: every table is found again, whatever has become of the rules."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest

from caravanserai import __version__
from caravanserai.api import commands as c
from caravanserai.core.contract import Outcome
from caravanserai.core.discovery import game_ids, load_game
from caravanserai.core.earlier import EarlierGame, read_saved
from caravanserai.core.saved import write_paper
from caravanserai.tables import rows as r
from caravanserai.tables.papers import paper_of
from caravanserai.tables.registry import TableRegistry
from caravanserai.tables.room import Room
from caravanserai.tables.storage.migrations import APPLIED, read_migrations
from caravanserai.tables.store import StoredRow
from caravanserai.tables.workers import Workers
from tests.tables.storage.databases import Database
from tests.tables.storage.kept import FIXTURES, VERSIONS, lay, told

T = TypeVar("T")
ROOT = Path(__file__).parents[3]
Told = dict[str, dict[str, Any]]


@pytest.fixture(params=VERSIONS)
def kept(request: pytest.FixtureRequest, database: Database) -> Told:
    """What a server of this version said of the tables that lie in the database now."""
    lay(request.param, database)
    return told(request.param, database)


def visit(database: Database, act: Callable[[TableRegistry], Awaitable[T]]) -> T:
    """A server of today over the same database. Its bots take their time."""

    async def run() -> T:
        registry = TableRegistry(database.store(), Workers(1), bot_pause=600.0, shortest_grace=1)
        await registry.store.open()
        try:
            return await act(registry)
        finally:
            await registry.close()

    return asyncio.run(run())


def of_kind(kept: Told, *, over: bool) -> list[str]:
    return [table for table, about in kept.items() if about.get("over") is over]


def test_every_table_is_found_again(kept: Told, database: Database) -> None:
    async def act(registry: TableRegistry) -> None:
        for table, about in kept.items():
            state = (await registry.room(table)).table.state
            if "seats" in about:
                assert len(state.moves) == about["moves"]
                assert [seat.name for seat in state.seats] == about["seats"]

    visit(database, act)


def test_a_finished_game_stays_as_it_was_to_the_letter(kept: Told, database: Database) -> None:
    async def act(registry: TableRegistry) -> None:
        for table in of_kind(kept, over=True):
            before, about = await registry.store.rows(table), kept[table]
            room = await registry.room(table)
            assert room.update(None).phase == "over"
            assert room.update(None).outcome == msgspec.convert(about["outcome"], Outcome)
            assert write_paper(paper_of(room.table)) == about["export"].partition("signed ")[0]
            assert await registry.store.rows(table) == before

    visit(database, act)


def test_a_finished_game_is_looked_through_move_by_move(kept: Told, database: Database) -> None:
    async def act(registry: TableRegistry) -> None:
        for table in of_kind(kept, over=True):
            room = await registry.room(table)
            moves = len(room.table.state.moves)
            assert room.update(None).other_rules is None
            assert [happened.moves for happened in room.table.history()] == list(range(1, moves + 1))
            assert room.table.game.outcome(room.table.position_after(moves)) == room.update(None).outcome

    visit(database, act)


def test_the_text_of_a_finished_game_is_sound_by_the_rules_of_today_too(kept: Told, database: Database) -> None:
    for table in of_kind(kept, over=True):
        saved = read_saved(kept[table]["export"])
        record = saved.record if isinstance(saved, EarlierGame) else saved
        assert record is not None
        assert record.outcome == msgspec.convert(kept[table]["outcome"], Outcome)


def test_a_running_game_goes_on_and_its_log_says_by_which_rules(kept: Told, database: Database) -> None:
    async def act(registry: TableRegistry) -> dict[str, tuple[int, list[StoredRow]]]:
        begun = {}
        for table in of_kind(kept, over=False):
            room = await registry.room(table)
            if kept[table]["version"] == room.table.state.version:
                assert room.table.state.rules == load_game(kept[table]["game"]).rules_version
            await play_on(room, 5)
            begun[table] = (room.table.state.version, await registry.store.rows(table))
        return begun

    async def again(registry: TableRegistry) -> None:
        for table, (version, rows) in begun.items():
            room = await registry.room(table)
            today = room.table.game.rules_version
            assert room.table.state.version == version
            assert room.table.state.rules == today
            changed = [row for row in map(decoded, rows) if isinstance(row, r.RulesChanged)]
            assert [row.after for row in changed] in ([], [today])
            assert await registry.store.rows(table) == rows

    begun = visit(database, act)
    visit(database, again)


def test_a_table_that_waited_for_players_is_begun_by_the_rules_of_today(kept: Told, database: Database) -> None:
    async def act(registry: TableRegistry) -> None:
        for table in [table for table, about in kept.items() if about.get("open")]:
            room = await registry.room(table)
            host = room.table.state.host
            for number, seat in enumerate(room.table.state.seats):
                if seat.is_free():
                    await room.command(host, c.SeatBot(number, "random"))
            await room.command(host, c.Ready())
            await room.command(host, c.Start())
            assert room.table.state.phase == "playing"
            await play_on(room, 5)

    visit(database, act)


def test_what_a_server_of_every_released_version_kept_is_here() -> None:
    released = re.findall(r"^## (\d+\.\d+\.\d+)", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    missing = [version for version in dict.fromkeys([__version__, *released]) if version not in VERSIONS]
    assert not missing, f"python tools/data_directory.py tests/fixtures/data-{missing[0]} --postgres ..., with that version"
    for version in VERSIONS:
        kept = {path.name for path in (FIXTURES / f"data-{version}").iterdir()}
        assert kept == {"caravanserai.db.gz", "caravanserai.sql.gz", "tables.json.gz"}


def test_what_a_server_of_this_version_kept_is_by_its_rules_and_in_its_shape(database: Database) -> None:
    """If this version is released already, what has changed since makes it another, which needs a name of its own."""
    texts = [about["export"] for about in told(__version__, database).values() if about.get("over")]
    heads = [{line.split()[0]: line.split()[1] for line in text.splitlines()[:3]} for text in texts]
    assert {head["game"]: int(head["rules"]) for head in heads} == {game: load_game(game).rules_version for game in game_ids()}
    lay(__version__, database)
    shipped = [step.number for step in read_migrations(database.dialect)]
    assert [number for (number,) in database.ask(APPLIED)] == shipped


@pytest.mark.parametrize("version", VERSIONS)
def test_moves_were_taken_back_and_something_was_given_to_the_dice(version: str, database: Database) -> None:
    texts = [about["export"] for about in told(version, database).values() if "export" in about]
    assert any("\nundo " in text for text in texts)
    assert any("\nsalt 0" in text or "\nopened 1 0 " in text for text in texts)


@pytest.mark.parametrize("version", VERSIONS)
def test_running_and_finished_tables_of_every_game_were_kept(version: str, database: Database) -> None:
    kept = told(version, database).values()
    assert {(about["game"], about["over"]) for about in kept if "over" in about} == {
        (game, over) for game in ("camel_up", "emira", "five_tribes") for over in (False, True)
    }


async def play_on(room: Room, times: int) -> None:
    """So many moves more, by whoever is to move."""
    for _ in range(times):
        seats = room.table.awaited()
        if not seats:
            return
        move = room.table.facing(seats[0]).legal_moves()[0]
        async with room.lock:
            await room.commit(room.table.answer_rows(seats[0], move))


def decoded(row: StoredRow) -> r.Row:
    found: r.Row = msgspec.json.decode(row.content, type=r.AnyRow)
    return found
