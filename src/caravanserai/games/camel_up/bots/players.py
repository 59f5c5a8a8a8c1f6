"""Players of Camel Up that count: *regular*, and *novice*, who sees the same and judges worse.

Both weigh every legal move in coins. A leg ticket, a tile and a roll are valued by the exact odds of the leg, a finish card by
the odds of the race. Regular takes off a share of what a move leaves to the next player.
"""

from __future__ import annotations

import math
from abc import abstractmethod
from typing import Any, ClassVar, cast

from caravanserai.core.bot import Bot, Choice
from caravanserai.core.contract import View
from caravanserai.core.randomness import Random, below
from caravanserai.games.camel_up.bots.evaluation import Judgement, Weighed
from caravanserai.games.camel_up.table.moves import MOVES, CopyTicket
from caravanserai.games.camel_up.table.view import CamelUpView


class CamelUpBot(Bot):
    """What both have in common: setup and partners' tickets are simple, the rest is weighed."""

    races: ClassVar[int]

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.rng = Random(seed, 2)

    def choose(self, view: View, legal_moves: list[int]) -> Choice:
        seen = cast(CamelUpView, view)
        if len(legal_moves) == 1:
            return Choice(legal_moves[0], "only")
        if seen.phase == "copying":
            return self.copy_best(seen, legal_moves)
        if seen.phase != "turn":
            return Choice(legal_moves[below(self.rng, len(legal_moves))], "setup")
        judgement = Judgement(seen, self.races)
        best = self.pick([judgement.weigh(move) for move in legal_moves], judgement)
        return Choice(best.move, best.reason, best.about)

    @abstractmethod
    def pick(self, weighed: list[Weighed], judgement: Judgement) -> Weighed:
        """The move to make, of all that were weighed."""

    def copy_best(self, view: CamelUpView, legal_moves: list[int]) -> Choice:
        """§11.2 Of the partner's tickets the one that earns most (C-33)."""
        gains = {move: self.copy_gain(view, MOVES[move]) for move in legal_moves}
        best = max(gains, key=lambda move: gains[move])
        return Choice(best, "copy", {"value": gains[best]})

    def copy_gain(self, view: CamelUpView, move: CopyTicket) -> int:
        if move.ticket in ("pyramid", "nothing"):
            return int(move.ticket == "pyramid")
        order = [camel for stack in reversed(view.track) for camel in reversed(stack.camels) if camel not in ("white", "black")]
        partner = view.seats[view.turn].partner
        assert partner is not None
        values = [ticket.value for ticket in view.seats[partner].tickets if ticket.camel == move.ticket]
        return max(values) if order[0] == move.ticket else 1 if order[1] == move.ticket else -1


class Regular(CamelUpBot):
    """Takes what is worth most, less a share of what it leaves to the next player. Answers at once."""

    name: ClassVar[str] = "regular"
    races: ClassVar[int] = 2000
    share_left: ClassVar[float] = 0.33
    closely: ClassVar[int] = 6
    """How many of the best moves are looked at again for what they leave."""

    def pick(self, weighed: list[Weighed], judgement: Judgement) -> Weighed:
        """Moves that cannot catch up any more are not looked at closely."""
        weighed.sort(key=lambda move: (-move.value, move.move))
        return max(weighed[: self.closely], key=lambda move: move.value - self.share_left * judgement.leaves(move.move))


class Novice(CamelUpBot):
    """Sees the same odds through a mist: feels for them rather than counting, and does not think of the next player."""

    name: ClassVar[str] = "novice"
    races: ClassVar[int] = 60
    mist: ClassVar[float] = 0.8
    """The spread, in coins, of what it feels a move is worth."""

    def pick(self, weighed: list[Weighed], judgement: Judgement) -> Weighed:
        return max(weighed, key=lambda move: move.value + self.mist * self.feeling())

    def feeling(self) -> float:
        """A random mood: the larger, the rarer (Gumbel's law, so that close moves are mistaken for each other)."""
        return -math.log(-math.log((below(self.rng, 1_000_000) + 0.5) / 1_000_000))


BOTS: tuple[Any, ...] = (Novice, Regular)
