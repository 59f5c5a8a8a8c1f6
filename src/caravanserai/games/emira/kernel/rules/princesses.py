"""§6 Princesses: whom they choose, when they look again, and how they move in. What each of them does is in `characters`."""

from caravanserai.core.bits import bit_count, lowest_bit
from caravanserai.games.emira.components import BY_MONEY, NOBODY, NONE, TO_CHECK
from caravanserai.games.emira.kernel.rules.characters import CHARACTERS
from caravanserai.games.emira.kernel.rules.choosing import best_for, best_of, first_look, open_purse, second_look, wait
from caravanserai.games.emira.kernel.state import State

# §6.1 Whom she chooses


def sheikhs_for(state: State, princess: int) -> int:
    """§6.1 All whom she may choose, as bits."""
    return CHARACTERS[princess].sheikhs(state)


def finalists(state: State, princess: int) -> int:
    """§6.1 Those to whom she prefers nobody."""
    return best_for(state, princess, sheikhs_for(state, princess))


def chosen_by(state: State, princess: int) -> int:
    """§6.1 The sheikh she goes to now, or NOBODY."""
    seats = finalists(state, princess)
    return lowest_bit(seats) if bit_count(seats) == 1 else NOBODY


def choose(state: State) -> None:
    """§4.6 The next princess in play chooses, or waits (E-61)."""
    princess = state.in_play[0]
    state.in_play[0] = state.in_play[1]
    state.in_play[1] = state.in_play[2]
    state.in_play[2] = NONE
    state.in_play_count -= 1
    state.choosing -= 1
    show_gold(state, princess)
    seat = chosen_by(state, princess)
    if seat == NOBODY:
        wait(state, princess)
    else:
        join(state, princess, seat)


def join(state: State, princess: int, seat: int) -> None:
    """§6.4 She comes to a sheikh."""
    CHARACTERS[princess].join(state, princess, seat)


# §6.2 Undecided princesses


def check_undecided(state: State) -> None:
    """§6.2 (E-63, E-66) The one who has waited longest looks first; whenever one moves in, all begin again."""
    for index in range(state.undecided_count):
        princess = state.undecided[index]
        seat = chosen_by(state, princess)
        if seat != NOBODY:
            state.undecided_count -= 1
            for later in range(index, state.undecided_count):
                state.undecided[later] = state.undecided[later + 1]
            state.undecided[state.undecided_count] = NONE
            join(state, princess, seat)
            return
    state.stage = state.resume


def look_again(state: State, resume: int) -> None:
    """§6.2 (E-64) Something is finished: undecided princesses look again before it goes on."""
    state.stage = TO_CHECK
    state.resume = resume


# §6.3 Gold is shown


def show_gold(state: State, princess: int) -> None:
    """§6.3 (E-68) The gold that a princess in play compares."""
    seats = sheikhs_for(state, princess)
    if bit_count(seats) < 2:
        return
    if first_look(state, princess) != BY_MONEY:
        seats = best_of(state, seats, first_look(state, princess))
        if bit_count(seats) < 2 or second_look(state, princess) != BY_MONEY:
            return
    for seat in range(state.seats):
        if state.reveal_all or seats >> seat & 1:
            open_purse(state, seat)
