"""Whether a table can be opened with its settings, and what is left to the server to fill in."""

from __future__ import annotations

import msgspec

from caravanserai.api.settings import Settings
from caravanserai.bots import check_bot, instant_bot
from caravanserai.core.discovery import load_game
from caravanserai.core.errors import BadOption
from caravanserai.core.options import read_options


def resolve_talk(settings: Settings) -> Settings:
    """With `auto` decided: among strangers, who cannot be known to be kind, only what cannot hurt."""
    if settings.talk != "auto":
        return settings
    return msgspec.structs.replace(settings, talk="reactions" if settings.listed else "free")


def check_settings(settings: Settings, bots: list[str], shortest_grace: int = 1) -> Settings:
    """Settings that a table can be opened with, with every option filled in; raises `BadOption`."""
    if settings.grace < shortest_grace:
        raise BadOption(f"grace: a bot stands in after {shortest_grace} seconds at the earliest, not {settings.grace}")
    game = load_game(settings.game)
    options = read_options(game.options_type, dict(settings.options))
    game.start(settings.players, options)
    stand_in = settings.stand_in or instant_bot(settings.game)
    check_bot(stand_in, bots)
    settings = resolve_talk(settings)
    return msgspec.structs.replace(settings, options=msgspec.structs.asdict(options), stand_in=stand_in)
