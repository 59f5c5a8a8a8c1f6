"""What a game's folder has in words, as its files have it: its sentences and its rules."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

FALLBACK = "en"


@cache
def sentences_text(game_id: str, language: str) -> str:
    """The game's Fluent messages in this language, or in English where nobody has written them in it."""
    return _first(game_id, f"text/{language}.ftl", f"text/{FALLBACK}.ftl")


@cache
def rules_text(game_id: str, language: str) -> str:
    """The rules as this language has them, or in English where nobody has told them in it."""
    return _first(game_id, _rules_file(language), _rules_file(FALLBACK))


def rules_language(game_id: str, language: str) -> str:
    """The language that the rules are told in to a reader of this one."""
    return language if _first(game_id, _rules_file(language)) else FALLBACK


def _rules_file(language: str) -> str:
    return "RULES.md" if language == FALLBACK else f"RULES.{language}.md"


def _first(game_id: str, *names: str) -> str:
    """The first of these files that is there; nothing if none is."""
    folder = files(f"caravanserai.games.{game_id}")
    for file in (folder.joinpath(*name.split("/")) for name in names):
        if file.is_file():
            return file.read_text(encoding="utf-8")
    return ""
