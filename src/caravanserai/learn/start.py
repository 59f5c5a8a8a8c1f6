"""What every environment begins with: a game that has something for learners, its options, and where its games start."""

from __future__ import annotations

import operator
from typing import Any, NamedTuple

from caravanserai.core.contract import AnyOptions, Position
from caravanserai.core.discovery import load_game
from caravanserai.core.errors import BadOption
from caravanserai.core.kernel_game import KernelGame
from caravanserai.core.options import options_for
from caravanserai.core.sight import Sight

SEEDS = 2**62


class Beginning(NamedTuple):
    """A game and the position before its first move."""

    game: KernelGame[Any, Any]
    sight: Sight
    position: Position


def start_of(game_id: str, players: int | None, options: AnyOptions) -> Beginning:
    """The options are those for simulations, by which every game ends, unless others are given."""
    game = load_game(game_id)
    if not isinstance(game, KernelGame) or game.sight is None:
        raise BadOption(f"{game_id} has nothing for learners: its kernel has no SIGHT")
    chosen = options_for(game, options, game.simulated)
    seats = game.usual_players if players is None else whole(players, "players is a whole number")
    return Beginning(game, game.sight, game.start(seats, chosen))


def shares_of(winners: list[int], players: int) -> list[float]:
    """What a victory is worth: 1, parted among those who share it."""
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(players)]


def whole(given: Any, wanted: str) -> int:
    """A whole number, Python's or numpy's; raises `BadOption` with what is wanted for whatever else there is."""
    try:
        return operator.index(given)
    except TypeError:
        raise BadOption(f"{wanted}, not {given!r}") from None


def seed_of(given: Any) -> int:
    """A number that chance can follow from."""
    wanted = "a seed is a whole number from 0 to 2**62 - 1"
    seed = whole(given, wanted)
    if not 0 <= seed < SEEDS:
        raise BadOption(f"{wanted}, not {seed}")
    return seed


def move_of(game: KernelGame[Any, Any], given: Any) -> int:
    """The number of one of the moves that a learner chooses among."""
    wanted = f"moves are numbered from 0 to {game.offered - 1}"
    move = whole(given, f"a move is its number, and {wanted}")
    if not 0 <= move < game.offered:
        raise BadOption(f"{wanted}, and {move} is none of them")
    return move
