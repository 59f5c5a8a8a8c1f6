"""The process dies in the middle of it all: what was acknowledged is there, and nothing is there by halves."""

from __future__ import annotations

import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from caravanserai.tables.store import Store
from tests.tables.storage.appender import BATCH, TABLES
from tests.tables.storage.databases import Database
from tests.tables.storage.material import append, numbers

ROOT = Path(__file__).parents[3]


def acknowledged_until_killed(database: Database, seconds: float) -> dict[str, int]:
    """The last number of each table that the process has told before it was killed."""
    command = [sys.executable, "-m", "tests.tables.storage.appender", database.url]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        first = process.stdout.readline()
        time.sleep(seconds)
        process.kill()
        lines = [first, *process.stdout]
    database.wait_until_left()
    return {table: int(number) for table, _, number in (line.partition(" ") for line in lines)}


@pytest.mark.parametrize("attempt", range(3))
def test_what_was_acknowledged_outlives_a_kill(database: Database, attempt: int) -> None:
    acknowledged = acknowledged_until_killed(database, random.uniform(0, 0.4))
    assert acknowledged

    async def story(store: Store) -> None:
        listed = {listing.table: listing for listing in await store.tables_of("ala")}
        for table in (f"t{number}" for number in range(TABLES)):
            found = await numbers(store, table)
            assert found == list(range(1, len(found) + 1))
            assert len(found) >= acknowledged.get(table, 0)
            if found:
                assert len(found) % BATCH == 1
                assert listed[table].awaited == [str(len(found))]
                await append(store, table, len(found) + 1)

    database.play(story)
