"""Games as lines: what is kept of each, one line a game, and the playing of a block of them.

What a line of a game says depends on the plan and on the block's number alone. How long the bots took depends on the machine, and
is kept in lines of its own.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from caravanserai import __version__
from caravanserai.bots import AnyBot
from caravanserai.core.contract import Outcome
from caravanserai.core.discovery import load_game
from caravanserai.core.options import read_options
from caravanserai.lab.playing import MOST_MOVES, Thinker, play_game


class RunPlan(msgspec.Struct, frozen=True):
    """What is played, but for how much of it."""

    game: str
    tables: list[list[str]]
    """Who sits at each table, as the bots are called."""
    seed: int
    options: dict[str, str]
    seconds: float | None = None
    """How long those who think may think about a move."""
    rules: int = 0
    caravanserai: str = __version__
    prints: dict[str, str] = {}
    """By what a bot is called, its print: what tells it from what it was before it was edited."""

    @property
    def players(self) -> int:
        return len(self.tables[0])

    def games(self, table: int) -> int:
        """How many games a block of this table has."""
        return games_of(self.tables[table])

    def block_of(self, task: int) -> tuple[int, int]:
        """The table and the block that come at this place: all tables have their first block before one has its second."""
        return task % len(self.tables), task // len(self.tables)


class GameLine(msgspec.Struct, frozen=True):
    """A line: one game, by its seats."""

    table: int
    block: int
    turned: int
    """How many seats everybody has moved on since the block's first game."""
    bots: list[str]
    scores: list[int]
    places: list[int]
    winners: list[int]
    reason: str
    decisions: list[int]
    moves: int
    """Chance's included."""
    measures: dict[str, int]


class TimesLine(msgspec.Struct, frozen=True):
    """A line: how long the bots of a game took, in milliseconds of CPU, by their seats."""

    table: int
    block: int
    turned: int
    bots: list[str]
    decisions: list[int]
    spent: list[float]
    longest: list[float]


def games_of(bots: Sequence[str]) -> int:
    """How many games a block of this table has: as often as everybody moves a seat on until the table is as it was at first.

    Copies of one bot are one: if all are, one game is enough, and in two and two, opposite each other, two are.
    """
    return next(turned for turned in range(1, len(bots) + 1) if [*bots[turned:], *bots[:turned]] == [*bots])


class Block(msgspec.Struct, frozen=True):
    """Games with the same dice, in which every bot has sat in every seat."""

    games: list[GameLine]
    times: list[TimesLine]


class BlockTask(msgspec.Struct, frozen=True):
    """A block to be played."""

    plan: RunPlan
    bots: Sequence[AnyBot]
    """Those of the table, in the order of the plan."""
    table: int
    block: int


def play_task(task: BlockTask) -> Block:
    """The games of a block."""
    return play_turns(task, task.plan.games(task.table))


def play_turns(task: BlockTask, turns: int) -> Block:
    """So many games with the dice of a block; in each, everybody has moved a seat on."""
    plan, players = task.plan, task.plan.players
    number = plan.seed + task.block
    options = read_options(load_game(plan.game).options_type, plan.options)
    games, times = [], []
    for turned in range(turns):
        order = [(seat - turned) % players for seat in range(players)]
        seated, labels = [task.bots[one] for one in order], [plan.tables[task.table][one] for one in order]
        moods = (number * players + turned) * players
        record, thinkers = play_game(plan.game, seated, number, moods, options, MOST_MOVES, plan.seconds)
        assert record.outcome is not None
        place = (task.table, task.block, turned, labels)
        measures = dict(zip(record.game.measures, record.game.measure(record.position), strict=True))
        games.append(_line(place, record.outcome, thinkers, len(record.log), measures))
        times.append(_times(place, thinkers))
    return Block(games, times)


def _line(
    place: tuple[int, int, int, list[str]], outcome: Outcome, thinkers: list[Thinker], moves: int, measures: dict[str, int]
) -> GameLine:
    decisions = [thinker.decisions for thinker in thinkers]
    return GameLine(*place, outcome.scores, outcome.places, outcome.winners, outcome.reason, decisions, moves, measures)


def _times(place: tuple[int, int, int, list[str]], thinkers: list[Thinker]) -> TimesLine:
    return TimesLine(
        *place,
        decisions=[thinker.decisions for thinker in thinkers],
        spent=[round(1000 * thinker.spent, 3) for thinker in thinkers],
        longest=[round(1000 * thinker.longest, 3) for thinker in thinkers],
    )
