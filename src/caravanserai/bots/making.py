"""From whatever names a bot to a bot in its seat: the one place where that is decided."""

from __future__ import annotations

import copy
import inspect
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, TypeAlias

from caravanserai.bots.elsewhere import from_elsewhere, installed_bots, is_elsewhere
from caravanserai.bots.listed import bot_names, listed_bot, yardsticks
from caravanserai.bots.naming import is_number, read_bot, read_seconds
from caravanserai.core.bot import Bot, view_read_by
from caravanserai.core.discovery import game_ids, load_game
from caravanserai.core.errors import BadBot, CaravanseraiError

AnyBot: TypeAlias = str | type[Bot[Any]] | Bot[Any] | Callable[[int], Bot[Any]]
"""A bot by its name or written as `bots.naming` says, by its class, as an instance, or by a factory that is given a seed.

Text can be handed to other processes; whatever else is, must be known to them by its module and name. An instance is copied
for each seat and game, as it stands, so that no game depends on those before it.
"""

_BY_NAME = (inspect.Parameter.POSITIONAL_OR_KEYWORD, inspect.Parameter.KEYWORD_ONLY)


def make_bot(
    game_id: str, bot: AnyBot, seed: int, *, seconds: float | None = None, clock: Callable[[], float] | None = None
) -> Bot[Any]:
    """A bot for one seat of this game; raises `BadBot` for one that there is not, or that plays another game.

    It may think for the seconds that are said with its name, or else for these, counted by this clock if one is given.
    """
    found, parameters, own = find_bot(game_id, bot) if isinstance(bot, str) else (bot, {}, None)
    made = _made(label_of(bot), found, seed, parameters)
    _check_game(game_id, label_of(bot), made)
    if own is not None or seconds is not None or not isinstance(found, Bot):
        made.seconds = seconds if own is None else own
    if clock is not None:
        made.clock = clock
    return made


def label_of(bot: AnyBot) -> str:
    """What a bot is called in results: as it was written, or else by its own name."""
    if isinstance(bot, str):
        return bot.strip()
    if isinstance(bot, Bot) or (isinstance(bot, type) and issubclass(bot, Bot)):
        return bot.name
    return str(getattr(bot, "__name__", type(bot).__name__))


def labels_of(bots: Sequence[AnyBot]) -> list[str]:
    """What the bots of a match are called: whoever is given twice has one label, two that differ never do."""
    known: dict[str, AnyBot] = {}
    labels = []
    for bot in bots:
        name = label = label_of(bot)
        number = 1
        while known.setdefault(label, bot) is not bot and (not isinstance(bot, str) or bot != known[label]):
            number += 1
            label = f"{name} {number}"
        labels.append(label)
    return labels


def load_bot(game_id: str, name: str, seed: int = 0) -> Bot[Any]:
    """A bot for one seat, by its name."""
    return make_bot(game_id, name, seed)


def find_bot(game_id: str, text: str) -> tuple[AnyBot, dict[str, Any], float | None]:
    """What is meant by a text, what it is to be made with, and how long it may think, if that is said."""
    name, parameters = read_bot(text)
    seconds = read_seconds(text, parameters.pop("seconds")) if "seconds" in parameters else None
    head, colon, tail = name.rpartition(":")
    if colon and name not in _names(game_id) and (head in _names(game_id) or is_number(tail)):
        name, seconds = head, read_seconds(text, tail)
    return _source(game_id, name), parameters, seconds


def _names(game_id: str) -> list[str]:
    return [*bot_names(game_id), *yardsticks(game_id), *installed_bots()]


def _source(game_id: str, name: str) -> AnyBot:
    listed = listed_bot(game_id, name)
    if listed is not None:
        return listed
    if name.endswith(".py"):
        raise BadBot(f"{name!r} is a file: say which bot in it is meant, as in {name}:Class")
    if name not in installed_bots() and not is_elsewhere(name):
        known = ", ".join(_names(game_id))
        raise BadBot(f"there is no bot called {name!r}; there is {known}, and your own as module:Class or path/file.py:Class")
    found: AnyBot = from_elsewhere(name)
    return found


def _made(label: str, found: Any, seed: int, parameters: dict[str, Any]) -> Bot[Any]:
    if isinstance(found, Bot):
        if parameters:
            raise BadBot(f"{label}: this bot is made already and takes nothing in brackets but seconds")
        return copy.deepcopy(found)
    _check_kind(label, found)
    try:
        made = found(seed, **parameters)
    except CaravanseraiError:
        raise
    except Exception as error:
        raise _cannot_be_made(label, found, seed, parameters, error) from error
    if not isinstance(made, Bot):
        raise BadBot(f"{label} gave {_kind(made)} for a seed: a factory gives a caravanserai.Bot")
    if not hasattr(made, "tally"):
        raise BadBot(f"{label}: its __init__ does not call super().__init__(seed), as that of every bot does")
    return made


def _check_kind(label: str, found: Any) -> None:
    if isinstance(found, type) and not issubclass(found, Bot):
        raise BadBot(f"{label} is the class {found.__name__}, which is not below caravanserai.Bot: class {found.__name__}(Bot)")
    if inspect.isabstract(found):
        missing = ", ".join(sorted(found.__abstractmethods__))
        raise BadBot(f"{label} lacks {missing}: a bot has choose(self, view, legal_moves), which gives a Choice")
    if not callable(found):
        raise BadBot(f"{label} is {_kind(found)} and no bot: that is a class below caravanserai.Bot, an instance, or a factory")


def _cannot_be_made(label: str, found: Any, seed: int, parameters: dict[str, Any], error: Exception) -> BadBot:
    """What was wrong with how it was to be made, if that is it; otherwise what went wrong in it."""
    takes = inspect.signature(found)
    try:
        takes.bind(seed)
    except TypeError:
        return BadBot(f"{label} cannot be made with a seed alone: whatever else it takes needs a default")
    try:
        takes.bind(seed, **parameters)
    except TypeError:
        known = ["seconds", *[name for name, one in takes.parameters.items() if one.kind in _BY_NAME][1:]]
        wrong = next((name for name in parameters if name not in known), "")
        return BadBot(f"{label}: there is nothing called {wrong!r} to say in brackets; there is {', '.join(known)}")
    return BadBot(f"{label} fell over when it was made with seed {seed}: {type(error).__name__}: {error}")


@cache
def _game_read_by(kind: type[Bot[Any]]) -> str | None:
    """The game that a kind of bot plays, by the view that it reads; None for one that plays any."""
    view = view_read_by(kind)
    return (
        None
        if view is None
        else next((game for game in game_ids() if issubclass(view, load_game(game).view_type)), view.__name__)
    )


def _check_game(game_id: str, label: str, made: Bot[Any]) -> None:
    view = view_read_by(type(made))
    if view is not None and not issubclass(load_game(game_id).view_type, view):
        raise BadBot(f"{label} plays {_game_read_by(type(made))}, since it reads a {view.__name__}; this is a table of {game_id}")


def _kind(value: Any) -> str:
    return "nothing" if value is None else f"{value!r}, of the kind {type(value).__name__},"
