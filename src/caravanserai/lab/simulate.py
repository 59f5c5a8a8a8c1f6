"""Random games by the thousand. A game's number and the seed decide it, so the result is the same on any number of processes."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from typing import Any

import msgspec

from caravanserai.core.discovery import load_game
from caravanserai.core.errors import BadOption
from caravanserai.core.intervals import Estimate, estimate_mean, estimate_share
from caravanserai.core.options import read_options, write_options

CHUNK = 500
"""Games that one process plays before it reports."""


class Batch(msgspec.Struct):
    """Sums over some games. Sums of whole numbers can be added in any order."""

    games: int
    cpu_seconds: float
    measures: list[int]
    measure_squares: list[int]
    scores: list[int]
    score_squares: list[int]
    shares: list[int]
    """Victories in 840ths, so that a tie of up to eight is split without a rest."""

    def add(self, other: Batch) -> None:
        self.games += other.games
        self.cpu_seconds += other.cpu_seconds
        for name in ("measures", "measure_squares", "scores", "score_squares", "shares"):
            setattr(self, name, [mine + its for mine, its in zip(getattr(self, name), getattr(other, name), strict=True)])


class SeatResult(msgspec.Struct, frozen=True):
    """A seat's mean final score, and its share of the victories, ties split."""

    score: Estimate
    win_share: Estimate


class Summary(msgspec.Struct, frozen=True):
    """What a simulation found. All but the rates depends only on game, players, options, seed and number of games."""

    game: str
    players: int
    options: dict[str, str]
    seed: int
    games: int
    measures: dict[str, Estimate]
    seats: list[SeatResult]
    cpu_seconds: float
    games_per_second: float
    turns_per_second: float


def simulate(
    game_id: str,
    players: int,
    games: int,
    seed: int,
    options: dict[str, Any] | None = None,
    jobs: int = 1,
    progress: Callable[[int], None] = lambda games: None,
) -> Summary:
    """Play random games and sum them up; `progress` is told how many more are done."""
    game = load_game(game_id)
    if games < 1 or jobs < 1:
        raise BadOption("the number of games and the number of jobs are at least 1")
    if not 0 <= seed < 2**62:
        raise BadOption(f"a seed is a number from 0 to {2**62 - 1}, not {seed}")
    chosen = read_options(game.options_type, {**game.simulated, **(options or {})})
    game.start(players, chosen)
    table = write_options(chosen)
    total = Batch(0, 0.0, [0] * len(game.measures), [0] * len(game.measures), [0] * players, [0] * players, [0] * players)
    for batch in _batches(game_id, players, table, seed, games, jobs):
        total.add(batch)
        progress(batch.games)
    return _summary(game_id, players, table, seed, total)


def _batches(game_id: str, players: int, options: dict[str, str], seed: int, games: int, jobs: int) -> Iterator[Batch]:
    tasks = [(game_id, players, options, seed, first, min(CHUNK, games - first)) for first in range(0, games, CHUNK)]
    if jobs == 1:
        yield from (play_games(*task) for task in tasks)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("forkserver")) as pool:
        waiting: set[Future[Batch]] = set()
        for task in tasks:
            waiting.add(pool.submit(play_games, *task))
            if len(waiting) >= 4 * jobs:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in done)
        yield from (future.result() for future in waiting)


def play_games(game_id: str, players: int, options: dict[str, str], seed: int, first: int, count: int) -> Batch:
    """The games of these numbers."""
    game = load_game(game_id)
    start = game.start(players, read_options(game.options_type, options))
    began = time.process_time()
    results = game.play_many(start, seed, range(first, first + count))
    seconds = time.process_time() - began
    columns = list(zip(*(played.measures for played in results), strict=True))
    seats = list(zip(*(played.scores for played in results), strict=True))
    return Batch(
        games=count,
        cpu_seconds=seconds,
        measures=[sum(column) for column in columns],
        measure_squares=[sum(value * value for value in column) for column in columns],
        scores=[sum(column) for column in seats],
        score_squares=[sum(value * value for value in column) for column in seats],
        shares=_shares([played.winners for played in results], players),
    )


def _shares(won: list[list[int]], players: int) -> list[int]:
    """Victories by seat in 840ths, shared ones split."""
    shares = [0] * players
    for winners in won:
        for seat in winners:
            shares[seat] += 840 // len(winners)
    return shares


def _summary(game_id: str, players: int, options: dict[str, str], seed: int, total: Batch) -> Summary:
    measures = load_game(game_id).measures
    sums = zip(measures, total.measures, total.measure_squares, strict=True)
    seats = zip(total.scores, total.score_squares, total.shares, strict=True)
    return Summary(
        game=game_id,
        players=players,
        options=options,
        seed=seed,
        games=total.games,
        measures={name: _measured(sum_, squares, total.games) for name, sum_, squares in sums},
        seats=[SeatResult(estimate_mean(s, q, total.games), estimate_share(w / 840, total.games)) for s, q, w in seats],
        cpu_seconds=total.cpu_seconds,
        games_per_second=total.games / total.cpu_seconds,
        turns_per_second=total.measures[0] / total.cpu_seconds,
    )


def _measured(total: int, squares: int, count: int) -> Estimate:
    """What is never more than once in a game is a share of the games."""
    return estimate_share(total, count) if total == squares else estimate_mean(total, squares, count)
