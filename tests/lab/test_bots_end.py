"""Bots among themselves always come to an end: nobody is there to stop a game that goes round in circles."""

from __future__ import annotations

from itertools import cycle, islice

import pytest

from caravanserai.bots import bot_names, load_bot
from caravanserai.core.discovery import game_ids, load_game
from caravanserai.lab.match import play_match
from tests.conformance.cases import all_on

GAMES, OF_THINKERS = 6, 2
"""At each table, and where somebody sits who thinks; with everything that can be switched on in every other one."""

LONGEST = 2000
"""Moves, chance's included. Games take 100 to 1,500."""


def tables(game_id: str) -> dict[str, list[str]]:
    """Each bot among its own kind at the smallest table, and all kinds at the largest."""
    players, bots = load_game(game_id).players, bot_names(game_id)
    alike = {f"{players[0]} {bot}": [bot] * players[0] for bot in bots}
    return alike | {f"{players[-1]} of all kinds": list(islice(cycle(reversed(bots)), players[-1]))}


TABLES = [
    pytest.param(game_id, bots, id=f"{game_id}: {name}") for game_id in game_ids() for name, bots in tables(game_id).items()
]


@pytest.mark.parametrize(("game_id", "bots"), TABLES)
def test_every_game_of_bots_ends_and_a_winner_has_the_best_score(game_id: str, bots: list[str]) -> None:
    thought = any(load_bot(game_id, bot).thinks for bot in bots)
    for seed in range(1000, 1000 + (OF_THINKERS if thought else GAMES)):
        options = all_on(load_game(game_id)) if seed % 2 else None
        record = play_match(game_id, bots, seed, options, most_moves=LONGEST)
        assert record.outcome is not None, f"seed {seed}"
        assert len(record.outcome.scores) == len(bots)
        best = {seat for seat, score in enumerate(record.outcome.scores) if score == max(record.outcome.scores)}
        assert best & set(record.outcome.winners), f"seed {seed}"
