"""Writes the recorded games anew, after the rules have changed on purpose. Those that begin in the midst keep their moves.

python -m tests.conformance.record
"""

from __future__ import annotations

import itertools
import shutil

from caravanserai.core.discovery import game_ids, load_game
from tests.conformance.playthroughs import FOLDER, LARGEST, draw_log, remake, tables, write


def record(game_id: str) -> None:
    game = load_game(game_id)
    folder = FOLDER / game_id
    begun = {file: file.read_text(encoding="utf-8") for file in folder.glob("*.txt") if "\nbegins " in file.read_text("utf-8")}
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for file, text in begun.items():
        file.write_text(remake(text), encoding="utf-8")
    for players, options in tables(game):
        texts = (write(game, players, options, draw_log(game, players, options, seed)) for seed in itertools.count(players))
        text = next(text for text in texts if len(text.encode()) <= LARGEST)
        (folder / f"{players}_players.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    for name in game_ids():
        record(name)
