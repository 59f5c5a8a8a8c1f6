"""Bots among themselves always come to an end: nobody is there to stop a game that goes round in circles."""

from __future__ import annotations

import pytest

from caravanserai.core.discovery import load_game
from caravanserai.lab.match import play_match

TABLES = {
    "novices": (["novice"] * 3, 16),
    "regulars": (["regular"] * 3, 8),
    "mixed": (["regular", "novice", "random", "novice"], 16),
}
"""Who sits there, and how many games they play."""

LONGEST = 2000
"""Moves, chance's included. Games take 100 to 300."""


@pytest.mark.parametrize("table", TABLES)
def test_every_game_of_bots_ends_with_a_winner(table: str) -> None:
    bots, games = TABLES[table]
    game = load_game("camel_up")
    for seed in range(games):
        record = play_match("camel_up", bots, 1000 + seed)
        assert record.position.is_over(), f"seed {1000 + seed}"
        assert record.outcome is not None
        assert record.outcome.winners
        assert record.outcome.scores == game.final_scores(record.position)
        assert len(record.log) < LONGEST
