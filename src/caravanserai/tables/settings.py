"""Whether a table can be opened with its settings, and what is left to the server to fill in."""

from __future__ import annotations

from typing import Any

import msgspec

from caravanserai.api.settings import Settings
from caravanserai.bots import check_bot, instant_bot
from caravanserai.core.discovery import load_game
from caravanserai.core.errors import BadOption
from caravanserai.core.options import read_options
from caravanserai.tables.workdays import check_clock


def resolved(settings: Settings) -> Settings:
    """With `auto` decided: among strangers, who cannot be known to be kind, only what cannot hurt."""
    talk = settings.talk if settings.talk != "auto" else "reactions" if settings.listed else "free"
    seats = settings.bot_seats if settings.bot_seats != "auto" else "closed" if settings.listed else "open"
    return msgspec.structs.replace(settings, talk=talk, bot_seats=seats)


def flat(settings: Settings) -> dict[str, Any]:
    """Every setting by its name, and the game's own as `options.<name>`."""
    named: dict[str, Any] = msgspec.to_builtins(settings)
    options = named.pop("options")
    return named | {f"options.{name}": value for name, value in options.items()}


def check_grace(settings: Settings, shortest: int) -> None:
    """Raises `BadOption` if a bot would stand in sooner than this server lets it."""
    if settings.grace < shortest:
        raise BadOption(f"grace: a bot stands in after {shortest} seconds at the earliest, not {settings.grace}")


def check_settings(settings: Settings, bots: list[str], shortest_grace: int = 1) -> Settings:
    """Settings that a table can be opened with, with every option filled in; raises `BadOption`."""
    check_grace(settings, shortest_grace)
    check_clock(settings.clock)
    game = load_game(settings.game)
    options = read_options(game.options_type, dict(settings.options))
    game.start(settings.players, options)
    stand_in = settings.stand_in or instant_bot(settings.game)
    check_bot(stand_in, bots)
    settings = resolved(settings)
    return msgspec.structs.replace(settings, options=msgspec.structs.asdict(options), stand_in=stand_in)
