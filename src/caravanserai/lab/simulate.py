"""Games by the thousand, random ones or among bots. A game's number and the seed decide it, so it is the same anywhere."""

from __future__ import annotations

import platform
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import ClassVar

import msgspec

from caravanserai import __version__
from caravanserai.bots import AnyBot, labels_of, make_bot
from caravanserai.core.build import is_compiled
from caravanserai.core.contract import AnyOptions, Played
from caravanserai.core.discovery import load_game
from caravanserai.core.errors import BadOption
from caravanserai.core.intervals import Estimate, estimate_mean, estimate_share
from caravanserai.core.notebook import Shown
from caravanserai.core.options import options_for, read_options, write_options
from caravanserai.lab.asked import seed_below, several, whole
from caravanserai.lab.executor import Executor, make_executor
from caravanserai.lab.figures import Spread, spread
from caravanserai.lab.playing import play_game

CHUNK = 500
"""Random games that one process plays before it reports."""
CHUNK_OF_BOTS = 2
"""Of games among bots, which take a hundred times as long."""


class GamesTask(msgspec.Struct, frozen=True):
    """Games to be played: those of these numbers."""

    game: str
    players: int
    options: dict[str, str]
    seed: int
    first: int
    count: int
    bots: Sequence[AnyBot] | None


class GameCounts(msgspec.Struct):
    """What some games came to. Counts can be added in any order."""

    games: int
    cpu_seconds: float
    measures: list[Counter[int]]
    """For each, how many games had which value."""
    scores: list[Counter[int]]
    """For each seat."""
    shares: list[int]
    """Victories in 840ths, so that a tie of up to eight is split without a rest."""

    def add(self, other: GameCounts) -> None:
        self.games += other.games
        self.cpu_seconds += other.cpu_seconds
        for mine, its in zip(self.measures + self.scores, other.measures + other.scores, strict=True):
            mine.update(its)
        self.shares = [mine + its for mine, its in zip(self.shares, other.shares, strict=True)]


class SeatResult(msgspec.Struct, frozen=True):
    """A seat's mean final score, and its share of the victories, ties split."""

    score: Estimate
    win_share: Estimate
    scores: Spread
    """How its scores are spread."""
    bot: str | None = None


class Summary(Shown, frozen=True):
    """What a simulation found. All but the rates depends only on game, players, options, seed, bots and number of games."""

    took: ClassVar[frozenset[str]] = frozenset({"cpu_seconds", "games_per_second", "turns_per_second"})

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
    spreads: dict[str, Spread]
    """How the measures are spread."""
    versions: Versions


class Versions(msgspec.Struct, frozen=True):
    """By what the games were played."""

    caravanserai: str
    rules: int
    compiled: bool
    """Whether the rules were compiled: the same games, about a hundred times faster."""
    python: str


def simulate(
    game_id: str,
    players: int,
    games: int,
    seed: int,
    options: AnyOptions = None,
    jobs: int = 1,
    progress: Callable[[int], None] = lambda games: None,
    *,
    bots: Sequence[AnyBot] | None = None,
    executor: Executor | None = None,
) -> Summary:
    """Play random games, or games of these bots, one for each seat, and sum them up; `progress` is told how many more are done.

    Whoever interrupts it is told of the games that were played by then.
    """
    game = load_game(game_id)
    players, games, seed = whole("players", players), whole("games", games), seed_below(2**62, seed)
    chosen = options_for(game, options, game.simulated)
    game.start(players, chosen)
    _check_bots(game_id, bots, players)
    table = write_options(chosen)
    total = GameCounts(0, 0.0, [Counter() for _ in game.measures], [Counter() for _ in range(players)], [0] * players)
    size = CHUNK if bots is None else CHUNK_OF_BOTS
    tasks = (GamesTask(game_id, players, table, seed, first, min(size, games - first), bots) for first in range(0, games, size))
    batches = (executor or make_executor(jobs)).run(play_games, tasks)
    try:
        for _, batch in batches:
            total.add(batch)
            progress(batch.games)
    except KeyboardInterrupt:
        if total.games == 0:
            raise
    finally:
        batches.close()
    return _summary(game_id, table, seed, total, bots)


def _check_bots(game_id: str, bots: Sequence[AnyBot] | None, players: int) -> None:
    if bots is None:
        return
    for bot in several(bots):
        make_bot(game_id, bot, 0)
    if len(bots) != players:
        raise BadOption(f"there is one bot for each seat: {players} players need {players} bots, not {len(bots)}")


def play_games(task: GamesTask) -> GameCounts:
    """The games of these numbers."""
    began = time.process_time()
    results = list(_random_games(task) if task.bots is None else _games_of_bots(task, task.bots))
    seconds = time.process_time() - began
    return GameCounts(
        games=task.count,
        cpu_seconds=seconds,
        measures=[Counter(column) for column in zip(*(played.measures for played in results), strict=True)],
        scores=[Counter(column) for column in zip(*(played.scores for played in results), strict=True)],
        shares=_shares([played.winners for played in results], task.players),
    )


def _random_games(task: GamesTask) -> list[Played]:
    game = load_game(task.game)
    start = game.start(task.players, read_options(game.options_type, task.options))
    return game.play_many(start, task.seed, range(task.first, task.first + task.count))


def _games_of_bots(task: GamesTask, bots: Sequence[AnyBot]) -> Iterator[Played]:
    game = load_game(task.game)
    options = read_options(game.options_type, task.options)
    for number in range(task.first, task.first + task.count):
        dice = task.seed + number
        record, _ = play_game(task.game, bots, dice, dice * task.players, options)
        assert record.outcome is not None
        yield Played(game.measure(record.position), record.outcome.scores, record.outcome.winners)


def _shares(won: list[list[int]], players: int) -> list[int]:
    """Victories by seat in 840ths, shared ones split."""
    shares = [0] * players
    for winners in won:
        for seat in winners:
            shares[seat] += 840 // len(winners)
    return shares


def _summary(game_id: str, options: dict[str, str], seed: int, total: GameCounts, bots: Sequence[AnyBot] | None) -> Summary:
    game = load_game(game_id)
    turns = sum(total.measures[0].elements())
    labels: Sequence[str | None] = [None] * len(total.scores) if bots is None else labels_of(bots)
    return Summary(
        game=game_id,
        players=len(total.scores),
        options=options,
        seed=seed,
        games=total.games,
        measures={name: _measured(counted) for name, counted in zip(game.measures, total.measures, strict=True)},
        seats=[
            SeatResult(_mean(scores), estimate_share(won / 840, total.games), spread(scores), bot)
            for scores, won, bot in zip(total.scores, total.shares, labels, strict=True)
        ],
        cpu_seconds=total.cpu_seconds,
        games_per_second=total.games / total.cpu_seconds,
        turns_per_second=turns / total.cpu_seconds,
        spreads={name: spread(counted) for name, counted in zip(game.measures, total.measures, strict=True)},
        versions=Versions(__version__, game.rules_version, is_compiled(game_id), platform.python_version()),
    )


def _mean(counted: Counter[int]) -> Estimate:
    total = sum(value * times for value, times in counted.items())
    return estimate_mean(total, sum(value * value * times for value, times in counted.items()), sum(counted.values()))


def _measured(counted: Counter[int]) -> Estimate:
    """What is never more than once in a game is a share of the games."""
    if set(counted) <= {0, 1}:
        return estimate_share(counted[1], sum(counted.values()))
    return _mean(counted)
