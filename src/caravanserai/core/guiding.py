"""Trials of plans, for every game whose kernel has a policy: each plan is played on by the policy from common deals and dice.

A kernel has for this, by these names, functions of the rules:

    redeal(state, seat, dice)              deal anew, in place, all that this seat cannot see
    list_plans(desk, state)                the plans worth a thought, in `desk.plans`
    first_move(desk, state, plan)          the move that a plan begins with
    make_plan(desk, state, plan)           make all of it
    guided_move(desk, state)               what the policy does next: a seat's move, or a draw of chance
    guide(desk, state, horizon)            play on by the policy, as far as the game's horizon says, or to the end
    value_of(desk, state, seat)            what the position is worth to a seat there; less than 100,000 in size

Plans are whole: a walk with all its drops, a price in place of every single bid.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from caravanserai.core.fields import Fields
from caravanserai.core.playing import Playing
from caravanserai.core.randomness import Random, below, seeded
from caravanserai.core.words import Word

if TYPE_CHECKING:
    from collections.abc import Sequence

MOST_PLANS: Final = 64
PLAN_STEPS: Final = 32
MOST_SEATS: Final = 8
MOST_MINDS: Final = 4
WEIGHTS: Final = 64


class Mind(Fields):
    """What seats hold things to be worth: rows of weights, each seat with one of them. A game names the weights by number."""

    count: int = 1
    """How many rows there are; rivals are given one of them by lot, so that a search does not lean on knowing them."""
    rows: list[int] = [0] * (MOST_MINDS * WEIGHTS)
    row_of: list[int] = [0] * MOST_SEATS


def weight(mind: Mind, seat: int, name: int) -> int:
    """What a seat's mind says for one of the game's weights."""
    return mind.rows[mind.row_of[seat] * WEIGHTS + name]


def cast_minds(mind: Mind, seats: int, seat: int, moods: Random) -> None:
    """Give every rival a mind by lot; the first one is the thinker's own."""
    for other in range(seats):
        mind.row_of[other] = 0 if other == seat else below(moods, mind.count)


class Plans(Fields):
    """The plans worth a thought, the best first as far as the policy can tell: the moves of each, and what it thinks of it."""

    count: int = 0
    lengths: list[int] = [0] * MOST_PLANS
    steps: list[int] = [0] * (MOST_PLANS * PLAN_STEPS)
    worths: list[int] = [0] * MOST_PLANS


class Thinking(Fields):
    """Where a policy thinks: what it weighs with, and room for what it finds. A game's own `Desk` is below this class."""

    shared: ClassVar[bool] = True
    mind: Mind
    plans: Plans
    board: Playing
    """A position to play on in."""
    dice: Random
    """What chance draws, one number for each draw, so that all plans meet the same luck."""
    moods: Random
    """What players are undecided about."""
    sums: list[int] = [0] * MOST_SEATS
    """By seat, what the trials of one run came to in all."""


def run_trials(desk: Thinking, start: Playing, seat: int, plan: int, seed: Word, first: int, count: int, horizon: int) -> None:
    """Play a plan on, once for each of these numbers; a number's deal, dice and moods are the same for every plan."""
    for other in range(start.seats):
        desk.sums[other] = 0
    for number in range(first, first + count):
        desk.dice.state = seeded(seed, 2 * number)
        desk.moods.state = seeded(seed, 2 * number + 1)
        desk.board.copy_from(start)
        start.rules.redeal(desk.board, seat, desk.dice)
        cast_minds(desk.mind, start.seats, seat, desk.moods)
        start.rules.make_plan(desk, desk.board, plan)
        start.rules.guide(desk, desk.board, horizon)
        for other in range(start.seats):
            desk.sums[other] += start.rules.value_of(desk, desk.board, other)


def make_mind(rows: Sequence[Sequence[int]], kind: Any = Mind) -> Any:
    """A mind of these rows of weights, in the form, plain or compiled, that a kernel has it in."""
    mind = kind()
    mind.count = len(rows)
    mind.rows = [weight for row in rows for weight in [*row, *[0] * (WEIGHTS - len(row))]] + [0] * (
        (MOST_MINDS - len(rows)) * WEIGHTS
    )
    return mind
