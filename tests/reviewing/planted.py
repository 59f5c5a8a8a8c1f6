"""A bot that plays well, but for every tenth decision, which is left to chance."""

from __future__ import annotations

from typing import ClassVar

from caravanserai.bots import load_bot
from caravanserai.core.bot import Bot, Choice
from caravanserai.core.contract import View
from caravanserai.core.randomness import Random, below
from caravanserai.core.record import Record
from caravanserai.lab.match import play_match

EVERY = 10


def planting(game_id: str, level: str) -> type[Bot]:
    """Such a bot on top of one of a game's own; which of its decisions were planted, it keeps."""

    class Planting(Bot):
        name: ClassVar[str] = "planting"
        planted: ClassVar[list[bool]] = []

        def __init__(self, seed: int = 0) -> None:
            super().__init__(seed)
            self.mind = load_bot(game_id, level, seed)
            self.rng = Random(seed, 9)

        def choose(self, view: View, legal_moves: list[int]) -> Choice:
            self.mind.tally = self.tally
            choice = self.mind.choose(view, legal_moves)
            is_planted = len(self.planted) % EVERY == EVERY - 1
            move = legal_moves[below(self.rng, len(legal_moves))] if is_planted else choice.move
            self.planted.append(move != choice.move)
            return Choice(move)

    return Planting


def planted_game(game_id: str, level: str, others: list[str], seed: int) -> tuple[Record, set[int]]:
    """A game with such a bot in the first seat, and the numbers of the moves that were planted."""
    bot = planting(game_id, level)
    record = play_match(game_id, [bot, *others], seed)
    asked = [at + 1 for at, entry in enumerate(record.log) if entry.actor == 0 and len(record.at(at).legal_moves()) > 1]
    marks: list[bool] = bot.planted  # type: ignore[attr-defined]
    return record, {number for number, is_planted in zip(asked, marks, strict=True) if is_planted}
