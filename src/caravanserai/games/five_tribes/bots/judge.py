"""What *expert* makes of a moment of Five Tribes that is over: its trials, and the points where they stop read as chances."""

from __future__ import annotations

import math
from typing import Any, ClassVar, Final

from caravanserai.core.contract import Game
from caravanserai.core.judging import Intent, Known, softened
from caravanserai.core.policy_judging import PolicyJudge, moves_of
from caravanserai.games.five_tribes import engine
from caravanserai.games.five_tribes.bots.players import Expert, make_desk
from caravanserai.games.five_tribes.components import BIDDING
from caravanserai.games.five_tribes.kernel.policy.weights import BID_DEEP, CENT
from caravanserai.games.five_tribes.names import PHASES
from caravanserai.games.five_tribes.table.restore import what_is_certain

SPREAD: Final = {2: (200, 16.0), 3: (200, 12.0), 4: (200, 20.0)}
"""By players: by how many hundredths of a point it is uncertain who will be first, by the root of the turns that were played on
by the policy, who plays them otherwise than people do; and for each percent of the game that was left where it stopped. Found by

    python bench/fit_review_five_tribes.py --bots regular,regular --games 400 --samples 24 --seed 706000
    python bench/fit_review_five_tribes.py --bots regular,regular,regular --games 400 --samples 24 --seed 706000
    python bench/fit_review_five_tribes.py --bots regular,regular,regular,regular --games 120 --samples 24 --seed 721000

By 100 and 60 games for two and three it had come out half as large again, and chances were too cautious.
"""

THOUGHT_THROUGH: Final = {BID_DEEP: 2}
"""What makes a mind bid in play-outs as *regular* bids at the table: with all replies, which takes long."""


class FiveTribesJudge(PolicyJudge):
    """Plays on to the end of the next round."""

    version: ClassVar[int] = 2
    unit: ClassVar[str] = "points"
    samples: ClassVar[int] = 384
    trials: ClassVar[int] = 256
    depth: ClassVar[int] = Expert.rounds
    usual: ClassVar[dict[str, float]] = {"novice": 0.0380, "regular": 0.0224, "expert": 0.0050}
    usual_among: ClassVar[int] = 2
    continuing: ClassVar[frozenset[str]] = frozenset({"sowing"})
    puzzled: ClassVar[frozenset[str]] = frozenset({"starting"})
    puzzle_options: ClassVar[dict[str, Any]] = {"open_hands": True}
    kernel: ClassVar[Any] = engine
    phases: ClassVar[tuple[str, ...]] = PHASES

    def __init__(self, game: Game, players: int, seed: int = 0) -> None:
        super().__init__(game, players, seed)
        self.desk: Any = make_desk(players, *Expert.mind)
        self.at_a_glance = list(self.desk.mind.rows)
        self.thought_through = list(make_desk(players, *(mind | THOUGHT_THROUGH for mind in Expert.mind)).mind.rows)

    def imagine(self, known: Known, number: int) -> Any:
        view: Any = known.view
        tally: Any = known.tally
        return what_is_certain(view, tally)

    def begin_luck(self, drawn: list[int]) -> None:
        engine.begin_luck(self.desk)
        self.desk.walk_turn = -1
        self.desk.drawn = drawn + [0] * (len(self.desk.drawn) - len(drawn))

    def horizon(self, known: Known, position: Any) -> int:
        return known.stage + self.depth

    def play_on(self, horizon: int) -> None:
        self.bid_on()
        super().play_on(horizon)

    def bid_on(self) -> None:
        """To the end of an auction that is under way, with all replies: who bids at a glance does not compete for what was just
        drawn, and makes it luck for whoever happens to bid first."""
        if self.board.phase != BIDDING:
            return
        self.desk.mind.rows = self.thought_through
        while self.board.phase == BIDDING:
            self.board.play(engine.guided_move(self.desk, self.board))
        self.desk.mind.rows = self.at_a_glance

    def shares(self, board: Any) -> list[float]:
        spread = self.spread(board)
        worths = self.worths(board)
        return softened(worths, spread) if spread else [(worth == max(worths)) / worths.count(max(worths)) for worth in worths]

    def spread(self, board: Any) -> float:
        """Nothing, if all that is left was played."""
        by_turn, by_left = SPREAD[self.players]
        left = 0 if board.is_over() else engine.time_left(board)
        return by_turn * math.sqrt(board.turns - self.begun.turns) + by_left * left

    def worths(self, board: Any) -> list[int]:
        """Everything that each seat has, as a sound player weighs it; in the end, its points."""
        if board.is_over():
            return [CENT * engine.total_points(board, seat) for seat in range(self.players)]
        self.desk.mind.row_of = [0] * len(self.desk.mind.row_of)
        engine.think_as(self.desk, board, 0)
        return [engine.seat_value(self.desk, board, seat) for seat in range(self.players)]

    def points(self, board: Any, seat: int) -> float:
        """What it is ahead by."""
        return float(engine.lead_of(self.desk, board, seat) / CENT)

    def intents(self, position: Any, seat: int) -> list[Intent]:
        engine.list_plans(self.desk, position)
        return [Intent(moves_of(self.desk.plans, plan)) for plan in range(self.desk.plans.count)]

    def gist(self, plan: Intent) -> int:
        """Of a walk, where it ends, and with which tribe."""
        return plan.moves[-1]


JUDGE = FiveTribesJudge
