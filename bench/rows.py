"""The rows of `docs/bots.md`, played block by block and kept in `bench/rows.json`, so that a row can be played on whenever a
machine has time.

python bench/rows.py --minutes 60 [--jobs 2] [--only camel_up] [--keep bench/rows.json]
python bench/rows.py --tell

A row is what `caravanserai match` plays with the same bots, seed and seconds; what it has come to is kept after every block.
Next comes always the row that has had the least of the processor for its weight, until it has the games that it wants or the
minutes are over. Each row keeps a print of games among its bots; whose print is another one today is begun anew.
"""

from __future__ import annotations

import argparse
import hashlib
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from pathlib import Path

import msgspec

from caravanserai.core.contract import Options
from caravanserai.core.discovery import load_game
from caravanserai.core.intervals import estimate_share
from caravanserai.core.options import read_options
from caravanserai.lab.match import play_block, play_match


class Row(msgspec.Struct, frozen=True):
    """One bot alone against copies of another."""

    game: str
    bot: str
    against: str
    players: int
    wanted: int
    """So many games."""
    goal: str
    seed: int
    weight: float = 1.0
    seconds: float | None = None

    @property
    def line_up(self) -> list[str]:
        return [self.bot, *[self.against] * (self.players - 1)]

    @property
    def command(self) -> str:
        """What plays it in one go."""
        told = f"caravanserai match {self.game} --bots {','.join(self.line_up)} --games {self.wanted} --seed {self.seed}"
        return told + (f" --seconds {self.seconds}" if self.seconds else "")


FAIR = "above fair"
ENDS = "all end"


def levels(game: str, fewest: int, most: int, usual: int) -> list[Row]:
    """Every level against the one below it, at the smallest and the largest table; and a thousand games among equals."""
    pairs = [("novice", "random"), ("regular", "novice")]
    below = [Row(game, bot, other, seats, 400, FAIR, 710_000, 0.5) for bot, other in pairs for seats in (fewest, most)]
    return below + [Row(game, bot, bot, usual, 1000, ENDS, 740_000, 0.5) for bot in ("novice", "regular")]


ROWS: Sequence[Row] = (
    Row("camel_up", "expert", "early", 3, 2000, "45 %", 710_000, 3),
    Row("camel_up", "expert", "regular", 4, 2000, "34 %, low end 31", 710_000, 3),
    Row("camel_up", "expert", "early", 4, 2000, "38 %, low end 35", 710_000, 3),
    Row("camel_up", "regular", "early", 4, 2000, "31 %", 710_000, 3),
    Row("camel_up", "early", "regular", 4, 2000, "at most 28 %", 710_000, 3),
    Row("camel_up", "expert", "early", 5, 2000, "33 %", 710_000, 3),
    Row("camel_up", "expert", "early", 8, 2000, "22 %", 710_000, 3),
    *levels("camel_up", 3, 8, 4),
    Row("five_tribes", "regular", "early", 2, 2000, "95 %", 710_000),
    Row("five_tribes", "regular", "early", 4, 2000, "60 %", 710_000),
    Row("five_tribes", "regular", "maximiser", 2, 2000, "93 %", 710_000),
    Row("five_tribes", "regular", "maximiser", 4, 2000, "50 %", 710_000),
    Row("five_tribes", "expert", "regular", 2, 400, "78 %", 720_000, 3, 0.125),
    Row("five_tribes", "expert", "regular", 4, 400, "48 %", 720_000, 3, 0.125),
    Row("five_tribes", "expert:0.125", "expert:0.03125", 2, 300, FAIR, 730_000, 2),
    Row("five_tribes", "expert:0.5", "expert:0.03125", 2, 300, FAIR, 730_000, 2),
    *levels("five_tribes", 2, 4, 4),
    Row("emira", "regular", "early", 3, 2000, "60 %", 710_000),
    Row("emira", "regular", "early", 5, 2000, "45 %", 710_000),
    Row("emira", "expert", "regular", 3, 400, "65 %", 720_000, 3, 0.125),
    Row("emira", "expert", "regular", 5, 400, "40 %", 720_000, 3, 0.125),
    Row("emira", "expert", "early", 3, 400, "85 %", 720_000, 3, 0.125),
    Row("emira", "expert:0.125", "expert:0.03125", 3, 300, FAIR, 730_000),
    Row("emira", "expert:0.5", "expert:0.03125", 3, 300, FAIR, 730_000),
    *levels("emira", 3, 5, 4),
)


class Kept(msgspec.Struct):
    """What one row has come to."""

    bots: str = ""
    """The print of the bots that played it."""
    blocks: int = 0
    took: float = 0.0
    sums: dict[str, list[float]] = msgspec.field(default_factory=dict)
    """By bot: victories, points, decisions, and the seconds spent on them."""

    def add(self, took: float, sums: dict[str, list[float]]) -> None:
        self.blocks += 1
        self.took += took
        for bot, found in sums.items():
            self.sums[bot] = [old + new for old, new in zip(self.sums.get(bot, [0.0] * 4), found, strict=True)]


def print_of(row: Row) -> str:
    """What tells these bots from later ones: their moves in a game for every way to sit, none of them being given any time."""
    names = [name.partition(":")[0] for name in row.line_up]
    turned = ([*names[at:], *names[:at]] for at in range(len(names)))
    logs = [play_match(row.game, seated, row.seed, options_of(row)).log for seated in turned]
    return hashlib.sha256(repr(logs).encode()).hexdigest()[:12]


def options_of(row: Row) -> Options:
    game = load_game(row.game)
    return read_options(game.options_type, game.simulated)


def read(path: Path) -> dict[str, Kept]:
    """By a row's command, what is kept of it."""
    return msgspec.json.decode(path.read_bytes(), type=dict[str, Kept]) if path.exists() else {}


def write(path: Path, kept: dict[str, Kept]) -> None:
    """A line for each row, whole or not at all."""
    lines = ",\n".join(f"{msgspec.json.encode(row).decode()}:{msgspec.json.encode(kept[row]).decode()}" for row in sorted(kept))
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_suffix(".new")
    beside.write_text(f"{{\n{lines}\n}}\n")
    beside.replace(path)


class Playing:
    """Rows that are played on, some blocks at once; a block counts when all before it do."""

    def __init__(self, path: Path, rows: Sequence[Row]) -> None:
        self.path, self.rows, self.kept = path, rows, read(path)
        for row in rows:
            if self.kept.get(row.command, Kept()).bots != (now := print_of(row)):
                self.kept[row.command] = Kept(bots=now)
        self.given = {row: self.kept[row.command].blocks for row in rows}
        self.early: dict[tuple[Row, int], tuple[float, dict[str, list[float]]]] = {}

    def next(self) -> Row | None:
        """The row that has had the least, of those that want more."""
        left = [row for row in self.rows if self.given[row] * row.players < row.wanted]
        return min(left, key=lambda row: self.spent(row) / row.weight, default=None)

    def spent(self, row: Row) -> float:
        """What a row has had of the processor, with what is under way."""
        kept = self.kept[row.command]
        return kept.took / kept.blocks * self.given[row] if kept.blocks else float(self.given[row])

    def add(self, row: Row, number: int, took: float, sums: dict[str, list[float]]) -> None:
        self.early[row, number] = took, sums
        kept = self.kept[row.command]
        while (found := self.early.pop((row, kept.blocks), None)) is not None:
            kept.add(*found)
        write(self.path, self.kept)

    def play(self, minutes: float, jobs: int) -> None:
        end = time.monotonic() + 60 * minutes
        running: dict[Future[tuple[float, dict[str, list[float]]]], tuple[Row, int]] = {}
        with ProcessPoolExecutor(jobs, mp_context=get_context("forkserver")) as pool:
            while True:
                while len(running) < jobs and time.monotonic() < end and (row := self.next()) is not None:
                    number = self.given[row]
                    running[pool.submit(play_next, row, number)] = row, number
                    self.given[row] += 1
                if not running:
                    return
                for done in wait(running, return_when=FIRST_COMPLETED).done:
                    self.add(*running.pop(done), *done.result())


def play_next(row: Row, number: int) -> tuple[float, dict[str, list[float]]]:
    """The block of this number: what it took, and by bot what came of it."""
    began = time.process_time()
    found = play_block(row.game, row.line_up, row.seed + number, options_of(row), row.seconds)
    sums = {bot: [sums.won, sums.score, sums.decisions, sums.spent] for bot, sums in found.items()}
    return time.process_time() - began, sums


def tell(kept: dict[str, Kept], rows: Sequence[Row]) -> Iterator[str]:
    """A line for each row that has begun, as the tables of `docs/bots.md` have it, and what plays it."""
    for row in rows:
        found = kept.get(row.command, Kept())
        games = found.blocks * row.players
        if games:
            yield line_of(row, found, games)


def line_of(row: Row, found: Kept, games: int) -> str:
    won, score, decisions, spent = found.sums[row.bot]
    seats = row.line_up.count(row.bot)
    share = estimate_share(won / seats, games)
    theirs = found.sums[row.against][1] / games / row.line_up.count(row.against)
    bot = row.bot + (f", {row.seconds} s" if row.seconds else "")
    shares = f"{100 * share.mean:.1f} % | {100 * share.low:.1f} to {100 * share.high:.1f} % | {row.goal}"
    coins = f"{score / games / seats:.1f} | {theirs:.1f} | {1000 * spent / max(1, decisions):.2f}"
    return f"| {bot} | {row.against} | {row.players} | {games:,} | {shares} | {coins} |  {row.command}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--keep", type=Path, default=Path(__file__).with_name("rows.json"))
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--only", default="", help="rows whose command has this in it")
    parser.add_argument("--tell", action="store_true", help="only tell what is kept")
    given = parser.parse_args()
    rows = [row for row in ROWS if given.only in row.command]
    if not given.tell:
        Playing(given.keep, rows).play(given.minutes, given.jobs)
    print("\n".join(tell(read(given.keep), rows)))


if __name__ == "__main__":
    main()
