"""The rows of `docs/bots.md`, played block by block and kept, so that a row can be played on whenever the machine has time.

python bench/rows.py --minutes 60 [--only camel_up] [--keep build/rows.jsonl]
python bench/rows.py --tell

A row is what `caravanserai match` plays with the same bots, seed and seconds; each block is kept as soon as it is played. Next
comes always the row that has had the least of the processor for its weight, until it has the games that it wants or the minutes
are over. What is kept is of the bots that played it: begin another file when one of them changes.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from caravanserai.core.discovery import load_game
from caravanserai.core.intervals import estimate_share
from caravanserai.core.options import read_options
from caravanserai.lab.match import play_block


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
    below = [Row(game, bot, other, seats, 400, FAIR, 710_000, 0.2) for bot, other in pairs for seats in (fewest, most)]
    return below + [Row(game, bot, bot, usual, 1000, ENDS, 740_000, 0.2) for bot in ("novice", "regular")]


ROWS: Sequence[Row] = (
    Row("camel_up", "expert", "early", 3, 2000, "45 %", 710_000, 3),
    Row("camel_up", "expert", "regular", 4, 2000, "34 %, low end 31", 710_000, 2),
    Row("camel_up", "expert", "early", 4, 2000, "38 %, low end 35", 710_000, 2),
    Row("camel_up", "regular", "early", 4, 2000, "31 %", 710_000, 3),
    Row("camel_up", "early", "regular", 4, 2000, "at most 28 %", 710_000),
    Row("camel_up", "expert", "early", 5, 2000, "33 %", 710_000),
    Row("camel_up", "expert", "early", 8, 2000, "22 %", 710_000),
    *levels("camel_up", 3, 8, 4),
    Row("five_tribes", "expert", "regular", 2, 400, "78 %", 720_000, 2, 0.125),
    Row("five_tribes", "expert", "regular", 4, 400, "48 %", 720_000, 2, 0.125),
    Row("five_tribes", "expert:0.5", "expert:0.03125", 2, 300, FAIR, 730_000),
    *levels("five_tribes", 2, 4, 4),
    Row("emira", "expert", "regular", 3, 400, "65 %", 720_000, 2, 0.125),
    Row("emira", "expert", "regular", 5, 400, "40 %", 720_000, 2, 0.125),
    Row("emira", "expert", "early", 3, 400, "85 %", 720_000, 1, 0.125),
    Row("emira", "expert:0.5", "expert:0.03125", 3, 300, FAIR, 730_000),
    *levels("emira", 3, 5, 4),
)


class Kept(msgspec.Struct):
    """What one row has come to."""

    blocks: int = 0
    took: float = 0.0
    sums: dict[str, list[float]] = msgspec.field(default_factory=dict)
    """By bot: victories, points, decisions, and the seconds spent on them."""

    def add(self, took: float, sums: dict[str, list[float]]) -> None:
        self.blocks += 1
        self.took += took
        for bot, found in sums.items():
            self.sums[bot] = [old + new for old, new in zip(self.sums.get(bot, [0.0] * 4), found, strict=True)]


def read(path: Path) -> dict[str, Kept]:
    """By a row's command, what is kept of it."""
    kept = {row.command: Kept() for row in ROWS}
    for line in path.read_text().splitlines() if path.exists() else ():
        block = json.loads(line)
        if block["row"] in kept:
            kept[block["row"]].add(block["took"], block["sums"])
    return kept


def play(path: Path, rows: Sequence[Row], minutes: float) -> None:
    """Block after block, each kept at once."""
    kept = read(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    end = time.monotonic() + 60 * minutes
    while time.monotonic() < end and (left := [row for row in rows if kept[row.command].blocks * row.players < row.wanted]):
        row = min(left, key=lambda one: kept[one.command].took / one.weight)
        began = time.process_time()
        sums = play_next(row, kept[row.command].blocks)
        took = time.process_time() - began
        kept[row.command].add(took, sums)
        with path.open("a") as file:
            file.write(json.dumps({"row": row.command, "took": took, "sums": sums}) + "\n")


def play_next(row: Row, number: int) -> dict[str, list[float]]:
    """The block of this number, by bot."""
    game = load_game(row.game)
    options = read_options(game.options_type, game.simulated)
    found = play_block(row.game, row.line_up, row.seed + number, options, row.seconds)
    return {bot: [sums.won, sums.score, sums.decisions, sums.spent] for bot, sums in found.items()}


def tell(kept: dict[str, Kept], rows: Sequence[Row]) -> Iterator[str]:
    """A line for each row that has begun, as the tables of `docs/bots.md` have it, and what plays it."""
    for row in rows:
        found = kept[row.command]
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
    parser.add_argument("--keep", type=Path, default=Path("build/rows.jsonl"))
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--only", default="", help="rows whose command has this in it")
    parser.add_argument("--tell", action="store_true", help="only tell what is kept")
    given = parser.parse_args()
    rows = [row for row in ROWS if given.only in row.command]
    if not given.tell:
        play(given.keep, rows, given.minutes)
    print("\n".join(tell(read(given.keep), rows)))


if __name__ == "__main__":
    main()
