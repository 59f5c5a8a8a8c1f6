"""What the end of a move is worth to a seat, in hundredths of a point: an estimate, made of what that seat may know.

Gold is a point each. What a seat holds in secret is in its `Outlook`; of a seat whose outlook nobody knows, the usual is taken.
"""

from typing import Final

from caravanserai.core.bits import bit_count, lowest_bit
from caravanserai.core.fields import Fields
from caravanserai.games.five_tribes.components import (
    ASSASSIN,
    BOAZ,
    DESIGN_POINTS,
    DJINN_POINTS,
    ELDER,
    FAKIR,
    HAURVATAT,
    JAFAAR,
    LARGE_MARKET,
    LARGE_PRICE,
    LARGE_ROW,
    MERCHANT,
    NO_THIEF,
    NO_TILE,
    NOBODY,
    OASIS,
    RESOURCE_ROW,
    SHAMHAT,
    SMALL_MARKET,
    SMALL_PRICE,
    SMALL_ROW,
    SUIT,
    THIEF_POINTS,
    TILES,
    TRIBES,
    VILLAGE,
    VIZIER,
)
from caravanserai.games.five_tribes.kernel.ends import ends_with
from caravanserai.games.five_tribes.kernel.grid import BLOCKS, distance
from caravanserai.games.five_tribes.kernel.packs import count_of, one_of, size_of
from caravanserai.games.five_tribes.kernel.rules.pieces import owns
from caravanserai.games.five_tribes.kernel.state import State

POINT: Final = 100
TENS: Final = 1000
TENS_STEP: Final = 150
"""How much nearer a vizier brings the ten points for having more than an opponent, as long as it is close."""
VIZIER_WORTH: Final = 300
"""A vizier in somebody's hands, roughly, with its share of the tens."""
ELDER_WORTH: Final = 260
FAKIR_WORTH: Final = 160
POWER_WORTH: Final = 250
"""What a djinn's power brings besides its points."""
DUPLICATE_WORTH: Final = 120
GOOD_SHARE: Final = 60
"""Of what a new kind of good adds to a suit, in percent: the suit is not sold yet."""
NEUTRAL_SHARE: Final = 25
"""A palm or palace on a tile that nobody has may be mine one day, in percent."""
KILL_WORTH: Final = 30
"""A meeple less that leaves nothing empty."""
HELD_WORTH: Final = 200
"""A vizier or elder less in front of an opponent."""
USUAL_GOLD: Final = 20
PLACES: Final = 10
END_TABLE: Final = 150
NOTHING: Final = -10000
"""Where no move can be made."""


class Outlook(Fields):
    """A seat's secrets, as far as they are known, and what lies open, as this seat values it."""

    seat: int = 0
    gold: int = USUAL_GOLD
    kinds: int = 0
    """The goods in hand, as bits."""
    fakirs: int = 0
    cards: list[int] = [0] * PLACES
    """What so many cards from the head of the row are worth."""
    small: int = 0
    large: int = 0
    djinn: int = 0
    """The best djinn or thief that lies open, less its price."""
    lone: int = 0
    """Neutral tiles with a single meeple."""
    held: int = 0
    ends: list[int] = [0] * END_TABLE
    """By tile and tribe, what ending there is worth; filled in by `weigh_ends`."""


def card_worth(kinds: int, kind: int) -> int:
    """§3.7 A card to a hand with these kinds: a good that its largest suit lacks is worth most."""
    if kind == FAKIR:
        return FAKIR_WORTH
    if kinds >> kind & 1:
        return DUPLICATE_WORTH
    size = bit_count(kinds)
    return (SUIT[size + 1] - SUIT[size]) * GOOD_SHARE + DUPLICATE_WORTH


def market_worth(state: State, outlook: Outlook, gone: int, reach: int, count: int, price: int) -> int:
    """§3.6 The best cards within reach, less the price; `gone` cards have been taken from the head of the row."""
    if outlook.gold < price:
        return 0
    kinds, worth, bought = outlook.kinds, -price * POINT, 0
    for _ in range(count):
        best, chosen = 0, NO_TILE
        for place in range(gone, gone + reach):
            if place < state.row_count and bought >> place & 1 == 0 and card_worth(kinds, state.row[place]) > best:
                best = card_worth(kinds, state.row[place])
                chosen = place
        if chosen != NO_TILE:
            bought |= 1 << chosen
            worth += best
            if state.row[chosen] != FAKIR:
                kinds |= 1 << state.row[chosen]
    return worth if worth > 0 else 0


def djinn_worth(djinn: int) -> int:
    return DJINN_POINTS[djinn] * POINT + POWER_WORTH


def look_at_row(state: State, outlook: Outlook, gone: int) -> None:
    """What the open cards are worth, the first `gone` of them being taken."""
    kinds = outlook.kinds
    outlook.cards[0] = 0
    for place in range(RESOURCE_ROW):
        outlook.cards[place + 1] = outlook.cards[place]
        if gone + place < state.row_count:
            kind = state.row[gone + place]
            outlook.cards[place + 1] += card_worth(kinds, kind)
            if kind != FAKIR:
                kinds |= 1 << kind
    outlook.small = market_worth(state, outlook, gone, SMALL_ROW, 1, SMALL_PRICE)
    outlook.large = market_worth(state, outlook, gone, LARGE_ROW, 2, LARGE_PRICE)


def look(state: State, outlook: Outlook) -> None:
    """Take in all that does not change while meeples are on their way."""
    look_at_row(state, outlook, 0)
    best = (THIEF_POINTS + 1) * POINT if state.thief_shown != NO_THIEF else 0
    for place in range(state.djinn_row_count):
        if djinn_worth(state.djinn_row[place]) > best:
            best = djinn_worth(state.djinn_row[place])
    best -= ELDER_WORTH + (FAKIR_WORTH if outlook.fakirs else ELDER_WORTH)
    outlook.djinn = best if best > 0 else 0
    outlook.held = 0
    for other in range(state.seats):
        if other != outlook.seat and not owns(state, other, BOAZ) and state.viziers[other] + state.elders[other] > 0:
            outlook.held = HELD_WORTH


def land_worth(state: State, seat: int, tile: int) -> int:
    """§4 What a camel there counts in the end."""
    palm = 5 if owns(state, seat, HAURVATAT) else 3
    return (DESIGN_POINTS[state.design[tile]] + palm * state.palms[tile] + 5 * state.palaces[tile]) * POINT


def find_lone(state: State, outlook: Outlook) -> None:
    """§3.5 Where a kill would bring the tile."""
    outlook.lone = 0
    if state.camels[outlook.seat] == 0:
        return
    for tile in range(TILES):
        if state.camel[tile] == NOBODY and size_of(state.meeples[tile]) == 1:
            outlook.lone |= 1 << tile


def kill_worth(state: State, outlook: Outlook, end: int, reach: int) -> int:
    """§3.5 The best victim without fakirs."""
    best = outlook.held if outlook.held > KILL_WORTH else KILL_WORTH
    tiles = outlook.lone & ~(1 << end)
    while tiles:
        tile = lowest_bit(tiles)
        tiles &= tiles - 1
        if distance(end, tile) <= reach and land_worth(state, outlook.seat, tile) > best:
            best = land_worth(state, outlook.seat, tile)
    return best


def tens_worth(lead: int) -> int:
    """§4 The ten points for having more viziers than an opponent, as likely as this lead makes them."""
    worth = TENS // 2 + lead * TENS_STEP
    return 0 if worth < 0 else TENS if worth > TENS else worth


def viziers_worth(state: State, seat: int, taken: int) -> int:
    """§4 Their points, and how much nearer they bring the tens, or keep them from others."""
    own = state.viziers[seat]
    nearer = 0
    for other in range(state.seats):
        if other != seat:
            lead = own - state.viziers[other]
            nearer += tens_worth(lead + taken) - tens_worth(lead)
    each = 3 if owns(state, seat, JAFAAR) else 1
    return taken * each * POINT + nearer * state.seats // (state.seats - 1)


def tribe_worth(state: State, outlook: Outlook, end: int, tribe: int, taken: int) -> int:
    """§3.5 What so many of a tribe do."""
    if tribe == VIZIER:
        return viziers_worth(state, outlook.seat, taken)
    if tribe == ELDER:
        return taken * (ELDER_WORTH + (2 * POINT if owns(state, outlook.seat, SHAMHAT) else 0))
    if tribe == MERCHANT:
        return outlook.cards[taken if taken < RESOURCE_ROW else RESOURCE_ROW]
    if tribe == ASSASSIN:
        return kill_worth(state, outlook, end, taken)
    around = bit_count(state.blue & BLOCKS[end])
    spare = around * POINT - FAKIR_WORTH
    return taken * around * POINT + (outlook.fakirs * spare if spare > 0 else 0)


def gains_tile(state: State, seat: int, end: int, empties: bool) -> bool:
    """§3.4"""
    return empties and state.camel[end] == NOBODY and state.camels[seat] > 0


def piece_worth(state: State, seat: int, end: int, points: int, mine: bool) -> int:
    """§3.6 A palm or palace counts for whoever has the tile."""
    if mine:
        return points * POINT
    if state.camel[end] == NOBODY:
        return points * NEUTRAL_SHARE
    return -points * POINT // (state.seats - 1)


def action_worth(state: State, outlook: Outlook, end: int, mine: bool, elders: int) -> int:
    """§3.6 What the tile's action brings to a seat with so many elders."""
    design = state.design[end]
    if design == OASIS:
        palm = 5 if mine and owns(state, outlook.seat, HAURVATAT) else 3
        return piece_worth(state, outlook.seat, end, palm, mine) if state.palms_left else 0
    if design == VILLAGE:
        return piece_worth(state, outlook.seat, end, 5, mine) if state.palaces_left else 0
    if design == SMALL_MARKET:
        return outlook.small
    if design == LARGE_MARKET:
        return outlook.large
    return outlook.djinn if elders > 1 or (elders > 0 and outlook.fakirs > 0) else 0


def end_worth(state: State, outlook: Outlook, end: int, tribe: int, taken: int, empties: bool) -> int:
    """A move that ends here: the tribe's action, control, and the tile's action."""
    seat = outlook.seat
    gained: bool = gains_tile(state, seat, end, empties)
    worth = tribe_worth(state, outlook, end, tribe, taken)
    if gained:
        worth += land_worth(state, seat, end)
    elders = state.elders[seat] + (taken if tribe == ELDER else 0)
    return worth + action_worth(state, outlook, end, gained or state.camel[end] == seat, elders)


def weigh_ends(state: State, outlook: Outlook) -> None:
    """Every tile with every tribe that stands there, whichever move ends there."""
    find_lone(state, outlook)
    for tile in range(TILES):
        pack = state.meeples[tile]
        for tribe in range(TRIBES):
            count = count_of(pack, tribe)
            if count:
                empties: bool = pack == count * one_of(tribe)
                outlook.ends[tile * TRIBES + tribe] = end_worth(state, outlook, tile, tribe, count + 1, empties)


def best_from(state: State, outlook: Outlook, start: int) -> int:
    """The best end of a move that takes up this tile, once the ends are weighed; what a loop could add is left out."""
    best = NOTHING
    hand = state.meeples[start]
    for tribe in range(TRIBES):
        if count_of(hand, tribe):
            tiles = ends_with(state, start, NO_TILE, hand, 1 << start, tribe) & state.where[tribe]
            while tiles:
                worth = outlook.ends[lowest_bit(tiles) * TRIBES + tribe]
                tiles &= tiles - 1
                if worth > best:
                    best = worth
    return best


def best_left(state: State, outlook: Outlook) -> int:
    """What the best move on this board is worth, or NOTHING."""
    weigh_ends(state, outlook)
    best = NOTHING
    for start in range(TILES):
        if state.meeples[start]:
            worth = best_from(state, outlook, start)
            if worth > best:
                best = worth
    return best
