"""Each test of the contract runs on every database that there is."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit
from uuid import uuid4

import pytest

from tests.tables.storage.databases import ASKED_FOR, SERVER, Database, asyncpg, leave_dropping, postgres_ask


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL database of our own, for as long as the tests run."""
    name = f"caravanserai_test_{uuid4().hex[:12]}"
    try:
        asyncio.run(postgres_ask(SERVER, f"CREATE DATABASE {name}"))
        asyncio.run(
            postgres_ask(SERVER, f"ALTER DATABASE {name} SET synchronous_commit = off")
        )  # PostgreSQL itself is not killed
    except (OSError, TimeoutError, asyncpg.PostgresError) as error:
        if ASKED_FOR:
            raise
        pytest.skip(f"no PostgreSQL at {SERVER}, and CARAVANSERAI_TEST_POSTGRES names no other: {error}")
    yield urlsplit(SERVER)._replace(path=f"/{name}").geturl()
    leave_dropping(name)


@pytest.fixture
def sqlite_database(tmp_path: Path) -> Database:
    return Database("sqlite", str(tmp_path / "tables.db"))


@pytest.fixture
def postgres_database(postgres: str) -> Database:
    """A schema of its own keeps each test apart from the others; it goes when the whole database does."""
    schema = f"test_{uuid4().hex[:12]}"
    asyncio.run(postgres_ask(postgres, f"CREATE SCHEMA {schema}"))
    return Database("postgres", f"{postgres}?search_path={schema}")


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> Database:
    found: Database = request.getfixturevalue(f"{request.param}_database")
    return found
