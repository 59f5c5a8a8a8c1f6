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
        self._fact_bits, self._fact_mask = fact_bits, (1 << fact_bits) - 1
        self._first_bits, self._first_mask = first_bits, (1 << first_bits) - 1
        self._bits, self._mask = argument_bits, (1 << argument_bits) - 1
        self._below_zero = below_zero
        self._first_below_zero = first_below_zero

    def read(self, words: list[int], count: int) -> list[Event]:
        """The events that the rules noted, as a position's `facts` and `fact_count`. More than there was room for is an error."""
        if count > len(words):
            raise AssertionError(f"{count} things happened at once, and there is room to note {len(words)}: FACTS is too small")
        return [self._events[word & self._fact_mask](self._arguments(word >> self._fact_bits)) for word in words[:count]]

    def _arguments(self, word: int) -> list[int]:
        others, bits, mask, below_zero = word >> self._first_bits, self._bits, self._mask, self._below_zero
        return [
            (word & self._first_mask) - self._first_below_zero,
            (others & mask) - below_zero,
            (others >> bits & mask) - below_zero,
            (others >> 2 * bits & mask) - below_zero,
        ]
