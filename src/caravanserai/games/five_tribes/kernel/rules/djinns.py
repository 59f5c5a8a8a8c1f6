"""§5 Djinns: what using a power costs, and when it can be used. What each does is in `powers`."""

from caravanserai.core.bits import lowest_bit
from caravanserai.core.noting import note
from caravanserai.games.five_tribes.components import (
    DJINN_COSTS,
    DJINN_TIMES,
    ELDER,
    FREE,
    ONE,
    ONE_FAKIR,
    PRICE_ELDERS,
    WITH_FAKIR,
)
from caravanserai.games.five_tribes.events import PowerPaid
from caravanserai.games.five_tribes.kernel.rules.pieces import fakirs_of, owns, spend_fakirs, to_bag
from caravanserai.games.five_tribes.kernel.rules.powers import POWERS
from caravanserai.games.five_tribes.kernel.state import State


def can_pay(state: State, seat: int, cost: int, payment: int) -> bool:
    """§5 An elder can be replaced by a fakir, but of two elders only one."""
    fakirs = fakirs_of(state, seat)
    elders = state.elders[seat]
    if cost == ONE_FAKIR:
        return payment == WITH_FAKIR and fakirs > 0
    if cost == ONE:
        return fakirs > 0 if payment == WITH_FAKIR else elders > 0
    return (elders > 0 and fakirs > 0) if payment == WITH_FAKIR else elders >= PRICE_ELDERS[cost]


def might_pay(state: State, seat: int, cost: int) -> bool:
    """§5 The same as everybody can see it: any card could be a fakir."""
    cards = state.cards[seat]
    elders = state.elders[seat]
    if cost == ONE_FAKIR:
        return cards > 0
    if cost == ONE:
        return cards + elders > 0
    return elders > 1 or (elders > 0 and cards > 0)


def pay(state: State, seat: int, cost: int, payment: int) -> None:
    """§5 Elders go to the bag, fakirs to the discards."""
    elders = PRICE_ELDERS[cost]
    if payment == WITH_FAKIR:
        spend_fakirs(state, seat, 1)
        elders -= 1 if cost != ONE_FAKIR else 0
    state.elders[seat] -= elders
    to_bag(state, ELDER, elders)


def is_ready(state: State, seat: int, djinn: int) -> bool:
    """§5 A power with a price that this seat has, has not used yet, and could use now, the price aside; no suit being sold."""
    if state.offered or DJINN_COSTS[djinn] == FREE or not owns(state, seat, djinn) or state.used[seat] >> djinn & 1:
        return False
    return DJINN_TIMES[djinn] >> state.phase & 1 == 1 and POWERS[djinn].has_effect(state, seat)


def can_use(state: State, seat: int, djinn: int, payment: int) -> bool:
    """§5 Whether a power can be used now, and paid in this way."""
    return is_ready(state, seat, djinn) and can_pay(state, seat, DJINN_COSTS[djinn], payment)


def might_use_any(state: State, seat: int) -> bool:
    """§5 Whether some power could be used here, as everybody can see it."""
    djinns = state.djinns[seat]
    while djinns:
        djinn = lowest_bit(djinns)
        if is_ready(state, seat, djinn) and might_pay(state, seat, DJINN_COSTS[djinn]):
            return True
        djinns &= djinns - 1
    return False


def use_power(state: State, djinn: int, payment: int) -> None:
    """§5 Pay, and see what is to be chosen or drawn next."""
    seat = state.turn
    pay(state, seat, DJINN_COSTS[djinn], payment)
    state.used[seat] |= 1 << djinn
    note(state, PowerPaid, seat, djinn, payment)
    POWERS[djinn].use(state, djinn)


def aim(state: State, tile: int) -> None:
    """§5 The tile for a power has been chosen."""
    state.phase = state.window
    POWERS[state.power].aim(state, tile)
