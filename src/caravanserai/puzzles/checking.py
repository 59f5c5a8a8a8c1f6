"""Checks puzzles once more, by samples that none of them was found by: whether the answer is still clearly the best."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import msgspec

from caravanserai.core.discovery import load_game
from caravanserai.core.errors import CaravanseraiError
from caravanserai.core.judging import CONFIRMING, Intent, Judge
from caravanserai.core.randomness import Random, below
from caravanserai.puzzles.finding import AS_GOOD, SURE, same_answer
from caravanserai.puzzles.format import Puzzle, PuzzleSource
from caravanserai.puzzles.sight import Cost, SolverSight, cost, sight_of
from caravanserai.reviewing.review import judge_for

CHECKED = 11
"""The seed of the samples by which puzzles are checked."""
DEEPER = 4
"""So many times as many samples as they were found by."""
FAR = 4.5
"""What was stated and what is found now may be so many of their common standard errors apart: of a year's puzzles none is by
chance."""


class PuzzleFault(msgspec.Struct, frozen=True):
    """What is wrong with a puzzle."""

    number: int
    """Its line in the file, from 1, the first one left out."""
    fault: str


class CheckResult(msgspec.Struct, frozen=True):
    """What came of a check."""

    checked: int
    samples: int
    least: float
    """The least margin that was found now, and how many standard errors that was at least."""
    sigmas: float
    faults: list[PuzzleFault]


def check_puzzles(
    made: PuzzleSource,
    puzzles: Sequence[Puzzle],
    sample: int | None = None,
    seed: int = 1,
    deeper: int = DEEPER,
    progress: Callable[[int], None] = lambda done: None,
) -> CheckResult:
    """All of them, or so many drawn by lot."""
    chosen = range(len(puzzles)) if sample is None else drawn(len(puzzles), sample, seed)
    samples = deeper * made.samples
    faults, least, sigmas = [], math.inf, math.inf
    for number in chosen:
        try:
            price = check_puzzle(made, puzzles[number], samples)
            least, sigmas = min(least, price.loss), min(sigmas, price.loss / price.error if price.error else math.inf)
        except CaravanseraiError as error:
            faults.append(PuzzleFault(number + 1, str(error)))
        progress(1)
    return CheckResult(len(chosen), samples, least, sigmas, faults)


def drawn(count: int, sample: int, seed: int) -> list[int]:
    rng, left = Random(seed), list(range(count))
    return sorted(left.pop(below(rng, len(left))) for _ in range(min(count, sample)))


class Unsound(CaravanseraiError):
    """A puzzle that is not what it says."""


def check_puzzle(made: PuzzleSource, puzzle: Puzzle, samples: int) -> Cost:
    """The margin by so many new samples; raises `Unsound`."""
    game = load_game(made.game)
    if made.rules != game.rules_version:
        raise Unsound(
            f"it was found by version {made.rules} of the rules, and they have version {game.rules_version}: find it anew"
        )
    sight = sight_of(game, puzzle.position)
    judge = judge_for(game, sight.position.seats, CHECKED)
    if game.prompt(sight.position).ask != puzzle.ask:
        raise Unsound(f"the position asks {game.prompt(sight.position).ask}, not {puzzle.ask}")
    answer, *stated = (read_plan(sight, judge, moves) for moves in (puzzle.answer, *(one.moves for one in puzzle.others)))
    prices = dict(zip(stated, weighed(judge, sight, answer, stated, samples), strict=True))
    for plan, one in zip(stated, puzzle.others, strict=True):
        now = prices[plan]
        if abs(now.loss - one.loss) > FAR * math.hypot(now.error, one.error) + 0.0005:
            raise Unsound(f"{' '.join(one.moves)} costs {now.loss:.4f} ± {now.error:.4f}, not {one.loss} ± {one.error}")
    others = [plan for plan in judge.plans(sight.known) if plan not in prices and plan != answer]
    found = dict(zip(others, weighed(judge, sight, answer, others, made.samples), strict=True))
    rivals = prices | {plan: now for plan, now in found.items() if not same_answer(judge, answer, plan, now)}
    return least_of(sight, rivals)


def least_of(sight: SolverSight, rivals: dict[Intent, Cost]) -> Cost:
    """The cheapest of the other plans, if it still is clearly worse."""
    plan = min(rivals, key=lambda one: rivals[one].loss)
    now = rivals[plan]
    if now.loss < AS_GOOD or now.loss < SURE * now.error:
        raise Unsound(f"{' '.join(sight.notations(plan.moves))} costs {now.loss:.4f} ± {now.error:.4f} and may be as good")
    return now


def weighed(judge: Judge, sight: SolverSight, answer: Intent, plans: Sequence[Intent], samples: int) -> list[Cost]:
    best, *trials = judge.try_plans(sight.known, [answer, *plans], CONFIRMING, samples)
    return [cost(judge, best, trial) for trial in trials]


def read_plan(sight: SolverSight, judge: Judge, notations: Sequence[str]) -> Intent:
    """A plan that is legal from its first move to its last, and whole; raises `Unsound`."""
    position, moves = sight.position.copy(), list[int]()
    for text in notations:
        number = sight.game.number(sight.game.read(text))
        if number not in position.legal_moves():
            raise Unsound(f"{text} of {' '.join(notations)} cannot be played")
        position.play(number)
        moves.append(number)
    if not position.is_over() and sight.game.prompt(position).ask in judge.continuing:
        raise Unsound(f"{' '.join(notations)} is not all of a decision")
    return Intent(tuple(moves))
