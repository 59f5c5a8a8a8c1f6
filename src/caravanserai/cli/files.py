"""Saved games from files that people name."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from caravanserai.core.record import Record


def read_game(file: Path) -> Record:
    """The game that a file holds; raises `BadRecord` with the line at fault, also for what is no text at all."""
    from caravanserai.core.errors import BadRecord
    from caravanserai.core.saved import read_record

    data = file.read_bytes()
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise BadRecord(line, "this is not text in UTF-8, as every saved game is") from None
    return read_record(text)
