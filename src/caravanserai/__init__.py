"""Caravanserai: desert board games by their full rules, for people, bots and researchers.

Names are loaded when they are first used, so that importing the package costs next to nothing.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from caravanserai.bots import bot_names, load_bot
    from caravanserai.core.contract import CHANCE, NO_ACTOR, SPECTATOR, Game, Position
    from caravanserai.core.discovery import game_ids, load_game
    from caravanserai.core.errors import BadNotation, BadOption, BadPosition, BadRecord, CaravanseraiError, IllegalMove
    from caravanserai.core.randomness import Random
    from caravanserai.core.record import Record
    from caravanserai.core.saved import read_record, write_record
    from caravanserai.lab.match import play_match
    from caravanserai.lab.simulate import simulate
    from caravanserai.reviewing.analysis import analyse
    from caravanserai.reviewing.review import review

__version__ = "0.1.0"

_HOMES = {
    "bots": ("bot_names", "load_bot"),
    "core.contract": ("CHANCE", "NO_ACTOR", "SPECTATOR", "Game", "Position"),
    "core.discovery": ("game_ids", "load_game"),
    "core.errors": ("BadNotation", "BadOption", "BadPosition", "BadRecord", "CaravanseraiError", "IllegalMove"),
    "core.randomness": ("Random",),
    "core.record": ("Record",),
    "core.saved": ("read_record", "write_record"),
    "lab.match": ("play_match",),
    "lab.simulate": ("simulate",),
    "reviewing.analysis": ("analyse",),
    "reviewing.review": ("review",),
}
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names}

__all__ = [
    "CHANCE",
    "NO_ACTOR",
    "SPECTATOR",
    "BadNotation",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "CaravanseraiError",
    "Game",
    "IllegalMove",
    "Position",
    "Random",
    "Record",
    "analyse",
    "bot_names",
    "game_ids",
    "load_bot",
    "load_game",
    "play_match",
    "read_record",
    "review",
    "simulate",
    "write_record",
]


def __getattr__(name: str) -> Any:
    if name not in _HOME_OF:
        raise AttributeError(f"module 'caravanserai' has no attribute {name!r}")
    value = getattr(import_module(f"caravanserai.{_HOME_OF[name]}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
