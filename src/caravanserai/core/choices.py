"""The moves that may be made now, as rules list them: room for them is made once, and filled again and again."""

from __future__ import annotations

from typing import Any, Final

from caravanserai.core.fields import Fields

MOST_LISTED: Final = 1024
"""No game lists more moves one by one."""
NO_CHOICE: Final = -1
"""A number that no move has."""


class Choices(Fields):
    """The moves that may be made now, in rising order: those that are listed one by one, and a run of many that follow them."""

    count: int = 0
    moves: list[int] = [0] * MOST_LISTED
    run_first: int = 0
    run: int = 0
    """How many there are in the run. They are higher than those that are listed."""


def clear(choices: Choices) -> None:
    choices.count = 0
    choices.run = 0


def add(choices: Choices, move: int) -> None:
    choices.moves[choices.count] = move
    choices.count += 1


def add_run(choices: Choices, first: int, count: int) -> None:
    choices.run_first = first
    choices.run = count


def choice_at(choices: Choices, index: int) -> int:
    """One of all that may be done, counted from 0."""
    if index < choices.count:
        return choices.moves[index]
    return choices.run_first + index - choices.count


def is_among(choices: Choices, move: int) -> bool:
    """Whether a move is one of all that may be made."""
    for index in range(choices.count):
        if choices.moves[index] == move:
            return True
    return choices.run_first <= move < choices.run_first + choices.run


def numbers_of(choices: Choices) -> list[int]:
    """All that may be done, as a list for Python. Compiled rules have a form of their own for it, which makes no number anew."""
    return [*choices.moves[: choices.count], *range(choices.run_first, choices.run_first + choices.run)]


def number_in(moves: int, move: Any) -> int:
    """A move as Python names it, or NO_CHOICE if there are not so many: no number is too large for the compiled form of this."""
    number: int = move
    return number if 0 <= number < moves else NO_CHOICE
