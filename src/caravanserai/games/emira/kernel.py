"""Everything of Emira that is compiled, and the position that answers for it.

`engine` chooses between this module and its compiled form, `_kernel`.
"""

from typing import Any

from caravanserai.core.errors import illegal_move
from caravanserai.core.randomness import Random, below, seeded
from caravanserai.core.words import Word
from caravanserai.games.emira.components import MOVES, OVER
from caravanserai.games.emira.rules.auction import buy, highest_bid, is_on_offer, lowest_bid, pay_bid
from caravanserai.games.emira.rules.chance import is_chance, weight_of
from caravanserai.games.emira.rules.choices import Choices, choice_at
from caravanserai.games.emira.rules.foresight import decide_ahead, duals_in, fewest_missing, lacks, look_ahead
from caravanserai.games.emira.rules.moves import CHANCE, actor_of, list_moves, make_move
from caravanserai.games.emira.rules.princesses import (
    finalists,
    first_look,
    join,
    look_again,
    pay_gift,
    refuse_gift,
    second_look,
    sheikhs_for,
)
from caravanserai.games.emira.rules.setup import lay_out
from caravanserai.games.emira.rules.turn import begin_turn, pay_income
from caravanserai.games.emira.rules.upkeep import count_gifts, settle_bill
from caravanserai.games.emira.rules.values import (
    bill_of,
    cards_price,
    discount_of,
    has_room,
    is_locked,
    lives_with,
    net_of,
    price_for,
    price_of,
    value_of,
)
from caravanserai.games.emira.rules.winning import place_of, score_of, talents_of
from caravanserai.games.emira.state import State, copy_state

__all__ = [
    "Choices",
    "Position",
    "Random",
    "begin_turn",
    "bill_of",
    "buy",
    "cards_price",
    "count_gifts",
    "decide_ahead",
    "discount_of",
    "duals_in",
    "fewest_missing",
    "finalists",
    "first_look",
    "has_room",
    "highest_bid",
    "is_locked",
    "is_on_offer",
    "join",
    "lacks",
    "lay_out",
    "lives_with",
    "look_again",
    "look_ahead",
    "lowest_bid",
    "net_of",
    "pay_bid",
    "pay_gift",
    "pay_income",
    "play_many",
    "play_out",
    "price_for",
    "price_of",
    "random_move",
    "refuse_gift",
    "second_look",
    "settle_bill",
    "sheikhs_for",
    "talents_of",
    "value_of",
]


class Position(State):
    """A game of Emira at one moment: who acts, what they may do, doing it, the end, a copy. Its views are in `view`."""

    def actor(self) -> int:
        """The seat that decides now, or CHANCE, or NO_ACTOR when the game is over."""
        return actor_of(self)

    def is_over(self) -> bool:
        return self.phase == OVER

    def legal_moves(self) -> list[int]:
        """The numbers of the moves that may be made now, in rising order."""
        choices: Choices = Choices()
        list_moves(self, choices)
        listed = sorted([choices.moves[index] for index in range(choices.count)])
        return listed + list(range(choices.first_bid, choices.first_bid + choices.bids))

    def weights(self) -> list[int]:
        """How often chance makes each of its legal moves, against the others; nothing when a seat decides."""
        if actor_of(self) != CHANCE:
            return []
        return [weight_of(self, move) for move in self.legal_moves()]

    def play(self, move: Any) -> None:
        """Make a move, or raise `IllegalMove` and change nothing; no number is too large to be refused."""
        if not 0 <= move < MOVES or move not in self.legal_moves():
            raise illegal_move("emira", self, move)
        make_move(self, move)

    def copy(self) -> "Position":
        other = Position.__new__(Position)
        copy_state(self, other)
        return other

    def final_scores(self) -> list[int]:
        """§10.3 What each seat has in the end."""
        return [score_of(self, seat) for seat in range(self.seats)]

    def places(self) -> list[int]:
        """§10.3 Where each seat comes in the end."""
        return [place_of(self, seat) for seat in range(self.seats)]


def random_move(state: State, choices: Choices, rng: Random) -> int:
    """A move drawn as a player without a plan, or as chance, would make it."""
    list_moves(state, choices)
    if not is_chance(state.phase):
        return choice_at(choices, below(rng, choices.count + choices.bids))
    total = 0
    for index in range(choices.count):
        total += weight_of(state, choices.moves[index])
    drawn = below(rng, total)
    index = 0
    while drawn >= weight_of(state, choices.moves[index]):
        drawn -= weight_of(state, choices.moves[index])
        index += 1
    return choices.moves[index]


def play_out(state: State, rng: Any) -> None:
    """Play at random until the game is over."""
    choices: Choices = Choices()
    play_on(state, choices, rng)


def play_on(state: State, choices: Choices, rng: Random) -> None:
    """The same, with room for the choices at hand."""
    while state.phase != OVER:
        make_move(state, random_move(state, choices, rng))


def play_many(start: Position, seed: Word, first: int, count: int) -> list[tuple[int, list[int], list[int]]]:
    """Random games of these numbers from one start: the turns, final scores and winners of each."""
    results = []
    position: Position = start.copy()
    choices: Choices = Choices()
    rng: Random = Random()
    for number in range(first, first + count):
        copy_state(start, position)
        rng.state = seeded(seed, number)
        play_on(position, choices, rng)
        won = [seat for seat in range(position.seats) if position.winners >> seat & 1]
        results.append((position.turn, position.final_scores(), won))
    return results
