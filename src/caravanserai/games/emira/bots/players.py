"""Players of Emira: *novice* and *regular*, who play by the policy in the kernel, and *expert*, who tries its plans out.

Each is given what its seat sees and has counted. A hidden purse that it has not counted is taken to be able to pay: who takes
rivals for poor does not bid for what they will take.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from contextlib import suppress
from typing import Any, ClassVar, Final, cast

import msgspec

from caravanserai.core.bot import Bot, Choice, Considered
from caravanserai.core.randomness import below
from caravanserai.core.search import Limit, Tried, halve
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


class Sheikh(Bot[EmiraView]):
    """Somebody who plays by the policy, with a mind of its own."""

    mind: ClassVar[Callable[[int], list[list[int]]]]
    keeps_quiet: ClassVar[frozenset[str]] = frozenset({"bid", "tried_bid", "tried_outbid"})
    counts_gold: ClassVar[bool] = True
    """Whether it keeps count of other people's gold."""
    judges: ClassVar[bool] = False
    """Whether it tells from what was learned how likely everybody is to win."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.rng = engine.Random(seed, 2)
        self.desks: dict[int, Any] = {}
        """By number of players."""

    def choose(self, view: EmiraView, legal_moves: list[int]) -> Choice:
        if len(legal_moves) == 1:
            return Choice(legal_moves[0], "only")
        seat = view.asked if view.viewer is None else view.viewer
        assert seat is not None
        position = self.imagine(view, seat)
        desk = self.desk(position.seats)
        desk.moods.state = self.rng.state
        below(self.rng, 2)
        return self.decide(position, desk, seat)

    @abstractmethod
    def decide(self, position: Any, desk: Any, seat: int) -> Choice:
        """The choice of the seat that is asked."""

    def imagine(self, view: EmiraView, seat: int) -> Any:
        """A position that looks like the view, with the gold that is known and enough of what is not.

        What others are taken to be after stays the same in all of a game: nobody bids for what he then thinks better of.
        """
        heard = cast(EmiraTally | None, self.tally)
        tally = heard if self.counts_gold else None
        position = restore(view, cast(Any, self.rng), tally)
        position.asked = seat
        engine.redeal_objectives(position, seat, engine.Random(self.temper, seat))
        gold = list(position.gold)
        for other, shown in enumerate(view.seats):
            if shown.gold is None and view.turn:
                likely = ABLE_TO_PAY if tally is None else tally.likely(other, ABLE_TO_PAY)
                gold[other] = max(likely, gold[other]) if other == view.step.bidder else likely
        position.gold = gold
        if position.phase == c.ACTING and heard is not None and heard.bidder == seat:
            position.bidder, position.bid = seat, heard.bid
        return position

    @property
    def temper(self) -> int:
        """What it misjudges, it misjudges alike all the time."""
        return int(engine.Random(self.character, 2).state)

    def desk(self, players: int) -> Any:
        if players not in self.desks:
            self.desks[players] = minds.desk_for(players, type(self).mind(players), judged=self.judges)
        self.desks[players].temper = self.temper
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
    counts_gold: ClassVar[bool] = False


class Expert(Sheikh):
    """Tries the policy's plans out, each against the same luck and several kinds of rivals."""

    name: ClassVar[str] = "expert"
    judges: ClassVar[bool] = True
    mind: ClassVar[Callable[[int], list[list[int]]]] = minds.expert
    thinks: ClassVar[bool] = True
    trials: ClassVar[int] = 384
    """How many it takes if nobody says how long it may think."""
    most_trials: ClassVar[int] = 40_000
    """How many it takes at most if somebody does."""
    horizon: ClassVar[int] = 4
    """How many turns a trial goes on for."""

    def decide(self, position: Any, desk: Any, seat: int) -> Choice:
        if position.phase == c.BIDDING:
            return self.bid(position, desk, seat)
        tried = self.try_out(position, desk, seat)
        reason, about = why_tried(tried, position, seat) if tried[0].values else why(desk, position, seat)
        return Choice(tried[0].move, reason, about, [told(one, seat) for one in tried])

    def bid(self, position: Any, desk: Any, seat: int) -> Choice:
        """A price is thought out once an auction, and again when others have bid half of the way to it.

        Until then many may yet drop out early; a price that is good on average of that need not be once they have not.
        """
        known = remembered(self.memory, position)
        if known is not None:
            return Choice(engine.bid_for(desk, position, known.price), "bid", {"value": known.price})
        tried = self.try_out(position, desk, seat)
        price = engine.price_of_plan(desk, tried[0].plan)
        again = (position.bid + price + 1) // 2
        self.memory = msgspec.msgpack.encode(KnownPrice(position.turn, position.pending, price, again))
        reason, about = why_tried(tried, position, seat, price) if tried[0].values else why(desk, position, seat)
        rival = outbid(position, seat, price, cast(EmiraTally | None, self.tally))
        if reason == "tried_bid" and rival is not None:
            reason, about = "tried_outbid", about | {"seat": rival, "most": price - c.BID_STEP}
        return Choice(tried[0].move, reason, about, [told(one, seat) for one in tried])

    def try_out(self, position: Any, desk: Any, seat: int) -> list[Tried]:
        trials = self.trials if self.seconds is None else self.most_trials
        seed = below(self.rng, 1 << 30)
        limit = Limit(trials, self.seconds, self.clock)
        engine.list_plans(desk, position)
        plans = plans_of(desk, position, seat)
        return halve(cast(Any, engine), [desk], position, seat, plans, horizon=self.horizon, seed=seed, limit=limit)


class KnownPrice(msgspec.Struct, frozen=True, array_like=True):
    """How far *expert* goes in an auction, as it remembers it."""

    turn: int
    pending: int
    """Those who had not acted."""
    price: int
    again: int
    """From what bid on it thinks again."""


def remembered(memory: bytes, position: Any) -> KnownPrice | None:
    """The price that was thought out for this auction, as long as it holds."""
    with suppress(msgspec.DecodeError):
        known = msgspec.msgpack.decode(memory, type=KnownPrice)
        if (known.turn, known.pending) == (position.turn, position.pending) and position.bid < known.again:
            return known
    return None


def plans_of(desk: Any, position: Any, seat: int) -> list[int]:
    """All that are listed, but none that pays for nothing or spends what the upkeep needs, unless the policy thinks that best."""
    plans = list(range(desk.plans.count))
    if position.phase == c.BIDDING:
        return [plan for plan in plans if plan == 0 or leaves_enough(position, seat, engine.price_of_plan(desk, plan))]
    if position.phase not in (c.ACTING, c.BUYING_CARDS):
        return plans
    plans = [plan for plan in plans if plan == 0 or can_be_afforded(position, seat, engine.first_move(desk, position, plan))]
    acting = [plan for plan in plans if engine.first_move(desk, position, plan) not in (c.GO_ON, c.TAKE_RELIEF)]
    paid = position.phase == c.ACTING and position.bidder == seat and engine.net_of(position, seat, position.bid) > 0
    return acting if paid and plans[0] in acting else plans


def can_be_afforded(position: Any, seat: int, move: int) -> bool:
    """§4.7 Whether an action, or cards, leave what may be due in this turn; to do nothing always does."""
    if c.BUY <= move < c.BUY + c.ACTIONS:
        price = engine.price_of(position, seat, move - c.BUY)
    elif position.phase == c.BUYING_CARDS and move != c.GO_ON:
        price = engine.cards_price(position, seat, move - c.BUY_CARDS)
    else:
        return True
    return bool(price + to_keep(position, seat) <= position.gold[seat])


def to_keep(position: Any, seat: int) -> int:
    """§4.7 and §6.5 What may be due in this turn: for all who live here, and for all in sight, any of whom may move in."""
    coming = [*position.in_play[: position.in_play_count], *position.undecided[: position.undecided_count]]
    charged = len(coming) if engine.lives_with(position, seat, c.SULEIKA) else len(coming) - 1 if c.SULEIKA in coming else 0
    return int(engine.bill_of(position, seat) + c.UPKEEP * len(coming) + c.SULEIKA_FEE * charged)


def leaves_enough(position: Any, seat: int, bid: int) -> bool:
    """§5.4 and §4.7 Whether a bid leaves gold for some action and for what may be due; one that costs nothing always does."""
    prices = [engine.price_of(position, seat, action) for action in range(c.ACTIONS) if engine.is_on_offer(position, action)]
    paid = engine.net_of(position, seat, bid)
    return paid == 0 or paid + min(prices, default=0) + to_keep(position, seat) <= position.gold[seat]


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


def why_tried(tried: list[Tried], position: Any, seat: int, price: int | None = None) -> tuple[str, dict[str, str | int | float]]:
    """How often it leads to victory, if it still does; who does nothing tells what the best action would have led to."""
    about, others = tried_about(tried[0], seat), [one for one in tried[1:] if one.values]
    if about["share"] == 0:
        return "tried_lost", {"trials": tried[0].trials}
    if price is not None:
        return "tried_bid", about | {"price": price}
    if position.phase == c.ACTING and tried[0].move == c.GO_ON and tried[0].values and others:
        return "tried_save", about | {"other": tried_about(max(others, key=lambda one: one.values[seat]), seat)["share"]}
    return "tried", about


def outbid(position: Any, seat: int, price: int, tally: EmiraTally | None) -> int | None:
    """A rival in this auction who can pay a step less than this price, and no more, if that is certain of any."""
    for rival in range(position.seats) if tally is not None else ():
        takes_part = rival != seat and position.pending >> rival & 1 and not position.passed >> rival & 1
        most = engine.highest_bid(position, rival) // c.BID_STEP * c.BID_STEP
        if takes_part and tally is not None and tally.knows(rival) and most + c.BID_STEP == price:
            return rival
    return None


def tried_about(tried: Tried, seat: int) -> dict[str, str | int | float]:
    share = round(tried.values[seat] * 100 / VICTORY) if tried.values else 0
    return {"share": share, "trials": tried.trials}


def told(tried: Tried, seat: int) -> Considered:
    values = [value / VICTORY for value in tried.values]
    return Considered(tried.move, values[seat] if values else 0.0, values, tried.trials)


BOTS: tuple[Any, ...] = (Novice, Regular, Expert)
YARDSTICKS: tuple[Any, ...] = (Early, Simple)
