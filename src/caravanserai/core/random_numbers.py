"""Random numbers as programs ask for them. Rules, which are compiled, ask `core.randomness` itself."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import Any, TypeVar

from caravanserai.core import randomness
from caravanserai.core.errors import BadOption

T = TypeVar("T")
LARGEST = 2**32


class RandomNumbers(randomness.Random):
    """A stream of random numbers, fully described by its state: the same for a seed and a stream on every machine."""

    def below(self, limit: int) -> int:
        """A number from 0 up to, not including, the limit, each as likely as the others."""
        if not 1 <= limit <= LARGEST:
            raise BadOption(f"a random number is drawn from 1 to {LARGEST} of them, not from {limit}")
        return randomness.below(self, limit)

    def choice(self, items: Sequence[T]) -> T:
        """One of these, each as likely as the others."""
        if not items:
            raise BadOption("there is nothing to choose from: give at least one item")
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[Any]) -> None:
        """Put these into any order, each as likely as the others."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def random(self) -> float:
        """A number from 0 up to, not including, 1."""
        return self.below(LARGEST) / LARGEST


Random = RandomNumbers
"""By this name programs know it; the rules have one of their own."""
