"""A position that looks like a view: what the view hides is drawn at random (§2: gold and resource cards of others)."""

from __future__ import annotations

from typing import Any

from caravanserai.core.randomness import Random
from caravanserai.core.sets import bits_of
from caravanserai.games.five_tribes import components as c
from caravanserai.games.five_tribes import engine
from caravanserai.games.five_tribes.engine import Position, lay_out
from caravanserai.games.five_tribes.kernel.policy.guide import UNKNOWN_GOLD
from caravanserai.games.five_tribes.names import (
    DESIGNS,
    DJINNS,
    PHASES,
    RESOURCES,
    THIEVES,
    TILES,
    TRIBES,
    Resource,
    pack_of,
)
from caravanserai.games.five_tribes.options import FiveTribesOptions
from caravanserai.games.five_tribes.table.progress import set_step
from caravanserai.games.five_tribes.table.tally import FiveTribesTally
from caravanserai.games.five_tribes.table.view import FiveTribesView


def set_options(position: Position, options: FiveTribesOptions) -> None:
    """The table's options, as the rules keep them."""
    position.thieves = options.thieves
    position.powers_per_round = options.djinn_limit == "round"
    position.thief_at_once = options.thief_wait == "activation"
    position.loop_match = options.loop_match
    position.viziers_most = options.viziers == "most"
    position.open_hands = options.open_hands
    position.empty_round = options.empty_round


def restore(view: FiveTribesView, rng: Random, tally: FiveTribesTally | None = None) -> Position:
    """A position that this viewer could not tell from the one behind the view."""
    position = what_is_certain(view, tally)
    dice = engine.Random()
    dice.state = rng.state
    engine.redeal(position, c.NOBODY, dice)
    rng.state = dice.state
    return position


def what_is_certain(view: FiveTribesView, tally: FiveTribesTally | None) -> Position:
    """The same with nothing drawn: hands lack the cards that nobody has seen, gold may be `UNKNOWN_GOLD`; `redeal` deals both."""
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
    _set_hands(position, view, tally)
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


def _set_hands(position: Position, view: FiveTribesView, tally: FiveTribesTally | None) -> None:
    """Hands and gold as far as they are certain; all cards that are seen nowhere make the pile."""
    hands, gold = [0] * (c.SEATS * c.RESOURCES), [c.STARTING_GOLD] * c.SEATS
    unseen = list(c.RESOURCE_COUNTS)
    for number, seat in enumerate(view.seats):
        gold[number] = _certain_gold(view, tally, number)
        for resource, count in _certain_cards(view, tally, number).items():
            hands[number * c.RESOURCES + RESOURCES.index(resource)] = count
        assert sum(hands[number * c.RESOURCES : (number + 1) * c.RESOURCES]) <= seat.cards
    piles: list[dict[Any, int]] = [view.discard, view.step.goods]
    for resource, count in (card for pile in piles for card in pile.items()):
        unseen[RESOURCES.index(resource)] -= count
    for resource in view.row:
        unseen[RESOURCES.index(resource)] -= 1
    for place, count in enumerate(hands):
        unseen[place % c.RESOURCES] -= count
    position.gold, position.hand = gold, hands
    position.pile, position.pile_size = unseen, sum(unseen)


def _certain_gold(view: FiveTribesView, tally: FiveTribesTally | None, number: int) -> int:
    seen = view.seats[number].gold
    known = tally.gold[number] if tally is not None else None
    return seen if seen is not None else known if known is not None else UNKNOWN_GOLD


def _certain_cards(view: FiveTribesView, tally: FiveTribesTally | None, number: int) -> dict[Resource, int]:
    """A hand as it is seen; or what is counted, and at least the goods that are on offer."""
    seen = view.seats[number].hand
    if seen is not None:
        return seen
    known = dict(tally.cards[number]) if tally is not None else {}
    if number == view.turn:
        for good in view.step.offered:
            known.setdefault(good, 1)
    return known
