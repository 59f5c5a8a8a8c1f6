"""`backup` leaves the database as it is; `restore` puts back a copy that is sound, and keeps what was there."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from caravanserai.cli.backup import backup, restore
from caravanserai.core.errors import CaravanseraiError
from caravanserai.service.config import BadConfig
from caravanserai.service.data_lock import lock_data, lock_database
from caravanserai.tables.storage.migrations import read_migrations
from caravanserai.tables.storage.sqlite import SqliteStore
from caravanserai.tables.store import StorageError, Store
from tests.tables.storage.conftest import postgres, postgres_database
from tests.tables.storage.databases import Database, sqlite_ask
from tests.tables.storage.kept import lay
from tests.tables.storage.material import append, create, numbers

__all__ = ["postgres", "postgres_database"]
NEWEST = len(read_migrations("sqlite"))
OLD = 2
"""The last step of the first version."""


def kept_in(data: Path) -> Database:
    data.mkdir(exist_ok=True)
    return Database("sqlite", str(data / "caravanserai.db"))


async def begin(store: Store) -> None:
    await create(store, "t")
    await append(store, "t", 2, 9)


async def go_on(store: Store) -> None:
    await append(store, "t", 10, 12)


def rows_in(data: Path) -> list[int]:
    return kept_in(data).play(lambda store: numbers(store, "t"))


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data directory with a table of nine rows."""
    folder = tmp_path / "data"
    kept_in(folder).play(begin)
    return folder


@pytest.fixture
def copy(data: Path, tmp_path: Path) -> Path:
    """A backup of it, after which three rows more were written."""
    target = tmp_path / "copy.db"
    backup(target, data)
    kept_in(data).play(go_on)
    return target


def test_a_newer_programs_backup_leaves_the_database_of_the_older_one_as_it_is(tmp_path: Path) -> None:
    database = kept_in(tmp_path / "data")
    lay("0.1.0", database)
    backup(tmp_path / "copy.db", tmp_path / "data")
    for path in (tmp_path / "copy.db", Path(database.url)):
        assert sqlite_ask(path, "SELECT max(number) FROM applied_migrations") == [(OLD,)]


def test_of_postgresql_a_backup_does_not_upgrade_anything_either(postgres_database: Database, tmp_path: Path) -> None:
    lay("0.1.0", postgres_database)
    with pytest.raises(StorageError, match="pg_dump"):
        backup(tmp_path / "copy.db", tmp_path, postgres_database.url)
    with pytest.raises(StorageError, match="pg_restore"):
        restore(tmp_path / "copy.db", tmp_path, postgres_database.url)
    assert postgres_database.ask("SELECT max(number) FROM applied_migrations") == [(OLD,)]


KILLED = """
import os, sys
from pathlib import Path
from caravanserai.tables.storage import sqlite_copy
sqlite_copy.{at} = lambda *given: os.kill(os.getpid(), 9)
sqlite_copy.copy_database(Path(sys.argv[1]), Path(sys.argv[2]))
"""


@pytest.mark.parametrize("at", ["_vacuum_into", "give_name"])
def test_a_backup_that_is_killed_leaves_nothing_under_its_name(data: Path, tmp_path: Path, at: str) -> None:
    target = tmp_path / "copy.db"
    command = [sys.executable, "-c", KILLED.format(at=at), str(data / "caravanserai.db"), str(target)]
    assert subprocess.run(command, check=False).returncode == -signal.SIGKILL
    assert not target.exists()
    backup(target, data)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["copy.db", "data"]


def test_an_empty_file_is_no_database(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / "caravanserai.db").touch()
    with pytest.raises(StorageError, match=r"caravanserai\.db is empty, not a database"):
        backup(tmp_path / "copy.db", folder)
    with pytest.raises(StorageError, match=r"caravanserai\.db is empty, not a database"):
        kept_in(folder).play(begin)
    assert (folder / "caravanserai.db").read_bytes() == b""
    assert not (tmp_path / "copy.db").exists()


def test_a_database_that_could_not_be_made_leaves_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*given: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    with monkeypatch.context() as full:
        full.setattr("caravanserai.tables.storage.sqlite_file._upgrade", fail)
        with pytest.raises(StorageError, match="disk is full"):
            asyncio.run(SqliteStore(tmp_path / "tables.db").open())
    assert list(tmp_path.iterdir()) == []


def test_tables_are_restored_and_what_was_there_is_kept(data: Path, copy: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(StorageError, match="--replace"):
        restore(copy, data)
    assert rows_in(data) == list(range(1, 13))
    restore(copy, data, replace=True)
    said = capsys.readouterr().out
    assert "1 tables, checked." in said
    assert "secret" in said
    assert rows_in(data) == list(range(1, 10))
    (aside,) = data.glob("caravanserai.db.before-*[0-9]")
    assert len(sqlite_ask(aside, "SELECT * FROM log")) == 12
    assert aside.name in said


def test_what_a_killed_server_left_beside_its_database_does_not_get_into_the_restored_one(data: Path, copy: Path) -> None:
    """Its last rows may be in the write-ahead log alone."""
    path = data / "caravanserai.db"
    with closing(sqlite3.connect(path, isolation_level=None)) as running:
        running.execute("PRAGMA journal_mode = WAL")
        running.execute("INSERT INTO log (table_id, number, at, content) VALUES ('t', 13, 0, X'00')")
        left = {end: Path(f"{path}{end}").read_bytes() for end in ("", "-wal")}
    for end, content in left.items():
        Path(f"{path}{end}").write_bytes(content)
    restore(copy, data, replace=True)
    assert rows_in(data) == list(range(1, 10))
    (aside,) = data.glob("caravanserai.db.before-*[0-9]")
    assert len(sqlite_ask(aside, "SELECT * FROM log")) == 13


def empty(copy: Path) -> None:
    copy.write_bytes(b"")


def cut_short(copy: Path) -> None:
    copy.write_bytes(copy.read_bytes()[: copy.stat().st_size // 2])


def scratched(copy: Path) -> None:
    content = bytearray(copy.read_bytes())
    content[4096:] = b"\xff" * (len(content) - 4096)
    copy.write_bytes(bytes(content))


def a_letter(copy: Path) -> None:
    copy.write_text("Dear Zoé, " * 500, encoding="utf-8")


def recipes(copy: Path) -> None:
    copy.unlink()
    sqlite_ask(copy, "CREATE TABLE recipes (name TEXT)")


def of_a_newer_program(copy: Path) -> None:
    sqlite_ask(copy, f"INSERT INTO applied_migrations VALUES ({NEWEST + 1}, 'tomorrow')")


def in_use(copy: Path) -> None:
    Path(f"{copy}-wal").write_bytes(b"rows that are not in the file yet")


def gone(copy: Path) -> None:
    copy.unlink()


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (empty, "is empty, not a database"),
        (cut_short, "is damaged"),
        (scratched, "is damaged"),
        (a_letter, "is not a database"),
        (recipes, "none of tables"),
        (of_a_newer_program, f"version {NEWEST + 1}, and this program knows versions up to {NEWEST} only"),
        (in_use, "is in use"),
        (gone, "No such file"),
    ],
    ids=lambda given: getattr(given, "__name__", ""),
)
def test_a_file_that_is_not_sound_changes_nothing(data: Path, copy: Path, spoil: Callable[[Path], None], why: str) -> None:
    spoil(copy)
    before = sorted(file.name for file in data.iterdir())
    with pytest.raises(CaravanseraiError, match=why):
        restore(copy, data, replace=True)
    assert sorted(file.name for file in data.iterdir() if "lock" not in file.name) == before
    assert rows_in(data) == list(range(1, 13))


def test_while_a_server_runs_nothing_is_restored(data: Path, copy: Path) -> None:
    with lock_data(data), pytest.raises(BadConfig, match="is running already"):
        restore(copy, data, replace=True)
    with lock_database(data / "caravanserai.db"), pytest.raises(BadConfig, match="give another --database"):
        restore(copy, data, replace=True)
    assert rows_in(data) == list(range(1, 13))


def test_tables_that_were_damaged_when_they_were_copied_are_told(
    data: Path, copy: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sqlite_ask(copy, "DELETE FROM log WHERE number = 5")
    restore(copy, data, replace=True)
    assert "1 of them were damaged" in capsys.readouterr().out


def test_an_old_copy_is_brought_up_to_date_by_the_server(tmp_path: Path) -> None:
    lay("0.1.0", Database("sqlite", str(tmp_path / "old.db")))
    restore(tmp_path / "old.db", tmp_path / "data")
    database = kept_in(tmp_path / "data")
    assert database.ask("SELECT max(number) FROM applied_migrations") == [(OLD,)]

    async def look(store: Store) -> None:
        assert await store.playing_tables()

    database.play(look)
    assert database.ask("SELECT max(number) FROM applied_migrations") == [(NEWEST,)]
