"""Bots for every game, and the finding of a game's own ones."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache

from caravanserai.bots.random import RandomBot
from caravanserai.core.bot import Bot
from caravanserai.core.discovery import module_of
from caravanserai.core.errors import BadOption

__all__ = ["RandomBot", "bot_names", "check_bot", "instant_bot", "load_bot", "takes_time", "yardsticks"]


def _bots(game_id: str) -> dict[str, type[Bot]]:
    """The generic bots, then those in the game's own folder, weakest first."""
    players = module_of(game_id, "bots.players")
    return {bot.name: bot for bot in (RandomBot, *(players.BOTS if players else ()))}


def _yardsticks(game_id: str) -> dict[str, type[Bot]]:
    players = module_of(game_id, "bots.players")
    return {bot.name: bot for bot in getattr(players, "YARDSTICKS", ())}


def bot_names(game_id: str) -> list[str]:
    """The bots that can sit at a game's tables, weakest first."""
    return list(_bots(game_id))


def yardsticks(game_id: str) -> list[str]:
    """The bots that others are measured by in matches, and that sit at no table."""
    return list(_yardsticks(game_id))


def instant_bot(game_id: str) -> str:
    """The strongest of those that answer at once."""
    return [name for name, bot in _bots(game_id).items() if not bot.thinks][-1]


@cache
def takes_time(game_id: str, name: str) -> bool:
    """Whether a bot of this name thinks for the time that it is given; one that is not known does not."""
    bot = _bots(game_id).get(name)
    return bot is not None and bot.thinks


def check_bot(name: str, bots: Collection[str]) -> None:
    """Raises `BadOption` for a name that none of these bots has."""
    if name not in bots:
        raise BadOption(f"there is no bot called {name!r}; there is {', '.join(bots)}")


def load_bot(game_id: str, name: str, seed: int = 0) -> Bot:
    """A bot for one seat, or a yardstick."""
    bots = _bots(game_id) | _yardsticks(game_id)
    check_bot(name, bots)
    return bots[name](seed)
