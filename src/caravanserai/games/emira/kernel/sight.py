"""§2.5 What a seat sees, as numbers for those who learn: all that lies open, its own secrets, and the cards it has looked at.

Who else has looked at which card, and what is known of cards that were mixed, is not told.
"""

from typing import Final

from caravanserai.core.sight import A_SEAT, UNTOLD, Sight, a_set, by_seat, one_of, reckoned_by_seat, where_in
from caravanserai.games.emira.components import (
    ACTING,
    BID,
    BIDDING,
    CARDS,
    COLOURS,
    DISCARDING_STATUS,
    DISCARDING_TOKEN,
    DRAWING_CARDS,
    GIVING_UP,
    KEEPING_BOUGHT,
    MOST_SEEN,
    NOBODY,
    NONE,
    OBJECTIVES,
    OVER,
    PRINCESSES,
    RELIEVING,
    SEATS,
    STATUS_KINDS,
    TOKENS,
    UNDRAWN,
)
from caravanserai.games.emira.kernel.rules.values import appearance_of, hand_size, is_open, palace_of, status_of
from caravanserai.games.emira.kernel.state import State

OFFERED: Final = BID + 500
"""Learners are offered bids up to 5000, which is more than anybody pays; chance's moves lie among those below."""
STANDINGS: Final = 4


def conceal(state: State, seat: int) -> None:
    """§2.5 Gold, hands and objectives of others, and cards of the decks that this seat has not seen."""
    hide_decks(state, seat)
    forget_auction(state)
    on_board = 0
    for index in range(state.in_play_count):
        on_board |= 1 << state.in_play[index]
    for index in range(state.undecided_count):
        on_board |= 1 << state.undecided[index]
    state.swapped &= on_board
    if seat != state.asked or state.phase not in (DRAWING_CARDS, KEEPING_BOUGHT):
        for index in range(MOST_SEEN):
            state.looking[index] = NONE
    for other in range(state.seats):
        hide_seat(state, other, other == seat or state.phase == OVER)
    if state.phase == OVER:
        forget_turn(state)


def hide_seat(state: State, seat: int, seen: bool) -> None:
    """§2.5 Everybody hears how a purse changes and sees how many cards there are; the pool, which is secret, keeps that."""
    state.purse_before[seat] = state.purse[seat] - state.purse_before[seat]
    state.purse[seat] = state.gold[seat] - state.purse[seat]
    state.card_pool[seat] = hand_size(state, seat)
    if seen:
        return
    if not is_open(state, seat):
        state.gold[seat] = NONE
    state.objective[seat] = NONE
    for card in range(CARDS):
        state.hand[seat * CARDS + card] = 0


def hide_decks(state: State, seat: int) -> None:
    """§2.5 Cards that this seat has not seen look like those that nobody has."""
    for place in range(state.princess_size):
        state.princess_deck[place] = state.princess_deck[place] if state.princess_seen[place] >> seat & 1 else UNDRAWN
    for place in range(state.status_size):
        state.status_deck[place] = state.status_deck[place] if state.status_seen[place] >> seat & 1 else UNDRAWN
    for place in range(state.card_size):
        state.card_deck[place] = state.card_deck[place] if state.card_seen[place] >> seat & 1 else UNDRAWN


def forget_auction(state: State) -> None:
    """§5 An auction is told while it goes on."""
    phase = state.phase
    settling: bool = phase in (DISCARDING_TOKEN, DISCARDING_STATUS, GIVING_UP)
    if phase != BIDDING:
        state.bid = 0
        state.bidder = NOBODY
        state.passed = 0
    if phase != ACTING and not settling:
        state.alone = False
    if phase not in (RELIEVING, BIDDING, ACTING) and not settling:
        state.pending = 0


def forget_turn(state: State) -> None:
    """§10 Of a turn under way nothing is told when all is over."""
    state.choosing = 0
    state.idle = 0
    state.fees = 0
    state.xenia_tokens = 0
    state.xenia_due = False
    state.xenia_paid = False
    state.xenia_fee = False
    state.xenia_barred = NOBODY
    state.moved_in = False


def flow_told(state: State, seat: int, index: int) -> int:
    """§2.5 How much gold came in, less what was paid, in this turn and in the one before."""
    return state.purse_before[seat] if index else state.purse[seat]


def cards_told(state: State, seat: int, index: int) -> int:
    """§2.5 How many event cards a seat holds."""
    return state.card_pool[seat]


def standing_told(state: State, seat: int, index: int) -> int:
    """§3 What princesses look at: appearance, status, the palace in half points; and the rooms."""
    if index == 0:
        return appearance_of(state, seat)
    if index == 1:
        return status_of(state, seat)
    return palace_of(state, seat) if index == 2 else state.sections[seat] + state.guest_houses[seat]


def pending_told(state: State, seat: int, index: int) -> int:
    """§5 Whether a seat has not acted yet."""
    return state.pending >> seat & 1


def passed_told(state: State, seat: int, index: int) -> int:
    """§5 Whether a seat has passed in this auction."""
    return state.passed >> seat & 1


OPTIONS: Final = (
    *("advanced", "base_income", "opening_dealt", "by_titles", "looks_fixed", "exhaustion_end"),
    *("per_payment", "reveal_all", "zahrah_under", "hind_blocks", "late_counts", "last_turn"),
)
INNER: Final = (
    *("stage", "resume", "place", "laid", "colours_left", "objectives_left", "card", "bazaar", "merchandise", "split"),
    *("look_place", "look_next", "look_count", "vermin_track", "vermin_left", "vermin_first", "opener", "starter"),
    *("looking_due", "hind_turn", "defaulted", "upkeep_over", "late", "winners", "reason", "princesses_lost"),
)
"""How the rules go on by themselves."""
OF_DECKS: Final = (
    *("princess_seen", "princess_group", "princess_known", "princess_pool", "groups", "status_seen", "status_group"),
    *("status_known", "status_pool", "card_seen", "card_pool"),
)
SIGHT: Final = Sight(
    State,
    SEATS,
    {
        **dict.fromkeys((*OPTIONS, *INNER, *OF_DECKS, "purse", "purse_before", "undecided", "in_play"), UNTOLD),
        "phase": one_of(OVER + 1),
        "asked": A_SEAT,
        "first": A_SEAT,
        "colour": by_seat(one_of(COLOURS)),
        "objective": by_seat(one_of(OBJECTIVES)),
        **dict.fromkeys(("gold", "shown_gold", "shown_turn", "camels", "rate", "sections", "guest_houses"), by_seat()),
        **dict.fromkeys(("track", "tokens", "looks", "looks_bonus", "status", "caravans", "hand"), by_seat()),
        "guests": by_seat(a_set(PRINCESSES)),
        "met": by_seat(a_set(PRINCESSES)),
        "offer_token": one_of(TOKENS),
        "offer_status": one_of(STATUS_KINDS),
        "princesses_gone": a_set(PRINCESSES),
        "swapped": a_set(PRINCESSES),
        "played": a_set(CARDS),
        "bidder": A_SEAT,
        "looking": one_of(CARDS),
        "xenia_barred": A_SEAT,
        "pending": reckoned_by_seat(pending_told),
        "passed": reckoned_by_seat(passed_told),
        "flow": reckoned_by_seat(flow_told, 2),
        "cards": reckoned_by_seat(cards_told),
        "standing": reckoned_by_seat(standing_told, STANDINGS),
        # §4.3 and §6.3 Where among those in play, and among the undecided, each princess is.
        "coming": where_in("in_play", "in_play_count", PRINCESSES),
        "waiting": where_in("undecided", "undecided_count", PRINCESSES),
    },
)
