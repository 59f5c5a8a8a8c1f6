"""Every game's board in a terminal: for every width and language, with and without colour, and read aloud."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest

from caravanserai.core.contract import View
from caravanserai.core.discovery import game_ids, load_game
from caravanserai.core.speech import languages
from tests.conformance.cases import all_on
from tests.games.drawing import END, NAMES, drawn, view_at
from tests.terminal.table import check_width

LONG_NAMES = [f"{name} of the far and endless desert" for name in NAMES]
MOMENTS = [(0, False), (6, True), (40, False), (60, True), (90, False), (160, True), (END, False), (END, True)]
"""Moves from the start of a game; and whether as many play as can, with everything that can be switched on."""


@cache
def seen_at(game_id: str, moves: int, full: bool) -> View:
    game = load_game(game_id)
    return view_at(game_id, moves, game.players[-1 if full else 0], options=all_on(game) if full else None)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("width", [30, 47, 60, 78, 79, 80, 120])
@pytest.mark.parametrize("game_id", game_ids())
def test_no_line_is_wider_than_the_terminal(game_id: str, width: int, language: str) -> None:
    for moment in MOMENTS:
        for names in (NAMES, LONG_NAMES):
            check_width(drawn(game_id, seen_at(game_id, *moment), width, language, names=names), width)


@pytest.mark.parametrize(("moves", "full"), MOMENTS)
@pytest.mark.parametrize("game_id", game_ids())
def test_without_colour_there_is_not_one_escape_code(game_id: str, moves: int, full: bool) -> None:
    view = seen_at(game_id, moves, full)
    for width in (40, 80, 160):
        assert "\x1b" not in drawn(game_id, view, width)
        assert "\x1b[" in drawn(game_id, view, width, force_terminal=True, color_system="truecolor")


@pytest.mark.parametrize(("moves", "full"), MOMENTS)
@pytest.mark.parametrize("game_id", game_ids())
def test_a_terminal_that_is_read_aloud_gets_a_list(game_id: str, moves: int, full: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "dumb")
    assert not set("│─╭╮╰╯") & set(drawn(game_id, seen_at(game_id, moves, full), force_terminal=True))


@pytest.mark.parametrize("game_id", game_ids())
def test_drawing_changes_nothing(game_id: str) -> None:
    for moment in MOMENTS:
        view = seen_at(game_id, *moment)
        before = msgspec.to_builtins(view)
        assert drawn(game_id, view) == drawn(game_id, view)
        assert msgspec.to_builtins(view) == before
