"""What the page's own code makes of counts on a pad."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
PADS = WEB / "src" / "generated" / "pads"


class Counted(msgspec.Struct):
    """A position as somebody would count it: the sheet by its number, and for each person how many of what."""

    sheet: int
    counts: list[dict[str, int]]


def on_the_page(game_id: str, positions: list[Counted]) -> Iterator[Any]:
    """Points, lines and places as the page adds them up."""
    node = shutil.which("node")
    if node is None or not (WEB / "node_modules" / "typescript").exists():
        pytest.skip("the page's code runs with Node and what it is built with: make setup")
    module = str(WEB / "src" / "beside" / "pad" / "sums.ts")
    command = [node, str(Path(__file__).with_name("page_sums.js")), module, str(PADS / f"{game_id}.json")]
    done = subprocess.run(command, input=msgspec.json.encode(positions), capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()
    yield from json.loads(done.stdout)
