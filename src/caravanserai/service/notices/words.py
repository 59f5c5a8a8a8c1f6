"""What notices say, in the reader's language. The sentences are Fluent messages, as everywhere."""

from __future__ import annotations

from datetime import datetime, tzinfo
from functools import cache
from importlib.resources import files
from typing import Any

from babel.dates import format_datetime, get_timezone

from caravanserai.core.discovery import game_ids
from caravanserai.core.speech import Speech, languages
from caravanserai.core.texts import FALLBACK


@cache
def _bundle(language: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((files(__package__) / "text" / f"{language}.ftl").read_text(encoding="utf-8")))
    return bundle


def spoken(language: str) -> str:
    """A language that there are words in: this one, or English."""
    return language if language in languages() else FALLBACK


def say(language: str, id: str, **given: str | int) -> str:
    bundle = _bundle(spoken(language))
    text, faults = bundle.format_pattern(bundle.get_message(id).value, given)
    if faults:
        raise faults[0]
    return str(text)


def title_of(game: str, language: str) -> str:
    """What a game is called."""
    return Speech(spoken(language), game).say(f"{game}-title") if game in game_ids() else game


def time_of(at: float, language: str, zone: tzinfo | None = None) -> str:
    """A day and a time of it, as they are written in this language."""
    place = zone or get_timezone("UTC")
    told = format_datetime(datetime.fromtimestamp(at, place), "EEE d MMM, HH:mm", locale=spoken(language))
    return told if zone is not None else f"{told} UTC"
