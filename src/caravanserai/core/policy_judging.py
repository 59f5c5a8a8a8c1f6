"""A judge for a game whose kernel has a policy that plays on (`core.guiding`): plans are tried out as *expert* tries them."""

from __future__ import annotations

import math
from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar

from caravanserai.core.guiding import PLAN_STEPS
from caravanserai.core.judging import (
    CONFIRMING,
    Appraisal,
    Intent,
    Judge,
    Known,
    SeatMove,
    Trial,
    differences,
    mean_and_error,
)
from caravanserai.core.randomness import seeded


class PolicyJudge(Judge):
    """For a game whose kernel has a policy that plays on (`core.guiding`): plans are tried out as *expert* does."""

    kernel: ClassVar[Any]
    desk: Any
    board: Any
    """Where a trial is played."""
    begun: Any
    """From where."""
    anew: ClassVar[int] = 32
    """After so many samples what is certain is imagined anew, where a part of that is drawn."""
    phases: ClassVar[tuple[str, ...]]

    # What a game adds.

    @abstractmethod
    def imagine(self, known: Known, number: int) -> Any:
        """A position that looks like what is known; what `redeal` deals may be missing."""

    @abstractmethod
    def begin_luck(self, drawn: list[int]) -> None:
        """From here on what is drawn depends on the dice as they are and on how often each was drawn."""

    @abstractmethod
    def horizon(self, known: Known, position: Any) -> int:
        """How far trials from here are played on, as the kernel's `guide` has it."""

    @abstractmethod
    def shares(self, board: Any) -> list[float]:
        """Everybody's chance to win where a trial stopped."""

    def points(self, board: Any, seat: int) -> float:
        """What a seat has there, in the game's own unit."""
        return 0.0

    @abstractmethod
    def intents(self, position: Any, seat: int) -> list[Intent]:
        """The plans worth a thought, on the desk at the same places; what the policy would do comes first."""

    def own_intents(self, position: Any, played: Sequence[int], since: Sequence[SeatMove]) -> list[Intent]:
        """What was done, as a plan; if it may have meant any plan from one to another, both."""
        return [Intent(tuple(played))]

    def meant(self, owns: Sequence[Intent], best: Intent) -> Intent:
        """Of what may have been meant, what is nearest to the best."""
        return owns[0]

    def carry_out(self, intent: Intent) -> None:
        """Make all of a plan on the board."""
        for move in intent.moves:
            self.board.play(move)

    def play_on(self, horizon: int) -> None:
        """The board, by the policy, as far as trials go."""
        self.kernel.guide(self.desk, self.board, horizon)

    # What follows.

    def start(self, known: Known, number: int) -> Any:
        return self.imagine(known, number) if known.truth is None else known.truth

    def deal(self, known: Known, start: Any, number: int) -> None:
        """On the board, the position as sample `number` has it, and its luck."""
        desk, seat, self.begun = self.desk, self.kernel_seat(known.viewer), start
        self.board = start.copy()
        if known.truth is None:
            desk.dice.state = seeded(self.seed, 3 * number)
            self.kernel.redeal(self.board, seat, desk.dice)
        desk.dice.state = seeded(self.seed, 3 * number + 1)
        desk.moods.state = seeded(self.seed, 3 * number + 2)

    def kernel_seat(self, viewer: int | None) -> int:
        """A number that no seat has stands for an onlooker."""
        return self.players if viewer is None else viewer

    def drawn(self, known: Known) -> list[int]:
        """How often each thing was drawn before: what comes next does not depend on which moment one looks from."""
        return [known.draws.get(phase, 0) for phase in self.phases]

    def chances(self, known: Known, count: int) -> list[list[float]]:
        found, drawn, start = [], self.drawn(known), None
        for number in range(count):
            if number % self.anew == 0:
                start = self.start(known, number)
            self.deal(known, start, number)
            self.desk.mind.row_of = [0] * len(self.desk.mind.row_of)
            self.begin_luck(drawn)
            self.play_on(self.horizon(known, start))
            found.append(self.sharpen(self.shares(self.board)))
        return found

    def weigh(self, known: Known, played: Sequence[int], count: int, since: Sequence[SeatMove] = ()) -> Appraisal:
        assert known.viewer is not None
        start = self.start(known, 0)
        intents, owns = self.candidates(known, start), self.own_intents(start, played, since)
        plain = intents[0]
        best = self.halve(known, start, list(dict.fromkeys((*intents, *owns))), count)
        own = self.meant(owns, best)
        tried = {intent: self.tried(known, intent, CONFIRMING, count) for intent in dict.fromkeys((best, own, plain))}
        return self.compare(tried, best, own, plain)

    def plans(self, known: Known, deals: int = 8) -> list[Intent]:
        numbers = range(1 if known.truth is not None else deals)
        return list(
            dict.fromkeys(plan for number in numbers for plan in self.candidates(known, self.start(known, number), number))
        )

    def options(self, known: Known) -> list[Intent]:
        """Who is waited for is told what one deal makes one think of."""
        return self.candidates(known, self.start(known, 0))

    def try_plans(self, known: Known, plans: Sequence[Intent], first: int, count: int) -> list[Trial]:
        return [self.tried(known, plan, first, count) for plan in plans]

    def outlooks(self, known: Known, options: Sequence[Intent], first: int, count: int) -> list[list[float]]:
        return [self.tried(known, option, first, count).chances for option in options]

    def candidates(self, known: Known, start: Any, number: int = 0) -> list[Intent]:
        """The plans of a position in which nothing is missing: as this sample deals it."""
        assert known.viewer is not None
        self.deal(known, start, number)
        return list(dict.fromkeys(self.intents(self.board.copy(), known.viewer)))

    def halve(self, known: Known, start: Any, intents: list[Intent], count: int) -> Intent:
        """Sequential halving, as in `core.search`: all that are left get the same trials, then the worse half goes."""
        left, seen = list(intents), {intent: list[float]() for intent in intents}
        rounds = max(1, (len(left) - 1).bit_length())
        done = 0
        while len(left) > 1:
            share = max(1, count // (rounds * len(left)))
            for intent in left:
                seen[intent] += self.tried(known, intent, done, share).chances
            done += share
            left = sorted(left, key=lambda intent: -math.fsum(seen[intent]) / len(seen[intent]))[: (len(left) + 1) // 2]
        return left[0]

    def tried(self, known: Known, intent: Intent, first: int, count: int) -> Trial:
        """One plan, played on in so many samples."""
        seat, drawn, start = known.viewer, self.drawn(known), None
        trial = Trial([], [])
        assert seat is not None
        for number in range(first, first + count):
            if number == first or number % self.anew == 0:
                start = self.start(known, number // self.anew * self.anew)
            self.deal(known, start, number)
            self.kernel.cast_minds(self.desk.mind, self.players, seat, self.desk.moods)
            self.begin_luck(drawn)
            self.carry_out(intent)
            self.play_on(self.horizon(known, start))
            trial.chances.append(self.sharpen(self.shares(self.board))[seat])
            trial.points.append(self.points(self.board, seat))
        return trial

    def compare(self, tried: dict[Intent, Trial], best: Intent, own: Intent, plain: Intent) -> Appraisal:
        """By samples that none of them was chosen by."""
        loss, error = mean_and_error(differences(tried[best].chances, tried[own].chances))
        lead, lead_error = mean_and_error(differences(tried[own].chances, tried[plain].chances))
        points = mean_and_error(differences(tried[best].points, tried[own].points))[0] if self.unit else None
        if loss <= 0:
            best, loss, points = own, 0.0, 0.0 if self.unit else None
        return Appraisal(own, best, plain, loss, error, lead, lead_error, points)


def moves_of(plans: Any, plan: int) -> tuple[int, ...]:
    """The moves of a plan on a desk."""
    return tuple(plans.steps[plan * PLAN_STEPS : plan * PLAN_STEPS + plans.lengths[plan]])
