"""What `make` sets up is enough for what the README then says."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

from caravanserai.cli import EXTRAS

ROOT = Path(__file__).parent.parent


pytestmark = pytest.mark.skipif(shutil.which("make") is None, reason="make is not here")


def make(*words: str) -> str:
    return subprocess.run(["make", *words], cwd=ROOT, capture_output=True, text=True, check=True).stdout


def test_what_make_installs_are_extras_that_there_are() -> None:
    rules = (ROOT / "Makefile").read_text(encoding="utf-8")
    installed = {*re.findall(r"-e '\.\[(\w+)\]'", rules), *re.findall(r"call extra,(\w+)", rules)}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert "dev" in installed
    assert installed <= project["optional-dependencies"].keys()
    assert set(EXTRAS.values()) <= project["optional-dependencies"].keys()


def test_to_play_the_package_alone_is_installed() -> None:
    said = make("--dry-run", "--always-make", "play")
    assert "install --disable-pip-version-check -e .\n" in said
    assert "caravanserai serve --open" in said


def test_a_newer_python_under_the_environment_is_no_reason_to_install_again(tmp_path: Path) -> None:
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "python").touch()
    for mark in ("installed", "developer"):
        (tmp_path / mark).touch()
    os.utime(tmp_path / "bin" / "python", (2**32, 2**32))
    make("--question", f"VENV={tmp_path}", f"{tmp_path}/installed", f"{tmp_path}/developer")
