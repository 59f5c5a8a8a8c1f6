"""All moves of a game, each with its number and its notation."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from caravanserai.core.contract import Move
from caravanserai.core.errors import BadNotation


class MoveTable:
    """Moves at their numbers. `forms` tells, by the first word of a notation, how it goes on; `besides`, what else there is."""

    def __init__(self, moves: Iterable[Move], write: Callable[[Any], str], forms: Mapping[str, str], besides: str = "") -> None:
        self.moves: tuple[Any, ...] = tuple(moves)
        self.numbers: dict[Move, int] = {move: number for number, move in enumerate(self.moves)}
        self.notations: tuple[str, ...] = tuple(write(move) for move in self.moves)
        self._forms = forms
        self._besides = besides
        self._by_notation = {notation: number for number, notation in enumerate(self.notations)}

    def read(self, text: str) -> int:
        """The number of the move that this notation means; raises `BadNotation`, saying what can be written."""
        words = text.split()
        number = self._by_notation.get(" ".join(words))
        if number is None:
            raise self._fault(text, words)
        return number

    def _fault(self, text: str, words: list[str]) -> BadNotation:
        if not words:
            return BadNotation(text, 0, "a move is missing")
        first = words[0]
        if first in self._forms:
            at = text.index(words[1], text.index(first) + len(first)) if len(words) > 1 else len(text)
            return BadNotation(text, at, f"after '{first}' this cannot be read: write {self._forms[first]}")
        known = ", ".join(self._forms) + self._besides
        return BadNotation(text, text.index(first), f"no move begins with {first!r}: it is {known}")
