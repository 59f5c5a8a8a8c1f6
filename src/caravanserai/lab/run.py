"""A run of blocks: played wherever the executor plays, kept in a folder if there is one, counted in their order.

When to stop is decided by the blocks before, in their order, and never by which were done first: so a run comes to the same
whoever plays it, and whether or not it was cut short.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence

from caravanserai.bots import AnyBot, labels_of, make_bot, print_of
from caravanserai.core.contract import AnyOptions
from caravanserai.core.discovery import load_game
from caravanserai.core.options import options_for, write_options
from caravanserai.lab.asked import check_precision, check_seconds, seed_below, several, whole
from caravanserai.lab.executor import Executor, Inline
from caravanserai.lab.figures import RunFigures, Spent, spent_by_bot
from caravanserai.lab.keeping import Folder
from caravanserai.lab.lines import BlockTask, GameLine, RunPlan, TimesLine, play_task

LEAST_BLOCKS = 25
"""Before each table has had so many, nothing is said about how exact its shares are."""

Progress = Callable[[int, int], None]
"""Told how many more games are done, and how many there will be at most."""


def tell_nobody(done: int, total: int) -> None:
    """Progress that nobody wants to hear of."""


def blocks_for(games: int, size: int) -> int:
    """How many whole blocks of this size so many games are, rounded up."""
    return -(-whole("games", games) // size)


class Run:
    """A plan with the bots that play it. Options are the game's for simulation, but for those that are given."""

    def __init__(
        self,
        game_id: str,
        tables: Sequence[Sequence[AnyBot]],
        seed: int = 1,
        options: AnyOptions = None,
        seconds: float | None = None,
    ) -> None:
        game = load_game(game_id)
        seed = seed_below(2**40, seed)
        check_seconds(seconds)
        chosen = options_for(game, options, game.simulated)
        for bots in map(several, tables):
            for bot in bots:
                make_bot(game_id, bot, 0)
            position = game.start(len(bots), chosen)
        self.bots = [list(bots) for bots in tables]
        everybody = [bot for bots in tables for bot in bots]
        labels = labels_of(everybody)
        following = iter(labels)
        self.plan = RunPlan(
            game=game_id,
            tables=[[next(following) for _ in bots] for bots in tables],
            seed=seed,
            options=write_options(game.options_of(position)),
            seconds=seconds,
            rules=game.rules_version,
            prints={label: print_of(game_id, bot) for label, bot in dict(zip(labels, everybody, strict=True)).items()},
        )
        self.cut_short = False
        """Whether somebody interrupted it before it had all its games, or was as exact as was asked."""
        self.found = 0
        """How many of the games that counted were in the folder already."""

    def play(
        self,
        blocks: int,
        precision: float | None = None,
        executor: Executor | None = None,
        folder: Folder | None = None,
        progress: Progress = tell_nobody,
    ) -> tuple[RunFigures, dict[str, Spent]]:
        """So many blocks at each table, or fewer if the shares are as exact before."""
        check_precision(precision)
        figures, times, total = RunFigures(self.plan), list[TimesLine](), blocks * len(self.bots)
        most = blocks * sum(map(self.plan.games, range(len(self.bots))))
        played = self._played(total, executor or Inline(), folder, times)
        try:
            for games in played:
                figures.add(games)
                progress(len(games), most)
                if precision is not None and self._is_exact(figures, precision):
                    break
        except KeyboardInterrupt:
            self.cut_short = True
            if not all(table.blocks for table in figures.tables):
                raise
        finally:
            played.close()
        if folder is not None:
            folder.tidy()
            return figures, spent_by_bot(folder.times())
        return figures, spent_by_bot(times)

    def _is_exact(self, figures: RunFigures, precision: float) -> bool:
        """Asked when every table has had as many blocks as the others."""
        last = figures.tables[-1].blocks
        return last >= LEAST_BLOCKS and figures.tables[0].blocks == last and figures.half_width() <= precision

    def _played(
        self, total: int, executor: Executor, folder: Folder | None, times: list[TimesLine]
    ) -> Generator[list[GameLine], None, None]:
        """The games of every block, in order; those that the folder has are not played again."""
        places = [self.plan.block_of(task) for task in range(total)]
        missing = [number for number, place in enumerate(places) if folder is None or place not in folder]
        tasks = (BlockTask(self.plan, self.bots[places[number][0]], *places[number]) for number in missing)
        results = executor.run(play_task, tasks)
        early: dict[int, list[GameLine]] = {}
        try:
            for number, place in enumerate(places):
                if folder is not None and place in folder and number not in early:
                    games = folder.games(place)
                    self.found += len(games)
                    yield games
                    continue
                while number not in early:
                    task, block = next(results)
                    if folder is not None:
                        folder.add(block)
                    else:
                        times.extend(block.times)
                    early[missing[task]] = block.games
                yield early.pop(number)
        finally:
            results.close()
