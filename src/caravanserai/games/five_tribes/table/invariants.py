"""What is always true of a game of Five Tribes; a position that breaks any of it is refused before the rules see it."""

from __future__ import annotations

from collections.abc import Iterator

from caravanserai.core.invariants import Group, list_faults, range_faults
from caravanserai.core.sets import numbers_in
from caravanserai.games.five_tribes import components as c
from caravanserai.games.five_tribes.engine import Position
from caravanserai.games.five_tribes.kernel.packs import count_of, size_of
from caravanserai.games.five_tribes.kernel.rules.powers import POWERS, no_tiles
from caravanserai.games.five_tribes.names import DESIGNS, DJINNS, PHASES, RESOURCES, THIEVES, TRIBES

MOST_GOLD = 3_000
"""More than any game can bring, and little enough to be told in an event."""

_SETUP = (c.LAYING_TILES, c.LAYING_MEEPLES, c.LAYING_RESOURCES, c.LAYING_DJINNS, c.LAYING_THIEF, c.LAYING_MARKERS)
_AFTER_MOVE = (c.BUILDING, c.KILLING, c.KILLING_AGAIN, c.STEALING, c.TILE_ACTION, c.SECOND_CARD)
_PLACES = (c.PLACING, c.DRAWING_MEEPLES)
_RETURNING = (c.AIMING, c.DRAWING_CARD, c.DRAWING_DJINNS, c.DRAWING_MEEPLES, c.KEEPING, c.PLACING)
_AIMED = {djinn for djinn, power in POWERS.items() if power.tiles is not no_tiles}
_RETURNS = (c.STARTING, c.BUILDING, c.KILLING, c.KILLING_AGAIN, c.STEALING, c.ENDING)


def _range_faults(position: Position) -> Iterator[str]:
    ranges = {
        "seats": (2, c.SEATS),
        "phase": (0, c.OVER),
        "turn": (0, position.seats - 1),
        "laid": (0, c.TILES - 1),
        "row_count": (0, c.RESOURCE_ROW),
        "djinn_row_count": (0, c.DJINN_ROW),
        "djinn_pile": (0, (1 << c.DJINNS) - 1),
        "djinn_discard": (0, (1 << c.DJINNS) - 1),
        "djinns_drawn": (0, (1 << c.DJINNS) - 1),
        "pool_djinns": (0, (1 << c.DJINNS) - 1),
        "thief_pile": (0, (1 << c.PLAYED_THIEVES) - 1),
        "thief_shown": (c.NO_THIEF, c.PLAYED_THIEVES - 1),
        "palms_left": (0, c.PALMS),
        "palaces_left": (0, c.PALACES),
        "bids": (0, c.MARKERS),
        "returned_count": (0, c.MARKERS),
        "round": (1, 2**20 - 1),
        "turns": (0, 2**31 - 1),
        "start_tile": (c.NO_TILE, c.TILES - 1),
        "at": (c.NO_TILE, c.TILES - 1),
        "came_by": (c.NO_TILE, 3),
        "in_hand": (0, 2**30 - 1),
        "end_tile": (c.NO_TILE, c.TILES - 1),
        "tribe": (0, c.TRIBES - 1),
        "taken": (0, max(c.MEEPLES)),
        "kill_tile": (c.NO_TILE, c.TILES - 1),
        "kill_seat": (c.NOBODY, position.seats - 1),
        "first_victim": (c.NO_TRIBE, c.TRIBES - 1),
        "window": (0, c.OVER),
        "power": (0, c.DJINNS - 1),
        "place_tile": (c.NO_TILE, c.TILES - 1),
        "cards_due": (0, 3),
        "offered": (0, (1 << c.GOODS) - 1),
        "thief": (c.NO_THIEF, c.PLAYED_THIEVES - 1),
        "victim": (0, position.seats - 1),
        "gives_left": (0, 2),
        "claims_left": (0, 3),
        "pool_tiles": (0, (1 << c.TILES) - 1),
        "pool_palms": (0, c.PALMS),
        "pool_palaces": (0, c.PALACES),
        "markers": (3, 4),
        "blue": (0, (1 << c.TILES) - 1),
        "bag_size": (0, c.ALL_MEEPLES),
        "pile_size": (0, c.ALL_RESOURCES),
        "discard_size": (0, c.ALL_RESOURCES),
    }
    yield from range_faults(position, ranges)


def _list_faults(position: Position) -> Iterator[str]:
    ranges = {
        "designs_left": (0, max(c.DESIGN_COUNTS)),
        "design": (c.NO_TILE, c.DESIGNS - 1),
        "meeples": (0, 2**30 - 1),
        "where": (0, (1 << c.TILES) - 1),
        "match": (0, (1 << c.TILES) - 1),
        "camel": (c.NOBODY, position.seats - 1),
        "owned": (0, (1 << c.TILES) - 1),
        "palms": (0, c.PALMS),
        "palaces": (0, c.PALACES),
        "bag": (0, max(c.MEEPLES)),
        "row": (0, c.RESOURCES - 1),
        "pile": (0, max(c.RESOURCE_COUNTS)),
        "discard": (0, max(c.RESOURCE_COUNTS)),
        "hand": (0, max(c.RESOURCE_COUNTS)),
        "cards": (0, c.ALL_RESOURCES),
        "pool": (0, 6),
        "djinn_row": (0, c.DJINNS - 1),
        "djinns": (0, (1 << c.DJINNS) - 1),
        "used": (0, (1 << c.DJINNS) - 1),
        "thieves_held": (0, (1 << c.PLAYED_THIEVES) - 1),
        "thieves_fresh": (0, (1 << c.PLAYED_THIEVES) - 1),
        "gold": (0, MOST_GOLD),
        "elders": (0, c.ALL_MEEPLES),
        "viziers": (0, c.ALL_MEEPLES),
        "camels": (0, c.CAMELS_FOR_TWO),
        "markers_left": (0, 2),
        "bid_order": (c.NOBODY, position.seats - 1),
        "spots": (c.NOBODY, position.seats - 1),
        "returned": (c.NOBODY, position.seats - 1),
    }
    yield from list_faults(position, ranges)


def _board_faults(position: Position) -> Iterator[str]:
    laid = position.laid if position.phase == c.LAYING_TILES else c.TILES
    if any((design >= 0) != (tile < laid) for tile, design in enumerate(position.design)):
        yield f"tiles are missing, or lie where none should yet: {position.design}, of which {laid} are laid"
        return
    for design in range(c.DESIGNS):
        count = position.designs_left[design] + position.design.count(design)
        if count != c.DESIGN_COUNTS[design]:
            yield f"there are {count} tiles of {DESIGNS[design]}, not {c.DESIGN_COUNTS[design]}"
    if position.blue != sum(1 << tile for tile, design in enumerate(position.design) if 0 <= design < c.BLUE_DESIGNS):
        yield f"the blue tiles are told wrongly: {numbers_in(position.blue)}"
    camels = c.CAMELS_FOR_TWO if position.seats == 2 else c.CAMELS_FOR_MORE
    for seat in range(position.seats):
        tiles = sum(1 << tile for tile, owner in enumerate(position.camel) if owner == seat)
        if position.owned[seat] != tiles or position.camels[seat] + tiles.bit_count() != camels:
            yield (
                f"the camels of seat {seat} do not add up: "
                f"{position.camels[seat]} left and {tiles.bit_count()} on tiles, not {camels}"
            )
    if sum(position.palms) + position.palms_left + position.pool_palms != c.PALMS:
        yield (
            f"the palms do not add up: {sum(position.palms)} on tiles, {position.palms_left} left, "
            f"{position.pool_palms} given away, not {c.PALMS}"
        )
    if sum(position.palaces) + position.palaces_left + position.pool_palaces != c.PALACES:
        yield (
            f"the palaces do not add up: {sum(position.palaces)} on tiles, {position.palaces_left} left, "
            f"{position.pool_palaces} given away, not {c.PALACES}"
        )


def _meeple_faults(position: Position) -> Iterator[str]:
    for tribe in range(c.TRIBES):
        standing = sum(count_of(pack, tribe) for pack in position.meeples)
        held = sum(position.viziers) if tribe == c.VIZIER else sum(position.elders) if tribe == c.ELDER else 0
        given = position.claims_left if tribe == c.VIZIER and position.thief == c.ZIAD else 0
        if standing + held + given + position.bag[tribe] + count_of(position.in_hand, tribe) != c.MEEPLES[tribe]:
            yield (
                f"the meeples of {TRIBES[tribe]} do not add up: {standing} on tiles, {held + given} held, "
                f"{position.bag[tribe]} in the bag, not {c.MEEPLES[tribe]}"
            )
            return
        tiles = sum(1 << tile for tile, pack in enumerate(position.meeples) if count_of(pack, tribe))
        if position.where[tribe] != tiles:
            yield f"where {TRIBES[tribe]} stand is told wrongly: {numbers_in(position.where[tribe])}, not {numbers_in(tiles)}"
            return
    if position.bag_size != sum(position.bag):
        yield f"the bag is told wrongly: {position.bag_size} meeples, not {sum(position.bag)}"


def _card_faults(position: Position) -> Iterator[str]:
    if position.pile_size != sum(position.pile) or position.discard_size != sum(position.discard):
        yield (
            f"the piles of resources are told wrongly: {position.pile_size} and {position.discard_size}, "
            f"not {sum(position.pile)} and {sum(position.discard)}"
        )
    row = position.row[: position.row_count]
    for kind in range(c.RESOURCES):
        hands = sum(position.hand[kind :: c.RESOURCES])
        found = hands + position.pile[kind] + position.discard[kind] + row.count(kind) + position.pool[kind]
        if found != c.RESOURCE_COUNTS[kind]:
            yield f"the resource cards do not add up: there are {found} of {RESOURCES[kind]}, not {c.RESOURCE_COUNTS[kind]}"
            return
    for seat in range(c.SEATS):
        if position.cards[seat] != sum(position.hand[seat * c.RESOURCES : (seat + 1) * c.RESOURCES]):
            yield f"the hand of seat {seat} is counted wrongly: {position.cards[seat]} resource cards"
            return
    own = position.hand[position.turn * c.RESOURCES : (position.turn + 1) * c.RESOURCES]
    if any(position.offered >> kind & 1 and own[kind] == 0 for kind in range(c.GOODS)):
        yield f"goods are offered that are not there: {numbers_in(position.offered)} of a hand {own}"
    if position.offered and position.phase != c.ENDING:
        yield f"goods are offered when nothing is sold: {numbers_in(position.offered)} in {PHASES[position.phase]}"


def _djinn_faults(position: Position) -> Iterator[str]:
    count = c.DJINNS if position.thieves else c.BASE_DJINNS
    places = [position.djinn_pile, position.djinn_discard, position.djinns_drawn, position.pool_djinns, *position.djinns]
    places += [1 << djinn for djinn in position.djinn_row[: position.djinn_row_count]]
    if sum(bits.bit_count() for bits in places) != count or any(bits >> count for bits in places):
        yield f"the djinns do not add up: {sum(bits.bit_count() for bits in places)}, not {count}"
    if len({bit for bits in places for bit in range(c.DJINNS) if bits >> bit & 1}) != count:
        yield (
            "a djinn is in two places: "
            f"{[djinn for djinn in DJINNS if sum(bits >> DJINNS.index(djinn) & 1 for bits in places) > 1]}"
        )
    thieves = [position.thief_pile, *position.thieves_held]
    if position.thief_shown >= 0:
        thieves.append(1 << position.thief_shown)
    if position.thief >= 0:
        thieves.append(1 << position.thief)
    if sum(bits.bit_count() for bits in thieves) > len({b for bits in thieves for b in range(c.THIEVES) if bits >> b & 1}):
        yield (
            "a thief is in two places: "
            f"{[thief for number, thief in enumerate(THIEVES) if sum(bits >> number & 1 for bits in thieves) > 1]}"
        )
    if any(thieves) and not position.thieves:
        yield f"there are thieves, though the table plays without them: {thieves}"
    if any(fresh & ~held for fresh, held in zip(position.thieves_fresh, position.thieves_held, strict=True)):
        yield f"a thief is new to somebody who does not have it: {position.thieves_fresh} of {position.thieves_held}"


def _order_faults(position: Position) -> Iterator[str]:
    """§2 and §3.1 Each marker is on the bid order track, on a spot, or has acted."""
    markers = 2 if position.seats == 2 else 1
    if position.markers != (3 if position.seats == 3 else 4):
        yield f"the number of markers is wrong: {position.markers} at {position.seats} seats"
        return
    order = [seat for seat in position.bid_order if seat >= 0]
    if position.bid_order[: len(order)] != order:
        yield f"the order of bidding has gaps: {position.bid_order}"
    if position.phase in _SETUP:
        if any(order.count(seat) + position.markers_left[seat] != markers for seat in range(position.seats)):
            yield f"the markers do not add up: {order} in order, {position.markers_left} left, {markers} for each seat"
        if position.phase == c.LAYING_MARKERS and len(order) != position.laid:
            yield f"the markers laid out are counted wrongly: {position.laid}, not {len(order)}"
        return
    if any(order.count(seat) != markers for seat in range(position.seats)) or any(position.markers_left):
        yield f"the markers do not add up: {order} in order, {position.markers_left} left, {markers} for each seat"
        return
    if position.returned_count != sum(seat >= 0 for seat in position.returned):
        yield f"the markers that have acted are counted wrongly: {position.returned_count} of {position.returned}"
    placed = [seat for seat in position.spots if seat >= 0]
    if position.phase == c.BIDDING and (position.bids >= position.markers or len(placed) != position.bids):
        yield f"the bids are counted wrongly: {position.bids}, not {len(placed)}"
    if position.phase == c.BIDDING and position.bid_order[position.bids] != position.turn:
        yield f"seat {position.turn} bids out of turn: the order is {position.bid_order}, and {position.bids} have bid"
    acted = [seat for seat in position.returned if seat >= 0]
    waiting = [] if position.phase != c.BIDDING else position.bid_order[position.bids : position.markers]
    if any((placed + acted + waiting).count(seat) != markers for seat in range(position.seats)):
        yield f"a marker is in two places, or nowhere: {placed} have bid, {acted} have acted, {waiting} wait"
    zeros = [seat >= 0 for seat in position.spots[: c.ZEROS]]
    if position.phase == c.BIDDING and zeros != sorted(zeros):
        yield f"the markers on the zeros do not stand as they came: {position.spots[: c.ZEROS]}"


def _step_faults(position: Position) -> Iterator[str]:
    """§3.2 What is under way needs what it is about."""
    phase = position.phase
    if (phase == c.SOWING) != (position.in_hand > 0):
        yield f"{size_of(position.in_hand)} meeples are carried in {PHASES[phase]}: some are while sowing, and only then"
    elif phase == c.SOWING and (position.at < 0 or position.start_tile < 0 or size_of(position.in_hand) == 0):
        yield f"meeples are carried from nowhere: from {position.start_tile}, now at {position.at}"
    if phase in _AFTER_MOVE and (position.end_tile < 0 or position.taken == 0):
        yield f"a move has ended nowhere: on {position.end_tile}, with {position.taken} taken, in {PHASES[phase]}"
    if (phase == c.KILLING_AGAIN) != (position.first_victim >= 0):
        yield f"in {PHASES[phase]} the first victim is {position.first_victim}: only a second kill has one before it"
    if phase in _PLACES and position.place_tile < 0:
        yield f"a piece has no place to go in {PHASES[phase]}"
    if phase in _RETURNING and position.window not in _RETURNS:
        yield f"a power leads nowhere: from {PHASES[phase]} back to {PHASES[position.window]}"
    if phase == c.AIMING and position.power not in _AIMED:
        yield f"a tile is chosen for {DJINNS[position.power]}, who is not aimed at any"
    if phase == c.AIMING and c.DJINN_TIMES[position.power] == c.WHILE_PLACING and position.place_tile < 0:
        yield f"{DJINNS[position.power]} has no place to put a piece"
    if phase in _RETURNING and position.window not in (c.STARTING, c.ENDING) and position.end_tile < 0:
        yield f"a power leads back to a move that was not made: to {PHASES[position.window]} with no last tile"
    full = {c.FILLING_RESOURCES: position.row_count == c.RESOURCE_ROW, c.FILLING_DJINNS: position.djinn_row_count == c.DJINN_ROW}
    if full.get(phase) or (phase == c.FILLING_THIEF and position.thief_shown >= 0):
        yield f"a row is filled that is full: {PHASES[phase]}"
    if (phase in (c.GIVING, c.CLAIMING, c.PLANTING)) != (position.thief >= 0):
        yield f"thief and phase disagree: thief {position.thief} in {PHASES[phase]}"
    if phase == c.GIVING and position.victim == position.turn:
        yield f"a thief steals from its master, seat {position.turn}"


def _choice_faults(position: Position) -> Iterator[str]:
    """The rules list what can be done, so nothing that they go by may be wrong."""
    if not position.legal_moves() and position.phase != c.OVER:
        yield f"seat {position.turn} can do nothing in {PHASES[position.phase]}"


INVARIANTS: tuple[Group, ...] = (
    _range_faults,
    _list_faults,
    _board_faults,
    _meeple_faults,
    _card_faults,
    _djinn_faults,
    _order_faults,
    _step_faults,
    _choice_faults,
)
