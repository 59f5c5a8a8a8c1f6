"""Asking a bot, and telling its mistakes so that its author can see them again."""

from __future__ import annotations

import operator
from bisect import bisect_left
from typing import Any

import msgspec

from caravanserai.bots.making import label_of
from caravanserai.core.bot import Bot, Choice
from caravanserai.core.contract import View
from caravanserai.core.errors import BotMistake

SHOWN = 12
"""So many of the legal moves are told to whoever chose another."""


def ask(
    bot: Bot[Any], view: View, legal_moves: list[int], *, seat: int, move: int, seed: int, label: str | None = None
) -> Choice:
    """What a bot chooses; raises `BotMistake` if it falls over, or gives what is no choice among the legal moves.

    Seat, number of the move and seed are those of the game, to be told. The bot may do with its list what it likes.
    """
    try:
        given = bot.choose(view, [*legal_moves])
    except Exception as error:
        fault = f"fell over: {type(error).__name__}: {error}"
        raise BotMistake(label or label_of(bot), seat, move, seed, fault) from error
    chosen = getattr(given, "move", None)
    if isinstance(given, Choice) and type(chosen) is int and _is_among(chosen, legal_moves):
        return given
    try:
        return _read(given, legal_moves)
    except ValueError as error:
        raise BotMistake(label or label_of(bot), seat, move, seed, str(error)) from None


def _is_among(move: int, legal_moves: list[int]) -> bool:
    place = bisect_left(legal_moves, move)
    return place < len(legal_moves) and legal_moves[place] == move


def _read(given: Any, legal_moves: list[int]) -> Choice:
    """The choice, where its number is one of another library's; raises `ValueError` with what is wrong otherwise."""
    expected = f"a Choice of one of its legal moves ({_few(legal_moves)}), such as Choice({legal_moves[0]})"
    if not isinstance(given, Choice):
        told = (
            "gave nothing: choose ends without a return"
            if given is None
            else f"gave {_short(given)}, of the kind {type(given).__name__}"
        )
        raise ValueError(f"{told}; expected is {expected}")
    try:
        number = operator.index(given.move)
    except TypeError:
        number = -1
    if isinstance(given.move, bool) or number == -1:
        raise ValueError(f"chose {_short(given.move)}, which is no number of a move; expected is {expected}")
    if not _is_among(number, legal_moves):
        raise ValueError(f"chose move {number}, which is not allowed now; expected is {expected}")
    return msgspec.structs.replace(given, move=number)


def _few(moves: list[int]) -> str:
    told = ", ".join(str(move) for move in moves[:SHOWN])
    return told if len(moves) <= SHOWN else f"{told} and {len(moves) - SHOWN} more"


def _short(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 80 else f"{text[:80]}…"
