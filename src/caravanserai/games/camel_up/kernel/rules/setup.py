"""§3 Setup: who starts, where the camels stand, in what order they are stacked."""

from caravanserai.core.bits import bit_count, lowest_bit
from caravanserai.core.noting import note
from caravanserai.games.camel_up.components import (
    AS_GIVEN,
    BLACK,
    CAMELS,
    CHOOSING_CRAZY,
    CHOOSING_START,
    DICE,
    DIE,
    FACES,
    FIRST_CRAZY,
    GREY,
    NOBODY,
    PARTNERSHIP_SEATS,
    RACERS,
    ROLLING_FIRST_CRAZY,
    ROLLING_SECOND_CRAZY,
    ROLLING_START,
    SPACES,
    STACKING,
    START_SEAT,
    TURN,
    WHITE,
)
from caravanserai.games.camel_up.events import CamelPlaced, GreyStartDieRolled, SetupEnded, StartDieRolled, StartSeatDrawn
from caravanserai.games.camel_up.kernel.camels import added, camel_at, spaces_taken
from caravanserai.games.camel_up.kernel.state import State


def lay_out(state: State) -> None:
    """§3.1 Everybody is given coins, cards and a tile; from six players on also a partnership card."""
    if state.seats >= PARTNERSHIP_SEATS:
        state.free_partners = (1 << state.seats) - 1
    state.phase = CHOOSING_START
    if state.start_seat != NOBODY:
        give_start_marker(state, state.start_seat)


def give_start_marker(state: State, seat: int) -> None:
    """§3.2 The start player rolls for the camels and takes the first turn (C-03)."""
    state.start_marker = seat
    state.turn = seat
    state.phase = ROLLING_START


def draw_start_seat(state: State, move: int) -> None:
    """§3.2 The start player drawn by lot, where the table wants it so (C-03)."""
    note(state, StartSeatDrawn, move - START_SEAT)
    give_start_marker(state, move - START_SEAT)


def roll_start_die(state: State, move: int) -> None:
    """§3.2 A racer starts on the space its die shows."""
    camel = (move - DIE) // 3
    note(state, StartDieRolled, camel, (move - DIE) % 3 + 1)
    state.rolled[state.rolled_count] = move
    state.rolled_count += 1
    state.dice &= ~(1 << camel)
    if state.rolled_count == RACERS:
        state.phase = STACKING
        stack_what_is_settled(state)


def start_space(state: State, camel: int) -> int:
    """§3.2 The space that this racer's die showed."""
    return (state.rolled[camel] - DIE) % FACES + 1


def waiting_camels(state: State, space: int) -> int:
    """§3.3 The racers that belong on this space and do not stand there yet."""
    waiting = 0
    for camel in range(RACERS):
        if state.dice >> camel & 1 == 0 and start_space(state, camel) == space:
            waiting |= 1 << camel
    return waiting


def stacking_camels(state: State) -> int:
    """§3.3 The racers one of which goes next, on the first space where the order is still open; none if all stand."""
    for space in range(1, 4):
        waiting = waiting_camels(state, space)
        if waiting:
            return waiting
    return 0


def stack_what_is_settled(state: State) -> None:
    """§3.3 A racer without company, or the last of its stack, needs no decision (C-04)."""
    waiting = stacking_camels(state)
    while waiting and (bit_count(waiting) == 1 or state.stack_order == AS_GIVEN):
        stand(state, lowest_bit(waiting))
        waiting = stacking_camels(state)
    if waiting == 0:
        state.rolled_count = 0
        state.phase = ROLLING_FIRST_CRAZY


def stand(state: State, camel: int) -> None:
    """§3.3 A racer takes its place on top of those that stand there already; its die goes back into the pyramid."""
    place_camel(state, camel, start_space(state, camel))
    state.dice |= 1 << camel


def place_camel(state: State, camel: int, space: int) -> None:
    """§3 A camel is put on the track, on top of whatever stands there."""
    state.camels = added(state.camels, camel, space)
    state.taken = spaces_taken(state.camels)
    note(state, CamelPlaced, camel, space)


def stack_next(state: State, camel: int) -> None:
    """§3.3 The start player says which racer goes next onto the stack (C-04)."""
    stand(state, camel)
    stack_what_is_settled(state)


def roll_first_grey(state: State, move: int) -> None:
    """§3.4 The number tells the space, counted back from the line: 1 is 16. The colour does not matter (C-05)."""
    note_grey(state, move)
    state.rolled[0] = move
    state.rolled_count = 1
    state.phase = CHOOSING_CRAZY
    if state.first_crazy == AS_GIVEN:
        choose_first_crazy(state, FIRST_CRAZY)


def note_grey(state: State, move: int) -> None:
    """§3.4 What the grey die showed; its colour does not count here."""
    note(state, GreyStartDieRolled, WHITE + (move - GREY) // 3, (move - GREY) % 3 + 1)


def grey_space(move: int) -> int:
    """§3.4 1 is space 16, 2 is 15, 3 is 14."""
    return SPACES - (move - GREY) % FACES


def choose_first_crazy(state: State, move: int) -> None:
    """§3.4 The start player chooses which crazy camel takes the first roll's space (C-05)."""
    place_camel(state, WHITE + move - FIRST_CRAZY, grey_space(state.rolled[0]))
    state.phase = ROLLING_SECOND_CRAZY


def roll_second_grey(state: State, move: int) -> None:
    """§3.4 The other crazy camel; on the same space it sits on the first (C-05)."""
    note_grey(state, move)
    place_camel(state, unplaced_crazy(state), grey_space(move))
    begin_race(state)


def begin_race(state: State) -> None:
    """§3.5 All six dice go into the pyramid, and the start player takes the first turn."""
    state.rolled_count = 0
    state.dice = (1 << DICE) - 1
    state.phase = TURN
    note(state, SetupEnded, state.turn)


def unplaced_crazy(state: State) -> int:
    """§3.4 The crazy camel that is not on the track yet."""
    for index in range(CAMELS):
        if camel_at(state.camels, 8 * index) == WHITE:
            return BLACK
    return WHITE
