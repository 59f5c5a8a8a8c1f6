"""The recorded games, played again, are the same to the last byte."""

from __future__ import annotations

from pathlib import Path

import pytest

from caravanserai.core.discovery import game_ids
from tests.conformance.playthroughs import FOLDER, LARGEST, remake

FILES = sorted(FOLDER.glob("*/*.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_recorded_game_is_the_same_again(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    again = remake(text).splitlines()
    for number, (was, now) in enumerate(zip(text.splitlines(), again, strict=False), start=1):
        assert now == was, (
            f"{file.name}, line {number}: if the rules were meant to change, run python -m tests.conformance.record"
        )
    assert "\n".join(again) + "\n" == text


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_recorded_game_can_be_read_through(file: Path) -> None:
    assert file.stat().st_size <= LARGEST


def test_every_game_has_recorded_games() -> None:
    assert {file.parent.name for file in FILES} == set(game_ids())
