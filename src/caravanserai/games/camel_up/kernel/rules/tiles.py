"""§6 Spectator tiles: where one may lie, and how it is laid."""

from typing import Final

from caravanserai.core.noting import note
from caravanserai.games.camel_up.components import BOO
from caravanserai.games.camel_up.events import TilePlaced
from caravanserai.games.camel_up.kernel.state import State

ALLOWED_SPACES: Final = 0x1FFFC
"""§6 Spaces 2 to 16: space 1 never holds a tile."""


def tile_spaces(state: State, seat: int) -> int:
    """§6 Where this seat may lay its tile, as bits: free of camels and tiles, and not beside another's (C-06, C-07)."""
    tiles = state.cheers | state.boos
    others = tiles & ~(1 << state.tile_space[seat])
    return ALLOWED_SPACES & ~(state.taken | tiles | others << 1 | others >> 1)


def place_tile(state: State, seat: int, space: int, side: int) -> None:
    """§4.2 Lay the tile, or move it from where it lies, with either side up. It pays nothing by itself."""
    note(state, TilePlaced, seat, side, space, state.tile_space[seat])
    lift_tile(state, seat)
    state.tile_space[seat] = space
    if side == BOO:
        state.boos |= 1 << space
    else:
        state.cheers |= 1 << space


def lift_tile(state: State, seat: int) -> None:
    """§6 The own tile is lifted before it is laid again (C-07)."""
    others = ~(1 << state.tile_space[seat])
    state.cheers &= others
    state.boos &= others
    state.tile_space[seat] = 0
