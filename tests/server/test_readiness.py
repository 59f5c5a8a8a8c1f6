"""`/healthz` tells that the process lives, `/readyz` that moves can be written down: on a full disk, with a frozen database."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import signal
import sqlite3
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from caravanserai.server.run import make_server
from tests.server.local import local
from tests.server.processes import Served, small_disk, until
from tests.tables.storage.conftest import postgres, postgres_database
from tests.tables.storage.databases import Database, asyncpg, postgres_ask

__all__ = ["postgres", "postgres_database"]
TOO_SLOW = (503, "database did not commit within a second")


def state(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json().get("text", "")


def is_ready(served: Served) -> bool:
    return served.get("/readyz").status_code == 200


def test_on_a_full_disk_the_server_lives_and_is_not_ready(tmp_path: Path) -> None:
    disk = tmp_path / "disk"
    disk.mkdir()
    with Served(disk / "data", before=small_disk(disk, "4m")) as served:
        assert is_ready(served)
        filler = Path(f"/proc/{served.process.pid}/root{disk}/filler")
        with filler.open("wb", buffering=0) as file, contextlib.suppress(OSError):
            while file.write(bytes(4096)):
                pass
        until(lambda: not is_ready(served), "a full disk is not told")
        assert state(served.get("/readyz")) == (503, "disk full")
        assert served.get("/healthz").status_code == 200
        filler.unlink()
        until(lambda: is_ready(served), "with room on the disk it is not ready again")


def test_a_database_that_another_process_keeps_locked_is_told(tmp_path: Path) -> None:
    with Served(tmp_path / "data") as served:
        assert is_ready(served)
        with closing(sqlite3.connect(tmp_path / "data" / "caravanserai.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            until(lambda: not is_ready(served), "a database that is locked is not told")
            assert state(served.get("/readyz")) == TOO_SLOW
            assert served.get("/healthz").status_code == 200
            other.execute("ROLLBACK")
        until(lambda: is_ready(served), "it is not ready again")


@contextmanager
def locked(database: Database) -> Iterator[None]:
    """Somebody else has locked the table that is written to."""
    with asyncio.Runner() as runner:
        other: Any = runner.run(asyncpg.connect(database.url))
        runner.run(other.execute("BEGIN; LOCK TABLE served IN ACCESS EXCLUSIVE MODE"))
        yield
        runner.run(other.execute("ROLLBACK"))
        runner.run(other.close())


@contextmanager
def stopped(database: Database) -> Iterator[None]:
    """The processes of PostgreSQL that serve us are stopped, as by a machine that hangs."""
    ours = "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
    pids = [pid for (pid,) in asyncio.run(postgres_ask(database.url, ours))]
    assert pids
    try:
        for pid in pids:
            os.kill(pid, signal.SIGSTOP)
    except (PermissionError, ProcessLookupError):
        pytest.skip("PostgreSQL is not ours to stop")
    try:
        yield
    finally:
        for pid in pids:
            os.kill(pid, signal.SIGCONT)


@pytest.mark.parametrize("freeze", [locked, stopped])
def test_a_frozen_postgresql_is_told_while_the_server_lives(postgres_database: Database, tmp_path: Path, freeze: Any) -> None:
    with Served(tmp_path / "data", "--database", postgres_database.url) as served:
        assert is_ready(served)
        with freeze(postgres_database):
            until(lambda: not is_ready(served), "a frozen database is not told")
            for _ in range(2):
                assert state(served.get("/readyz")) == TOO_SLOW
            assert served.get("/healthz").status_code == 200
        until(lambda: is_ready(served), "it is not ready again")


def commits(served: Served) -> int:
    found = re.search(r"^caravanserai_commit_seconds_count (\d+)", served.get("/metrics").text, re.MULTILINE)
    assert found is not None
    return int(found[1])


def test_however_many_ask_the_database_is_asked_once_a_second(tmp_path: Path) -> None:
    with Served(tmp_path / "data") as served:
        before, began = commits(served), time.monotonic()
        with ThreadPoolExecutor(8) as threads:
            answers = list(threads.map(lambda _: served.get("/readyz").status_code, range(80)))
        tried = commits(served) - before
        assert answers == [200] * 80
        beats = 1
        assert 1 <= tried <= 1 + (time.monotonic() - began) + beats


def test_whoever_was_asked_to_stop_is_alive_and_not_ready(tmp_path: Path) -> None:
    with local(tmp_path) as browser:
        server = make_server(browser.app)
        assert browser.get("/readyz").json() == {"done": True}
        server.stop()
        assert state(browser.get("/readyz")) == (503, "stopping")
        assert browser.get("/healthz").json() == {"done": True}
