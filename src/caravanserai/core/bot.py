"""Players without a person. A bot is given what its seat sees and what it may do, and nothing else."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import ClassVar

import msgspec

from caravanserai.core.contract import Tally, View


class Considered(msgspec.Struct, frozen=True):
    """A move that a bot has thought of, and what it expects of it."""

    move: int
    value: float
    """For its own seat, in the bot's own unit: the more the better."""
    values: list[float] = []
    """The same for every seat, if it has thought so far."""
    trials: int = 0
    """How often it was played on, if it was."""
    then: list[int] = []
    """The moves that would follow at once, of the same seat and whatever happens: the rest of a walk."""


class Choice(msgspec.Struct, frozen=True):
    """A bot's move, with its reason as data: words are made where it is read."""

    move: int
    reason: str = ""
    about: dict[str, str | int | float] = {}
    considered: list[Considered] = []
    """The moves that it thought of, the best first."""
    then: list[int] = []
    """The moves that are to follow at once, as with `Considered`: whoever asks need not ask again for them."""


class Bot(ABC):
    """A player for one seat of one game. The same seed, views and tallies give the same choices, unless time runs out."""

    name: ClassVar[str]
    thinks: ClassVar[bool] = False
    """Whether it takes the time that it is given; one that does not answers at once."""
    keeps_quiet: ClassVar[frozenset[str]] = frozenset()
    """Reasons that would give it away, such as how far it goes in an auction: whoever plays against it is not told them."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed
        self.seconds: float | None = None
        """How long it may think about a move; None if nothing but its own judgement ends it. Whoever asks it says so."""
        self.clock: Callable[[], float] = time.monotonic
        """What these seconds are counted by."""
        self.tally: Tally | None = None
        """What its seat could know by keeping count, kept up to date by whoever asks it; None if there is nothing to count."""

    @abstractmethod
    def choose(self, view: View, legal_moves: list[int]) -> Choice:
        """One of the legal moves."""
