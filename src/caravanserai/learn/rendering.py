"""The board as text, as the terminal draws it."""

from __future__ import annotations

import io
from typing import Any

from rich.console import Console

from caravanserai.core.contract import Game, Position
from caravanserai.core.errors import BadOption
from caravanserai.core.speech import Speech
from caravanserai.terminal.face import load_face

RENDER_MODES = ["ansi", "human"]
WIDTH = 100


def check_render_mode(mode: str | None) -> None:
    if mode is not None and mode not in RENDER_MODES:
        raise BadOption(f"render_mode cannot be {mode!r}: it is {_modes()}, or None for an environment that is not drawn")


def _modes() -> str:
    return " or ".join(map(repr, RENDER_MODES))


def rendered(game: Game, position: Position, seat: int, mode: str | None) -> str | None:
    """The board as a seat sees it: for `ansi` as text, for `human` printed."""
    if mode is None:
        raise BadOption(f"render_mode is None; to be drawn, an environment is made with {_modes()}")
    board = drawn(game, position, seat)
    if mode == "ansi":
        return board
    print(board)
    return None


def drawn(game: Game, position: Position, seat: int | None) -> str:
    """The board in English, without colours."""
    names = [f"seat {number}" for number in range(position.seats)]
    console: Any = Console(file=io.StringIO(), width=WIDTH, color_system=None, legacy_windows=False)
    console.print(load_face(game.id).board(game.view(position, seat), Speech("en", game.id), names))
    text: str = console.file.getvalue()
    return text
