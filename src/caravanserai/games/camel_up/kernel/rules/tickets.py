"""§4.1 Leg tickets: a bet on the leg's winner."""

from caravanserai.core.noting import note
from caravanserai.games.camel_up.components import TICKET_VALUES, TICKETS_PER_COLOUR
from caravanserai.games.camel_up.events import TicketTaken
from caravanserai.games.camel_up.kernel.state import State


def take_ticket(state: State, seat: int, colour: int) -> None:
    """§4.1 Take the top leg ticket of a colour: 5, then 3, then 2, then 2 (C-42). Nobody is limited in number or colour."""
    taken = state.ticket_taken[colour]
    note(state, TicketTaken, seat, colour, TICKET_VALUES[taken])
    state.ticket_holder[colour * TICKETS_PER_COLOUR + taken] = seat
    state.ticket_taken[colour] = taken + 1
    if taken + 1 == TICKETS_PER_COLOUR:
        state.tickets &= ~(1 << colour)
