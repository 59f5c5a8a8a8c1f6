"""Bots among themselves always come to an end: nobody is there to stop a game that goes round in circles."""

from __future__ import annotations

import pytest

from caravanserai.core.contract import Game, Options
from caravanserai.core.discovery import load_game
from caravanserai.core.options import option_table, read_options
from caravanserai.lab.match import play_match

TABLES = {
    "novices": ("camel_up", ["novice"] * 3, 16),
    "regulars": ("camel_up", ["regular"] * 3, 8),
    "mixed": ("camel_up", ["regular", "novice", "random", "novice"], 16),
    "two sultans": ("five_tribes", ["regular"] * 2, 8),
    "four sultans": ("five_tribes", ["regular"] * 4, 8),
    "a sultan among drifters": ("five_tribes", ["random", "regular", "random"], 8),
}
"""What is played, who sits there, and how many games they play; with everything that can be switched on in every other game."""

LONGEST = 2000
"""Moves, chance's included. Games take 100 to 600."""


def all_on(game: Game) -> Options:
    """Everything that can be switched on."""
    table = option_table(game.options_type)
    return read_options(game.options_type, {option.name: True for option in table if isinstance(option.default, bool)})


@pytest.mark.parametrize("table", TABLES)
def test_every_game_of_bots_ends_with_a_winner(table: str) -> None:
    game_id, bots, games = TABLES[table]
    game = load_game(game_id)
    for seed in range(games):
        options = all_on(game) if seed % 2 else None
        record = play_match(game_id, bots, 1000 + seed, options)
        assert record.position.is_over(), f"seed {1000 + seed}"
        assert record.outcome is not None
        assert record.outcome.winners
        assert record.outcome.scores == game.final_scores(record.position)
        assert len(record.log) < LONGEST
