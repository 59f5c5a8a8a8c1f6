"""What *expert* makes of a moment of Emira that is over: its trials, and the chances that were learned from games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import msgspec

from caravanserai.core.contract import Game
from caravanserai.core.judging import Intent, Known, SeatMove, shared
from caravanserai.core.policy_judging import PolicyJudge
from caravanserai.core.randomness import Random
from caravanserai.games.emira import components as c
from caravanserai.games.emira import engine
from caravanserai.games.emira.bots import minds
from caravanserai.games.emira.bots.players import ABLE_TO_PAY, Expert, plans_of
from caravanserai.games.emira.names import PHASES
from caravanserai.games.emira.table.restore import restore


class EmiraJudge(PolicyJudge):
    """Plays on for as many turns as *expert* does."""

    samples: ClassVar[int] = 128
    trials: ClassVar[int] = 128
    depth: ClassVar[int] = Expert.horizon
    usual: ClassVar[dict[str, float]] = {"novice": 0.0180, "regular": 0.0151, "expert": 0.0044}
    usual_among: ClassVar[int] = 3
    sharpness: ClassVar[dict[int, float]] = {4: 2.0, 5: 2.0}
    """Without it `bench/calibration.py` found 2.0 [1.2, 2.0] among four and 2.0 [1.0, 2.0] among five; with it 0.8 [0.5, 1.5] and
    0.9 [0.6, 1.2], on other games."""
    repeated: ClassVar[frozenset[str]] = frozenset({"bidding"})
    puzzled: ClassVar[frozenset[str]] = frozenset({"acting"})
    puzzle_samples: ClassVar[tuple[int, int]] = (64, 2048)
    kernel: ClassVar[Any] = engine
    phases: ClassVar[tuple[str, ...]] = PHASES

    def __init__(self, game: Game, players: int, seed: int = 0) -> None:
        super().__init__(game, players, seed)
        self.desk: Any = minds.desk_for(players, minds.expert(players), judged=True)

    def kernel_seat(self, viewer: int | None) -> int:
        """The place after all seats has seen what everybody has."""
        return c.SEATS if viewer is None else viewer

    def imagine(self, known: Known, number: int) -> Any:
        """A hidden purse that nobody counted is taken to be able to pay, as *expert* takes it."""
        view: Any = known.view
        tally: Any = known.tally
        position: Any = restore(view, Random(self.seed, number), tally)
        gold = list(position.gold)
        for other, shown in enumerate(view.seats):
            if shown.gold is None and view.turn:
                likely = ABLE_TO_PAY if tally is None else tally.likely(other, ABLE_TO_PAY)
                gold[other] = max(likely, gold[other]) if other == view.step.bidder else likely
        position.gold = gold
        return position

    def begin_luck(self, drawn: list[int]) -> None:
        engine.begin_draws(self.desk)
        self.desk.drawn = drawn + [0] * (len(self.desk.drawn) - len(drawn))

    def horizon(self, known: Known, position: Any) -> int:
        return known.stage + self.depth - int(position.turn)

    def shares(self, board: Any) -> list[float]:
        if board.is_over():
            return shared(board.winners, self.players)
        values = [engine.value_of(self.desk, board, seat) for seat in range(self.players)]
        return [value / sum(values) for value in values]

    def intents(self, position: Any, seat: int) -> list[Intent]:
        engine.list_plans(self.desk, position)
        return [self._intent(position, plan) for plan in plans_of(self.desk, position, seat)]

    def _intent(self, position: Any, plan: int) -> Intent:
        first = engine.first_move(self.desk, position, plan)
        return Intent((first,), engine.price_of_plan(self.desk, plan) if position.phase == c.BIDDING else None)

    def own_intents(self, position: Any, played: Sequence[int], since: Sequence[SeatMove]) -> list[Intent]:
        """§5.1 A seat's price is at least the highest that it bid in this auction, and at most what it let others have it for."""
        if position.phase != c.BIDDING:
            return [Intent(tuple(played))]
        first, standing, least = played[0], position.bid, 0
        most = engine.highest_bid(position, position.asked) // c.BID_STEP * c.BID_STEP
        for seat, move in (SeatMove(position.asked, first), *since):
            if seat == position.asked and move == c.PASS:
                return [Intent((first,), price) for price in (least, min(most, standing) if least else 0)]
            if move >= c.BID:
                standing = c.BID_STEP * (move - c.BID + 1)
                least = standing if seat == position.asked else least
        return [Intent((first,), least), Intent((first,), most)]

    def meant(self, owns: Sequence[Intent], best: Intent) -> Intent:
        """A price in between, if that is best."""
        least, most = owns[0], owns[-1]
        if best.price is None or least.price is None or most.price is None:
            return least
        return msgspec.structs.replace(least, price=min(max(best.price, least.price), most.price))

    def carry_out(self, intent: Intent) -> None:
        if intent.price is None:
            super().carry_out(intent)
        else:
            engine.run_auction(self.desk, self.board, self.board.asked, intent.price)


JUDGE = EmiraJudge
