"""§5 What each djinn's power does: first what several have in common, then djinn by djinn, then the table of them all."""

from collections.abc import Callable
from typing import Final, NamedTuple

from caravanserai.core.bits import bit_count, lowest_bit
from caravanserai.core.noting import note
from caravanserai.games.five_tribes.components import (
    AIMING,
    ANUN_NAK,
    BOURAQ,
    DRAWING_CARD,
    DRAWING_DJINNS,
    DRAWING_MEEPLES,
    ECHIDNA,
    ENKI,
    HAGIS,
    IBUS,
    LAMIA,
    LETA,
    OASIS,
    PLACING,
    SIBITTIS,
    SIBITTIS_DJINNS,
    SLOAR,
    TILES,
    UTUG,
    VILLAGE,
)
from caravanserai.games.five_tribes.events import DjinnDiscarded, DjinnKept
from caravanserai.games.five_tribes.kernel.grid import BLOCKS
from caravanserai.games.five_tribes.kernel.rules.pieces import (
    can_draw_card,
    gain_djinn,
    is_bare,
    need_djinn_pile,
    need_pile,
    place_camel,
    put_piece,
)
from caravanserai.games.five_tribes.kernel.state import State

# What several have in common


def has_always(state: State, seat: int) -> bool:
    """§5 There is always something for this power to do."""
    return True


def begin_power(state: State, djinn: int) -> None:
    """§5 The activation goes on from here afterwards; where a piece is being placed, from where that began."""
    state.power = djinn
    if state.phase != PLACING:
        state.window = state.phase


def choose_tile(state: State, djinn: int) -> None:
    """§5 It is used on a tile, which is to be chosen."""
    begin_power(state, djinn)
    state.phase = AIMING


def no_tiles(state: State) -> int:
    """§5 It is not used on a tile."""
    return 0


def no_aim(state: State, tile: int) -> None:
    """§5 The same."""


def empty_tiles(state: State) -> int:
    """§5 Tiles with no camel, palm, palace or meeple."""
    tiles = 0
    for tile in range(TILES):
        if is_bare(state, tile) and state.meeples[tile] == 0:
            tiles |= 1 << tile
    return tiles


def tiles_of(state: State, design: int) -> int:
    """§5 Villages, or oases."""
    tiles = 0
    for tile in range(TILES):
        if state.design[tile] == design:
            tiles |= 1 << tile
    return tiles


def place_on(state: State, tile: int, palace: bool) -> None:
    """§5 A palace or a palm is about to be placed, so that Hagis and Lamia can still have their say."""
    state.place_tile = tile
    state.place_palace = palace
    state.phase = PLACING


def tiles_around(state: State) -> int:
    """§5 Hagis and Lamia: the up to eight tiles around the one that the piece is meant for."""
    return BLOCKS[state.place_tile] & ~(1 << state.place_tile)


def place_there(state: State, tile: int) -> None:
    """§5 Hagis and Lamia: the piece goes there instead."""
    state.place_tile = tile
    put_piece(state)


def take_tile(state: State, tile: int) -> None:
    """§5 Leta and Utug: a camel is placed."""
    place_camel(state, state.turn, tile)


# Djinn by djinn


def anun_nak_has(state: State, seat: int) -> bool:
    """§5 Anun-Nak: there must be meeples, and an empty tile for them."""
    return state.bag_size > 0 and empty_tiles(state) != 0


def anun_nak_aim(state: State, tile: int) -> None:
    """§5 Anun-Nak: meeples are drawn for the tile."""
    state.place_tile = tile
    state.phase = DRAWING_MEEPLES


def bouraq_has(state: State, seat: int) -> bool:
    """§5 Bouraq: there must be a palace left."""
    return state.palaces_left > 0


def bouraq_tiles(state: State) -> int:
    """§5 Bouraq: villages."""
    return tiles_of(state, VILLAGE)


def bouraq_aim(state: State, tile: int) -> None:
    """§5 Bouraq: a palace."""
    place_on(state, tile, True)


def echidna_use(state: State, djinn: int) -> None:
    """§5 Echidna: what the builders bring is doubled."""
    state.doubled = True


def enki_has(state: State, seat: int) -> bool:
    """§5 Enki: there must be a palm left."""
    return state.palms_left > 0


def enki_tiles(state: State) -> int:
    """§5 Enki: oases."""
    return tiles_of(state, OASIS)


def enki_aim(state: State, tile: int) -> None:
    """§5 Enki: a palm."""
    place_on(state, tile, False)


def hagis_has(state: State, seat: int) -> bool:
    """§5 Hagis: it must be a palace that is being placed."""
    return state.place_palace


def ibus_use(state: State, djinn: int) -> None:
    """§5 Ibus: the assassins kill twice."""
    state.double_kill = True


def lamia_has(state: State, seat: int) -> bool:
    """§5 Lamia: it must be a palm that is being placed."""
    return not state.place_palace


def leta_has(state: State, seat: int) -> bool:
    """§5 Leta: there must be a camel, and an empty tile for it."""
    return state.camels[seat] > 0 and empty_tiles(state) != 0


def sibittis_has(state: State, seat: int) -> bool:
    """§5 Sibittis: there must be a djinn to draw."""
    return state.djinn_pile | state.djinn_discard != 0


def sibittis_use(state: State, djinn: int) -> None:
    """§5 Sibittis: three djinns are drawn, or as many as there are."""
    begin_power(state, djinn)
    left = bit_count(state.djinn_pile) + bit_count(state.djinn_discard)
    state.cards_due = left if left < SIBITTIS_DJINNS else SIBITTIS_DJINNS
    need_djinn_pile(state)
    state.phase = DRAWING_DJINNS


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


def sloar_has(state: State, seat: int) -> bool:
    """§5 Sloar: there must be a card to draw."""
    return can_draw_card(state)


def sloar_use(state: State, djinn: int) -> None:
    """§5 Sloar: the top card of the pile."""
    begin_power(state, djinn)
    state.cards_due = 1
    need_pile(state)
    state.phase = DRAWING_CARD


def utug_has(state: State, seat: int) -> bool:
    """§5 Utug: there must be a camel, and a tile for it."""
    return state.camels[seat] > 0 and utug_tiles(state) != 0


def utug_tiles(state: State) -> int:
    """§5 Utug: tiles with meeples, and with no camel, palm or palace."""
    tiles = 0
    for tile in range(TILES):
        if is_bare(state, tile) and state.meeples[tile] > 0:
            tiles |= 1 << tile
    return tiles


# The table of them all


class Power(NamedTuple):
    """§5 What a power does, where it is not the usual: it has always something to do, and is used on a tile."""

    has_effect: Callable[[State, int], bool] = has_always
    use: Callable[[State, int], None] = choose_tile
    tiles: Callable[[State], int] = no_tiles
    aim: Callable[[State, int], None] = no_aim


POWERS: Final = {
    ANUN_NAK: Power(has_effect=anun_nak_has, tiles=empty_tiles, aim=anun_nak_aim),
    BOURAQ: Power(has_effect=bouraq_has, tiles=bouraq_tiles, aim=bouraq_aim),
    ECHIDNA: Power(use=echidna_use),
    ENKI: Power(has_effect=enki_has, tiles=enki_tiles, aim=enki_aim),
    HAGIS: Power(has_effect=hagis_has, tiles=tiles_around, aim=place_there),
    IBUS: Power(use=ibus_use),
    LAMIA: Power(has_effect=lamia_has, tiles=tiles_around, aim=place_there),
    LETA: Power(has_effect=leta_has, tiles=empty_tiles, aim=take_tile),
    SIBITTIS: Power(has_effect=sibittis_has, use=sibittis_use),
    SLOAR: Power(has_effect=sloar_has, use=sloar_use),
    UTUG: Power(has_effect=utug_has, tiles=utug_tiles, aim=take_tile),
}
"""Every djinn whose power has a price. When it may be used, and the price, are on its card (`components`)."""
