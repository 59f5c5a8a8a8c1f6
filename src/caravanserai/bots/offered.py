"""Bots of others that whoever runs a server lets people seat at its tables.

`CARAVANSERAI_BOTS` names them, parted by commas, and every process of a server reads it: `serve --bot` writes it.
"""

from __future__ import annotations

import inspect
import os
from collections.abc import Sequence
from functools import cache
from typing import Any

from caravanserai.bots.elsewhere import from_elsewhere, installed_bots, is_elsewhere
from caravanserai.bots.naming import read_bot, split_bots
from caravanserai.core.bot import Bot, view_read_by
from caravanserai.core.discovery import game_ids, load_game
from caravanserai.core.errors import BadBot

VARIABLE = "CARAVANSERAI_BOTS"


def offer(bots: Sequence[str]) -> None:
    """Let these sit at tables, in this process and in those that it starts; raises `BadBot` for one that cannot."""
    from caravanserai.bots.listed import bot_names

    if bots:
        os.environ[VARIABLE] = ",".join([*split_bots(os.environ.get(VARIABLE, "")), *bots]).strip(",")
    for game_id in game_ids() if bots else ():
        bot_names(game_id)


def offered_bots(game_id: str) -> dict[str, type[Bot[Any]]]:
    """Those that play this game, by their names."""
    told = os.environ.get(VARIABLE, "")
    return _playing(game_id, told) if told else {}


@cache
def _playing(game_id: str, told: str) -> dict[str, type[Bot[Any]]]:
    bots = [_class_of(bot) for bot in split_bots(told)]
    return {bot.name: bot for bot in bots if issubclass(load_game(game_id).view_type, view_read_by(bot) or object)}


def _class_of(text: str) -> type[Bot[Any]]:
    """Tables ask what a bot is called and whether it thinks before there is one, so it must be a class."""
    name, parameters = read_bot(text)
    if "seconds" in parameters:
        raise BadBot(f"{text!r}: at a server's tables the table says how long a bot thinks, so seconds are not said here")
    if not is_elsewhere(name) and name not in installed_bots():
        raise BadBot(f"{text!r} is none of yours: name a class as module:Class or path/file.py:Class")
    found = from_elsewhere(name)
    if not inspect.isclass(found) or not issubclass(found, Bot) or inspect.isabstract(found):
        raise BadBot(f"{text!r} is no class below caravanserai.Bot with a choose of its own, which a server's tables need")
    return _with(found, parameters, text) if parameters else found


def _with(kind: type[Bot[Any]], parameters: dict[str, Any], text: str) -> type[Bot[Any]]:
    """The class that is made with these, so that a seed is enough for it."""
    try:
        inspect.signature(kind).bind(0, **parameters)
    except TypeError as error:
        raise BadBot(f"{text!r} cannot be made so: {error}") from None

    def made(self: Any, seed: int = 0) -> None:
        kind.__init__(self, seed, **parameters)

    return type(kind.__name__, (kind,), {"__init__": made, "__module__": kind.__module__, "name": kind.name})
