"""How the position of every kernel shows itself, compiled or plain: as its line of notation, and by its content.

Only the standard library is imported here: rules that are compiled do so too.
"""

from __future__ import annotations

from typing import Any, cast

from caravanserai.core.errors import game_of


def line_of(position: Any) -> str:
    """The position in its game's notation."""
    from caravanserai.core.discovery import load_game

    return load_game(game_of(position)).write_position(position)


def short_of(position: Any) -> str:
    """The same with the game's name; of what is no whole position, no more than its kind."""
    try:
        return f"<{game_of(position)}: {line_of(position)}>"
    except Exception:
        return object.__repr__(position)


def html_of(position: Any) -> str:
    """The position as a notebook shows it."""
    from caravanserai.core.notebook import shown

    return shown(game_of(position), position)


def content_of(position: Any) -> Any:
    """What two positions have in common if they are the same: the game and all that a copy takes over."""
    from caravanserai.core.discovery import load_game
    from caravanserai.core.errors import UnknownGame

    try:
        fields: tuple[str, ...] = load_game(game_of(position)).fields  # type: ignore[attr-defined]
        values = [getattr(position, name) for name in fields]
    except (AttributeError, UnknownGame):
        return id(position)
    return (game_of(position), *(tuple(value) if isinstance(value, list) else value for value in values))


def is_same(position: Any, other: Any) -> bool:
    """Whether two positions have the same content; anything but a position is left to Python."""
    if game_of(position) != game_of(other):
        return cast(bool, NotImplemented)
    return bool(content_of(position) == content_of(other))


def hash_of(position: Any) -> int:
    """By content: a position that is played on in is another one."""
    return hash(content_of(position))
