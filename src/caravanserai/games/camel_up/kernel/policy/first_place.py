"""The chance to be first, by races rolled to their end: what coins alone do not tell.

Coins are reckoned exactly elsewhere. Here, on the same races for every move, only that is found by which being first is worth
more, or less, than the coins that a move brings.
"""

from math import sqrt
from typing import Final

from caravanserai.core.bits import bit_count, nth_bit
from caravanserai.core.guiding import PLAN_STEPS, Plans, weight
from caravanserai.core.randomness import Random, below, seeded
from caravanserai.core.words import Word
from caravanserai.games.camel_up.components import (
    ALLY,
    BET_WINNER,
    CARD_PAYOUTS,
    CARDS,
    DICE,
    GREY_DIE,
    LOSER,
    NOBODY,
    PLACE_CHEER,
    RACERS,
    ROLL,
    SPACES,
    TICKETS_PER_COLOUR,
    WHITE,
)
from caravanserai.games.camel_up.kernel.camels import moved, space_of
from caravanserai.games.camel_up.kernel.policy.beliefs import card_at, pile_size
from caravanserai.games.camel_up.kernel.policy.desk import DRAWS, Desk, Samples
from caravanserai.games.camel_up.kernel.policy.falling import fall
from caravanserai.games.camel_up.kernel.policy.weights import ONE, RISK_END, RISK_ROOT
from caravanserai.games.camel_up.kernel.policy.worth import patience
from caravanserai.games.camel_up.kernel.rules.movement import crazy_mover, crossing, heading, tile_shift
from caravanserai.games.camel_up.kernel.rules.ranking import leader, runner_up, straggler
from caravanserai.games.camel_up.kernel.rules.scores import ticket_score
from caravanserai.games.camel_up.kernel.rules.turn import take_turn
from caravanserai.games.camel_up.kernel.state import State

MILLION: Final = 1_000_000
LEAST_UNIT: Final = 100
"""What a coin more is worth at least, in millionths of the victory: nobody is so far behind that coins do not matter at all."""

LARGEST: Final = 10 * ONE
"""By no more than this may the chance to be first differ from the coins."""

ROOTS: Final = tuple(round(1000 * sqrt(rolls)) for rolls in range(256))


# Races


def roll_samples(samples: Samples, state: State, seed: Word, count: int, rng: Random) -> None:
    """So many races from here, the dice of each from a stream of its own: other tiles meet the same dice."""
    for index in range(count):
        rng.state = seeded(seed, index)
        roll_sample(samples, index, state.camels, state.dice, state.cheers, state.boos, rng)


def roll_sample(samples: Samples, index: int, camels: Word, dice: int, cheers: int, boos: int, rng: Random) -> None:
    """§5 and §8 One race to its end; one number for each roll."""
    samples.stops[index] = 0
    rolls = 0
    space = 1
    legs = 0
    while crossing(space) == 0:
        if bit_count(dice) == 1:
            if legs == 0:
                end_sample_leg(samples, index, camels)
            legs += 1
            dice = (1 << DICE) - 1
            cheers = 0
            boos = 0
        pick = below(rng, 6 * bit_count(dice))
        die = nth_bit(dice, pick // 6)
        dice &= ~(1 << die)
        camel = die
        if die == GREY_DIE:
            camel = crazy_mover(camels, WHITE + pick % 6 // 3)
        direction = heading(camel)
        space = space_of(camels, camel) + direction * (pick % 3 + 1)
        if legs == 0:
            count_stop(samples, index, space)
        shift = tile_shift(cheers, boos, space, direction)
        space += shift
        camels = moved(camels, camel, space, shift == -direction)
        rolls += 1
    if legs == 0:
        end_sample_leg(samples, index, camels)
    samples.winner[index] = leader(camels)
    samples.loser[index] = straggler(camels)
    samples.rolls[index] = min(rolls, 255)


def end_sample_leg(samples: Samples, index: int, camels: Word) -> None:
    """§7 Who is first and second when this leg ends."""
    samples.first[index] = leader(camels)
    samples.second[index] = runner_up(camels)


def count_stop(samples: Samples, index: int, space: int) -> None:
    """§5.5 A die stops a unit on a space."""
    one: Word = 1
    if 1 <= space <= SPACES:
        samples.stops[index] += one << (3 * space)


# Hidden cards


def draw_cards(desk: Desk, state: State, seat: int, rng: Random) -> None:
    """The colours of the cards that this seat cannot see, drawn some times by what it believes of them."""
    for draw in range(DRAWS):
        for pile in range(2):
            for index in range(pile_size(state, pile)):
                desk.drawn[(draw * 2 + pile) * CARDS + index] = drawn_colour(desk, pile, index, below(rng, ONE))


def drawn_colour(desk: Desk, pile: int, index: int, lot: int) -> int:
    """The colour on which the lot falls."""
    colour = 0
    at = (pile * CARDS + index) * RACERS
    while colour < RACERS - 1 and lot >= desk.beliefs[at + colour]:
        lot -= desk.beliefs[at + colour]
        colour += 1
    return colour


# Final purses


def find_incomes(desk: Desk, state: State) -> None:
    """§9 What the leg's scoring brings each seat, for every first and second that there can be."""
    for first in range(RACERS):
        for second in range(RACERS):
            for seat in range(state.seats):
                income = own_income(state, seat, first, second)
                if state.partner[seat] != NOBODY:
                    income += copied_income(state, state.partner[seat], first, second)
                desk.incomes[(first * RACERS + second) * 8 + seat] = income


def own_income(state: State, seat: int, first: int, second: int) -> int:
    """§9.1 and §9.2 A seat's own tickets."""
    income = state.pyramid_tickets[seat]
    for colour in range(RACERS):
        for ticket in range(state.ticket_taken[colour]):
            if state.ticket_holder[colour * TICKETS_PER_COLOUR + ticket] == seat:
                income += ticket_score(first, second, colour, ticket)
    return income


def copied_income(state: State, holder: int, first: int, second: int) -> int:
    """§11.2 The best of a partner's tickets."""
    best = 1 if state.pyramid_tickets[holder] else 0
    for colour in range(RACERS):
        for ticket in range(state.ticket_taken[colour]):
            if state.ticket_holder[colour * TICKETS_PER_COLOUR + ticket] == holder:
                best = max(best, ticket_score(first, second, colour, ticket))
    return best


def fill_purses(desk: Desk, state: State, samples: Samples, index: int, seat: int) -> None:
    """§8 to §10 Everybody's coins at the end of one of the races, if nobody did anything more."""
    at = (samples.first[index] * RACERS + samples.second[index]) * 8
    stops = samples.stops[index]
    for other in range(state.seats):
        desk.purses[other] = max(0, state.coins[other] + desk.incomes[at + other])
        if state.tile_space[other]:
            desk.purses[other] += (stops >> (3 * state.tile_space[other])) & 7
    pay_pile(desk, state, index % DRAWS, 0, samples.winner[index], seat)
    pay_pile(desk, state, index % DRAWS, LOSER, samples.loser[index], seat)


def pay_pile(desk: Desk, state: State, draw: int, pile: int, right: int, seat: int) -> None:
    """§10.2 A pile card by card, those of others as they were drawn."""
    hits = 0
    for index in range(pile_size(state, pile)):
        card = card_at(state, pile, index)
        owner = card // 8
        colour = card % 8 if owner == seat else desk.drawn[(draw * 2 + pile) * CARDS + index]
        if colour == right:
            desk.purses[owner] += CARD_PAYOUTS[min(hits, 4)]
            hits += 1
        elif desk.purses[owner]:
            desk.purses[owner] -= 1


def share_of_first(desk: Desk, state: State, seat: int, spread: int, more: int) -> int:
    """The share of the victory that these purses give a seat with so many coins more, in millionths.

    All that is still to be decided spreads the purses, so nobody is quite sure of it.
    """
    own = desk.purses[seat] + more
    top = own
    for other in range(state.seats):
        if other != seat:
            top = max(top, desk.purses[other])
    mine: Word = fall(ONE * (top - own), spread)
    total = mine
    for other in range(state.seats):
        if other != seat:
            total += fall(ONE * (top - desk.purses[other]), spread)
    return mine * MILLION // total


def judge_samples(desk: Desk, state: State, samples: Samples, count: int, seat: int, more: int) -> None:
    """In `wins` and `totals`: how often this seat is first in the races, and what everybody has then."""
    end = weight(desk.mind, seat, RISK_END)
    root = weight(desk.mind, seat, RISK_ROOT)
    find_incomes(desk, state)
    desk.wins = 0
    for other in range(state.seats):
        desk.totals[other] = 0
    for index in range(count):
        fill_purses(desk, state, samples, index, seat)
        spread = end + root * ROOTS[samples.rolls[index]] // 1000
        desk.wins += share_of_first(desk, state, seat, spread, more)
        for other in range(state.seats):
            desk.totals[other] += desk.purses[other]


def mean_win(desk: Desk, count: int) -> int:
    """How often this seat is first, in millionths."""
    return desk.wins // count


def mean_lead(desk: Desk, state: State, seat: int, count: int) -> int:
    """How many coins this seat has more than its rivals, each by how near it is to winning."""
    lead = desk.totals[seat] * 1000 // count * 10
    for other in range(state.seats):
        if other != seat:
            lead -= desk.totals[other] * 1000 // count * desk.rivals[other] // 1000
    return lead


# What a move brings beyond coins


def think_of_winning(desk: Desk, state: State, seed: Word, count: int) -> None:
    """Add to the value of each of the plans what it brings beyond coins, on the same races for all of them.

    Rolls and partnerships are left as they are: what they lead to is not decided by them.
    """
    seat = state.turn
    desk.rng.state = seeded(seed, MILLION)
    draw_cards(desk, state, seat, desk.rng)
    roll_samples(desk.samples, state, seed, count, desk.rng)
    judge_samples(desk, state, desk.samples, count, seat, 1)
    unit = mean_win(desk, count)
    judge_samples(desk, state, desk.samples, count, seat, 0)
    win = mean_win(desk, count)
    lead = mean_lead(desk, state, seat, count)
    unit = max(LEAST_UNIT, unit - win)
    for plan in range(desk.plans.count):
        move = desk.plans.steps[plan * PLAN_STEPS]
        if move < ALLY and move != ROLL:
            beyond = beyond_coins(desk, state, move, seed, count, win, lead, unit)
            if move >= BET_WINNER:
                beyond = beyond * patience(desk, state) // ONE
            raise_worth(desk.plans, plan, beyond)


def raise_worth(plans: Plans, plan: int, more: int) -> None:
    plans.worths[plan] += more


def beyond_coins(desk: Desk, state: State, move: int, seed: Word, count: int, win: int, lead: int, unit: int) -> int:
    """By how much more a move helps to be first than its coins would, in coins."""
    seat = state.turn
    desk.board.copy_from(state)
    take_turn(desk.board, move)
    if PLACE_CHEER <= move < ROLL:
        roll_samples(desk.other_samples, desk.board, seed, count, desk.rng)
        judge_samples(desk, desk.board, desk.other_samples, count, seat, 0)
    else:
        judge_samples(desk, desk.board, desk.samples, count, seat, 0)
    gained = in_coins(mean_win(desk, count) - win, unit)
    return gained - (mean_lead(desk, state, seat, count) - lead)


def in_coins(difference: int, unit: int) -> int:
    """A difference of chances to be first, as the coins that would bring it."""
    if difference < 0:
        return -in_coins(-difference, unit)
    coins: Word = difference
    coins = coins * ONE // unit
    return LARGEST if coins > LARGEST else coins
