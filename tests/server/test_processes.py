"""Several processes at one port by one command: they share the tables, stand in for each other, and are renewed one by one."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from caravanserai.tables.storage.postgres import NAMED
from tests.server.people import Person
from tests.server.tables import legal, play, started
from tests.server.test_hosting import COMMANDS, Serving
from tests.server.wire_line import WireLine
from tests.tables.storage.conftest import postgres, postgres_database
from tests.tables.storage.databases import Database

__all__ = ["postgres", "postgres_database"]


@pytest.fixture
def serving(tmp_path: Path, postgres_database: Database) -> Iterator[Serving]:
    process = Serving(tmp_path / "data", "--processes", "2", "--database", postgres_database.url, "--bot-pause", "0")
    yield process
    process.process.kill()
    until(lambda: servers(postgres_database) == set())
    if process.process.stdout is not None and not process.process.stdout.closed:
        process.process.communicate(timeout=30)


def servers(database: Database) -> set[int]:
    """The processes that serve: those behind the sessions in the database."""
    names = [name for (name,) in database.ask("SELECT application_name FROM pg_stat_activity WHERE datname = current_database()")]
    return {int(name.removeprefix(NAMED).split()[0]) for name in names if name.startswith(NAMED)}


def until(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < end, "it never happened"
        time.sleep(0.1)


def move(person: Person, table: str) -> int:
    until(lambda: legal(person.look(table)) != [])
    return int(play(person, table)["version"])


def tell_who_is_silent(people: list[Person]) -> str:
    """Of a client's lines some end at the server that has the table, some at the other: that one tells what it hears."""
    ann, ben = people
    table = started(people)
    watching = ann.live(table)
    dead = [WireLine(ben, f"/tables/{table}/live?since=0", None) for _ in range(6)]
    watching.until(lambda update: not update.seats[1].present)
    for line in dead[:2]:
        line.pong()
        watching.until(lambda update: update.seats[1].present)
        watching.until(lambda update: not update.seats[1].present)
    for line in dead:
        line.close()
    watching.close()
    return table


def test_processes_share_the_tables_and_one_that_dies_is_replaced(serving: Serving, postgres_database: Database) -> None:
    people = [Person(serving.address, f"Ann {number}") for number in range(6)]
    for person in people:
        person.get("/me")
    tables = [started([person]) for person in people]
    versions = [move(person, table) for person, table in zip(people, tables, strict=True)]
    shared = tell_who_is_silent(people[:2])
    first = servers(postgres_database)
    assert len(first) == 2
    os.kill(min(first), signal.SIGKILL)
    for person, table, version in zip(people, tables, versions, strict=True):
        again = Person(serving.address, person.name)
        again.http.cookies = person.http.cookies
        assert again.look(table).version >= version
        assert move(again, table) > version
        assert again.look(shared).version > 0
        again.close()
        person.close()
    until(lambda: len(servers(postgres_database)) == 2)
    assert max(first) in servers(postgres_database)
    serving.stop()
    assert postgres_database.ask("SELECT count(*) FROM leases") == [(0,)]


def test_they_are_renewed_one_after_the_other_and_every_request_is_answered(
    serving: Serving, postgres_database: Database
) -> None:
    ann = Person(serving.address)
    ann.get("/me")
    table = started([ann])
    version = move(ann, table)
    before = servers(postgres_database)
    serving.process.send_signal(signal.SIGHUP)
    answered = []

    def renewed() -> bool:
        with httpx.Client(base_url=serving.address, cookies=ann.http.cookies, timeout=30) as visit:
            answered.append(visit.get(f"/api/tables/{table}").status_code)
        now = servers(postgres_database)
        return len(now) == 2 and not now & before

    until(renewed)
    assert set(answered) == {200}
    again = Person(serving.address)
    again.http.cookies = ann.http.cookies
    assert move(again, table) > version
    again.close()
    ann.close()
    serving.stop()


def test_servers_whose_parent_is_killed_end_too(serving: Serving, postgres_database: Database) -> None:
    assert len(servers(postgres_database)) == 2
    serving.process.kill()
    until(lambda: servers(postgres_database) == set())
    assert postgres_database.ask("SELECT count(*) FROM servers") == [(0,)]


def test_with_sqlite_there_is_one_process(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "caravanserai.cli", "serve", "--port", "0", "--data", str(tmp_path), "--processes", "2"]
    refused = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert refused.returncode == 1
    assert "several processes need PostgreSQL" in refused.stderr


def test_servers_of_one_database_with_keys_of_their_own_are_told_which_to_share(
    tmp_path: Path, serving: Serving, postgres_database: Database
) -> None:
    command = [sys.executable, "-c", COMMANDS, "serve", "--port", "0", "--data", str(tmp_path / "other")]
    other = subprocess.run(
        [*command, "--database", postgres_database.url], capture_output=True, text=True, check=False, timeout=60
    )
    assert other.returncode == 1
    assert "`secret`, `signing-key` and `push-key`" in other.stderr
