"""§8 Leg end: after the fifth roll, or when the race ends; and the order of what follows."""

from caravanserai.core.noting import note
from caravanserai.games.camel_up.components import COPYING, DICE, NOBODY, OVER, RACERS, RUNNING, TURN
from caravanserai.games.camel_up.events import LegEnded, LegStarted
from caravanserai.games.camel_up.kernel.rules.finish import score_race
from caravanserai.games.camel_up.kernel.rules.partners import best_copy, dissolve_partnerships
from caravanserai.games.camel_up.kernel.rules.ranking import leader, ranking, runner_up
from caravanserai.games.camel_up.kernel.rules.scores import settle_leg
from caravanserai.games.camel_up.kernel.state import State


def end_leg(state: State) -> None:
    """§8.1 The start marker goes to the left of whoever took the last pyramid ticket; then the leg is scored (C-28, C-40)."""
    state.start_marker = (state.turn + 1) % state.seats
    note(state, LegEnded, state.leg, ranking(state.camels), state.start_marker)
    if state.copy_by_hand and next_to_copy(state, 0) != NOBODY:
        state.turn = next_to_copy(state, 0)
        state.phase = COPYING
    else:
        copy_best_tickets(state)
        score_leg(state)


def copy_best_tickets(state: State) -> None:
    """§11.2 Unless the table chooses by hand, every ally copies the best of the partner's tickets (C-33)."""
    for seat in range(state.seats):
        if state.partner[seat] != NOBODY:
            state.copied[seat] = best_copy(state, state.partner[seat])


def next_to_copy(state: State, first: int) -> int:
    """§11.2 The next seat, from this one on, that has a partner to copy from."""
    for seat in range(first, state.seats):
        if state.partner[seat] != NOBODY:
            return seat
    return NOBODY


def after_copying(state: State) -> None:
    """§11.2 When every ally has chosen, the leg is scored."""
    seat = next_to_copy(state, state.turn + 1)
    if seat == NOBODY:
        score_leg(state)
    else:
        state.turn = seat


def score_leg(state: State) -> None:
    """§8.2 Everybody is scored from the same table; then the race's end is scored, or a new leg begins (C-39)."""
    first = leader(state.camels)
    second = runner_up(state.camels)
    for seat in range(state.seats):
        settle_leg(state, seat, first, second)
    state.turn = state.start_marker
    if state.finish == RUNNING:
        start_leg(state)
    else:
        score_race(state)
        state.phase = OVER


def start_leg(state: State) -> None:
    """§8.3 Tickets, tiles, partnership cards and dice go back; camels, coins and finish cards stay."""
    clear_leg(state)
    state.leg += 1
    state.phase = TURN
    note(state, LegStarted, state.leg, state.turn)


def clear_leg(state: State) -> None:
    """§8.3 What goes back at the end of a leg."""
    state.tickets = (1 << RACERS) - 1
    state.dice = (1 << DICE) - 1
    state.rolled_count = 0
    state.cheers = 0
    state.boos = 0
    for colour in range(RACERS):
        state.ticket_taken[colour] = 0
    for seat in range(state.seats):
        state.pyramid_tickets[seat] = 0
        state.tile_space[seat] = 0
        state.copied[seat] = 0
    dissolve_partnerships(state)
