"""Puzzles as they are kept: `puzzles.jsonl` in a game's folder. The first line tells how they were made."""

from __future__ import annotations

import datetime
import hashlib
from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path

import msgspec

from caravanserai.core.discovery import game_ids
from caravanserai.core.errors import BadOption, CaravanseraiError

FILE = "puzzles.jsonl"
ARCHIVE = 366
"""So many days back may a puzzle be looked up."""


class NoPuzzle(CaravanseraiError, LookupError):
    """A game or a day without a puzzle."""


class PuzzleSource(msgspec.Struct, frozen=True):
    """How the puzzles of a file were made: with the same version, seed and samples they come out again."""

    game: str
    rules: int
    engine: str
    seed: int
    """That of the first game; the next has the next one."""
    screened: int
    """So many samples for each plan told whether a position may be a puzzle."""
    samples: int
    """So many others told whether it is one."""
    least: float
    """The least margin, in chance to win."""


class Other(msgspec.Struct, frozen=True, omit_defaults=True):
    """Another plan, and what it costs against the answer."""

    moves: list[str]
    loss: float
    """In chance to win."""
    error: float
    points: float | None = None
    """In the game's own unit, where it tells one."""


class Puzzle(msgspec.Struct, frozen=True):
    """A position, and what is best in it for the seat that is to move."""

    position: str
    """In notation. What the seat could not know was dealt anew: it is nobody's secret."""
    ask: str
    seed: int
    """Of the game among experts that it is from."""
    move: int
    """How many moves had been made there."""
    stage: int
    answer: list[str]
    """What is best, in notation. Why, *expert* says when it is asked."""
    glance: list[str]
    """What *regular* plays."""
    others: list[Other]
    """The cheapest first."""
    hard: int
    """How many sound-looking plans cost less than twice the margin: the more, the harder."""

    @property
    def word(self) -> str:
        """What tells it from others."""
        return hashlib.sha256(self.position.encode()).hexdigest()[:8]

    @property
    def margin(self) -> float:
        """By how much the answer is better than what comes next."""
        return self.others[0].loss

    @property
    def error(self) -> float:
        return self.others[0].error


def write_puzzles(made: PuzzleSource, puzzles: Iterable[Puzzle]) -> bytes:
    return b"".join(msgspec.json.encode(line) + b"\n" for line in (made, *puzzles))


def read_puzzles(data: bytes) -> tuple[PuzzleSource, list[Puzzle]]:
    """Raises `BadOption` for what is no file of puzzles."""
    first, *rest = data.splitlines() or [b""]
    try:
        return msgspec.json.decode(first, type=PuzzleSource), [msgspec.json.decode(line, type=Puzzle) for line in rest]
    except msgspec.DecodeError as error:
        raise BadOption(f"this is no file of puzzles, as `caravanserai puzzles GAME --out FILE` writes it: {error}") from None


@cache
def shipped(game_id: str) -> tuple[PuzzleSource, Sequence[Puzzle]]:
    """The puzzles that come with a game; raises `NoPuzzle`."""
    file = files(f"caravanserai.games.{game_id}") / FILE if game_id in game_ids() else None
    if file is None or not file.is_file():
        raise NoPuzzle(f"there are no puzzles for {game_id!r}")
    made, puzzles = read_puzzles(file.read_bytes())
    return made, tuple(puzzles)


def puzzled_games() -> list[str]:
    """The games that come with puzzles."""
    return [game for game in game_ids() if (files(f"caravanserai.games.{game}") / FILE).is_file()]


def puzzle_of(game_id: str, day: datetime.date) -> Puzzle:
    """The puzzle of a day, the same for everybody: when all have had their day, the first comes again."""
    puzzles = shipped(game_id)[1]
    return puzzles[day.toordinal() % len(puzzles)]


def check_day(day: datetime.date, today: datetime.date) -> None:
    """No puzzle is told before its day, and none for ever; raises `NoPuzzle`."""
    if day > today:
        raise NoPuzzle(f"the puzzle of {day} is told on that day, by UTC; today is {today}")
    if (today - day).days >= ARCHIVE:
        raise NoPuzzle(f"puzzles are kept for {ARCHIVE} days: the first is that of {today - datetime.timedelta(ARCHIVE - 1)}")


def read_file(file: Path) -> tuple[PuzzleSource, list[Puzzle]]:
    return read_puzzles(file.read_bytes())
