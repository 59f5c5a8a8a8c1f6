"""§3.6 The tile's action: what one may or must do where the move ended, whoever owns the tile."""

from caravanserai.core.noting import note
from caravanserai.games.five_tribes.components import (
    LARGE_CARDS,
    LARGE_MARKET,
    LARGE_PRICE,
    LARGE_ROW,
    NO_THIEF,
    OASIS,
    SACRED_6,
    SACRED_15,
    SMALL_MARKET,
    SMALL_PRICE,
    SMALL_ROW,
    TWO,
    VILLAGE,
)
from caravanserai.games.five_tribes.events import CardBought, DjinnBought, ThiefBought
from caravanserai.games.five_tribes.kernel.rules.djinns import can_pay, might_pay, pay
from caravanserai.games.five_tribes.kernel.rules.pieces import gain_djinn, give_card, take_from_row
from caravanserai.games.five_tribes.kernel.state import State


def is_sacred(design: int) -> bool:
    """§3.6 Where djinns and the open thief are for sale."""
    return SACRED_6 <= design <= SACRED_15


def is_market(design: int) -> bool:
    """§3.6 Where cards of the row are for sale."""
    return design in (SMALL_MARKET, LARGE_MARKET)


def wants_piece(state: State, design: int) -> bool:
    """§3.6 A palace in a village, a palm in an oasis: compulsory, as long as there are any."""
    return (design == VILLAGE and state.palaces_left > 0) or (design == OASIS and state.palms_left > 0)


def asks_something(state: State, design: int) -> bool:
    """§3.6 Whether there is anything to decide here, as everybody can see: gold and fakirs are hidden."""
    if is_market(design):
        return state.row_count > 0
    if is_sacred(design):
        shown: bool = state.djinn_row_count > 0 or state.thief_shown != NO_THIEF
        return shown and might_pay(state, state.turn, TWO)
    return False


def price_here(state: State) -> int:
    """§3.6 3 gold in a small market, 6 in a large one, even if only one card is there."""
    return SMALL_PRICE if state.design[state.end_tile] == SMALL_MARKET else LARGE_PRICE


def cards_on_sale(state: State) -> int:
    """§3.6 How many cards from the head of the row may be chosen among; for a second card one less."""
    most = SMALL_ROW if state.design[state.end_tile] == SMALL_MARKET else LARGE_ROW
    if state.cards_due == 1 and most == LARGE_ROW:
        most -= 1
    return most if most < state.row_count else state.row_count


def buy_card(state: State, place: int) -> None:
    """§3.6 The price is paid with the first card."""
    seat = state.turn
    price = 0
    if state.cards_due == 0:
        price = price_here(state)
        state.gold[seat] -= price
        state.cards_due = LARGE_CARDS if state.design[state.end_tile] == LARGE_MARKET else 1
    kind = take_from_row(state, place)
    give_card(state, seat, kind)
    state.cards_due -= 1
    note(state, CardBought, seat, kind, place + 1, price)


def can_buy_djinn(state: State, payment: int) -> bool:
    """§3.6 Two elders, or an elder and a fakir."""
    return can_pay(state, state.turn, TWO, payment)


def buy_djinn(state: State, place: int, payment: int) -> None:
    """§3.6 One of the djinns shown; the others close up."""
    seat = state.turn
    djinn = state.djinn_row[place]
    pay(state, seat, TWO, payment)
    state.djinn_row_count -= 1
    for index in range(place, state.djinn_row_count):
        state.djinn_row[index] = state.djinn_row[index + 1]
    note(state, DjinnBought, seat, djinn, payment)
    gain_djinn(state, seat, djinn)


def buy_thief(state: State, payment: int) -> None:
    """§6 The open thief instead of a djinn, for the same price; it is not used at once (Q2)."""
    seat = state.turn
    pay(state, seat, TWO, payment)
    state.thieves_held[seat] |= 1 << state.thief_shown
    state.thieves_fresh[seat] |= 1 << state.thief_shown
    note(state, ThiefBought, seat, state.thief_shown, payment)
    state.thief_shown = NO_THIEF
