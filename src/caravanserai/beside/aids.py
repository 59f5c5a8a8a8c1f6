"""Player aids: which games have one, in which forms, and the sheet itself.

A game's own part is `games/<game>/beside/aid.py`: `VARIANTS`, the forms of its sheet, the usual first,
`name(words, variant)`, what one is called, and `sheet(words, variant)`.
"""

from __future__ import annotations

from typing import Any

from caravanserai.core.aids import AidWords, Sheet
from caravanserai.core.discovery import game_ids, load_game, module_of
from caravanserai.core.errors import BadOption


def games_with_aids() -> tuple[str, ...]:
    """The games that have a sheet, in alphabetical order."""
    return tuple(game_id for game_id in game_ids() if _maker(game_id) is not None)


def variants_of(game_id: str) -> tuple[str, ...]:
    """The forms of a game's sheet, the usual first; none if it has no sheet."""
    maker = _maker(game_id)
    return () if maker is None else tuple(maker.VARIANTS)


def sheet_of(game_id: str, language: str | None = None, variant: str = "", *, strict: bool = False) -> Sheet:
    """A game's sheet in the reader's language, in the usual form or in another."""
    maker = _maker(load_game(game_id).id)
    if maker is None:
        raise BadOption(f"{game_id} has no player aid; there is one for {', '.join(games_with_aids())}")
    if variant and variant not in maker.VARIANTS:
        raise BadOption(f"there is no player aid {variant!r} of {game_id}; there is {', '.join(maker.VARIANTS)}")
    made = maker.sheet(AidWords(game_id, language, strict=strict), variant or maker.VARIANTS[0])
    assert isinstance(made, Sheet)
    return made


def variant_name(game_id: str, language: str | None, variant: str) -> str:
    """What a form of the sheet is called."""
    return str(_maker(game_id).name(AidWords(game_id, language), variant))


def _maker(game_id: str) -> Any:
    return module_of(game_id, "beside.aid")
