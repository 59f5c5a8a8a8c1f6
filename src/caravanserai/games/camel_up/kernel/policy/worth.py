"""What each move of a turn is worth, in coins: exact odds for what is close, beliefs for what is hidden.

From every move a share is taken off of the best that it leaves to the next player. What takes long to reckon, a tile and what a
roll leaves, begins with the most that it can hope for, and is made sure only if that would be the best; a tile of a fresh leg,
which takes longest, is first looked at roughly.
"""

from typing import Final

from caravanserai.core.bits import bit_count, lowest_bit
from caravanserai.core.guiding import weight
from caravanserai.core.words import Word
from caravanserai.games.camel_up.components import (
    ALLY,
    BET_LOSER,
    BET_WINNER,
    BLACK,
    COPY_TICKET,
    DICE,
    FIRST_TILE_SPACE,
    GREY_DIE,
    LOSER,
    PLACE_BOO,
    PLACE_CHEER,
    RACERS,
    ROLL,
    SPACES,
    TAKE_TICKET,
    TICKET_VALUES,
    TICKETS_PER_COLOUR,
    WHITE,
    WINNER,
)
from caravanserai.games.camel_up.kernel.camels import moved, space_of
from caravanserai.games.camel_up.kernel.policy.beliefs import card_worth
from caravanserai.games.camel_up.kernel.policy.desk import Chances, Desk
from caravanserai.games.camel_up.kernel.policy.odds import find_chances, rough_chances
from caravanserai.games.camel_up.kernel.policy.standing import front_racer, look_around, ticket_worth
from caravanserai.games.camel_up.kernel.policy.weights import EARLY_CARD, GIFT, IDLE, ONE, SHARE, TILE_STOPS
from caravanserai.games.camel_up.kernel.rules.movement import crazy_mover, crossing, heading, tile_shift
from caravanserai.games.camel_up.kernel.rules.turn import turn_moves
from caravanserai.games.camel_up.kernel.state import State

NOTHING: Final = -1_000_000_000
"""What a move is worth that cannot be made."""

NO_COLOUR: Final = -1
PARTNER_DIE: Final = 2_000
"""§11.2 What a partner is worth who holds nothing yet, for each roll that the leg still has."""

EXACT_DICE: Final = 4
"""With so many dice left after a roll, what it leaves is reckoned exactly."""

HOPE: Final = 1_500
HOPE_OWN: Final = 2_000
HOPE_OTHER: Final = 500
"""How much more a tile may be worth than the stops that are due on its space: for itself, and for each ticket that it may
bend the odds of, one's own or another's."""

DOUBT: Final = 500
DOUBT_OWN: Final = 1_000
DOUBT_OTHER: Final = 250
"""How much more a tile of a fresh leg may be worth than it seems to be at a rough look: for itself, and for each ticket."""


def weigh_moves(desk: Desk, state: State) -> None:
    """What every move of the seat whose turn it is is worth; of some, the most that they can be."""
    look_around(desk, state, state.turn)
    moves = turn_moves(state)
    desk.looked = 0
    for move in range(COPY_TICKET):
        desk.values[move] = NOTHING
        desk.sure[move] = 1
    while moves:
        move = lowest_bit(moves)
        moves &= moves - 1
        weigh(desk, state, move)


def weigh(desk: Desk, state: State, move: int) -> None:
    """One move; rolls and tiles are not sure yet."""
    if move < PLACE_CHEER:
        worth = ticket_worth(desk.now, move - TAKE_TICKET, TICKET_VALUES[state.ticket_taken[move - TAKE_TICKET]])
        desk.values[move] = worth - left_by(desk, state, desk.now, move - TAKE_TICKET)
    elif move < ROLL:
        hope_for_tile(desk, state, move)
    elif move == ROLL:
        desk.values[move] = roll_worth(desk, state) - next_share(desk, state)
        desk.sure[move] = 0
    elif move < BET_LOSER:
        desk.values[move] = bet_worth(desk, state, WINNER, move - BET_WINNER) - left_by(desk, state, desk.now, NO_COLOUR)
    elif move < ALLY:
        desk.values[move] = bet_worth(desk, state, LOSER, move - BET_LOSER) - left_by(desk, state, desk.now, NO_COLOUR)
    else:
        desk.values[move] = ally_worth(desk, state, move - ALLY) - left_by(desk, state, desk.now, NO_COLOUR)


def best_move(desk: Desk) -> int:
    """The move that seems to be worth most; of equals the first."""
    best = 0
    for move in range(COPY_TICKET):
        if desk.values[move] > desk.values[best]:
            best = move
    return best


def best_sure_move(desk: Desk, state: State) -> int:
    """The move that is worth most: what only seems to be is made sure, until the best is."""
    best = best_move(desk)
    while desk.sure[best] == 0:
        make_sure(desk, state, best)
        best = best_move(desk)
    return best


def make_sure(desk: Desk, state: State, move: int) -> None:
    """What a tile or a roll is really worth; after the first look at a tile of a fresh leg it is not sure yet."""
    one: Word = 1
    if move == ROLL:
        desk.values[move] = roll_worth(desk, state) - left_after_roll(desk, state)
    elif bit_count(state.dice) == DICE and desk.looked >> move & 1 == 0:
        desk.values[move] = rough_tile_worth(desk, state, move)
        desk.looked |= one << move
        return
    else:
        desk.values[move] = tile_worth(desk, state, move)
    desk.sure[move] = 1


def patience(desk: Desk, state: State) -> int:
    """What a finish card is worth now of what it will be: the nearer the finish, the less there is to learn by waiting."""
    early = weight(desk.mind, state.turn, EARLY_CARD)
    return early + (ONE - early) * min(15, max(0, front_racer(state) - 1)) // 15


def bet_worth(desk: Desk, state: State, pile: int, colour: int) -> int:
    """§10.2 The odds of the race, and how many have likely said the same before."""
    end = pile * RACERS + colour
    return card_worth(desk.race.ends[end], desk.pays[end]) * patience(desk, state) // ONE


def roll_worth(desk: Desk, state: State) -> int:
    """§4.3 The coin for it, and what the very next roll brings one's own tile."""
    space = state.tile_space[state.turn]
    return ONE + (desk.now.next_landings[space] if space else 0)


def partner_worth(desk: Desk, state: State, seat: int) -> int:
    """§11.2 The best of what the other holds; and something for what the other will still take."""
    best = PARTNER_DIE * (bit_count(state.dice) - 1)
    if state.pyramid_tickets[seat]:
        best = max(best, ONE)
    for colour in range(RACERS):
        for ticket in range(state.ticket_taken[colour]):
            if state.ticket_holder[colour * TICKETS_PER_COLOUR + ticket] == seat:
                best = max(best, desk.now.first[colour] * TICKET_VALUES[ticket] + desk.now.second[colour])
    return best


def ally_worth(desk: Desk, state: State, other: int) -> int:
    """§11.2 What a partner brings, less what one brings the partner as far as that is a rival."""
    gift = partner_worth(desk, state, state.turn) * weight(desk.mind, state.turn, GIFT) // ONE
    return partner_worth(desk, state, other) - gift * desk.rivals[other] // ONE


# Tiles


def tile_space_of(move: int) -> int:
    """§6 The space that a tile is laid on."""
    return (move - PLACE_CHEER) % (SPACES - 1) + FIRST_TILE_SPACE


def tile_due(desk: Desk, state: State) -> int:
    """§5.5 What one's own tile is still due where it lies."""
    space = state.tile_space[state.turn]
    return desk.now.landings[space] if space else 0


def idle_cost(desk: Desk, state: State) -> int:
    return weight(desk.mind, state.turn, IDLE) * state.idle_turns


def hope_for_tile(desk: Desk, state: State, move: int) -> None:
    """§5.5 The stops that are due there; where there are some, also what it may do for the tickets that are held."""
    due = desk.now.landings[tile_space_of(move)]
    desk.values[move] = due - tile_due(desk, state) - idle_cost(desk, state)
    if due > weight(desk.mind, state.turn, TILE_STOPS):
        desk.values[move] += HOPE + ticket_hope(state, HOPE_OWN, HOPE_OTHER) - next_share(desk, state)
        desk.sure[move] = 0
    else:
        desk.values[move] -= left_by(desk, state, desk.now, NO_COLOUR)


def ticket_hope(state: State, own: int, other: int) -> int:
    """So much for each ticket that is held, one's own or another's."""
    hope = 0
    for colour in range(RACERS):
        for ticket in range(state.ticket_taken[colour]):
            holder = state.ticket_holder[colour * TICKETS_PER_COLOUR + ticket]
            hope += own if holder == state.turn else other
    return hope


def rough_tile_worth(desk: Desk, state: State, move: int) -> int:
    """§5.5 The same as `tile_worth`, by legs that are rolled with the tile and without it; and what it may be more."""
    if desk.looked == 0:
        rough_chances(desk, desk.rough, state.camels, state.dice, state.cheers, state.boos)
    space = tile_space_of(move)
    rough_chances(desk, desk.then, state.camels, state.dice, cheers_with(state, move), boos_with(state, move))
    stops = desk.now.landings[space] + desk.then.landings[space] - desk.rough.landings[space]
    bent = held_worth(desk, state, desk.then) - held_worth(desk, state, desk.rough)
    spoilt = best_offer(state, desk.rough, NO_COLOUR) - best_offer(state, desk.then, NO_COLOUR)
    left = next_share(desk, state) * (best_offer(state, desk.now, NO_COLOUR) - spoilt) // ONE
    worth = stops - tile_due(desk, state) - idle_cost(desk, state) + bent - left
    return worth + DOUBT + ticket_hope(state, DOUBT_OWN, DOUBT_OTHER)


def tile_worth(desk: Desk, state: State, move: int) -> int:
    """§5.5 What stops on it pays; and it bends the odds of the tickets held, mine for me and the others' against me."""
    space = tile_space_of(move)
    cheers = cheers_with(state, move)
    boos = boos_with(state, move)
    find_chances(desk, desk.then, state.camels, state.dice, cheers, boos)
    income = desk.then.landings[space] - tile_due(desk, state) - idle_cost(desk, state)
    bent = held_worth(desk, state, desk.then) - held_worth(desk, state, desk.now)
    return income + bent - left_by(desk, state, desk.then, NO_COLOUR)


def cheers_with(state: State, move: int) -> int:
    """§6 The cheering tiles once this one is laid."""
    kept = state.cheers & ~(1 << state.tile_space[state.turn])
    return kept | 1 << tile_space_of(move) if move < PLACE_BOO else kept


def boos_with(state: State, move: int) -> int:
    """§6 The booing tiles once this one is laid."""
    kept = state.boos & ~(1 << state.tile_space[state.turn])
    return kept if move < PLACE_BOO else kept | 1 << tile_space_of(move)


def held_worth(desk: Desk, state: State, chances: Chances) -> int:
    """§9.1 My tickets, less everybody else's by how near each is to winning."""
    worth = 0
    for colour in range(RACERS):
        for ticket in range(state.ticket_taken[colour]):
            holder = state.ticket_holder[colour * TICKETS_PER_COLOUR + ticket]
            value = ticket_worth(chances, colour, TICKET_VALUES[ticket])
            worth += value if holder == state.turn else -(value * desk.rivals[holder] // ONE)
    return worth


# What is left to the next player


def next_share(desk: Desk, state: State) -> int:
    """What a coin costs me that the next player can take."""
    following = state.turn + 1 if state.turn + 1 < state.seats else 0
    share = weight(desk.mind, state.turn, SHARE)
    return share * (state.seats - 1) * desk.rivals[following] // ONE


def left_by(desk: Desk, state: State, chances: Chances, taken: int) -> int:
    """What the next player can then take at best, one pile being a ticket shorter, as far as it costs me."""
    return next_share(desk, state) * best_offer(state, chances, taken) // ONE


def best_offer(state: State, chances: Chances, taken: int) -> int:
    """§4 The best of the top tickets, or the coin for rolling."""
    best = ONE
    for colour in range(RACERS):
        ticket = state.ticket_taken[colour] + (1 if colour == taken else 0)
        if ticket < TICKETS_PER_COLOUR:
            best = max(best, ticket_worth(chances, colour, TICKET_VALUES[ticket]))
    return best


def left_after_roll(desk: Desk, state: State) -> int:
    """The mean over every die and face that can come."""
    total = 0
    for racer in range(RACERS):
        if state.dice >> racer & 1:
            total += 2 * left_after_die(desk, state, racer, racer)
    if state.dice >> GREY_DIE & 1:
        total += left_after_die(desk, state, crazy_mover(state.camels, WHITE), GREY_DIE)
        total += left_after_die(desk, state, crazy_mover(state.camels, BLACK), GREY_DIE)
    return next_share(desk, state) * (total // (6 * bit_count(state.dice))) // ONE


def left_after_die(desk: Desk, state: State, camel: int, die: int) -> int:
    """The sum over the three faces of what the next player can then take; nothing if the race ends."""
    total = 0
    direction = heading(camel)
    space = space_of(state.camels, camel)
    for _ in range(3):
        space += direction
        shift = tile_shift(state.cheers, state.boos, space, direction)
        if crossing(space + shift) == 0:
            after: Word = moved(state.camels, camel, space + shift, shift == -direction)
            total += offer_after(desk, state, after, state.dice & ~(1 << die))
    return total


def offer_after(desk: Desk, state: State, camels: Word, dice: int) -> int:
    """What can be taken once the camels stand like this; after the last roll of a leg all tickets are new.

    With many dice left there is much to reckon for little: such legs are only rolled some times.
    """
    if bit_count(dice) == 1:
        rough_chances(desk, desk.then, camels, (1 << DICE) - 1, 0, 0)
        return fresh_offer(desk.then)
    if bit_count(dice) > EXACT_DICE:
        rough_chances(desk, desk.then, camels, dice, state.cheers, state.boos)
    else:
        find_chances(desk, desk.then, camels, dice, state.cheers, state.boos)
    return best_offer(state, desk.then, NO_COLOUR)


def fresh_offer(chances: Chances) -> int:
    """§8.3 The best ticket of a new leg."""
    best = ONE
    for colour in range(RACERS):
        best = max(best, ticket_worth(chances, colour, TICKET_VALUES[0]))
    return best
