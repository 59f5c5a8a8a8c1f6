"""Where the policy thinks: what the seat that it thinks for has, and what it makes of the board."""

from typing import Final

from caravanserai.core.choices import Choices
from caravanserai.core.guiding import PLAN_STEPS, WEIGHTS, Thinking
from caravanserai.core.words import Word
from caravanserai.games.five_tribes.components import (
    ALL_MEEPLES,
    CAMELS_FOR_MORE,
    CAMELS_FOR_TWO,
    NO_TILE,
    NOBODY,
    SEATS,
    SPOTS,
    TILES,
)
from caravanserai.games.five_tribes.kernel.ends import loop_ends
from caravanserai.games.five_tribes.kernel.grid import DIRECTIONS, walk_ends
from caravanserai.games.five_tribes.kernel.state import State

MOST_STEPS: Final = 24
"""Larger hands are not planned; this many steps lead to every tile of one colour of the chessboard."""
WALKS: Final = tuple(walk_ends(tile, NO_TILE, steps) for steps in range(MOST_STEPS + 1) for tile in range(TILES))
"""By steps and tile, where a walk can end. Read backwards it is where a walk to that tile can start."""
ONWARD: Final = tuple(
    walk_ends(tile, way, steps) for steps in range(MOST_STEPS + 1) for way in range(DIRECTIONS) for tile in range(TILES)
)
"""The same for a walk that came by a direction."""
TWICE: Final = tuple(loop_ends(tile, NO_TILE, steps) for steps in range(MOST_STEPS + 1) for tile in range(TILES))
"""By steps and tile, where a walk can end that has been there before."""
LEAST_LOOP: Final = 5
"""So many steps take a walk to a tile and round to it again."""

LAST_MEEPLES: Final = 14
"""With so many left on the board there is usually no move any more."""
NO_END: Final = -100000
"""Where no move can end."""
END_ROOM: Final = 150
"""One for each tile and tribe."""
START_ROOM: Final = 125
ROW_ROOM: Final = 10
VIZIER_ROOM: Final = 19
THOUGHT: Final = 32
"""So many ends can be thought through for one move."""
DRAW_KINDS: Final = 32
KILL_ROOM: Final = 256
"""One for each victim, and more than there are powers to use first."""
RANKS: Final = 16
"""By seat and place in the order."""
PAYOFFS: Final = 20
"""By seat, for each bid that is still to come."""


class Desk(Thinking):
    """What is thought of one board at a time; `think_as` and `regard` begin it."""

    scratch: State
    """A position to try plans in."""
    choices: Choices

    # Whose thoughts these are, and what that seat has.
    seat: int = 0
    row: int = 0
    """Where its weights begin in the mind."""
    left: int = 100
    """How much of the game is left, in percent."""
    share: int = 100
    """What an opponent's loss is worth, in percent: all of it between two, a third among four."""
    gold: int = 0
    kinds: int = 0
    """The goods in hand, as bits, and those that are there twice."""
    doubles: int = 0
    fakirs: int = 0
    elder: int = 0
    """What an elder and a fakir are worth."""
    fakir: int = 0

    # What the board offers.
    vizier_worths: list[int] = [0] * VIZIER_ROOM
    """By number, what viziers that are taken bring."""
    row_worths: list[int] = [0] * ROW_ROOM
    """What so many cards from the head of the row bring."""
    small: int = 0
    """§3.6 What each market and the best djinn bring, less their price."""
    large: int = 0
    djinn: int = 0
    lone: int = 0
    """Neutral tiles with a single meeple."""
    held: int = 0
    """§3.5 The best victim before an opponent."""
    ends: list[int] = [0] * END_ROOM
    """By tile and tribe, what a move that ends there brings, or NO_END."""
    rounds: list[int] = [0] * END_ROOM
    """The same: the tiles from which a walk brings that which comes there twice; none if it is better to come once."""
    threats: list[int] = [0] * END_ROOM
    """The same for the next marker, as it counts for a kill."""
    starts: list[int] = [0] * START_ROOM
    """By size and tribe, the tiles that a move can start from."""
    sizes: int = 0

    # Walks.
    thought: int = 0
    """How many ends are thought through: each end with its tribe, and the tiles to start from, to come there once or twice."""
    thought_ends: list[int] = [0] * THOUGHT
    thought_starts: list[int] = [0] * THOUGHT
    thought_rounds: list[int] = [0] * THOUGHT
    kills: list[int] = [0] * KILL_ROOM
    """§3.5 The moves to choose from, while each is played on."""
    path: list[int] = [0] * PLAN_STEPS
    """The moves of the walk that is being planned or made."""
    length: int = 0
    made: int = 0
    """How many moves of a guided walk are made, in which turn, and where that has led."""
    walk_turn: int = -1
    walk_at: int = NO_TILE

    # Bids.
    ranks: list[int] = [0] * RANKS
    """By seat and place in the order, what that seat will find there."""
    track: list[int] = [NOBODY] * SPOTS
    paid: list[int] = [0] * SEATS
    payoffs: list[int] = [0] * PAYOFFS

    # Luck: one stream for each kind of draw, so that it does not matter what else is drawn.
    luck: Word = 0
    mood: Word = 0
    drawn: list[int] = [0] * DRAW_KINDS


def says(desk: Desk, name: int) -> int:
    """A weight of the seat whose thoughts these are."""
    return desk.mind.rows[desk.row + name]


def think_as(desk: Desk, state: State, seat: int) -> None:
    """From here on by this seat's weights."""
    desk.seat = seat
    desk.row = desk.mind.row_of[seat] * WEIGHTS
    desk.left = time_left(state)
    desk.share = 100 // (state.seats - 1)


def time_left(state: State) -> int:
    """How much of the game is left, in percent: by the camels of whoever has fewest, and by the meeples on the board."""
    most = CAMELS_FOR_TWO if state.seats == 2 else CAMELS_FOR_MORE
    fewest = most
    standing = ALL_MEEPLES - state.bag_size
    for seat in range(state.seats):
        standing -= state.viziers[seat] + state.elders[seat]
        if state.camels[seat] < fewest:
            fewest = state.camels[seat]
    left = fewest * 100 // most
    by_meeples = (standing - LAST_MEEPLES) * 100 // (ALL_MEEPLES - LAST_MEEPLES)
    if by_meeples < left:
        left = by_meeples
    return left if left > 0 else 0
