"""The loop of a game whose rules list the moves that may be made: what its position answers, and playing on at random."""

from __future__ import annotations

from typing import Any

from caravanserai.core.choices import MOST_LISTED, Choices, choice_at, is_among
from caravanserai.core.errors import game_of, illegal_move
from caravanserai.core.playing import Playing
from caravanserai.core.randomness import Random, below


class Listing(Playing):
    """A state whose rules have `list_moves`, `weight_of` and `is_chance`; and `LISTED`, if higher moves come in a run alone."""

    def __init_subclass__(cls, rules: str = "", **others: Any) -> None:
        super().__init_subclass__(rules=rules, **others)
        if rules and getattr(cls.rules, "LISTED", cls.rules.MOVES) > MOST_LISTED:
            raise TypeError(f"{rules} lists more than {MOST_LISTED} moves one by one: there is no room in `Choices`")

    def legal_moves(self) -> list[int]:
        """The numbers of the moves that may be made now, in rising order."""
        choices: Choices = Choices()
        self.rules.list_moves(self, choices)
        listed = [choices.moves[index] for index in range(choices.count)]
        listed.sort()
        if choices.run:
            listed.extend(range(choices.run_first, choices.run_first + choices.run))
        return listed

    def weights(self) -> list[int]:
        """How often chance makes each of its legal moves, against the others; nothing when a seat decides."""
        if not self.rules.is_chance(self.phase):
            return []
        return [self.rules.weight_of(self, move) for move in self.legal_moves()]

    def is_legal(self, move: Any) -> bool:
        """Whether a move may be made now: nothing is sorted for that, and no number is too large to be refused."""
        choices: Choices = Choices()
        self.rules.list_moves(self, choices)
        return 0 <= move < self.rules.MOVES and is_among(choices, move)

    def play(self, move: Any) -> None:
        """Make a move, or raise `IllegalMove` and change nothing; no number is too large to be refused."""
        choices: Choices = Choices()
        self.rules.list_moves(self, choices)
        if not 0 <= move < self.rules.MOVES or not is_among(choices, move):
            raise illegal_move(game_of(self), self, move)
        self.rules.make_move(self, move)


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
