"""Players of Emira: *novice* and *regular*, who play by the policy in the kernel, and *expert*, who tries its plans out.

Each is given what its seat sees and has counted. A hidden purse that it has not counted is taken to be able to pay: who takes
rivals for poor does not bid for what they will take.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import Any, ClassVar, Final, cast

from caravanserai.core.bot import Bot, Choice, Considered
from caravanserai.core.contract import View
from caravanserai.core.randomness import below
from caravanserai.core.search import Limit, Tried, search
from caravanserai.games.emira import components as c
from caravanserai.games.emira import engine
from caravanserai.games.emira.bots import minds
from caravanserai.games.emira.bots.early import Early
from caravanserai.games.emira.bots.simple import Simple
from caravanserai.games.emira.kernel.policy.guided import VICTORY
from caravanserai.games.emira.names import PRINCESSES
from caravanserai.games.emira.table.restore import restore
from caravanserai.games.emira.table.tally import EmiraTally
from caravanserai.games.emira.table.view import EmiraView

ABLE_TO_PAY: Final = 1200
"""What a purse is taken to hold of which nothing is known."""


class Sheikh(Bot):
    """Somebody who plays by the policy, with a mind of its own."""

    mind: ClassVar[Callable[[int], list[list[int]]]]
    counts: ClassVar[bool] = True
    """Whether it keeps count of other people's gold."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.rng = engine.Random(seed, 2)
        self.desks: dict[int, Any] = {}
        """By number of players."""

    def choose(self, view: View, legal_moves: list[int]) -> Choice:
        seen = cast(EmiraView, view)
        if len(legal_moves) == 1:
            return Choice(legal_moves[0], "only")
        seat = seen.asked if seen.viewer is None else seen.viewer
        assert seat is not None
        position = self.imagine(seen, seat)
        desk = self.desk(position.seats)
        desk.moods.state = self.rng.state
        below(self.rng, 2)
        return self.decide(position, desk, seat)

    @abstractmethod
    def decide(self, position: Any, desk: Any, seat: int) -> Choice:
        """The choice of the seat that is asked."""

    def imagine(self, view: EmiraView, seat: int) -> Any:
        """A position that looks like the view, with the gold that is known and enough of what is not."""
        tally = cast(EmiraTally | None, self.tally) if self.counts else None
        position = restore(view, cast(Any, self.rng), tally)
        position.asked = seat
        gold = list(position.gold)
        for other, shown in enumerate(view.seats):
            if shown.gold is None and view.turn:
                likely = ABLE_TO_PAY if tally is None else tally.likely(other, ABLE_TO_PAY)
                gold[other] = max(likely, gold[other]) if other == view.step.bidder else likely
        position.gold = gold
        return position

    def desk(self, players: int) -> Any:
        if players not in self.desks:
            self.desks[players] = minds.desk_for(players, type(self).mind(players))
        return self.desks[players]


class Regular(Sheikh):
    """The policy, at once."""

    name: ClassVar[str] = "regular"
    mind: ClassVar[Callable[[int], list[list[int]]]] = minds.regular

    def decide(self, position: Any, desk: Any, seat: int) -> Choice:
        engine.list_plans(desk, position)
        reason, about = why(desk, position, seat)
        return Choice(engine.first_move(desk, position, 0), reason, about, considered(desk, position))


class Novice(Regular):
    """The policy through a mist, without a thought for rivals or for what they have in their purses."""

    name: ClassVar[str] = "novice"
    mind: ClassVar[Callable[[int], list[list[int]]]] = minds.novice
    counts: ClassVar[bool] = False


class Expert(Sheikh):
    """Tries the policy's plans out, each against the same luck and several kinds of rivals."""

    name: ClassVar[str] = "expert"
    mind: ClassVar[Callable[[int], list[list[int]]]] = minds.expert
    thinks: ClassVar[bool] = True
    trials: ClassVar[int] = 384
    """How many it takes if nobody says how long it may think."""
    most_trials: ClassVar[int] = 40_000
    """How many it takes at most if somebody does."""
    horizon: ClassVar[int] = 4
    """How many turns a trial goes on for."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.price: tuple[int, int, int] | None = None
        """The turn and those who have not acted, and how far to go in that auction."""

    def decide(self, position: Any, desk: Any, seat: int) -> Choice:
        if position.phase == c.BIDDING:
            return self.bid(position, desk, seat)
        tried = self.try_out(position, desk, seat)
        return Choice(tried[0].move, "tried", tried_about(tried[0], seat), [told(one, seat) for one in tried])

    def bid(self, position: Any, desk: Any, seat: int) -> Choice:
        """A price is thought out once an auction, and again if the bids pass it."""
        if self.price is None or self.price[:2] != (position.turn, position.pending) or self.price[2] <= position.bid:
            tried = self.try_out(position, desk, seat)
            price = engine.price_of_plan(desk, tried[0].plan)
            self.price = (position.turn, position.pending, price)
            about = tried_about(tried[0], seat) | {"price": price}
            return Choice(tried[0].move, "tried_bid", about, [told(one, seat) for one in tried])
        return Choice(engine.bid_for(desk, position, self.price[2]), "bid", {"value": self.price[2]})

    def try_out(self, position: Any, desk: Any, seat: int) -> list[Tried]:
        trials = self.trials if self.seconds is None else self.most_trials
        seed = below(self.rng, 1 << 30)
        limit = Limit(trials, self.seconds, self.clock)
        return search(cast(Any, engine), [desk], position, seat, horizon=self.horizon, seed=seed, limit=limit)


# Reasons


def why(desk: Any, position: Any, seat: int) -> tuple[str, dict[str, str | int | float]]:
    """Why the policy's first plan comes first."""
    move = engine.first_move(desk, position, 0)
    if position.phase == c.BIDDING:
        return "bid", {"value": max(0, engine.price_of_plan(desk, 0))}
    if position.phase in (c.ACTING, c.RELIEVING) and move == c.TAKE_RELIEF:
        return "relief", {"gold": c.RELIEF_GOLD}
    if position.phase in (c.ACTING, c.BUYING_CARDS) and move == c.GO_ON:
        return "save", {}
    if position.phase == c.ACTING:
        return why_action(desk, position, seat, move - c.BUY)
    return "worth", {"value": desk.plans.worths[0]}


def why_action(desk: Any, position: Any, seat: int, action: int) -> tuple[str, dict[str, str | int | float]]:
    """Whom it draws, what it brings in, or simply that it is worth most."""
    princess = engine.drawn_by(desk, position, seat, action)
    if princess != c.NONE:
        return "draws", {"princess": PRINCESSES[princess]}
    if action < c.APPEARANCE:
        return "pays", {"gold": c.TRACK_INCOME[action] * c.TRACK_SPACES[action]}
    return "worth", {"value": desk.plans.worths[0]}


def considered(desk: Any, position: Any) -> list[Considered]:
    """The policy's plans, each first move once."""
    worths: dict[int, int] = {}
    for plan in range(desk.plans.count):
        worths.setdefault(engine.first_move(desk, position, plan), desk.plans.worths[plan])
    return [Considered(move, worth) for move, worth in worths.items()]


def tried_about(tried: Tried, seat: int) -> dict[str, str | int | float]:
    share = round(tried.values[seat] * 100 / VICTORY) if tried.values else 0
    return {"share": share, "trials": tried.trials}


def told(tried: Tried, seat: int) -> Considered:
    values = [value / VICTORY for value in tried.values]
    return Considered(tried.move, values[seat] if values else 0.0, values, tried.trials)


BOTS: tuple[Any, ...] = (Novice, Regular, Expert)
YARDSTICKS: tuple[Any, ...] = (Early, Simple)
