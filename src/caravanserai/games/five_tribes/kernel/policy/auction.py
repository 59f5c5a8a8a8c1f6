"""§3.1 Bids: what each place in the order will find, and what the others will do about it."""

from caravanserai.core.randomness import below
from caravanserai.games.five_tribes.components import (
    BID,
    DROP,
    FRONT_ZERO,
    NO_TILE,
    NOBODY,
    PICK,
    SEATS,
    SPOT_PRICES,
    SPOTS,
    STARTING,
    TILES,
    TRIBES,
)
from caravanserai.games.five_tribes.kernel.policy.board import regard
from caravanserai.games.five_tribes.kernel.policy.desk import NO_END, Desk, says, think_as
from caravanserai.games.five_tribes.kernel.policy.plans import add_plan
from caravanserai.games.five_tribes.kernel.policy.reach import best_end, starts_for, weigh_board
from caravanserai.games.five_tribes.kernel.policy.steps import draw_walk
from caravanserai.games.five_tribes.kernel.policy.weights import BID_DEEP, BID_SHARE, CENT, MISTAKE
from caravanserai.games.five_tribes.kernel.rules.bidding import fakirs_of_bid, price_of_bid, spot_of_bid
from caravanserai.games.five_tribes.kernel.rules.control import take_tribe
from caravanserai.games.five_tribes.kernel.rules.dispatch import list_moves
from caravanserai.games.five_tribes.kernel.rules.sowing import drop, pick_up
from caravanserai.games.five_tribes.kernel.state import State
from caravanserai.games.five_tribes.kernel.trails import serve

# What each place finds


def see_ranks(desk: Desk, state: State, seat: int) -> None:
    """At a glance: a seat's best ends on different tiles, one for each place."""
    weigh_board(desk, state, seat)
    for place in range(SEATS):
        desk.ranks[seat * SEATS + place] = 0
    for tile in range(TILES):
        worth = 0
        for tribe in range(TRIBES):
            if desk.ends[tile * TRIBES + tribe] > worth:
                worth = desk.ends[tile * TRIBES + tribe]
        for place in range(SEATS):
            at = seat * SEATS + place
            if worth > desk.ranks[at]:
                worth, desk.ranks[at] = desk.ranks[at], worth


def play_ranks(desk: Desk, state: State) -> None:
    """By playing the board on: each move is made by whoever gains most by it, and everybody's best at each place is noted."""
    desk.scratch.copy_from(state)
    desk.scratch.phase = STARTING
    for place in range(state.markers):
        most, mover, chosen, starts, rounds = NO_END, 0, NO_TILE, 0, 0
        for seat in range(state.seats):
            weigh_board(desk, desk.scratch, seat)
            end = best_end(desk)
            worth = desk.ends[end] if end != NO_TILE else 0
            desk.ranks[seat * SEATS + place] = worth if worth > 0 else 0
            if end != NO_TILE and worth > most:
                most = worth
                mover = seat
                chosen = end
                starts = starts_for(desk, end // TRIBES, end % TRIBES)
                rounds = desk.rounds[end]
        if chosen != NO_TILE:
            take_end(desk, mover, chosen, starts, rounds)


def take_end(desk: Desk, seat: int, end: int, starts: int, rounds: int) -> None:
    """A move to an end, with what the tribe does by itself."""
    if not draw_walk(desk, desk.scratch, end, starts, rounds):
        return
    desk.scratch.turn = seat
    desk.scratch.doubled = False
    pick_up(desk.scratch, desk.path[0] - PICK)
    for step in range(1, desk.length):
        drop(desk.scratch, (desk.path[step] - DROP) // TRIBES, (desk.path[step] - DROP) % TRIBES)
    take_tribe(desk.scratch, end % TRIBES)
    serve(desk.scratch, end % TRIBES)


def likely_rank(desk: Desk, state: State, seat: int, spot: int) -> int:
    """What a marker on this spot finds, if those still to bid choose evenly."""
    ahead = 0
    for dearer in range(spot + 1, SPOTS):
        if state.spots[dearer] != NOBODY:
            ahead += 1
    still = state.markers - state.bids - 1
    hundredths = ahead * 100 + still * (SPOTS - 1 - spot - ahead) * 100 // (SPOTS - FRONT_ZERO)
    before = hundredths // 100
    if before >= state.markers - 1:
        return desk.ranks[seat * SEATS + state.markers - 1]
    one = desk.ranks[seat * SEATS + before]
    other = desk.ranks[seat * SEATS + before + 1]
    return one + (other - one) * (hundredths % 100) // 100


# What the others will do


def stand(desk: Desk, spot: int, seat: int) -> None:
    """§3.1 A marker comes to a spot; on the zeros it stands in front."""
    if spot == FRONT_ZERO:
        desk.track[0] = desk.track[1]
        desk.track[1] = desk.track[2]
    desk.track[spot] = seat


def step_back(desk: Desk, spot: int) -> None:
    """The last marker that came to a spot goes again."""
    if spot == FRONT_ZERO:
        desk.track[2] = desk.track[1]
        desk.track[1] = desk.track[0]
        desk.track[0] = NOBODY
    else:
        desk.track[spot] = NOBODY


def has_room(desk: Desk, spot: int) -> bool:
    """§3.1 Whether another marker can come to a spot."""
    return desk.track[0 if spot == FRONT_ZERO else spot] == NOBODY


def settle_bids(desk: Desk, state: State, index: int, share: int) -> None:
    """What everybody comes to when all who are still to bid do their best; into `payoffs`, from this bid on."""
    if index == state.markers:
        count_payoffs(desk, state, index, share)
        return
    bidder = state.bid_order[index]
    best = NO_END
    for spot in range(FRONT_ZERO, SPOTS):
        if not has_room(desk, spot):
            continue
        price = SPOT_PRICES[spot] * CENT
        stand(desk, spot, bidder)
        desk.paid[bidder] += price
        settle_bids(desk, state, index + 1, share)
        desk.paid[bidder] -= price
        step_back(desk, spot)
        if desk.payoffs[(index + 1) * SEATS + bidder] > best:
            best = desk.payoffs[(index + 1) * SEATS + bidder]
            for seat in range(state.seats):
                desk.payoffs[index * SEATS + seat] = desk.payoffs[(index + 1) * SEATS + seat]


def count_payoffs(desk: Desk, state: State, index: int, share: int) -> None:
    """All have bid: what each finds in its place, less what it paid."""
    for seat in range(state.seats):
        desk.payoffs[index * SEATS + seat] = -desk.paid[seat]
    place = 0
    for back in range(SPOTS):
        seat = desk.track[SPOTS - 1 - back]
        if seat != NOBODY:
            desk.payoffs[index * SEATS + seat] += desk.ranks[seat * SEATS + place] * share // 100
            place += 1


# Bids


def begin_bids(desk: Desk, state: State, deep: bool) -> None:
    """List the legal bids, and think of what each place finds."""
    if deep:
        play_ranks(desk, state)
        regard(desk, state, state.turn)
    else:
        see_ranks(desk, state, state.turn)
    for spot in range(SPOTS):
        desk.track[spot] = state.spots[spot]
    list_moves(state, desk.choices)


def bid_gain(desk: Desk, state: State, bid: int, deep: bool) -> int:
    """What a bid brings after its price: with replies thought through, or by the place that is likely."""
    seat, spot = state.turn, spot_of_bid(bid)
    cost = price_of_bid(bid) * CENT + fakirs_of_bid(bid) * desk.fakir
    share = says(desk, BID_SHARE)
    if not deep:
        return likely_rank(desk, state, seat, spot) * share // 100 - cost
    for other in range(state.seats):
        desk.paid[other] = 0
    desk.paid[seat] = cost
    stand(desk, spot, seat)
    settle_bids(desk, state, state.bids + 1, share)
    step_back(desk, spot)
    return desk.payoffs[(state.bids + 1) * SEATS + seat]


def guided_bid(desk: Desk, state: State) -> int:
    """The bid that is worth most, as far as the seat is not mistaken; the cheapest of equals."""
    think_as(desk, state, state.turn)
    deep: bool = says(desk, BID_DEEP) > 1
    begin_bids(desk, state, deep)
    mistake = says(desk, MISTAKE)
    best, chosen = NO_END, desk.choices.moves[0]
    for index in range(desk.choices.count):
        worth = bid_gain(desk, state, desk.choices.moves[index] - BID, deep)
        worth += below(desk.moods, mistake) if mistake else 0
        if worth > best:
            best = worth
            chosen = desk.choices.moves[index]
    return chosen


def list_bids_worth(desk: Desk, state: State) -> None:
    """Every bid as a plan."""
    think_as(desk, state, state.turn)
    deep: bool = says(desk, BID_DEEP) > 0
    begin_bids(desk, state, deep)
    desk.length = 1
    for index in range(desk.choices.count):
        worth = bid_gain(desk, state, desk.choices.moves[index] - BID, deep)
        desk.path[0] = desk.choices.moves[index]
        add_plan(desk, worth)
