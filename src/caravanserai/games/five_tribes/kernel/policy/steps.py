"""§3.3 Trails: any walk from a tile to an end, with the order in which meeples are dropped."""

from caravanserai.core.bits import bit_count, nth_bit
from caravanserai.core.randomness import below
from caravanserai.games.five_tribes.components import DROP, NO_TILE, PICK, SOWING, TILES, TRIBES
from caravanserai.games.five_tribes.kernel.grid import DIRECTIONS, beside
from caravanserai.games.five_tribes.kernel.packs import count_of, one_of, size_of
from caravanserai.games.five_tribes.kernel.policy.desk import ONWARD, WALKS, Desk
from caravanserai.games.five_tribes.kernel.state import State


def draw_walk(desk: Desk, state: State, end: int, starts: int, rounds: int) -> bool:
    """§3.3 Any trail to an end, by tile and tribe, into `path`: from any of these tiles, or twice to it from any of those."""
    tile, tribe = end // TRIBES, end % TRIBES
    if rounds:
        return draw_loop(desk, state, nth_bit(rounds, below(desk.moods, bit_count(rounds))), tile, tribe)
    start = state.at
    if state.phase != SOWING:
        start = nth_bit(starts, below(desk.moods, bit_count(starts)))
    return draw_trail(desk, state, start, tile, tribe, 0)


def draw_loop(desk: Desk, state: State, start: int, end: int, tribe: int) -> bool:
    """§3.3 Any trail that comes to an end twice: first after any number of steps from which it can come again."""
    steps = size_of(state.meeples[start])
    firsts = 0
    for before in range(1, steps - 3):
        if (steps - before) % 2 == 0 and WALKS[before * TILES + start] >> end & 1:
            firsts |= 1 << before
    if firsts == 0:
        return False
    return draw_trail(desk, state, start, end, tribe, nth_bit(firsts, below(desk.moods, bit_count(firsts))))


def draw_trail(desk: Desk, state: State, start: int, end: int, tribe: int, before: int) -> bool:
    """§3.3 Any trail from a tile to an end into `path`; of a move that is half made, the rest. Whether there is one.

    Where it comes to the end twice, `before` is the step of the first time, with one of the same tribe to be found there later.
    """
    under_way: bool = state.phase == SOWING
    hand = state.in_hand if under_way else state.meeples[start]
    tile, came_by = start, state.came_by if under_way else NO_TILE
    desk.length = 0
    if not under_way:
        desk.path[0] = PICK + start
        desk.length = 1
    left, ahead = size_of(hand), before
    while left:
        left -= 1
        ahead -= 1
        came_by = draw_direction(desk, tile, came_by, ahead if ahead >= 0 else left, end)
        if came_by == NO_TILE:
            return False
        tile = beside(tile, came_by)
        dropped = tribe
        if left and ahead:
            dropped = draw_tribe(desk, hand, tribe, 2 if ahead > 0 else 1)
        hand -= one_of(dropped)
        desk.path[desk.length] = DROP + TRIBES * tile + dropped
        desk.length += 1
    return True


def draw_direction(desk: Desk, tile: int, came_by: int, left: int, end: int) -> int:
    """§3.3 Any direction from which the end can be reached with the steps that are left, or NO_TILE."""
    ways = 0
    for direction in range(DIRECTIONS):
        beyond = beside(tile, direction)
        if beyond == NO_TILE or (came_by != NO_TILE and direction == came_by ^ 1):
            continue
        if ONWARD[(left * DIRECTIONS + direction) * TILES + beyond] >> end & 1:
            ways |= 1 << direction
    return nth_bit(ways, below(desk.moods, bit_count(ways))) if ways else NO_TILE


def draw_tribe(desk: Desk, hand: int, last: int, kept: int) -> int:
    """Any of those carried, but so many of the tribe that is to fall last are kept."""
    others = 0
    for tribe in range(TRIBES):
        if count_of(hand, tribe) > (kept if tribe == last else 0):
            others |= 1 << tribe
    return nth_bit(others, below(desk.moods, bit_count(others)))
