"""A game in a few letters per move, so that two builds of the rules can be compared from two processes.

python -m tests.conformance.digests camel_up      prints a line for each table: all that was seen and heard of a random game
"""

from __future__ import annotations

import hashlib
import sys

from caravanserai.core.contract import Game
from caravanserai.core.discovery import load_game
from tests.conformance.cases import Case, cases
from tests.conformance.walks import sight, sound, state, viewers, walk


def digest_line(game: Game, case: Case, seed: int) -> str:
    """For every move of a random game: who acted, what was played, and a digest of all that followed."""
    told = game.start(case.players, case.options)
    moves = []
    for number, (position, move) in enumerate(walk(game, case.players, case.options, seed)):
        asked = f"{position.actor()} {position.legal_moves()} {position.weights()}"
        events = game.play(told, move)
        viewer = viewers(told)[number % (told.seats + 1)]
        parts = (asked.encode(), state(game, told), sound(game, events, viewer), sight(game, told, viewer))
        moves.append(f"{move}:{hashlib.sha256(b'|'.join(parts)).hexdigest()[:6]}")
    return f"{case.label} {' '.join(moves)}"


def digests(game: Game, seed: int) -> list[str]:
    """Of every table with the usual options; with others, for some of the numbers of players."""
    chosen = []
    for players in game.players:
        tables = [case for case in cases(game) if case.players == players]
        chosen += [case for number, case in enumerate(tables) if case.is_default or (number + players) % 3 == 0]
    return [digest_line(game, case, seed) for case in chosen]


if __name__ == "__main__":
    print("\n".join(digests(load_game(sys.argv[1]), seed=7)))
