"""What differs between platforms is no reason not to start: each thing is tried where it is missing."""

from __future__ import annotations

import errno
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from caravanserai.client import Client
from caravanserai.client.identities import keep_identity, known_identity
from caravanserai.lab.keeping import GAMES, LOCK, PLAN, TIMES, Folder
from caravanserai.lab.lines import RunPlan
from caravanserai.lab.simulate import simulate
from caravanserai.service import data_check
from caravanserai.service.data_lock import lock_data
from caravanserai.service.secret import load_secret, older_secrets, renew_secret
from caravanserai.tables.storage import sqlite_file
from caravanserai.tables.storage.sqlite_copy import restore_database
from caravanserai.tables.store import Store
from tests.client.games import begin, play_out
from tests.client.processes import Process, environment
from tests.platforms.blocked import run, without
from tests.platforms.held import OPEN, hold_open_files
from tests.tables.storage.databases import Database
from tests.tables.storage.material import create

pytestmark = pytest.mark.skipif(
    sys.platform == "win32", reason="what Windows has not is taken away here, and cannot be taken twice"
)
ROOT = Path(__file__).parent.parent.parent

SERVE = """
from caravanserai.cli import main
sys.argv[1:] = ["serve", "--port", "0", "--data", {data!r}, "--bot-pause", "0"]
main()
"""


UNFIT = re.compile(r'[<>:"\\|?*\x00-\x1f]|[ .](/|$)|(^|/)(con|prn|aux|nul|com\d|lpt\d)(\.|/|$)', re.IGNORECASE)
"""What no name of a file may have on Windows."""


def fits_everywhere(name: str) -> bool:
    return UNFIT.search(name) is None


def test_a_server_plays_and_stops_where_what_only_unix_has_is_missing(tmp_path: Path) -> None:
    data = tmp_path / "Żółw's games, 2nd" / "data"
    with Process(without(SERVE.format(data=str(data))), environment(tmp_path, PYTHONTZPATH="")) as server:
        server.until("in a browser to play.")
        address = next(word for word in server.output.split() if word.startswith("http")).rstrip("/")
        with Client(address) as person:
            person.me()
            table = begin(person)
            assert person.lens(table, fine=False).lens
            assert play_out(person, table).outcome is not None
        os.kill(server.process.pid, signal.SIGINT)
        said = server.ends()
    assert "Traceback" not in said
    kept = [file.relative_to(data).as_posix() for file in data.rglob("*")]
    assert "caravanserai.db" in kept
    assert [name for name in kept if not fits_everywhere(name)] == []


def test_a_server_that_was_killed_lets_go_of_its_folder_and_the_holder_is_named(tmp_path: Path) -> None:
    data = tmp_path / "data"
    arguments = without(SERVE.format(data=str(data)))
    with Process(arguments, environment(tmp_path)) as first:
        first.until("in a browser to play.")
        with Process(arguments, environment(tmp_path)) as second:
            second.process.wait(40)
            second.until(f"(process {first.process.pid})")
        first.kill()
        first.process.wait(40)
    with lock_data(data):
        assert (data / "lock.holder").read_text(encoding="utf-8").strip() == str(os.getpid())


def test_time_zones_are_known_where_the_system_knows_none(tmp_path: Path) -> None:
    code = "from zoneinfo import ZoneInfo; print(ZoneInfo('Europe/Warsaw').key)"
    assert run(code, tmp_path).strip() == "Europe/Warsaw"


def test_a_console_that_lacks_letters_is_written_to_all_the_same(tmp_path: Path) -> None:
    code = "from caravanserai.cli import show_any_letter\nshow_any_letter()\nprint('Żółw')"
    assert run(code, tmp_path, PYTHONIOENCODING="ascii") == "???w\n"


def test_where_files_have_no_mode_for_others_none_is_found_too_open(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    load_secret(tmp_path)
    (tmp_path / "secret").chmod(0o644)
    limits = tmp_path / "limits.json"
    assert any("can be read" in found.what for found in data_check.examine_data(tmp_path, [], limits))
    monkeypatch.setattr(data_check, "os", SimpleNamespace(name="nt"))
    assert not any("can be read" in found.what for found in data_check.examine_data(tmp_path, [], limits))


@pytest.mark.parametrize("number", [errno.EPERM, errno.EINVAL])
def test_where_there_are_no_links_secrets_are_made_and_renewed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    def refuse(*_: Any) -> None:
        raise OSError(number, "no links here")

    monkeypatch.setattr(os, "link", refuse)
    first = load_secret(tmp_path)
    renew_secret(tmp_path)
    assert load_secret(tmp_path) != first
    assert older_secrets(tmp_path) == (first,)


def test_where_folders_cannot_be_opened_files_get_their_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = os.open

    def refuse(path: Any, *given: Any) -> int:
        if Path(path).is_dir():
            raise PermissionError(errno.EACCES, "a folder", str(path))
        return opened(path, *given)

    monkeypatch.setattr(os, "open", refuse)
    (tmp_path / "part").write_bytes(b"whole")
    sqlite_file.give_name(tmp_path / "part", tmp_path / "name")
    assert (tmp_path / "name").read_bytes() == b"whole"


def test_names_of_our_own_files_are_names_everywhere() -> None:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False)
    if listed.returncode:
        pytest.skip("this is no working copy of git")
    names = listed.stdout.split("\0")
    assert [name for name in names if not fits_everywhere(name) or len(name) > 160] == []
    assert len({name.casefold() for name in names}) == len(names)


@pytest.mark.skipif(not OPEN.is_dir(), reason="which files are open is not told here")
class TestFilesThatAreOpenKeepTheirNames:
    """Where whoever has a file open keeps others from replacing it, nothing of ours is in its own way."""

    @pytest.fixture(autouse=True)
    def _as_on_windows(self, monkeypatch: pytest.MonkeyPatch) -> None:
        hold_open_files(monkeypatch)

    def test_that_is_so_here(self, tmp_path: Path) -> None:
        (tmp_path / "new").touch()
        with (tmp_path / "old").open("wb"):
            for refused in ((tmp_path / "new").replace, (tmp_path / "new").rename):
                with pytest.raises(PermissionError):
                    refused(tmp_path / "old")
            with pytest.raises(PermissionError):
                (tmp_path / "old").unlink()
        (tmp_path / "new").replace(tmp_path / "old")

    def test_a_secret_is_renewed(self, tmp_path: Path) -> None:
        first = load_secret(tmp_path)
        renew_secret(tmp_path)
        assert older_secrets(tmp_path) == (first,)

    def test_tables_are_copied_in_use_and_put_back(self, tmp_path: Path) -> None:
        tables, copy = tmp_path / "tables.db", tmp_path / "copy.db"

        async def story(store: Store) -> None:
            await create(store, "before")
            await store.backup(str(copy))
            await create(store, "after")

        async def check(store: Store) -> None:
            assert await store.playing_tables() == ["before"]

        Database("sqlite", str(tables)).play(story)
        checked, aside = restore_database(copy, tables, replace=True)
        assert checked.tables == 1
        assert aside is not None
        Database("sqlite", str(tables)).play(check)

    def test_a_tournament_puts_its_games_in_order(self, tmp_path: Path) -> None:
        folder = Folder(tmp_path / "games", RunPlan("camel_up", [["random", "random", "roller"]], 1, {}))
        folder.tidy()
        folder.write("result.json", "{}")
        folder.write("result.json", "[]")
        folder.close()
        kept = {file.name for file in (tmp_path / "games").iterdir()}
        assert kept - {LOCK} == {GAMES, PLAN, "result.json", TIMES}

    def test_who_one_is_at_a_server_is_kept_anew(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
        for identity in ("first", "second"):
            keep_identity("http://here", identity)
        assert known_identity("http://here") == "second"


def test_games_are_spread_over_processes_where_none_can_be_forked(tmp_path: Path) -> None:
    code = """
from caravanserai.lab.simulate import simulate
print(simulate("camel_up", 3, 600, 1, jobs=2).measures)
"""
    assert run(code, tmp_path) == f"{simulate('camel_up', 3, 600, 1).measures}\n"
