"""§6.1 How a princess chooses among sheikhs; gold is shown (§2.5), and who cannot decide waits (§6.2)."""

from caravanserai.core.bits import bit_count
from caravanserai.core.noting import note
from caravanserai.games.emira.components import BY_NOTHING, FIRST_CHOICE, SECOND_CHOICE
from caravanserai.games.emira.events import GoldShown, PrincessUndecided
from caravanserai.games.emira.kernel.rules.values import seen_of
from caravanserai.games.emira.kernel.state import State


def first_look(state: State, princess: int) -> int:
    """§6.1 Her first preference, or the second if they are swapped (E-27)."""
    swapped: bool = state.swapped >> princess & 1 != 0
    return SECOND_CHOICE[princess] if swapped else FIRST_CHOICE[princess]


def second_look(state: State, princess: int) -> int:
    """§6.1 Her second preference, or the first if they are swapped (E-27)."""
    swapped: bool = state.swapped >> princess & 1 != 0
    return FIRST_CHOICE[princess] if swapped else SECOND_CHOICE[princess]


def best_of(state: State, seats: int, by: int) -> int:
    """§6.1 Those of these seats who have most; nothing can be most (E-62)."""
    best, found = -1000, 0
    for seat in range(state.seats):
        if seats >> seat & 1:
            value = seen_of(state, seat, by)
            if value > best:
                best, found = value, 0
            if value == best:
                found |= 1 << seat
    return found


def best_for(state: State, princess: int, seats: int) -> int:
    """§6.1 Those of these seats to whom she prefers none: by her first preference, and if they are several by her second."""
    if seats:
        seats = best_of(state, seats, first_look(state, princess))
    if bit_count(seats) > 1 and second_look(state, princess) != BY_NOTHING:
        seats = best_of(state, seats, second_look(state, princess))
    return seats


def wait(state: State, princess: int) -> None:
    """§6.2 She waits behind those who were there before her."""
    state.undecided[state.undecided_count] = princess
    state.undecided_count += 1
    note(state, PrincessUndecided, princess)


def open_purse(state: State, seat: int) -> None:
    """§2.5 What everybody sees is remembered until gold is shown again."""
    state.shown_gold[seat] = state.gold[seat]
    state.shown_turn[seat] = state.turn
    note(state, GoldShown, seat, state.gold[seat])
