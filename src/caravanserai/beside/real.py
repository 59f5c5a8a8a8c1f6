"""A real table's board followed by its game's engine, and whom somebody chooses there."""

from __future__ import annotations

import msgspec

from caravanserai.core.contract import Position, View
from caravanserai.core.discovery import load_game, module_of
from caravanserai.core.errors import BadPosition
from caravanserai.core.real_boards import HerChoice, Wooed


class NotHere(Exception):
    """The game has nothing of this kind for a real table."""


class Followed(msgspec.Struct, frozen=True):
    """A board after what has come out: its notation, what onlookers see, and where each next roll would lead."""

    position: str
    view: View
    over: bool
    reach: dict[str, int]


def follow(game_id: str, position: str, rolled: str) -> Followed:
    """The board, moved on by the engine if something has come out; raises `BadNotation`, `BadPosition` and `BadLine`."""
    module = module_of(game_id, "beside.odds")
    if module is None:
        raise NotHere(f"{game_id} has no odds for a real board")
    game = load_game(game_id)
    if not position.strip():
        raise BadPosition("this board is empty: put the camels on the track first")
    found: Position = game.read_position(position)
    if rolled:
        module.roll(found, rolled)
    over = found.is_over()
    return Followed(module.written(found), game.view(found, None), over, {} if over else module.reach(found))


def whom(game_id: str, wooed: Wooed) -> HerChoice:
    """Whom she chooses there; raises `BadPosition`."""
    module = module_of(game_id, "beside.whom")
    if module is None:
        raise NotHere(f"nobody chooses anybody in {game_id}")
    choice = module.choose(wooed)
    assert isinstance(choice, HerChoice)
    return choice
