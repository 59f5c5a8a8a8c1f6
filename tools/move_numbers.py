"""Writes what the numbers of moves mean by today's rules: `src/caravanserai/games/<game>/moves/<version>.txt`.

    python tools/move_numbers.py [--check]

A log keeps moves as numbers, so every version's file is kept for ever: a later program reads earlier logs by it. This writes the
file of today's version only. A version that was given out before has its file already, and if moves are numbered otherwise now,
`rules_version` has to be raised: the file is not written over.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from caravanserai.core.discovery import game_ids, load_game
from caravanserai.core.numbering import folded, notations

GAMES = Path(__file__).parents[1] / "src" / "caravanserai" / "games"


def main() -> int:
    parser = argparse.ArgumentParser(description="Keep what the numbers of moves mean by today's rules.")
    parser.add_argument("--check", action="store_true", help="only say whether what is kept is what the rules have")
    given, faults = parser.parse_args(), 0
    for game_id in game_ids():
        game = load_game(game_id)
        path = GAMES / game_id / "moves" / f"{game.rules_version}.txt"
        known = notations(game, game.rules_version)
        assert known is not None
        text = "".join(f"{line}\n" for line in folded(known))
        if path.is_file() and path.read_text(encoding="utf-8") != text:
            print(f"{path.relative_to(GAMES.parents[2])}: moves are numbered otherwise now. Raise `rules_version` of {game_id}.")
            faults += 1
        elif not path.is_file() and given.check:
            print(f"{path.relative_to(GAMES.parents[2])} is missing: python tools/move_numbers.py")
            faults += 1
        elif not path.is_file():
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
    return min(faults, 1)


if __name__ == "__main__":
    sys.exit(main())
