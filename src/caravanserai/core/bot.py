"""Players without a person. A bot is given what its seat sees and what it may do, and nothing else."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar

import msgspec

from caravanserai.core.contract import View


class Choice(msgspec.Struct, frozen=True):
    """A bot's move, with its reason as data: words are made where it is read."""

    move: int
    reason: str = ""
    about: dict[str, str | int | float] = {}


class Bot(ABC):
    """A player for one seat of one game. The same seed and the same views give the same choices."""

    name: ClassVar[str]

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    @abstractmethod
    def choose(self, view: View, legal_moves: list[int]) -> Choice:
        """One of the legal moves."""
