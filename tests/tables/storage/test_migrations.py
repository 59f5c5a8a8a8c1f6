"""A database of an earlier version is brought up to date with its games running on; one of a later version is left alone."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from caravanserai.tables.storage import migrations
from caravanserai.tables.storage.migrations import Dialect, read_migrations
from caravanserai.tables.store import StorageError, Store
from tests.tables.storage.databases import Database
from tests.tables.storage.material import append, create, listing, numbers

SHIPPED = Path(migrations.__file__).parent
NEXT = len(read_migrations("sqlite")) + 1

SEASONS = """
ALTER TABLE tables ADD COLUMN season TEXT NOT NULL DEFAULT 'first';
-- Games that
-- run already; they keep their season.
UPDATE tables SET season = 'old';
"""


@pytest.fixture
def later(tmp_path: Path) -> Path:
    """The migrations of a later version: those of today, and one more."""
    folder = tmp_path / "migrations"
    shutil.copytree(SHIPPED, folder, ignore=shutil.ignore_patterns("__pycache__"))
    next_step(folder, SEASONS)
    return folder


def next_step(folder: Path, sql: str) -> None:
    (folder / f"{NEXT:04}_seasons.sql").write_text(sql, encoding="utf-8")


async def begin(store: Store) -> None:
    for table in ("t", "u"):
        await create(store, table)
        await append(store, table, 2, 9, key="k")
        await store.save_snapshot(table, 5, b"snapshot")


async def go_on(store: Store) -> None:
    for table in await store.playing_tables():
        found = await store.load(table)
        assert found is not None
        assert (found.snapshot, [row.number for row in found.rows]) == (b"snapshot", [6, 7, 8, 9])
        await append(store, table, 10, key="another")
        assert await numbers(store, table) == list(range(1, 11))
    assert [found.table for found in await store.tables_of("ala")] == ["t", "u"]


def test_running_games_outlive_an_upgrade(database: Database, later: Path) -> None:
    database.play(begin)
    database.play(go_on, later)
    assert database.ask("SELECT id, season FROM tables ORDER BY id") == [("t", "old"), ("u", "old")]


def test_an_upgrade_is_made_once(database: Database, later: Path) -> None:
    async def story(store: Store) -> None:
        await store.create_table("new", 1, b"", (await store.rows("t"))[0], listing("new"))

    database.play(begin, later)
    database.play(story, later)
    assert database.ask("SELECT DISTINCT season FROM tables") == [("first",)]
    names = [name for _, name in database.ask("SELECT number, name FROM applied_migrations ORDER BY number")]
    assert names == [*(step.name for step in read_migrations("sqlite")), "seasons"]


def test_a_newer_database_is_left_alone(database: Database, later: Path) -> None:
    database.play(begin, later)
    with pytest.raises(StorageError, match=f"version {NEXT}, and this program knows versions up to {NEXT - 1} only"):
        database.play(begin)
    database.play(go_on, later)


def test_an_upgrade_that_fails_changes_nothing(database: Database, later: Path) -> None:
    next_step(later, "ALTER TABLE tables ADD COLUMN season TEXT;\nDELETE FROM snapshots;\nUPDATE nothing SET x = 1;\n")
    database.play(begin)
    with pytest.raises(Exception, match="nothing"):
        database.play(go_on, later)
    assert database.ask("SELECT max(number) FROM applied_migrations") == [(NEXT - 1,)]
    database.play(go_on)


def test_an_upgrade_may_not_tear_the_log_from_its_table(sqlite_database: Database, later: Path) -> None:
    """SQLite enforces no references during an upgrade, so that a table can be built anew: they are checked after it."""
    next_step(later, "DELETE FROM tables WHERE id = 't';\n")
    sqlite_database.play(begin)
    with pytest.raises(StorageError, match="refer to nothing"):
        sqlite_database.play(go_on, later)
    sqlite_database.play(go_on)


def test_a_migration_that_breaks_off_is_refused(sqlite_database: Database, later: Path) -> None:
    next_step(later, "DELETE FROM snapshots;\nDELETE FROM\n")
    sqlite_database.play(begin)
    with pytest.raises(StorageError, match="breaks off: 'DELETE FROM'"):
        sqlite_database.play(go_on, later)
    sqlite_database.play(go_on)


@pytest.mark.parametrize("dialect", ["sqlite", "postgres"])
def test_every_step_is_there_for_every_database(dialect: Dialect, later: Path) -> None:
    steps = read_migrations(dialect, later)
    assert [step.number for step in steps] == list(range(1, NEXT + 1))
    (later / f"{NEXT + 2:04}_after_a_gap.sql").touch()
    with pytest.raises(StorageError, match="not numbered on from 1"):
        read_migrations(dialect, later)
