"""What every environment begins with: a game that has something for learners, its options, and where its games start."""

from __future__ import annotations

from typing import Any, NamedTuple

from caravanserai.core.contract import Position
from caravanserai.core.discovery import load_game
from caravanserai.core.errors import BadOption
from caravanserai.core.kernel_game import KernelGame
from caravanserai.core.options import read_options
from caravanserai.core.sight import Sight


class Beginning(NamedTuple):
    """A game and the position before its first move."""

    game: KernelGame[Any, Any]
    sight: Sight
    position: Position


def start_of(game_id: str, players: int | None, options: dict[str, Any] | None) -> Beginning:
    """The options are those for simulations, by which every game ends, unless others are given."""
    game = load_game(game_id)
    if not isinstance(game, KernelGame) or game.sight is None:
        raise BadOption(f"{game_id} has nothing for learners: its kernel has no SIGHT")
    chosen = read_options(game.options_type, {**game.simulated, **(options or {})})
    position = game.start(game.usual_players if players is None else players, chosen)
    return Beginning(game, game.sight, position)


def shares_of(winners: list[int], players: int) -> list[float]:
    """What a victory is worth: 1, parted among those who share it."""
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(players)]
