"""How likely each seat is to win, as it was learned from games: what a seat has, by number, and how much each of that counts."""

from typing import Final

from caravanserai.core.bits import bit_count
from caravanserai.core.guiding import WEIGHTS
from caravanserai.games.emira.components import BY_MONEY, CAMEL_RATES, CELLS, TRACK_FIRST, TRACK_INCOME, TRACK_SPACES, TRACKS
from caravanserai.games.emira.kernel.policy.actions import look_ahead_for
from caravanserai.games.emira.kernel.policy.desk import FEATURES, PER_SEAT, Desk, least_of, most_of
from caravanserai.games.emira.kernel.policy.gold import NEAR_END, still_due
from caravanserai.games.emira.kernel.policy.sight import coming_worth, missing_with
from caravanserai.games.emira.kernel.rules.values import hand_size
from caravanserai.games.emira.kernel.state import State

JUDGE: Final = 3
"""The row of a mind that holds what was learned, if anything was; nobody plays by it."""
LOGIT: Final = 10000
"""Of what was learned, how much makes e times as likely to win."""

# What a seat has. The first nine are whether it lacks none, one, and up to eight princesses for the victory.
MISSING_TALENTS: Final = 9
"""The talents that it lacks."""
HOUSED: Final = 10
IN_SIGHT_WORTH: Final = 11
"""What the princesses in sight are worth to it, in hundreds of gold, and those to come."""
COMING_WORTH: Final = 12
GOLD_HELD: Final = 13
"""Three of them, in tens: the first thousand, the second, and the rest."""
IN_TIME: Final = 16
"""What caravans pay before the end that is expected, in tens, and after it."""
TOO_LATE: Final = 17
CAMELS_OFF: Final = 18
"""What its camels take off a bid, in tens."""
CARDS_HELD: Final = 19
FEW_ROOMS: Final = 20
"""Three of them: whether no room is free, one, or two."""
SEEN_POINTS: Final = 23
"""Three of them: appearance, status, and palace in halves."""
BILL_DUE: Final = 26
"""What it has to pay in this turn, in tens, and what it will lack for the upkeeps to come."""
GOLD_SHORT: Final = 27
LEADS: Final = 28
"""In how many of appearance, status and palace it has half as much chance again as its share."""
LAST_GOLD: Final = 29
"""Near the end: its gold in tens, and what all princesses are worth to it in hundreds."""
LAST_DRAW: Final = 30
IS_LEARNED: Final = 32
"""Not of a seat: one where there is something learned at all."""


def is_judged(desk: Desk) -> bool:
    """Whether the mind has a row that was learned."""
    return desk.mind.rows[JUDGE * WEIGHTS + IS_LEARNED] != 0


def judgement_of(desk: Desk, state: State, seat: int) -> int:
    """How likely a seat is to win, as a logit; the position has been seen."""
    list_features(desk, state, seat)
    judged = 0
    for feature in range(FEATURES):
        judged += desk.features[feature] * desk.mind.rows[JUDGE * WEIGHTS + feature]
    return judged


def list_features(desk: Desk, state: State, seat: int) -> None:
    """All that a seat has; the position has been seen."""
    for feature in range(FEATURES):
        desk.features[feature] = 0
    look_ahead_for(desk, state, seat)
    list_princesses(desk, state, seat)
    list_gold(desk, state, seat)
    list_points(desk, state, seat)


def list_princesses(desk: Desk, state: State, seat: int) -> None:
    """How far a seat is, whom it draws, and whom it has room for."""
    coming = coming_worth(desk, seat, 0, desk.free[seat], 0)
    desk.features[desk.lacking[seat]] = 1
    desk.features[MISSING_TALENTS] = missing_with(state, seat, state.guests[seat])
    desk.features[HOUSED] = bit_count(state.guests[seat])
    desk.features[IN_SIGHT_WORTH] = (desk.basis[seat] - coming) // 100
    desk.features[COMING_WORTH] = coming // 100
    if desk.turns[seat] <= NEAR_END:
        desk.features[LAST_DRAW] = desk.basis[seat] // 100
    if desk.free[seat] < 3:
        desk.features[FEW_ROOMS + most_of(0, desk.free[seat])] = 1


def list_gold(desk: Desk, state: State, seat: int) -> None:
    """Gold, what brings it and what it has to go for."""
    gold, due = state.gold[seat], still_due(desk, state, seat)
    desk.features[GOLD_HELD] = least_of(gold, 1000) // 10
    desk.features[GOLD_HELD + 1] = least_of(most_of(0, gold - 1000), 1000) // 10
    desk.features[GOLD_HELD + 2] = most_of(0, gold - 2000) // 10
    if desk.turns[seat] <= NEAR_END:
        desk.features[LAST_GOLD] = gold // 10
    for track in range(TRACKS):
        for space in range(TRACK_SPACES[track]):
            income = state.caravans[seat * CELLS + TRACK_FIRST[track] + space] * TRACK_INCOME[track]
            in_time = least_of(space + 1, desk.turns[seat])
            desk.features[IN_TIME] += income * in_time // 10
            desk.features[TOO_LATE] += income * (space + 1 - in_time) // 10
    desk.features[CAMELS_OFF] = state.camels[seat] * CAMEL_RATES[state.rate[seat]] // 10
    desk.features[CARDS_HELD] = hand_size(state, seat)
    desk.features[BILL_DUE] = due // 10
    desk.features[GOLD_SHORT] = most_of(0, due - gold - desk.prospect[seat]) // 10


def list_points(desk: Desk, state: State, seat: int) -> None:
    """§3 What princesses look at, and where this seat leads."""
    for look in range(BY_MONEY):
        place = look * PER_SEAT + seat
        desk.features[SEEN_POINTS + look] = desk.points[place]
        if desk.share[place] * state.seats > 1500:
            desk.features[LEADS] += 1
