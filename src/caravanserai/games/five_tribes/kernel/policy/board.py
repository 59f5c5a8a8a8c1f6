"""The board as a seat sees it: what every end of a move brings."""

from caravanserai.core.bits import bit_count, lowest_bit
from caravanserai.games.five_tribes.components import (
    ASSASSIN,
    BOAZ,
    ELDER,
    FAKIR,
    GOODS,
    LARGE_MARKET,
    LARGE_PRICE,
    LARGE_ROW,
    MERCHANT,
    NO_THIEF,
    NO_TILE,
    NOBODY,
    OASIS,
    RESOURCE_ROW,
    RESOURCES,
    SMALL_MARKET,
    SMALL_PRICE,
    SMALL_ROW,
    THIEF_POINTS,
    TILES,
    VILLAGE,
    VIZIER,
)
from caravanserai.games.five_tribes.kernel.grid import BLOCKS, distance
from caravanserai.games.five_tribes.kernel.packs import size_of
from caravanserai.games.five_tribes.kernel.policy.desk import (
    Desk,
    says,
    think_as,
)
from caravanserai.games.five_tribes.kernel.policy.terms import (
    camel_gain,
    card_gain,
    djinn_gain,
    elder_gain,
    fakir_gain,
    piece_gain,
    viziers_gain,
)
from caravanserai.games.five_tribes.kernel.policy.weights import CENT, LESS
from caravanserai.games.five_tribes.kernel.rules.pieces import fakirs_of, owns
from caravanserai.games.five_tribes.kernel.state import State

# What a seat has and what lies open


def regard(desk: Desk, state: State, seat: int) -> None:
    """Take in what a seat holds and what lies open to it."""
    think_as(desk, state, seat)
    desk.gold = state.gold[seat]
    desk.kinds = 0
    desk.doubles = 0
    for kind in range(GOODS):
        count = state.hand[seat * RESOURCES + kind]
        if count:
            desk.kinds |= 1 << kind
            if count > 1:
                desk.doubles |= 1 << kind
    desk.fakirs = fakirs_of(state, seat)
    desk.elder = elder_gain(desk, state, seat)
    desk.fakir = fakir_gain(desk, state, seat)
    desk.small = best_cards(desk, state, SMALL_ROW, 1, SMALL_PRICE)
    desk.large = best_cards(desk, state, LARGE_ROW, 2, LARGE_PRICE)


def see_offers(desk: Desk, state: State) -> None:
    """What the row, the djinns and what lies before others bring."""
    see_row(desk, state)
    best = (THIEF_POINTS + 1) * CENT if state.thief_shown != NO_THIEF else 0
    for place in range(state.djinn_row_count):
        worth = djinn_gain(desk, state, desk.seat, state.djinn_row[place])
        if worth > best:
            best = worth
    best -= desk.elder + (desk.fakir if desk.fakirs and desk.fakir < desk.elder else desk.elder)
    desk.djinn = best if best > 0 else 0
    desk.held = 0
    for other in range(state.seats):
        worth = held_gain(desk, state, other)
        if worth > desk.held:
            desk.held = worth


def see_row(desk: Desk, state: State) -> None:
    """§3.5 What so many cards from the head of the row bring."""
    kinds, doubles = desk.kinds, desk.doubles
    desk.row_worths[0] = 0
    for place in range(RESOURCE_ROW):
        desk.row_worths[place + 1] = desk.row_worths[place]
        if place < state.row_count:
            kind = state.row[place]
            desk.row_worths[place + 1] += card_gain(desk, kinds, doubles, kind)
            if kind != FAKIR:
                doubles |= kinds & 1 << kind
                kinds |= 1 << kind


def best_cards(desk: Desk, state: State, reach: int, count: int, price: int) -> int:
    """§3.6 The best cards of a market, less their price."""
    if desk.gold < price:
        return 0
    kinds, doubles, worth, bought = desk.kinds, desk.doubles, -price * CENT, 0
    for _ in range(count):
        best, chosen = 0, NO_TILE
        for place in range(reach if reach < state.row_count else state.row_count):
            if bought >> place & 1 == 0:
                gain = card_gain(desk, kinds, doubles, state.row[place])
                if gain > best:
                    best = gain
                    chosen = place
        if chosen != NO_TILE:
            bought |= 1 << chosen
            worth += best
            kind = state.row[chosen]
            if kind != FAKIR:
                doubles |= kinds & 1 << kind
                kinds |= 1 << kind
    return worth if worth > 0 else 0


def held_gain(desk: Desk, state: State, other: int) -> int:
    """§3.5 What it is worth to kill before an opponent: the better of a vizier and an elder."""
    if other == desk.seat or owns(state, other, BOAZ):
        return 0
    best = 0
    if state.elders[other]:
        best = elder_gain(desk, state, other) * desk.share // 100
    if state.viziers[other]:
        worth = viziers_gain(desk, state, other, -1)
        if worth > best:
            best = worth
    return best


# Ends


def find_lonely(desk: Desk, state: State) -> None:
    """§3.5 Neutral tiles with one meeple: a kill there brings the tile."""
    desk.lone = 0
    if state.camels[desk.seat]:
        for tile in range(TILES):
            if state.camel[tile] == NOBODY and size_of(state.meeples[tile]) == 1:
                desk.lone |= 1 << tile


def end_gain(desk: Desk, state: State, end: int, tribe: int, taken: int, empties: bool) -> int:
    """A move that ends here: the tribe's action, control, and the tile's action."""
    seat = desk.seat
    gained: bool = empties and state.camel[end] == NOBODY and state.camels[seat] > 0
    worth = tribe_gain(desk, state, end, tribe, taken)
    if gained:
        worth += camel_gain(desk, state, end)
    elders = state.elders[seat] + (taken if tribe == ELDER else 0)
    return worth + action_gain(desk, state, end, gained or state.camel[end] == seat, elders)


def tribe_gain(desk: Desk, state: State, end: int, tribe: int, taken: int) -> int:
    """§3.5 What so many of a tribe bring."""
    if tribe == VIZIER:
        return desk.vizier_worths[taken]
    if tribe == ELDER:
        return taken * desk.elder
    if tribe == MERCHANT:
        return desk.row_worths[taken if taken < RESOURCE_ROW else RESOURCE_ROW]
    if tribe == ASSASSIN:
        return kill_gain(desk, state, end, taken)
    around = bit_count(state.blue & BLOCKS[end]) * CENT
    spare = around - desk.fakir
    return taken * around + (desk.fakirs * spare if spare > 0 else 0)


def kill_gain(desk: Desk, state: State, end: int, reach: int) -> int:
    """§3.5 The best victim, with fakirs where they pay."""
    less = says(desk, LESS)
    best = desk.held if desk.held > less else less
    tiles = desk.lone & ~(1 << end)
    while tiles:
        tile = lowest_bit(tiles)
        tiles &= tiles - 1
        short = distance(end, tile) - reach
        if short <= desk.fakirs:
            worth = camel_gain(desk, state, tile) - (short * desk.fakir if short > 0 else 0)
            if worth > best:
                best = worth
    return best


def action_gain(desk: Desk, state: State, end: int, mine: bool, elders: int) -> int:
    """§3.6 What the tile's action brings to a seat with so many elders."""
    design = state.design[end]
    if design == OASIS:
        return piece_gain(desk, state, end, False, mine) if state.palms_left else 0
    if design == VILLAGE:
        return piece_gain(desk, state, end, True, mine) if state.palaces_left else 0
    if design == SMALL_MARKET:
        return desk.small
    if design == LARGE_MARKET:
        return desk.large
    return desk.djinn if elders > 1 or (elders > 0 and desk.fakirs > 0) else 0
