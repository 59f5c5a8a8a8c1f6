"""For whoever runs it: one command, an orderly end, a backup while it runs, health, figures and logs."""

from __future__ import annotations

import json
import re
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from caravanserai.api.endpoint import COOKIE
from caravanserai.cli.serve import _address, _shown
from caravanserai.service.logs import without_secrets
from tests.server.local import TABLE, local
from tests.server.people import Person
from tests.server.processes import Served
from tests.server.processes import run as run_command
from tests.server.running import Running
from tests.server.tables import play, started
from tests.server.test_live import closed_with

Come = Callable[..., Person]
COMMANDS = """
import typer
from caravanserai.cli.backup import backup
from caravanserai.cli.serve import serve
app = typer.Typer()
app.command()(serve)
app.command()(backup)
app()
"""


class Serving:
    """`caravanserai serve`, as a process of its own."""

    def __init__(self, data: Path, *more: str) -> None:
        command = [sys.executable, "-c", COMMANDS, "serve", "--port", "0", "--data", str(data), "--verbose", *more]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        told = [self.process.stdout.readline() for _ in range(2)]
        found = re.search(r"http://\S+:\d+", told[-1])
        if found is None:
            self.process.kill()
            raise AssertionError((told, *self.process.communicate()))
        self.address = found[0]

    def stop(self, number: int = signal.SIGTERM) -> str:
        """Its logs, when it has ended in order."""
        self.process.send_signal(number)
        _, logs = self.process.communicate(timeout=30)
        assert self.process.returncode == 0, logs
        return logs


@pytest.fixture
def serving(tmp_path: Path) -> Iterator[Serving]:
    process = Serving(tmp_path / "data")
    yield process
    if process.process.poll() is None:
        process.process.kill()
        process.process.communicate()


def wait_until_up(person: Person) -> None:
    for _ in range(200):
        try:
            person.http.get("/healthz").raise_for_status()
            return
        except httpx.TransportError:
            time.sleep(0.05)
    raise AssertionError("the server does not answer")


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_it_ends_in_order_and_logs_no_secrets(serving: Serving, tmp_path: Path, number: int) -> None:
    ann = Person(serving.address, "Annabella")
    wait_until_up(ann)
    ann.get("/me")
    code = ann.post("/me/recovery")["code"]
    secret = ann.post("/tokens", {"label": "bot"})["secret"]
    table = started([ann], name="Annabella's table")
    offer = ann.post(f"/tables/{table}/offer")["code"]
    seat = ann.live(table)
    assert seat.now.you == 0
    target = tmp_path / "copy.db"
    command = [sys.executable, "-c", COMMANDS, "backup", str(target), "--data", str(tmp_path / "data")]
    subprocess.run(command, check=True, capture_output=True)
    logs = serving.stop(number)
    assert closed_with(seat.socket)[0] == 1012
    cookie = ann.http.cookies[COOKIE]
    ann.close()
    for hidden in (code, secret, offer, cookie, cookie.split(".")[0], "Annabella"):
        assert hidden not in logs
    lines = [json.loads(line) for line in logs.splitlines()]
    assert {"open", "table opened", "command", "closed"} <= {line["event"] for line in lines}
    assert table in {line.get("table") for line in lines if line["event"] == "command"}
    with closing(sqlite3.connect(target)) as copy:
        assert copy.execute("SELECT count(*) FROM log WHERE table_id = ?", (table,)).fetchone()[0] > 4


def test_a_second_server_for_the_same_tables_is_told_of_the_first(serving: Serving, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "caravanserai.cli", "serve", "--port", "0", "--data", str(tmp_path / "data")]
    second = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert second.returncode == 1
    assert f"is running already (process {serving.process.pid}): use that one, or give another --data" in second.stderr
    serving.process.kill()
    serving.process.communicate()
    Serving(tmp_path / "data").stop()


@pytest.mark.parametrize("name", ["tables.db", "link.db", "sqlite:///{}/tables.db"])
def test_a_second_server_on_the_same_file_of_sqlite_is_refused_whatever_else_it_is_given(tmp_path: Path, name: str) -> None:
    (tmp_path / "link.db").symlink_to(tmp_path / "tables.db")
    where = name.format(tmp_path) if ":" in name else str(tmp_path / name)
    with Served(tmp_path / "one", "--database", str(tmp_path / "tables.db")) as first:
        second = run_command("serve", "--port", "0", "--data", str(tmp_path / "two"), "--database", where)
        assert second.returncode == 1
        told = f"is running already (process {first.process.pid}): use that one, or give another --database"
        assert told in second.stderr
        assert first.get("/readyz").status_code == 200
    with Served(tmp_path / "two", "--database", where) as after_a_kill:
        assert after_a_kill.get("/readyz").status_code == 200


def test_figures_tell_of_tables_commands_and_connections(server: Running, come: Come) -> None:
    ann = come("Ann")
    table = started([ann])
    assert ann.live(table).now.you == 0
    ann.do(table, "play", 422, move="nonsense", version=1)
    page = ann.http.get("/metrics").text
    for figure in (
        r'caravanserai_commands_total{kind="sit",result="done"} [1-9]',
        r'caravanserai_commands_total{kind="play",result="no_such_move"} [1-9]',
        r'caravanserai_rooms{phase="playing"} [1-9]',
        r"caravanserai_connections [1-9]",
        r'caravanserai_tables_opened_total{game="camel_up"} [1-9]',
        r'caravanserai_request_seconds_bucket{le="0.05",route="/tables/{table}"} [1-9]',
        r'caravanserai_command_seconds_count{kind="sit"} [1-9]',
    ):
        assert re.search(figure, page), figure
    assert table not in page


def test_a_table_that_another_process_has_changed_is_loaded_anew(run: Callable[..., Running], come: Come) -> None:
    first, second = run(), run()
    ann, ben = come("Ann", at=first), come("Ben", at=second)
    table = started([ann, come("Cleo", at=first), come("Dan", at=first)])
    there = come("Ann", at=second, stranger=True)
    there.http.cookies = ann.http.cookies
    here = ann.live(table)
    version = here.now.version
    assert ben.look(table).version == version
    play(there, table, "take_ticket")
    error = here.refused("play", move="ticket B", version=version)
    assert error.code == "try_again"
    assert closed_with(here.socket)[0] == 1012
    assert ann.live(table, version).now.version == version + 1


def test_tables_that_nobody_uses_are_put_away_and_found_again(
    run: Callable[..., Running], come: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("caravanserai.tables.registry.IDLE_SECONDS", 0.1)
    running = run()
    ann = come("Ann", at=running)
    table = ann.open_table()
    for _ in range(200):
        if table not in running.registry.rooms:
            break
        time.sleep(0.02)
    assert table not in running.registry.rooms
    assert ann.look(table).phase == "open"


def test_a_refusal_of_the_store_is_told_as_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from caravanserai.tables.registry import TableRegistry
    from caravanserai.tables.store import StorageError

    async def unreachable(*given: object) -> None:
        raise StorageError("postgresql://user:password@host cannot be reached")

    with local(tmp_path) as browser:
        monkeypatch.setattr(TableRegistry, "open_table", unreachable)
        answer = browser.post("/api/tables", json=TABLE)
    assert (answer.status_code, answer.json()["code"]) == (503, "no_storage")
    assert "password" not in answer.text


def test_what_should_not_be_logged_is_left_out() -> None:
    event = without_secrets(None, "info", {"event": "x", "table": "t", "token": "abc", "cookie": "c"})
    assert event == {"event": "x", "table": "t", "token": "[left out]", "cookie": "[left out]"}


def test_where_to_open_it_is_said_without_passwords() -> None:
    assert _address("0.0.0.0", 80) == "http://127.0.0.1:80/"
    assert _address("::1", 80) == "http://[::1]:80/"
    assert _shown("postgresql://me:secret@db/games", Path("x")) == "postgresql://db/games"
    assert _shown(None, Path("x")) == "x/caravanserai.db"
