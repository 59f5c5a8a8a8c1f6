"""How a game shows itself in the terminal: by its own `terminal.py`, or, without one, as any view can be shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from rich.console import RenderableType

from caravanserai.core.contract import Event, Move, View
from caravanserai.core.discovery import module_of
from caravanserai.core.speech import Argument, Speech
from caravanserai.terminal.generic import board as generic_board


def _no_remark(view: View, move: Move, names: Sequence[str], speech: Speech) -> str:
    return ""


def _no_letters(speech: Speech) -> dict[str, str]:
    return {}


def _no_veil(event: Event, view: View) -> dict[str, Argument]:
    return {}


@dataclass(frozen=True)
class Face:
    """What a game's `terminal.py` may hold. Only the board is expected."""

    board: Callable[[View, Speech, Sequence[str]], RenderableType] = generic_board
    remark: Callable[[View, Move, Sequence[str], Speech], str] = _no_remark
    """A word beside a choice: what the ticket is worth, who sits at the seat, what the card is called."""
    veil: Callable[[Event, View], dict[str, Argument]] = _no_veil
    """What is told instead of some arguments, where the table keeps them from people."""
    letters: Callable[[Speech], dict[str, str]] = _no_letters
    """The letters of the notation that stand for pieces, each with the letter that the reader's language has on the piece."""
    counted: Callable[[Any, Speech, Sequence[str]], RenderableType] | None = None
    """Of the game's lens, what everybody has as far as the reader could know it by keeping count."""
    headlines: frozenset[str] = field(default=frozenset())
    """The events that stand in a line of their own."""


def load_face(game_id: str) -> Face:
    """The game's own face, completed by the generic one."""
    module = module_of(game_id, "terminal")
    parts = {part: getattr(module, part) for part in Face.__dataclass_fields__ if hasattr(module, part)}
    return Face(**parts)


def named(word: str, name: str) -> str:
    """What a word to type is called, as a remark beside it; nothing where its name has the very word."""
    return "" if word.casefold() in name.casefold().split() else f"={name}".replace(" ", "\u00a0")
