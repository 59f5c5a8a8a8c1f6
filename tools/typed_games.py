"""Writes what `caravanserai.load_game` gives for each game's name: `src/caravanserai/typed.pyi`, which type checkers alone read.

    python tools/typed_games.py            writes it
    python tools/typed_games.py --check    fails if it is not what this would write

A game that is not in it works all the same, and is a `Game` to type checkers.
"""

from __future__ import annotations

import sys
from pathlib import Path

from caravanserai.core.discovery import game_ids, load_game

PATH = Path(__file__).parent.parent / "src" / "caravanserai" / "typed.pyi"
HEAD = '''"""What `load_game` gives for each name. Made by tools/typed_games.py; only type checkers read it."""

from typing import Literal, overload

from caravanserai.core.contract import Game
'''


def written() -> str:
    kinds = {game_id: type(load_game(game_id)) for game_id in game_ids()}
    imports = "".join(f"from {kind.__module__} import {kind.__name__}\n" for kind in kinds.values())
    each = [f'load_game(game_id: Literal["{game_id}"]) -> {kind.__name__}' for game_id, kind in kinds.items()]
    return HEAD + imports + "\n" + "".join(f"@overload\ndef {one}: ...\n" for one in [*each, "load_game(game_id: str) -> Game"])


def main() -> None:
    if "--check" not in sys.argv:
        PATH.write_text(written(), encoding="utf-8")
    elif not PATH.exists() or PATH.read_text(encoding="utf-8") != written():
        sys.exit(f"{PATH} is not what {__file__} writes: run it")


if __name__ == "__main__":
    main()
