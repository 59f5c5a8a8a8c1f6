"""§11 Partnerships, for six to eight players: two seats profit from one of each other's tickets when the leg is scored."""

from caravanserai.core.noting import note
from caravanserai.games.camel_up.components import (
    COPY_NOTHING,
    COPY_PYRAMID,
    COPY_TICKET,
    NOBODY,
    RACERS,
    TICKETS_PER_COLOUR,
)
from caravanserai.games.camel_up.events import PartnershipFormed, PartnerTicketChosen
from caravanserai.games.camel_up.kernel.rules.ranking import leader, runner_up
from caravanserai.games.camel_up.kernel.rules.scores import ticket_score
from caravanserai.games.camel_up.kernel.state import State


def possible_partners(state: State, seat: int) -> int:
    """§11.1 The seats this one may ally with: both cards must show their available side (C-35)."""
    if state.free_partners >> seat & 1:
        return state.free_partners & ~(1 << seat)
    return 0


def form_partnership(state: State, seat: int, other: int) -> None:
    """§4.5 The two swap cards (§11.1); the other cannot refuse. It lasts for this leg."""
    note(state, PartnershipFormed, seat, other)
    state.partner[seat] = other
    state.partner[other] = seat
    state.free_partners &= ~(1 << seat | 1 << other)


def best_copy(state: State, holder: int) -> int:
    """§11.2 The most that one of this seat's own tickets is worth to its partner; none need be copied (C-32, C-33, C-34)."""
    best = 1 if state.pyramid_tickets[holder] else 0
    for colour in range(RACERS):
        best = max(best, colour_copy(state, holder, colour))
    return best


def colour_copy(state: State, holder: int, colour: int) -> int:
    """§11.2 What this seat's best ticket of a colour is worth when copied; -1 if it holds none or it lost."""
    best = -1
    for ticket in range(state.ticket_taken[colour]):
        if state.ticket_holder[colour * TICKETS_PER_COLOUR + ticket] == holder:
            best = max(best, ticket_score(leader(state.camels), runner_up(state.camels), colour, ticket))
    return best


def holds_colour(state: State, holder: int, colour: int) -> bool:
    """§11.2 Whether this seat holds a leg ticket of a colour."""
    for ticket in range(state.ticket_taken[colour]):
        if state.ticket_holder[colour * TICKETS_PER_COLOUR + ticket] == holder:
            return True
    return False


def copy_moves(state: State, seat: int) -> int:
    """§11.2 Where the table chooses by hand: a colour the partner holds, a pyramid ticket of the partner's, or nothing (C-33)."""
    partner = state.partner[seat]
    moves = 1 << (COPY_NOTHING - COPY_TICKET)
    if state.pyramid_tickets[partner]:
        moves |= 1 << (COPY_PYRAMID - COPY_TICKET)
    for colour in range(RACERS):
        if holds_colour(state, partner, colour):
            moves |= 1 << colour
    return moves


def choose_copy(state: State, seat: int, move: int) -> None:
    """§11.2 The chosen ticket counts for this seat too; the partner loses nothing."""
    if move == COPY_NOTHING:
        state.copied[seat] = 0
    elif move == COPY_PYRAMID:
        state.copied[seat] = 1
    else:
        state.copied[seat] = colour_copy(state, state.partner[seat], move - COPY_TICKET)
    note(state, PartnerTicketChosen, seat, move - COPY_TICKET, state.copied[seat])


def dissolve_partnerships(state: State) -> None:
    """§11.3 After the leg is scored the cards go back, available again."""
    for seat in range(state.seats):
        if state.partner[seat] != NOBODY:
            state.partner[seat] = NOBODY
            state.free_partners |= 1 << seat
