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


class OnPile(msgspec.Struct):
    """A card on a pile, and whose it is."""

    seat: int
    card: str


class Counted(msgspec.Struct):
    """A position as somebody would count it: the sheet by its number, for each person how many of what, and what all share."""

    sheet: int
    counts: list[dict[str, int]]
    answers: dict[str, str] = {}
    piles: dict[str, list[OnPile]] = {}
    partners: list[int | None] = []


def on_the_page(game_id: str, positions: list[Counted]) -> Iterator[Any]:
    """Points, what breaks ties, lines, places, and who has reached the goal, as the page adds them up."""
    node = shutil.which("node")
    if node is None or not (WEB / "node_modules" / "typescript").exists():
        pytest.skip("the page's code runs with Node and what it is built with: make setup")
    sheets = json.loads((PADS / f"{game_id}.json").read_text())["sheets"]
    for position in positions:
        pieces = {piece["name"] for row in sheets[position.sheet]["rows"] for piece in row["pieces"]}
        assert all(pieces >= counts.keys() for counts in position.counts), "everything that is counted is on the sheet"
    module = str(WEB / "src" / "beside" / "pad" / "sums.ts")
    command = [node, str(Path(__file__).with_name("page_sums.js")), module, str(PADS / f"{game_id}.json")]
    done = subprocess.run(command, input=msgspec.json.encode(positions), capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()
    yield from json.loads(done.stdout)
