"""The one line: without a command the page is served, and what is played is kept in one's own folder."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.client.processes import Process, environment


def own(folder: Path) -> dict[str, str]:
    return environment(folder, XDG_DATA_HOME=str(folder / "data"), DISPLAY="", WAYLAND_DISPLAY="", PYTHONUNBUFFERED="1")


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have other folders")
def test_without_a_command_the_page_is_served_and_the_first_start_says_where_things_are_kept(tmp_path: Path) -> None:
    kept = tmp_path / "data" / "caravanserai"
    for is_first in (True, False):
        with Process([sys.executable, "-m", "caravanserai"], own(tmp_path)) as process:
            process.until("in a browser to play.")
            (address,) = [word for word in process.output.split() if word.startswith("http://")]
            assert "<script" in httpx.get(address).text
            assert (f"This is the first start: all that is kept is in the folder {kept}," in process.output) is is_first
            assert f"Tables are kept in {kept / 'caravanserai.db'}." in process.output


def ask(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "caravanserai", *arguments]
    return subprocess.run(command, cwd=folder, env=own(folder), capture_output=True, text=True, check=False)


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have other folders")
def test_other_commands_look_in_the_usual_folder_here_then_in_ones_own_and_where_they_are_told(tmp_path: Path) -> None:
    assert f"there are no tables here: {tmp_path / 'data' / 'caravanserai'}" in ask(tmp_path, "backup", "copy.db").stderr
    (tmp_path / "caravanserai-data").mkdir()
    assert "there are no tables here: caravanserai-data" in ask(tmp_path, "backup", "copy.db").stderr
    told = ask(tmp_path, "backup", "copy.db", "--data", "elsewhere")
    assert told.returncode == 1
    assert told.stderr == "caravanserai: there are no tables here: elsewhere\n"
