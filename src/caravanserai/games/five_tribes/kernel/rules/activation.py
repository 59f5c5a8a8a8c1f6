"""§3.2 One marker's activation, step by step. What leaves nothing to decide is done at once, as far as everybody can see that."""

from caravanserai.core.noting import note
from caravanserai.games.five_tribes.components import (
    BUILDER,
    BUILDING,
    DRAWING_CARD,
    ELDER,
    ENDING,
    KILLING,
    KILLING_AGAIN,
    MERCHANT,
    NO_TRIBE,
    PLACING,
    SECOND_CARD,
    STARTING,
    STEALING,
    TILE_ACTION,
    VILLAGE,
    VIZIER,
)
from caravanserai.games.five_tribes.events import NoMoveLeft
from caravanserai.games.five_tribes.kernel.rules.control import take_tribe
from caravanserai.games.five_tribes.kernel.rules.djinns import might_use_any
from caravanserai.games.five_tribes.kernel.rules.pieces import can_draw_card, need_pile, put_piece, to_bag
from caravanserai.games.five_tribes.kernel.rules.round import next_marker
from caravanserai.games.five_tribes.kernel.rules.sowing import can_move
from caravanserai.games.five_tribes.kernel.rules.thieves import has_thief_for_now
from caravanserai.games.five_tribes.kernel.rules.tiles import asks_something, cards_on_sale, wants_piece
from caravanserai.games.five_tribes.kernel.rules.tribes import (
    build,
    end_killing,
    keep_elders,
    keep_viziers,
    might_kill,
    second_victim,
    serve_kandicha,
    trade,
)
from caravanserai.games.five_tribes.kernel.state import State


def settle(state: State) -> None:
    """§3.2 Go on past every step in which there is nothing to decide."""
    while not is_question(state):
        pass_by(state)


def is_question(state: State) -> bool:
    """§3.2 Whether somebody has to decide, or chance to draw, as everybody can see: no hidden card or coin has a say here."""
    seat = state.turn
    if state.phase == STARTING:
        return can_move(state) or might_use_any(state, seat)
    if state.phase == BUILDING:
        return state.cards[seat] > 0 or might_use_any(state, seat)
    if state.phase == KILLING:
        return might_kill(state) or might_use_any(state, seat)
    if state.phase == KILLING_AGAIN:
        return state.first_victim != NO_TRIBE
    if state.phase == STEALING:
        return has_thief_for_now(state, seat) or might_use_any(state, seat)
    if state.phase == TILE_ACTION:
        return asks_something(state, state.design[state.end_tile])
    if state.phase == SECOND_CARD:
        return cards_on_sale(state) > 0
    if state.phase == PLACING:
        return might_use_any(state, seat)
    if state.phase == ENDING:
        return state.cards[seat] > 0 or might_use_any(state, seat)
    return True


def pass_by(state: State) -> None:
    """§3.2 What happens when nobody decides, and when somebody decides to go on."""
    if state.phase == STARTING:
        skip_move(state)
    elif state.phase == BUILDING:
        build(state, 0)
        state.phase = STEALING
    elif state.phase == KILLING or state.phase == KILLING_AGAIN:
        end_killing(state)
        state.phase = STEALING
    elif state.phase == STEALING:
        begin_tile_action(state)
    elif state.phase == TILE_ACTION or state.phase == SECOND_CARD:
        state.cards_due = 0
        state.phase = ENDING
    elif state.phase == PLACING:
        state.phase = state.window
        put_piece(state)
    else:
        next_marker(state)


def skip_move(state: State) -> None:
    """§4 Nothing can be moved: this is the last round. Powers and the sale are still allowed."""
    state.last_round = True
    note(state, NoMoveLeft, state.turn)
    state.phase = ENDING


def end_move(state: State, tribe: int) -> None:
    """§3.2 The last meeple has fallen: control, then the tribe's action."""
    take_tribe(state, tribe)
    state.phase = STEALING
    if tribe == VIZIER:
        keep_viziers(state)
    elif tribe == ELDER:
        keep_elders(state)
    elif tribe == MERCHANT:
        trade(state)
    else:
        to_bag(state, tribe, state.taken)
        state.phase = BUILDING if tribe == BUILDER else KILLING


def after_kill(state: State, tribe: int) -> None:
    """§5 (Q22) With Ibus a second victim is named, if there is one; then each serves Kandicha's owner, in the order of naming."""
    state.phase = KILLING_AGAIN
    if state.first_victim == NO_TRIBE and second_victim(state):
        state.first_victim = tribe
        return
    if state.first_victim != NO_TRIBE:
        serve_kandicha(state, state.first_victim)
    serve_kandicha(state, tribe)
    state.first_victim = NO_TRIBE
    draw_due_cards(state, KILLING_AGAIN)


def draw_due_cards(state: State, window: int) -> None:
    """§3.8 Cards off the pile, as long as there are any, before it goes on."""
    state.phase = window
    if state.cards_due and can_draw_card(state):
        need_pile(state)
        state.window = window
        state.phase = DRAWING_CARD
    else:
        state.cards_due = 0


def begin_tile_action(state: State) -> None:
    """§3.6 Where no meeple moved there is no tile to act on."""
    design = state.design[state.end_tile]
    if wants_piece(state, design):
        state.place_tile = state.end_tile
        state.place_palace = design == VILLAGE
        state.window = ENDING
        state.phase = PLACING
    else:
        state.phase = TILE_ACTION
