"""How much each seat bids: auctions are foreseen, and each is a price for each seat, not steps of 10."""

from typing import Final

from caravanserai.core.bits import bit_count
from caravanserai.core.guiding import weight
from caravanserai.games.emira.components import ACTIONS, BID_STEP, NOBODY, RELIEF_GOLD, RELIEF_LIMIT, SECTION
from caravanserai.games.emira.kernel.policy.actions import kind_of, points_of, reserve_for, weigh_actions, worth_after
from caravanserai.games.emira.kernel.policy.desk import NEVER, OFFERS, PER_SEAT, Desk, least_of, most_of
from caravanserai.games.emira.kernel.policy.gold import gold_for
from caravanserai.games.emira.kernel.policy.sight import draw_worth, see
from caravanserai.games.emira.kernel.policy.weights import EAGER
from caravanserai.games.emira.kernel.rules.auction import highest_bid, is_on_offer
from caravanserai.games.emira.kernel.rules.values import discount_of, price_of
from caravanserai.games.emira.kernel.state import State

THOUGHT_THROUGH: Final = 2
"""So many auctions ahead; after those everybody is taken to get the best that is left."""


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
