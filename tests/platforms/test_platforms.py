"""What differs between platforms is no reason not to start: each thing is tried where it is missing."""

from __future__ import annotations

import errno
import os
import signal
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from caravanserai.client import Client
from caravanserai.service import data_check
from caravanserai.service.data_lock import lock_data
from caravanserai.service.secret import load_secret, older_secrets, renew_secret
from caravanserai.tables.storage import sqlite_file
from tests.client.games import begin, play_out
from tests.client.processes import Process, environment
from tests.platforms.blocked import run, without

SERVE = """
from caravanserai.cli import main
sys.argv[1:] = ["serve", "--port", "0", "--data", {data!r}, "--bot-pause", "0"]
main()
"""


def test_a_server_plays_and_stops_where_what_only_unix_has_is_missing(tmp_path: Path) -> None:
    data = tmp_path / "data"
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
