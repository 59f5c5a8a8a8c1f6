"""What single things come to be worth: viziers, elders, fakirs, goods, djinns, tiles."""

from typing import Final

from caravanserai.core.bits import bit_count, lowest_bit
from caravanserai.games.five_tribes.components import (
    AL_AMIN,
    DESIGN_POINTS,
    DJINN_POINTS,
    FAKIR,
    GOODS,
    HAURVATAT,
    JAFAAR,
    NOBODY,
    RESOURCE_COUNTS,
    RESOURCES,
    SHAMHAT,
    SUIT,
    TILES,
    VIZIER,
)
from caravanserai.games.five_tribes.kernel.packs import count_of
from caravanserai.games.five_tribes.kernel.policy.desk import Desk, says
from caravanserai.games.five_tribes.kernel.policy.weights import (
    CAMEL,
    CENT,
    DJINN_POWERS,
    ELDER_LATER,
    FAKIR_LATER,
    FAKIR_NOW,
    GOOD_LATER,
    NEUTRAL,
    RARE,
    SECOND_LATER,
    TEN,
    WIDE,
)
from caravanserai.games.five_tribes.kernel.rules.pieces import fakirs_of, owns
from caravanserai.games.five_tribes.kernel.state import State

FEW: Final = 2
MANY: Final = 6
"""So many cards there are of a rare good, and of a common one."""

SOON: Final = 20
"""With less than this left, in percent, there may be no round any more."""

# Viziers


def ten_for(desk: Desk, lead: int) -> int:
    """§4 The ten points for having more viziers than an opponent, as likely as this lead makes them now."""
    ten = says(desk, TEN)
    span = 2 * (says(desk, WIDE) * desk.left // 100) + 1
    worth = ten // 2 + ten * (2 * lead - 1) // (2 * span)
    return 0 if worth < 0 else ten if worth > ten else worth


def tens_of(desk: Desk, state: State, seat: int, whose: int, more: int) -> int:
    """§4 The tens of a seat, if somebody has so many viziers more than now; where the table says so, ten for the most alone."""
    own = state.viziers[seat] + (more if whose == seat else 0)
    total, least = 0, says(desk, TEN)
    for other in range(state.seats):
        if other != seat:
            worth = ten_for(desk, own - state.viziers[other] - (more if whose == other else 0))
            total += worth
            if worth < least:
                least = worth
    return least if state.viziers_most else total


def viziers_gain(desk: Desk, state: State, whose: int, more: int) -> int:
    """§4 What it is worth to the thinker that somebody has so many viziers more: points, tens, and a share of others' tens."""
    seat = desk.seat
    worth = tens_of(desk, state, seat, whose, more) - tens_of(desk, state, seat, seat, 0)
    for other in range(state.seats):
        if other != seat:
            worth -= (tens_of(desk, state, other, whose, more) - tens_of(desk, state, other, other, 0)) * desk.share // 100
    each = more * CENT * (3 if owns(state, whose, JAFAAR) else 1)
    return worth + (each if whose == seat else -each * desk.share // 100)


def count_viziers(desk: Desk, state: State) -> None:
    """What viziers bring, up to as many as a move can take from this board."""
    most = 0
    for tile in range(TILES):
        if count_of(state.meeples[tile], VIZIER) > most:
            most = count_of(state.meeples[tile], VIZIER)
    for more in range(1, most + 3):
        desk.vizier_worths[more] = viziers_gain(desk, state, desk.seat, more)


# Elders, fakirs, goods


def elder_gain(desk: Desk, state: State, seat: int) -> int:
    """§4 An elder: its points, and what it will buy."""
    each = 4 * CENT if owns(state, seat, SHAMHAT) else 2 * CENT
    return each + says(desk, ELDER_LATER) * desk.left // 100


def fakir_gain(desk: Desk, state: State, seat: int) -> int:
    """§3.7 A fakir is worth what it will pay for; with Al-Amin half a good."""
    soon = desk.left if desk.left < SOON else SOON
    worth = says(desk, FAKIR_LATER) * desk.left // 100 + says(desk, FAKIR_NOW) * soon // SOON
    return worth + 2 * CENT if owns(state, seat, AL_AMIN) else worth


def suit_step(size: int, left: int, later: int) -> int:
    """§3.7 One more good to a suit: what it adds now, or what it will come to have added, as far as there is time."""
    now = (SUIT[size + 1] - SUIT[size]) * CENT
    return now if now >= later else now + (later - now) * left // 100


def rarity_gain(desk: Desk, kind: int) -> int:
    """§3.7 What a first good of a kind is worth besides, as there are few: it may not come again."""
    return says(desk, RARE) * desk.left * (MANY - RESOURCE_COUNTS[kind]) // (100 * (MANY - FEW))


def card_gain(desk: Desk, kinds: int, doubles: int, kind: int) -> int:
    """§3.7 A card to a hand with these kinds, and these twice."""
    if kind == FAKIR:
        return desk.fakir
    if kinds >> kind & 1 == 0:
        return suit_step(bit_count(kinds), desk.left, says(desk, GOOD_LATER)) + rarity_gain(desk, kind)
    if doubles >> kind & 1 == 0:
        return suit_step(bit_count(doubles), desk.left, says(desk, SECOND_LATER))
    return CENT


def suit_size(state: State, seat: int, layer: int) -> int:
    """§3.7 How many goods there are at least so many times, and once more: the size of a suit, the largest first."""
    size = 0
    for kind in range(GOODS):
        if state.hand[seat * RESOURCES + kind] > layer:
            size += 1
    return size


def hand_gain(desk: Desk, state: State, seat: int) -> int:
    """§3.7 The goods of a hand, suit by suit."""
    worth, layer = 0, 0
    size = suit_size(state, seat, 0)
    while size:
        later = says(desk, GOOD_LATER) if layer == 0 else says(desk, SECOND_LATER)
        for index in range(size):
            worth += suit_step(index, desk.left, later)
        layer += 1
        size = suit_size(state, seat, layer)
    for kind in range(GOODS):
        if state.hand[seat * RESOURCES + kind]:
            worth += rarity_gain(desk, kind)
    return worth


def good_loss(desk: Desk, state: State, seat: int, kind: int) -> int:
    """§6 What a seat loses with one of its goods."""
    layer = state.hand[seat * RESOURCES + kind] - 1
    later = says(desk, GOOD_LATER) if layer == 0 else says(desk, SECOND_LATER)
    loss = suit_step(suit_size(state, seat, layer) - 1, desk.left, later)
    return loss if layer else loss + rarity_gain(desk, kind)


# Djinns


def djinn_base(desk: Desk, djinn: int) -> int:
    """§5 A djinn's points, and its power for the time that is left."""
    return DJINN_POINTS[djinn] * CENT + says(desk, DJINN_POWERS + djinn) * desk.left // 100


def djinn_gain(desk: Desk, state: State, seat: int, djinn: int) -> int:
    """§5 The same, and what it adds to what its owner has."""
    worth = djinn_base(desk, djinn)
    if djinn == JAFAAR:
        worth += 2 * CENT * state.viziers[seat]
    elif djinn == SHAMHAT:
        worth += 2 * CENT * state.elders[seat]
    elif djinn == HAURVATAT:
        worth += 2 * CENT * palms_of(state, seat)
    elif djinn == AL_AMIN:
        worth += 2 * CENT * fakirs_of(state, seat)
    return worth


# Land


def palms_of(state: State, seat: int) -> int:
    """§4 The palms on a seat's tiles."""
    palms = 0
    tiles = state.owned[seat]
    while tiles:
        palms += state.palms[lowest_bit(tiles)]
        tiles &= tiles - 1
    return palms


def tile_gain(state: State, seat: int, tile: int) -> int:
    """§4 What a tile counts for whoever has it."""
    palm = 5 if owns(state, seat, HAURVATAT) else 3
    return (DESIGN_POINTS[state.design[tile]] + palm * state.palms[tile] + 5 * state.palaces[tile]) * CENT


def camel_gain(desk: Desk, state: State, tile: int) -> int:
    """§3.4 What a camel that is placed there brings the thinker."""
    return tile_gain(state, desk.seat, tile) + says(desk, CAMEL)


def piece_gain(desk: Desk, state: State, tile: int, palace: bool, mine: bool) -> int:
    """§3.6 A palm or palace counts for whoever has the tile."""
    seat = desk.seat if mine else state.camel[tile]
    if seat == NOBODY:
        return (5 if palace else 3) * says(desk, NEUTRAL)
    points = 5 if palace or owns(state, seat, HAURVATAT) else 3
    return points * CENT if mine else -points * desk.share
