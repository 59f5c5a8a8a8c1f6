"""§7.2 What it is worth to play an event card now, roughly and in gold; below nothing it is kept for later."""

from collections.abc import Callable
from typing import Final, NamedTuple

from caravanserai.games.emira.components import (
    BAZAAR,
    BETTER_BREED,
    CAMEL_BREEDING,
    CAMEL_EPIDEMIC,
    CHANGING_HER_MIND,
    COURT_INFLUENCE,
    DOUBLE_TROUBLE,
    GOLDEN_TIMES,
    GOOD_LOOKING,
    GUEST_HOUSE,
    INTERRUPT_SPICE_TRADE,
    NEW_ORDERS,
    NEW_SPICE_CARAVAN,
    NOBLE_MERCHANDISE,
    QUIET_DAYS,
    RESTORATION,
    SICK_CAMELS,
    TOKENS,
    TRACK_INCOME,
    TRACKS,
    VERMIN,
)
from caravanserai.games.emira.kernel.policy.actions import room_worth
from caravanserai.games.emira.kernel.policy.desk import LOOKS, PER_SEAT, Desk, least_of, most_of
from caravanserai.games.emira.kernel.policy.gold import next_income
from caravanserai.games.emira.kernel.rules.values import caravans_on, discount_of, tokens_of
from caravanserai.games.emira.kernel.state import State

KEPT: Final = (4, 3, 2, 1, 5, 6, 3, 6, 5, 9, 3, 1, 8, 4, 1, 6, 2, 4)
"""By card, which of several is kept."""
BY_INCOME: Final = 0
BY_PAIRS: Final = 1
BY_THREES: Final = 2
BY_DISCOUNT: Final = 3
CAMEL_GOLD: Final = 60
"""What a camel more or less is worth here."""


def amount_of(state: State, seat: int, what: int) -> int:
    """What a seat has of what a card is about: income, camels by pairs or by threes, or what they take off."""
    if what == BY_INCOME:
        return next_income(state, seat)
    if what == BY_PAIRS:
        return CAMEL_GOLD * (state.camels[seat] // 2)
    if what == BY_THREES:
        return CAMEL_GOLD * (state.camels[seat] // 3)
    return discount_of(state, seat)


def over_others(state: State, seat: int, what: int) -> int:
    """How much more of it a seat has than others have on average."""
    others = 0
    for other in range(state.seats):
        if other != seat:
            others += amount_of(state, other, what)
    return amount_of(state, seat, what) - others // (state.seats - 1)


def standing(desk: Desk, seat: int) -> int:
    """Per mille: how likely a princess who comes is to choose this seat."""
    inflow = 0
    for look in range(LOOKS):
        inflow += desk.share[look * PER_SEAT + seat] * desk.coming[look]
    return inflow // desk.all_coming


def vermin_worth(state: State, seat: int, track: int) -> int:
    """What rivals lose on a track, less what is lost here."""
    worth = 0
    for other in range(state.seats):
        lost = least_of(caravans_on(state, other, track), 2 if track % 2 == 0 else 1) * TRACK_INCOME[track]
        worth += -lost * (state.seats - 1) if other == seat else lost
    return worth // (state.seats - 1)


# The cards


def bazaar_worth(desk: Desk, state: State, seat: int) -> int:
    return 40 if state.gold[seat] > 400 else -1


def merchandise_worth(desk: Desk, state: State, seat: int) -> int:
    return 40 if state.gold[seat] > 700 else -1


def breed_worth(desk: Desk, state: State, seat: int) -> int:
    return 40 * state.camels[seat] - 30


def breeding_worth(desk: Desk, state: State, seat: int) -> int:
    return over_others(state, seat, BY_PAIRS)


def epidemic_worth(desk: Desk, state: State, seat: int) -> int:
    return -over_others(state, seat, BY_THREES)


def sick_worth(desk: Desk, state: State, seat: int) -> int:
    return -over_others(state, seat, BY_DISCOUNT) // 2 - 20


def insight_worth(desk: Desk, state: State, seat: int) -> int:
    """Changing Her Mind and Court Influence: whoever comes next may be steered."""
    return 60


def orders_worth(desk: Desk, state: State, seat: int) -> int:
    return 5


def double_worth(desk: Desk, state: State, seat: int) -> int:
    """For who is well ahead of the others and has rooms."""
    return 100 if desk.free[seat] > 1 and standing(desk, seat) * 2 * state.seats > 3000 else -1


def quiet_worth(desk: Desk, state: State, seat: int) -> int:
    """Against who is about to win."""
    danger = False
    for other in range(state.seats):
        if other != seat and desk.lacking[other] <= 1 and desk.free[other] > 0:
            danger = True
    return 50 if danger and desk.lacking[seat] > 1 and standing(desk, seat) * state.seats < 1000 else -1


def golden_worth(desk: Desk, state: State, seat: int) -> int:
    return 20 + over_others(state, seat, BY_INCOME) // 5


def interrupt_worth(desk: Desk, state: State, seat: int) -> int:
    return -60 - over_others(state, seat, BY_INCOME) // 2


def looks_worth(desk: Desk, state: State, seat: int) -> int:
    most = 0
    for kind in range(TOKENS):
        most = most_of(most, tokens_of(state, seat, kind))
    return 100 * (most // 3) - 1


def guest_house_worth(desk: Desk, state: State, seat: int) -> int:
    return 150 + room_worth(desk, state, seat)


def load_worth(desk: Desk, state: State, seat: int) -> int:
    """It can only be played where a caravan can be loaded."""
    return 150


def restoration_worth(desk: Desk, state: State, seat: int) -> int:
    return 120


def infest_worth(desk: Desk, state: State, seat: int) -> int:
    worth = -1000
    for track in range(TRACKS):
        worth = most_of(worth, vermin_worth(state, seat, track))
    return worth - 60


class Use(NamedTuple):
    """What an event card is worth when it is played now."""

    worth: Callable[[Desk, State, int], int]


USES: Final = {
    BAZAAR: Use(bazaar_worth),
    BETTER_BREED: Use(breed_worth),
    CAMEL_BREEDING: Use(breeding_worth),
    CAMEL_EPIDEMIC: Use(epidemic_worth),
    CHANGING_HER_MIND: Use(insight_worth),
    COURT_INFLUENCE: Use(insight_worth),
    DOUBLE_TROUBLE: Use(double_worth),
    GOLDEN_TIMES: Use(golden_worth),
    GOOD_LOOKING: Use(looks_worth),
    GUEST_HOUSE: Use(guest_house_worth),
    INTERRUPT_SPICE_TRADE: Use(interrupt_worth),
    NEW_ORDERS: Use(orders_worth),
    NEW_SPICE_CARAVAN: Use(load_worth),
    NOBLE_MERCHANDISE: Use(merchandise_worth),
    QUIET_DAYS: Use(quiet_worth),
    RESTORATION: Use(restoration_worth),
    SICK_CAMELS: Use(sick_worth),
    VERMIN: Use(infest_worth),
}
