"""What a move made happen: rules note it as words of 64 bits, one for each fact, and here these become events."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from caravanserai.core.contract import Event


class FactReader:
    """Reads what a game's `facts.note` writes: the fact in the lowest bits, then four arguments.

    The first has a width of its own. What is below zero fits because `below_zero` was added to each argument but the first,
    to which `first_below_zero` was.
    """

    def __init__(
        self,
        events: Mapping[int, Callable[[list[int]], Any]],
        *,
        fact_bits: int,
        first_bits: int,
        argument_bits: int,
        below_zero: int,
        first_below_zero: int = 0,
    ) -> None:
        self._events = events
        self._fact_bits = fact_bits
        self._first_bits = first_bits
        self._argument_bits = argument_bits
        self._below_zero = below_zero
        self._first_below_zero = first_below_zero

    def read(self, words: list[int]) -> list[Event]:
        """The events that the rules noted."""
        mask = (1 << self._fact_bits) - 1
        return [self._events[word & mask](self._arguments(word >> self._fact_bits)) for word in words]

    def _arguments(self, word: int) -> list[int]:
        numbers = [(word & (1 << self._first_bits) - 1) - self._first_below_zero]
        word >>= self._first_bits
        mask = (1 << self._argument_bits) - 1
        for _ in range(3):
            numbers.append((word & mask) - self._below_zero)
            word >>= self._argument_bits
        return numbers
