"""§3.7 Selling goods: any number of suits, each of different kinds."""

from caravanserai.core.bits import bit_count
from caravanserai.core.noting import note
from caravanserai.games.five_tribes.components import GOODS, RESOURCES, SUIT
from caravanserai.games.five_tribes.events import GoodOffered, SuitSold
from caravanserai.games.five_tribes.rules.pieces import take_card, throw_away
from caravanserai.games.five_tribes.state import State


def can_offer(state: State, seat: int, kind: int) -> bool:
    """§3.7 Goods join a suit in the order of their kinds, so that each suit is put together in one way."""
    return state.hand[seat * RESOURCES + kind] > 0 and state.offered >> kind == 0


def offer(state: State, kind: int) -> None:
    """§3.7 One more kind joins the suit."""
    state.offered |= 1 << kind
    note(state, GoodOffered, state.turn, kind)


def sell(state: State) -> None:
    """§3.7 The whole suit at once, for its price by size."""
    gold = SUIT[bit_count(state.offered)]
    for kind in range(GOODS):
        if state.offered >> kind & 1:
            take_card(state, state.turn, kind, 1)
            throw_away(state, kind, 1)
    state.gold[state.turn] += gold
    note(state, SuitSold, state.turn, state.offered, gold)
    state.offered = 0
