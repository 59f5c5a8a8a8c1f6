"""The score pads of all games that have one."""

from __future__ import annotations

from caravanserai.core.discovery import game_ids, module_of
from caravanserai.core.score_pads import Pad


def pad_of(game_id: str) -> Pad | None:
    """A game's pad; None for a game without one."""
    module = module_of(game_id, "beside.pad")
    if module is None:
        return None
    pad = module.pad()
    assert isinstance(pad, Pad)
    return pad


def pads() -> dict[str, Pad]:
    """By game, every pad there is."""
    found = {game_id: pad_of(game_id) for game_id in game_ids()}
    return {game_id: pad for game_id, pad in found.items() if pad is not None}
