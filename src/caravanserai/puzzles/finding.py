"""Finds puzzles: experts play, and where one plan is clearly best and not what one would play at a glance, it is kept.

First a few samples tell which positions may be puzzles; then the bots are asked what they would play; then many other samples
make sure of it. What comes out depends on the seed alone, however many processes there are.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import count as counted
from pathlib import Path

import msgspec

from caravanserai.core.bot import Choice
from caravanserai.core.contract import Game, Position
from caravanserai.core.discovery import load_game
from caravanserai.core.errors import BadOption
from caravanserai.core.judging import CONFIRMING, Intent, Judge
from caravanserai.core.options import read_options
from caravanserai.core.processes import context
from caravanserai.core.randomness import Random, seeded
from caravanserai.core.record import Record
from caravanserai.lab.match import play_match
from caravanserai.puzzles.format import Other, Puzzle, PuzzleSource
from caravanserai.puzzles.keeping import SearchFile
from caravanserai.puzzles.sight import Cost, SolverSight, cost, dealt_anew, plan_of, sight_at, sight_of
from caravanserai.reviewing.review import engine_name, judge_for

LEAST = 0.03
"""A plan is clearly best if every other costs at least so much of the chance to win,"""
SURE = 3.0
"""and so many standard errors."""
AS_GOOD = LEAST / 2
"""Plans of the same gist that cost less are the same answer; in between there is none."""
PROMISING = 0.6
"""The share of the least margin that few samples must show."""
FEWEST_GISTS = 3
"""Between two answers there is not much to find."""
NOVICES = 3
"""So many of them have a look."""
SPANS = 16
"""A game is cut into so many parts of the same length; each gives one puzzle at most, with another answer than the one before."""
MANY_DEALS = 128
"""To make sure, the plans of so many deals of what is hidden are weighed: by another deal *expert* may think of another plan."""
MOST_TOLD = 6
"""So many other plans are kept with a puzzle."""
JUDGED = 7
"""The seed of the samples that tell which positions may be puzzles."""


def find_puzzles(
    game_id: str,
    count: int,
    seed: int,
    jobs: int = 1,
    progress: Callable[[int], None] = lambda found: None,
    keep: Path | None = None,
) -> tuple[PuzzleSource, list[Puzzle]]:
    """So many puzzles, from as many games as that takes; if a file is to keep what is found, from those it has already."""
    game = load_game(game_id)
    judge = judge_for(game, game.usual_players)
    if not judge.puzzled:
        raise BadOption(f"nobody has said which questions of {game_id} make puzzles: its judge has no `puzzled`")
    screened, samples = judge.puzzle_samples
    made = PuzzleSource(game_id, game.rules_version, engine_name(judge), seed, screened, samples, LEAST)
    found = list[Puzzle]()
    for puzzles in _kept_or_found(made, jobs, keep):
        found += puzzles
        progress(min(len(puzzles), count - len(found) + len(puzzles)))
        if len(found) >= count:
            break
    return made, mixed(found[:count], seed)


def mixed(puzzles: Sequence[Puzzle], seed: int) -> list[Puzzle]:
    """By lot, and so that days that follow each other, the first after the last too, are from different games and have
    different answers, as far as that can be."""
    order = sorted(puzzles, key=lambda puzzle: seeded(seed, puzzle.seed * 10_000 + puzzle.move))
    count = len(order)
    for place in range(count):
        others = (other % count for other in range(place + 1, place + count))
        while not _fits(order, place) and (other := next(others, None)) is not None:
            order[place], order[other] = order[other], order[place]
            if not (_fits(order, place) and _fits(order, other)):
                order[place], order[other] = order[other], order[place]
    return order


def _fits(order: Sequence[Puzzle], place: int) -> bool:
    """Whether a puzzle has nothing in common with the one before it and the one after it."""
    own = order[place]
    beside = (order[place - 1], order[(place + 1) % len(order)])
    return all(own.seed != other.seed and own.answer != other.answer for other in beside)


def _kept_or_found(made: PuzzleSource, jobs: int, keep: Path | None) -> Iterator[list[Puzzle]]:
    """By game, first what is kept already; then what is found is kept."""
    kept = SearchFile(keep, made) if keep else None
    before = kept.games if kept else []
    yield from before
    for puzzles in _by_game(made.game, made.seed + len(before), jobs):
        if kept:
            kept.add(puzzles)
        yield puzzles


def _by_game(game_id: str, seed: int, jobs: int) -> Iterator[list[Puzzle]]:
    if jobs == 1:
        yield from (puzzles_in(game_id, number) for number in counted(seed))
        return
    with ProcessPoolExecutor(jobs, mp_context=context()) as pool:
        for first in counted(seed, 4 * jobs):
            yield from pool.map(puzzles_in, [game_id] * 4 * jobs, range(first, first + 4 * jobs))


def puzzles_in(game_id: str, number: int) -> list[Puzzle]:
    """The puzzles of the game with this seed; among how many it is played goes round."""
    game = load_game(game_id)
    players = game.players[number % len(game.players)]
    judge = judge_for(game, players, JUDGED)
    options = read_options(game.options_type, game.simulated | judge.puzzle_options)
    record = play_match(game_id, ["expert"] * players, number, options)
    return Finder(game, judge, record, number).find()


class Candidate(msgspec.Struct, frozen=True):
    """A position that may be a puzzle."""

    position: Position
    plans: list[Intent]
    best: Intent
    regular: Choice


class Finder:
    """Looks through one game."""

    def __init__(self, game: Game, judge: Judge, record: Record, number: int) -> None:
        self.game, self.judge, self.record, self.number = game, judge, record, number

    def find(self) -> list[Puzzle]:
        found = dict[int, Puzzle]()
        last = None
        for at, position in self.decisions():
            span = at * SPANS // len(self.record.log)
            candidate = self.screen(position, at) if span not in found else None
            if candidate is not None and self.judge.gist(candidate.best) != last:
                puzzle = self.confirm(candidate, at)
                if puzzle is not None:
                    found[span], last = puzzle, self.judge.gist(candidate.best)
        return list(found.values())

    def decisions(self) -> Iterator[tuple[int, Position]]:
        """Where a seat is asked what makes a puzzle, and has a choice."""
        position = self.record.at(0)
        for at, entry in enumerate(self.record.log):
            asked = entry.actor >= 0 and self.game.prompt(position).ask in self.judge.puzzled
            if asked and len(position.legal_moves()) >= FEWEST_GISTS:
                yield at, position
            position.play(entry.move)

    def played(self, position: Position, at: int) -> Intent:
        """What *expert* played there: a walk to its end."""
        after, moves = position.copy(), list[int]()
        while not moves or (not after.is_over() and self.game.prompt(after).ask in self.judge.continuing):
            moves.append(self.record.log[at + len(moves)].move)
            after.play(moves[-1])
        return Intent(tuple(moves))

    def screen(self, position: Position, at: int) -> Candidate | None:
        """A position where *expert* played otherwise than *regular* would, and one choice seems to be best, by few samples."""
        judge, sight = self.judge, sight_at(self.game, position)
        regular = sight.ask_bot("regular", self.number)
        if judge.gist(plan_of(regular)) == judge.gist(self.played(position, at)):
            return None
        plans = judge.plans(sight.known)
        if len({judge.gist(plan) for plan in plans}) < FEWEST_GISTS:
            return None
        trials = judge.try_plans(sight.known, plans, 0, judge.puzzle_samples[0])
        sums = [math.fsum(trial.chances) / len(trial.chances) for trial in trials]
        best = max(range(len(plans)), key=lambda plan: sums[plan])
        rivals = [sums[plan] for plan in range(len(plans)) if judge.gist(plans[plan]) != judge.gist(plans[best])]
        if sums[best] - max(rivals) < PROMISING * LEAST:
            return None
        return Candidate(position.copy(), plans, plans[best], regular)

    def confirm(self, candidate: Candidate, at: int) -> Puzzle | None:
        """The puzzle, if no bot plays it at a glance, *expert* does, and many other samples say the same."""
        text = dealt_anew(self.game, candidate.position, Random(self.number, at))
        sight, judge, regular = sight_of(self.game, text), self.judge, candidate.regular
        gist = judge.gist(candidate.best)
        novices = [sight.ask_bot("novice", self.number + seed) for seed in range(NOVICES)]
        if any(judge.gist(plan_of(choice)) == gist for choice in (regular, *novices)):
            return None
        expert = sight.ask_bot("expert", self.number)
        if judge.gist(plan_of(expert)) != gist:
            return None
        thought_of = (*candidate.plans, *judge.plans(sight.known, MANY_DEALS))
        plans = list(dict.fromkeys((plan_of(expert), *thought_of, plan_of(regular), *map(plan_of, novices))))
        others = costs_of(judge, sight, plans)
        if others is None:
            return None
        told = sorted(others.items(), key=lambda one: one[1].loss)
        answers = by_gist(judge, told)
        if len(answers) < FEWEST_GISTS - 1:
            return None
        return Puzzle(
            position=text,
            ask=self.game.prompt(sight.position).ask,
            seed=self.number,
            move=at,
            stage=self.game.stage(sight.position),
            answer=sight.notations(plan_of(expert).moves),
            glance=sight.notations(plan_of(regular).moves),
            others=[other(sight, plan, price) for plan, price in answers[:MOST_TOLD]],
            hard=sum(price.loss < 2 * told[0][1].loss for _, price in told),
        )


def costs_of(judge: Judge, sight: SolverSight, plans: Sequence[Intent]) -> dict[Intent, Cost] | None:
    """What every other plan costs against the first, which is the answer; None if that is not clearly the best.

    Walks of the same gist may be as good as it; they are not among the others. Plans that few samples show to cost far more
    than the least margin are left at that.
    """
    samples = judge.puzzle_samples[1]
    roughly = costs(judge, sight, plans, samples // 8)
    if any(price.loss + SURE * price.error < LEAST for price in roughly.values()):
        return None
    near = sorted(roughly, key=lambda plan: roughly[plan].loss - SURE * roughly[plan].error)
    close = [plan for plan in near if roughly[plan].loss - 2 * SURE * roughly[plan].error < 2 * LEAST]
    found = costs(judge, sight, [plans[0], *dict.fromkeys((*near[:MOST_TOLD], *close))], samples)
    if any(price.loss < max(LEAST, SURE * price.error) for price in found.values()):
        return None
    return found


def costs(judge: Judge, sight: SolverSight, plans: Sequence[Intent], samples: int) -> dict[Intent, Cost]:
    """The same by so many samples, whatever comes out."""
    answer, *rest = plans
    best, *trials = judge.try_plans(sight.known, plans, CONFIRMING, samples)
    found = {plan: cost(judge, best, trial) for plan, trial in zip(rest, trials, strict=True)}
    return {plan: price for plan, price in found.items() if not same_answer(judge, answer, plan, price)}


def same_answer(judge: Judge, answer: Intent, plan: Intent, price: Cost) -> bool:
    return judge.gist(plan) == judge.gist(answer) and abs(price.loss) < AS_GOOD


def by_gist(judge: Judge, told: Sequence[tuple[Intent, Cost]]) -> list[tuple[Intent, Cost]]:
    """The cheapest of each gist."""
    kept = dict[int, tuple[Intent, Cost]]()
    for plan, price in told:
        kept.setdefault(judge.gist(plan), (plan, price))
    return list(kept.values())


def other(sight: SolverSight, plan: Intent, price: Cost) -> Other:
    points = None if price.points is None else round(price.points, 2)
    return Other(sight.notations(plan.moves), round(price.loss, 4), round(price.error, 4), points)
