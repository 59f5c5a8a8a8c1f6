"""The engine thinks about one position: what the moves of whoever is to move come to, by more and more games played on.

It goes on in steps, each of which says all that the next one needs: whoever asks keeps that, and nothing runs between two
questions. The moves that are left have been tried equally often, with the same deals and dice, so that they can be compared;
those that fall behind are let go. It counts in games, not in seconds: the same steps give the same figures.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from caravanserai.core.contract import CHANCE
from caravanserai.core.intervals import estimate_mean
from caravanserai.core.judging import Intent, Known, mean_and_error
from caravanserai.core.record import Record
from caravanserai.reviewing.moments import GameWalk
from caravanserai.reviewing.review import judge_for

STEP = 64
"""So many games more are played on from each move in a step."""
MOST = (48, 12, 6)
"""So many moves are looked at in the first step, in the second, and from then on."""
FIRST = 32
"""In the first step, where there may be many, so many games are enough."""
USUAL = 10 * STEP


class Weighing(msgspec.Struct, frozen=True):
    """What a move has come to so far."""

    option: int
    """Its number among those that the judge names."""
    tried: int
    parts: int
    """In so many parts, each an observation of its own."""
    total: float
    squares: float

    @property
    def mean(self) -> float:
        return self.total / max(1, self.parts)

    @property
    def error(self) -> float:
        """Half of the 95 % interval; of a single part it is not known, and may be anything."""
        if self.parts < 2:
            return 1.0
        estimate = estimate_mean(self.total, self.squares, self.parts)
        return (estimate.high - estimate.low) / 2

    def with_more(self, values: Sequence[float], games: int) -> Weighing:
        squares = sum(value * value for value in values)
        return Weighing(
            self.option, self.tried + games, self.parts + len(values), self.total + sum(values), self.squares + squares
        )


class Analysis(msgspec.Struct, frozen=True):
    """A position as the engine sees it after some steps."""

    actor: int
    chances: list[float]
    """Everybody's chance to win, by what whoever is to move could know; while chance moves, by what everybody could. It is told
    by the first step."""
    options: list[Intent]
    """What might be done; empty where there is nothing to decide."""
    weighed: list[Weighing]
    """What is left of it, the best first."""
    done: bool

    @property
    def samples(self) -> int:
        return self.weighed[0].tried if self.weighed else 0


def analyse(record: Record, *, samples: int = USUAL, seed: int = 0) -> Analysis:
    """Think about the position that a game has come to, until each move that is left was tried so often."""
    analysis = begun = think_on(record, [], samples, seed)
    while not analysis.done:
        analysis = think_on(record, analysis.weighed, samples, seed)
    return msgspec.structs.replace(analysis, chances=begun.chances)


def think_on(record: Record, so_far: Sequence[Weighing], samples: int, seed: int = 0) -> Analysis:
    """One step more."""
    position, game = record.position, record.game
    outcome, actor = record.outcome, position.actor()
    if outcome is not None:
        shares = [(seat in outcome.winners) / len(outcome.winners) for seat in range(record.players)]
        return Analysis(actor, shares, [], [], done=True)
    judge, known = judge_for(game, record.players, seed), _known(record)
    columns = [] if so_far else zip(*judge.chances(known, judge.samples // 2), strict=True)
    chances = [round(mean_and_error(column)[0], 4) for column in columns]
    options = judge.options(known) if actor != CHANCE and len(position.legal_moves()) > 1 else []
    if len(options) < 2:
        return Analysis(actor, chances, options, [], done=True)
    left = _left(so_far, len(options))
    first = left[0].tried
    count = STEP if first >= STEP else FIRST if first == 0 and len(left) > MOST[-1] else STEP - first
    values = judge.outlooks(known, [options[one.option] for one in left], first, count)
    weighed = [one.with_more(found, count) for one, found in zip(left, values, strict=True)]
    weighed.sort(key=lambda one: (-one.mean, one.option))
    return Analysis(actor, chances, options, weighed, done=weighed[0].tried >= samples)


def _known(record: Record) -> Known:
    """What whoever is to move can know; while chance moves, what everybody can."""
    actor = record.position.actor()
    viewer = None if actor == CHANCE else actor
    walk = GameWalk(record, viewer)
    return walk.known(walk.moments[-1], viewer)


def _left(so_far: Sequence[Weighing], options: int) -> list[Weighing]:
    """The moves that are tried in this step. What cannot have come from a step before is begun anew."""
    named = {one.option for one in so_far}
    if not so_far or len(named) < len(so_far) or max(named) >= options or len({one.tried for one in so_far}) > 1:
        return [Weighing(option, 0, 0, 0.0, 0.0) for option in range(min(options, MOST[0]))]
    return list(so_far[: MOST[1] if so_far[0].tried < STEP else MOST[2]])
