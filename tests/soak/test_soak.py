"""A server that is killed while people play forgets nothing that it has acknowledged."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.tables.storage.databases import ASKED_FOR, SERVER, postgres_ask

SOAK = Path(__file__).parents[2] / "tools" / "soak.py"


def address_of(database: str) -> str:
    """Where the database is; skips the test where there is no PostgreSQL and nobody said that there is one."""
    if database == "sqlite":
        return database
    import asyncio

    try:
        asyncio.run(postgres_ask(SERVER, "SELECT 1"))
    except (OSError, TimeoutError) as error:
        if ASKED_FOR:
            raise
        pytest.skip(f"no PostgreSQL at {SERVER}, and CARAVANSERAI_TEST_POSTGRES names no other: {error}")
    return SERVER


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_no_acknowledged_move_is_lost_or_made_twice(database: str) -> None:
    command = [sys.executable, str(SOAK), "--kills", "3", "--tables", "3", "--seconds", "100", "--database", address_of(database)]
    told = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert told.returncode == 0, told.stderr
    assert "none lost, none done twice" in told.stdout
