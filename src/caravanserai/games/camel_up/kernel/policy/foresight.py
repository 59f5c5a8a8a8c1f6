"""Who will be first, for one who looks back on a game: races rolled to their end, and the turns of this round foreseen.

Who has a turn before him has something that others have not. It is foreseen by the policy, seat after seat up to the end of the
round, so that to take a turn as the policy does changes nothing; what comes after a roll is not known, and reckoned with at what
it usually brings.
"""

from caravanserai.games.camel_up.components import TURN
from caravanserai.games.camel_up.kernel.policy.beliefs import learn_the_rest
from caravanserai.games.camel_up.kernel.policy.desk import Desk, Samples
from caravanserai.games.camel_up.kernel.policy.falling import fall
from caravanserai.games.camel_up.kernel.policy.first_place import ROOTS, fill_purses
from caravanserai.games.camel_up.kernel.policy.guided import turn_move
from caravanserai.games.camel_up.kernel.policy.weights import ONE
from caravanserai.games.camel_up.kernel.rules.dispatch import make_move
from caravanserai.games.camel_up.kernel.state import State


def foresee_round(desk: Desk, state: State) -> None:
    """§4 Everybody's turn up to the end of the round, by the policy, or up to a roll: the last seat's turn ends a round."""
    left = state.seats - state.turn
    while left and state.phase == TURN:
        make_move(state, turn_move(desk, state))
        left -= 1
    learn_the_rest(desk, state, state.turn)


def share_sample(desk: Desk, state: State, samples: Samples, index: int, seat: int, rolls: int, spread: int, root: int) -> None:
    """In `shares`: how often each seat is first in one of the races, against the others, as this seat knows the cards.

    If so many rolls are still to come before which somebody can act; if none are, the most coins win.
    """
    fill_purses(desk, state, samples, index, seat)
    top = 0
    for other in range(state.seats):
        desk.shares[other] = ONE * desk.purses[other]
        if rolls:
            desk.shares[other] += desk.prospects[other]
        top = max(top, desk.shares[other])
    uncertain = spread + root * ROOTS[rolls] // 1000
    for other in range(state.seats):
        if rolls:
            desk.shares[other] = fall(top - desk.shares[other], uncertain)
        else:
            desk.shares[other] = 1 if desk.shares[other] == top else 0
