"""Caravanserai: desert board games by their full rules, for people, bots and researchers.

Names are loaded when they are first used, so that importing the package costs next to nothing.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from caravanserai.bots import AnyBot, bot_names, load_bot, make_bot
    from caravanserai.core.bot import Bot, Choice
    from caravanserai.core.contract import CHANCE, NO_ACTOR, SPECTATOR, Game, Move, Options, Outcome, Position, View
    from caravanserai.core.discovery import game_ids
    from caravanserai.core.errors import (
        BadBot,
        BadNotation,
        BadOption,
        BadPosition,
        BadRecord,
        BotMistake,
        CaravanseraiError,
        IllegalMove,
        UnknownGame,
    )
    from caravanserai.core.random_numbers import Random
    from caravanserai.core.record import Record
    from caravanserai.core.saved import read_record, write_record
    from caravanserai.lab.balance import balance
    from caravanserai.lab.executor import make_executor
    from caravanserai.lab.match import match, play_match, strength
    from caravanserai.lab.simulate import simulate
    from caravanserai.lab.tournament import tournament
    from caravanserai.reviewing.analysis import analyse
    from caravanserai.reviewing.review import review
    from caravanserai.typed import load_game

__version__ = "0.2.0"

_HOMES = {
    "bots": ("AnyBot", "bot_names", "load_bot", "make_bot"),
    "core.bot": ("Bot", "Choice"),
    "core.contract": ("CHANCE", "NO_ACTOR", "SPECTATOR", "Game", "Move", "Options", "Outcome", "Position", "View"),
    "core.discovery": ("game_ids", "load_game"),
    "core.errors": (
        "BadBot",
        "BadNotation",
        "BadOption",
        "BadPosition",
        "BadRecord",
        "BotMistake",
        "CaravanseraiError",
        "IllegalMove",
        "UnknownGame",
    ),
    "core.random_numbers": ("Random",),
    "core.record": ("Record",),
    "core.saved": ("read_record", "write_record"),
    "lab.balance": ("balance",),
    "lab.executor": ("make_executor",),
    "lab.match": ("match", "play_match", "strength"),
    "lab.simulate": ("simulate",),
    "lab.tournament": ("tournament",),
    "reviewing.analysis": ("analyse",),
    "reviewing.review": ("review",),
}
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names}

__all__ = [
    "CHANCE",
    "NO_ACTOR",
    "SPECTATOR",
    "AnyBot",
    "BadBot",
    "BadNotation",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Bot",
    "BotMistake",
    "CaravanseraiError",
    "Choice",
    "Game",
    "IllegalMove",
    "Move",
    "Options",
    "Outcome",
    "Position",
    "Random",
    "Record",
    "UnknownGame",
    "View",
    "analyse",
    "balance",
    "bot_names",
    "game_ids",
    "load_bot",
    "load_game",
    "make_bot",
    "make_executor",
    "match",
    "play_match",
    "read_record",
    "review",
    "simulate",
    "strength",
    "tournament",
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
