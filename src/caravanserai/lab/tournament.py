"""Everybody against everybody: each bot alone among copies of each other one, and all of them mixed."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, permutations
from pathlib import Path

from caravanserai.bots import AnyBot, labels_of
from caravanserai.core.contract import AnyOptions
from caravanserai.core.discovery import load_game
from caravanserai.core.errors import BadOption
from caravanserai.core.options import options_for
from caravanserai.lab.asked import several, whole
from caravanserai.lab.executor import Executor, make_executor
from caravanserai.lab.results import Outcomes, play_run
from caravanserai.lab.run import Progress, Run, blocks_for, tell_nobody

MOST_TABLES = 200
"""More line-ups than this are no tournament that anybody waits for."""


def line_ups(bots: Sequence[AnyBot], players: int) -> list[list[AnyBot]]:
    """One alone among copies of another, for all pairs; then all who fit at one table, in every order round it.

    Whoever sits after a weak player has it easier, so a mixed table is set in every order that moving on does not lead to. Where
    that makes more than `MOST_TABLES`, each mixed table is set in the order in which its bots were given, and where that does
    too, none is.
    """
    if players == 2:
        return [list(pair) for pair in combinations(bots, 2)]
    alone = [[one, *[other] * (players - 1)] for one, other in permutations(bots, 2)]
    as_given = [list(together) for together in combinations(bots, players)]
    every_order = [[first, *others] for first, *rest in as_given for others in permutations(rest)]
    mixed = next(one for one in (every_order, as_given, []) if not one or len(alone) + len(one) <= MOST_TABLES)
    return alone + mixed


def tournament(
    game_id: str,
    bots: Sequence[AnyBot],
    players: int | None = None,
    games: int = 200,
    seed: int = 1,
    options: AnyOptions = None,
    *,
    seconds: float | None = None,
    precision: float | None = None,
    jobs: int = 1,
    executor: Executor | None = None,
    out: Path | str | None = None,
    progress: Progress = tell_nobody,
) -> Outcomes:
    """`games` is for each line-up, rounded up to whole blocks; with a precision it is the most that are played."""
    labels = labels_of(several(bots))
    if len(bots) < 2 or len(set(labels)) < len(labels):
        raise BadOption(f"a tournament is among two or more different bots, as in novice,regular; not {', '.join(labels)!r}")
    game = load_game(game_id)
    seats = game.usual_players if players is None else whole("players", players)
    game.start(seats, options_for(game, options, game.simulated))
    tables = line_ups(bots, seats)
    if len(tables) > MOST_TABLES:
        raise BadOption(f"{len(bots)} bots make {len(tables)} line-ups, and {MOST_TABLES} is the most: name fewer bots")
    run = Run(game_id, tables, seed, options, seconds)
    return play_run(run, blocks_for(games, seats), precision, executor or make_executor(jobs), out, progress)
