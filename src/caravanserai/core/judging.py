"""What a game's expert makes of a moment of a game that is over: everybody's chance to win, and what a decision cost.

A judge is given what one viewer could know then (`Known`), and draws anew whatever that viewer could not. It counts in samples,
not in seconds: the same seed gives the same judgement. Sample number n has the same deal and the same luck for whatever is
compared, so that a difference is known far better than the values themselves.
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import partial
from typing import Any, ClassVar, NamedTuple

import msgspec

from caravanserai.core.contract import Game, Position, Tally, View
from caravanserai.core.randomness import Random, seeded

CONFIRMING = 1 << 20
"""The first number of the samples by which the best move is compared: not those that it was found by, which flatter it."""


class Known(msgspec.Struct, frozen=True):
    """What a viewer could know at a moment."""

    viewer: int | None
    view: View
    tally: Tally | None
    draws: dict[str, int]
    """By question, how often chance has answered it so far."""
    stage: int
    """How far the game has come when a seat next decides: chance does not move on what a judge looks ahead to."""
    truth: Position | None = None
    """The position as it was, if it is judged with open cards; nothing is dealt anew then."""


class SeatMove(NamedTuple):
    """A move, and the seat that made it."""

    seat: int
    move: int


class Intent(msgspec.Struct, frozen=True):
    """What a seat may do about a question: its moves up to where others act, or how far it goes in an auction."""

    moves: tuple[int, ...]
    price: int | None = None


class Trial(msgspec.Struct):
    """What a plan was seen to come to for its seat, sample by sample: the chance to win, and the game's own unit."""

    chances: list[float]
    points: list[float]


class Appraisal(msgspec.Struct, frozen=True):
    """What a decision came to, against the best that the expert's search found."""

    own: Intent
    """What was done, as it was judged."""
    best: Intent
    plain: Intent
    """What the policy would have done at a glance, without the search."""
    loss: float
    """How much less the chance to win is than by the best move; nothing less than 0."""
    error: float
    """The standard error of the loss."""
    lead: float
    """How much more the chance to win is than by the plain move, and the standard error of that."""
    lead_error: float
    points: float | None = None
    """The loss in the game's own unit, where the game tells one."""


class Judge(ABC):
    """Judges moments of games of one kind, for so many players."""

    version: ClassVar[int] = 1
    """Rises whenever the same game could be judged otherwise."""
    unit: ClassVar[str] = ""
    """What a loss is told in besides chances: `coins`, `points`; empty if nothing."""
    samples: ClassVar[int]
    """So many for the chances of a moment, unless another budget is given."""
    trials: ClassVar[int]
    """So many to find the best of the moves of a decision, and as many for each that is then compared with it."""
    depth: ClassVar[int] = 0
    """For so many stages of the game (`Game.stage`) a try is played on, the one under way among them; 0 is to the end."""
    usual: ClassVar[dict[str, float]] = {}
    """By bot, weakest first: what a decision costs it on average in games among its like, as `docs/review.md` has it."""
    usual_among: ClassVar[int] = 0
    """How many of its like sat at the table when that was measured."""
    continuing: ClassVar[frozenset[str]] = frozenset()
    """The questions that go on with what was begun: a walk is one decision."""
    repeated: ClassVar[frozenset[str]] = frozenset()
    """The questions that are put again and again: how far a seat goes tells what its first answer meant."""

    puzzled: ClassVar[frozenset[str]] = frozenset()
    """The questions that make a puzzle: each is answered by one choice that can be told in a line."""
    puzzle_options: ClassVar[dict[str, Any]] = {}
    """The options of games that puzzles are taken from: whoever solves one has not seen what went before."""
    puzzle_samples: ClassVar[tuple[int, int]] = (64, 1024)
    """So many for each plan to see whether a position may be a puzzle, and so many others to make sure of it."""

    sharpness: ClassVar[dict[int, float]] = {}
    """By players, the power to which the shares of each sample are taken, so that of the positions told as 30 % about 30 % are
    won: `bench/calibration.py` finds it. Where nothing is said, 1."""

    def __init__(self, game: Game, players: int, seed: int = 0) -> None:
        self.game, self.players, self.seed = game, players, seed
        self.power = self.sharpness.get(players, 1.0)

    def sharpen(self, shares: list[float]) -> list[float]:
        """Shares of one sample, as far apart as they were found to be."""
        return shares if self.power == 1.0 else sharpened(shares, self.power)

    @abstractmethod
    def chances(self, known: Known, count: int) -> list[list[float]]:
        """Everybody's chance to win in each of so many samples."""

    @abstractmethod
    def weigh(self, known: Known, played: Sequence[int], count: int, since: Sequence[SeatMove] = ()) -> Appraisal:
        """What the viewer's decision was worth; `played` are its moves, as `continuing` takes them together, and `since` is
        what everybody answered to the same question after them, if that is one of `repeated`."""

    @abstractmethod
    def plans(self, known: Known, deals: int = 8) -> list[Intent]:
        """The plans of the viewer that are worth a thought, what the policy would do at a glance first. Where that depends on how
        what is hidden is dealt, those of so many deals."""

    @abstractmethod
    def try_plans(self, known: Known, plans: Sequence[Intent], first: int, count: int) -> list[Trial]:
        """Each plan in the same samples, so many of them from number `first` on. Only differences between plans mean anything."""

    def gist(self, plan: Intent) -> int:
        """What a plan comes down to: two of the same gist are told as one answer, as walks to the same end."""
        return plan.moves[0]

    def options(self, known: Known) -> list[Intent]:
        """What the viewer, who is to move, might do, whatever it is asked; what the policy would do at a glance comes first."""
        return self.plans(known)

    @abstractmethod
    def outlooks(self, known: Known, options: Sequence[Intent], first: int, count: int) -> list[list[float]]:
        """By option, the viewer's chance to win in samples `first` to `first + count`, the same for all; or the means of as many
        equal parts of them as the judge makes."""


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """The mean, and its standard error."""
    count = len(values)
    mean = math.fsum(values) / count
    spread = math.fsum((value - mean) ** 2 for value in values)
    return mean, math.sqrt(spread / (count * max(1, count - 1)))


def differences(ones: Sequence[float], others: Sequence[float]) -> list[float]:
    return [one - other for one, other in zip(ones, others, strict=True)]


def shared(winners: int, seats: int) -> list[float]:
    """The victory of a game that is over, as everybody's share; the winners are bits."""
    return [(winners >> seat & 1) / winners.bit_count() for seat in range(seats)]


def softened(worths: Sequence[float], spread: float) -> list[float]:
    """Everybody's chance to win, if so much is uncertain of what they have."""
    top = max(worths)
    parts = [math.exp((worth - top) / spread) for worth in worths]
    return [part / sum(parts) for part in parts]


def sharpened(shares: Sequence[float], power: float) -> list[float]:
    """Shares to a power, one together again."""
    parts = [share**power for share in shares]
    return [part / sum(parts) for part in parts]


class RandomJudge(Judge):
    """For a game without a policy: everybody plays on at random."""

    samples: ClassVar[int] = 64
    trials: ClassVar[int] = 64

    def chances(self, known: Known, count: int) -> list[list[float]]:
        return [self._play_out(known, number, None) for number in range(count)]

    def _play_out(self, known: Known, number: int, move: int | None) -> list[float]:
        """One game from here, after a move if there is one."""
        rng = Random(self.seed, number)
        dealt = self.game.restore(known.view, rng, known.tally) if known.truth is None else known.truth.copy()
        rng.state = seeded(self.seed + 1, number)
        if move is not None:
            dealt.play(move)
        self.game.play_out(dealt, rng)
        outcome = self.game.outcome(dealt)
        assert outcome is not None
        return [(seat in outcome.winners) / len(outcome.winners) for seat in range(dealt.seats)]

    def outlooks(self, known: Known, options: Sequence[Intent], first: int, count: int) -> list[list[float]]:
        seat, numbers = known.viewer or 0, range(first, first + count)
        return [[self._play_out(known, number, option.moves[0])[seat] for number in numbers] for option in options]

    def weigh(self, known: Known, played: Sequence[int], count: int, since: Sequence[SeatMove] = ()) -> Appraisal:
        dealt = self.game.restore(known.view, Random(self.seed), known.tally) if known.truth is None else known.truth
        each = max(1, count // len(dealt.legal_moves()))
        tried = partial(self._try_out, known)
        best = max(dealt.legal_moves(), key=lambda move: math.fsum(tried(move, 0, each)))
        mine = Intent((played[0],))
        if best == played[0]:
            return Appraisal(mine, mine, mine, 0.0, 0.0, 0.0, 0.0)
        loss, error = mean_and_error(differences(tried(best, CONFIRMING, count), tried(played[0], CONFIRMING, count)))
        return Appraisal(mine, Intent((best,)) if loss > 0 else mine, mine, max(0.0, loss), error, 0.0, 0.0)

    def _try_out(self, known: Known, move: int, first: int, count: int) -> list[float]:
        """A move, played on in so many samples from a number on."""
        return [self._play_out(known, number, move)[known.viewer or 0] for number in range(first, first + count)]

    def plans(self, known: Known, deals: int = 8) -> list[Intent]:
        return [Intent((move,)) for move in self.game.restore(known.view, Random(self.seed), known.tally).legal_moves()]

    def try_plans(self, known: Known, plans: Sequence[Intent], first: int, count: int) -> list[Trial]:
        return [Trial(self._try_out(known, plan.moves[0], first, count), []) for plan in plans]
