"""The bots that sit at a game's tables: the generic ones, those of its own folder, and those that a server offers besides."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import Any

from caravanserai.bots.offered import offered_bots
from caravanserai.bots.random import RandomBot
from caravanserai.core.bot import Bot
from caravanserai.core.discovery import load_game, module_of
from caravanserai.core.errors import BadBot


@cache
def _own(game_id: str) -> dict[str, type[Bot[Any]]]:
    """Those of the game's own folder, weakest first."""
    players = module_of(load_game(game_id).id, "bots.players")
    return {bot.name: bot for bot in (players.BOTS if players else ())}


def _bots(game_id: str) -> dict[str, type[Bot[Any]]]:
    """Of others' bots nobody knows how strong they are; none of them is taken for the strongest or the weakest."""
    offered, own = offered_bots(game_id), _own(game_id)
    for name in offered:
        if name in own or name == RandomBot.name:
            raise BadBot(f'{game_id} has a bot of its own called {name}: give yours another name, as in name = "my_{name}"')
    return {RandomBot.name: RandomBot, **offered, **own}


@cache
def _yardsticks(game_id: str) -> dict[str, type[Bot[Any]]]:
    players = module_of(load_game(game_id).id, "bots.players")
    return {bot.name: bot for bot in getattr(players, "YARDSTICKS", ())}


def bot_names(game_id: str) -> list[str]:
    """The bots that can sit at a game's tables, weakest first."""
    return list(_bots(game_id))


def yardsticks(game_id: str) -> list[str]:
    """The bots that others are measured by in matches, and that sit at no table."""
    return list(_yardsticks(game_id))


def listed_bot(game_id: str, name: str) -> type[Bot[Any]] | None:
    """The bot or yardstick of this name, if the game has one."""
    return _bots(game_id).get(name) or _yardsticks(game_id).get(name)


def instant_bot(game_id: str) -> str:
    """The strongest of those that answer at once."""
    return [RandomBot.name, *(name for name, bot in _own(game_id).items() if not bot.thinks)][-1]


def takes_time(game_id: str, name: str) -> bool:
    """Whether a bot of this name thinks for the time that it is given; one that is not known does not."""
    bot = _bots(game_id).get(name)
    return bot is not None and bot.thinks


def check_bot(name: str, bots: Collection[str]) -> None:
    """Raises `BadBot` for a name that none of these bots has."""
    if name not in bots:
        raise BadBot(f"there is no bot called {name!r}; there is {', '.join(bots)}")
