"""§3.4 The control check: the last tribe is taken from the last tile, and an empty neutral tile gets a camel."""

from caravanserai.core.noting import note
from caravanserai.games.five_tribes.events import TribeTaken
from caravanserai.games.five_tribes.kernel.packs import count_of
from caravanserai.games.five_tribes.kernel.rules.pieces import place_camel, remove_meeples
from caravanserai.games.five_tribes.kernel.state import State


def take_tribe(state: State, tribe: int) -> None:
    """§3.4 All meeples of the last one's colour, and control if nothing stands there any more."""
    tile = state.at
    state.end_tile = tile
    state.tribe = tribe
    state.taken = count_of(state.meeples[tile], tribe)
    remove_meeples(state, tile, tribe, state.taken)
    note(state, TribeTaken, state.turn, tile, tribe, state.taken)
    if state.meeples[tile] == 0:
        place_camel(state, state.turn, tile)
