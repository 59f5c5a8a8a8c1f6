"""Boards as a terminal draws them, at moments of games that random bots played."""

from __future__ import annotations

import io
import re
from collections.abc import Sequence
from typing import Any

from rich.console import Console

from caravanserai.bots import load_bot
from caravanserai.core.contract import Options, View
from caravanserai.core.discovery import load_game
from caravanserai.core.randomness import Random
from caravanserai.core.record import Record
from caravanserai.core.speech import Speech
from caravanserai.terminal.face import load_face

NAMES = ["Ada", "Bo", "Cy", "Di", "Eve", "Flo", "Gus", "Hal"]
END = 100_000
"""More moves than any game has."""


def view_at(game_id: str, moves: int, players: int, viewer: int | None = 0, options: Options | None = None) -> View:
    """What a seat sees after so many moves of random bots, or at the end."""
    game = load_game(game_id)
    record, dice, bot = Record(game, players, options), Random(5), load_bot(game_id, "random", 5)
    while len(record.log) < moves and not record.position.is_over():
        if record.awaits_chance():
            record.play_chance(dice)
        else:
            view = game.view(record.position, record.position.actor())
            record.play(bot.choose(view, record.position.legal_moves()).move)
    return game.view(record.position, viewer)


def drawn(
    game_id: str, view: View, width: int = 80, language: str = "en", *, names: Sequence[str] = NAMES, **terminal: Any
) -> str:
    """The game's own board on a terminal of this kind, without colour unless it says otherwise."""
    settings: dict[str, Any] = {"force_terminal": False, "color_system": None, "highlight": False} | terminal
    console = Console(file=io.StringIO(), width=width, **settings)
    console.print(load_face(game_id).board(view, Speech(language, game_id, strict=True), names))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def counted(game_id: str, lens: Any, players: int, language: str) -> list[list[str]]:
    """What the terminal tells of a lens that everybody could have counted, line by line and column by column."""
    tell = load_face(game_id).counted
    assert tell is not None
    console = Console(file=io.StringIO(), width=80, force_terminal=False, color_system=None, highlight=False)
    console.print(tell(lens, Speech(language, game_id, strict=True), NAMES[:players]))
    assert isinstance(console.file, io.StringIO)
    return [re.split(r"  +", line.strip()) for line in console.file.getvalue().splitlines()]
