"""§5 Movement: which camel a die moves, where its unit stops, and what a spectator tile does to it."""

from typing import Final

from caravanserai.core.noting import note
from caravanserai.core.words import Word
from caravanserai.games.camel_up.components import (
    BACKWARD,
    BLACK,
    CAMELS,
    DIE,
    FACES,
    FORWARD,
    GREY,
    RACERS,
    SPACES,
    TILE_COINS,
    TILE_STEP,
    WHITE,
)
from caravanserai.games.camel_up.events import CrazySwapped, TilePaid, UnitMoved
from caravanserai.games.camel_up.kernel.camels import camel_at, moved, place_of, space_at, space_of, spaces_taken, unit_of
from caravanserai.games.camel_up.kernel.state import State

ONLY_CARRIER: Final = 0
UPPER_OF_TWO: Final = 1


def carries_racer(camels: Word, crazy: int) -> bool:
    """§5.3 Whether a racer stands anywhere above this crazy camel in its stack (C-11)."""
    place = place_of(camels, crazy)
    space = space_at(camels, place)
    place += 8
    while place < 8 * CAMELS and space_at(camels, place) == space:
        if camel_at(camels, place) < RACERS:
            return True
        place += 8
    return False


def upper_crazy(camels: Word) -> int:
    """§5.3 The crazy camel that sits directly on the other; 0 if neither does."""
    white = place_of(camels, WHITE)
    black = place_of(camels, BLACK)
    if space_at(camels, white) == space_at(camels, black):
        if white - black == 8:
            return WHITE
        if black - white == 8:
            return BLACK
    return 0


def crazy_mover(camels: Word, printed: int) -> int:
    """§5.3 The crazy camel of the printed colour moves, unless one sits on the other, or only one of them carries racers."""
    upper = upper_crazy(camels)
    if upper:
        return upper
    white_carries = carries_racer(camels, WHITE)
    if white_carries != carries_racer(camels, BLACK):
        return WHITE if white_carries else BLACK
    return printed


def die_mover(camels: Word, roll: int) -> int:
    """§5.2 A coloured die moves its own racer; the grey die moves a crazy camel (§5.3)."""
    if roll < GREY:
        return (roll - DIE) // 3
    return crazy_mover(camels, WHITE + (roll - GREY) // 3)


def die_steps(roll: int) -> int:
    """§5.3 The number on the face, which counts even where the grey die's colour does not."""
    return (roll - DIE) % FACES + 1


def heading(camel: int) -> int:
    """§5.4 Racers run clockwise, crazy camels against them."""
    return 1 if camel < RACERS else -1


def tile_shift(cheers: int, boos: int, stop: int, direction: int) -> int:
    """§5.5 Cheered on, a unit goes one further the way it runs; booed, one back (C-13: the rolled camel's way decides)."""
    if stop < 1 or stop > SPACES:
        return 0
    return direction * TILE_STEP * ((cheers >> stop & 1) - (boos >> stop & 1))


def crossing(space: int) -> int:
    """§5.6 Beyond 16 clockwise, or behind 1 the other way, the race ends at once; nothing wraps around."""
    if space > SPACES:
        return FORWARD
    if space < 1:
        return BACKWARD
    return 0


def move_camel(state: State, camel: int, steps: int) -> None:
    """§5 Move a camel's unit, pay the owner of a tile it stops on, and see whether it crossed the line."""
    direction = heading(camel)
    start = space_of(state.camels, camel)
    stop = start + direction * steps
    shift = tile_shift(state.cheers, state.boos, stop, direction)
    under: bool = shift == -direction * TILE_STEP
    note(state, UnitMoved, unit_of(state.camels, camel), start, stop, stop + shift, under)
    if shift:
        pay_tile_owner(state, stop)
    state.camels = moved(state.camels, camel, stop + shift, under)
    state.taken = spaces_taken(state.camels)
    state.finish = crossing(stop + shift)


def pay_tile_owner(state: State, space: int) -> None:
    """§5.5 The owner gets 1 coin at once, also for the owner's own roll, also if the unit then crosses the line (C-16)."""
    for seat in range(state.seats):
        if state.tile_space[seat] == space:
            state.coins[seat] += TILE_COINS
            note(state, TilePaid, seat, space)


def move_by_die(state: State, roll: int) -> None:
    """§5.2 and §5.3 What comes out of the pyramid moves."""
    camel = die_mover(state.camels, roll)
    if roll >= GREY:
        printed = WHITE + (roll - GREY) // 3
        if camel != printed:
            reason = UPPER_OF_TWO if upper_crazy(state.camels) else ONLY_CARRIER
            note(state, CrazySwapped, printed, camel, reason)
    move_camel(state, camel, die_steps(roll))
