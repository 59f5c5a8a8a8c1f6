"""§3.7 Selling goods: any number of suits, each of different kinds."""

from caravanserai.core.bits import bit_count
from caravanserai.core.noting import note
from caravanserai.games.five_tribes.components import GOODS, RESOURCES, SUIT
from caravanserai.games.five_tribes.events import GoodOffered, GoodWithdrawn, SuitSold
from caravanserai.games.five_tribes.kernel.rules.pieces import take_card, throw_away
from caravanserai.games.five_tribes.kernel.state import State


def can_offer(state: State, seat: int, kind: int) -> bool:
    """§3.7 A suit is made of different goods, one of a kind."""
    return state.hand[seat * RESOURCES + kind] > 0 and not can_withdraw(state, kind)


def can_withdraw(state: State, kind: int) -> bool:
    """§3.7 What has joined a suit may leave it until the suit is sold."""
    return state.offered >> kind & 1 == 1


def offer(state: State, kind: int) -> None:
    """§3.7 One more kind joins the suit."""
    state.offered |= 1 << kind
    note(state, GoodOffered, state.turn, kind)


def withdraw(state: State, kind: int) -> None:
    """§3.7 One kind is taken back: the card has never left the hand."""
    state.offered &= ~(1 << kind)
    note(state, GoodWithdrawn, state.turn, kind)


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
