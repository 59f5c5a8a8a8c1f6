"""§5 Djinns: what their powers cost, when they can be used, and what they do."""

from caravanserai.core.bits import bit_count, lowest_bit
from caravanserai.core.noting import note
from caravanserai.games.five_tribes.components import (
    AIMING,
    ANUN_NAK,
    BAAL,
    BOURAQ,
    BUILDING,
    DJINN_COSTS,
    DJINNS,
    DRAWING_CARD,
    DRAWING_DJINNS,
    DRAWING_MEEPLES,
    ECHIDNA,
    ELDER,
    ENDING,
    ENKI,
    FREE,
    HAGIS,
    IBUS,
    KILLING,
    LAMIA,
    LETA,
    MONKIR,
    NO_TILE,
    OASIS,
    ONE,
    ONE_FAKIR,
    PLACING,
    SIBITTIS,
    SLOAR,
    STARTING,
    STEALING,
    TILES,
    UTUG,
    VILLAGE,
    WITH_FAKIR,
)
from caravanserai.games.five_tribes.events import DjinnDiscarded, DjinnKept, PalacePlaced, PalmPlaced, PowerPaid
from caravanserai.games.five_tribes.grid import BLOCKS
from caravanserai.games.five_tribes.rules.pieces import (
    can_draw_card,
    fakirs_of,
    is_bare,
    need_djinn_pile,
    need_pile,
    owns,
    pay_owner,
    place_camel,
    spend_fakirs,
    to_bag,
)
from caravanserai.games.five_tribes.state import State


def is_window(phase: int, djinn: int) -> bool:
    """§5 When a power may be used: most at any step of one's activation, some only where they change something."""
    if djinn == ECHIDNA:
        return phase == BUILDING
    if djinn == IBUS:
        return phase == KILLING
    if djinn in (HAGIS, LAMIA):
        return phase == PLACING
    return phase in (STARTING, BUILDING, KILLING, STEALING, ENDING)


def can_pay(state: State, seat: int, cost: int, payment: int) -> bool:
    """§5 An elder can be replaced by a fakir, but of two elders only one."""
    fakirs = fakirs_of(state, seat)
    elders = state.elders[seat]
    if cost == ONE_FAKIR:
        return payment == WITH_FAKIR and fakirs > 0
    if cost == ONE:
        return fakirs > 0 if payment == WITH_FAKIR else elders > 0
    return (elders > 0 and fakirs > 0) if payment == WITH_FAKIR else elders > 1


def might_pay(state: State, seat: int, cost: int) -> bool:
    """§5 The same as everybody can see it: any card could be a fakir."""
    cards = state.cards[seat]
    elders = state.elders[seat]
    if cost == ONE_FAKIR:
        return cards > 0
    if cost == ONE:
        return cards + elders > 0
    return elders > 1 or (elders > 0 and cards > 0)


def pay(state: State, seat: int, cost: int, payment: int) -> None:
    """§5 Elders go to the bag, fakirs to the discards."""
    elders = 0 if cost == ONE_FAKIR else 1 if cost == ONE else 2
    if payment == WITH_FAKIR:
        spend_fakirs(state, seat, 1)
        elders -= 1 if cost != ONE_FAKIR else 0
    state.elders[seat] -= elders
    to_bag(state, ELDER, elders)


def aims(state: State, djinn: int) -> int:
    """§5 The tiles that a power can be used on."""
    tiles = 0
    fits: bool = False
    if djinn in (HAGIS, LAMIA):
        return BLOCKS[state.place_tile] & ~(1 << state.place_tile)
    for tile in range(TILES):
        if djinn == BOURAQ:
            fits = state.design[tile] == VILLAGE
        elif djinn == ENKI:
            fits = state.design[tile] == OASIS
        elif djinn == UTUG:
            fits = is_bare(state, tile) and state.meeples[tile] > 0
        else:
            fits = is_bare(state, tile) and state.meeples[tile] == 0
        if fits:
            tiles |= 1 << tile
    return tiles


def has_effect(state: State, seat: int, djinn: int) -> bool:
    """§5 Whether there is anything for a power to do."""
    if djinn == ANUN_NAK:
        return state.bag_size > 0 and aims(state, djinn) != 0
    if djinn == BOURAQ:
        return state.palaces_left > 0
    if djinn == ENKI:
        return state.palms_left > 0
    if djinn in (LETA, UTUG):
        return state.camels[seat] > 0 and aims(state, djinn) != 0
    if djinn == SIBITTIS:
        return state.djinn_pile | state.djinn_discard != 0
    if djinn == SLOAR:
        return can_draw_card(state)
    if djinn == HAGIS:
        return state.place_palace
    if djinn == LAMIA:
        return not state.place_palace
    return True


def is_ready(state: State, seat: int, djinn: int) -> bool:
    """§5 A power with a price that this seat has, has not used yet, and could use now, the price aside; no suit being sold."""
    if state.offered or DJINN_COSTS[djinn] == FREE or not owns(state, seat, djinn) or state.used[seat] >> djinn & 1:
        return False
    return is_window(state.phase, djinn) and has_effect(state, seat, djinn)


def can_use(state: State, seat: int, djinn: int, payment: int) -> bool:
    """§5 Whether a power can be used now, and paid in this way."""
    return is_ready(state, seat, djinn) and can_pay(state, seat, DJINN_COSTS[djinn], payment)


def might_use_any(state: State, seat: int) -> bool:
    """§5 Whether some power could be used here, as everybody can see it."""
    for djinn in range(DJINNS):
        if is_ready(state, seat, djinn) and might_pay(state, seat, DJINN_COSTS[djinn]):
            return True
    return False


def use_power(state: State, djinn: int, payment: int) -> None:
    """§5 Pay, and see what is to be chosen or drawn next."""
    seat = state.turn
    pay(state, seat, DJINN_COSTS[djinn], payment)
    state.used[seat] |= 1 << djinn
    note(state, PowerPaid, seat, djinn, payment)
    if djinn == ECHIDNA:
        state.doubled = True
        return
    if djinn == IBUS:
        state.double_kill = True
        return
    state.power = djinn
    if djinn in (HAGIS, LAMIA):
        state.phase = AIMING
        return
    state.window = state.phase
    if djinn == SLOAR:
        state.cards_due = 1
        need_pile(state)
        state.phase = DRAWING_CARD
    elif djinn == SIBITTIS:
        left = bit_count(state.djinn_pile) + bit_count(state.djinn_discard)
        state.cards_due = left if left < 3 else 3
        need_djinn_pile(state)
        state.phase = DRAWING_DJINNS
    else:
        state.phase = AIMING


def aim(state: State, tile: int) -> None:
    """§5 The tile for a power has been chosen."""
    djinn = state.power
    state.phase = state.window
    if djinn in (HAGIS, LAMIA):
        state.place_tile = tile
        put_piece(state)
    elif djinn == ANUN_NAK:
        state.place_tile = tile
        state.phase = DRAWING_MEEPLES
    elif djinn in (BOURAQ, ENKI):
        state.place_tile = tile
        state.place_palace = djinn == BOURAQ
        state.phase = PLACING
    else:
        place_camel(state, state.turn, tile)


def put_piece(state: State) -> None:
    """§3.6 A palace or a palm onto its tile. Monkir's owner is paid for a palace (§5)."""
    tile = state.place_tile
    if state.place_palace:
        state.palaces[tile] += 1
        state.palaces_left -= 1
        note(state, PalacePlaced, state.turn, tile)
        pay_owner(state, MONKIR, state.turn)
    else:
        state.palms[tile] += 1
        state.palms_left -= 1
        note(state, PalmPlaced, state.turn, tile)
    state.place_tile = NO_TILE


def gain_djinn(state: State, seat: int, djinn: int) -> None:
    """§5 Ba'al's owner is paid for every djinn that somebody gains, but not for Ba'al itself."""
    pay_owner(state, BAAL, seat)
    state.djinns[seat] |= 1 << djinn


def keep_djinn(state: State, djinn: int) -> None:
    """§5 Sibittis: one of those drawn is kept, the others are discarded."""
    state.djinns_drawn &= ~(1 << djinn)
    note(state, DjinnKept, state.turn, djinn)
    gain_djinn(state, state.turn, djinn)
    while state.djinns_drawn:
        other = lowest_bit(state.djinns_drawn)
        state.djinns_drawn &= ~(1 << other)
        state.djinn_discard |= 1 << other
        note(state, DjinnDiscarded, other)
