"""§4.4 Finish cards: a secret bet on the winner or the loser of the whole race."""

from caravanserai.core.noting import note
from caravanserai.games.camel_up.components import LOSER
from caravanserai.games.camel_up.events import CardPlayed
from caravanserai.games.camel_up.kernel.state import State


def play_card(state: State, seat: int, colour: int, pile: int) -> None:
    """§4.4 Lay a finish card face down on a pile; it stays there, and is not at hand for the other pile (C-37)."""
    note(state, CardPlayed, seat, pile, colour)
    state.hand[seat] &= ~(1 << colour)
    if pile == LOSER:
        state.loser_pile[state.loser_count] = seat * 8 + colour
        state.loser_count += 1
    else:
        state.winner_pile[state.winner_count] = seat * 8 + colour
        state.winner_count += 1
