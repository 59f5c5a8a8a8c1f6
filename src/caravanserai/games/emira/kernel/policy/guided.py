"""Play by the policy: the plans worth a thought, a move, play-outs, what is hidden dealt anew, and what comes of it all."""

from math import exp
from typing import Final

from caravanserai.core.bits import bit_count
from caravanserai.core.choices import choice_at
from caravanserai.core.guiding import PLAN_STEPS, weight
from caravanserai.core.randomness import Random, below, seeded
from caravanserai.games.emira.components import (
    BID_STEP,
    BIDDING,
    CARDS,
    CELLS,
    NONE,
    OBJECTIVES,
    OVER,
    SEATS,
    TRACK_FIRST,
    TRACK_SPACES,
    TRACKS,
    UNDRAWN,
)
from caravanserai.games.emira.kernel.policy.actions import look_ahead_for
from caravanserai.games.emira.kernel.policy.answers import ANSWERS, look_round
from caravanserai.games.emira.kernel.policy.bids import bid_for, run_auction
from caravanserai.games.emira.kernel.policy.desk import NEVER, STREAMS, Desk, least_of, most_of
from caravanserai.games.emira.kernel.policy.gold import camel_worth, caravan_worth, purse_worth, still_due
from caravanserai.games.emira.kernel.policy.judging import LOGIT, is_judged, judgement_of
from caravanserai.games.emira.kernel.policy.prices import set_limits
from caravanserai.games.emira.kernel.policy.sight import see
from caravanserai.games.emira.kernel.policy.weights import CARD, SPREAD
from caravanserai.games.emira.kernel.rules.auction import highest_bid, lowest_bid
from caravanserai.games.emira.kernel.rules.chance import is_chance, weight_of
from caravanserai.games.emira.kernel.rules.dispatch import list_moves, make_move
from caravanserai.games.emira.kernel.rules.values import hand_size
from caravanserai.games.emira.kernel.state import State

PRICE: Final = 1
"""Where a plan for an auction has its price, after the move that it begins with."""
FREE_ROOM: Final = 60
"""What a free room is worth in the end of a play-out; more than three are worth no more."""
VICTORY: Final = 10000
"""What a won game is worth."""
PARTS: Final = 32
POWER_OF: Final = tuple(round(VICTORY * exp(-part / PARTS)) for part in range(10 * PARTS))
"""How likely one is to win who is so many parts of the spread behind, against the leader."""


# Plans


def list_plans(desk: Desk, state: State) -> None:
    """Every move but bids; in an auction prices instead of bids. The policy's own comes first."""
    desk.plans.count = 0
    look_round(desk, state)
    if state.phase == BIDDING:
        list_prices(desk, state)
        return
    list_moves(state, desk.choices)
    for index in range(desk.choices.count):
        move = desk.choices.moves[index]
        add_plan(desk, move, NONE, ANSWERS[state.phase].worth(desk, state, state.asked, move))


def list_prices(desk: Desk, state: State) -> None:
    """§5.1 Its own price, some below and above it, and a step above what rivals would go to."""
    seat, own, highest = state.asked, desk.limit[state.asked], 0
    if own < lowest_bid(state):
        own = 0
    add_price(desk, state, own, own)
    add_price(desk, state, 0, own)
    add_price(desk, state, own * 2 // 3, own)
    add_price(desk, state, own * 4 // 3, own)
    add_price(desk, state, own * 2, own)
    for other in range(state.seats):
        if other != seat and state.pending >> other & 1:
            add_price(desk, state, desk.limit[other] + BID_STEP, own)
            highest = most_of(highest, desk.limit[other])
    add_price(desk, state, highest * 5 // 4, own)


def add_price(desk: Desk, state: State, price: int, own: int) -> None:
    """§5.1 A price is a plan once, and only if it can be bid and paid; not to bid is a price of nothing."""
    price = least_of(price, highest_bid(state, state.asked)) // BID_STEP * BID_STEP
    if price and price < lowest_bid(state):
        return
    for plan in range(desk.plans.count):
        if desk.plans.steps[plan * PLAN_STEPS + PRICE] == price:
            return
    add_plan(desk, bid_for(desk, state, price), price, -abs(price - own))


def add_plan(desk: Desk, move: int, price: int, worth: int) -> None:
    """The best plans come first, and of equals those that were listed first."""
    place = desk.plans.count
    while place > 0 and desk.plans.worths[place - 1] < worth:
        copy_plan(desk, place - 1, place)
        place -= 1
    desk.plans.count += 1
    desk.plans.worths[place] = worth
    desk.plans.lengths[place] = 1 if price == NONE else 2
    desk.plans.steps[place * PLAN_STEPS] = move
    desk.plans.steps[place * PLAN_STEPS + PRICE] = price


def copy_plan(desk: Desk, source: int, target: int) -> None:
    desk.plans.worths[target] = desk.plans.worths[source]
    desk.plans.lengths[target] = desk.plans.lengths[source]
    desk.plans.steps[target * PLAN_STEPS] = desk.plans.steps[source * PLAN_STEPS]
    desk.plans.steps[target * PLAN_STEPS + PRICE] = desk.plans.steps[source * PLAN_STEPS + PRICE]


def first_move(desk: Desk, state: State, plan: int) -> int:
    """The move that a plan begins with."""
    return desk.plans.steps[plan * PLAN_STEPS]


def price_of_plan(desk: Desk, plan: int) -> int:
    """§5.1 How far a plan goes in the auction that is open, or NONE."""
    return desk.plans.steps[plan * PLAN_STEPS + PRICE]


def make_plan(desk: Desk, state: State, plan: int) -> None:
    """A move; or the auction to its end, with this price."""
    begin_draws(desk)
    if desk.plans.lengths[plan] == 1:
        make_move(state, first_move(desk, state, plan))
    else:
        run_auction(desk, state, state.asked, price_of_plan(desk, plan))


# Play


def begin_draws(desk: Desk) -> None:
    """From here on luck depends on the dice as they are and on what is drawn how often, and on nothing else."""
    desk.luck = desk.dice.state
    for phase in range(STREAMS):
        desk.drawn[phase] = 0


def draw(desk: Desk, state: State) -> int:
    """What chance draws, by its weights."""
    total, index = 0, 0
    for place in range(desk.choices.count):
        total += weight_of(state, desk.choices.moves[place])
    desk.dice.state = seeded(desk.luck, desk.drawn[state.phase] * STREAMS + state.phase)
    desk.drawn[state.phase] += 1
    drawn = below(desk.dice, total)
    while drawn >= weight_of(state, desk.choices.moves[index]):
        drawn -= weight_of(state, desk.choices.moves[index])
        index += 1
    return desk.choices.moves[index]


def guided_move(desk: Desk, state: State) -> int:
    """What the policy does next: a draw of chance, a bid, or the answer that is worth most."""
    if state.phase == BIDDING:
        set_limits(desk, state)
        return bid_for(desk, state, desk.limit[state.asked])
    list_moves(state, desk.choices)
    if is_chance(state.phase):
        return draw(desk, state)
    if desk.choices.count == 1:
        return choice_at(desk.choices, 0)
    look_round(desk, state)
    best, found = 10 * NEVER, desk.choices.moves[0]
    for index in range(desk.choices.count):
        worth = ANSWERS[state.phase].worth(desk, state, state.asked, desk.choices.moves[index])
        if worth > best:
            best, found = worth, desk.choices.moves[index]
    return found


def guide(desk: Desk, state: State, horizon: int) -> None:
    """Everybody plays by the policy, auctions at one go, for so many turns or to the end."""
    until = state.turn + horizon
    while state.phase != OVER and state.turn < until:
        if state.phase == BIDDING:
            run_auction(desk, state, NONE, 0)
        else:
            make_move(state, guided_move(desk, state))


# Worth


def seat_worth(desk: Desk, state: State, seat: int) -> int:
    """All that a seat has, in gold; the position has been seen."""
    look_ahead_for(desk, state, seat)
    worth = desk.goal[seat] + desk.basis[seat]
    worth += purse_worth(desk, state, seat, state.gold[seat], still_due(desk, state, seat), 0)
    for track in range(TRACKS):
        for space in range(TRACK_SPACES[track]):
            count = state.caravans[seat * CELLS + TRACK_FIRST[track] + space]
            if count:
                worth += count * caravan_worth(desk, seat, track, space + 1)
    worth += state.camels[seat] * camel_worth(desk, state, seat)
    return worth + weight(desk.mind, seat, CARD) * hand_size(state, seat) + FREE_ROOM * least_of(3, desk.free[seat])


def value_of(desk: Desk, state: State, seat: int) -> int:
    """A seat's share of the victory; before the end, how likely it looks: by what was learned, or else by the first mind."""
    if state.phase == OVER:
        return VICTORY // bit_count(state.winners) if state.winners >> seat & 1 else 0
    for other in range(state.seats):
        desk.mind.row_of[other] = 0
    see(desk, state)
    top, total, judged, spread = 10 * NEVER, 0, is_judged(desk), desk.mind.rows[SPREAD]
    if judged:
        top, spread = 100 * NEVER, LOGIT
    for other in range(state.seats):
        desk.worths[other] = judgement_of(desk, state, other) if judged else seat_worth(desk, state, other)
        top = most_of(top, desk.worths[other])
    for other in range(state.seats):
        desk.worths[other] = POWER_OF[least_of(10 * PARTS - 1, (top - desk.worths[other]) * PARTS // spread)]
        total += desk.worths[other]
    return VICTORY * desk.worths[seat] // total


# What is hidden


def redeal(state: State, seat: int, dice: Random) -> None:
    """§2.5 Objectives, hands and cards that this seat has not seen are dealt anew."""
    redeal_objectives(state, seat, dice)
    forget_cards(state, seat)
    redeal_hands(state, seat, dice)
    forget_princesses(state, seat)
    forget_status(state, seat)


def redeal_objectives(state: State, seat: int, dice: Random) -> None:
    """§2.1 Those of the others, out of all that this seat has not got."""
    dealt = 0
    for other in range(state.seats):
        if other != seat and state.objective[other] != NONE:
            state.objectives_left |= 1 << state.objective[other]
            dealt |= 1 << other
    for other in range(state.seats):
        if dealt >> other & 1:
            deal_goal(state, other, below(dice, bit_count(state.objectives_left)))


def deal_goal(state: State, seat: int, place: int) -> None:
    """§2.1 The objective at a place among those that are left."""
    for objective in range(OBJECTIVES):
        if state.objectives_left >> objective & 1:
            if place == 0:
                state.objective[seat] = objective
                state.objectives_left &= ~(1 << objective)
                return
            place -= 1


def forget_cards(state: State, seat: int) -> None:
    """§2.5 Event cards in the deck that this seat has not seen."""
    for place in range(state.card_size):
        card = state.card_deck[place]
        if card != UNDRAWN and not state.card_seen[place] >> seat & 1:
            state.card_pool[card] += 1
            state.card_deck[place] = UNDRAWN
            state.card_seen[place] = 0


def redeal_hands(state: State, seat: int, dice: Random) -> None:
    """§2.5 Everybody else's event cards, as many as before."""
    sizes: list[int] = [0] * SEATS
    total = 0
    for other in range(state.seats):
        if other != seat:
            sizes[other] = hand_size(state, other)
            for card in range(CARDS):
                state.card_pool[card] += state.hand[other * CARDS + card]
                state.hand[other * CARDS + card] = 0
    for card in range(CARDS):
        total += state.card_pool[card]
    for other in range(state.seats):
        for _ in range(sizes[other]):
            card = card_at(state, below(dice, total))
            state.card_pool[card] -= 1
            state.hand[other * CARDS + card] += 1
            total -= 1


def card_at(state: State, place: int) -> int:
    """The event card at a place among those that can still be drawn."""
    card = 0
    while place >= state.card_pool[card]:
        place -= state.card_pool[card]
        card += 1
    return card


def forget_princesses(state: State, seat: int) -> None:
    """§2.5 Princesses in the deck whom this seat has not seen; what was mixed, or has a mark, stays as it is thought to be."""
    for place in range(state.princess_size):
        princess = state.princess_deck[place]
        if princess == UNDRAWN or state.princess_group[place] or state.princess_seen[place] >> seat & 1:
            continue
        if not state.swapped >> princess & 1:
            state.princess_pool |= 1 << princess
            state.princess_deck[place] = UNDRAWN
            state.princess_seen[place] = 0


def forget_status(state: State, seat: int) -> None:
    """§2.5 Status cards in the deck that this seat has not seen."""
    for place in range(state.status_size):
        kind = state.status_deck[place]
        if kind != UNDRAWN and state.status_group[place] == 0 and not state.status_seen[place] >> seat & 1:
            state.status_pool[kind] += 1
            state.status_deck[place] = UNDRAWN
            state.status_seen[place] = 0
