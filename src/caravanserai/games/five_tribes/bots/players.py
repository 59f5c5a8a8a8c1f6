"""The players of Five Tribes: *novice*, *regular* and *expert*, and those that they are measured by.

All of them think with the policy of the kernel (`kernel/policy`), by the weights of `minds`. A seat's view and tally give a
position in which nothing is drawn that the seat does not know; what it does not know is dealt by the bot's own seed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, cast

from caravanserai.core.bot import Bot, Choice, Considered
from caravanserai.core.guiding import PLAN_STEPS, make_mind
from caravanserai.core.randomness import seeded
from caravanserai.core.search import Limit, Tried, halve
from caravanserai.games.five_tribes import components as c
from caravanserai.games.five_tribes import engine
from caravanserai.games.five_tribes.bots import minds
from caravanserai.games.five_tribes.bots.early import Early
from caravanserai.games.five_tribes.bots.reasons import Reason, why_walk
from caravanserai.games.five_tribes.engine import Position
from caravanserai.games.five_tribes.names import PHASES, TILES, TRIBES
from caravanserai.games.five_tribes.table.restore import what_is_certain
from caravanserai.games.five_tribes.table.tally import FiveTribesTally
from caravanserai.games.five_tribes.table.view import FiveTribesView

MOST_TOLD = 8
"""So many of the moves that a bot considered are told."""


def make_desk(players: int, *rows: dict[int, int]) -> engine.Desk:
    """A place to think at among so many, with these minds: each as it differs from a sound one."""
    mind = make_mind([minds.row(players, changes) for changes in rows], engine.Mind)
    boards = Position(c.SEATS), Position(c.SEATS)
    held: list[Any] = [mind, engine.Plans(), boards[0], engine.Random(), engine.Random(), boards[1], engine.Choices()]
    return engine.Desk(*held)


class PolicyBot(Bot[FiveTribesView]):
    """A player who thinks with the kernel's policy. A walk, once chosen, is walked to its end."""

    mind: ClassVar[tuple[dict[int, int], ...]] = (minds.SOUND,)

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.desk = make_desk(2, *self.mind)
        self._players = 2
        self._walk: tuple[int, ...] = ()
        """The moves of the last walk that was chosen, of which turn it is, and why it was."""
        self._turn = -1
        self._why: Reason = ("walk", {})

    def choose(self, view: FiveTribesView, legal_moves: list[int]) -> Choice:
        if len(legal_moves) == 1:
            return Choice(legal_moves[0], "only")
        self._sit_among(len(view.seats))
        step = self._next_step(view)
        if step in legal_moves:
            left = self._walk[len(self._walk) - sum(view.step.in_hand.values()) :]
            return Choice(step, *self._why, then=_rest(left))
        certain = what_is_certain(view, cast(FiveTribesTally | None, self.tally))
        number = (view.turns * 10 + view.bids) * len(PHASES) + PHASES.index(view.phase)
        self.desk.dice.state, self.desk.moods.state = seeded(self.seed, 2 * number), seeded(self.seed, 2 * number + 1)
        dealt = certain.copy()
        seat = dealt.actor()
        engine.redeal(dealt, seat, self.desk.dice)
        return self.think(certain, dealt, seat, legal_moves)

    def _sit_among(self, players: int) -> None:
        """Think with the weights for so many."""
        if players != self._players:
            self.desk, self._players = make_desk(players, *self.mind), players

    def think(self, certain: Position, dealt: Position, seat: int, legal_moves: list[int]) -> Choice:
        """The best plan, as it is worth after this activation."""
        engine.list_plans(self.desk, dealt)
        plans = self.desk.plans
        moves = enumerate(self._plans())
        considered = [Considered(plan[0], plans.worths[number] / 100, then=_rest(plan)) for number, plan in moves]
        return self.tell(dealt, 0, considered)

    def tell(self, position: Position, plan: int, considered: list[Considered]) -> Choice:
        """A choice with its reason, and the best of what was considered; a walk is kept in mind."""
        moves, told = self._plans()[plan], considered[:MOST_TOLD]
        if not c.PICK <= moves[0] < c.BUILD:
            return Choice(moves[0], *self._why_answer(position, plan, considered), told)
        reason, about = why_walk(self.desk, position, position.turn, self._plans(), plan)
        self._walk, self._turn, self._why = moves, position.turns, (reason, self._about_walk(moves) | about)
        return Choice(moves[0], *self._why, told, _rest(moves))

    def _why_answer(self, position: Position, plan: int, considered: list[Considered]) -> Reason:
        """What a place in the order brings over the last, or what an answer brings."""
        move, worth = self._plans()[plan][0], self.desk.plans.worths[plan] / 100
        if position.phase == c.BIDDING:
            gain = considered[0].value - min((bid.value for bid in considered if bid.move == c.BID), default=considered[0].value)
            return ("bid", {"value": round(gain, 2)}) if gain > 0 else ("cheap", {})
        if move == c.GO_ON:
            return "pass", {}
        if position.phase in (c.KILLING, c.KILLING_AGAIN):
            return "victim", {}
        if position.phase == c.STARTING and (move - c.POWER) // c.PAYMENTS == c.ANUN_NAK:
            return "extras", {"value": self._over_walks(plan)}
        return "worth", {"value": worth}

    def _plans(self) -> list[tuple[int, ...]]:
        """The moves of each plan."""
        plans = self.desk.plans
        steps, lengths = plans.steps, plans.lengths
        firsts = range(0, plans.count * PLAN_STEPS, PLAN_STEPS)
        return [tuple(steps[first : first + lengths[plan]]) for plan, first in enumerate(firsts)]

    def _over_walks(self, plan: int) -> float:
        """What a plan is worth over the best walk."""
        walks = [self.desk.plans.worths[number] for number, moves in enumerate(self._plans()) if c.PICK <= moves[0] < c.BUILD]
        return (self.desk.plans.worths[plan] - max(walks, default=0)) / 100

    def _next_step(self, view: FiveTribesView) -> int | None:
        """The next drop of the walk that is under way, if it is the one that was chosen."""
        made = len(self._walk) - sum(view.step.in_hand.values())
        if view.phase != "sowing" or view.turns != self._turn or not 0 < made < len(self._walk):
            return None
        return self._walk[made] if _tile_of(self._walk[made - 1]) == view.step.at else None

    def _about_walk(self, moves: Sequence[int]) -> dict[str, str | int | float]:
        return {"tile": _tile_of(moves[-1]), "tribe": TRIBES[(moves[-1] - c.DROP) % c.TRIBES]}


def _tile_of(move: int) -> str:
    """The tile that a step of a walk leads to."""
    return TILES[move - c.PICK if move < c.DROP else (move - c.DROP) // c.TRIBES]


def _rest(plan: tuple[int, ...]) -> list[int]:
    """The steps of a walk after its first; other plans are one move."""
    return list(plan[1:]) if c.PICK <= plan[0] < c.BUILD else []


class Novice(PolicyBot):
    """Takes what looks best at a glance, and is often a little wrong."""

    name: ClassVar[str] = "novice"
    mind: ClassVar[tuple[dict[int, int], ...]] = (minds.GREEN,)

    def think(self, certain: Position, dealt: Position, seat: int, legal_moves: list[int]) -> Choice:
        engine.begin_luck(self.desk)
        move = engine.guided_move(self.desk, dealt)
        if c.PICK <= move < c.BUILD:
            self._walk, self._turn = tuple(self.desk.path[: self.desk.length]), dealt.turns
            self._why = "glance", self._about_walk(self._walk)
            return Choice(move, *self._why, then=_rest(self._walk))
        return Choice(move, "feeling")


class Regular(PolicyBot):
    """Thinks the best ends of a move through, and all bids with their replies. Answers at once."""

    name: ClassVar[str] = "regular"


class Maximiser(PolicyBot):
    """Takes the plan that brings most points at once."""

    name: ClassVar[str] = "maximiser"
    mind: ClassVar[tuple[dict[int, int], ...]] = (minds.POINTS,)


class Expert(PolicyBot):
    """Plays the regular's plans on, over and over, with the cards that it has not seen dealt anew, against several minds."""

    name: ClassVar[str] = "expert"
    thinks: ClassVar[bool] = True
    mind: ClassVar[tuple[dict[int, int], ...]] = (minds.SOUND, minds.SOUND, minds.HASTY)
    trials: ClassVar[int] = 400
    """So many for a decision where no time is given."""
    most_trials: ClassVar[int] = 200_000
    """Where time is given, that ends it."""
    rounds: ClassVar[int] = 2
    """So far it plays on: to the end of the next round."""

    def think(self, certain: Position, dealt: Position, seat: int, legal_moves: list[int]) -> Choice:
        """Whether to sell is no matter for long thought; everything else is played on."""
        if dealt.phase == c.ENDING and not any(c.POWER <= move < c.AIM for move in legal_moves):
            return super().think(certain, dealt, seat, legal_moves)
        engine.list_plans(self.desk, dealt)
        plans = range(self.desk.plans.count)
        limit = Limit(self.trials if self.seconds is None else self.most_trials, self.seconds, self.clock)
        seed = seeded(self.seed, self.desk.luck & 0xFFFFFF)
        tried = halve(engine, [self.desk], certain, seat, plans, horizon=dealt.round + self.rounds, seed=seed, limit=limit)
        rests = [_rest(moves) for moves in self._plans()]
        considered = [Considered(plan.move, _lead(plan, seat), _leads(plan), plan.trials, rests[plan.plan]) for plan in tried]
        return self.tell(dealt, tried[0].plan, considered)


def _lead(tried: Tried, seat: int) -> float:
    return round((tried.values[seat] if tried.values else tried.worth) / 100, 2)


def _leads(tried: Tried) -> list[float]:
    return [round(value / 100, 2) for value in tried.values]


BOTS: tuple[Any, ...] = (Novice, Regular, Expert)
YARDSTICKS: tuple[Any, ...] = (Early, Maximiser)
