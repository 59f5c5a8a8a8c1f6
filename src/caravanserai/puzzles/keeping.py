"""A file in which a search for puzzles is kept as it goes, so that one that was stopped goes on where it was.

The first line tells how is sought, each other one has the puzzles of a game. Half a line does not count: whoever wrote it was
cut short.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from caravanserai.core.errors import BadOption
from caravanserai.puzzles.format import Puzzle, PuzzleSource


class SearchFile:
    """What was found so far, game by game."""

    def __init__(self, path: Path, made: PuzzleSource) -> None:
        self.path = path
        content = path.read_bytes() if path.exists() else b""
        first, *rest = content.splitlines(keepends=True) or [msgspec.json.encode(made)]
        whole = [line for line in rest if line.endswith(b"\n")]
        try:
            kept = msgspec.json.decode(first, type=PuzzleSource)
            self.games = [msgspec.json.decode(line, type=list[Puzzle]) for line in whole]
        except msgspec.DecodeError as error:
            raise BadOption(
                f"{path} keeps no search for puzzles: give a new file, or one of an earlier search ({error})"
            ) from None
        for name in PuzzleSource.__struct_fields__:
            if getattr(kept, name) != getattr(made, name):
                raise BadOption(
                    f"{path} keeps another search: its {name} is {getattr(kept, name)!r}, not {getattr(made, name)!r}. "
                    "Give the same, or another file"
                )
        path.write_bytes(b"".join([msgspec.json.encode(made) + b"\n", *whole]))

    def add(self, puzzles: list[Puzzle]) -> None:
        """Those of one more game, which may have none."""
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(puzzles) + b"\n")
