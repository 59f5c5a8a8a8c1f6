"""Which address means which database, and what is said of one that means none."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path
from types import ModuleType

import pytest

from caravanserai.core.errors import BadOption
from caravanserai.tables.storage import open_store, postgres
from caravanserai.tables.storage.postgres import PostgresStore
from caravanserai.tables.storage.sqlite import SqliteStore
from caravanserai.tables.store import StorageError
from tests.tables.storage.databases import Database, sqlite_ask
from tests.tables.storage.material import create


@pytest.mark.parametrize(
    ("address", "path"),
    [
        ("tables.db", "tables.db"),
        ("./data/tables.db", "data/tables.db"),
        ("/srv/tables.db", "/srv/tables.db"),
        ("sqlite:///tables.db", "tables.db"),
        ("sqlite:///data/tables.db", "data/tables.db"),
        ("sqlite:////srv/tables.db", "/srv/tables.db"),
        ("C:\\tables.db", "C:\\tables.db"),
    ],
)
def test_a_path_is_a_file(address: str, path: str) -> None:
    store = open_store(address)
    assert isinstance(store, SqliteStore)
    assert store.path == Path(path)


@pytest.mark.parametrize("address", ["postgresql://ala@host/tables", "postgres://host:5433/tables?sslmode=require"])
def test_an_address_of_postgresql_is_one(address: str) -> None:
    assert isinstance(open_store(address), PostgresStore)


@pytest.mark.parametrize(
    ("address", "fault"),
    [
        ("", "path of the database is missing"),
        ("  ", "path of the database is missing"),
        ("sqlite://", "path of the database is missing"),
        ("sqlite:///", "path of the database is missing"),
        ("sqlite://tables.db", "sqlite:///tables.db"),
        ("sqlite:///:memory:", "not in memory"),
        (":memory:", "not in memory"),
        ("mysql://user:secret@host/tables", "cannot be kept in 'mysql'"),
        ("://", "cannot be kept in ''"),
    ],
)
def test_any_other_address_is_told_what_would_be_right(address: str, fault: str) -> None:
    with pytest.raises(BadOption, match=fault) as caught:
        open_store(address)
    assert "sqlite:///" in str(caught.value)
    assert "secret" not in str(caught.value)


def open_and_close(address: str) -> None:
    async def story() -> None:
        store = open_store(address)
        await store.open()
        await store.close()

    asyncio.run(story())


def test_a_folder_is_no_database(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="is a folder"):
        open_and_close(str(tmp_path))
    with pytest.raises(StorageError, match="there is no folder"):
        open_and_close(str(tmp_path / "data" / "tables.db"))


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Zoé, " * 500, encoding="utf-8")
    with pytest.raises(StorageError, match="not a database"):
        open_and_close(str(letter))
    assert letter.read_text(encoding="utf-8") == "Dear Zoé, " * 500


def test_a_database_of_something_else_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "recipes.db"
    sqlite_ask(path, "CREATE TABLE recipes (name TEXT)")
    before = path.read_bytes()
    with pytest.raises(StorageError, match="of something else"):
        open_and_close(str(path))
    assert path.read_bytes() == before


def test_a_postgresql_that_is_not_there_is_named_without_its_password() -> None:
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))
        port = unused.getsockname()[1]
        with pytest.raises(StorageError, match=r"PostgreSQL at 127\.0\.0\.1/tables does not let us in") as caught:
            open_and_close(f"postgresql://ala:secret@127.0.0.1:{port}/tables")
    assert "secret" not in str(caught.value)


def test_a_database_that_does_not_exist_is_named(postgres: str) -> None:
    with pytest.raises(StorageError, match="does not exist"):
        open_and_close(f"{postgres}_not")


def test_without_its_driver_postgresql_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> ModuleType:
        raise ModuleNotFoundError(name)

    monkeypatch.setattr(postgres, "import_module", missing)
    with pytest.raises(StorageError, match=r"pip install 'caravanserai\[postgres\]'"):
        open_store("postgresql://host/tables")


def test_a_store_is_opened_once(database: Database) -> None:
    async def story() -> None:
        store = database.store()
        await store.open()
        with pytest.raises(StorageError, match="open already"):
            await store.open()
        await create(store, "t")
        await store.close()

    asyncio.run(story())
