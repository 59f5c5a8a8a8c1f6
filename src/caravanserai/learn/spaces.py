"""What agents are shown in the environments of PettingZoo and Gymnasium."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from caravanserai.core.kernel_game import KernelGame

LARGEST = 2**31 - 1


def spaces_of(game: KernelGame[Any, Any]) -> tuple[spaces.Dict, spaces.Discrete[Any]]:
    """The numbers that a seat sees with a mask of its moves, and the moves themselves."""
    assert game.sight is not None
    observation = spaces.Dict(
        {
            "observation": spaces.Box(-LARGEST - 1, LARGEST, (game.sight.size,), np.int32),
            "action_mask": spaces.Box(0, 1, (game.offered,), np.int8),
        }
    )
    return observation, spaces.Discrete(game.offered)


def seen_by(game: KernelGame[Any, Any], position: Any, seat: int, is_asked: bool) -> dict[str, Any]:
    """What a seat sees, and what it may do: nothing, unless it is asked."""
    assert game.sight is not None
    seen, marks = np.empty(game.sight.size, np.int32), np.zeros(game.offered, np.int8)
    position.observe(seat, seen)
    if is_asked and not position.is_over():
        position.mark(marks)
    return {"observation": seen, "action_mask": marks}
