"""§5 Auctions and actions: relief, bids, what is bought, and what nobody bought."""

from caravanserai.core.bits import bit_count, lowest_bit
from caravanserai.core.noting import note
from caravanserai.games.emira.components import (
    ACTING,
    APPEARANCE,
    BID_STEP,
    BIDDING,
    CAMEL,
    CELLS,
    LARGE_SLOW,
    MOST_BID,
    NOBODY,
    NONE,
    PUBLIC,
    RELIEF_GOLD,
    RELIEVING,
    SECTION,
    STATUS,
    STATUS_COSTS,
    STATUS_KINDS,
    STATUS_POINTS,
    TO_ACTION,
    TO_AUCTION,
    TO_BIDDING,
    TO_PURCHASES,
    TO_WINDOW,
    TOKENS,
    TRACK_FIRST,
    TRACK_SPACES,
)
from caravanserai.games.emira.events import (
    ActsFree,
    AuctionOpened,
    AuctionWon,
    BidMade,
    CamelBought,
    CaravanBought,
    NothingDone,
    Passed,
    ReliefTaken,
    SectionBought,
    StatusBought,
    StatusReturned,
    TokenBought,
    TokenReturned,
)
from caravanserai.games.emira.kernel.rules.decks import put_status_under
from caravanserai.games.emira.kernel.rules.princesses import look_again
from caravanserai.games.emira.kernel.rules.turn import is_second_half
from caravanserai.games.emira.kernel.rules.values import discount_of, is_open, needs_relief, net_of, price_of
from caravanserai.games.emira.kernel.state import State


def next_of(state: State, seats: int, seat: int) -> int:
    """§5.1 The first of these seats at or clockwise after a seat."""
    while not seats >> seat & 1:
        seat = (seat + 1) % state.seats
    return seat


# §5.5 Relief before an auction


def begin_auction(state: State) -> None:
    """§5.1 The next auction is opened left of the last winner (E-51); before it there is a chance of relief (E-50)."""
    if state.pending == 0:
        end_auctions(state)
        return
    state.starter = next_of(state, state.pending, state.opener)
    state.place = 0
    state.stage = TO_WINDOW


def ask_for_relief(state: State) -> None:
    """§5.5 (E-50) Whoever might need it, as far as everybody can see, is asked; the last to act can take it then."""
    while state.place < state.seats and bit_count(state.pending) > 1:
        seat = (state.starter + state.place) % state.seats
        state.place += 1
        if state.pending >> seat & 1 and might_need_relief(state, seat):
            state.asked = seat
            state.phase = RELIEVING
            return
    state.stage = TO_BIDDING


def might_need_relief(state: State, seat: int) -> bool:
    """§5.5 Gold is hidden, so everybody might, but for one whose gold lies open."""
    return needs_relief(state, seat) if is_open(state, seat) else True


def take_relief(state: State) -> None:
    """§5.5 150 gold instead of an action; out of this turn's auctions."""
    seat = state.asked
    state.gold[seat] += RELIEF_GOLD
    state.pending &= ~(1 << seat)
    note(state, ReliefTaken, seat, RELIEF_GOLD)


# §5.1 and §5.2 Bidding


def open_bidding(state: State) -> None:
    """§5.1 One who is left alone acts for nothing (§5.2, E-48)."""
    state.passed = 0
    state.bid = 0
    state.bidder = NOBODY
    state.alone = False
    if state.pending == 0:
        end_auctions(state)
        return
    state.starter = next_of(state, state.pending, state.opener)
    state.asked = state.starter
    if bit_count(state.pending) == 1:
        state.alone = True
        note(state, ActsFree, state.asked)
        state.stage = TO_ACTION
    else:
        note(state, AuctionOpened, state.starter, state.pending)
        state.phase = BIDDING


def highest_bid(state: State, seat: int) -> int:
    """§5.1 (E-45) No more than gold and camels can pay. More than has a number is in no purse that a game can bring."""
    most = state.gold[seat] + discount_of(state, seat)
    return most if most < MOST_BID else MOST_BID


def lowest_bid(state: State) -> int:
    """§5.1 (E-46)"""
    return state.bid + BID_STEP


def make_bid(state: State, amount: int) -> None:
    """§5.1"""
    state.bid = amount
    state.bidder = state.asked
    note(state, BidMade, state.asked, amount)
    next_bidder(state)


def pass_bid(state: State) -> None:
    """§5.1 Out of this auction."""
    state.passed |= 1 << state.asked
    note(state, Passed, state.asked)
    next_bidder(state)


def next_bidder(state: State) -> None:
    """§5.1 and §5.2 (E-47) The last one left wins; if all pass, the one who was asked first acts for nothing."""
    left = state.pending & ~state.passed
    if left == 0:
        state.asked = state.starter
        note(state, ActsFree, state.asked)
        state.stage = TO_ACTION
    elif state.bidder != NOBODY and bit_count(left) == 1:
        state.asked = lowest_bit(left)
        pay_bid(state, state.bid)
    else:
        state.asked = next_of(state, left, (state.asked + 1) % state.seats)
        state.phase = BIDDING


def pay_bid(state: State, bid: int) -> None:
    """§5.3 The bid less what camels take off; with `undecided_check` by payment, princesses look now (E-65)."""
    paid = net_of(state, state.asked, bid)
    state.gold[state.asked] -= paid
    state.alone = False
    state.starter = state.asked
    note(state, AuctionWon, state.asked, bid, paid)
    state.stage = TO_ACTION
    if state.per_payment:
        look_again(state, TO_ACTION)


# §5.4 The six actions


def ask_for_action(state: State) -> None:
    """§5.4 Whoever won, or was left over, acts."""
    state.asked = state.starter
    state.phase = ACTING


def is_on_offer(state: State, action: int) -> bool:
    """§5.4 (E-95) Each action can be taken once: what was taken is not on offer any more."""
    if action == APPEARANCE:
        return state.offer_token != NONE
    if action == STATUS:
        return state.offer_status != NONE
    if action == SECTION:
        return state.offer_section > 0
    if action == CAMEL:
        return state.offer_camel > 0
    return state.offer_small > 0 if action < LARGE_SLOW else state.offer_large > 0


def can_buy(state: State, seat: int, action: int) -> bool:
    """§5.4 An action that is still there and that this seat can pay."""
    return is_on_offer(state, action) and price_of(state, seat, action) <= state.gold[seat]


def buy(state: State, action: int) -> None:
    """§5.4 Pay and take."""
    seat = state.asked
    price = price_of(state, seat, action)
    state.gold[seat] -= price
    if action == APPEARANCE:
        state.tokens[seat * TOKENS + state.offer_token] += 1
        note(state, TokenBought, seat, state.offer_token, price)
        state.offer_token = NONE
    elif action == STATUS:
        state.status[seat * STATUS_KINDS + state.offer_status] += 1
        note(state, StatusBought, seat, STATUS_COSTS[state.offer_status], STATUS_POINTS[state.offer_status])
        state.offer_status = NONE
    elif action == SECTION:
        state.sections[seat] += 1
        state.offer_section = 0
        note(state, SectionBought, seat, price)
    elif action == CAMEL:
        state.camels[seat] += 1
        state.offer_camel = 0
        note(state, CamelBought, seat, price)
    else:
        buy_caravan(state, seat, action, price)
    end_action(state)


def buy_caravan(state: State, seat: int, track: int, price: int) -> None:
    """§5.4 (E-55) Onto the rightmost space."""
    state.caravans[seat * CELLS + TRACK_FIRST[track] + TRACK_SPACES[track] - 1] += 1
    if track < LARGE_SLOW:
        state.offer_small = 0
    else:
        state.offer_large = 0
    note(state, CaravanBought, seat, track, price)


def do_nothing(state: State) -> None:
    """§5.4 (E-49) The bid is lost, and no action is used up."""
    note(state, NothingDone, state.asked)
    end_action(state)


def end_action(state: State) -> None:
    """§5.1 (E-51) The next auction begins left of this seat."""
    state.pending &= ~(1 << state.asked)
    state.opener = (state.asked + 1) % state.seats
    look_again(state, TO_AUCTION)


# §5.6 What nobody bought


def end_auctions(state: State) -> None:
    """§5.6 (E-58) Token and status card go back; with three players at the end of the even turn (E-94)."""
    if state.seats != 3 or is_second_half(state):
        if state.offer_token != NONE:
            state.bag[state.offer_token] += 1
            note(state, TokenReturned, state.offer_token)
            state.offer_token = NONE
        if state.offer_status != NONE:
            put_status_under(state, state.offer_status, PUBLIC)
            note(state, StatusReturned, STATUS_COSTS[state.offer_status])
            state.offer_status = NONE
    state.place = 0
    state.stage = TO_PURCHASES
