"""A position that looks like a view: what the view hides is drawn at random (§2: gold and resource cards of others)."""

from __future__ import annotations

from typing import Any

from caravanserai.core.randomness import Random, below
from caravanserai.core.sets import bits_of
from caravanserai.games.five_tribes import components as c
from caravanserai.games.five_tribes.engine import Position, lay_out
from caravanserai.games.five_tribes.names import (
    DESIGNS,
    DJINNS,
    GOODS,
    PHASES,
    RESOURCES,
    THIEVES,
    TILES,
    TRIBES,
    pack_of,
)
from caravanserai.games.five_tribes.options import FiveTribesOptions
from caravanserai.games.five_tribes.table.progress import set_step
from caravanserai.games.five_tribes.table.view import FiveTribesView

LEAST_GUESS = 20
SPREAD_OF_GUESSES = 60
"""Gold that is hidden is guessed evenly from 20 up to 79: most players are in between for most of the game."""


def set_options(position: Position, options: FiveTribesOptions) -> None:
    """The table's options, as the rules keep them."""
    position.thieves = options.thieves
    position.powers_per_round = options.djinn_limit == "round"
    position.thief_at_once = options.thief_wait == "activation"
    position.loop_match = options.loop_match
    position.viziers_most = options.viziers == "most"
    position.open_hands = options.open_hands
    position.empty_round = options.empty_round


def restore(view: FiveTribesView, rng: Random) -> Position:
    """A position that this viewer could not tell from the one behind the view."""
    position = Position(len(view.seats))
    set_options(position, view.options)
    lay_out(position)
    position.phase = PHASES.index(view.phase)
    position.turn = view.turn
    position.round = view.round
    position.turns = view.turns
    position.last_round = view.last_round
    position.laid = view.laid
    _set_board(position, view)
    _set_cards(position, view)
    _set_order(position, view)
    _set_seats(position, view)
    set_step(position, view.step)
    _deal_hidden(position, view, rng)
    return position


def _set_board(position: Position, view: FiveTribesView) -> None:
    design, meeples, camel = [c.NO_TILE] * c.TILES, [0] * c.TILES, [c.NOBODY] * c.TILES
    palms, palaces = [0] * c.TILES, [0] * c.TILES
    owned, where = [0] * c.SEATS, [0] * c.TRIBES
    blue = 0
    for tile in view.tiles:
        number = TILES.index(tile.tile)
        design[number] = DESIGNS.index(tile.design)
        blue |= (design[number] < c.BLUE_DESIGNS) << number
        meeples[number] = pack_of(tile.meeples)
        for tribe in tile.meeples:
            where[TRIBES.index(tribe)] |= 1 << number
        if tile.owner is not None:
            camel[number] = tile.owner
            owned[tile.owner] |= 1 << number
        palms[number], palaces[number] = tile.palms, tile.palaces
    position.design, position.blue, position.meeples, position.where = design, blue, meeples, where
    position.camel, position.owned, position.palms, position.palaces = camel, owned, palms, palaces
    position.designs_left = [view.designs_left.get(name, 0) for name in DESIGNS]
    position.bag = [view.bag.get(tribe, 0) for tribe in TRIBES]
    position.bag_size = sum(view.bag.values())
    position.palms_left, position.palaces_left = view.palms_left, view.palaces_left


def _set_cards(position: Position, view: FiveTribesView) -> None:
    row = [RESOURCES.index(resource) for resource in view.row]
    position.row, position.row_count = row + [0] * (c.RESOURCE_ROW - len(row)), len(row)
    position.discard = [view.discard.get(resource, 0) for resource in RESOURCES]
    position.discard_size = sum(view.discard.values())
    djinn_row = [DJINNS.index(djinn) for djinn in view.djinn_row]
    position.djinn_row, position.djinn_row_count = djinn_row + [0] * (c.DJINN_ROW - len(djinn_row)), len(djinn_row)
    position.djinn_pile = bits_of(view.djinn_pile, DJINNS)
    position.djinn_discard = bits_of(view.djinn_discard, DJINNS)
    position.thief_shown = c.NO_THIEF if view.thief is None else THIEVES.index(view.thief)
    position.thief_pile = bits_of(view.thief_pile, THIEVES)


def _set_order(position: Position, view: FiveTribesView) -> None:
    position.markers_left = view.markers_left + [0] * (c.SEATS - len(view.seats))
    position.bid_order = view.bid_order + [c.NOBODY] * (c.MARKERS - len(view.bid_order))
    position.bids = view.bids
    position.spots = [c.NOBODY if seat is None else seat for seat in view.spots]
    position.returned = view.returned + [c.NOBODY] * (c.MARKERS - len(view.returned))
    position.returned_count = len(view.returned)


def _set_seats(position: Position, view: FiveTribesView) -> None:
    rest = [0] * (c.SEATS - len(view.seats))
    position.cards = [seat.cards for seat in view.seats] + rest
    position.elders = [seat.elders for seat in view.seats] + rest
    position.viziers = [seat.viziers for seat in view.seats] + rest
    position.camels = [seat.camels for seat in view.seats] + rest
    position.djinns = [bits_of(seat.djinns, DJINNS) for seat in view.seats] + rest
    position.used = [bits_of(seat.used, DJINNS) for seat in view.seats] + rest
    position.thieves_held = [bits_of(seat.thieves, THIEVES) for seat in view.seats] + rest
    position.thieves_fresh = [bits_of(seat.fresh, THIEVES) for seat in view.seats] + rest


def _deal_hidden(position: Position, view: FiveTribesView, rng: Random) -> None:
    """Hands that nobody sees come out of the cards that nobody sees; the rest of these is the pile."""
    unseen = list(c.RESOURCE_COUNTS)
    piles: list[dict[Any, int]] = [view.discard, view.step.goods, *(seat.hand or {} for seat in view.seats)]
    for resource, count in (card for pile in piles for card in pile.items()):
        unseen[RESOURCES.index(resource)] -= count
    for resource in view.row:
        unseen[RESOURCES.index(resource)] -= 1
    hands, gold = [0] * (c.SEATS * c.RESOURCES), [c.STARTING_GOLD] * c.SEATS
    for number, seat in enumerate(view.seats):
        gold[number] = LEAST_GUESS + below(rng, SPREAD_OF_GUESSES) if seat.gold is None else seat.gold
        for resource, count in (seat.hand or {}).items():
            hands[number * c.RESOURCES + RESOURCES.index(resource)] = count
    for number in _hidden_first(view):
        for kind in _drawn(view, number, unseen, rng):
            hands[number * c.RESOURCES + kind] += 1
            unseen[kind] -= 1
    position.gold, position.hand = gold, hands
    position.pile, position.pile_size = unseen, sum(unseen)


def _hidden_first(view: FiveTribesView) -> list[int]:
    """The seats whose hands are hidden; one with goods on offer is dealt to first, so that these are left for it."""
    hidden = [number for number, seat in enumerate(view.seats) if seat.hand is None]
    return sorted(hidden, key=lambda number: number != view.turn)


def _drawn(view: FiveTribesView, seat: int, unseen: list[int], rng: Random) -> list[int]:
    """As many cards as the seat has: those it has on offer, and any others."""
    offered = [GOODS.index(good) for good in view.step.offered] if seat == view.turn else []
    left = list(unseen)
    for kind in offered:
        left[kind] -= 1
    drawn = list(offered)
    while len(drawn) < view.seats[seat].cards:
        at = below(rng, sum(left))
        kind = 0
        while at >= left[kind]:
            at -= left[kind]
            kind += 1
        left[kind] -= 1
        drawn.append(kind)
    return drawn
