"""§2 and §4 Chance: what can be drawn, how often, and what it does."""

from caravanserai.games.emira.components import (
    CARDS,
    COLOURS,
    DEALING_CARDS,
    DEALING_OBJECTIVES,
    DRAW_CARD,
    DRAW_COLOUR,
    DRAW_FIRST,
    DRAW_OBJECTIVE,
    DRAW_PRINCESS,
    DRAW_STATUS,
    DRAW_TOKEN,
    DRAWING_CARDS,
    DRAWING_COLOURS,
    DRAWING_FIRST,
    DRAWING_TOKEN,
    FIRST_OF_THREE,
    FLOWING,
    KEEPING_OPENING,
    LOOKING_AT_PRINCESSES,
    LOOKING_AT_STATUS,
    LOSING_PRINCESS,
    OBJECTIVES,
    PRINCESSES,
    PUTTING_UNDER,
    SHOWING_PRINCESS,
    SHOWING_STATUS,
    STATUS_KINDS,
    TOKENS,
)
from caravanserai.games.emira.kernel.rules.decks import draw_princess_at
from caravanserai.games.emira.kernel.rules.effects import look_at_princesses, look_at_status
from caravanserai.games.emira.kernel.rules.setup import deal_card, deal_objective, draw_colour, draw_first
from caravanserai.games.emira.kernel.rules.turn import begin_turn, look_at_cards, offer_token, turn_up_status
from caravanserai.games.emira.kernel.rules.upkeep import lose_princess, put_lost_under
from caravanserai.games.emira.kernel.state import State


def is_chance(phase: int) -> bool:
    """§2 and §4 Whether something is drawn now, by lot or off a deck."""
    if phase < KEEPING_OPENING or phase in (LOOKING_AT_PRINCESSES, LOOKING_AT_STATUS, SHOWING_PRINCESS, SHOWING_STATUS):
        return True
    return phase in (DRAWING_TOKEN, DRAWING_CARDS, LOSING_PRINCESS, PUTTING_UNDER)


def first_draw(phase: int) -> int:
    """§2 and §4 The first of the moves by which this phase draws."""
    if phase == DRAWING_COLOURS:
        return DRAW_COLOUR
    if phase == DRAWING_FIRST:
        return DRAW_FIRST
    if phase == DEALING_OBJECTIVES:
        return DRAW_OBJECTIVE
    if phase in (DEALING_CARDS, DRAWING_CARDS):
        return DRAW_CARD
    if phase in (LOOKING_AT_STATUS, SHOWING_STATUS):
        return DRAW_STATUS
    return DRAW_TOKEN if phase == DRAWING_TOKEN else DRAW_PRINCESS


def draws(phase: int) -> int:
    """§2 and §4 How many different things this phase could draw, were they all left."""
    first = first_draw(phase)
    if first in (DRAW_COLOUR, DRAW_FIRST):
        return COLOURS
    if first == DRAW_OBJECTIVE:
        return OBJECTIVES
    if first == DRAW_CARD:
        return CARDS
    if first == DRAW_STATUS:
        return STATUS_KINDS
    return TOKENS if first == DRAW_TOKEN else PRINCESSES


def weight_of(state: State, move: int) -> int:
    """§2 and §4 How often chance makes this move, against its others."""
    phase = state.phase
    index = move - first_draw(phase)
    if phase == DRAWING_COLOURS:
        return state.colours_left >> index & 1
    if phase == DRAWING_FIRST:
        return 1 if index < state.seats else 0
    if phase == DEALING_OBJECTIVES:
        return state.objectives_left >> index & 1
    if phase in (DEALING_CARDS, DRAWING_CARDS):
        return state.card_pool[index]
    if phase == DRAWING_TOKEN:
        return state.bag[index]
    if phase == LOSING_PRINCESS:
        return state.guests[state.asked] >> index & 1
    if phase == PUTTING_UNDER:
        return state.princesses_lost >> index & 1
    if phase in (LOOKING_AT_STATUS, SHOWING_STATUS):
        return status_weight(state, index)
    return state.princess_pool >> index & 1


def status_weight(state: State, kind: int) -> int:
    """§2.3 (E-02) No card of 3 points is among the first ones."""
    place = state.look_next if state.phase == LOOKING_AT_STATUS else 0
    return 0 if place < state.status_upper and kind >= FIRST_OF_THREE else state.status_pool[kind]


def draw_by_chance(state: State, move: int) -> None:
    """§2 and §4 A colour, a seat, a card, a token or a princess comes out."""
    phase = state.phase
    drawn = move - first_draw(phase)
    if phase == DRAWING_COLOURS:
        draw_colour(state, drawn)
    elif phase == DRAWING_FIRST:
        draw_first(state, drawn)
    elif phase == DEALING_OBJECTIVES:
        deal_objective(state, drawn)
    elif phase == DEALING_CARDS:
        if deal_card(state, drawn):
            begin_turn(state)
    else:
        draw_in_turn(state, phase, drawn)


def draw_in_turn(state: State, phase: int, drawn: int) -> None:
    """§4 What is drawn for a deck is put where it lies there; then whoever waited for it goes on."""
    if phase == LOOKING_AT_PRINCESSES:
        draw_princess_at(state, state.look_next, drawn)
        look_at_princesses(state)
    elif phase == LOOKING_AT_STATUS:
        state.status_deck[state.look_next] = drawn
        state.status_pool[drawn] -= 1
        look_at_status(state)
    elif phase == DRAWING_CARDS:
        state.card_deck[0] = drawn
        state.card_pool[drawn] -= 1
        look_at_cards(state)
    elif phase == PUTTING_UNDER:
        put_lost_under(state, drawn)
    elif phase == LOSING_PRINCESS:
        lose_princess(state, drawn)
    else:
        state.phase = FLOWING
        show_draw(state, phase, drawn)


def show_draw(state: State, phase: int, drawn: int) -> None:
    """§4.3 What is turned up in the preparation."""
    if phase == SHOWING_PRINCESS:
        draw_princess_at(state, 0, drawn)
    elif phase == SHOWING_STATUS:
        state.status_deck[0] = drawn
        state.status_pool[drawn] -= 1
        turn_up_status(state)
    else:
        offer_token(state, drawn)
