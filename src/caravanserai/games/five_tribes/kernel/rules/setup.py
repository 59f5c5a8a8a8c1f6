"""§2 Setup: tiles, meeples, cards and markers come out of their bags and piles as chance draws them."""

from caravanserai.core.noting import note
from caravanserai.games.five_tribes.components import (
    ALL_RESOURCES,
    BASE_DJINNS,
    BIDDING,
    BLUE_DESIGNS,
    CAMELS_FOR_MORE,
    CAMELS_FOR_TWO,
    DESIGN_COUNTS,
    DESIGNS,
    DJINN_ROW,
    DJINNS,
    DRAW_SETS,
    LAYING_DJINNS,
    LAYING_MARKERS,
    LAYING_MEEPLES,
    LAYING_RESOURCES,
    LAYING_THIEF,
    MARKERS_FOR_MORE,
    MARKERS_FOR_TWO,
    MEEPLES,
    PLAYED_THIEVES,
    RESOURCE_COUNTS,
    RESOURCE_ROW,
    RESOURCES,
    TILES,
    TRIBES,
)
from caravanserai.games.five_tribes.events import (
    DjinnShown,
    MarkerLaid,
    MeeplesLaid,
    ResourceShown,
    RoundStarted,
    ThiefShown,
    TileLaid,
)
from caravanserai.games.five_tribes.kernel.packs import count_of
from caravanserai.games.five_tribes.kernel.rules.pieces import put_meeples, take_from_pile
from caravanserai.games.five_tribes.kernel.state import State


def lay_out(state: State) -> None:
    """§2 What everybody gets, and what lies ready to be drawn."""
    for design in range(DESIGNS):
        state.designs_left[design] = DESIGN_COUNTS[design]
    for tribe in range(TRIBES):
        state.bag[tribe] = MEEPLES[tribe]
    for kind in range(RESOURCES):
        state.pile[kind] = RESOURCE_COUNTS[kind]
    state.pile_size = ALL_RESOURCES
    state.djinn_pile = (1 << (DJINNS if state.thieves else BASE_DJINNS)) - 1
    state.thief_pile = (1 << PLAYED_THIEVES) - 1 if state.thieves else 0
    state.markers = 3 if state.seats == 3 else 4
    for seat in range(state.seats):
        state.camels[seat] = CAMELS_FOR_TWO if state.seats == 2 else CAMELS_FOR_MORE
        state.markers_left[seat] = MARKERS_FOR_TWO if state.seats == 2 else MARKERS_FOR_MORE


def draw_tile(state: State, design: int) -> None:
    """§2 The tiles are shuffled into the grid."""
    state.designs_left[design] -= 1
    state.design[state.laid] = design
    if design < BLUE_DESIGNS:
        state.blue |= 1 << state.laid
    note(state, TileLaid, state.laid, design)
    state.laid += 1
    if state.laid == TILES:
        state.laid = 0
        state.phase = LAYING_MEEPLES


def draw_starting_meeples(state: State, draw: int) -> None:
    """§2 Three meeples on every tile."""
    pack = DRAW_SETS[draw]
    remove_from_bag(state, pack)
    put_meeples(state, state.laid, pack)
    note(state, MeeplesLaid, state.laid, draw)
    state.laid += 1
    if state.laid == TILES:
        state.laid = 0
        state.phase = LAYING_RESOURCES


def remove_from_bag(state: State, pack: int) -> None:
    """§2 Meeples out of the bag, as chance drew them."""
    for tribe in range(TRIBES):
        state.bag[tribe] -= count_of(pack, tribe)
        state.bag_size -= count_of(pack, tribe)


def show_resource(state: State, kind: int) -> None:
    """§2 and §3.8 The next card of the row."""
    take_from_pile(state, kind)
    state.row[state.row_count] = kind
    state.row_count += 1
    note(state, ResourceShown, kind)


def show_djinn(state: State, djinn: int) -> None:
    """§2 and §3.8 The next djinn of the row."""
    state.djinn_pile &= ~(1 << djinn)
    state.djinn_row[state.djinn_row_count] = djinn
    state.djinn_row_count += 1
    note(state, DjinnShown, djinn)


def show_thief(state: State, thief: int) -> None:
    """§6 One thief lies open at a time."""
    state.thief_pile &= ~(1 << thief)
    state.thief_shown = thief
    note(state, ThiefShown, thief)


def draw_first_resource(state: State, kind: int) -> None:
    """§2 Nine resource cards lie open."""
    show_resource(state, kind)
    if state.row_count == RESOURCE_ROW:
        state.phase = LAYING_DJINNS


def draw_first_djinn(state: State, djinn: int) -> None:
    """§2 Three djinns lie open."""
    show_djinn(state, djinn)
    if state.djinn_row_count == DJINN_ROW:
        state.phase = LAYING_THIEF if state.thieves else LAYING_MARKERS


def draw_first_thief(state: State, thief: int) -> None:
    """§6 The first thief lies open from the start."""
    show_thief(state, thief)
    state.phase = LAYING_MARKERS


def draw_marker(state: State, seat: int) -> None:
    """§2 The markers come in random order onto the bid order track."""
    state.markers_left[seat] -= 1
    state.bid_order[state.laid] = seat
    note(state, MarkerLaid, seat)
    state.laid += 1
    if state.laid == state.markers:
        state.phase = BIDDING
        state.turn = state.bid_order[0]
        note(state, RoundStarted, state.round)
