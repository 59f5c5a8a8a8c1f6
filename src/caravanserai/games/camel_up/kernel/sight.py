"""§2 What a seat sees, as numbers for those who learn: everything on the table, and of the finish cards those it may know."""

from typing import Final

from caravanserai.core.sight import A_PLACE, A_SEAT, UNTOLD, Sight, a_set, by_seat, one_of, reckoned, up_to
from caravanserai.games.camel_up.components import (
    CAMELS,
    CARDS,
    DICE,
    DIE,
    NOBODY,
    OVER,
    PYRAMID_TICKETS,
    RACERS,
    SEATS,
    SPACES,
    STALLED,
    TICKETS_PER_COLOUR,
    TURN,
)
from caravanserai.games.camel_up.kernel.camels import camel_at, place_of, space_at, space_of
from caravanserai.games.camel_up.kernel.state import State

OFFERED: Final = DIE
"""All that a seat may choose; the moves from here on are chance's."""
UNKNOWN: Final = 7
"""The colour of a card that lies closed."""
CARD_CODES: Final = 6
"""By owner: a closed card, and one of each colour."""


def conceal(state: State, seat: int) -> None:
    """§2 The colours of others' finish cards, until they are scored; tickets of earlier legs are cleared away."""
    sort_tickets(state)
    if state.phase == OVER and state.finish != STALLED:
        return
    for index in range(CARDS):
        state.winner_pile[index] |= 0 if state.winner_pile[index] >> 3 == seat else UNKNOWN
        state.loser_pile[index] |= 0 if state.loser_pile[index] >> 3 == seat else UNKNOWN
    for other in range(state.seats):
        if other != seat:
            state.hand[other] = 0


def sort_tickets(state: State) -> None:
    """§9.1 Who took the tickets that are gone; the last two of a colour are worth the same, so they are told in order."""
    for colour in range(RACERS):
        first = colour * TICKETS_PER_COLOUR
        for ticket in range(TICKETS_PER_COLOUR):
            gone: bool = ticket < state.ticket_taken[colour]
            state.ticket_holder[first + ticket] = state.ticket_holder[first + ticket] if gone else NOBODY
        last = first + TICKETS_PER_COLOUR - 1
        before, holder = state.ticket_holder[last - 1], state.ticket_holder[last]
        turned: bool = NOBODY < holder < before
        state.ticket_holder[last - 1] = holder if turned else before
        state.ticket_holder[last] = before if turned else holder


def space_told(state: State, seat: int, camel: int) -> int:
    """§5.1 Where a camel stands; 0 before it is set up."""
    if state.phase >= TURN:
        return space_of(state.camels, camel)
    for index in range(CAMELS):
        if camel_at(state.camels, 8 * index) == camel:
            return space_at(state.camels, 8 * index)
    return 0


def place_told(state: State, seat: int, camel: int) -> int:
    """§5.1 How many camels are behind it or below it, itself included; 0 before it is set up."""
    if state.phase >= TURN:
        return 1 + (place_of(state.camels, camel) >> 3)
    for index in range(CAMELS):
        if camel_at(state.camels, 8 * index) == camel:
            return index + 1
    return 0


def roll_told(state: State, seat: int, index: int) -> int:
    """§4.3 A die that is out, with its face, counted from 1."""
    return state.rolled[index] - DIE + 1


def winner_card_told(state: State, seat: int, index: int) -> int:
    """§4.4 A card for the winner."""
    return card_told(state, seat, state.winner_pile[index])


def loser_card_told(state: State, seat: int, index: int) -> int:
    """§4.4 A card for the loser."""
    return card_told(state, seat, state.loser_pile[index])


def card_told(state: State, seat: int, card: int) -> int:
    """§2 Whose it is, counted from whoever looks, and its colour if that may be known."""
    seats = state.seats  # asked for in any case: only so are several cards told at once
    owner = (card >> 3) - seat
    colour = card & 7
    return 1 + (owner if owner >= 0 else owner + seats) * CARD_CODES + (0 if colour == UNKNOWN else 1 + colour)


SIGHT: Final = Sight(
    State,
    SEATS,
    {
        "phase": one_of(OVER + 1),
        "turn": A_SEAT,
        **dict.fromkeys(("start_seat", "stack_order", "first_crazy", "floor_per_pile"), UNTOLD),
        **dict.fromkeys(("copy_by_hand", "stall_limit", "hide_coins", "two_players"), UNTOLD),
        "camels": UNTOLD,
        "taken": UNTOLD,
        "cheers": a_set(SPACES + 1),
        "boos": a_set(SPACES + 1),
        "tile_space": by_seat(),
        "dice": a_set(DICE),
        "rolled": up_to("rolled_count", reckoned(roll_told, PYRAMID_TICKETS)),
        "tickets": UNTOLD,
        "ticket_holder": A_PLACE,
        "pyramid_tickets": by_seat(),
        "hand": by_seat(a_set(RACERS)),
        "winner_pile": up_to("winner_count", reckoned(winner_card_told, CARDS)),
        "loser_pile": up_to("loser_count", reckoned(loser_card_told, CARDS)),
        "free_partners": UNTOLD,
        "partner": by_seat(A_PLACE),
        "copied": by_seat(),
        "coins": by_seat(),
        "start_marker": A_SEAT,
        "finish": one_of(STALLED + 1),
        "space": reckoned(space_told, CAMELS),
        "place": reckoned(place_told, CAMELS),
    },
)
