"""What each action is worth to each seat."""

from caravanserai.core.guiding import weight
from caravanserai.core.randomness import below, seeded
from caravanserai.games.emira.components import (
    ACTIONS,
    APPEARANCE,
    BASE_ROOMS,
    CAMEL,
    LEAST_WITHOUT,
    NONE,
    RELIEF_GOLD,
    SECTION,
    STATUS,
    STATUS_POINTS,
    TOKENS,
    TRACK_INCOME,
    TRACK_SPACES,
    UPKEEP,
)
from caravanserai.games.emira.kernel.policy.desk import NEVER, OFFERS, PER_SEAT, Desk, least_of, most_of
from caravanserai.games.emira.kernel.policy.gold import camel_worth, caravan_worth, prospect_of, purse_worth
from caravanserai.games.emira.kernel.policy.sight import draw_worth, host_with
from caravanserai.games.emira.kernel.policy.weights import BILLS, MIST, POINT, ROOM
from caravanserai.games.emira.kernel.rules.auction import is_on_offer
from caravanserai.games.emira.kernel.rules.values import appearance_of, needs_relief, price_of
from caravanserai.games.emira.kernel.state import State


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
