"""What every seat can expect as things stand, and how near it is to winning: only the first place counts."""

from typing import Final

from caravanserai.core.guiding import weight
from caravanserai.games.camel_up.components import RACERS, SPACES, TICKET_VALUES, TICKETS_PER_COLOUR
from caravanserai.games.camel_up.kernel.camels import space_at
from caravanserai.games.camel_up.kernel.policy.beliefs import learn_the_rest, value_piles
from caravanserai.games.camel_up.kernel.policy.desk import Chances, Desk
from caravanserai.games.camel_up.kernel.policy.falling import fall
from caravanserai.games.camel_up.kernel.policy.odds import find_chances, find_race
from caravanserai.games.camel_up.kernel.policy.weights import ONE, RACES, RIVALS, SPREAD_END, SPREAD_ROLL
from caravanserai.games.camel_up.kernel.rules.ranking import place_of_next
from caravanserai.games.camel_up.kernel.state import State

ROLLS_A_SPACE: Final = 15_500
"""How many rolls it takes the foremost racer to move on by a space."""


def look_around(desk: Desk, state: State, seat: int) -> None:
    """Everything that a seat's thoughts begin with: the odds, the others' cards, everybody's standing."""
    find_chances(desk, desk.now, state.camels, state.dice, state.cheers, state.boos)
    find_race(desk, desk.race, state.camels, state.dice, state.cheers, state.boos, weight(desk.mind, seat, RACES))
    learn_the_rest(desk, state, seat)
    for other in range(state.seats):
        desk.standing[other] = ONE * (state.coins[other] + state.pyramid_tickets[other])
        if state.tile_space[other]:
            desk.standing[other] += desk.now.landings[state.tile_space[other]]
    for colour in range(RACERS):
        for ticket in range(state.ticket_taken[colour]):
            holder = state.ticket_holder[colour * TICKETS_PER_COLOUR + ticket]
            desk.standing[holder] += ticket_worth(desk.now, colour, TICKET_VALUES[ticket])
    value_piles(desk, state, seat)
    weigh_rivals(desk, state, seat)


def ticket_worth(chances: Chances, colour: int, value: int) -> int:
    """§9.1 The printed value for the first, 1 for the second, and 1 to pay for any other."""
    return (value + 1) * chances.first[colour] + 2 * chances.second[colour] - ONE


def front_racer(state: State) -> int:
    """§7 The space of the foremost racer; crazy camels run the other way and tell nothing of how near the end is."""
    return space_at(state.camels, place_of_next(state.camels, 56))


def spread_of(desk: Desk, state: State, seat: int) -> int:
    """By how many coins it is uncertain who will be first: the more, the more rolls there are to come."""
    rolls = max(ONE, ROLLS_A_SPACE * (SPACES + 1 - front_racer(state)))
    return weight(desk.mind, seat, SPREAD_END) + weight(desk.mind, seat, SPREAD_ROLL) * (rolls // 100) // 100


def weigh_rivals(desk: Desk, state: State, seat: int) -> None:
    """A rival's coin costs the more, the nearer that rival is to winning; all of them together cost as much as one's own."""
    spread = spread_of(desk, state, seat)
    top = 0
    for other in range(state.seats):
        if other != seat:
            top = max(top, desk.standing[other])
    total = 0
    for other in range(state.seats):
        desk.rivals[other] = 0
        if other != seat and weight(desk.mind, seat, RIVALS):
            desk.rivals[other] = fall(top - desk.standing[other], spread) // 100
            total += desk.rivals[other]
    for other in range(state.seats):
        desk.rivals[other] = desk.rivals[other] * ONE // max(1, total)
