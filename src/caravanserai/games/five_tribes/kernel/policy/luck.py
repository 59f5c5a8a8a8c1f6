"""What chance draws while the policy plays on: the same for all plans, whatever else was drawn before."""

from typing import Final

from caravanserai.core.listing import random_move
from caravanserai.core.randomness import seeded
from caravanserai.games.five_tribes.kernel.policy.desk import DRAW_KINDS, Desk
from caravanserai.games.five_tribes.kernel.state import State

DRAWS_APART: Final = 1000
"""More than are drawn of one kind in a game."""


def begin_luck(desk: Desk) -> None:
    """From here on luck is a stream for each kind of draw, and so are moods for each turn."""
    desk.luck = desk.dice.state
    desk.mood = desk.moods.state
    for kind in range(DRAW_KINDS):
        desk.drawn[kind] = 0


def chance_move(desk: Desk, state: State) -> int:
    """The next draw of its kind."""
    desk.dice.state = seeded(desk.luck, DRAWS_APART * state.phase + desk.drawn[state.phase])
    desk.drawn[state.phase] += 1
    return random_move(state, desk.choices, desk.dice)


def begin_mood(desk: Desk, state: State) -> None:
    """What a seat is undecided about in this turn does not depend on the turns before."""
    desk.moods.state = seeded(desk.mood, state.turns * 8 + state.bids)
