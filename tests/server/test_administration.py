"""What a host does to tables and people by commands, beside a server that runs: it is done, and the server goes by it."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import CliRunner

from caravanserai.cli import app
from caravanserai.core.errors import CaravanseraiError
from caravanserai.service.config import Retention
from tests.server.local import TABLE, local
from tests.server.people import Person
from tests.server.processes import Served, run, until
from tests.server.tables import play, seated, started
from tests.server.test_live import closed_with
from tests.tables.storage.conftest import database, postgres, postgres_database, sqlite_database
from tests.tables.storage.databases import Database, sqlite_ask
from tests.tables.storage.test_damage import NONSENSE, damage_last_row

__all__ = ["database", "postgres", "postgres_database", "sqlite_database"]
Come = Callable[[str], Person]
WORDS = "a secret told at the table"


@pytest.fixture
def served(database: Database, tmp_path: Path) -> Iterator[Served]:
    with Served(tmp_path / "data", "--database", database.url, "--bot-pause", "0") as process:
        yield process


@pytest.fixture
def come(served: Served) -> Iterator[Come]:
    people: list[Person] = []

    def arrive(name: str) -> Person:
        people.append(Person(served.address, name))
        people[-1].get("/me")
        return people[-1]

    yield arrive
    for person in people:
        person.close()


@pytest.fixture
def admin(database: Database, tmp_path: Path) -> Callable[..., str]:
    """A command of the host's, with what it prints; it has to end as is told."""

    def command(*arguments: str, code: int = 0, typed: str = "") -> str:
        given = ["admin", *arguments, "--data", str(tmp_path / "data"), "--database", database.url]
        done = CliRunner().invoke(app, given, input=typed)
        assert done.exit_code == code, (done.output, done.exception)
        return done.output + (str(done.exception) if isinstance(done.exception, CaravanseraiError) else "")

    return command


Admin = Callable[..., str]


def test_tables_are_listed_by_phase_game_and_age(come: Come, admin: Admin) -> None:
    ann = come("Ann")
    waiting, playing = seated([ann]), started([ann])
    listed = {found["table"]: found for found in json.loads(admin("tables", "--json"))}
    assert {table: found["phase"] for table, found in listed.items()} == {waiting: "open", playing: "playing"}
    assert playing in admin("tables", "--phase", "playing", "--game", "camel_up")
    assert waiting not in admin("tables", "--phase", "playing")
    assert "0 tables." in admin("tables", "--game", "emira")
    assert "0 tables." in admin("tables", "--older-than", "1d")
    assert "a time is given as 90d, 12h, 30m or 2w, not as 'long'" in admin("tables", "--older-than", "long", code=1)
    assert "a table is open, playing or over, not 'lost'" in admin("tables", "--phase", "lost", code=1)


def test_all_of_a_table_is_told_but_what_is_secret(come: Come, admin: Admin, database: Database) -> None:
    ann = come("Ann")
    table = started([ann], name="Annabella's")
    ann.do(table, "say", text=WORDS)
    told = json.loads(admin("table", table, "--json"))
    assert (told["phase"], told["unreadable"], told["settings"]["name"]) == ("playing", None, "Annabella's")
    assert told["seats"][0]["name"] == "Ann"
    assert told["rows"] == ann.look(table).version
    seed = bytes(database.ask(f"SELECT secret FROM tables WHERE id = '{table}'")[0][0])
    for printed in (json.dumps(told), admin("table", table)):
        assert "Annabella's" in printed
        assert WORDS not in printed
        assert seed.hex() not in printed
        assert "position" not in printed
    assert "there is no table 'nowhere' here" in admin("table", "nowhere", code=1)


@pytest.mark.parametrize("name", ["-Y6OgO7SSyUr", "-h0123456789", "--yes-or-not"])
def test_a_name_may_begin_with_a_dash(tmp_path: Path, name: str) -> None:
    kept = str(tmp_path / "tables.db")
    Database("sqlite", kept).play(lambda store: store.note_served(1.0))
    for command in (["table", name], ["delete-table", name, "--yes"], ["close", name, "--yes"], ["delete-person", name, "--yes"]):
        done = CliRunner().invoke(app, ["admin", *command, "--database", kept])
        assert isinstance(done.exception, CaravanseraiError), done.output
        assert repr(name) in str(done.exception)


def test_of_a_table_that_cannot_be_read_the_reason_is_told(come: Come, admin: Admin, database: Database) -> None:
    table = started([come("Ann")])
    damage_last_row(database, table, NONSENSE)
    assert "is damaged" in json.loads(admin("table", table, "--json"))["unreadable"]
    assert "cannot be read: row" in admin("table", table)
    assert "is damaged" in admin("close", table, "--yes", code=1)
    admin("delete-table", table, "--yes")
    assert json.loads(admin("tables", "--json")) == []


def test_a_table_that_is_closed_ends_for_everybody_and_is_said_to_be(come: Come, admin: Admin, database: Database) -> None:
    ann, ben = come("Ann"), come("Ben")
    table = started([ann, ben])
    seats = [ann.live(table), ben.live(table)]
    assert [seat.now.phase for seat in seats] == ["playing", "playing"]
    assert f"{table}: closed." in admin("close", table, "--yes")
    assert [closed_with(seat.socket)[0] for seat in seats] == [1012, 1012]
    for path in ("", "/since", "/export"):
        assert ann.get(f"/tables/{table}{path}", 409)["code"] == "closed"
    assert ann.do(table, "say", 409, text="hello?")["code"] == "closed"
    assert closed_with(ben.socket(f"/tables/{table}/live")) == (4409, ["closed"])
    (listed,) = ann.get("/tables")["mine"]
    assert (listed["phase"], listed["waits_for_me"]) == ("over", False)
    assert "was closed already" in admin("close", table, "--yes")
    told = json.loads(admin("table", table, "--json"))
    assert told["closed"]
    assert told["rows"] == database.ask(f"SELECT max(number) FROM log WHERE table_id = '{table}'")[0][0]


@pytest.mark.parametrize("setting_dice", [False, True])
def test_a_table_is_closed_before_its_game_too(come: Come, admin: Admin, setting_dice: bool) -> None:
    """Also while a client is waited for that is to open its pledge."""
    ann, ben = come("Ann"), come("Ben")
    table = seated([ann, ben])
    if setting_dice:
        seat = ann.live(table)
        assert seat.now.you == 0
        ann.do(table, "pledge", pledge="00" * 32)
        ann.do(table, "start")
    admin("close", table, "--yes")
    until(lambda: ben.http.get(f"/api/tables/{table}").status_code == 409, "it goes on")
    assert ben.do(table, "sit", 409, name="Ben", seat=1)["code"] == "closed"
    assert ann.get("/tables")["open"] == []


def test_a_deleted_table_is_gone_from_a_server_that_has_it_in_memory(come: Come, admin: Admin) -> None:
    ann = come("Ann")
    table, other = started([ann]), started([ann])
    seat = ann.live(table)
    assert seat.now.you == 0
    admin("delete-table", table, "--yes")
    assert closed_with(seat.socket)[0] == 1012
    assert ann.get(f"/tables/{table}", 404)["code"] == "no_such_table"
    assert [listed["table"] for listed in ann.get("/tables")["mine"]] == [other]
    play(ann, other)
    assert "there is no table" in admin("delete-table", table, "--yes", code=1)


def test_whoever_moves_at_a_table_that_is_being_deleted_is_told(come: Come, admin: Admin) -> None:
    """Before the server has noticed by itself: the next number of the log is the fence."""
    ann = come("Ann")
    table = started([ann])
    admin("delete-table", table, "--yes")
    said = {"command": {"do": "say", "text": "hello?"}}
    first, second = (ann.http.post(f"/api/tables/{table}", json=said).json()["code"] for _ in range(2))
    assert first in ("try_again", "no_such_table")
    assert second == "no_such_table"


def test_nothing_is_deleted_before_the_host_has_said_yes(come: Come, admin: Admin) -> None:
    ann = come("Ann")
    table = seated([ann])
    who = json.loads(admin("person", "Ann", "--json"))[0]["who"]
    for command in (["delete-table", table], ["close", table], ["delete-person", who], ["tidy", "--deserted-after", "0d"]):
        for typed in ("n\n", ""):
            assert "Aborted" in admin(*command, code=1, typed=typed)
    assert ann.look(table).seats[0].name == "Ann"
    admin("delete-table", table, typed="y\n")
    assert json.loads(admin("tables", "--json")) == []


def test_somebody_is_found_by_name_and_forgotten_while_they_play(come: Come, admin: Admin) -> None:
    ann, ben = come("Annabella"), come("Ben")
    waiting, playing, closed = seated([ben, ann]), started([ben, ann]), started([ben, ann])
    ann.do(playing, "say", text=WORDS)
    secret = ann.post("/tokens", {"label": "bot"})["secret"]
    admin("close", closed, "--yes")
    (found,) = json.loads(admin("person", "annabella", "--json"))
    assert (found["name"], set(found["tables"]), found["tokens"]) == ("Annabella", {waiting, playing, closed}, 1)
    watching = ann.live(playing)
    assert watching.now.you == 1
    assert f"{found['who']}: forgotten." in admin("delete-person", found["who"], "--yes")
    assert closed_with(watching.socket)[0] in (1012, 4401)
    until(lambda: ann.get("/me")["new"], "the cookie counts still")
    program = ann.http.get("/api/me", headers={"Authorization": f"Bearer {secret}"})
    assert program.json()["code"] == "bad_token"
    until(lambda: ben.look(waiting).seats[1].kind == "free", "the seat is still theirs")
    seat = ben.look(playing).seats[1]
    assert (seat.kind, seat.name) == ("bot", "?")
    assert WORDS not in ben.http.get(f"/api/tables/{playing}").text
    assert "nobody here is called" in admin("person", "Annabella", code=1)
    assert "nobody here is 'nobody'" in admin("delete-person", "nobody", "--yes", code=1)


def test_no_name_and_no_word_of_theirs_is_left_in_the_database(tmp_path: Path) -> None:
    data = ("--data", str(tmp_path / "data"))
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "limits.json").write_text('{"talk_per_person": {"burst": 0, "per_second": 0}}', encoding="utf-8")
    with Served(tmp_path / "data") as served:
        ann, ben = Person(served.address, "Annabella"), Person(served.address, "Ben")
        table = started([ben, ann])
        for _ in range(60):  # there is a snapshot then
            ben.do(table, "say", text="well?")
        ann.do(table, "say", text=WORDS)
        who = json.loads(run("admin", "person", "Annabella", "--json", *data).stdout)[0]["who"]
        assert run("admin", "delete-person", who, "--yes", *data).returncode == 0
        served.process.terminate()
        served.process.wait()
        ann.close()
        ben.close()
    with closing(sqlite3.connect(tmp_path / "data" / "caravanserai.db")) as connection:
        left = "\n".join(connection.iterdump())
    for hidden in ("Annabella", WORDS, WORDS.encode().hex(), b"Annabella".hex().upper()):
        assert hidden not in left
    assert b"well?".hex().upper() in left


def test_tables_that_nobody_needs_are_named_and_deleted(come: Come, admin: Admin, database: Database) -> None:
    ann = come("Ann")
    old, new, waiting = started([ann]), started([ann]), seated([ann])
    for table in (old, waiting):
        database.ask(f"UPDATE tables SET changed = changed - 40 * 86400 WHERE id = '{table}'")
    assert "say what is to go: --finished-after 90d, --deserted-after 30d, or both" in admin("tidy", code=1)
    told = admin("tidy", "--deserted-after", "30d", "--dry-run")
    assert old in told
    assert waiting in told
    assert "2 tables would be deleted." in told
    assert "0 tables would be deleted." in admin("tidy", "--finished-after", "30d", "--yes")
    assert "2 tables deleted, 0 left" in admin("tidy", "--deserted-after", "30d", "--yes")
    assert [found["table"] for found in json.loads(admin("tables", "--json"))] == [new]
    until(lambda: ann.http.get(f"/api/tables/{old}").status_code == 404, "the server has it still")


def test_a_command_of_another_version_leaves_the_database_alone(tmp_path: Path) -> None:
    from tests.tables.storage.kept import lay

    data = tmp_path / "data"
    data.mkdir()
    lay("0.1.0", Database("sqlite", str(data / "caravanserai.db")))
    for command in (["tables"], ["delete-table", "x", "--yes"], ["close", "x", "--yes"]):
        done = run("admin", *command, "--data", str(data))
        assert done.returncode == 1
        assert "is of version 2" in done.stderr
    assert sqlite_ask(data / "caravanserai.db", "SELECT max(number) FROM applied_migrations") == [(2,)]
    nowhere = run("admin", "tables", "--data", str(tmp_path / "nowhere"))
    assert "there are no tables here" in nowhere.stderr
    assert not (tmp_path / "nowhere").exists()


@pytest.mark.parametrize(
    ("retention", "left"),
    [
        (Retention(), {"over", "open", "young"}),
        (Retention(finished_days=30), {"open", "young"}),
        (Retention(deserted_days=30), {"over", "young"}),
        (Retention(30, 30), {"young"}),
    ],
)
def test_a_server_deletes_what_it_is_not_to_keep(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, retention: Retention, left: set[str]
) -> None:
    monkeypatch.setattr("caravanserai.tables.registry.IDLE_SECONDS", 0.0)
    with local(tmp_path, retention=Retention()) as browser:
        tables = {name: browser.post("/api/tables", json=TABLE).json()["table"] for name in ("over", "open", "young")}
    sqlite_ask(tmp_path / "tables.db", "UPDATE tables SET changed = changed - 40 * 86400")
    sqlite_ask(tmp_path / "tables.db", f"UPDATE tables SET phase = 'over' WHERE id = '{tables['over']}'")
    sqlite_ask(tmp_path / "tables.db", f"UPDATE tables SET changed = changed + 39 * 86400 WHERE id = '{tables['young']}'")
    monkeypatch.setattr("caravanserai.service.retention.REST_SECONDS", 0.0)
    monkeypatch.setattr("caravanserai.service.retention.PORTION", 1)
    with local(tmp_path, retention=retention, tidy_seconds=0.01) as browser:

        def there() -> set[str]:
            browser.get("/healthz")
            found = {row[0] for row in sqlite_ask(tmp_path / "tables.db", "SELECT id FROM tables")}
            return {name for name, table in tables.items() if table in found}

        for _ in range(20):
            there()
        until(lambda: there() == left, "what is to go is there still")
        until(lambda: deleted(browser.get("/metrics").text) == 3 - len(left), "what was deleted is not counted")


def deleted(figures: str) -> float:
    lines = [line for line in figures.splitlines() if line.startswith("caravanserai_tables_deleted_total{")]
    return sum(float(line.rpartition(" ")[2]) for line in lines)
