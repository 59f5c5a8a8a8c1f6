"""Everything of Camel Up that is compiled, and the position that answers for it.

`engine` chooses between this module and its compiled form, `_kernel`.
"""

from typing import Any

from caravanserai.core.batching import *
from caravanserai.core.bits import bit_count, lowest_bit, members, nth_bit
from caravanserai.core.choices import *
from caravanserai.core.errors import game_of, illegal_move
from caravanserai.core.guiding import *
from caravanserai.core.playing import *
from caravanserai.core.randomness import *
from caravanserai.core.words import Word
from caravanserai.games.camel_up.components import *
from caravanserai.games.camel_up.kernel.leg_odds import *
from caravanserai.games.camel_up.kernel.policy.beliefs import *
from caravanserai.games.camel_up.kernel.policy.desk import *
from caravanserai.games.camel_up.kernel.policy.falling import *
from caravanserai.games.camel_up.kernel.policy.first_place import *
from caravanserai.games.camel_up.kernel.policy.foresight import *
from caravanserai.games.camel_up.kernel.policy.guided import *
from caravanserai.games.camel_up.kernel.policy.novice import *
from caravanserai.games.camel_up.kernel.policy.odds import *
from caravanserai.games.camel_up.kernel.policy.standing import *
from caravanserai.games.camel_up.kernel.policy.weights import *
from caravanserai.games.camel_up.kernel.policy.worth import *
from caravanserai.games.camel_up.kernel.race_odds import *
from caravanserai.games.camel_up.kernel.rules.dispatch import *
from caravanserai.games.camel_up.kernel.rules.finish import *
from caravanserai.games.camel_up.kernel.rules.setup import *
from caravanserai.games.camel_up.kernel.rules.turn import *
from caravanserai.games.camel_up.kernel.sight import *
from caravanserai.games.camel_up.kernel.state import *


class Position(State, rules=__name__):
    """A game of Camel Up at one moment. Who acts, what they may do, doing it, the end, a copy; what a seat sees is in `view`."""

    def legal_moves(self) -> list[int]:
        """The numbers of the moves that may be made now, in rising order."""
        moves: Word = early_moves(self)
        return members(moves, 0) if moves else members(late_moves(self), EARLY)

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

    def is_legal(self, move: Any) -> bool:
        """Whether a move may be made now; no number is too large to be refused."""
        return is_legal(self, number_in(MOVES, move))

    def play(self, move: Any) -> None:
        """Make a move, or raise `IllegalMove` and change nothing; no number is too large to be refused."""
        number: int = number_in(MOVES, move)
        if not is_legal(self, number):
            raise illegal_move(game_of(self), self, move)
        make_move(self, number)

    def winners(self) -> list[int]:
        """The seats that have won, once the game is over."""
        seats = winners(self)
        return [seat for seat in range(self.seats) if seats >> seat & 1]

    def result(self) -> tuple[int, int, int, list[int], list[int]]:
        """The turns, legs, kind of finish, coins and winners of a finished game."""
        coins = [self.coins[seat] for seat in range(self.seats)]
        return self.turns, self.leg, self.finish, coins, self.winners()


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


def lot_drawn(state: State, choices: Choices, dice: Random) -> int:
    """§3 and §4.3 What chance draws."""
    return random_move(state, dice)


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
