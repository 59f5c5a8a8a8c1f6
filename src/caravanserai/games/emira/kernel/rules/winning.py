"""§8 Objectives, the end of the game, and §10.3 the score."""

from caravanserai.core.bits import bit_count, lowest_bit
from caravanserai.core.noting import note
from caravanserai.games.emira.components import (
    HALVES,
    LEAST_WITH_TALENTS,
    LEAST_WITHOUT,
    NEEDS,
    OVER,
    PRINCESS_SCORE,
    PRINCESS_TALENTS,
    TALENTS,
    TALENTS_SCORE,
    TWICE_TALENTED,
    WAYS,
)
from caravanserai.games.emira.events import GameEnded, ObjectiveShown
from caravanserai.games.emira.kernel.rules.turn import begin_turn
from caravanserai.games.emira.kernel.rules.values import appearance_of, palace_of, princesses_of, status_of
from caravanserai.games.emira.kernel.state import State


def talents_of(guests: int, duals: int) -> int:
    """§8.1 How many of each talent, four bits each; of a princess with two, the lower one unless her bit says otherwise."""
    counts = 0
    while guests:
        princess = lowest_bit(guests)
        talents = PRINCESS_TALENTS[princess]
        if duals >> princess & 1:
            talents &= talents - 1
        counts += 1 << 4 * lowest_bit(talents)
        guests &= guests - 1
    return counts


def covers(counts: int, needs: int) -> bool:
    """§8.1 Whether there are as many of each talent as an objective names."""
    for talent in range(TALENTS):
        if counts >> 4 * talent & 15 < needs >> 4 * talent & 15:
            return False
    return True


def has_talents(state: State, seat: int, guests: int) -> bool:
    """§8.1 (E-90, E-91) Whether these princesses can stand for all talents of the seat's objective, in one of its ways."""
    duals = guests & TWICE_TALENTED
    chosen = duals
    while True:
        counts = talents_of(guests, chosen)
        for way in range(WAYS):
            if covers(counts, NEEDS[state.objective[seat] * WAYS + way]):
                return True
        if chosen == 0:
            return False
        chosen = (chosen - 1) & duals


def has_won(state: State, seat: int) -> bool:
    """§8.2 (E-86, E-87) Enough princesses, and the upkeep paid in full."""
    if state.defaulted >> seat & 1:
        return False
    guests = state.guests[seat]
    if not state.late_counts:
        guests &= ~state.late
    count = bit_count(guests)
    if count >= LEAST_WITHOUT[state.seats - 3]:
        return True
    return count >= LEAST_WITH_TALENTS[state.seats - 3] and has_talents(state, seat, guests)


# §10.3 The score


def score_of(state: State, seat: int) -> int:
    """§10.3 Two for each princess, three for all talents of the objective."""
    return PRINCESS_SCORE * princesses_of(state, seat) + (TALENTS_SCORE if has_talents(state, seat, state.guests[seat]) else 0)


def second_score(state: State, seat: int) -> int:
    """§10.3 (E-89) In half points: tokens, status points, sections, camels, and the palace track."""
    return HALVES * (appearance_of(state, seat) + status_of(state, seat) + state.camels[seat]) + palace_of(state, seat)


def ranks_above(state: State, seat: int, other: int) -> bool:
    """§10.3 By score, then by what else there is, then by gold."""
    if score_of(state, seat) != score_of(state, other):
        return score_of(state, seat) > score_of(state, other)
    if second_score(state, seat) != second_score(state, other):
        return second_score(state, seat) > second_score(state, other)
    return state.gold[seat] > state.gold[other]


def best_by_score(state: State, seats: int) -> int:
    """§10.3 Of these seats, those above whom nobody ranks."""
    best = 0
    for seat in range(state.seats):
        if seats >> seat & 1:
            beaten = False
            for other in range(state.seats):
                if seats >> other & 1 and ranks_above(state, other, seat):
                    beaten = True
            if not beaten:
                best |= 1 << seat
    return best


def comes_before(state: State, seat: int, other: int) -> bool:
    """§10.3 In the end: winners, then who has fulfilled the objective, then by the score and what breaks its ties."""
    if (state.winners >> seat & 1) != (state.winners >> other & 1):
        return state.winners >> seat & 1 != 0
    if state.winners >> seat & 1:
        return False
    fulfilled: bool = has_won(state, seat)
    if fulfilled != has_won(state, other):
        return fulfilled
    return ranks_above(state, seat, other)


def place_of(state: State, seat: int) -> int:
    """§10.3 Where a seat comes in the end, from 1; equals share a place."""
    place = 1
    for other in range(state.seats):
        if comes_before(state, other, seat):
            place += 1
    return place


# §8.2 and §8.3 The end


def see_who_has_won(state: State) -> None:
    """§8.2 (E-88, E-92) At the end of the upkeep; in the advanced game the score decides among several."""
    fulfilled = 0
    for seat in range(state.seats):
        if has_won(state, seat):
            fulfilled |= 1 << seat
    if fulfilled:
        end_game(state, best_by_score(state, fulfilled) if state.advanced else fulfilled, 0)
    elif is_exhausted(state):
        end_game(state, best_by_score(state, (1 << state.seats) - 1), 1)
    elif state.turn >= state.last_turn:
        end_game(state, best_by_score(state, (1 << state.seats) - 1), 2)
    else:
        state.first = (state.first + 1) % state.seats
        begin_turn(state)


def is_exhausted(state: State) -> bool:
    """§8.3 (E-43) Nobody is left to come, or ten turns have passed in vain."""
    empty: bool = state.princess_size == 0
    state.idle = state.idle + 1 if empty and not state.moved_in else 0
    if not state.exhaustion_end or not empty:
        return False
    return state.undecided_count + state.in_play_count == 0 or state.idle >= 10


def end_game(state: State, winners: int, reason: int) -> None:
    """§8.2 All objectives are shown."""
    state.winners = winners
    state.reason = reason
    state.phase = OVER
    for seat in range(state.seats):
        complete: bool = has_talents(state, seat, state.guests[seat])
        note(
            state,
            ObjectiveShown,
            seat,
            state.objective[seat],
            complete,
            princesses_of(state, seat),
            score_of(state, seat),
        )
    note(state, GameEnded, winners, reason)


def winners(state: State) -> int:
    """§8.3 Who has won, as bits, once the game is over."""
    return state.winners
