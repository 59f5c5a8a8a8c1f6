"""§9 Leg scoring: what tickets earn."""

from caravanserai.core.noting import note
from caravanserai.games.camel_up.components import (
    NOBODY,
    PYRAMID_COINS,
    RACERS,
    SECOND_TICKET,
    TICKET_VALUES,
    TICKETS_PER_COLOUR,
    WRONG_TICKET,
)
from caravanserai.games.camel_up.events import LegSettled, PartnerTicketScored, PyramidScored, TicketScored
from caravanserai.games.camel_up.kernel.state import State


def ticket_score(first: int, second: int, colour: int, ticket: int) -> int:
    """§9.1 The leg's winner earns the printed value, the second 1, and any other costs 1."""
    if colour == first:
        return TICKET_VALUES[ticket]
    if colour == second:
        return SECOND_TICKET
    return WRONG_TICKET


def leg_income(state: State, seat: int, first: int, second: int) -> int:
    """§9.1 and §9.2 What this seat's own leg tickets and pyramid tickets bring, losses included."""
    income = PYRAMID_COINS * state.pyramid_tickets[seat]
    for colour in range(RACERS):
        for ticket in range(state.ticket_taken[colour]):
            if state.ticket_holder[colour * TICKETS_PER_COLOUR + ticket] == seat:
                score = ticket_score(first, second, colour, ticket)
                note(state, TicketScored, seat, colour, TICKET_VALUES[ticket], score)
                income += score
    if state.pyramid_tickets[seat]:
        note(state, PyramidScored, seat, state.pyramid_tickets[seat])
    return income


def settle_leg(state: State, seat: int, first: int, second: int) -> None:
    """§9.3 All of it is added up, the partner's ticket too, and paid at once; nobody falls below nothing (C-23, C-25)."""
    income = leg_income(state, seat, first, second)
    if state.partner[seat] != NOBODY:
        note(state, PartnerTicketScored, seat, state.partner[seat], state.copied[seat])
        income += state.copied[seat]
    state.coins[seat] = max(0, state.coins[seat] + income)
    note(state, LegSettled, seat, income, state.coins[seat])
