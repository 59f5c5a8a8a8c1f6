"""What may be done in every phase, by whom, and the doing of it."""

from typing import Final

from caravanserai.core.bits import lowest_bit
from caravanserai.core.choices import Choices, add, clear
from caravanserai.core.noting import note
from caravanserai.core.words import Word
from caravanserai.games.camel_up.components import (
    BY_CHANCE,
    CHOOSING_CRAZY,
    CHOOSING_START,
    COPY_TICKET,
    COPYING,
    DIE,
    FIRST_CRAZY,
    GREY,
    GREY_DIE,
    OVER,
    RACERS,
    ROLLING,
    ROLLING_FIRST_CRAZY,
    ROLLING_START,
    STACK,
    STACKING,
    START_SEAT,
    TURN,
)
from caravanserai.games.camel_up.events import Asked
from caravanserai.games.camel_up.kernel.rules.leg import after_copying
from caravanserai.games.camel_up.kernel.rules.partners import choose_copy, copy_moves
from caravanserai.games.camel_up.kernel.rules.setup import (
    choose_first_crazy,
    draw_start_seat,
    roll_first_grey,
    roll_second_grey,
    roll_start_die,
    stack_next,
    stacking_camels,
)
from caravanserai.games.camel_up.kernel.rules.turn import roll_die, take_turn, turn_moves
from caravanserai.games.camel_up.kernel.state import State

CHANCE: Final = -1
NO_ACTOR: Final = -2

EARLY: Final = 61
"""Moves below this number are told by `early_moves`, the others by `late_moves`: each set fits one word."""


def actor_of(state: State) -> int:
    """The seat that decides now, CHANCE, or NO_ACTOR when the game is over."""
    if state.phase == TURN or state.phase == COPYING:
        return state.turn
    if state.phase == OVER:
        return NO_ACTOR
    if state.phase == STACKING and state.stack_order != BY_CHANCE:
        return state.turn
    if state.phase == CHOOSING_CRAZY and state.first_crazy != BY_CHANCE:
        return state.turn
    return CHANCE


def early_moves(state: State) -> Word:
    """The legal ones of a seat's moves in the race (§4, §11), as bits."""
    moves: Word = 0
    if state.phase == TURN:
        moves = turn_moves(state)
    elif state.phase == COPYING:
        moves = copy_moves(state, state.turn)
        moves = moves << COPY_TICKET
    return moves


def late_moves(state: State) -> Word:
    """The legal ones of setup's and chance's moves (§3, §4.3), as bits counted from EARLY."""
    moves: Word = 0
    if state.phase == ROLLING:
        moves = dice_moves(state)
    elif state.phase == CHOOSING_START:
        moves = (1 << state.seats) - 1
        moves = moves << (START_SEAT - EARLY)
    elif state.phase == ROLLING_START:
        moves = 7
        moves = moves << (DIE - EARLY + 3 * state.rolled_count)
    elif state.phase == STACKING:
        moves = stacking_camels(state) << (STACK - EARLY)
    elif state.phase == CHOOSING_CRAZY:
        moves = 3 << (FIRST_CRAZY - EARLY)
    elif state.phase != OVER and state.phase != TURN and state.phase != COPYING:
        moves = 63
        moves = moves << (GREY - EARLY)
    return moves


def list_moves(state: State, choices: Choices) -> None:
    """Every legal move, one by one."""
    clear(choices)
    moves: Word = early_moves(state)
    while moves:
        add(choices, lowest_bit(moves))
        moves &= moves - 1
    moves = late_moves(state)
    while moves:
        add(choices, EARLY + lowest_bit(moves))
        moves &= moves - 1


def dice_moves(state: State) -> Word:
    """§4.3 Every face of every die that is still in the pyramid (C-41)."""
    moves: Word = 0
    faces: Word = 7
    for racer in range(RACERS):
        if state.dice >> racer & 1:
            moves |= faces << (DIE - EARLY + 3 * racer)
    if state.dice >> GREY_DIE & 1:
        faces = 63
        moves |= faces << (GREY - EARLY)
    return moves


def weight_of(state: State, move: int) -> int:
    """How often chance makes this move, against its other ones: a coloured die's face stands on it twice (§1, C-41)."""
    if state.phase == ROLLING and move < GREY:
        return 2
    return 1


def is_legal(state: State, move: int) -> bool:
    """Whether this move may be made now."""
    if move < 0 or move >= EARLY + 62:
        return False
    if move < EARLY:
        return early_moves(state) >> move & 1 == 1
    return late_moves(state) >> (move - EARLY) & 1 == 1


def make_move(state: State, move: int) -> None:
    """Make a move that is known to be legal."""
    if state.phase == TURN:
        take_turn(state, move)
    elif state.phase == ROLLING:
        roll_die(state, move)
    elif state.phase == COPYING:
        choose_copy(state, state.turn, move)
        after_copying(state)
    elif state.phase == CHOOSING_START:
        draw_start_seat(state, move)
    elif state.phase == ROLLING_START:
        roll_start_die(state, move)
    elif state.phase == STACKING:
        stack_next(state, move - STACK)
    elif state.phase == ROLLING_FIRST_CRAZY:
        roll_first_grey(state, move)
    elif state.phase == CHOOSING_CRAZY:
        choose_first_crazy(state, move)
    else:
        roll_second_grey(state, move)
    note(state, Asked, state.phase, state.turn)
