"""Which typed lines are commands, at one's own table and at a far one."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import cache

from caravanserai.core.contract import Game
from caravanserai.tui.choices import Line, notations, read_rest

QUOTED = 60
"""So many letters of what was typed are quoted back."""
SLASH = "/"
"""Before a word it always means the command."""


def read_command(
    text: str,
    command_of: Callable[[str], str | None],
    followed: Collection[str],
    lines: Sequence[Line] = (),
    asked: Line | None = None,
) -> tuple[str, str] | None:
    """The command that a text is, with what follows it; only those in `followed` take anything.

    What may be played now counts more than a command of the same name, so that nobody gives the seat away who means a move.
    """
    slashed = text.startswith(SLASH)
    word, _, rest = text.removeprefix(SLASH).strip().partition(" ")
    command, rest = command_of(word), rest.strip()
    if command is None or (rest and command not in followed):
        return None
    return None if not slashed and is_move(text, lines, asked) else (command, rest)


def is_move(text: str, lines: Sequence[Line], asked: Line | None) -> bool:
    """Whether a text answers the line that has just asked which, or begins with the whole word of a line."""
    given = " ".join(text.casefold().split())
    if asked is not None and read_rest(asked, given) is not None:
        return True
    return given.partition(" ")[0] in {line.word.casefold() for line in lines}


def quoted(text: str) -> str:
    """What was typed, to be quoted in an answer."""
    return text if len(text) <= QUOTED else f"{text[:QUOTED]}…"


def shown_command(game: Game, word: str) -> str:
    """A command as people should type it: with the slash where the game has moves that begin with the same word."""
    return f"{SLASH}{word}" if word.casefold() in _first_words(game.id) else word


@cache
def _first_words(game_id: str) -> frozenset[str]:
    return frozenset(notation.partition(" ")[0] for notation in notations(game_id))
