"""Why a move is not allowed: the first condition that fails, and its section in RULES.md."""

from __future__ import annotations

from typing import Any

from caravanserai.core.contract import Refusal
from caravanserai.core.refusing import Reason, Refusals
from caravanserai.games.five_tribes import components as c
from caravanserai.games.five_tribes.engine import Position
from caravanserai.games.five_tribes.kernel.grid import beside, distance
from caravanserai.games.five_tribes.names import DJINNS, GOODS, PHASES, THIEVES, TILES, TRIBES
from caravanserai.games.five_tribes.table import moves as m

SECTIONS = {
    "laying_tiles": "2",
    "laying_meeples": "2",
    "laying_resources": "2",
    "laying_djinns": "2",
    "laying_thief": "6",
    "laying_markers": "2",
    "bidding": "3.1",
    "starting": "3.3",
    "sowing": "3.3",
    "building": "3.5",
    "killing": "3.5",
    "killing_again": "5",
    "stealing": "6",
    "tile_action": "3.6",
    "second_card": "3.6",
    "ending": "3.7",
    "aiming": "5",
    "drawing_meeples": "5",
    "drawing_card": "5",
    "drawing_djinns": "5",
    "keeping": "5",
    "giving": "6",
    "claiming": "6",
    "planting": "6",
    "placing": "3.6",
    "filling_resources": "3.8",
    "filling_djinns": "3.8",
    "filling_thief": "6",
    "over": "4",
}

_WINDOWS = (c.STARTING, c.BUILDING, c.KILLING, c.STEALING, c.ENDING, c.PLACING)
_PHASES_OF: dict[Any, tuple[int, ...]] = {
    m.Bid: (c.BIDDING,),
    m.PickUp: (c.STARTING,),
    m.Drop: (c.SOWING,),
    m.Build: (c.BUILDING,),
    m.Kill: (c.KILLING, c.KILLING_AGAIN),
    m.KillHeld: (c.KILLING, c.KILLING_AGAIN),
    m.Spare: (c.KILLING,),
    m.UsePower: _WINDOWS,
    m.Aim: (c.AIMING, c.PLANTING, c.GIVING, c.CLAIMING),
    m.UseThief: (c.STEALING,),
    m.TakeCard: (c.TILE_ACTION, c.SECOND_CARD),
    m.TakeDjinn: (c.TILE_ACTION,),
    m.TakeThief: (c.TILE_ACTION,),
    m.PlaceHere: (c.PLACING,),
    m.GoOn: (c.STARTING, c.STEALING, c.TILE_ACTION, c.ENDING, c.GIVING),
    m.OfferGood: (c.ENDING,),
    m.Sell: (c.ENDING,),
    m.WithdrawGood: (c.ENDING,),
    m.GiveGood: (c.GIVING,),
    m.ClaimGood: (c.CLAIMING,),
    m.GiveDjinn: (c.GIVING,),
    m.ClaimDjinn: (c.CLAIMING,),
    m.KeepDjinn: (c.KEEPING,),
    m.GivePalm: (c.GIVING,),
    m.GivePalace: (c.GIVING,),
    m.ClaimPalm: (c.CLAIMING,),
    m.ClaimPalace: (c.CLAIMING,),
    m.DrawTile: (c.LAYING_TILES,),
    m.DrawMeeples: (c.LAYING_MEEPLES, c.DRAWING_MEEPLES),
    m.DrawResource: (c.LAYING_RESOURCES, c.DRAWING_CARD, c.FILLING_RESOURCES),
    m.DrawDjinn: (c.LAYING_DJINNS, c.DRAWING_DJINNS, c.FILLING_DJINNS),
    m.DrawThief: (c.LAYING_THIEF, c.FILLING_THIEF),
    m.DrawMarker: (c.LAYING_MARKERS,),
}


def _bid(position: Position, move: m.Bid) -> Refusal:
    """§3.1 The spot must be free; the price must be there; fakirs count with Kumarbi only."""
    place = c.SPOT_PRICES.index(move.spot) if move.spot else c.FRONT_ZERO
    about: dict[str, str | int] = {"spot": move.spot}
    if move.spot == 0 and all(seat >= 0 for seat in position.spots[: c.ZEROS]):
        return Refusal("zeros_taken", "3.1")
    if move.spot and position.spots[place] >= 0:
        return Refusal("spot_taken", "3.1", about)
    if move.fakirs and not position.djinns[position.turn] >> c.KUMARBI & 1:
        return Refusal("needs_kumarbi", "3.1")
    if move.fakirs > _fakirs(position):
        return Refusal("too_few_fakirs", "3.1", {"fakirs": move.fakirs})
    return Refusal("too_dear", "3.1", {"price": c.SPOT_PRICES[place - move.fakirs]})


def _fakirs(position: Position) -> int:
    return position.hand[position.turn * c.RESOURCES + c.FAKIR]


def _pick(position: Position, move: m.PickUp) -> Refusal:
    """§3.3 There must be meeples, and a way to end the move."""
    empty = position.meeples[TILES.index(move.tile)] == 0
    return Refusal("nobody_there" if empty else "no_way_to_end", "3.3", {"tile": move.tile})


def _drop(position: Position, move: m.Drop) -> Refusal:
    """§3.3 One step, not back, with a meeple that is carried; and the end must stay possible."""
    about: dict[str, str | int] = {"tile": move.tile, "tribe": move.tribe}
    tile, tribe = TILES.index(move.tile), TRIBES.index(move.tribe)
    ways = [way for way in range(4) if beside(position.at, way) == tile]
    if not ways:
        return Refusal("not_beside", "3.3", about)
    if position.came_by >= 0 and ways[0] == position.came_by ^ 1:
        return Refusal("stepping_back", "3.3", about)
    if not position.in_hand >> c.TRIBE_BITS * tribe & c.TRIBE_MASK:
        return Refusal("not_carried", "3.3", about)
    last = position.in_hand == 1 << c.TRIBE_BITS * tribe
    return Refusal("no_match" if last else "dead_end", "3.3", about)


def _build(position: Position, move: m.Build) -> Refusal:
    return Refusal("too_few_fakirs", "3.5", {"fakirs": move.fakirs})


def _kill(position: Position, move: m.Kill) -> Refusal:
    """§3.5 Somebody must be there, within reach; with Ibus on the same tile again."""
    tile = TILES.index(move.tile)
    about: dict[str, str | int] = {"tile": move.tile, "tribe": move.tribe}
    if not position.meeples[tile] >> c.TRIBE_BITS * TRIBES.index(move.tribe) & c.TRIBE_MASK:
        return Refusal("not_there", "3.5", about)
    if position.phase == c.KILLING_AGAIN:
        return Refusal("same_place_again", "5")
    reach = position.taken + _fakirs(position)
    return Refusal("too_far", "3.5", about | {"distance": distance(position.end_tile, tile), "reach": reach})


def _kill_held(position: Position, move: m.KillHeld) -> Refusal:
    """§3.5 A vizier or elder of an opponent whom Boaz does not protect."""
    about: dict[str, str | int] = {"seat": move.seat, "tribe": move.tribe}
    if move.seat >= position.seats:
        return Refusal("no_such_seat", "2", {"seat": move.seat})
    if move.seat == position.turn:
        return Refusal("own_people", "3.5")
    if position.djinns[move.seat] >> c.BOAZ & 1:
        return Refusal("protected", "5", about)
    held = position.viziers if move.tribe == "vizier" else position.elders
    if held[move.seat] == 0:
        return Refusal("has_none", "3.5", about)
    return Refusal("same_place_again", "5")


def _spare(position: Position, move: m.Spare) -> Refusal:
    return Refusal("must_kill", "3.5")


def _power(position: Position, move: m.UsePower) -> Refusal:
    """§5 Whose it is, whether it has a price, whether it was used, whether now is the time, whether it can be paid."""
    djinn, seat = DJINNS.index(move.djinn), position.turn
    about: dict[str, str | int] = {"djinn": move.djinn}
    if not position.djinns[seat] >> djinn & 1:
        return Refusal("not_your_djinn", "5", about)
    if c.DJINN_COSTS[djinn] == c.FREE:
        return Refusal("works_by_itself", "5", about)
    if position.offered:
        return Refusal("must_sell", "3.7")
    if position.used[seat] >> djinn & 1:
        return Refusal("power_used", "5", about)
    if not c.DJINN_TIMES[djinn] >> position.phase & 1:
        return Refusal("power_not_now", "5", about)
    if not _can_pay(position, c.DJINN_COSTS[djinn], move.payment):
        return Refusal("cannot_pay", "5", about)
    return Refusal("no_effect", "5", about)


def _can_pay(position: Position, cost: int, payment: str) -> bool:
    elders, fakirs = position.elders[position.turn], _fakirs(position)
    if payment == "fakir":
        return fakirs > 0 and (cost != c.TWO or elders > 0)
    return cost != c.ONE_FAKIR and elders >= (2 if cost == c.TWO else 1)


def _aim(position: Position, move: m.Aim) -> Refusal:
    about: dict[str, str | int] = {"tile": move.tile}
    if position.phase == c.AIMING:
        return Refusal("no_target", "5", about | {"djinn": DJINNS[position.power]})
    return Refusal("not_your_tile" if position.phase == c.PLANTING else "not_given", "6", about)


def _use_thief(position: Position, move: m.UseThief) -> Refusal:
    """§6 One's own, not just bought, and after the action of its tribe."""
    thief, seat = THIEVES.index(move.thief), position.turn
    about: dict[str, str | int] = {"thief": move.thief}
    if not position.thieves_held[seat] >> thief & 1:
        return Refusal("not_your_thief", "6", about)
    if position.thieves_fresh[seat] >> thief & 1:
        return Refusal("thief_fresh", "6", about)
    return Refusal("other_tribe", "6", about)


def _take_card(position: Position, move: m.TakeCard) -> Refusal:
    """§3.6 A market, the gold for it, and a card within its part of the row."""
    design = position.design[position.end_tile]
    if design not in (c.SMALL_MARKET, c.LARGE_MARKET):
        return Refusal("no_market", "3.6")
    most = c.SMALL_ROW if design == c.SMALL_MARKET else c.LARGE_ROW
    price = c.SMALL_PRICE if design == c.SMALL_MARKET else c.LARGE_PRICE
    if move.place > min(most, position.row_count):
        return Refusal("not_on_sale", "3.6", {"place": move.place})
    if position.phase == c.TILE_ACTION and position.gold[position.turn] < price:
        return Refusal("too_dear", "3.6", {"price": price})
    return Refusal("not_on_sale", "3.6", {"place": move.place})


def _take_djinn(position: Position, move: m.TakeDjinn) -> Refusal:
    """§3.6 A sacred place, a djinn at that place of the row, and its price."""
    if not c.SACRED_6 <= position.design[position.end_tile] <= c.SACRED_15:
        return Refusal("no_sacred_place", "3.6")
    if move.place > position.djinn_row_count:
        return Refusal("no_djinn_there", "3.6", {"place": move.place})
    return Refusal("cannot_pay_djinn", "3.6")


def _take_thief(position: Position, move: m.TakeThief) -> Refusal:
    if not c.SACRED_6 <= position.design[position.end_tile] <= c.SACRED_15:
        return Refusal("no_sacred_place", "3.6")
    return Refusal("no_thief_there" if position.thief_shown < 0 else "cannot_pay_djinn", "6")


def _go_on(position: Position, move: m.GoOn) -> Refusal:
    """§3.3 What must be done."""
    if position.phase == c.STARTING:
        return Refusal("must_move", "3.3")
    return Refusal("must_sell", "3.7") if position.phase == c.ENDING else Refusal("must_give", "6")


def _offer(position: Position, move: m.OfferGood) -> Refusal:
    """§3.7 A card of that kind, once for each suit."""
    held = position.hand[position.turn * c.RESOURCES + GOODS.index(move.good)]
    about: dict[str, str | int] = {"good": move.good}
    return Refusal("not_held" if held == 0 else "once_a_suit", "3.7", about)


def _sell(position: Position, move: m.Sell) -> Refusal:
    return Refusal("nothing_offered", "3.7")


def _withdraw(position: Position, move: m.WithdrawGood) -> Refusal:
    return Refusal("not_offered", "3.7", {"good": move.good})


def _give(position: Position, move: Any) -> Refusal:
    """§6 Something else is asked for, or it is not there to give."""
    wanted = {c.HOUSSAIN: m.GiveGood, c.OUAFAT: m.GiveDjinn, c.KOHDIAN: m.Aim}
    if position.thief == c.SHAUM and isinstance(move, m.GivePalm | m.GivePalace):
        return Refusal("not_given", "6", {"tile": move.tile})
    return Refusal("nothing_to_give" if isinstance(move, wanted.get(position.thief, ())) else "other_gift", "6")


_REASONS: dict[type, Reason] = {
    m.Bid: _bid,
    m.PickUp: _pick,
    m.Drop: _drop,
    m.Build: _build,
    m.Kill: _kill,
    m.KillHeld: _kill_held,
    m.Spare: _spare,
    m.UsePower: _power,
    m.Aim: _aim,
    m.UseThief: _use_thief,
    m.TakeCard: _take_card,
    m.TakeDjinn: _take_djinn,
    m.TakeThief: _take_thief,
    m.GoOn: _go_on,
    m.OfferGood: _offer,
    m.Sell: _sell,
    m.WithdrawGood: _withdraw,
    m.GiveGood: _give,
    m.GiveDjinn: _give,
    m.GivePalm: _give,
    m.GivePalace: _give,
}

why_not = Refusals(m.MOVES, PHASES, SECTIONS, _PHASES_OF, _REASONS, unknown="3.2", over="4").why_not
