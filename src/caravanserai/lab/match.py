"""Bots against bots at one table, and how sure one can be of who is stronger."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import ClassVar

import msgspec

from caravanserai.bots import AnyBot
from caravanserai.core.contract import AnyOptions
from caravanserai.core.intervals import Estimate
from caravanserai.core.notebook import Shown, frame, table_of
from caravanserai.lab.asked import whole
from caravanserai.lab.executor import Executor, make_executor
from caravanserai.lab.figures import BotStanding, Spread
from caravanserai.lab.lines import BlockTask, play_turns
from caravanserai.lab.playing import EndlessMatch, play_match
from caravanserai.lab.plots import percent
from caravanserai.lab.results import Outcomes, play_run
from caravanserai.lab.run import Progress, Run, blocks_for, tell_nobody
from caravanserai.lab.shown import drawn, seats, shares

__all__ = ["BotResult", "EndlessMatch", "MatchResult", "Sums", "match", "play_block", "play_match", "play_table", "strength"]


class BotResult(BotStanding, frozen=True, kw_only=True):
    """How one of a match's bots did, and how long it took."""

    ms_per_decision: float
    longest_ms: float


class MatchResult(Shown, frozen=True):
    """What came of a match."""

    took: ClassVar[frozenset[str]] = frozenset({"ms_per_decision", "longest_ms"})

    game: str
    players: int
    games: int
    seed: int
    bots: list[BotResult]
    """Each different bot once, in the order in which they were given."""
    seats: list[Estimate]
    """Each seat's share of the victories, the first first."""
    ties: float
    length: Spread
    """In turns, as the game counts them."""
    reasons: dict[str, int]
    """How games ended."""
    options: dict[str, str]

    def __str__(self) -> str:
        won = ", ".join(f"{bot.bot} {percent(bot.share)}" for bot in self.bots)
        return f"{Shown.__str__(self)}: {won}"

    def _repr_html_(self) -> str:
        rows = [(bot.bot, Estimate(bot.share, bot.low, bot.high)) for bot in self.bots]
        won = shares("Shares of the victories, for one seat of each", rows, self.players)
        return frame(str(self), drawn(won, seats(self.seats)), table_of(self.rows()))


def match(
    game_id: str,
    bots: Sequence[AnyBot],
    games: int,
    seed: int = 1,
    options: AnyOptions = None,
    *,
    seconds: float | None = None,
    precision: float | None = None,
    jobs: int = 1,
    executor: Executor | None = None,
    out: Path | str | None = None,
    progress: Callable[[int], None] = lambda games: None,
) -> MatchResult:
    """Bots against bots in blocks: in each the dice are the same, and everybody moves a seat on from game to game.

    A block has as many games as there are seats, or fewer where copies make some of them the same, and only whole blocks are
    played, so `games` is rounded up to them; with a precision it is the most that are played. `progress` is told how many more
    games are done. They are played by so many processes, or by an executor if one is given, and kept in the folder `out`.
    """
    played = play_table(
        game_id,
        bots,
        games,
        seed,
        options,
        seconds=seconds,
        precision=precision,
        jobs=jobs,
        executor=executor,
        out=out,
        progress=lambda done, total: progress(done),
    )
    return match_result(played)


def play_table(
    game_id: str,
    bots: Sequence[AnyBot],
    games: int,
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
    """A match with all that is known of it; with a precision, `games` is the most that are played."""
    run = Run(game_id, [bots], seed, options, seconds)
    return play_run(run, blocks_for(games, run.plan.games(0)), precision, executor or make_executor(jobs), out, progress)


def match_result(played: Outcomes) -> MatchResult:
    result, [table] = played.result, played.result.tables
    times = {one.bot: one for one in played.times}
    bots = [
        BotResult(
            **msgspec.structs.asdict(standing),
            ms_per_decision=times[standing.bot].ms_per_decision,
            longest_ms=times[standing.bot].longest_ms,
        )
        for standing in table.bots
    ]
    return MatchResult(
        game=result.game,
        players=result.players,
        games=result.games,
        seed=result.seed,
        bots=bots,
        seats=result.seats,
        ties=result.ties,
        length=result.length,
        reasons=result.reasons,
        options=result.options,
    )


class Sums(msgspec.Struct):
    """What one bot's seats came to in the games of a block."""

    won: float = 0.0
    place: int = 0
    score: int = 0
    decisions: int = 0
    spent: float = 0.0
    """In seconds of CPU."""
    longest: float = 0.0


def play_block(game_id: str, bots: Sequence[AnyBot], number: int, options: AnyOptions, seconds: float | None) -> dict[str, Sums]:
    """One game for every way in which the bots can sit one after the other, with the same dice; by bot, what they come to."""
    run = Run(game_id, [bots], number, options, seconds)
    block = play_turns(BlockTask(run.plan, bots, 0, 0), len(bots))
    sums = {name: Sums() for name in run.plan.tables[0]}
    for game, times in zip(block.games, block.times, strict=True):
        for seat, name in enumerate(game.bots):
            one = sums[name]
            one.won += (seat in game.winners) / len(game.winners)
            one.place += game.places[seat]
            one.score += game.scores[seat]
            one.decisions += game.decisions[seat]
            one.spent += times.spent[seat] / 1000
            one.longest = max(one.longest, times.longest[seat] / 1000)
    return sums


def strength(
    game_id: str,
    bot: AnyBot,
    others: AnyBot,
    players: int,
    games: int,
    seed: int = 1,
    options: AnyOptions = None,
    *,
    jobs: int = 1,
) -> BotResult:
    """How one bot does alone against copies of another."""
    line_up = [bot, *[others] * (whole("players", players) - 1)]
    return match(game_id, line_up, games, seed, options, jobs=jobs).bots[0]
