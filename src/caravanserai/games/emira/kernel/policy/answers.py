"""What each answer to a question is worth, in gold as far as it can be told; auctions are in `prices`."""

from collections.abc import Callable
from typing import Final, NamedTuple

from caravanserai.core.guiding import weight
from caravanserai.games.emira.components import (
    ACTING,
    ARRANGE,
    ARRANGING_PRINCESSES,
    ARRANGING_STATUS,
    BIDDING,
    BUY,
    BUY_CARDS,
    BUYING_CARDS,
    CHANGE_MIND,
    CHANGING_MIND,
    CHOOSE_CARAVAN,
    CHOOSE_STATUS,
    CHOOSE_TOKEN,
    CHOOSE_TRACK,
    CHOOSING_CARAVAN,
    CHOOSING_LOOK,
    CHOOSING_PLACE,
    CHOOSING_STATUS,
    CHOOSING_TOKEN,
    CHOOSING_TRACK,
    CHOOSING_TURN,
    DISCARDING_STATUS,
    DISCARDING_TOKEN,
    GIFT,
    GIVE_UP,
    GIVING_GIFT,
    GIVING_UP,
    GO_ON,
    KEEP,
    KEEPING_BOUGHT,
    KEEPING_OPENING,
    MOVING_VERMIN,
    NOBODY,
    ORDER_OF,
    PLAY,
    PLAYING_CARDS,
    REFUSE_GIFT,
    RELIEF_GOLD,
    RELIEVING,
    SIDI_SULEIMAN,
    SPLITTING,
    STATUS_COSTS,
    STATUS_POINTS,
    SWAP_HER,
    TAKE_RELIEF,
    TOKENS,
    TOP,
    TRACK_INCOME,
    UNDER_DECK,
    XENIA,
)
from caravanserai.games.emira.kernel.policy.actions import action_worth, look_ahead_for, reserve_for
from caravanserai.games.emira.kernel.policy.cards import KEPT, USES, vermin_worth
from caravanserai.games.emira.kernel.policy.desk import NEVER, Desk
from caravanserai.games.emira.kernel.policy.gold import next_income
from caravanserai.games.emira.kernel.policy.prices import set_limits
from caravanserai.games.emira.kernel.policy.sight import goal_of, see
from caravanserai.games.emira.kernel.policy.weights import HAND, RIVALS, SPARE
from caravanserai.games.emira.kernel.rules.characters import bill_of
from caravanserai.games.emira.kernel.rules.effects import track_of
from caravanserai.games.emira.kernel.rules.princesses import chosen_by
from caravanserai.games.emira.kernel.rules.values import appearance_of, cards_price, hand_size, net_of, tokens_of
from caravanserai.games.emira.kernel.state import State

PAID_FOR: Final = 200
"""So much less it is worth not to act for who has paid to act."""
WORTH_A_LOOK: Final = 100
"""What an event card to choose among some is worth, to who has gold to spare."""
DEARER: Final = 300
"""So much more has to be spare for the dearer choice of event cards."""


def look_round(desk: Desk, state: State) -> None:
    """See what the answers to the question that is asked are weighed by."""
    if state.phase in (RELIEVING, BIDDING):
        set_limits(desk, state)
    else:
        see(desk, state)
        look_ahead_for(desk, state, state.asked)


# §5 Actions and relief


def relief_worth(desk: Desk, state: State, seat: int, move: int) -> int:
    """§5.5 150 gold now, against what the auctions to come promise."""
    return RELIEF_GOLD if move == TAKE_RELIEF else desk.outlook[seat]


def act_worth(desk: Desk, state: State, seat: int, move: int) -> int:
    """§5.4 An action, relief, or nothing."""
    if move != GO_ON and move != TAKE_RELIEF:
        return action_worth(desk, state, seat, move - BUY)
    worth = RELIEF_GOLD if move == TAKE_RELIEF else 0
    return worth - PAID_FOR if state.bidder == seat and net_of(state, seat, state.bid) > 0 else worth


# §4.5 and §7 Event cards


def keep_worth(desk: Desk, state: State, seat: int, move: int) -> int:
    return KEPT[move - KEEP]


def play_worth(desk: Desk, state: State, seat: int, move: int) -> int:
    return 0 if move == GO_ON else USES[move - PLAY].worth(desk, state, seat)


def buy_cards_worth(desk: Desk, state: State, seat: int, move: int) -> int:
    """§4.5 With gold to spare, and few cards in hand."""
    if move == GO_ON:
        return 0
    tier = move - BUY_CARDS
    kept = reserve_for(desk, seat) + weight(desk.mind, seat, SPARE) + tier * DEARER
    if hand_size(state, seat) >= weight(desk.mind, seat, HAND) or state.gold[seat] < kept + cards_price(state, seat, tier):
        return -cards_price(state, seat, tier)
    return WORTH_A_LOOK + tier


def mind_worth(desk: Desk, state: State, seat: int, move: int) -> int:
    """§7.2 She should come here; if she would go elsewhere, better under the deck."""
    princess = state.princess_deck[state.look_place]
    if move - CHANGE_MIND == UNDER_DECK:
        return 10
    if move - CHANGE_MIND != SWAP_HER:
        return arrival_worth(desk, state, seat, princess)
    state.swapped ^= 1 << princess
    worth = arrival_worth(desk, state, seat, princess)
    state.swapped ^= 1 << princess
    return worth


def arrival_worth(desk: Desk, state: State, seat: int, princess: int) -> int:
    """§6.1 What comes of it if she chooses as things are."""
    host = chosen_by(state, princess)
    if host == NOBODY:
        return 0
    if princess == SIDI_SULEIMAN:
        return -desk.step[seat] if host == seat else desk.step[host] // 2
    gains = goal_of(desk, state, host, state.guests[host] | 1 << princess) - desk.goal[host]
    return gains if host == seat else -gains * weight(desk.mind, seat, RIVALS) // 100


def princess_order_worth(desk: Desk, state: State, seat: int, move: int) -> int:
    """§7.2 The best one first."""
    return arrival_worth(desk, state, seat, state.princess_deck[ORDER_OF[(move - ARRANGE) * TOP]])


def status_order_worth(desk: Desk, state: State, seat: int, move: int) -> int:
    """§7.2 The most points first that can be paid."""
    kind = state.status_deck[ORDER_OF[(move - ARRANGE) * TOP]]
    return STATUS_POINTS[kind] * 100 - (1000 if STATUS_COSTS[kind] > state.gold[seat] + next_income(state, seat) else 0)


def load_caravan_worth(desk: Desk, state: State, seat: int, move: int) -> int:
    """§7.2 A load for the caravan that brings most."""
    return TRACK_INCOME[track_of(move - CHOOSE_CARAVAN)]


def gnaw_worth(desk: Desk, state: State, seat: int, move: int) -> int:
    """§7.2 Vermin for the caravan that has furthest to go: it loses least."""
    return move


def track_worth(desk: Desk, state: State, seat: int, move: int) -> int:
    return vermin_worth(state, seat, move - CHOOSE_TRACK)


def first_worth(desk: Desk, state: State, seat: int, move: int) -> int:
    """Where nothing is to be told: the first."""
    return -move


# §4.3 and §6 Tokens, status cards and princesses


def look_worth(desk: Desk, state: State, seat: int, move: int) -> int:
    """§7.2 For good looks the largest pile."""
    return tokens_of(state, seat, move - CHOOSE_TOKEN)


def token_worth(desk: Desk, state: State, seat: int, move: int) -> int:
    """§7.2 At the bazaar what adds most."""
    return looks_with(state, seat, move - CHOOSE_TOKEN, 1)


def lost_token_worth(desk: Desk, state: State, seat: int, move: int) -> int:
    """§6.5 For Samira what is missed least."""
    return looks_with(state, seat, move - CHOOSE_TOKEN, -1)


def looks_with(state: State, seat: int, kind: int, more: int) -> int:
    """§3.1 The appearance of a seat with a token more or less."""
    state.tokens[seat * TOKENS + kind] += more
    worth = appearance_of(state, seat)
    state.tokens[seat * TOKENS + kind] -= more
    return worth


def honour_worth(desk: Desk, state: State, seat: int, move: int) -> int:
    """§7.2 The most points that can be paid."""
    kind = move - CHOOSE_STATUS
    if STATUS_COSTS[kind] + desk.due[seat] > state.gold[seat]:
        return -STATUS_COSTS[kind]
    return STATUS_POINTS[kind] * 1000 - STATUS_COSTS[kind]


def lost_status_worth(desk: Desk, state: State, seat: int, move: int) -> int:
    """§6.5 For Zahrah the fewest points."""
    return -STATUS_POINTS[move - CHOOSE_STATUS]


def give_up_worth(desk: Desk, state: State, seat: int, move: int) -> int:
    """§6.8 Whoever is missed least."""
    return goal_of(desk, state, seat, state.guests[seat] & ~(1 << (move - GIVE_UP)))


def gift_worth(desk: Desk, state: State, seat: int, move: int) -> int:
    """§6.7 Xenia stays if the rest can be paid too, and she is worth it."""
    if move == REFUSE_GIFT:
        return GIFT
    if state.gold[seat] < GIFT + bill_of(state, seat):
        return NEVER
    return desk.goal[seat] - goal_of(desk, state, seat, state.guests[seat] & ~(1 << XENIA))


class Answer(NamedTuple):
    """What a move is worth that answers a question."""

    worth: Callable[[Desk, State, int, int], int]


ANSWERS: Final = {
    KEEPING_OPENING: Answer(keep_worth),
    PLAYING_CARDS: Answer(play_worth),
    ARRANGING_PRINCESSES: Answer(princess_order_worth),
    ARRANGING_STATUS: Answer(status_order_worth),
    CHANGING_MIND: Answer(mind_worth),
    CHOOSING_PLACE: Answer(first_worth),
    CHOOSING_LOOK: Answer(look_worth),
    CHOOSING_CARAVAN: Answer(load_caravan_worth),
    CHOOSING_TRACK: Answer(track_worth),
    MOVING_VERMIN: Answer(gnaw_worth),
    SPLITTING: Answer(first_worth),
    CHOOSING_TURN: Answer(first_worth),
    CHOOSING_STATUS: Answer(honour_worth),
    CHOOSING_TOKEN: Answer(token_worth),
    RELIEVING: Answer(relief_worth),
    ACTING: Answer(act_worth),
    BUYING_CARDS: Answer(buy_cards_worth),
    KEEPING_BOUGHT: Answer(keep_worth),
    DISCARDING_TOKEN: Answer(lost_token_worth),
    DISCARDING_STATUS: Answer(lost_status_worth),
    GIVING_UP: Answer(give_up_worth),
    GIVING_GIFT: Answer(gift_worth),
}
"""By question."""
