"""§3.3 The move: take up all meeples of a tile, and drop one on each tile of a walk, so that the last finds its like."""

from caravanserai.core.noting import note
from caravanserai.games.five_tribes.components import MARID, NO_TILE, NOBODY, TILES, TRIBES
from caravanserai.games.five_tribes.events import Dropped, PickedUp
from caravanserai.games.five_tribes.kernel.grid import DIRECTIONS, beside, walk_ends
from caravanserai.games.five_tribes.kernel.packs import count_of, has_pair, one_of, size_of
from caravanserai.games.five_tribes.kernel.rules.pieces import owner_of, pay_owner, put_meeples
from caravanserai.games.five_tribes.kernel.state import State


def like_tiles(state: State, tribe: int) -> int:
    """§3.3 Where the last meeple of a tribe may fall: beside its like, those dropped on the way included (Q3)."""
    return state.where[tribe] if state.loop_match or state.in_hand == 0 else state.match[tribe]


def can_complete(state: State, tile: int, came_by: int, hand: int, emptied: int, added: int, added_tribe: int) -> bool:
    """§3.3 Whether a walk from here can end on a tile where the last meeple finds its like.

    `emptied` are the tiles that are about to be taken up, `added` those where one of a tribe is about to fall. A walk of five
    steps or more can go round in a square of four tiles, so that a pair in hand always finds itself (Q3).
    """
    steps = size_of(hand)
    if steps >= 5 and state.loop_match and has_pair(hand):
        return True
    ends = walk_ends(tile, came_by, steps)
    for tribe in range(TRIBES):
        if count_of(hand, tribe):
            tiles = like_tiles(state, tribe) & ~emptied
            if tribe == added_tribe and state.loop_match:
                tiles |= added
            if ends & tiles:
                return True
    return False


def can_pick(state: State, tile: int) -> bool:
    """§3.3 A tile with meeples from which a move can be made to its end."""
    hand = state.meeples[tile]
    return hand != 0 and can_complete(state, tile, NO_TILE, hand, 1 << tile, 0, NO_TILE)


def can_move(state: State) -> bool:
    """§4 Whether any move is left on the board."""
    for tile in range(TILES):
        if can_pick(state, tile):
            return True
    return False


def pick_up(state: State, tile: int) -> None:
    """§3.3 All meeples into the hand; camel, palms and palaces stay."""
    state.in_hand = state.meeples[tile]
    state.meeples[tile] = 0
    for tribe in range(TRIBES):
        state.where[tribe] &= ~(1 << tile)
        state.match[tribe] = state.where[tribe]
    state.start_tile = tile
    state.at = tile
    state.came_by = NO_TILE
    note(state, PickedUp, state.turn, tile)


def direction_to(state: State, tile: int) -> int:
    """§3.3 The direction of a tile beside the one where the hand is, or NO_TILE; never back."""
    for direction in range(DIRECTIONS):
        if beside(state.at, direction) == tile and (state.came_by == NO_TILE or direction != state.came_by ^ 1):
            return direction
    return NO_TILE


def can_step(state: State, direction: int) -> bool:
    """§3.3 One step on, over no edge and never back."""
    if beside(state.at, direction) == NO_TILE:
        return False
    return state.came_by == NO_TILE or direction != state.came_by ^ 1


def can_drop(state: State, direction: int, tribe: int) -> bool:
    """§3.3 One meeple down after this step, and the rest of the move still possible; the last one must find its like."""
    tile = beside(state.at, direction)
    if count_of(state.in_hand, tribe) == 0:
        return False
    rest = state.in_hand - one_of(tribe)
    if rest == 0:
        return like_tiles(state, tribe) >> tile & 1 == 1
    return can_complete(state, tile, direction, rest, 0, 1 << tile, tribe)


def can_drop_on(state: State, tile: int, tribe: int) -> bool:
    """§3.3 The same by the tile that the step leads to."""
    direction = direction_to(state, tile)
    return direction != NO_TILE and can_drop(state, direction, tribe)


def drop(state: State, tile: int, tribe: int) -> None:
    """§3.3 One meeple falls. Marid's owner is paid for it on a tile of theirs (§5)."""
    state.came_by = direction_to(state, tile)
    state.at = tile
    state.in_hand -= one_of(tribe)
    put_meeples(state, tile, one_of(tribe))
    note(state, Dropped, state.turn, tile, tribe)
    if state.camel[tile] != NOBODY and state.camel[tile] == owner_of(state, MARID):
        pay_owner(state, MARID, state.turn)
