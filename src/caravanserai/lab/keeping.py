"""A folder in which a run of games is kept, so that one that was cut short goes on where it was.

`plan.json` says what is played, `games.jsonl` has a line for each game and `times.jsonl` one for how long it took; both grow
block by block. `lock` is held by whoever plays, so that no two runs write there at once. When the run is over, the games are put
in order: however it was played, the file is the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO

import msgspec

from caravanserai.core.errors import BadOption, CaravanseraiError
from caravanserai.lab.lines import Block, GameLine, RunPlan, TimesLine

if TYPE_CHECKING:
    from filelock import BaseFileLock

PLAN, GAMES, TIMES, LOCK = "plan.json", "games.jsonl", "times.jsonl", "lock"
_encoder = msgspec.json.Encoder()
_game = msgspec.json.Decoder(GameLine)
_times = msgspec.json.Decoder(TimesLine)


class BadFolder(CaravanseraiError, ValueError):
    """A folder that keeps something else."""


class Folder:
    """The folder of one run."""

    def __init__(self, path: Path, plan: RunPlan) -> None:
        self.path, self.plan = path, plan
        self._where: dict[tuple[int, int], tuple[int, int]] = {}
        """By table and block, where its lines begin and end in the file of games."""
        if path.exists() and not path.is_dir():
            raise BadOption(f"--out is a folder, and {path} is a file: give the name of a folder, which is made if need be")
        path.mkdir(parents=True, exist_ok=True)
        self._check_empty()
        self._lock = _lock(path)
        try:
            self._check_plan()
            self._games = _open(path / GAMES)
            self._times = _open(path / TIMES)
            self._find_blocks()
        except BaseException:
            self._lock.release()
            raise

    def _check_empty(self) -> None:
        """Only a new folder, or one of an earlier run, is written into."""
        if not (self.path / PLAN).exists() and any(file.name != LOCK for file in self.path.iterdir()):
            raise BadFolder(f"{self.path} has other things in it, and no {PLAN}: give a new folder, or one of an earlier run")

    def _check_plan(self) -> None:
        """A folder keeps one plan: games of another would be counted with those of this."""
        written, mine = self.path / PLAN, msgspec.json.format(_encoder.encode(self.plan), indent=2)
        if not written.exists():
            written.write_bytes(mine + b"\n")
            return
        kept = _read_plan(written)
        for name in (name for name in RunPlan.__struct_fields__ if name != "prints"):
            if getattr(kept, name) != getattr(self.plan, name):
                raise BadFolder(
                    f"{self.path} keeps games of another run: its {name} is {getattr(kept, name)!r}, not "
                    f"{getattr(self.plan, name)!r}. Give the same, or another folder"
                )
        for bot, now in self.plan.prints.items():
            if kept.prints.get(bot) != now:
                raise BadFolder(
                    f"{bot} is another one now than in {self.path}, where games of the one that it was are kept: take another "
                    "folder, or bring that one back"
                )

    def _find_blocks(self) -> None:
        """Which blocks are whole; of one that was torn, nothing counts."""
        for place, lines in groupby(self._read_games(), key=lambda line: (line[0].table, line[0].block)):
            size = self.plan.games(place[0]) if 0 <= place[0] < len(self.plan.tables) else 0
            games = list(lines)[-size:]
            if size and [game.turned for game, _, _ in games] == list(range(size)):
                self._where[place] = games[0][1], games[-1][2]

    def _read_games(self) -> Iterator[tuple[GameLine, int, int]]:
        """Each line's game, with where the line begins and ends."""
        at = 0
        for line in self._games:
            try:
                game = _game.decode(line)
            except msgspec.MsgspecError:
                game = NO_GAME
            yield game, at, at + len(line)
            at += len(line)

    def __contains__(self, place: tuple[int, int]) -> bool:
        return place in self._where

    def add(self, block: Block) -> None:
        """Keep a block; what took how long is written first, so that a block that is there has its times."""
        for file, lines in ((self._times, block.times), (self._games, block.games)):
            begins = file.seek(0, 2)
            file.write(b"".join(_encoder.encode(line) + b"\n" for line in lines))
            file.flush()
        first = block.games[0]
        self._where[first.table, first.block] = begins, self._games.tell()

    def games(self, place: tuple[int, int]) -> list[GameLine]:
        """The games of a block that is there."""
        return [_game.decode(line) for line in self._lines(place).splitlines()]

    def _lines(self, place: tuple[int, int]) -> bytes:
        begin, end = self._where[place]
        self._games.seek(begin)
        return self._games.read(end - begin)

    def times(self) -> Iterator[TimesLine]:
        """Of all blocks that are there, each once; what cannot be read is left out."""
        self._times.seek(0)
        seen = set[tuple[int, int, int]]()
        for line in self._times:
            try:
                times = _times.decode(line)
            except msgspec.MsgspecError:
                continue
            place = (times.table, times.block, times.turned)
            if place not in seen and place[:2] in self._where:
                seen.add(place)
                yield times

    def tidy(self) -> None:
        """Put the games in order, those of the first blocks of all tables first; what is torn goes."""
        whole, new = self.path / GAMES, self.path / f"{GAMES}.new"
        with new.open("wb") as file:
            for place in sorted(self._where, key=lambda place: (place[1], place[0])):
                file.write(self._lines(place))
        self._games.close()
        new.replace(whole)
        self._games, self._where = _open(whole), {}
        self._find_blocks()

    def write(self, name: str, content: bytes | str) -> None:
        """A file beside them, whole or not at all."""
        new = self.path / f"{name}.new"
        new.write_bytes(content.encode() if isinstance(content, str) else content)
        new.replace(self.path / name)

    def close(self) -> None:
        self._games.close()
        self._times.close()
        self._lock.release()


NO_GAME = GameLine(-1, -1, -1, [], [], [], [], "", [], 0, {})
"""A line that cannot be read."""


def _lock(folder: Path) -> BaseFileLock:
    """Held until it is let go of, or the process ends."""
    from filelock import FileLock, Timeout

    lock = FileLock(folder / LOCK, thread_local=False)
    try:
        lock.acquire(blocking=False)
    except Timeout:
        raise BadFolder(f"another run is playing into {folder}: let it end, or give another folder") from None
    return lock


def _open(path: Path) -> BinaryIO:
    """A file of lines, to be read and added to; half a line at its end goes, for whoever wrote it was cut short."""
    path.touch()
    file = path.open("r+b")
    content = file.read()
    if not content.endswith(b"\n"):
        file.truncate(content.rfind(b"\n") + 1)
    file.seek(0)
    return file


def _read_plan(path: Path) -> RunPlan:
    try:
        return msgspec.json.decode(path.read_bytes(), type=RunPlan)
    except msgspec.MsgspecError as error:
        raise BadFolder(f"{path} is no plan of games ({error}): give a new folder, or one of an earlier run") from error
