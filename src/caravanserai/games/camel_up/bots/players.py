"""The players of Camel Up: *novice*, *regular* and *expert*, and those that they are measured by.

All of them think by the policy of the kernel, each with a mind of its own (`minds`). Regular takes what is worth most in coins,
with beliefs about the cards that lie and an eye on who is near to winning. Expert looks at the best of these again, in races
rolled to their end, for what helps to be first. Novice half counts and half looks.
"""

from __future__ import annotations

from typing import Any, ClassVar, cast

from caravanserai.core.bot import Bot, Choice, Considered
from caravanserai.core.guiding import PLAN_STEPS
from caravanserai.core.randomness import Random, below
from caravanserai.games.camel_up import components as c
from caravanserai.games.camel_up import engine
from caravanserai.games.camel_up.bots.early import Early
from caravanserai.games.camel_up.bots.minds import EXPERT, GREEDY, NOVICE, REGULAR, Row
from caravanserai.games.camel_up.bots.reasons import reason_for, reason_to_be_first
from caravanserai.games.camel_up.bots.thinking import Deliberation
from caravanserai.games.camel_up.kernel.policy.weights import ONE
from caravanserai.games.camel_up.kernel.policy.worth import NOTHING
from caravanserai.games.camel_up.table.moves import MOVES
from caravanserai.games.camel_up.table.tally import CamelUpTally
from caravanserai.games.camel_up.table.view import CamelUpView

TOLD = 6
"""So many of the moves that it thought of does a bot tell."""


class CamelUpBot(Bot[CamelUpView]):
    """What all have in common: setup and partners' tickets are simple, turns are thought about."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.rng = Random(seed, 2)

    def choose(self, view: CamelUpView, legal_moves: list[int]) -> Choice:
        if len(legal_moves) == 1:
            return Choice(legal_moves[0], "only")
        if view.phase == "turn":
            return self.take_turn(view, legal_moves)
        if view.phase == "copying":
            return self.copy_best(view)
        return Choice(legal_moves[below(self.rng, len(legal_moves))], "setup")

    def take_turn(self, view: CamelUpView, legal_moves: list[int]) -> Choice:
        raise NotImplementedError

    def copy_best(self, view: CamelUpView) -> Choice:
        """§11.2 Of the partner's tickets the one that earns most (C-33)."""
        position = Deliberation(view, None, REGULAR).position
        best = engine.best_copy_move(position)
        return Choice(best, "copy", {"value": engine.copy_gain(position, best) // ONE})


class Policy(CamelUpBot):
    """Plays what the kernel's policy says, by a mind."""

    mind: ClassVar[Row]

    def take_turn(self, view: CamelUpView, legal_moves: list[int]) -> Choice:
        thought = self.think(view)
        best = engine.turn_move(thought.desk, thought.position)
        considered = [Considered(move, value / ONE) for move, value in _sure_values(thought)]
        return Choice(best, *reason_for(thought, best), considered)

    def think(self, view: CamelUpView) -> Deliberation:
        return Deliberation(view, cast("CamelUpTally | None", self.tally), self.mind)


def _sure_values(thought: Deliberation) -> list[tuple[int, int]]:
    """The best of the moves whose worth is known, the best first."""
    sure = zip(thought.desk.values, thought.desk.sure, strict=True)
    known = [(move, value) for move, (value, is_sure) in enumerate(sure) if is_sure and value > NOTHING]
    return sorted(known, key=lambda entry: (-entry[1], entry[0]))[:TOLD]


class Regular(Policy):
    """Takes what is worth most, less a share of what it leaves to the next player. Answers at once."""

    name: ClassVar[str] = "regular"
    mind: ClassVar[Row] = REGULAR


class Novice(Policy):
    """Looks at who is in front more than it counts, and is in a mood for one kind of choice or another."""

    name: ClassVar[str] = "novice"
    mind: ClassVar[Row] = NOVICE

    def take_turn(self, view: CamelUpView, legal_moves: list[int]) -> Choice:
        thought = self.think(view)
        thought.desk.moods.state = self.rng.state
        best = engine.turn_move(thought.desk, thought.position)
        self.rng.state = thought.desk.moods.state
        considered = [Considered(move, value / ONE) for move, value in _sure_values(thought)]
        if best < c.PLACE_CHEER:
            return Choice(best, "looks_first", {"camel": MOVES[best].camel}, considered)
        return Choice(best, "hunch", {}, considered)


class Expert(Policy):
    """Looks at the best moves again, for what helps to be first. Takes the time that it is given, as far as that helps."""

    name: ClassVar[str] = "expert"
    thinks: ClassVar[bool] = True
    mind: ClassVar[Row] = EXPERT
    samples: ClassVar[int] = 512
    """So many races it rolls to their end, or fewer if it is given too little time: more were not seen to win more games."""
    fewest: ClassVar[int] = 128

    def take_turn(self, view: CamelUpView, legal_moves: list[int]) -> Choice:
        began = self.clock() if self.seconds is not None else 0.0
        thought = self.think(view)
        engine.list_plans(thought.desk, thought.position)
        most = thought.desk.plans.steps[0]
        coins = {plan.move: plan.value for plan in _plans(thought, 0)}
        rolled = self.look_closely(thought, began)
        considered = _plans(thought, rolled)
        best = considered[0].move
        why = reason_for(thought, best) if best == most else reason_to_be_first(thought, best, coins[most] - coins[best])
        return Choice(best, *why, considered)

    def look_closely(self, thought: Deliberation, began: float) -> int:
        """Roll races; with time left, twice as many again. How many it were in the end."""
        plans = thought.desk.plans
        if self.seconds is None:
            engine.think_of_winning(thought.desk, thought.position, self.seed, self.samples)
            return self.samples
        worths, count = list(plans.worths), self.fewest
        while True:
            started = self.clock()
            plans.worths = worths
            engine.think_of_winning(thought.desk, thought.position, self.seed, count)
            now = self.clock()
            if 2 * count > self.samples or now - began + 2 * (now - started) > self.seconds:
                return count
            count *= 2


def _plans(thought: Deliberation, rolled: int) -> list[Considered]:
    """The moves on the desk, the best first."""
    plans = thought.desk.plans
    steps, worths = plans.steps, plans.worths
    found = [Considered(steps[plan * PLAN_STEPS], worths[plan] / ONE, trials=rolled) for plan in range(plans.count)]
    return sorted(found, key=lambda entry: (-entry.value, entry.move))


class Greedy(Policy):
    """The exact odds, and nobody else is looked at. A yardstick."""

    name: ClassVar[str] = "greedy"
    mind: ClassVar[Row] = GREEDY


class Roller(CamelUpBot):
    """Always rolls. A yardstick."""

    name: ClassVar[str] = "roller"

    def take_turn(self, view: CamelUpView, legal_moves: list[int]) -> Choice:
        return Choice(c.ROLL, "roll", {"value": 1})


BOTS: tuple[Any, ...] = (Novice, Regular, Expert)
YARDSTICKS: tuple[Any, ...] = (Roller, Greedy, Early)
