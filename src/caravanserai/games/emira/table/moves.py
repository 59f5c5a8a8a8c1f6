"""The moves of Emira as people make them, and their numbers and notation."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from caravanserai.core.contract import Move, SeatNumber
from caravanserai.core.move_table import MoveTable
from caravanserai.games.emira import components as c
from caravanserai.games.emira.names import (
    ACTIONS,
    CARAVANS,
    CARDS,
    COLOURS,
    HALVES,
    MINDS,
    OBJECTIVES,
    ORDERS,
    PRINCESSES,
    TOKENS,
    Action,
    Caravan,
    Card,
    Colour,
    Half,
    Mind,
    Objective,
    Order,
    Princess,
    Token,
)


class KeepCard(Move, frozen=True, tag="keep_card"):
    """Keep this event card of those that were dealt or looked at."""

    card: Card


class PlayCard(Move, frozen=True, tag="play_card"):
    """Play an event card."""

    card: Card


class GoOn(Move, frozen=True, tag="go_on"):
    """Do without: play no event, take no relief, do nothing, buy no event."""


class Pass(Move, frozen=True, tag="pass"):
    """Leave this auction."""


class ChooseToken(Move, frozen=True, tag="choose_token"):
    """The token to be offered (bazaar), to count more (good looking) or to be given up (Samira)."""

    token: Token


class ChooseCaravan(Move, frozen=True, tag="choose_caravan"):
    """The caravan of one's own that moves; its space is counted from the left, from 1 on."""

    caravan: Caravan
    space: int


class ChooseTrack(Move, frozen=True, tag="choose_track"):
    """The kind of caravan that vermin gets at."""

    caravan: Caravan


class ChoosePlace(Move, frozen=True, tag="choose_place"):
    """Three players: which of the princesses to come to look at, the next one being 1."""

    place: int


class Arrange(Move, frozen=True, tag="arrange"):
    """Put cards back on top in this order: 312 puts the third on top, then the first, then the second."""

    order: Order


class ChangeMind(Move, frozen=True, tag="change_mind"):
    """Leave the princess as she is, swap her preferences, or put her under the deck."""

    mind: Mind


class Split(Move, frozen=True, tag="split"):
    """Three players: how many of the three princesses choose in the odd turn, 1 or 2."""

    now: int


class ChooseTurn(Move, frozen=True, tag="choose_turn"):
    """Three players: the turn in which the only princess chooses."""

    turn: Half


class ChooseStatus(Move, frozen=True, tag="choose_status"):
    """The status card to be offered (noble merchandise) or to be given up (Zahrah), by its cost."""

    cost: int


class TakeRelief(Move, frozen=True, tag="take_relief"):
    """Take 150 gold instead of acting."""


class Buy(Move, frozen=True, tag="buy"):
    """Take one of the actions."""

    action: Action


class BuyCards(Move, frozen=True, tag="buy_cards"):
    """Pay to look at so many event cards, 2 or 3, and keep one."""

    count: int


class GiveUp(Move, frozen=True, tag="give_up"):
    """Sidi Suleiman's host lets this princess go."""

    princess: Princess


class PayGift(Move, frozen=True, tag="pay_gift"):
    """Pay what Xenia asks for."""


class RefuseGift(Move, frozen=True, tag="refuse_gift"):
    """Let Xenia go."""


class Bid(Move, frozen=True, tag="bid"):
    """Bid so much gold, or pay it of one's own will as the last to act."""

    amount: int


class DrawColour(Move, frozen=True, tag="draw_colour"):
    """Chance: the colour of the next seat."""

    colour: Colour


class DrawFirst(Move, frozen=True, tag="draw_first"):
    """Chance: the first player."""

    seat: SeatNumber


class DrawObjective(Move, frozen=True, tag="draw_objective"):
    """Chance: the objective of the next seat."""

    objective: Objective


class DrawCard(Move, frozen=True, tag="draw_card"):
    """Chance: the next event card."""

    card: Card


class DrawPrincess(Move, frozen=True, tag="draw_princess"):
    """Chance: the next card of the Emira deck, or the princess who leaves."""

    princess: Princess


class DrawStatus(Move, frozen=True, tag="draw_status"):
    """Chance: the next status card, by its cost."""

    cost: int


class DrawToken(Move, frozen=True, tag="draw_token"):
    """Chance: a token out of the bag."""

    token: Token


EmiraMove = (
    KeepCard
    | PlayCard
    | GoOn
    | Pass
    | ChooseToken
    | ChooseCaravan
    | ChooseTrack
    | ChoosePlace
    | Arrange
    | ChangeMind
    | Split
    | ChooseTurn
    | ChooseStatus
    | TakeRelief
    | Buy
    | BuyCards
    | GiveUp
    | PayGift
    | RefuseGift
    | Bid
    | DrawColour
    | DrawFirst
    | DrawObjective
    | DrawCard
    | DrawPrincess
    | DrawStatus
    | DrawToken
)


def _all_moves() -> list[Any]:
    """Every move, in the order of the numbers in `components`."""
    moves: list[Any] = [KeepCard(card) for card in CARDS]
    moves += [PlayCard(card) for card in CARDS]
    moves += [GoOn(), Pass()]
    moves += [ChooseToken(token) for token in TOKENS]
    for track, caravan in enumerate(CARAVANS):
        moves += [ChooseCaravan(caravan, space) for space in range(1, c.TRACK_SPACES[track] + 1)]
    moves += [ChooseTrack(caravan) for caravan in CARAVANS]
    moves += [ChoosePlace(place) for place in range(1, c.TOP + 1)]
    moves += [Arrange(order) for order in ORDERS]
    moves += [ChangeMind(mind) for mind in MINDS]
    moves += [Split(1), Split(2)]
    moves += [ChooseTurn(turn) for turn in HALVES]
    moves += [ChooseStatus(cost) for cost in c.STATUS_COSTS]
    moves.append(TakeRelief())
    moves += [Buy(action) for action in ACTIONS]
    moves += [BuyCards(2), BuyCards(3)]
    moves += [GiveUp(princess) for princess in PRINCESSES[: c.SIDI_SULEIMAN]]
    moves += [PayGift(), RefuseGift()]
    moves += [DrawColour(colour) for colour in COLOURS]
    moves += [DrawFirst(seat) for seat in range(c.SEATS)]
    moves += [DrawObjective(objective) for objective in OBJECTIVES]
    moves += [DrawCard(card) for card in CARDS]
    moves += [DrawPrincess(princess) for princess in PRINCESSES]
    moves += [DrawStatus(cost) for cost in c.STATUS_COSTS]
    moves += [DrawToken(token) for token in TOKENS]
    moves += [Bid(c.BID_STEP * number) for number in range(1, c.BIDS + 1)]
    return moves


_WRITERS: dict[type, Callable[[Any], str]] = {
    KeepCard: lambda move: f"keep {move.card}",
    PlayCard: lambda move: f"play {move.card}",
    GoOn: lambda move: "on",
    Pass: lambda move: "pass",
    ChooseToken: lambda move: f"token {move.token}",
    ChooseCaravan: lambda move: f"caravan {move.caravan} {move.space}",
    ChooseTrack: lambda move: f"track {move.caravan}",
    ChoosePlace: lambda move: f"place {move.place}",
    Arrange: lambda move: f"order {move.order}",
    ChangeMind: lambda move: f"mind {move.mind}",
    Split: lambda move: f"split {move.now}",
    ChooseTurn: lambda move: f"turn {move.turn}",
    ChooseStatus: lambda move: f"status {move.cost}",
    TakeRelief: lambda move: "relief",
    Buy: lambda move: f"buy {move.action}",
    BuyCards: lambda move: f"cards {move.count}",
    GiveUp: lambda move: f"give {move.princess}",
    PayGift: lambda move: "pay",
    RefuseGift: lambda move: "refuse",
    Bid: lambda move: f"bid {move.amount}",
    DrawColour: lambda move: f"colour {move.colour}",
    DrawFirst: lambda move: f"first {move.seat}",
    DrawObjective: lambda move: f"objective {move.objective}",
    DrawCard: lambda move: f"card {move.card}",
    DrawPrincess: lambda move: f"princess {move.princess}",
    DrawStatus: lambda move: f"honour {move.cost}",
    DrawToken: lambda move: f"bag {move.token}",
}

FORMS = {
    "keep": "keep vermin",
    "play": "play vermin",
    "on": "on",
    "pass": "pass",
    "token": "token beauty (or manners, clothes)",
    "caravan": "caravan large_slow 7",
    "track": "track large_slow",
    "place": "place 1 to place 3",
    "order": "order 312",
    "mind": "mind keep (or swap, under)",
    "split": "split 1 or split 2",
    "turn": "turn odd or turn even",
    "status": "status 350",
    "relief": "relief",
    "buy": "buy camel",
    "cards": "cards 2 or cards 3",
    "give": "give noor",
    "pay": "pay",
    "refuse": "refuse",
    "bid": "bid 120, always tens",
    "colour": "colour green",
    "first": "first 0 to first 4",
    "objective": "objective ihr",
    "card": "card vermin",
    "princess": "princess noor",
    "honour": "honour 350",
    "bag": "bag beauty",
}

MOVE_TABLE = MoveTable(_all_moves(), lambda move: _WRITERS[type(move)](move), FORMS)
MOVES: tuple[Any, ...] = MOVE_TABLE.moves
"""Every move, at its number."""
