"""What the alternatives of puzzles cost, by today's judge: whoever changes a judge need not find all puzzles anew."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor

from msgspec.structs import replace

from caravanserai.core.discovery import load_game
from caravanserai.core.processes import context
from caravanserai.puzzles.checking import read_plan
from caravanserai.puzzles.finding import JUDGED, SURE, costs, other
from caravanserai.puzzles.format import Puzzle, PuzzleSource
from caravanserai.puzzles.sight import sight_of
from caravanserai.reviewing.review import engine_name, judge_for


def weigh_anew(
    made: PuzzleSource, puzzles: Sequence[Puzzle], jobs: int = 1, progress: Callable[[int], None] = lambda done: None
) -> tuple[PuzzleSource, list[Puzzle]]:
    """These puzzles, with what the plans that they name cost today; without those that are none any more."""
    game = load_game(made.game)
    kept = list[Puzzle]()
    for puzzle in _weighed(made, puzzles, jobs):
        kept += [puzzle] if puzzle else []
        progress(1)
    return replace(made, engine=engine_name(judge_for(game, game.usual_players))), kept


def _weighed(made: PuzzleSource, puzzles: Sequence[Puzzle], jobs: int) -> Iterator[Puzzle | None]:
    if jobs == 1:
        yield from (weighed(made, puzzle) for puzzle in puzzles)
        return
    with ProcessPoolExecutor(jobs, mp_context=context()) as pool:
        yield from pool.map(weighed, [made] * len(puzzles), puzzles)


def weighed(made: PuzzleSource, puzzle: Puzzle) -> Puzzle | None:
    """The puzzle as it is found today; None if its answer is not clearly the best."""
    sight = sight_of(load_game(made.game), puzzle.position)
    judge = judge_for(sight.game, sight.position.seats, JUDGED)
    plans = [read_plan(sight, judge, moves) for moves in (puzzle.answer, *(one.moves for one in puzzle.others))]
    found = costs(judge, sight, plans, made.samples)
    if len(found) < len(puzzle.others) or any(price.loss < max(made.least, SURE * price.error) for price in found.values()):
        return None
    told = sorted(found.items(), key=lambda one: one[1].loss)
    return replace(puzzle, others=[other(sight, plan, price) for plan, price in told])
