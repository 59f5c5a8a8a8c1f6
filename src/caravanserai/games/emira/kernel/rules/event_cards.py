"""§7.1 Event cards: when they can be played, and the playing of them. What each of them does is in `effects`."""

from caravanserai.core.noting import note
from caravanserai.games.emira.components import ALIKE, CARDS, STAYING, TO_EVENTS
from caravanserai.games.emira.events import CardPlayed
from caravanserai.games.emira.kernel.rules.effects import EFFECTS
from caravanserai.games.emira.kernel.rules.princesses import look_again
from caravanserai.games.emira.kernel.state import State


def is_symbol_used(state: State, card: int) -> bool:
    """§7.1 (E-15) A card with the same symbol, or by the table's choice of the same name, was played this turn."""
    alike = ALIKE[card]
    if state.by_titles:
        alike &= 1 << card
    return state.played & alike != 0


def can_play(state: State, seat: int, card: int) -> bool:
    """§4.1 and §7.1 (E-17) A card of one's own whose symbol is free, and the thing of one's own that it needs."""
    if state.hand[seat * CARDS + card] == 0 or is_symbol_used(state, card):
        return False
    return EFFECTS[card].can_play(state, seat)


def play_card(state: State, card: int) -> None:
    """§4.1 It leaves the game, unless it stays before its owner; undecided princesses look again afterwards."""
    seat = state.asked
    state.hand[seat * CARDS + card] -= 1
    state.played |= 1 << card
    state.card = card
    if not STAYING >> card & 1:
        state.cards_gone[card] += 1
    note(state, CardPlayed, seat, card)
    look_again(state, TO_EVENTS)
    EFFECTS[card].happen(state, seat)
