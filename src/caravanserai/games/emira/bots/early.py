"""A player of Emira that others are measured by: *early*, the first one that planned. It stays as it is.

It looks one decision ahead: what an action pays back, whom it draws, and what acting now is worth against acting later; it keeps
the upkeep safe, and plays events when they pay.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, NamedTuple

from caravanserai.core.bot import Bot, Choice
from caravanserai.games.emira import components as c
from caravanserai.games.emira.bots.early_worths import LOSS, PRINCESS_WORTH, Judgement, points_of
from caravanserai.games.emira.names import CARAVANS, TOKENS, Card
from caravanserai.games.emira.table import moves as m
from caravanserai.games.emira.table.view import EmiraView, tokens_with

EAGERNESS = 0.55
"""How much of what acting first brings is bid for it."""
RAISE = 0.34
"""How far towards its limit a raise goes."""
SPARE_GOLD = 450
"""What is left after paying for event cards, besides the upkeep."""
KEPT_CARDS = 2


class Early(Bot[EmiraView]):
    """Takes what is worth most. Answers at once."""

    name: ClassVar[str] = "early"

    def choose(self, view: EmiraView, legal_moves: list[int]) -> Choice:
        if len(legal_moves) == 1:
            return Choice(legal_moves[0], "only")
        judgement = Judgement(view, view.asked if view.viewer is None else view.viewer)  # type: ignore[arg-type]
        if view.phase == "bidding":
            return self.bid(judgement, legal_moves)
        moves = [move for move in legal_moves if move < c.BID]
        worths = {move: self.weigh(judgement, m.MOVES[move]) for move in moves}
        best = max(moves, key=lambda move: (worths[move], -move))
        return Choice(best, "worth", {"value": round(worths[best])})

    def bid(self, judgement: Judgement, legal_moves: list[int]) -> Choice:
        """What acting now brings, against what is left when others have acted; camels pay for the bid first."""
        limit = self.limit(judgement)
        standing = judgement.view.step.bid
        if limit < standing + c.BID_STEP:
            return Choice(c.PASS, "bid", {"value": round(max(0.0, limit))})
        raised = standing + c.BID_STEP + int((limit - standing) * RAISE) // c.BID_STEP * c.BID_STEP
        bids = [move for move in legal_moves if move >= c.BID and m.MOVES[move].amount <= min(raised, limit)]
        return Choice(max(bids), "bid", {"value": round(limit)}) if bids else Choice(c.PASS, "bid", {"value": round(limit)})

    def limit(self, judgement: Judgement) -> float:
        off = judgement.discount()
        worths = [*judgement.best_actions(judgement.gold), 0.0]
        others = len([seat for seat in judgement.view.step.pending if seat != judgement.seat])
        later = worths[min(others, len(worths) - 1)] if others > 2 else worths[min(1, len(worths) - 1)]
        gain = max(0.0, worths[0]) - max(0.0, later)
        limit = off + gain * EAGERNESS / judgement.thrift()
        while limit >= c.BID_STEP and judgement.best_actions(judgement.gold - int(max(0.0, limit - off)))[:1] < [
            worths[0] - limit
        ]:
            limit -= 5 * c.BID_STEP
        return limit if worths[0] > 0 else 0.0

    def weigh(self, judgement: Judgement, move: Any) -> float:
        return _WORTHS.get(type(move), _nothing)(judgement, move)


def _nothing(judgement: Judgement, move: Any) -> float:
    return 0.0


def _keep(judgement: Judgement, move: m.KeepCard) -> float:
    return _CARDS[move.card].kept


def _buy(judgement: Judgement, move: m.Buy) -> float:
    return judgement.action_worth(move.action, judgement.gold)


def _relief(judgement: Judgement, move: m.TakeRelief) -> float:
    """Before an auction only if nothing that could be had is worth more."""
    if judgement.view.phase == "acting":
        return float(c.RELIEF_GOLD)
    return c.RELIEF_GOLD - max([0.0, *judgement.best_actions(judgement.gold)])


def _buy_cards(judgement: Judgement, move: m.BuyCards) -> float:
    """With gold to spare, and few cards in hand."""
    price = judgement.cards_price(move.count)
    spare = judgement.gold - price - judgement.bill() - SPARE_GOLD
    return 100.0 - price / 10 * judgement.thrift() if spare >= 0 and judgement.own.cards < KEPT_CARDS else -1.0


def _token(judgement: Judgement, move: m.ChooseToken) -> float:
    """At the bazaar what helps most; for good looks the largest pile; for Samira what is missed least."""
    if judgement.view.phase == "choosing_look":
        return float(tokens_with(judgement.own, move.token))
    if judgement.view.phase == "choosing_token":
        return float(judgement.token_points(move.token))
    held = {kind: tokens_with(judgement.own, kind) for kind in TOKENS}
    before = min(held.values())
    held[move.token] -= 1
    return float(min(held.values()) - before)


def _status(judgement: Judgement, move: m.ChooseStatus) -> float:
    """The most points that can be paid; for Zahrah the fewest."""
    points = float(points_of(move.cost))
    if judgement.view.phase == "discarding_status":
        return -points
    return points * 100 - move.cost / 20 if move.cost + judgement.bill() <= judgement.gold else -move.cost / 10


def _caravan(judgement: Judgement, move: m.ChooseCaravan) -> float:
    """A load for what brings most; vermin for what brings least, or soonest is gone anyway."""
    income = c.TRACK_INCOME[CARAVANS.index(move.caravan)]
    return float(income) if judgement.view.phase == "choosing_caravan" else float(move.space)


def _track(judgement: Judgement, move: m.ChooseTrack) -> float:
    return _vermin_worth(judgement, move.caravan)


def _vermin_worth(judgement: Judgement, caravan: Any) -> float:
    """What rivals lose of it, less what is lost here."""
    most = 2 if caravan.endswith("slow") else 1
    lost = [min(most, len(seat.caravans.get(caravan, []))) for seat in judgement.view.seats]
    income = c.TRACK_INCOME[CARAVANS.index(caravan)]
    return income * (sum(lost) - lost[judgement.seat]) / (len(lost) - 1) - income * lost[judgement.seat]


def _give_up(judgement: Judgement, move: m.GiveUp) -> float:
    """Whoever is missed least."""
    rest = [name for name in judgement.own.princesses if name != move.princess]
    return -500.0 * judgement.missing(rest) - judgement.princess_worth(move.princess) / 10


def _gift(judgement: Judgement, move: m.PayGift) -> float:
    """Xenia stays if the rest of the upkeep can be paid too."""
    return PRINCESS_WORTH if judgement.gold >= c.GIFT + judgement.upkeep() else -LOSS


def _mind(judgement: Judgement, move: m.ChangeMind) -> float:
    """She should come here; if she would go elsewhere, better under the deck."""
    card = next(card for card in judgement.view.princess_cards if card.place == judgement.view.step.look_place + 1)
    if card.princess is None:
        return 0.0
    if move.mind == "under":
        return 0.0 if card.princess != "sidi_suleiman" else 50.0
    return _arrival(judgement, card.princess, swap=move.mind == "swap")


def _arrival(judgement: Judgement, princess: Any, *, swap: bool = False) -> float:
    """What comes of it if she chooses as things are."""
    host = judgement.chosen(princess, {}, swap=swap)
    if host == judgement.seat:
        return judgement.princess_worth(princess)
    return 0.0 if host is None else -judgement.rival_worth(princess, host)


def _arrange(judgement: Judgement, move: m.Arrange) -> float:
    """The best one first; of status cards the one that can be paid."""
    first = int(move.order[0])
    if judgement.view.phase == "arranging_status":
        cost = next((card.cost for card in judgement.view.status_cards if card.place == first), None)
        return 0.0 if cost is None else points_of(cost) * 100.0 - (LOSS if cost > judgement.gold else 0.0)
    card = next((card for card in judgement.view.princess_cards if card.place == first), None)
    return 0.0 if card is None or card.princess is None else _arrival(judgement, card.princess)


def _play(judgement: Judgement, move: m.PlayCard) -> float:
    """What a card brings now; below nothing it is kept for later."""
    return _CARDS[move.card].now(judgement)


def _share(judgement: Judgement, mine: float, of: Callable[[Any], float]) -> float:
    """What is mine of something, less what a rival has on average."""
    others = [of(judgement.view.seats[number]) for number in judgement.rivals()]
    return mine - sum(others) / len(others)


def _golden_times(judgement: Judgement) -> float:
    return 20.0 + 0.2 * _share(judgement, judgement.income_of(judgement.own), judgement.income_of)


def _interrupt(judgement: Judgement) -> float:
    return -60.0 - 0.5 * _share(judgement, judgement.income_of(judgement.own), judgement.income_of)


def _breeding(judgement: Judgement) -> float:
    return 60.0 * _share(judgement, judgement.own.camels // 2, lambda seat: seat.camels // 2)


def _epidemic(judgement: Judgement) -> float:
    return -60.0 * _share(judgement, judgement.own.camels // 3, lambda seat: seat.camels // 3)


def _sick(judgement: Judgement) -> float:
    return -0.5 * _share(judgement, judgement.own.camels * judgement.own.rate, lambda seat: seat.camels * seat.rate) - 20.0


def _good_looking(judgement: Judgement) -> float:
    return 100.0 * (max(tokens_with(judgement.own, token) for token in TOKENS) // 3) - 1.0


def _leads(judgement: Judgement) -> int:
    """In how much of what princesses look at this seat is first."""
    looks = ("appearance", "status", "palace")
    best = {look: max(judgement.value(number, look, {}) for number in judgement.rivals()) for look in looks}
    return sum(judgement.value(judgement.seat, look, {}) > best[look] for look in looks)


def _double(judgement: Judgement) -> float:
    free = judgement.own.rooms - len(judgement.own.princesses)
    return 100.0 if free > 1 and _leads(judgement) > 1 else -1.0


def _quiet(judgement: Judgement) -> float:
    danger = any(len(judgement.view.seats[number].princesses) + 1 >= judgement.least for number in judgement.rivals())
    return 50.0 if danger and _leads(judgement) == 0 else -1.0


def _load(judgement: Judgement) -> float:
    movable = [kind for kind, spaces in judgement.own.caravans.items() if min(spaces) < c.TRACK_SPACES[CARAVANS.index(kind)]]
    return float(max((c.TRACK_INCOME[CARAVANS.index(kind)] for kind in movable), default=-1))


class CardWorth(NamedTuple):
    """What an event card is worth."""

    kept: float
    """To whoever keeps one of several."""
    now: Callable[[Judgement], float]
    """When it is played."""


_CARDS: dict[Card, CardWorth] = {
    "guest_house": CardWorth(9, lambda judgement: 200.0),
    "new_spice_caravan": CardWorth(7, _load),
    "restoration": CardWorth(6, lambda judgement: 120.0),
    "golden_times": CardWorth(6, _golden_times),
    "good_looking": CardWorth(5, _good_looking),
    "changing_her_mind": CardWorth(5, lambda judgement: 60.0),
    "court_influence": CardWorth(5, lambda judgement: 60.0),
    "vermin": CardWorth(4, lambda judgement: max(_vermin_worth(judgement, caravan) for caravan in CARAVANS) - 60.0),
    "noble_merchandise": CardWorth(4, lambda judgement: 40.0 if judgement.gold > 800 else -1.0),
    "bazaar": CardWorth(4, lambda judgement: 40.0 if judgement.gold > 500 else -1.0),
    "better_breed": CardWorth(3, lambda judgement: 40.0 * judgement.own.camels - 30.0),
    "interrupt_spice_trade": CardWorth(3, _interrupt),
    "double_trouble": CardWorth(3, _double),
    "camel_breeding": CardWorth(2, _breeding),
    "sick_camels": CardWorth(2, _sick),
    "camel_epidemic": CardWorth(1, _epidemic),
    "new_orders": CardWorth(1, lambda judgement: 5.0),
    "quiet_days": CardWorth(1, _quiet),
}

_WORTHS: dict[type, Callable[[Judgement, Any], float]] = {
    m.KeepCard: _keep,
    m.PlayCard: _play,
    m.Buy: _buy,
    m.TakeRelief: _relief,
    m.BuyCards: _buy_cards,
    m.ChooseToken: _token,
    m.ChooseStatus: _status,
    m.ChooseCaravan: _caravan,
    m.ChooseTrack: _track,
    m.GiveUp: _give_up,
    m.PayGift: _gift,
    m.ChangeMind: _mind,
    m.Arrange: _arrange,
}
