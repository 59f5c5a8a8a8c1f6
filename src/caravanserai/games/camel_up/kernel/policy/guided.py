"""The names that every kernel has for search: what is hidden dealt anew, the moves worth a thought, play by the policy."""

from typing import Final

from caravanserai.core.bits import bit_count, lowest_bit, nth_bit
from caravanserai.core.guiding import PLAN_STEPS, Plans, weight
from caravanserai.core.randomness import Random, below
from caravanserai.core.words import Word
from caravanserai.games.camel_up.components import (
    COPY_NOTHING,
    COPY_PYRAMID,
    COPY_TICKET,
    COPYING,
    DIE,
    GREY,
    GREY_DIE,
    LOSER,
    OVER,
    ROLLING,
    TURN,
)
from caravanserai.games.camel_up.kernel.policy.beliefs import card_at, pile_size
from caravanserai.games.camel_up.kernel.policy.desk import Desk
from caravanserai.games.camel_up.kernel.policy.falling import fall
from caravanserai.games.camel_up.kernel.policy.novice import feel_moves
from caravanserai.games.camel_up.kernel.policy.standing import look_around, spread_of
from caravanserai.games.camel_up.kernel.policy.weights import BLUR, ONE
from caravanserai.games.camel_up.kernel.policy.worth import NOTHING, best_move, best_sure_move, weigh_moves
from caravanserai.games.camel_up.kernel.rules.dispatch import CHANCE, EARLY, actor_of, early_moves, late_moves, make_move
from caravanserai.games.camel_up.kernel.rules.finish import winners
from caravanserai.games.camel_up.kernel.rules.partners import colour_copy, copy_moves
from caravanserai.games.camel_up.kernel.state import State

CLOSELY: Final = 6
"""So many moves of a turn are worth a closer look."""


# What is hidden


def redeal(state: State, seat: int, dice: Random) -> None:
    """§2 Deal anew the finish cards of all other seats: those that lie, and those in hand."""
    for other in range(state.seats):
        if other != seat:
            redeal_seat(state, other, dice)


def redeal_seat(state: State, owner: int, dice: Random) -> None:
    """§2 One seat's cards, each colour as likely to lie here as there."""
    state.hand[owner] = all_cards(state, owner)
    for pile in range(2):
        for index in range(pile_size(state, pile)):
            if card_at(state, pile, index) // 8 == owner:
                colour = nth_bit(state.hand[owner], below(dice, bit_count(state.hand[owner])))
                state.hand[owner] &= ~(1 << colour)
                put_card(state, pile, index, owner * 8 + colour)


def all_cards(state: State, owner: int) -> int:
    """§4.4 All colours that a seat has, in hand or laid, as bits."""
    colours = state.hand[owner]
    for pile in range(2):
        for index in range(pile_size(state, pile)):
            if card_at(state, pile, index) // 8 == owner:
                colours |= 1 << card_at(state, pile, index) % 8
    return colours


def put_card(state: State, pile: int, index: int, card: int) -> None:
    if pile == LOSER:
        state.loser_pile[index] = card
    else:
        state.winner_pile[index] = card


# The moves worth a thought


def list_plans(desk: Desk, state: State) -> None:
    """The best moves of a turn, each by its worth in coins; outside of a turn all that may be done."""
    desk.plans.count = 0
    if state.phase == TURN:
        list_turn(desk, state)
        return
    moves: Word = early_moves(state)
    while moves:
        move = lowest_bit(moves)
        add_plan(desk.plans, move, copy_gain(state, move))
        moves &= moves - 1
    moves = late_moves(state)
    while moves:
        add_plan(desk.plans, EARLY + lowest_bit(moves), 0)
        moves &= moves - 1


def list_turn(desk: Desk, state: State) -> None:
    """§4 The best few, made sure one after the other."""
    weigh_moves(desk, state)
    for _ in range(CLOSELY):
        move = best_sure_move(desk, state)
        if desk.values[move] > NOTHING:
            add_plan(desk.plans, move, desk.values[move])
        desk.values[move] = NOTHING


def add_plan(plans: Plans, move: int, worth: int) -> None:
    plans.steps[plans.count * PLAN_STEPS] = move
    plans.lengths[plans.count] = 1
    plans.worths[plans.count] = worth
    plans.count += 1


def first_move(desk: Desk, state: State, plan: int) -> int:
    """The move that a plan begins with: in Camel Up it is all of it."""
    return desk.plans.steps[plan * PLAN_STEPS]


def make_plan(desk: Desk, state: State, plan: int) -> None:
    """Make a plan's move."""
    make_move(state, first_move(desk, state, plan))


# Play by the policy


def guided_move(desk: Desk, state: State) -> int:
    """What the policy does next, or what chance draws."""
    if state.phase == TURN:
        return turn_move(desk, state)
    if state.phase == COPYING:
        return best_copy_move(state)
    if state.phase == ROLLING:
        return drawn_roll(state, desk.dice)
    moves = late_moves(state)
    if actor_of(state) == CHANCE:
        return EARLY + nth_bit(moves, below(desk.dice, bit_count(moves)))
    return EARLY + nth_bit(moves, below(desk.moods, bit_count(moves)))


def turn_move(desk: Desk, state: State) -> int:
    """§4 The best move of a turn, as this seat's mind sees it."""
    if weight(desk.mind, state.turn, BLUR):
        feel_moves(desk, state)
        return best_move(desk)
    weigh_moves(desk, state)
    return best_sure_move(desk, state)


def drawn_roll(state: State, dice: Random) -> int:
    """§4.3 A die and its face, from one number."""
    pick = below(dice, 6 * bit_count(state.dice))
    die = nth_bit(state.dice, pick // 6)
    return GREY + pick % 6 if die == GREY_DIE else DIE + 3 * die + pick % 3


def best_copy_move(state: State) -> int:
    """§11.2 Of the partner's tickets the one that earns most (C-33)."""
    best = COPY_NOTHING
    moves: Word = copy_moves(state, state.turn)
    while moves:
        move = COPY_TICKET + lowest_bit(moves)
        if copy_gain(state, move) > copy_gain(state, best):
            best = move
        moves &= moves - 1
    return best


def copy_gain(state: State, move: int) -> int:
    """§11.2 What a copied ticket brings, in parts of ONE."""
    if move == COPY_NOTHING:
        return 0
    if move == COPY_PYRAMID:
        return ONE
    return ONE * colour_copy(state, state.partner[state.turn], move - COPY_TICKET)


def guide(desk: Desk, state: State, horizon: int) -> None:
    """Play on by the policy until so many legs have ended, or the race."""
    last = state.leg + horizon
    while state.phase != OVER and state.leg < last:
        make_move(state, guided_move(desk, state))


def value_of(desk: Desk, state: State, seat: int) -> int:
    """How near a seat is to winning, in parts of ONE; in the end, its share of the victory."""
    if state.phase == OVER:
        first = winners(state)
        return ONE // bit_count(first) if first >> seat & 1 else 0
    look_around(desk, state, seat)
    spread = spread_of(desk, state, seat)
    top = 0
    for other in range(state.seats):
        top = max(top, desk.standing[other])
    total = 0
    for other in range(state.seats):
        total += fall(top - desk.standing[other], spread) // 100
    return fall(top - desk.standing[seat], spread) // 100 * ONE // total
