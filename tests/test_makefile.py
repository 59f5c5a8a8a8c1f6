"""What `make` sets up is enough for what the README then says."""

from __future__ import annotations

import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

from caravanserai.cli import EXTRAS

ROOT = Path(__file__).parent.parent


@pytest.mark.skipif(shutil.which("make") is None, reason="make is not here")
def test_make_play_installs_extras_that_there_are() -> None:
    done = subprocess.run(["make", "--dry-run", "--always-make", "play"], cwd=ROOT, capture_output=True, text=True, check=True)
    installed = {extra for extras in re.findall(r"-e '\.\[([\w,]+)\]'", done.stdout) for extra in extras.split(",")}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert installed <= project["optional-dependencies"].keys()
    assert set(EXTRAS.values()) <= project["optional-dependencies"].keys()
