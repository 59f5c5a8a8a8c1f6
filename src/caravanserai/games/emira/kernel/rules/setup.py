"""§2 Setup: what everybody gets, and what lies on the table. §9.1 What three players leave in the box."""

from caravanserai.core.noting import note
from caravanserai.games.emira.components import (
    BLUE,
    CAMELS_BOXED,
    CARAVANS_BOXED,
    CARD_COUNTS,
    CARDS,
    CLOTHES,
    DEALING_CARDS,
    DEALING_OBJECTIVES,
    DRAWING_FIRST,
    FIRST_OBJECTIVE,
    GREEN,
    KEEPING_OPENING,
    NONE,
    OBJECTIVES_FOR,
    OPENING_CARDS,
    RED,
    RED_STATUS,
    STATUS_BOXED,
    STATUS_COUNTS,
    STATUS_KINDS,
    TOKENS,
    TOKENS_BOXED,
    TOKENS_EACH,
    UPPER,
    UPPER_OF_THREE,
    WHITE,
)
from caravanserai.games.emira.events import BoardReady, CardDealt, ColourDrawn, FirstDrawn, ObjectiveDealt, OpeningKept
from caravanserai.games.emira.kernel.rules.values import hand_size
from caravanserai.games.emira.kernel.state import State


def lay_out(state: State) -> None:
    """§2.1 and §9.1 Everything that does not depend on colours."""
    three: bool = state.seats == 3
    if three:
        state.camels_left -= CAMELS_BOXED
        state.small_left -= CARAVANS_BOXED
        state.large_left -= CARAVANS_BOXED
    for kind in range(TOKENS):
        state.bag[kind] = TOKENS_EACH - 1 - (TOKENS_BOXED if three else 0)
    for kind in range(STATUS_KINDS):
        state.status_pool[kind] = STATUS_COUNTS[kind] - (STATUS_BOXED[kind] if three else 0)
    state.status_pool[RED_STATUS] -= 1
    for card in range(CARDS):
        state.card_pool[card] = copies_of(card, state.advanced)
        state.card_size += state.card_pool[card]
    for index in range(OBJECTIVES_FOR[state.seats - 3]):
        state.objectives_left |= 1 << (FIRST_OBJECTIVE[state.seats - 3] + index)


def copies_of(card: int, advanced: bool) -> int:
    """§2.4 How often an event card is in the deck; some are left in the box in the basic game."""
    return CARD_COUNTS[CARDS + card if advanced else card]


def draw_colour(state: State, colour: int) -> None:
    """§2.2 A colour, and what it begins with."""
    seat = state.laid
    state.colour[seat] = colour
    state.colours_left &= ~(1 << colour)
    note(state, ColourDrawn, seat, colour)
    if colour == GREEN:
        state.camels[seat] = 1
        state.camels_left -= 1
    elif colour == WHITE:
        state.sections[seat] = 1
        state.sections_left -= 1
    elif colour == RED:
        state.status[seat * STATUS_KINDS + RED_STATUS] = 1
    elif colour == BLUE:
        state.tokens[seat * TOKENS + CLOTHES] = 1
    state.laid += 1
    if state.laid == state.seats:
        make_ready(state)


def make_ready(state: State) -> None:
    """§2.2 and §2.3 (E-03) What belongs to a colour that nobody has goes to the deck and the bag; no 3 points at the top."""
    if state.colours_left >> RED & 1:
        state.status_pool[RED_STATUS] += 1
    if state.colours_left >> BLUE & 1:
        state.bag[CLOTHES] += 1
    for kind in range(STATUS_KINDS):
        state.status_size += state.status_pool[kind]
    state.status_upper = UPPER_OF_THREE if state.seats == 3 else UPPER
    note(state, BoardReady, state.status_size, state.bag[CLOTHES])
    state.laid = 0
    state.phase = DRAWING_FIRST


def draw_first(state: State, seat: int) -> None:
    """§2.1"""
    state.first = seat
    note(state, FirstDrawn, seat)
    state.phase = DEALING_OBJECTIVES


def deal_objective(state: State, objective: int) -> None:
    """§2.1 One for each, the others stay hidden."""
    state.objective[state.laid] = objective
    state.objectives_left &= ~(1 << objective)
    note(state, ObjectiveDealt, state.laid, objective)
    state.laid += 1
    if state.laid == state.seats:
        state.laid = 0
        state.asked = 0
        state.phase = DEALING_CARDS


def deal_card(state: State, card: int) -> bool:
    """§2.4 (E-13) Three for everybody before anybody chooses, or one, which is kept; whether nobody has to choose any more."""
    seat = state.asked
    state.card_pool[card] -= 1
    state.card_size -= 1
    state.hand[seat * CARDS + card] += 1
    note(state, CardDealt, seat, card)
    if hand_size(state, seat) < (1 if state.opening_dealt else OPENING_CARDS):
        return False
    state.asked += 1
    if state.asked < state.seats:
        return False
    state.asked = NONE if state.opening_dealt else 0
    state.phase = KEEPING_OPENING
    return state.opening_dealt


def keep_opening(state: State, card: int) -> bool:
    """§2.4 One is kept, the others go back; whether that was the last seat to choose."""
    seat = state.asked
    for other in range(CARDS):
        kept = 1 if other == card else 0
        returned = state.hand[seat * CARDS + other] - kept
        state.card_pool[other] += returned
        state.card_size += returned
        state.hand[seat * CARDS + other] = kept
    note(state, OpeningKept, seat, card)
    state.asked += 1
    if state.asked < state.seats:
        return False
    state.asked = NONE
    return True
