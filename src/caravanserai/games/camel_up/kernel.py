"""Everything of Camel Up that is compiled, and the position that answers for it.

`engine` chooses between this module and its compiled form, `_kernel`.
"""

from typing import Any

from caravanserai.core.bits import bit_count, lowest_bit, nth_bit
from caravanserai.core.errors import illegal_move
from caravanserai.core.randomness import Random, below, seeded
from caravanserai.core.words import Word
from caravanserai.games.camel_up.components import DIE, GREY, GREY_DIE, MOVES, OVER, ROLLING, TURN
from caravanserai.games.camel_up.leg_odds import Layer, LegOdds, find_leg_odds
from caravanserai.games.camel_up.race_odds import RaceOdds, roll_races
from caravanserai.games.camel_up.rules.finish import winners
from caravanserai.games.camel_up.rules.moves import (
    CHANCE,
    EARLY,
    actor_of,
    early_moves,
    is_legal,
    late_moves,
    make_move,
    weight_of,
)
from caravanserai.games.camel_up.rules.setup import lay_out
from caravanserai.games.camel_up.rules.turn import turn_moves
from caravanserai.games.camel_up.state import State, copy_state

__all__ = [
    "Layer",
    "LegOdds",
    "Position",
    "RaceOdds",
    "Random",
    "find_leg_odds",
    "lay_out",
    "play_many",
    "play_out",
    "random_move",
    "roll_races",
]


class Position(State):
    """A game of Camel Up at one moment. Who acts, what they may do, doing it, the end, a copy; what a seat sees is in `view`."""

    def actor(self) -> int:
        """The seat that decides now, or CHANCE, or NO_ACTOR when the game is over."""
        return actor_of(self)

    def is_over(self) -> bool:
        return self.phase == OVER

    def legal_moves(self) -> list[int]:
        """The numbers of the moves that may be made now, in rising order."""
        moves = []
        word = early_moves(self)
        while word:
            moves.append(lowest_bit(word))
            word &= word - 1
        word = late_moves(self)
        while word:
            moves.append(EARLY + lowest_bit(word))
            word &= word - 1
        return moves

    def weights(self) -> list[int]:
        """How often chance makes each of its legal moves, against the others; nothing when a seat decides."""
        weights: list[int] = []
        if actor_of(self) != CHANCE:
            return weights
        word = late_moves(self)
        while word:
            weights.append(weight_of(self, EARLY + lowest_bit(word)))
            word &= word - 1
        return weights

    def play(self, move: Any) -> None:
        """Make a move, or raise `IllegalMove` and change nothing; no number is too large to be refused."""
        if not 0 <= move < MOVES or not is_legal(self, move):
            raise illegal_move("camel_up", self, move)
        make_move(self, move)

    def copy(self) -> "Position":
        other = Position.__new__(Position)
        copy_state(self, other)
        return other

    def winners(self) -> list[int]:
        """The seats that have won, once the game is over."""
        seats = winners(self)
        return [seat for seat in range(self.seats) if seats >> seat & 1]


def random_move(state: State, rng: Random) -> int:
    """A move drawn as a player without a plan, or as chance, would make it."""
    if state.phase == TURN:
        moves = turn_moves(state)
        return nth_bit(moves, below(rng, bit_count(moves)))
    if state.phase == ROLLING:
        return random_roll(state, rng)
    moves = early_moves(state)
    if moves:
        return nth_bit(moves, below(rng, bit_count(moves)))
    moves = late_moves(state)
    return EARLY + nth_bit(moves, below(rng, bit_count(moves)))


def random_roll(state: State, rng: Random) -> int:
    """§4.3 One of the dice in the pyramid, then one of its faces (C-41)."""
    die = nth_bit(state.dice, below(rng, bit_count(state.dice)))
    if die == GREY_DIE:
        return GREY + below(rng, 6)
    return DIE + 3 * die + below(rng, 3)


def play_out(state: State, rng: Random) -> None:
    """Play at random until the game is over."""
    while state.phase != OVER:
        make_move(state, random_move(state, rng))


def play_many(start: Position, seed: Word, first: int, count: int) -> list[tuple[int, int, int, list[int], list[int]]]:
    """Random games of these numbers from one start: the turns, legs, kind of finish, coins and winners of each."""
    results = []
    position: Position = start.copy()
    rng: Random = Random()
    for number in range(first, first + count):
        copy_state(start, position)
        rng.state = seeded(seed, number)
        play_out(position, rng)
        coins = [position.coins[seat] for seat in range(position.seats)]
        results.append((position.turns, position.leg, position.finish, coins, position.winners()))
    return results
