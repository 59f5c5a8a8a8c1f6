"""The games of a folder as tables for other programs: CSV always, Parquet where pyarrow or polars is installed.

A row is a seat of a game, so that no cell holds a list.
"""

from __future__ import annotations

import csv
from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec

from caravanserai.lab.keeping import GAMES
from caravanserai.lab.lines import GameLine

CSV, PARQUET = "games.csv", "games.parquet"


def export(folder: Path) -> list[str]:
    """Write the tables; tells which files there are now."""
    _write_csv(folder / CSV, rows_of(_games(folder)))
    written = [CSV]
    if _write_parquet(folder):
        written.append(PARQUET)
    return written


def rows_of(games: Iterable[GameLine]) -> Iterator[dict[str, Any]]:
    """A row for each seat of each game."""
    for game in games:
        for seat, bot in enumerate(game.bots):
            yield {
                "table": game.table,
                "block": game.block,
                "turned": game.turned,
                "seat": seat + 1,
                "bot": bot,
                "score": game.scores[seat],
                "place": game.places[seat],
                "won": (seat in game.winners) / len(game.winners),
                "decisions": game.decisions[seat],
                "moves": game.moves,
                "reason": game.reason,
                **game.measures,
            }


def _games(folder: Path) -> Iterator[GameLine]:
    decoder = msgspec.json.Decoder(GameLine)
    with (folder / GAMES).open("rb") as file:
        for line in file:
            yield decoder.decode(line)


def _write_csv(path: Path, rows: Iterator[dict[str, Any]]) -> None:
    first = next(rows)
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, list(first), lineterminator="\n")
        writer.writeheader()
        writer.writerow(first)
        writer.writerows(rows)


def _write_parquet(folder: Path) -> bool:
    """From the table that is there already; whether anything is installed that can."""
    if find_spec("pyarrow") is not None:
        from pyarrow import csv as reader
        from pyarrow import parquet

        parquet.write_table(reader.read_csv(folder / CSV), folder / PARQUET)
        return True
    if find_spec("polars") is not None:
        import polars

        polars.read_csv(folder / CSV).write_parquet(folder / PARQUET)
        return True
    return False
