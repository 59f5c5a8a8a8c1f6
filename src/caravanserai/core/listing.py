"""The loop of a game whose rules list the moves that may be made: what its position answers, and playing on at random."""

from __future__ import annotations

from typing import Any

from caravanserai.core.choices import MOST_LISTED, Choices, add, choice_at, is_among, number_in, numbers_of
from caravanserai.core.errors import game_of, illegal_move
from caravanserai.core.playing import Playing
from caravanserai.core.randomness import Random, below


class Listing(Playing):
    """A state whose rules list their moves, in rising order; `LISTED` says where those end that are listed one by one.

    The rules have `list_moves` and `can_decide`; for chance `is_chance`, `first_draw`, `draws` and `weight_of`.
    """

    def __init_subclass__(cls, rules: str = "", **others: Any) -> None:
        super().__init_subclass__(rules=rules, **others)
        if rules and getattr(cls.rules, "LISTED", cls.rules.MOVES) > MOST_LISTED:
            raise TypeError(f"{rules} lists more than {MOST_LISTED} moves one by one: there is no room in `Choices`")

    def legal_moves(self) -> list[int]:
        """The numbers of the moves that may be made now, in rising order."""
        choices: Choices = Choices()
        self.rules.list_moves(self, choices)
        return numbers_of(choices)

    def weights(self) -> list[int]:
        """How often chance makes each of its legal moves, against the others; nothing when a seat decides."""
        choices: Choices = Choices()
        if self.rules.is_chance(self.phase):
            list_weights(self, choices)
        return numbers_of(choices)

    def is_legal(self, move: Any) -> bool:
        """Whether a move may be made now; no number is too large to be refused."""
        choices: Choices = Choices()
        return can_make(self, choices, number_in(self.rules.MOVES, move))

    def play(self, move: Any) -> None:
        """Make a move, or raise `IllegalMove` and change nothing; no number is too large to be refused."""
        choices: Choices = Choices()
        number: int = number_in(self.rules.MOVES, move)
        if not can_make(self, choices, number):
            raise illegal_move(game_of(self), self, move)
        self.rules.make_move(self, number)


def list_draws(state: Listing, choices: Choices) -> None:
    """What chance can draw."""
    first = state.rules.first_draw(state.phase)
    for move in range(first, first + state.rules.draws(state.phase)):
        if state.rules.weight_of(state, move) > 0:
            add(choices, move)


def list_weights(state: Listing, choices: Choices) -> None:
    """How often chance draws each of these, in place of its number."""
    first = state.rules.first_draw(state.phase)
    for move in range(first, first + state.rules.draws(state.phase)):
        weight = state.rules.weight_of(state, move)
        if weight > 0:
            add(choices, weight)


def can_draw(state: Listing, move: int) -> bool:
    """Whether chance can draw this: all that it can need not be listed to know."""
    first = state.rules.first_draw(state.phase)
    return first <= move < first + state.rules.draws(state.phase) and state.rules.weight_of(state, move) > 0


def can_make(state: Listing, choices: Choices, move: int) -> bool:
    """Whether a move may be made now."""
    if state.rules.is_chance(state.phase):
        return can_draw(state, move)
    return state.rules.can_decide(state, choices, move)


def is_in_list(state: Listing, choices: Choices, move: int) -> bool:
    """Whether a move is one of all that may be made now."""
    state.rules.list_moves(state, choices)
    return is_among(choices, move)


def random_move(state: Listing, choices: Choices, rng: Random) -> int:
    """A move drawn as a player without a plan, or as chance, would make it."""
    if state.rules.is_chance(state.phase):
        return lot_drawn(state, choices, rng)
    state.rules.list_moves(state, choices)
    return choice_at(choices, below(rng, choices.count + choices.run))


def lot_drawn(state: Listing, choices: Choices, dice: Random) -> int:
    """What chance draws, each of its moves as often as its weight says."""
    state.rules.list_moves(state, choices)
    total = 0
    for index in range(choices.count):
        total += state.rules.weight_of(state, choices.moves[index])
    drawn = below(dice, total)
    index = 0
    while drawn >= state.rules.weight_of(state, choices.moves[index]):
        drawn -= state.rules.weight_of(state, choices.moves[index])
        index += 1
    return choices.moves[index]


def play_out(state: Listing, rng: Any) -> None:
    """Play at random until the game is over."""
    choices: Choices = Choices()
    play_on(state, choices, rng)


def play_on(state: Listing, choices: Choices, rng: Random) -> None:
    """The same, with room for the choices at hand."""
    while state.phase != state.rules.OVER:
        state.rules.make_move(state, random_move(state, choices, rng))
