"""§2, §3.8 and §5 Chance: what can come out of a bag or a pile, how often, and what it does."""

from caravanserai.core.noting import note
from caravanserai.games.five_tribes.components import (
    BIDDING,
    DESIGNS,
    DJINNS,
    DRAW_DJINN,
    DRAW_MARKER,
    DRAW_MEEPLES,
    DRAW_RESOURCE,
    DRAW_SETS,
    DRAW_THIEF,
    DRAW_TILE,
    DRAWING_CARD,
    DRAWING_DJINNS,
    DRAWING_MEEPLES,
    DRAWS_OF_ONE,
    DRAWS_OF_TWO,
    FILLING_DJINNS,
    FILLING_RESOURCES,
    FILLING_THIEF,
    KEEPING,
    LAYING_DJINNS,
    LAYING_MARKERS,
    LAYING_MEEPLES,
    LAYING_RESOURCES,
    LAYING_THIEF,
    LAYING_TILES,
    MEEPLE_DRAWS,
    NO_TILE,
    PER_TILE,
    PLAYED_THIEVES,
    RESOURCES,
    TRIBES,
)
from caravanserai.games.five_tribes.events import CardDrawn, DjinnDrawn, MeeplesAdded
from caravanserai.games.five_tribes.kernel.packs import count_of
from caravanserai.games.five_tribes.kernel.rules.activation import draw_due_cards
from caravanserai.games.five_tribes.kernel.rules.pieces import give_card, need_djinn_pile, put_meeples, take_from_pile
from caravanserai.games.five_tribes.kernel.rules.round import fill
from caravanserai.games.five_tribes.kernel.rules.setup import (
    draw_first_djinn,
    draw_first_resource,
    draw_first_thief,
    draw_marker,
    draw_starting_meeples,
    draw_tile,
    remove_from_bag,
    show_djinn,
    show_resource,
    show_thief,
)
from caravanserai.games.five_tribes.kernel.state import State


def is_chance(phase: int) -> bool:
    """§2, §3.8 and §5 Whether something is drawn now: for the setup, for a power, or to fill the rows."""
    return phase < BIDDING or DRAWING_MEEPLES <= phase <= DRAWING_DJINNS or FILLING_RESOURCES <= phase <= FILLING_THIEF


def first_draw(phase: int) -> int:
    """§2, §3.8 and §5 The first of the moves by which this phase draws."""
    if phase == LAYING_TILES:
        return DRAW_TILE
    if phase in (LAYING_MEEPLES, DRAWING_MEEPLES):
        return DRAW_MEEPLES
    if phase in (LAYING_RESOURCES, DRAWING_CARD, FILLING_RESOURCES):
        return DRAW_RESOURCE
    if phase in (LAYING_DJINNS, DRAWING_DJINNS, FILLING_DJINNS):
        return DRAW_DJINN
    if phase == LAYING_MARKERS:
        return DRAW_MARKER
    return DRAW_THIEF


def draws(phase: int) -> int:
    """§2, §3.8 and §5 How many different things this phase could draw, were they all left."""
    first = first_draw(phase)
    if first == DRAW_TILE:
        return DESIGNS
    if first == DRAW_MEEPLES:
        return MEEPLE_DRAWS
    if first == DRAW_RESOURCE:
        return RESOURCES
    if first == DRAW_DJINN:
        return DJINNS
    return PLAYED_THIEVES if first == DRAW_THIEF else 4


def weight_of(state: State, move: int) -> int:
    """§2, §3.8 and §5 How often chance makes this move, against its others: by what is left in the bag or the pile."""
    first = first_draw(state.phase)
    index = move - first
    if first == DRAW_TILE:
        return state.designs_left[index]
    if first == DRAW_MEEPLES:
        return ways_to_draw(state, index)
    if first == DRAW_RESOURCE:
        return state.pile[index]
    if first == DRAW_DJINN:
        return state.djinn_pile >> index & 1
    if first == DRAW_MARKER:
        return state.markers_left[index]
    return state.thief_pile >> index & 1


def ways_to_draw(state: State, draw: int) -> int:
    """§2 The number of ways to draw these meeples together; three, or all that the bag holds."""
    size = 1 if draw < DRAWS_OF_ONE else 2 if draw < DRAWS_OF_ONE + DRAWS_OF_TWO else 3
    if size != (PER_TILE if state.bag_size >= PER_TILE else state.bag_size):
        return 0
    ways = 1
    for tribe in range(TRIBES):
        left = state.bag[tribe]
        drawn = count_of(DRAW_SETS[draw], tribe)
        if drawn == 1:
            ways *= left
        elif drawn == 2:
            ways *= left * (left - 1) // 2
        elif drawn == 3:
            ways *= left * (left - 1) * (left - 2) // 6
    return ways


def draw_by_chance(state: State, move: int) -> None:
    """§2, §3.8 and §5 A tile, meeples, a card, a djinn, a thief or a marker comes out."""
    phase = state.phase
    drawn = move - first_draw(phase)
    if phase == LAYING_TILES:
        draw_tile(state, drawn)
    elif phase == LAYING_MEEPLES:
        draw_starting_meeples(state, drawn)
    elif phase == LAYING_RESOURCES:
        draw_first_resource(state, drawn)
    elif phase == LAYING_DJINNS:
        draw_first_djinn(state, drawn)
    elif phase == LAYING_THIEF:
        draw_first_thief(state, drawn)
    elif phase == LAYING_MARKERS:
        draw_marker(state, drawn)
    elif phase == DRAWING_MEEPLES:
        draw_extra_meeples(state, drawn)
    elif phase == DRAWING_CARD:
        draw_hidden_card(state, drawn)
    elif phase == DRAWING_DJINNS:
        draw_djinn(state, drawn)
    else:
        fill_by_chance(state, drawn)


def draw_extra_meeples(state: State, draw: int) -> None:
    """§5 Anun-Nak: up to three meeples out of the bag onto an empty tile."""
    remove_from_bag(state, DRAW_SETS[draw])
    put_meeples(state, state.place_tile, DRAW_SETS[draw])
    note(state, MeeplesAdded, state.place_tile, draw)
    state.place_tile = NO_TILE
    state.phase = state.window


def draw_hidden_card(state: State, kind: int) -> None:
    """§5 Sloar and Kandicha: the top card of the pile, which the others do not see unless hands are open (Q19)."""
    take_from_pile(state, kind)
    give_card(state, state.turn, kind)
    note(state, CardDrawn, state.turn, kind, state.open_hands)
    state.cards_due -= 1
    draw_due_cards(state, state.window)


def draw_djinn(state: State, djinn: int) -> None:
    """§5 Sibittis: three off the pile, of which one is kept."""
    state.djinn_pile &= ~(1 << djinn)
    state.djinns_drawn |= 1 << djinn
    note(state, DjinnDrawn, state.turn, djinn)
    state.cards_due -= 1
    if state.cards_due == 0:
        state.phase = KEEPING
    else:
        need_djinn_pile(state)


def fill_by_chance(state: State, drawn: int) -> None:
    """§3.8 The rows between two rounds."""
    if state.phase == FILLING_RESOURCES:
        show_resource(state, drawn)
    elif state.phase == FILLING_DJINNS:
        show_djinn(state, drawn)
    else:
        show_thief(state, drawn)
    fill(state)
