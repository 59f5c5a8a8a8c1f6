"""Servers that come to harm while people play forget nothing that they have acknowledged."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.tables.storage.databases import ASKED_FOR, SERVER, postgres_ask

pytestmark = pytest.mark.long

SOAK = Path(__file__).parents[2] / "tools" / "soak.py"
PLACES = "/usr/sbin:/usr/local/sbin:/usr/bin:/usr/local/bin"


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


def soak(*options: str) -> str:
    """What the tool tells, if nothing is wrong."""
    told = subprocess.run([sys.executable, str(SOAK), *options], capture_output=True, text=True, check=False, timeout=300)
    assert told.returncode == 0, told.stderr
    return told.stdout


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_no_acknowledged_move_is_lost_or_made_twice(database: str) -> None:
    told = soak("--count", "3", "--tables", "3", "--seconds", "100", "--database", address_of(database))
    assert "none lost, none done twice" in told
    assert "none lost, none made up" in told


@pytest.mark.parametrize(
    ("proxy", "faults"),
    [pytest.param("haproxy", "cut,restart"), pytest.param("nginx", "kill,freeze", marks=pytest.mark.slow)],
)
def test_what_one_server_had_goes_on_at_the_other(proxy: str, faults: str) -> None:
    database = address_of("postgresql")
    if shutil.which(proxy, path=PLACES) is None:
        pytest.skip(f"{proxy} is not installed; Debian has it as a package")
    both = ("--servers", "2", "--proxy", proxy, "--faults", faults, "--seed", "3")
    told = soak(*both, "--count", "2", "--tables", "1", "--seconds", "100", "--database", database)
    assert "none lost, none done twice" in told
    assert "none lost, none made up" in told
    assert all(f"1 times {fault}" in told for fault in faults.split(","))
