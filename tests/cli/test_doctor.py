"""`caravanserai doctor`: sound data is called sound, and every kind of damage is named, with its table and what to do."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import typer

from caravanserai.cli.admin import rebuild
from caravanserai.cli.doctor import doctor
from caravanserai.core.discovery import game_ids, load_game
from caravanserai.service.secret import load_secret, renew_secret
from caravanserai.service.signing import load_signing_key
from caravanserai.tables.doctor import examine
from caravanserai.tables.store import Store
from tests.server.people import Person
from tests.server.processes import Served, run
from tests.server.tables import legal, started
from tests.tables.storage.conftest import database, postgres, postgres_database, sqlite_database
from tests.tables.storage.databases import Database, literal
from tests.tables.storage.kept import VERSIONS, lay
from tests.tables.storage.test_damage import NEWER, NONSENSE, OUT_OF_TURN, damage_last_row, two_tables

__all__ = ["database", "postgres", "postgres_database", "sqlite_database"]


def examined(database: Database, data: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, dict[str, Any]]:
    """The exit code, and what was told."""
    capsys.readouterr()
    try:
        doctor(data, database.url, json=True)
        code = 0
    except typer.Exit as ended:
        code = ended.exit_code
    told: dict[str, Any] = json.loads(capsys.readouterr().out)
    return code, told


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A sound data directory."""
    folder = tmp_path / "data"
    folder.mkdir()
    load_secret(folder)
    load_signing_key(folder)
    return folder


def test_sound_tables_are_called_sound(database: Database, data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    two_tables(database)
    before = database.ask("SELECT count(*), sum(last_number), sum(changed) FROM tables")
    code, told = examined(database, data, capsys)
    assert (code, told["tables"], told["findings"]) == (0, 2, [])
    assert told["rows"] == before[0][1]
    assert database.ask("SELECT count(*), sum(last_number), sum(changed) FROM tables") == before
    doctor(data, database.url)
    assert "Tables: 2, with rows:" in capsys.readouterr().out


def of_last_row(content: bytes) -> Callable[[Database, str], None]:
    return lambda database, table: damage_last_row(database, table, content)


def by(statement: str) -> Callable[[Database, str], None]:
    """Damage that a statement does, in which {table} is the table."""

    def harm(database: Database, table: str) -> None:
        database.ask(statement.format(table=table))

    return harm


def damaged_snapshot(database: Database, table: str) -> None:
    database.ask(f"UPDATE snapshots SET content = {literal(database, NONSENSE)} WHERE table_id = '{table}'")


def damaged_first_rows(database: Database, table: str) -> None:
    database.ask(f"UPDATE log SET content = {literal(database, NONSENSE)} WHERE table_id = '{table}' AND number = 3")


def other_snapshot(database: Database, table: str) -> None:
    """One that can be read, and tells of another host."""
    content = bytes(database.ask(f"SELECT content FROM snapshots WHERE table_id = '{table}'")[0][0])
    other = content.replace(b'"host":"ala"', b'"host":"eve"')
    assert other != content
    database.ask(f"UPDATE snapshots SET content = {literal(database, other)} WHERE table_id = '{table}'")


@pytest.mark.parametrize(
    ("harm", "what", "advice"),
    [
        (of_last_row(NONSENSE), "is damaged", "admin delete-table"),
        (of_last_row(NEWER), "only a newer program knows", "run the newer program"),
        (of_last_row(OUT_OF_TURN), "does not follow from those before", "from a backup"),
        (by("DELETE FROM log WHERE table_id = '{table}' AND number = 3"), "row 3 is missing", "go on from its snapshot"),
        (by("UPDATE tables SET last_number = last_number + 1 WHERE id = '{table}'"), "its last row should be", "from a backup"),
        (by("UPDATE tables SET last_number = last_number - 1 WHERE id = '{table}'"), "its last row should be", "from a backup"),
        (by("UPDATE tables SET row_format = 9 WHERE id = '{table}'"), "rows of format 9", "run the newer program"),
        (damaged_snapshot, "its snapshot is damaged", "the server makes it anew"),
        (damaged_first_rows, "row 3 is damaged", "go on from its snapshot"),
        (other_snapshot, "its snapshot does not say what its log says: host", "admin rebuild"),
        (by("UPDATE tables SET phase = 'over' WHERE id = '{table}'"), "not what its log says: phase", "next change"),
        (
            by("UPDATE tables SET people = '[', awaited = 'x' WHERE id = '{table}'"),
            "lists show of it cannot be read",
            "next change",
        ),
        (by("UPDATE tables SET due = 77 WHERE id = '{table}'"), "", ""),
    ],
)
def test_damage_is_named_with_its_table_and_what_to_do(
    database: Database,
    data: Path,
    capsys: pytest.CaptureFixture[str],
    harm: Callable[[Database, str], None],
    what: str,
    advice: str,
) -> None:
    """A time too early is no damage: a server looks once, and finds nothing due."""
    broken, _ = two_tables(database)
    harm(database, broken)
    code, told = examined(database, data, capsys)
    findings = told["findings"]
    assert (code, bool(findings)) == ((1, True) if what else (0, False)), findings
    for found in findings:
        assert found["table"] == broken
    assert not what or any(what in found["what"] and advice in found["advice"] for found in findings), findings


def test_a_clock_that_nobody_would_look_at_is_named_and_put_right(
    database: Database, data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _clocked(database)
    database.ask("UPDATE tables SET due = NULL")
    code, told = examined(database, data, capsys)
    (found,) = told["findings"]
    assert (code, found["what"]) == (1, "when something is due there is not what its log says")
    rebuild(found["table"], data, database.url)
    assert examined(database, data, capsys) == (0, {**told, "findings": []})


def _clocked(database: Database) -> None:
    from caravanserai.api.settings import Clock
    from caravanserai.tables.registry import TableRegistry
    from tests.tables.storage.test_damage import visit
    from tests.tables.test_room import started

    async def act(registry: TableRegistry) -> None:
        await started(registry, "ala", "bo", "cy", clock=Clock("days"))

    visit(database, act)


def test_a_snapshot_that_lies_is_forgotten_and_the_log_counts(
    database: Database, data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken, _ = two_tables(database)
    other_snapshot(database, broken)
    rebuild(broken, data, database.url)
    assert examined(database, data, capsys)[1]["findings"] == []


@pytest.mark.parametrize("version", VERSIONS)
def test_what_an_earlier_server_kept_is_sound_once_it_is_brought_up_to_date(version: str, database: Database) -> None:
    lay(version, database)
    kept = database.ask("SELECT game, rules_version FROM tables")
    other = sum(load_game(game).rules_version != rules for game, rules in kept)

    async def look(store: Store) -> None:
        found = await examine(store)
        assert found.findings == []
        assert (found.tables, found.of_other_rules) == (len(kept), other)

    database.play(look)


@pytest.mark.parametrize(
    ("phase", "harm", "what"),
    [
        ("over", """shown = '{"names": ["Nobody"]}'""", "its log says: summary"),
        ("open", "watchable = TRUE", "its log says: watchable"),
    ],
)
def test_damage_is_found_in_what_lists_showed_of_earlier_tables_too(phase: str, harm: str, what: str, database: Database) -> None:
    lay("0.1.1.dev0", database)
    for game_id in game_ids():  # at a table that is open nothing was played yet, by whatever rules
        rules = load_game(game_id).rules_version
        database.ask(f"UPDATE tables SET rules_version = {rules} WHERE phase = 'open' AND game = '{game_id}'")

    async def look(store: Store) -> list[str]:
        return [found.what for found in (await examine(store)).findings]

    assert database.play(look) == []
    todays = " OR ".join(f"game = '{one}' AND rules_version = {load_game(one).rules_version}" for one in game_ids())
    database.ask(f"UPDATE tables SET {harm} WHERE phase = '{phase}' AND ({todays})")
    [(harmed,)] = database.ask(f"SELECT count(*) FROM tables WHERE phase = '{phase}' AND ({todays})")
    assert harmed > 0
    assert [what in found for found in database.play(look)] == [True] * harmed


def test_a_database_of_another_version_is_named_and_left_alone(
    database: Database, data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lay("0.1.0", database)
    code, told = examined(database, data, capsys)
    assert code == 1
    assert "is of version 2" in told["findings"][0]["what"]
    assert database.ask("SELECT max(number) FROM applied_migrations") == [(2,)]


@pytest.mark.parametrize(
    ("harm", "what"),
    [
        (lambda data: (data / "secret").unlink(), "secret is missing"),
        (lambda data: (data / "secret").chmod(0o644), r"secret can be read or written by others (mode 644)"),
        (lambda data: (data / "secret").write_bytes(b"short"), "secret has 5 bytes, not 32"),
        (lambda data: (data / "secret.1").chmod(0o640), "secret.1 can be read"),
        (lambda data: (data / "signing-key").unlink(), "signing-key is missing"),
        (lambda data: (data / "signing-key").write_bytes(bytes(33)), "signing-key has 33 bytes, not 32"),
        (lambda data: (data / "caravanserai.db").chmod(0o666), "caravanserai.db can be read or written by others (mode 666)"),
        (lambda data: (data / "limits.json").write_text('{"sokets": 1}'), "limits.json: Object contains unknown field"),
    ],
)
def test_files_that_are_missing_damaged_or_open_to_others_are_named(
    data: Path, capsys: pytest.CaptureFixture[str], harm: Callable[[Path], object], what: str
) -> None:
    renew_secret(data)
    kept = Database("sqlite", str(data / "caravanserai.db"))
    two_tables(kept)
    assert examined(kept, data, capsys)[0] == 0
    harm(data)
    code, told = examined(kept, data, capsys)
    assert code == 1
    assert [what in found["what"] and found["advice"] != "" for found in told["findings"]] == [True]


def test_where_there_is_nothing_the_doctor_says_so_and_makes_nothing(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match="no server's folder"):
        doctor(tmp_path / "nowhere")
    assert list(tmp_path.iterdir()) == []


def test_a_live_database_is_sound_while_people_play(database: Database, tmp_path: Path) -> None:
    (tmp_path / "limits.json").write_text('{"requests_per_person": {"burst": 0, "per_second": 0}}', encoding="utf-8")
    limits = ("--limits", str(tmp_path / "limits.json"))
    with Served(tmp_path / "data", "--database", database.url, "--bot-pause", "0", *limits) as served:
        ann = Person(served.address, "Ann")
        table = started([ann])
        store = database.store()

        async def play_and_look() -> int:
            await store.open_to_read()
            looks = 0
            while ann.look(table).phase == "playing" and looks < 3:
                examining = asyncio.create_task(examine(store))
                while not examining.done():
                    _play(ann, table)
                    await asyncio.sleep(0)
                assert (await examining).findings == []
                looks += 1
            await store.close()
            return looks

        assert asyncio.run(play_and_look()) > 0
        done = run("doctor", "--data", str(tmp_path / "data"), "--database", database.url)
        assert (done.returncode, done.stderr) == (0, "")
        ann.close()


def _play(person: Person, table: str) -> None:
    update = person.look(table)
    moves = legal(update)
    if moves:
        person.http.post(
            f"/api/tables/{table}", json={"command": {"do": "play", "move": moves[0], "version": update.version}}
        ).raise_for_status()
