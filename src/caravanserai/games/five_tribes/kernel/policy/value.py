"""What a position is worth to a seat: everything as it will count, and against what the others have."""

from caravanserai.core.bits import bit_count, lowest_bit
from caravanserai.games.five_tribes.components import JAFAAR, OVER, THIEF_POINTS
from caravanserai.games.five_tribes.kernel.policy.desk import Desk, says, think_as
from caravanserai.games.five_tribes.kernel.policy.terms import (
    djinn_base,
    elder_gain,
    fakir_gain,
    hand_gain,
    tens_of,
    tile_gain,
)
from caravanserai.games.five_tribes.kernel.policy.weights import CAMEL, CENT, RIVALS, VICTORY
from caravanserai.games.five_tribes.kernel.rules.pieces import fakirs_of, owns
from caravanserai.games.five_tribes.kernel.rules.scoring import total_points
from caravanserai.games.five_tribes.kernel.state import State


def seat_value(desk: Desk, state: State, seat: int) -> int:
    """Everything that a seat has, as it will count."""
    worth = state.gold[seat] * CENT
    worth += state.viziers[seat] * (3 if owns(state, seat, JAFAAR) else 1) * CENT
    worth += tens_of(desk, state, seat, seat, 0)
    worth += state.elders[seat] * elder_gain(desk, state, seat)
    worth += fakirs_of(state, seat) * fakir_gain(desk, state, seat)
    worth += hand_gain(desk, state, seat)
    worth += THIEF_POINTS * CENT * bit_count(state.thieves_held[seat])
    worth -= says(desk, CAMEL) * state.camels[seat]
    tiles = state.owned[seat]
    while tiles:
        worth += tile_gain(state, seat, lowest_bit(tiles))
        tiles &= tiles - 1
    djinns = state.djinns[seat]
    while djinns:
        worth += djinn_base(desk, lowest_bit(djinns))
        djinns &= djinns - 1
    return worth


def lead_of(desk: Desk, state: State, seat: int) -> int:
    """A seat's worth against that of the others: their mean and their best, half and half."""
    think_as(desk, state, seat)
    total, best = 0, -1000000
    for other in range(state.seats):
        if other != seat:
            worth = seat_value(desk, state, other)
            total += worth
            if worth > best:
                best = worth
    theirs = (total // (state.seats - 1) + best) // 2
    return seat_value(desk, state, seat) - theirs * says(desk, RIVALS) // 100


def value_of(desk: Desk, state: State, seat: int) -> int:
    """The lead over the best of the others once the game is over, and something for the victory; before that, as it is worth."""
    if state.phase != OVER:
        return lead_of(desk, state, seat)
    think_as(desk, state, seat)
    best = -1000
    for other in range(state.seats):
        if other != seat and total_points(state, other) > best:
            best = total_points(state, other)
    ahead = total_points(state, seat) - best
    return ahead * CENT + (says(desk, VICTORY) if ahead > 0 else -says(desk, VICTORY) if ahead < 0 else 0)
