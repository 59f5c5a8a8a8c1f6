"""The random bot, for any game."""

from __future__ import annotations

from typing import ClassVar

from caravanserai.core.bot import Bot, Choice
from caravanserai.core.contract import View
from caravanserai.core.randomness import Random, below


class RandomBot(Bot):
    """Makes any legal move, each as likely as the others."""

    name: ClassVar[str] = "random"
    looks: ClassVar[bool] = False
    counts: ClassVar[bool] = False

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.rng = Random(seed, 1)

    def choose(self, view: View, legal_moves: list[int]) -> Choice:
        return Choice(legal_moves[below(self.rng, len(legal_moves))])
