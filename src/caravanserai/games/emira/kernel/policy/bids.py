"""Bids up to a price: one that people can follow, and a whole auction as if everybody bid so."""

from caravanserai.core.guiding import weight
from caravanserai.core.randomness import below
from caravanserai.games.emira.components import BID, BID_STEP, BIDDING, NOBODY, PASS
from caravanserai.games.emira.kernel.policy.desk import Desk, least_of, most_of
from caravanserai.games.emira.kernel.policy.prices import set_limits
from caravanserai.games.emira.kernel.policy.weights import LAST_STEP, NOISE, POLITE
from caravanserai.games.emira.kernel.rules.auction import highest_bid, lowest_bid
from caravanserai.games.emira.kernel.rules.dispatch import make_move
from caravanserai.games.emira.kernel.state import State


def bid_for(desk: Desk, state: State, price: int) -> int:
    """§5.1 The move of who goes up to a price: a raise that people can follow, or out."""
    lowest = lowest_bid(state)
    price = least_of(price, highest_bid(state, state.asked)) // BID_STEP * BID_STEP
    if price < lowest:
        return PASS
    bid = lowest + (price - lowest) * weight(desk.mind, state.asked, POLITE) // (100 * BID_STEP) * BID_STEP
    if price - lowest <= weight(desk.mind, state.asked, LAST_STEP):
        bid = price
    return BID + bid // BID_STEP - 1


def run_auction(desk: Desk, state: State, seat: int, price: int) -> None:
    """§5.1 and §5.2 An open auction to its end, as if everybody bid up to a price; one seat's may be given."""
    set_limits(desk, state)
    left = state.pending & ~state.passed
    for other in range(state.seats):
        if left >> other & 1:
            if other == seat:
                desk.limit[other] = price
            else:
                blur_limit(desk, state, other)
    close_auction(desk, state, left)


def blur_limit(desk: Desk, state: State, seat: int) -> None:
    """What others bid is only roughly what it is reckoned to be."""
    noise = weight(desk.mind, seat, NOISE)
    if noise:
        limit = desk.limit[seat] * (100 - noise + below(desk.moods, 2 * noise + 1)) // (100 * BID_STEP) * BID_STEP
        desk.limit[seat] = least_of(limit, highest_bid(state, seat) // BID_STEP * BID_STEP)


def close_auction(desk: Desk, state: State, left: int) -> None:
    """§5.1 The highest price wins, for a step more than the next one; nobody bids against himself."""
    lowest, winner, best, second, next_best = lowest_bid(state), state.bidder, 0, NOBODY, 0
    if winner != NOBODY:
        best = most_of(state.bid, desk.limit[winner])
    for place in range(state.seats):
        seat = (state.asked + place) % state.seats
        limit = desk.limit[seat]
        if left >> seat & 1 and seat != state.bidder and limit >= lowest:
            if limit > best:
                second, next_best = winner, best
                winner, best = seat, limit
            elif limit > next_best:
                second, next_best = seat, limit
    bid = lowest
    if next_best >= bid:
        bid = least_of(next_best + BID_STEP, best)
    while state.phase == BIDDING:
        make_move(state, bid_towards(state, winner, second, bid))


def bid_towards(state: State, winner: int, second: int, bid: int) -> int:
    """§5.1 The winner's bid, the one that drives it up if the winner has bid already, or out."""
    if state.asked == winner and bid >= lowest_bid(state):
        return BID + bid // BID_STEP - 1
    if state.asked == second and state.bidder == winner and bid - BID_STEP >= lowest_bid(state):
        return BID + (bid - BID_STEP) // BID_STEP - 1
    return PASS
