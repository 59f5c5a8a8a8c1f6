"""What came of a run, as it is told, kept and reported: for one table or for a whole tournament."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from itertools import permutations
from pathlib import Path
from typing import Any

import msgspec

from caravanserai.core.intervals import Estimate
from caravanserai.core.notebook import Shown, frame, table_of
from caravanserai.lab.executor import Executor
from caravanserai.lab.figures import DIGITS, BotOverall, BotStanding, RunFigures, Spent, Spread, spread
from caravanserai.lab.keeping import Folder
from caravanserai.lab.plots import cross, forest, points
from caravanserai.lab.ratings import Rating, can_rate, rate
from caravanserai.lab.run import Progress, Run
from caravanserai.lab.shown import drawn, seats

TABLE, TIMES = "table.json", "times.json"


class Cell(msgspec.Struct, frozen=True):
    """How one bot does alone among copies of another: its share of the victories, with Wilson's 95 % interval."""

    bot: str
    against: str
    share: float
    low: float
    high: float
    games: int


class TableResult(msgspec.Struct, frozen=True):
    """What came of one line-up."""

    line_up: list[str]
    games: int
    ties: float
    bots: list[BotStanding]


class RunResult(Shown, frozen=True):
    """What came of a run. It depends on the plan and the number of games alone: what took how long is told apart."""

    game: str
    players: int
    games: int
    seed: int
    options: dict[str, str]
    rules: int
    caravanserai: str
    ratings: list[Rating] | None
    """The strongest first; None where `choix` is not installed, and where there is but one bot."""
    bots: list[BotOverall]
    """Each bot once, in the order in which they were given."""
    cross: list[Cell]
    seats: list[Estimate]
    """Each seat's share of the victories, the first first."""
    ties: float
    length: Spread
    """In turns, as the game counts them."""
    reasons: dict[str, int]
    """How games ended."""
    tables: list[TableResult]
    mixed: int = 0
    """How many of a tournament's line-ups were all different bots."""
    left_out: int = 0
    """How many more of them there would have been, in every order round the table: too many to be played."""

    def rows(self) -> list[dict[str, Any]]:
        """A row for each bot of each line-up."""
        return [
            {"line_up": line_up_words(table.line_up), "games": table.games, **msgspec.structs.asdict(bot)}
            for table in self.tables
            for bot in table.bots
        ]

    def _repr_html_(self) -> str:
        names = list(dict.fromkeys(bot.bot for table in self.tables for bot in table.bots))
        cells = {(cell.bot, cell.against): Estimate(cell.share, cell.low, cell.high) for cell in self.cross}
        rated = [(one.bot, Estimate(one.rating, one.low, one.high)) for one in self.ratings or ()]
        ratings = forest("Ratings in Elo points above the weakest", rated, points) if rated else ""
        crossed = cross(names, cells, 1 / self.players) if cells else ""
        return frame(str(self), drawn(ratings, crossed, seats(self.seats)), "" if cells else table_of(self.rows()))


class BotTimes(msgspec.Struct, frozen=True):
    """What a bot's decisions took, in milliseconds of CPU."""

    bot: str
    decisions: int
    ms_per_decision: float
    longest_ms: float


class Outcomes(Shown, frozen=True):
    """What came of a run, how long the bots took, and the figures that reports are drawn from.

    What it shows, and what makes it the same as another one, is the result.
    """

    result: RunResult
    times: list[BotTimes]
    figures: RunFigures
    found: int = 0
    """How many of the games were in the folder already, and were not played again."""
    cut_short: bool = False
    """Whether somebody interrupted it."""

    def content(self) -> bytes:
        return self.result.content()

    def rows(self) -> list[dict[str, Any]]:
        return self.result.rows()

    def __str__(self) -> str:
        return str(self.result)

    def _repr_html_(self) -> str:
        return self.result._repr_html_()


def play_run(
    run: Run, blocks: int, precision: float | None, executor: Executor | None, out: Path | str | None, progress: Progress
) -> Outcomes:
    """Play, and keep what came of it in the folder, if there is one."""
    folder = Folder(Path(out), run.plan) if out is not None else None
    try:
        figures, spent = run.play(blocks, precision, executor, folder, progress)
        outcomes = Outcomes(result_of(figures), times_of(figures.names, spent), figures, run.found, run.cut_short)
        if folder is not None:
            folder.write(TABLE, _indented(outcomes.result))
            folder.write(TIMES, _indented(outcomes.times))
    finally:
        if folder is not None:
            folder.close()
    return outcomes


def _indented(data: object) -> bytes:
    return msgspec.json.format(msgspec.json.encode(data), indent=2) + b"\n"


def result_of(figures: RunFigures) -> RunResult:
    plan, names = figures.plan, figures.names
    return RunResult(
        game=plan.game,
        players=plan.players,
        games=figures.games,
        seed=plan.seed,
        options=plan.options,
        rules=plan.rules,
        caravanserai=plan.caravanserai,
        ratings=rate(figures.tables, names) if len(names) > 1 and can_rate() else None,
        bots=[figures.overall(name) for name in names],
        cross=cross_table(figures),
        seats=figures.seats(),
        ties=figures.ties(),
        length=spread(figures.lengths),
        reasons=dict(sorted(figures.reasons.items())),
        tables=[
            TableResult(table.bots, table.games, round(table.ties / table.games, DIGITS), [*map(table.standing, table.names)])
            for table in figures.tables
            if table.blocks
        ],
        mixed=(mixed := sum(len(table.names) == plan.players for table in figures.tables)),
        left_out=mixed_line_ups(len(names), plan.players) - mixed if len(figures.tables) > 1 else 0,
    )


def line_up_words(bots: Sequence[str]) -> str:
    """Who sits at a table; copies are counted."""
    return ", ".join(name if times == 1 else f"{times} × {name}" for name, times in Counter(bots).items())


def mixed_line_ups(bots: int, players: int) -> int:
    """How many line-ups of different bots there are of which none is another one moved on."""
    return math.comb(bots, players) * math.factorial(players - 1)


def tell_left_out(result: RunResult) -> str:
    """What a tournament did not play, if it left anything out."""
    if not result.left_out:
        return ""
    if not result.mixed:
        return f"None of the {result.left_out:,} line-ups in which all are different was played: they were too many."
    return (
        f"Each mixed line-up was played in one order round the table; the {result.left_out:,} other orders, in which others have "
        "the easier seat, were too many."
    )


def cross_table(figures: RunFigures) -> list[Cell]:
    """By rows: one seat against all others. Of a table of two, each is a row."""
    cells = {}
    for table in figures.tables:
        if len(table.names) == 2 and table.blocks:
            for bot, against in permutations(table.names):
                if table.seats(bot) == 1:
                    share = table.share(bot)
                    cells[bot, against] = Cell(bot, against, share.mean, share.low, share.high, table.games)
    return [cells[pair] for pair in permutations(figures.names, 2) if pair in cells]


def times_of(names: Sequence[str], spent: dict[str, Spent]) -> list[BotTimes]:
    times = {name: spent.get(name, Spent()) for name in names}
    return [BotTimes(name, one.decisions, round(one.each, 4), round(one.longest, 3)) for name, one in times.items()]
