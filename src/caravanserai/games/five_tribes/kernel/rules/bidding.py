"""§3.1 Bidding: markers choose their place in the order of play and pay for it."""

from caravanserai.core.noting import note
from caravanserai.games.five_tribes.components import BID_FIRST, FRONT_ZERO, KUMARBI, NOBODY, SPOT_PRICES, SPOTS, ZEROS
from caravanserai.games.five_tribes.events import SpotTaken
from caravanserai.games.five_tribes.kernel.rules.pieces import fakirs_of, owns, spend_fakirs
from caravanserai.games.five_tribes.kernel.state import State


def zeros_taken(state: State) -> int:
    """§3.1 How many markers stand on the three zeros, which are one place."""
    count = 0
    for spot in range(ZEROS):
        if state.spots[spot] != NOBODY:
            count += 1
    return count


def spot_of_bid(bid: int) -> int:
    """§3.1 The spot that a bid is for; FRONT_ZERO stands for all zeros."""
    spot = FRONT_ZERO
    while spot + 1 < SPOTS and BID_FIRST[spot + 1 - FRONT_ZERO] <= bid:
        spot += 1
    return spot


def fakirs_of_bid(bid: int) -> int:
    """§3.1 The fakirs that Kumarbi's owner discards with a bid."""
    return bid - BID_FIRST[spot_of_bid(bid) - FRONT_ZERO]


def is_free(state: State, spot: int) -> bool:
    """§3.1 Whether another marker can come to this spot; to the zeros, up to three."""
    return zeros_taken(state) < ZEROS if spot == FRONT_ZERO else state.spots[spot] == NOBODY


def price_of_bid(bid: int) -> int:
    """§3.1 Kumarbi's fakirs each make it cheaper by one spot of the track."""
    return SPOT_PRICES[spot_of_bid(bid) - fakirs_of_bid(bid)]


def can_bid(state: State, seat: int, bid: int) -> bool:
    """§3.1 A free spot that can be paid; fakirs only with Kumarbi, and none that would be wasted."""
    fakirs = fakirs_of_bid(bid)
    if not is_free(state, spot_of_bid(bid)) or price_of_bid(bid) > state.gold[seat]:
        return False
    return fakirs == 0 or (owns(state, seat, KUMARBI) and fakirs <= fakirs_of(state, seat))


def last_resort(state: State) -> int:
    """§3.1 (Q8) The bid for whoever can pay none: the cheapest free spot, for all the gold there is."""
    for spot in range(FRONT_ZERO, SPOTS):
        if is_free(state, spot):
            return BID_FIRST[spot - FRONT_ZERO]
    return 0


def take_spot(state: State, seat: int, bid: int) -> None:
    """§3.1 Pay at once and stand there. The last to come to the zeros plays first among them."""
    spot = spot_of_bid(bid)
    price = price_of_bid(bid)
    paid = price if price <= state.gold[seat] else state.gold[seat]
    spend_fakirs(state, seat, fakirs_of_bid(bid))
    state.gold[seat] -= paid
    if spot == FRONT_ZERO:
        state.spots[0] = state.spots[1]
        state.spots[1] = state.spots[2]
    state.spots[spot] = seat
    state.bids += 1
    note(state, SpotTaken, seat, SPOT_PRICES[spot], spot, paid, fakirs_of_bid(bid))
