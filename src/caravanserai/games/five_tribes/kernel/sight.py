"""§2 What a seat sees, as numbers for those who learn: everything on the table, and of gold and cards those it may know."""

from typing import Final

from caravanserai.core.sight import A_SEAT, UNTOLD, Sight, a_set, by_seat, one_of, packed, up_to
from caravanserai.games.five_tribes.components import (
    AIMING,
    DESIGNS,
    DJINN_TIMES,
    DJINNS,
    DRAW_TILE,
    DRAWING_CARD,
    DRAWING_DJINNS,
    DRAWING_MEEPLES,
    GIVING,
    GOODS,
    KEEPING,
    NO_TILE,
    NO_TRIBE,
    NOBODY,
    OVER,
    PLACING,
    PLANTING,
    RESOURCES,
    SEATS,
    SECOND_CARD,
    SOWING,
    STARTING,
    THIEVES,
    TILES,
    TRIBE_BITS,
    TRIBES,
    WHILE_PLACING,
)
from caravanserai.games.five_tribes.kernel.state import State

OFFERED: Final = DRAW_TILE
"""All that a seat may choose; the moves from here on are chance's."""
UNKNOWN: Final = -1


def conceal(state: State, seat: int) -> None:
    """§2 Gold and cards of others, until the end; and whatever steps that are over have left behind."""
    forget_move(state)
    forget_power(state)
    if state.open_hands or state.phase == OVER:
        return
    for other in range(state.seats):
        if other != seat:
            state.gold[other] = UNKNOWN
            for kind in range(RESOURCES):
                state.hand[other * RESOURCES + kind] = 0


def forget_move(state: State) -> None:
    """§3.3 Where a move has gone, once it is made."""
    if state.phase != SOWING:
        state.start_tile = NO_TILE
        state.at = NO_TILE
        state.came_by = NO_TILE
    if not STARTING <= state.phase <= PLACING:
        state.end_tile = NO_TILE
        state.doubled = False
    if state.end_tile == NO_TILE:
        state.tribe = NO_TRIBE
        state.taken = 0


def forget_power(state: State) -> None:
    """§5 and §6 What a power or a thief was about, once it has had its effect."""
    phase = state.phase
    moving: bool = phase == AIMING and DJINN_TIMES[state.power] == WHILE_PLACING
    if phase not in (AIMING, DRAWING_MEEPLES, DRAWING_CARD, DRAWING_DJINNS, KEEPING, PLACING):
        state.window = UNKNOWN
    if phase != AIMING:
        state.power = UNKNOWN
    if phase not in (PLACING, DRAWING_MEEPLES) and not moving:
        state.place_tile = NO_TILE
    if phase not in (PLACING, PLANTING) and not moving:
        state.place_palace = False
    if phase not in (SECOND_CARD, DRAWING_CARD, DRAWING_DJINNS):
        state.cards_due = 0
    if phase != GIVING:
        state.victim = NOBODY
        state.gives_left = 0


SIGHT: Final = Sight(
    State,
    SEATS,
    {
        "phase": one_of(OVER + 1),
        "turn": A_SEAT,
        **dict.fromkeys(("thieves", "powers_per_round", "thief_at_once", "loop_match"), UNTOLD),
        **dict.fromkeys(("viziers_most", "open_hands", "empty_round"), UNTOLD),
        **dict.fromkeys(("designs_left", "laid", "blue", "where", "owned", "bag_size", "pile", "discard_size"), UNTOLD),
        "design": one_of(DESIGNS),
        "meeples": packed(TRIBES, TRIBE_BITS),
        "camel": A_SEAT,
        "row": up_to("row_count", one_of(RESOURCES)),
        "hand": by_seat(),
        "cards": by_seat(),
        "djinn_row": up_to("djinn_row_count", one_of(DJINNS)),
        "djinn_pile": a_set(DJINNS),
        "djinn_discard": a_set(DJINNS),
        "djinns": by_seat(a_set(DJINNS)),
        "djinns_drawn": a_set(DJINNS),
        "thief_pile": a_set(THIEVES),
        "thief_shown": one_of(THIEVES),
        "thieves_held": by_seat(a_set(THIEVES)),
        "thieves_fresh": by_seat(a_set(THIEVES)),
        "gold": by_seat(),
        "elders": by_seat(),
        "viziers": by_seat(),
        "camels": by_seat(),
        **dict.fromkeys(("markers", "markers_left", "returned_count", "match"), UNTOLD),
        "bid_order": A_SEAT,
        "spots": A_SEAT,
        "returned": A_SEAT,
        "used": by_seat(a_set(DJINNS)),
        "at": one_of(TILES),
        "came_by": one_of(4),
        "in_hand": packed(TRIBES, TRIBE_BITS),
        "end_tile": one_of(TILES),
        "tribe": one_of(TRIBES),
        "kill_seat": A_SEAT,
        "first_victim": one_of(TRIBES),
        "power": one_of(DJINNS),
        "offered": a_set(GOODS),
        "thief": one_of(THIEVES),
        "victim": A_SEAT,
        "pool_djinns": a_set(DJINNS),
        "pool_tiles": a_set(TILES),
    },
)
