"""What each action is worth to each seat, and so how much it bids: an auction is a price for each seat, not steps of 10."""

from typing import Final

from caravanserai.core.bits import bit_count
from caravanserai.core.guiding import weight
from caravanserai.core.randomness import below, seeded
from caravanserai.games.emira.components import (
    ACTIONS,
    APPEARANCE,
    BASE_ROOMS,
    BID,
    BID_STEP,
    BIDDING,
    BLACK,
    BLACK_BONUS,
    CAMEL,
    CAMEL_RATES,
    CELLS,
    CHOOSING_TURN,
    LEAST_WITHOUT,
    NOBODY,
    NONE,
    PASS,
    PLAYING_CARDS,
    RELIEF_GOLD,
    RELIEF_LIMIT,
    SECTION,
    STATUS,
    STATUS_POINTS,
    TOKENS,
    TRACK_FIRST,
    TRACK_INCOME,
    TRACK_SPACES,
    TRACKS,
    UPKEEP,
)
from caravanserai.games.emira.kernel.policy.desk import NEVER, OFFERS, PER_SEAT, Desk, least_of, most_of
from caravanserai.games.emira.kernel.policy.sight import draw_worth, host_with, see
from caravanserai.games.emira.kernel.policy.weights import (
    AFTER_END,
    BILLS,
    CAMELS_SHARE,
    CARAVANS,
    DEFAULT,
    EAGER,
    LAST_STEP,
    LATE_GOLD,
    MIST,
    NEXT_BILL,
    NOISE,
    POINT,
    POLITE,
    RICH_SHARE,
    ROOM,
    VAST_SHARE,
)
from caravanserai.games.emira.kernel.rules.auction import highest_bid, is_on_offer, lowest_bid
from caravanserai.games.emira.kernel.rules.dispatch import make_move
from caravanserai.games.emira.kernel.rules.values import appearance_of, discount_of, needs_relief, price_of
from caravanserai.games.emira.kernel.state import State

NEAR_END: Final = 5
CAMEL_TURNS: Final = 8
THOUGHT_THROUGH: Final = 2
"""So many auctions ahead; after those everybody is taken to get the best that is left."""

# Gold


def purse_worth(desk: Desk, state: State, seat: int, gold: int, due: int, more: int) -> int:
    """Gold in hand, less where there is plenty; not to be able to pay the upkeep costs a princess (§4.7).

    Without gold for her gift Xenia goes (§6.7). What the upkeeps to come lack, with so much more until then, counts against it.
    """
    worth = gold_worth(desk, seat, gold)
    left = gold - due
    if left < 0:
        return worth - weight(desk.mind, seat, DEFAULT) - desk.step[seat]
    if left < desk.gift[seat]:
        worth += desk.gift[seat] - desk.step[seat]
    left += desk.prospect[seat] + more
    if left < 0:
        worth += left * weight(desk.mind, seat, NEXT_BILL) // 100
    return worth


def gold_worth(desk: Desk, seat: int, gold: int) -> int:
    """What so much gold can still do: less beyond what can be spent in time, and still less beyond twice that."""
    rich, worth = desk.rich[seat], gold
    if gold > 2 * rich:
        worth = rich + rich * weight(desk.mind, seat, RICH_SHARE) // 100
        worth += (gold - 2 * rich) * weight(desk.mind, seat, VAST_SHARE) // 100
    elif gold > rich:
        worth = rich + (gold - rich) * weight(desk.mind, seat, RICH_SHARE) // 100
    return worth * weight(desk.mind, seat, LATE_GOLD) // 100 if desk.turns[seat] <= NEAR_END else worth


def gold_for(desk: Desk, seat: int, gold: int, worth: int) -> int:
    """How much of its gold a seat can pay for what is worth so much to it: what is beyond need goes first."""
    vast = most_of(0, gold - 2 * desk.rich[seat])
    share = most_of(1, weight(desk.mind, seat, VAST_SHARE))
    if worth * 100 <= vast * share:
        return worth * 100 // share
    worth -= vast * share // 100
    rich = most_of(0, gold - vast - desk.rich[seat])
    share = most_of(1, weight(desk.mind, seat, RICH_SHARE))
    if worth * 100 <= rich * share:
        return vast + worth * 100 // share
    return vast + rich + worth - rich * share // 100


def next_income(state: State, seat: int) -> int:
    """§4.2 What the next turn brings."""
    gold = state.base_income + (BLACK_BONUS if state.colour[seat] == BLACK else 0)
    for track in range(TRACKS):
        for space in range(TRACK_SPACES[track]):
            gold += state.caravans[seat * CELLS + TRACK_FIRST[track] + space] * TRACK_INCOME[track]
    return gold


def still_due(desk: Desk, state: State, seat: int) -> int:
    """§4.7 What has to be paid in this turn out of the gold in hand; before the income (§4.2) that pays first."""
    if state.upkeep_over:
        return 0
    if PLAYING_CARDS <= state.phase <= CHOOSING_TURN:
        return most_of(0, desk.due[seat] - next_income(state, seat))
    return desk.due[seat]


def prospect_of(desk: Desk, state: State, seat: int, due: int) -> int:
    """§4.2 and §4.7 What the next turns bring as things stand, less their upkeep."""
    bills = weight(desk.mind, seat, BILLS)
    gold = bills * (state.base_income + (BLACK_BONUS if state.colour[seat] == BLACK else 0) - due)
    for track in range(TRACKS):
        for space in range(TRACK_SPACES[track]):
            payments = least_of(bills, space + 1)
            gold += state.caravans[seat * CELLS + TRACK_FIRST[track] + space] * TRACK_INCOME[track] * payments
    return gold


def caravan_worth(desk: Desk, seat: int, track: int, payments: int) -> int:
    """§4.2 What a caravan still pays; what may come after the end of the game counts little."""
    in_time = least_of(payments, desk.turns[seat])
    counted = 100 * in_time + weight(desk.mind, seat, AFTER_END) * (payments - in_time)
    return TRACK_INCOME[track] * counted * weight(desk.mind, seat, CARAVANS) // 10000


def camel_worth(desk: Desk, state: State, seat: int) -> int:
    """§5.3 What a camel takes off the bids to come."""
    return CAMEL_RATES[state.rate[seat]] * least_of(CAMEL_TURNS, desk.turns[seat]) * weight(desk.mind, seat, CAMELS_SHARE) // 100


# Actions


def kind_of(action: int) -> int:
    """§5.4 Slow and fast caravans of one size are one offer."""
    return action // 2 if action < APPEARANCE else action - 2


def points_of(state: State, seat: int, action: int) -> int:
    """§3 What princesses see of an action, packed: what it is, and how much more of it."""
    if action == STATUS:
        return 16 + STATUS_POINTS[state.offer_status]
    if action == SECTION:
        return 32 + 2
    if action != APPEARANCE:
        return 0
    place = seat * TOKENS + state.offer_token
    before = appearance_of(state, seat)
    state.tokens[place] += 1
    more = appearance_of(state, seat) - before
    state.tokens[place] -= 1
    return more


def reserve_for(desk: Desk, seat: int) -> int:
    """§4.7 What to keep for the upkeep: all that is due with those who may move in, and with one at least."""
    return most_of(desk.due_then, most_of(desk.risk_then, desk.due[seat] + (UPKEEP if desk.free[seat] > 0 else 0)))


def action_worth(desk: Desk, state: State, seat: int, action: int) -> int:
    """What an action brings to a seat for its price."""
    return worth_after(desk, state, seat, action, 0)


def mist_of(desk: Desk, state: State, seat: int, action: int) -> int:
    """How far a seat misjudges an action: alike in all of a turn, so that nobody pays for what he then does not want."""
    mist = weight(desk.mind, seat, MIST)
    if mist == 0:
        return 0
    mood = desk.moods.state
    desk.moods.state = seeded(desk.temper, (state.turn * PER_SEAT + seat) * ACTIONS + action)
    found = below(desk.moods, 2 * mist + 1) - mist
    desk.moods.state = mood
    return found


def worth_after(desk: Desk, state: State, seat: int, action: int, paid: int) -> int:
    """The same if so much has been paid for the bid: who has less may draw fewer princesses."""
    price, gold = price_of(state, seat, action), state.gold[seat] - paid
    if price > gold:
        return NEVER
    points, worth = points_of(state, seat, action), mist_of(desk, state, seat, action)
    worth += draw_worth(desk, state, seat, points, 1 if action == SECTION else 0, -price - paid) - desk.basis[seat]
    more = TRACK_INCOME[action] * least_of(weight(desk.mind, seat, BILLS), TRACK_SPACES[action]) if action < APPEARANCE else 0
    worth += purse_worth(desk, state, seat, gold - price, reserve_for(desk, seat), more)
    worth -= purse_worth(desk, state, seat, gold, desk.due[seat], 0)
    if action < APPEARANCE:
        return worth + caravan_worth(desk, seat, action, TRACK_SPACES[action])
    if action == CAMEL:
        return worth + camel_worth(desk, state, seat)
    if action == SECTION:
        return worth + room_worth(desk, state, seat) + weight(desk.mind, seat, POINT)
    return worth + weight(desk.mind, seat, POINT) * (points & 15)


def room_worth(desk: Desk, state: State, seat: int) -> int:
    """§3.3 A room more: the fewer are free, the more; nothing where there are enough for the victory."""
    has = BASE_ROOMS + state.sections[seat] + state.guest_houses[seat]
    if desk.free[seat] > 2 or has >= LEAST_WITHOUT[state.seats - 3]:
        return 0
    return weight(desk.mind, seat, ROOM + most_of(0, desk.free[seat]))


def look_ahead_for(desk: Desk, state: State, seat: int) -> None:
    """What a seat draws and earns if it does nothing: what actions are held against."""
    desk.basis[seat] = draw_worth(desk, state, seat, 0, 0, 0)
    desk.prospect[seat] = prospect_of(desk, state, seat, desk.due_then)


def weigh_actions(desk: Desk, state: State, seat: int) -> None:
    """The worth of each kind of action that is on offer, and of not acting."""
    look_ahead_for(desk, state, seat)
    desk.idle[seat] = RELIEF_GOLD if needs_relief(state, seat) else 0
    for kind in range(OFFERS):
        desk.worth[seat * OFFERS + kind] = NEVER
    for action in range(ACTIONS):
        if is_on_offer(state, action):
            place = seat * OFFERS + kind_of(action)
            worth = action_worth(desk, state, seat, action)
            if worth > desk.worth[place]:
                desk.worth[place] = worth
                desk.action[place] = action


def drawn_by(desk: Desk, state: State, seat: int, action: int) -> int:
    """§6.1 The first princess who would choose this seat with an action, and not without it; or NONE."""
    price, points, rooms = price_of(state, seat, action), points_of(state, seat, action), 1 if action == SECTION else 0
    for index in range(desk.in_sight):
        before = host_with(desk, state, index, seat, 0, desk.free[seat], 0)
        if before != seat and host_with(desk, state, index, seat, points, desk.free[seat] + rooms, -price) == seat:
            return desk.who[index]
    return NONE


# Auctions that are foreseen


def best_kind(desk: Desk, seat: int, offers: int) -> int:
    """What a seat takes of what is left, or NOBODY if nothing is better than not to act."""
    best, found = desk.idle[seat], NOBODY
    for kind in range(OFFERS):
        if offers >> kind & 1 and desk.worth[seat * OFFERS + kind] > best:
            best, found = desk.worth[seat * OFFERS + kind], kind
    return found


def best_worth(desk: Desk, seat: int, offers: int) -> int:
    """What that brings."""
    kind = best_kind(desk, seat, offers)
    return desk.idle[seat] if kind == NOBODY else desk.worth[seat * OFFERS + kind]


def foresee(desk: Desk, pending: int, offers: int, depth: int) -> None:
    """The auctions to come, each won by who gains most from acting first, at the price of who gains next to most."""
    base = depth * PER_SEAT
    for seat in range(PER_SEAT):
        if pending >> seat & 1:
            desk.outlook[base + seat] = best_worth(desk, seat, offers)
            desk.gain[base + seat] = 0
    if bit_count(pending) < 2 or depth >= THOUGHT_THROUGH:
        return
    for winner in range(PER_SEAT):
        if pending >> winner & 1:
            kind = best_kind(desk, winner, offers)
            rest = offers if kind == NOBODY else offers & ~(1 << kind)
            foresee(desk, pending & ~(1 << winner), rest, depth + 1)
            for seat in range(PER_SEAT):
                desk.after[(base + seat) * PER_SEAT + winner] = desk.outlook[base + PER_SEAT + seat]
    settle(desk, pending, base)


def settle(desk: Desk, pending: int, base: int) -> None:
    """Who wins this auction: gains are first against any other winner, then against the likeliest one."""
    gain_over_all(desk, pending, base)
    gain_over_likeliest(desk, pending, base)
    first = greatest(desk, pending, base)
    second = greatest(desk, pending & ~(1 << first), base)
    for seat in range(PER_SEAT):
        if pending >> seat & 1 and seat != first:
            desk.outlook[base + seat] = desk.after[(base + seat) * PER_SEAT + first]
    price = least_of(desk.gain[base + second], desk.gain[base + first]) * weight(desk.mind, first, EAGER) // 100
    desk.outlook[base + first] -= most_of(0, price)


def gain_over_all(desk: Desk, pending: int, base: int) -> None:
    """What acting now gains over letting anybody else, each as likely, act first."""
    others = bit_count(pending) - 1
    for seat in range(PER_SEAT):
        if pending >> seat & 1:
            total = 0
            for winner in range(PER_SEAT):
                if pending >> winner & 1 and winner != seat:
                    total += desk.after[(base + seat) * PER_SEAT + winner]
            desk.gain[base + seat] = desk.outlook[base + seat] - total // others


def gain_over_likeliest(desk: Desk, pending: int, base: int) -> None:
    """What it gains over letting that one act first who gains most."""
    first = greatest(desk, pending, base)
    second = greatest(desk, pending & ~(1 << first), base)
    for seat in range(PER_SEAT):
        if pending >> seat & 1:
            rival = second if seat == first else first
            desk.gain[base + seat] = desk.outlook[base + seat] - desk.after[(base + seat) * PER_SEAT + rival]


def greatest(desk: Desk, seats: int, base: int) -> int:
    """Of these seats the one that gains most."""
    best, found = 2 * NEVER, NOBODY
    for seat in range(PER_SEAT):
        if seats >> seat & 1 and desk.gain[base + seat] > best:
            best, found = desk.gain[base + seat], seat
    return found


def set_limits(desk: Desk, state: State) -> None:
    """§5.1 How far everybody who has not acted goes in the auction that is open."""
    see(desk, state)
    offers = 0
    for action in range(ACTIONS):
        if is_on_offer(state, action):
            offers |= 1 << kind_of(action)
    for seat in range(state.seats):
        if state.pending >> seat & 1:
            weigh_actions(desk, state, seat)
    foresee(desk, state.pending, offers, 0)
    for seat in range(state.seats):
        desk.limit[seat] = 0
        if state.pending >> seat & 1:
            kind = best_kind(desk, seat, offers)
            if kind != NOBODY and desk.gain[seat] > 0:
                desk.limit[seat] = limit_for(desk, state, seat, desk.action[seat * OFFERS + kind])


def limit_for(desk: Desk, state: State, seat: int, action: int) -> int:
    """§5.1 and §5.3 A share of what acting now gains, and no more than leaves gold for the action and for what is due."""
    price = price_of(state, seat, action)
    draw_worth(desk, state, seat, points_of(state, seat, action), 1 if action == SECTION else 0, -price)
    spare = state.gold[seat] - price - reserve_for(desk, seat)
    paid = gold_for(desk, seat, state.gold[seat], desk.gain[seat] * weight(desk.mind, seat, EAGER) // 100)
    paid = least_of(paid, most_of(0, spare))
    while paid > 0 and not is_worth_paying(desk, state, seat, action, paid):
        paid -= most_of(BID_STEP, paid // 4)
    return least_of(most_of(0, paid) + discount_of(state, seat), highest_bid(state, seat)) // BID_STEP * BID_STEP


def is_worth_paying(desk: Desk, state: State, seat: int, action: int, paid: int) -> bool:
    """§5.4 Whether acting now still gains that much when the bid is paid, and the action is then better than none."""
    worth = worth_after(desk, state, seat, action, paid)
    idle = RELIEF_GOLD if state.gold[seat] - paid < RELIEF_LIMIT else desk.idle[seat]
    if worth <= draw_worth(desk, state, seat, 0, 0, -paid) - desk.basis[seat] + idle:
        return False
    gain = desk.gain[seat] - worth_after(desk, state, seat, action, 0) + worth
    return paid <= gold_for(desk, seat, state.gold[seat], gain * weight(desk.mind, seat, EAGER) // 100)


# Bids


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
