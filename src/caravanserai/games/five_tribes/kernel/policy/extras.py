"""§5 Anun-Nak: what meeples out of the bag would bring to the move that is about to be made."""

from caravanserai.core.bits import lowest_bit
from caravanserai.core.randomness import below
from caravanserai.games.five_tribes.components import NO_TILE, PER_TILE, TRIBES
from caravanserai.games.five_tribes.kernel.packs import one_of
from caravanserai.games.five_tribes.kernel.policy.desk import NO_END, Desk, says
from caravanserai.games.five_tribes.kernel.policy.reach import best_end, weigh_board
from caravanserai.games.five_tribes.kernel.policy.weights import EXTRA
from caravanserai.games.five_tribes.kernel.rules.pieces import put_meeples
from caravanserai.games.five_tribes.kernel.rules.powers import empty_tiles
from caravanserai.games.five_tribes.kernel.state import State


def best_move_worth(desk: Desk, state: State, seat: int) -> int:
    """What a seat's best end brings on this board."""
    weigh_board(desk, state, seat)
    chosen = best_end(desk)
    return desk.ends[chosen] if chosen != NO_TILE and desk.ends[chosen] > 0 else 0


def draw_extras(desk: Desk, state: State) -> int:
    """§5 Any meeples out of the bag, packed: three, or all that it holds."""
    pack, left = 0, state.bag_size
    for _ in range(PER_TILE if left > PER_TILE else left):
        drawn, tribe = below(desk.moods, left), 0
        left -= 1
        while tribe < TRIBES - 1 and drawn >= state.bag[tribe]:
            drawn -= state.bag[tribe]
            tribe += 1
        pack += one_of(tribe)
    return pack


def extras_worth(desk: Desk, state: State, seat: int, tile: int) -> int:
    """§5 What a seat's best end brings on average, with meeples out of the bag on this tile."""
    total, draws = 0, says(desk, EXTRA)
    for _ in range(draws):
        desk.scratch.copy_from(state)
        put_meeples(desk.scratch, tile, draw_extras(desk, state))
        total += best_move_worth(desk, desk.scratch, seat)
    return total // draws if draws else 0


def extras_gain(desk: Desk, state: State, seat: int) -> int:
    """§5 The same on the best tile for it, over what the best end brings without."""
    best = NO_END
    tiles = empty_tiles(state)
    while tiles:
        worth = extras_worth(desk, state, seat, lowest_bit(tiles))
        tiles &= tiles - 1
        if worth > best:
            best = worth
    return best - best_move_worth(desk, state, seat)
