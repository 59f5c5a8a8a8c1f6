"""Score pads: what the page adds up is what the engine says."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from caravanserai.beside.pads import pads
from caravanserai.core.score_pads import Pad

TOYS = Path(__file__).parents[1] / "conformance" / "toys"


def test_a_game_without_a_pad_has_none() -> None:
    """Asked where the game is known: in a process that finds the toys."""
    asked = "from caravanserai.beside.pads import pad_of, pads; print(pad_of('coins'), 'coins' in pads())"
    elsewhere = {**os.environ, "CARAVANSERAI_GAMES": str(TOYS)}
    done = subprocess.run([sys.executable, "-c", asked], env=elsewhere, capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["None", "False"]


def test_no_two_pieces_of_a_sheet_share_a_name() -> None:
    for pad in pads().values():
        for sheet in pad.sheets:
            names = [piece.name for row in sheet.rows for piece in row.pieces]
            assert len(names) == len(set(names)), sheet.options


def test_every_table_has_exactly_one_sheet() -> None:
    for pad in pads().values():
        tables = [(players, tuple(sheet.options.items())) for sheet in pad.sheets for players in sheet.players]
        assert len(tables) == len(set(tables)) == len(_seats(pad)) * len({options for _, options in tables})


def _seats(pad: Pad) -> set[int]:
    return {players for sheet in pad.sheets for players in sheet.players}
