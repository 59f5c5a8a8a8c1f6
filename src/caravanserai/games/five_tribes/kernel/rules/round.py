"""§3.2 and §3.8 Rounds: markers act in the order of their spots; then rows are filled, or the game is scored."""

from caravanserai.core.noting import note
from caravanserai.games.five_tribes.components import (
    BIDDING,
    DJINN_ROW,
    FILLING_DJINNS,
    FILLING_RESOURCES,
    FILLING_THIEF,
    NO_THIEF,
    NO_TILE,
    NOBODY,
    RESOURCE_ROW,
    SPOTS,
    STARTING,
)
from caravanserai.games.five_tribes.events import Activated, NobodyCanMove, RoundEnded, RoundStarted
from caravanserai.games.five_tribes.kernel.rules.pieces import can_draw_card, need_djinn_pile, need_pile
from caravanserai.games.five_tribes.kernel.rules.scoring import finish
from caravanserai.games.five_tribes.kernel.rules.sowing import can_move
from caravanserai.games.five_tribes.kernel.state import State


def next_marker(state: State) -> None:
    """§3.2 The dearest spot's marker acts, and stands on the bid order track for the next round; or the round is over."""
    spot = SPOTS - 1
    while spot >= 0 and state.spots[spot] == NOBODY:
        spot -= 1
    if spot < 0:
        end_round(state)
        return
    seat = state.spots[spot]
    state.spots[spot] = NOBODY
    state.returned[state.returned_count] = seat
    state.returned_count += 1
    state.turn = seat
    state.turns += 1
    state.end_tile = NO_TILE
    state.start_tile = NO_TILE
    state.at = NO_TILE
    state.came_by = NO_TILE
    state.taken = 0
    state.doubled = False
    state.cards_due = 0
    if not state.powers_per_round:
        state.used[seat] = 0
    if state.thief_at_once:
        state.thieves_fresh[seat] = 0
    state.phase = STARTING
    note(state, Activated, seat, spot)


def end_round(state: State) -> None:
    """§3.8 The last round is scored; after any other the rows are filled."""
    note(state, RoundEnded, state.round)
    if state.last_round:
        finish(state)
        return
    for seat in range(state.seats):
        state.used[seat] = 0
        state.thieves_fresh[seat] = 0
    state.phase = FILLING_RESOURCES
    fill(state)


def row_is_full(state: State) -> bool:
    """§3.8 Nothing more to fill it with counts as full."""
    return state.row_count == RESOURCE_ROW or not can_draw_card(state)


def djinn_row_is_full(state: State) -> bool:
    """§3.8 Three djinns, or nothing more to fill the row with."""
    return state.djinn_row_count == DJINN_ROW or state.djinn_pile | state.djinn_discard == 0


def thief_is_shown(state: State) -> bool:
    """§3.8 One thief lies open, or there is none left to show."""
    return state.thief_shown != NO_THIEF or state.thief_pile == 0


def fill(state: State) -> None:
    """§3.8 Resources, then djinns, then the thief; then it goes on, or ends."""
    if state.phase == FILLING_RESOURCES:
        if not row_is_full(state):
            need_pile(state)
            return
        state.phase = FILLING_DJINNS
    if state.phase == FILLING_DJINNS:
        if not djinn_row_is_full(state):
            need_djinn_pile(state)
            return
        state.phase = FILLING_THIEF
    if thief_is_shown(state):
        go_on_or_end(state)


def go_on_or_end(state: State) -> None:
    """§4 (Q21) A round that leaves no move on the board was the last, unless the table plays one more without moves."""
    if state.empty_round or can_move(state):
        start_round(state)
        return
    state.last_round = True
    note(state, NobodyCanMove)
    finish(state)


def start_round(state: State) -> None:
    """§3.2 The order in which the markers acted is the order in which they bid now."""
    for index in range(state.markers):
        state.bid_order[index] = state.returned[index]
        state.returned[index] = NOBODY
    state.returned_count = 0
    state.bids = 0
    state.round += 1
    state.turn = state.bid_order[0]
    state.phase = BIDDING
    note(state, RoundStarted, state.round)
