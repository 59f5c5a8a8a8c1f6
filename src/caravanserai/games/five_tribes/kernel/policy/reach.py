"""Where a move can end, from which tiles, and what it brings there."""

from caravanserai.core.bits import lowest_bit
from caravanserai.games.five_tribes.components import NO_TILE, SOWING, TILES, TRIBES
from caravanserai.games.five_tribes.kernel.packs import count_of, one_of, size_of
from caravanserai.games.five_tribes.kernel.policy.board import end_gain, find_lonely, regard, see_offers
from caravanserai.games.five_tribes.kernel.policy.desk import (
    END_ROOM,
    LEAST_LOOP,
    MOST_STEPS,
    NO_END,
    ONWARD,
    START_ROOM,
    TWICE,
    WALKS,
    Desk,
    says,
)
from caravanserai.games.five_tribes.kernel.policy.terms import count_viziers
from caravanserai.games.five_tribes.kernel.policy.weights import LOOPS
from caravanserai.games.five_tribes.kernel.state import State


def count_starts(desk: Desk, state: State) -> None:
    """§3.3 By size and tribe, where a move can start."""
    desk.sizes = 0
    for index in range(START_ROOM):
        desk.starts[index] = 0
    for tile in range(TILES):
        pack = state.meeples[tile]
        size = size_of(pack)
        if 0 < size < MOST_STEPS:
            desk.sizes |= 1 << size
            for tribe in range(TRIBES):
                if count_of(pack, tribe):
                    desk.starts[size * TRIBES + tribe] |= 1 << tile


def starts_for(desk: Desk, tile: int, tribe: int) -> int:
    """§3.3 The tiles from which a move can end here with this tribe, as it stands; loops are left out."""
    tiles = 0
    sizes = desk.sizes
    while sizes:
        size = lowest_bit(sizes)
        sizes &= sizes - 1
        tiles |= WALKS[size * TILES + tile] & desk.starts[size * TRIBES + tribe]
    return tiles & ~(1 << tile)


def weigh_board(desk: Desk, state: State, seat: int) -> None:
    """Every tile with every tribe that stands there, as this seat would gain by ending there; NO_END where no move can."""
    regard(desk, state, seat)
    see_offers(desk, state)
    find_lonely(desk, state)
    count_viziers(desk, state)
    count_starts(desk, state)
    for tile in range(TILES):
        pack = state.meeples[tile]
        for tribe in range(TRIBES):
            desk.ends[tile * TRIBES + tribe] = NO_END
            desk.rounds[tile * TRIBES + tribe] = 0
            count = count_of(pack, tribe)
            if count and starts_for(desk, tile, tribe):
                empties: bool = pack == count * one_of(tribe)
                desk.ends[tile * TRIBES + tribe] = end_gain(desk, state, tile, tribe, count + 1, empties)
    if state.loop_match and says(desk, LOOPS):
        weigh_loops(desk, state)


def weigh_loops(desk: Desk, state: State) -> None:
    """§3.3 The ends that a walk comes to twice: five steps lead round to a tile, where a meeple dropped before counts (Q3)."""
    for start in range(TILES):
        hand = state.meeples[start]
        steps = size_of(hand)
        if LEAST_LOOP <= steps < MOST_STEPS:
            for tribe in range(TRIBES):
                if count_of(hand, tribe) > 1:
                    weigh_loops_of(desk, state, start, tribe, TWICE[steps * TILES + start])


def weigh_loops_of(desk: Desk, state: State, start: int, tribe: int, tiles: int) -> None:
    """What two of a tribe bring on these tiles with those of it that stand there; the tile that is taken up is empty."""
    while tiles:
        tile = lowest_bit(tiles)
        tiles &= tiles - 1
        pack = state.meeples[tile] if tile != start else 0
        count = count_of(pack, tribe)
        empties: bool = pack == count * one_of(tribe)
        worth = end_gain(desk, state, tile, tribe, count + 2, empties)
        at = tile * TRIBES + tribe
        if worth >= desk.ends[at]:
            desk.rounds[at] = (desk.rounds[at] if worth == desk.ends[at] else 0) | 1 << start
            desk.ends[at] = worth


def weigh_rest(desk: Desk, state: State) -> None:
    """The same for a move that is half made: the ends that it can still come to."""
    regard(desk, state, state.turn)
    see_offers(desk, state)
    find_lonely(desk, state)
    count_viziers(desk, state)
    for index in range(END_ROOM):
        desk.ends[index] = NO_END
        desk.rounds[index] = 0
    steps = size_of(state.in_hand)
    if steps >= MOST_STEPS:
        return
    for tribe in range(TRIBES):
        if count_of(state.in_hand, tribe):
            tiles = rest_ends(state, steps) & (state.where[tribe] if state.loop_match else state.match[tribe])
            while tiles:
                tile = lowest_bit(tiles)
                tiles &= tiles - 1
                pack = state.meeples[tile]
                count = count_of(pack, tribe)
                empties: bool = pack == count * one_of(tribe)
                desk.ends[tile * TRIBES + tribe] = end_gain(desk, state, tile, tribe, count + 1, empties)


def rest_ends(state: State, steps: int) -> int:
    """§3.3 Where the walk that is under way can end."""
    if state.came_by == NO_TILE:
        return WALKS[steps * TILES + state.at]
    return ONWARD[(steps * 4 + state.came_by) * TILES + state.at]


def weigh_ends_of(desk: Desk, state: State) -> None:
    """All that the seat whose move it is can come to."""
    if state.phase == SOWING:
        weigh_rest(desk, state)
    else:
        weigh_board(desk, state, state.turn)


def best_end(desk: Desk) -> int:
    """The best of the ends that are weighed, by tile and tribe; NO_TILE if there is none."""
    best, chosen = NO_END, NO_TILE
    for index in range(END_ROOM):
        if desk.ends[index] > best:
            best = desk.ends[index]
            chosen = index
    return chosen
