"""§3.3 All that a move can come to: where it can end with which tribe, and every way to get there."""

from typing import Final

from caravanserai.core.bits import lowest_bit
from caravanserai.core.fields import Fields
from caravanserai.core.words import Word
from caravanserai.games.five_tribes.components import DROP, NO_TILE, SOWING, TILES, TRIBES
from caravanserai.games.five_tribes.kernel.grid import DIRECTIONS, beside, walk_ends
from caravanserai.games.five_tribes.kernel.packs import count_of, one_of, size_of
from caravanserai.games.five_tribes.kernel.rules.pieces import put_meeples, remove_meeples
from caravanserai.games.five_tribes.kernel.rules.sowing import pick_up
from caravanserai.games.five_tribes.kernel.state import State

ENDS: Final = 4500
"""One for each start, end and tribe."""
ROOM: Final = 65536
"""For the drops of all ways that start on one tile."""
DEEPEST: Final = 90


class Ends(Fields):
    """Where moves can end: by start, end and tribe, as one number (`end_number`)."""

    count: int = 0
    ends: list[int] = [0] * ENDS


class Ways(Fields):
    """Every sequence of drops from one tile, one after the other, as far as there is room; all of them are counted."""

    count: Word = 0
    length: int = 0
    path: list[int] = [0] * DEEPEST
    """The drops so far."""
    kept: int = 0
    drops: list[int] = [0] * ROOM


def end_number(start: int, end: int, tribe: int) -> int:
    return (start * TILES + end) * TRIBES + tribe


def loop_ends(tile: int, came_by: int, steps: int) -> int:
    """The tiles that a walk can end on for the second time.

    From a tile back to it, whichever way one came there, lead walks of four steps and of every higher even number: round a square
    or a rectangle, as often as needed.
    """
    tiles = 0
    for before in range(1, steps - 3):
        if (steps - before) % 2 == 0:
            tiles |= walk_ends(tile, came_by, before)
    return tiles


def ends_with(state: State, tile: int, came_by: int, hand: int, emptied: int, tribe: int) -> int:
    """§3.3 Where a walk from here can end with this tribe; `emptied` are the tiles that are about to be taken up."""
    if count_of(hand, tribe) == 0:
        return 0
    steps = size_of(hand)
    likes = state.where[tribe] if state.loop_match or emptied else state.match[tribe]
    tiles = walk_ends(tile, came_by, steps) & likes & ~emptied
    if steps >= 5 and state.loop_match and count_of(hand, tribe) > 1:
        tiles |= loop_ends(tile, came_by, steps)
    return tiles


def add_ends(found: Ends, start: int, tribe: int, tiles: int) -> None:
    while tiles:
        found.ends[found.count] = end_number(start, lowest_bit(tiles), tribe)
        found.count += 1
        tiles &= tiles - 1


def list_ends(state: State, found: Ends) -> None:
    """§3.3 Every start, end and tribe; of a move that is half made, what it can still come to."""
    found.count = 0
    if state.phase == SOWING:
        for tribe in range(TRIBES):
            tiles = ends_with(state, state.at, state.came_by, state.in_hand, 0, tribe)
            add_ends(found, state.start_tile, tribe, tiles)
        return
    for start in range(TILES):
        hand = state.meeples[start]
        for tribe in range(TRIBES):
            if count_of(hand, tribe):
                add_ends(found, start, tribe, ends_with(state, start, NO_TILE, hand, 1 << start, tribe))


def leads_to(state: State, tile: int, came_by: int, hand: int, end: int, tribe: int) -> bool:
    """§3.3 Whether a walk from here can still end there, with that tribe."""
    return ends_with(state, tile, came_by, hand, 0, tribe) >> end & 1 == 1


def put_down(state: State, tile: int, tribe: int) -> None:
    """A drop that is only tried; `take_back` undoes it."""
    state.in_hand -= one_of(tribe)
    put_meeples(state, tile, one_of(tribe))


def take_back(state: State, tile: int, tribe: int) -> None:
    state.in_hand += one_of(tribe)
    remove_meeples(state, tile, tribe, 1)


def keep_way(ways: Ways) -> None:
    ways.count += 1
    if ways.kept + ways.length <= ROOM:
        for index in range(ways.length):
            ways.drops[ways.kept + index] = ways.path[index]
        ways.kept += ways.length


def walk_on(state: State, ways: Ways, tile: int, came_by: int, depth: int) -> None:
    """§3.3 Every drop from here that the move can be ended after, and so on to the last."""
    last: bool = depth + 1 == ways.length
    for direction in range(DIRECTIONS):
        onto = beside(tile, direction)
        if onto == NO_TILE or (came_by != NO_TILE and direction == came_by ^ 1):
            continue
        for tribe in range(TRIBES):
            if count_of(state.in_hand, tribe) == 0:
                continue
            ways.path[depth] = DROP + TRIBES * onto + tribe
            if last:
                likes = state.where[tribe] if state.loop_match else state.match[tribe]
                if likes >> onto & 1:
                    keep_way(ways)
                continue
            put_down(state, onto, tribe)
            if ends_any(state, onto, direction):
                walk_on(state, ways, onto, direction, depth + 1)
            take_back(state, onto, tribe)


def ends_any(state: State, tile: int, came_by: int) -> bool:
    tiles = 0
    for tribe in range(TRIBES):
        tiles |= ends_with(state, tile, came_by, state.in_hand, 0, tribe)
    return tiles != 0


def list_ways(state: State, ways: Ways, start: int) -> None:
    """§3.3 Every path and order of drops from a tile. The state is left with that tile taken up."""
    pick_up(state, start)
    ways.count = 0
    ways.kept = 0
    ways.length = size_of(state.in_hand)
    if ways.length:
        walk_on(state, ways, start, NO_TILE, 0)
