"""Games in which everything happens: every kind of move, event and question, every event card, princess and end."""

from __future__ import annotations

import random
from typing import Any, get_args

from caravanserai.core.contract import Position
from caravanserai.games.emira import components as c
from caravanserai.games.emira.events import CardPlayed, EmiraEvent, GameEnded, PrincessJoined
from caravanserai.games.emira.game import GAME
from caravanserai.games.emira.moves import MOVES, EmiraMove
from caravanserai.games.emira.names import CARDS, PHASES, PRINCESSES
from caravanserai.games.emira.options import EmiraOptions
from tests.conformance.walks import draw_move

GAMES = 60
THRIFT = 0.8
"""How often somebody without a plan would rather not bid."""


def modest(position: Position, rng: random.Random) -> int:
    """A move at random, but seldom a bid: who keeps some gold gets to see more of the game."""
    move = draw_move(position, rng)
    if c.BID <= move < c.BID + c.BIDS and rng.random() < THRIFT:
        others = [other for other in position.legal_moves() if not c.BID <= other < c.BID + c.BIDS]
        return rng.choice(others)
    return move


def played(seed: int) -> set[Any]:
    """All that happened in one game: kinds of moves and events, questions, cards, princesses, and how it ended."""
    position, rng, seen = GAME.start(3 + seed % 3, EmiraOptions(advanced=seed % 2 == 1)), random.Random(seed), set[Any]()
    while not position.is_over():
        seen.add(GAME.prompt(position).ask)
        move = modest(position, rng)
        seen.add(type(MOVES[move]))
        for event in GAME.play(position, move):
            seen.add(type(event))
            if isinstance(event, CardPlayed):
                seen.add(event.card)
            elif isinstance(event, PrincessJoined):
                seen.add(event.princess)
            elif isinstance(event, GameEnded):
                seen.add(event.reason)
    return seen


def test_everything_happens() -> None:
    wanted: set[Any] = {*get_args(EmiraEvent), *get_args(EmiraMove), *PHASES[: c.OVER], *CARDS, *PRINCESSES[: c.SIDI]}
    wanted |= {"objective", "last_turn"}
    for seed in range(GAMES):
        wanted -= played(seed)
        if not wanted:
            return
    raise AssertionError(f"in {GAMES} games there never was {wanted}")
