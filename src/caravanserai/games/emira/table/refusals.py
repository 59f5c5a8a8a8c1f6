"""Why a move is not allowed: the first condition that fails, and its section in RULES.md."""

from __future__ import annotations

from typing import Any

from caravanserai.core.contract import Refusal
from caravanserai.core.refusing import Reason, Refusals
from caravanserai.games.emira import components as c
from caravanserai.games.emira import engine
from caravanserai.games.emira.engine import Position
from caravanserai.games.emira.names import ACTIONS, CARAVANS, CARDS, PHASES, Card
from caravanserai.games.emira.table import moves as m

SECTIONS = {
    "drawing_colours": "2.2",
    "drawing_first": "2.1",
    "dealing_objectives": "2.1",
    "dealing_cards": "2.4",
    "keeping_opening": "2.4",
    "playing_cards": "4.1",
    "looking_at_princesses": "7.2",
    "looking_at_status": "7.2",
    "arranging_princesses": "7.2",
    "arranging_status": "7.2",
    "changing_mind": "7.2",
    "choosing_place": "9.3",
    "choosing_look": "7.2",
    "choosing_caravan": "7.2",
    "choosing_track": "7.2",
    "moving_vermin": "7.2",
    "splitting": "9.3",
    "choosing_turn": "9.3",
    "showing_princess": "4.3",
    "choosing_status": "7.2",
    "showing_status": "4.3",
    "choosing_token": "7.2",
    "drawing_token": "4.3",
    "relieving": "5.5",
    "bidding": "5.1",
    "acting": "5.4",
    "buying_cards": "4.5",
    "drawing_cards": "4.5",
    "keeping_bought": "4.5",
    "discarding_token": "6.5",
    "discarding_status": "6.5",
    "giving_up": "6.8",
    "giving_gift": "6.7",
    "losing_princess": "4.7",
    "putting_under": "10.2",
    "over": "8.2",
}

_PHASES_OF: dict[Any, tuple[int, ...]] = {
    m.KeepCard: (c.KEEPING_OPENING, c.KEEPING_BOUGHT),
    m.PlayCard: (c.PLAYING_CARDS,),
    m.GoOn: (c.PLAYING_CARDS, c.RELIEVING, c.ACTING, c.BUYING_CARDS),
    m.Pass: (c.BIDDING,),
    m.ChooseToken: (c.CHOOSING_LOOK, c.CHOOSING_TOKEN, c.DISCARDING_TOKEN),
    m.ChooseCaravan: (c.CHOOSING_CARAVAN, c.MOVING_VERMIN),
    m.ChooseTrack: (c.CHOOSING_TRACK,),
    m.ChoosePlace: (c.CHOOSING_PLACE,),
    m.Arrange: (c.ARRANGING_PRINCESSES, c.ARRANGING_STATUS),
    m.ChangeMind: (c.CHANGING_MIND,),
    m.Split: (c.SPLITTING,),
    m.ChooseTurn: (c.CHOOSING_TURN,),
    m.ChooseStatus: (c.CHOOSING_STATUS, c.DISCARDING_STATUS),
    m.TakeRelief: (c.RELIEVING, c.ACTING),
    m.Buy: (c.ACTING,),
    m.BuyCards: (c.BUYING_CARDS,),
    m.GiveUp: (c.GIVING_UP,),
    m.PayGift: (c.GIVING_GIFT,),
    m.RefuseGift: (c.GIVING_GIFT,),
    m.Bid: (c.BIDDING, c.ACTING),
    m.DrawColour: (c.DRAWING_COLOURS,),
    m.DrawFirst: (c.DRAWING_FIRST,),
    m.DrawObjective: (c.DEALING_OBJECTIVES,),
    m.DrawCard: (c.DEALING_CARDS, c.DRAWING_CARDS),
    m.DrawPrincess: (c.LOOKING_AT_PRINCESSES, c.SHOWING_PRINCESS, c.LOSING_PRINCESS, c.PUTTING_UNDER),
    m.DrawStatus: (c.LOOKING_AT_STATUS, c.SHOWING_STATUS),
    m.DrawToken: (c.DRAWING_TOKEN,),
}


_LACKING: dict[Card, str] = {"new_spice_caravan": "no_caravan_to_move", "better_breed": "highest_rate"}
"""Cards that need something of one's own, and what it means that it is not there."""


def _keep(position: Position, move: m.KeepCard) -> Refusal:
    return Refusal("not_among_cards", SECTIONS[PHASES[position.phase]], {"card": move.card})


def _play(position: Position, move: m.PlayCard) -> Refusal:
    """§4.1 and §7.1 The card must be held, its symbol free, and what it needs must be there."""
    card, about = CARDS.index(move.card), {"card": move.card}
    if position.hand[position.asked * c.CARDS + card] == 0:
        return Refusal("card_not_held", "4.1", dict(about))
    if move.card in _LACKING:
        return Refusal(_LACKING[move.card], "7.2", dict(about))
    return Refusal("symbol_used", "7.1", dict(about))


def _token(position: Position, move: m.ChooseToken) -> Refusal:
    if position.phase == c.CHOOSING_TOKEN:
        return Refusal("not_in_bag", "7.2", {"token": move.token})
    return Refusal("token_not_owned", "6.5", {"token": move.token})


def _caravan(position: Position, move: m.ChooseCaravan) -> Refusal:
    """§7.2 One of one's own that can move; vermin names the kind, and two that move are two different ones."""
    about: dict[str, str | int] = {"caravan": move.caravan, "space": move.space}
    track = CARAVANS.index(move.caravan)
    cell = position.asked * c.CELLS + c.TRACK_FIRST[track] + move.space - 1
    if position.phase == c.MOVING_VERMIN and track != position.vermin_track:
        return Refusal("other_track", "7.2", {"caravan": CARAVANS[position.vermin_track]})
    if position.caravans[cell] == 0:
        return Refusal("no_caravan_there", "7.2", about)
    if position.phase == c.MOVING_VERMIN:
        return Refusal("two_different", "7.2", about)
    return Refusal("end_of_track", "7.2", about)


def _place(position: Position, move: m.ChoosePlace) -> Refusal:
    return Refusal("no_princess_there", "9.3", {"place": move.place})


def _order(position: Position, move: m.Arrange) -> Refusal:
    return Refusal("fewer_cards", "7.2", {"count": position.look_count})


def _mind(position: Position, move: m.ChangeMind) -> Refusal:
    """§7.2 (E-28) Sidi Suleiman has one preference."""
    return Refusal("nothing_to_swap", "7.2")


def _status(position: Position, move: m.ChooseStatus) -> Refusal:
    if position.phase == c.CHOOSING_STATUS:
        return Refusal("not_in_status_deck", "7.2", {"cost": move.cost})
    return Refusal("status_not_owned", "6.5", {"cost": move.cost})


def _relief(position: Position, move: m.TakeRelief) -> Refusal:
    """§5.5 Less than 500 gold, or four princesses and no caravan."""
    return Refusal("no_need", "5.5", {"gold": position.gold[position.asked], "limit": c.RELIEF_LIMIT})


def _buy(position: Position, move: m.Buy) -> Refusal:
    """§5.4 On offer, and affordable."""
    action, about = ACTIONS.index(move.action), {"action": move.action}
    if not engine.is_on_offer(position, action):
        return Refusal("not_on_offer", "5.4", dict(about))
    price = engine.price_of(position, position.asked, action)
    return Refusal("too_dear", "5.4", {"action": move.action, "price": price, "gold": position.gold[position.asked]})


def _cards(position: Position, move: m.BuyCards) -> Refusal:
    price = engine.cards_price(position, position.asked, move.count - 2)
    return Refusal("cards_too_dear", "4.5", {"price": price, "gold": position.gold[position.asked]})


def _give_up(position: Position, move: m.GiveUp) -> Refusal:
    return Refusal("not_your_princess", "6.8", {"princess": move.princess})


def _gift(position: Position, move: m.PayGift) -> Refusal:
    return Refusal("gift_too_dear", "6.7", {"price": c.GIFT, "gold": position.gold[position.asked]})


def _bid(position: Position, move: m.Bid) -> Refusal:
    """§5.1 and §5.2 Above the standing bid, and no more than gold and camels can pay; the last to act pays one once."""
    if position.phase == c.ACTING and not position.alone:
        return Refusal("bidding_over", "5.2")
    if position.phase == c.BIDDING and move.amount <= position.bid:
        return Refusal("bid_too_low", "5.1", {"bid": position.bid, "least": position.bid + c.BID_STEP})
    return Refusal("bid_too_high", "5.1", {"most": engine.highest_bid(position, position.asked)})


_REASONS: dict[type, Reason] = {
    m.KeepCard: _keep,
    m.PlayCard: _play,
    m.ChooseToken: _token,
    m.ChooseCaravan: _caravan,
    m.ChoosePlace: _place,
    m.Arrange: _order,
    m.ChangeMind: _mind,
    m.ChooseStatus: _status,
    m.TakeRelief: _relief,
    m.Buy: _buy,
    m.BuyCards: _cards,
    m.GiveUp: _give_up,
    m.PayGift: _gift,
    m.Bid: _bid,
}

why_not = Refusals(m.MOVES, PHASES, SECTIONS, _PHASES_OF, _REASONS, unknown="4", over="8.2").why_not
