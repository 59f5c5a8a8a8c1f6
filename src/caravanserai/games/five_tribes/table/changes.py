"""What a viewer sees after an event: the view is kept up to date by what the viewer hears, and by nothing else."""

from __future__ import annotations

from typing import Any

from caravanserai.core.events import find_changes
from caravanserai.games.five_tribes import components as c
from caravanserai.games.five_tribes import events as e
from caravanserai.games.five_tribes.names import DJINNS, LETTERS, RESOURCES, THIEVES, TILES, TRIBES, Tribe
from caravanserai.games.five_tribes.table.view import FiveTribesView, Tile

# Small changes that several events make


def _tile(view: FiveTribesView, name: str) -> Tile:
    return view.tiles[TILES.index(name)]


def _add(counts: dict[Any, int], name: Any, number: int, order: tuple[Any, ...]) -> None:
    """So many more of something, by name; what there is none of is left out, and the order is always the same."""
    counts[name] = counts.get(name, 0) + number
    kept = {known: counts[known] for known in order if counts.get(known)}
    counts.clear()
    counts.update(kept)


def _meeples(view: FiveTribesView, tile: str, tribe: Tribe, number: int) -> None:
    _add(_tile(view, tile).meeples, tribe, number, TRIBES)


def _bag(view: FiveTribesView, tribe: Tribe, number: int) -> None:
    _add(view.bag, tribe, number, TRIBES)


def _gold(view: FiveTribesView, seat: int, number: int) -> None:
    gold = view.seats[seat].gold
    if gold is not None:
        view.seats[seat].gold = gold + number


def _card(view: FiveTribesView, seat: int, resource: str | None, number: int) -> None:
    """Resource cards come to a seat, or leave it; which ones is known only where the hand is."""
    view.seats[seat].cards += number
    hand = view.seats[seat].hand
    if hand is not None:
        _add(hand, resource, number, RESOURCES)


def _discard(view: FiveTribesView, resource: str, number: int) -> None:
    _add(view.discard, resource, number, RESOURCES)


def _pay_elders(view: FiveTribesView, seat: int, cost: int, payment: str) -> None:
    """What was paid besides fakirs, which another event tells."""
    elders = {c.ONE_FAKIR: 0, c.ONE: 1, c.TWO: 2}[cost]
    if payment == "fakir" and cost != c.ONE_FAKIR:
        elders -= 1
    view.seats[seat].elders -= elders
    _bag(view, "elder", elders)


def _sorted(names: list[Any], order: tuple[Any, ...]) -> None:
    names.sort(key=order.index)


# Setup and rows


def _tile_laid(view: FiveTribesView, event: e.TileLaid) -> None:
    view.tiles.append(Tile(event.tile, event.design, {}, None, 0, 0))
    del_one = view.designs_left[event.design] - 1
    view.designs_left = {design: count for design, count in (view.designs_left | {event.design: del_one}).items() if count}
    view.laid = (view.laid + 1) % c.TILES


def _meeples_laid(view: FiveTribesView, event: e.MeeplesLaid) -> None:
    _from_bag(view, event.tile, event.meeples)
    view.laid = (view.laid + 1) % c.TILES


def _from_bag(view: FiveTribesView, tile: str, letters: str) -> None:
    for letter in letters:
        tribe = TRIBES[LETTERS.index(letter)]
        _meeples(view, tile, tribe, 1)
        _bag(view, tribe, -1)


def _resource_shown(view: FiveTribesView, event: e.ResourceShown) -> None:
    view.row.append(event.resource)
    view.pile -= 1


def _djinn_shown(view: FiveTribesView, event: e.DjinnShown) -> None:
    view.djinn_pile.remove(event.djinn)
    view.djinn_row.append(event.djinn)


def _thief_shown(view: FiveTribesView, event: e.ThiefShown) -> None:
    view.thief_pile.remove(event.thief)
    view.thief = event.thief


def _marker_laid(view: FiveTribesView, event: e.MarkerLaid) -> None:
    view.markers_left[event.seat] -= 1
    view.bid_order.append(event.seat)
    view.laid += 1


def _reshuffled(view: FiveTribesView, event: e.Reshuffled) -> None:
    if event.pile == "resources":
        view.pile += sum(view.discard.values())
        view.discard = {}
    else:
        view.djinn_pile += view.djinn_discard
        view.djinn_discard = []
        _sorted(view.djinn_pile, DJINNS)


# Rounds


def _round_started(view: FiveTribesView, event: e.RoundStarted) -> None:
    view.round = event.round
    if view.returned:
        view.bid_order, view.returned, view.bids = view.returned, [], 0


def _spot_taken(view: FiveTribesView, event: e.SpotTaken) -> None:
    if event.place == c.FRONT_ZERO:
        view.spots[0], view.spots[1] = view.spots[1], view.spots[2]
    view.spots[event.place] = event.seat
    view.bids += 1
    _gold(view, event.seat, -event.price)


def _activated(view: FiveTribesView, event: e.Activated) -> None:
    view.spots[event.place] = None
    view.returned.append(event.seat)
    view.turns += 1
    if view.options.djinn_limit == "activation":
        view.seats[event.seat].used = []
    if view.options.thief_wait == "activation":
        view.seats[event.seat].fresh = []


def _round_ended(view: FiveTribesView, event: e.RoundEnded) -> None:
    if not view.last_round:
        for seat in view.seats:
            seat.used, seat.fresh = [], []


def _last(view: FiveTribesView, event: e.LastCamel | e.NoMoveLeft | e.NobodyCanMove) -> None:
    view.last_round = True


# The move and the tribes


def _picked_up(view: FiveTribesView, event: e.PickedUp) -> None:
    _tile(view, event.tile).meeples = {}


def _dropped(view: FiveTribesView, event: e.Dropped) -> None:
    _meeples(view, event.tile, event.tribe, 1)


def _tribe_taken(view: FiveTribesView, event: e.TribeTaken) -> None:
    _meeples(view, event.tile, event.tribe, -event.count)
    if event.tribe not in ("vizier", "elder"):
        _bag(view, event.tribe, event.count)


def _camel_placed(view: FiveTribesView, event: e.CamelPlaced) -> None:
    _tile(view, event.tile).owner = event.seat
    view.seats[event.seat].camels -= 1


def _viziers_kept(view: FiveTribesView, event: e.ViziersKept) -> None:
    view.seats[event.seat].viziers += event.count


def _elders_kept(view: FiveTribesView, event: e.EldersKept) -> None:
    view.seats[event.seat].elders += event.count


def _row_taken(view: FiveTribesView, event: e.RowTaken) -> None:
    view.row.pop(0)
    _card(view, event.seat, event.resource, 1)


def _built(view: FiveTribesView, event: e.Built) -> None:
    _gold(view, event.seat, event.gold)


def _killed(view: FiveTribesView, event: e.Killed) -> None:
    _meeples(view, event.tile, event.tribe, -1)
    _bag(view, event.tribe, 1)


def _held_killed(view: FiveTribesView, event: e.HeldKilled) -> None:
    _held(view, event.owner, event.tribe, -1)
    _bag(view, event.tribe, 1)


def _held(view: FiveTribesView, seat: int, tribe: Tribe, number: int) -> None:
    if tribe == "vizier":
        view.seats[seat].viziers += number
    else:
        view.seats[seat].elders += number


def _kept_by_kandicha(view: FiveTribesView, event: e.KeptByKandicha) -> None:
    _bag(view, event.tribe, -1)
    _held(view, event.seat, event.tribe, 1)


# Tiles, cards, djinns


def _palace_placed(view: FiveTribesView, event: e.PalacePlaced) -> None:
    _tile(view, event.tile).palaces += 1
    view.palaces_left -= 1


def _palm_placed(view: FiveTribesView, event: e.PalmPlaced) -> None:
    _tile(view, event.tile).palms += 1
    view.palms_left -= 1


def _card_bought(view: FiveTribesView, event: e.CardBought) -> None:
    view.row.pop(event.place - 1)
    _card(view, event.seat, event.resource, 1)
    _gold(view, event.seat, -event.price)


def _djinn_bought(view: FiveTribesView, event: e.DjinnBought) -> None:
    view.djinn_row.remove(event.djinn)
    _pay_elders(view, event.seat, c.TWO, event.payment)
    _gain_djinn(view, event.seat, event.djinn)


def _gain_djinn(view: FiveTribesView, seat: int, djinn: Any) -> None:
    view.seats[seat].djinns.append(djinn)
    _sorted(view.seats[seat].djinns, DJINNS)


def _thief_bought(view: FiveTribesView, event: e.ThiefBought) -> None:
    view.thief = None
    _pay_elders(view, event.seat, c.TWO, event.payment)
    for thieves in (view.seats[event.seat].thieves, view.seats[event.seat].fresh):
        thieves.append(event.thief)
        _sorted(thieves, THIEVES)


def _suit_sold(view: FiveTribesView, event: e.SuitSold) -> None:
    for good in event.goods:
        _card(view, event.seat, good, -1)
        _discard(view, good, 1)
    _gold(view, event.seat, event.gold)


def _fakirs_spent(view: FiveTribesView, event: e.FakirsSpent) -> None:
    _card(view, event.seat, "fakir", -event.count)
    _discard(view, "fakir", event.count)


def _power_paid(view: FiveTribesView, event: e.PowerPaid) -> None:
    _pay_elders(view, event.seat, c.DJINN_COSTS[DJINNS.index(event.djinn)], event.payment)
    view.seats[event.seat].used.append(event.djinn)
    _sorted(view.seats[event.seat].used, DJINNS)


def _djinn_paid(view: FiveTribesView, event: e.DjinnPaid) -> None:
    _gold(view, event.seat, event.gold)


def _card_drawn(view: FiveTribesView, event: e.CardDrawn) -> None:
    view.pile -= 1
    _card(view, event.seat, event.resource, 1)


def _meeples_added(view: FiveTribesView, event: e.MeeplesAdded) -> None:
    _from_bag(view, event.tile, event.meeples)


def _djinn_drawn(view: FiveTribesView, event: e.DjinnDrawn) -> None:
    view.djinn_pile.remove(event.djinn)


def _djinn_kept(view: FiveTribesView, event: e.DjinnKept) -> None:
    _gain_djinn(view, event.seat, event.djinn)


def _djinn_discarded(view: FiveTribesView, event: e.DjinnDiscarded) -> None:
    view.djinn_discard.append(event.djinn)
    _sorted(view.djinn_discard, DJINNS)


# Thieves


def _thief_used(view: FiveTribesView, event: e.ThiefUsed) -> None:
    view.seats[event.seat].thieves.remove(event.thief)


def _good_given(view: FiveTribesView, event: e.GoodGiven) -> None:
    _card(view, event.seat, event.good, -1)


def _good_claimed(view: FiveTribesView, event: e.GoodClaimed) -> None:
    _card(view, event.seat, event.good, 1)


def _good_discarded(view: FiveTribesView, event: e.GoodDiscarded) -> None:
    _discard(view, event.good, 1)


def _vizier_given(view: FiveTribesView, event: e.VizierGiven) -> None:
    view.seats[event.seat].viziers -= 1


def _vizier_claimed(view: FiveTribesView, event: e.VizierClaimed) -> None:
    view.seats[event.seat].viziers += 1
    _bag(view, "vizier", event.others)


def _djinn_given(view: FiveTribesView, event: e.DjinnGiven) -> None:
    view.seats[event.seat].djinns.remove(event.djinn)


def _djinn_claimed(view: FiveTribesView, event: e.DjinnClaimed) -> None:
    _gain_djinn(view, event.seat, event.djinn)


def _tile_given(view: FiveTribesView, event: e.TileGiven) -> None:
    _tile(view, event.tile).owner = None
    view.seats[event.seat].camels += 1


def _piece_given(view: FiveTribesView, event: e.PieceGiven) -> None:
    _piece(_tile(view, event.tile), event.piece, -1)


def _piece_claimed(view: FiveTribesView, event: e.PieceClaimed) -> None:
    _piece(_tile(view, event.tile), event.piece, 1)


def _piece(tile: Tile, piece: str, number: int) -> None:
    if piece == "palace":
        tile.palaces += number
    else:
        tile.palms += number


def _pieces_returned(view: FiveTribesView, event: e.PiecesReturned) -> None:
    view.palms_left += event.palms
    view.palaces_left += event.palaces


# The end, and what comes next


def _opened(view: FiveTribesView, event: e.Opened) -> None:
    view.seats[event.seat].gold = event.gold
    view.seats[event.seat].hand = event.hand


def _game_ended(view: FiveTribesView, event: e.GameEnded) -> None:
    view.winners = event.winners


def _asked(view: FiveTribesView, event: e.Asked) -> None:
    view.phase, view.turn, view.step = event.phase, event.seat, event.step


CHANGES = find_changes(
    e.FiveTribesEvent,
    globals(),
    unchanged=(e.NobodyKilled, e.GoodOffered, e.GoodWithdrawn, e.Protected, e.NothingGiven, e.StealingEnded, e.Scored),
)
