"""One command, one table: our games plain and compiled, and beside them peers and limit programs, in one run on one core.

    python bench/run.py [--limit [GAME=]PATH] [--json] [--quick]

Needs nothing but the installed package; `pip install -e '.[bench]'` adds the peers. What the rows mean is in README.md.
"""

from __future__ import annotations

import argparse
import importlib
import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

import peers
from caravanserai.core.discovery import game_ids
from limits import COMPILER, LimitFailed, build, is_source, limit_task
from machine import keep_to_one_core, machine_lines
from measure import Mismatch, Result, Row, measure, ratios

REPETITIONS = 7
QUICK_REPETITIONS = 2
WIDTH = 132
COLUMNS = ("games", "turns", "moves")
ONE = {"games": "game", "turns": "turn", "moves": "move", "leg_odds": "leg", "lists": "list"}


def main() -> None:
    arguments = read_arguments()
    try:
        report = run(arguments)
    except (Mismatch, LimitFailed) as error:
        sys.exit(f"bench: {error}")
    if arguments.json:
        print(json.dumps(report.as_data(), indent=2))
    else:
        report.show()


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measure the games, side by side with peers and limit programs.")
    parser.add_argument(
        "--limit",
        metavar="[GAME=]PATH",
        action="append",
        default=[],
        help="a limit program, C++ source or binary, named like its game unless GAME says which; may be repeated",
    )
    parser.add_argument("--json", action="store_true", help="print JSON instead of the table")
    parser.add_argument("--quick", action="store_true", help="a few seconds' rough figures")
    return parser.parse_args()


def benches() -> dict[str, Any]:
    """The games that have a module of their name in this folder."""
    here = Path(__file__).parent
    return {game: importlib.import_module(game) for game in game_ids() if (here / f"{game}.py").is_file()}


def run(arguments: argparse.Namespace) -> Report:
    games = benches()
    about = machine_lines(list(games), keep_to_one_core()) | {"peers": peers.versions()}
    about["checked"] = "; ".join(bench.check() for bench in games.values())
    rows = [row for bench in games.values() for row in bench.rows(arguments.quick)]
    with tempfile.TemporaryDirectory() as folder:
        for given in arguments.limit:
            game, path = read_limit(given, list(games))
            about[f"{game}, limit"] = " ".join(COMPILER) if is_source(path) else "a ready-made binary"
            rows += games[game].limit_rows(limit_task(games[game].LIMIT, build(path, Path(folder))))
        rows += peers.rows(arguments.quick)
        return Report(about, rows, measured(rows, QUICK_REPETITIONS if arguments.quick else REPETITIONS))


def read_limit(given: str, games: list[str]) -> tuple[str, Path]:
    """Whose limit it is: the game that is named, or that the file is named after, or the only one there is."""
    game, named, path = given.rpartition("=")
    if not named:
        game = Path(path).stem
        if game not in games and len(games) == 1:
            game = games[0]
    if game not in games:
        raise LimitFailed(f"{given}: say which game's limit it is, as GAME=PATH; there is {', '.join(games)}")
    return game, Path(path)


def measured(rows: list[Row], repetitions: int) -> dict[str, Result]:
    results: dict[str, Result] = {}
    with Console(stderr=True).status("measuring") as status:
        for doing, results in measure(rows, repetitions):  # noqa: B007
            status.update(doing)
    return results


class Report:
    """The rows and what was measured for them, as a table or as data."""

    def __init__(self, about: dict[str, str], rows: list[Row], results: dict[str, Result]) -> None:
        self.about = about
        self.sections: dict[str, list[Row]] = {}
        for row in rows:
            self.sections.setdefault(row.section, []).append(row)
        self.results = results

    def show(self) -> None:
        console = Console() if sys.stdout.isatty() else Console(width=WIDTH)
        for name, value in self.about.items():
            console.print(f"{name}: {value}", highlight=False, markup=False)
        console.print(self.table())

    def table(self) -> Table:
        table = Table(caption="best of all repetitions, by CPU time; noise: how far the median repetition falls behind the best")
        table.add_column("", no_wrap=True)
        for name in (*(f"{unit}/s" for unit in COLUMNS), "time", "noise"):
            table.add_column(name, justify="right", no_wrap=True)
        table.add_column("times as fast as")
        for section, rows in self.sections.items():
            table.add_section()
            table.add_row(Text(section, "bold"))
            for row in rows:
                table.add_row(*(Text(cell) for cell in (f"  {row.label}", *self.cells(row))))
        return table

    def result(self, row: Row) -> Result | None:
        """What was measured for a row; a limit program may leave some of its figures untold."""
        found = self.results.get(row.task.id) if row.task else None
        return found if found and all(found.tells(unit) for unit in row.units) else None

    def cells(self, row: Row) -> list[str]:
        result = self.result(row)
        if result is None:
            return [*("" for _ in COLUMNS), "", "", row.absent or "not told"]
        main = row.units[0]
        best = result.best_sample(main)
        rates = [number(best[unit]) if unit in row.units else "" for unit in COLUMNS]
        time = f"{duration(1 / best[main])} a {ONE[main]}"
        compared = ", ".join(f"{number(ratio)} x {name}" for name, ratio in ratios(row, self.results).items())
        return [*rates, time, f"{result.noise(main):.0%}", compared]

    def as_data(self) -> dict[str, Any]:
        rows = [self.row_data(row) for section in self.sections.values() for row in section]
        return {"about": self.about, "rows": rows}

    def row_data(self, row: Row) -> dict[str, Any]:
        data: dict[str, Any] = {"section": row.section, "label": row.label}
        result = self.result(row)
        if result is None or row.task is None:
            return data | {"absent": row.absent or "not told"}
        best = result.best_sample(row.units[0])
        return data | {
            "task": row.task.id,
            "per_second": {unit: best[unit] for unit in row.units},
            "noise": result.noise(row.units[0]),
            "times_as_fast_as": ratios(row, self.results),
        }


def number(value: float) -> str:
    """At least three figures, none of them an exponent."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def duration(seconds: float) -> str:
    for unit, size in (("s", 1.0), ("ms", 1e-3), ("µs", 1e-6)):
        if seconds >= size:
            return f"{number(seconds / size)} {unit}"
    return f"{number(seconds * 1e9)} ns"


if __name__ == "__main__":
    main()
