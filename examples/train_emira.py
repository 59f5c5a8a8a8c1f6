"""Learns Emira from nothing, in some minutes of one processor, by playing against itself.

    OPENBLAS_NUM_THREADS=1 python examples/train_emira.py 120              # seconds; leaves learned_emira.npz behind
    caravanserai match emira --bots examples/train_emira.py:Learned,novice,novice,novice --games 200

A bid is one of a few: the lowest, or so many tens more. All else is chosen as the game numbers it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

sys.path.insert(0, str(Path(__file__).parent))

from learning import Fields, Floats, Learner, Net, train

from caravanserai import Bot, Choice, Random, load_game
from caravanserai.games.emira.components import BID
from caravanserai.games.emira.table.view import EmiraView
from caravanserai.learn import Batch

PATH = Path("learned_emira.npz")
RAISES = np.array([0, 2, 5, 10, 20])
"""How many tens above the lowest bid."""
ALONE = ("turn", "camels_left", "sections_left", "small_left", "large_left", "offer_small", "offer_large", "offer_camel")
OWN = ("gold", "camels", "sections", "guest_houses", "tokens", "objective", "hand")
SCALES = {"gold": 500, "turn": 20, "shown_gold": 500, "bid": 200, "flow": 300, "standing": 5}


def inputs(field: Fields) -> Floats:
    """One's purse and palace, what princesses see of everybody, what is on offer, and who is coming."""
    n = len(field("turn"))
    parts: list[npt.NDArray[Any]] = [
        field(name) / SCALES.get(name, 5) for name in (*ALONE, "offer_section", "bid", "standing", "flow", "shown_gold")
    ]
    parts += [field(name) for name in ("phase", "offer_token", "offer_status", "pending", "passed", "cards")]
    parts += [field(name)[:, 0] / SCALES.get(name, 3) for name in OWN]
    caravans = field("caravans")
    parts += [caravans.sum(axis=2), field("guests").sum(axis=2), field("coming") > 0, field("waiting") > 0, np.ones((n, 1))]
    return np.concatenate([np.asarray(part).reshape(n, -1) for part in parts], axis=1).astype(np.float32)


def potential(field: Fields) -> Floats:
    """Princesses above all, and what brings them: caravans, what they look at, and gold."""
    players = int(field("seats").reshape(-1)[0])
    guests, standing = field("guests").sum(axis=2), field("standing").sum(axis=2)
    caravans = field("caravans").sum(axis=2)
    worth = 2 * guests + 0.15 * standing + 0.4 * caravans + 0.1 * field("camels")
    answer: Floats = (worth[:, 0] - worth[:, 1:players].mean(axis=1) + field("gold")[:, 0] / 1500).astype(np.float32)
    return answer


def final(batch: Batch) -> Floats:
    """The end is worth what it brings: the victory."""
    return 6 * (batch.rewards - 1 / batch.players)


def choices(
    masks: npt.NDArray[np.bool_],
) -> tuple[npt.NDArray[np.bool_], Callable[[npt.NDArray[np.int64]], npt.NDArray[np.int64]]]:
    """The moves below the bids, and a few bids; and the moves that such choices are."""
    bids = masks[:, BID:]
    lowest, count = bids.argmax(axis=1), bids.sum(axis=1)
    few = RAISES[None, :] < count[:, None]

    def moves(made: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
        raised = BID + lowest + RAISES[np.clip(made - BID, 0, len(RAISES) - 1)]
        return np.where(made < BID, made, raised)

    return np.concatenate([masks[:, :BID], few], axis=1), moves


class Learned(Bot[EmiraView]):
    """Plays by the network; what a view tells is made a position again, which tells it as numbers."""

    name = "learned"

    def __init__(self, seed: int = 0, path: str = str(PATH)) -> None:
        super().__init__(seed)
        self.game, self.net = load_game("emira"), Net.load(Path(path))

    def choose(self, view: EmiraView, legal_moves: list[int]) -> Choice:
        sight, position = self.game.sight, self.game.restore(view, Random(self.seed))
        assert sight is not None
        assert view.viewer is not None
        seen = np.zeros((1, sight.size), np.int32)
        position.observe(view.viewer, seen[0])
        places = {part.name: part for part in sight.fields}

        def field(name: str) -> Any:
            part = places[name]
            return seen[:, part.start : part.stop].reshape(1, *part.shape)

        marks = np.zeros((1, self.game.offered), bool)
        marks[0, [move for move in legal_moves if move < self.game.offered]] = True
        masks, moves = choices(marks)
        likely = self.net.think(inputs(field), masks)[1]
        return Choice(int(moves(likely.argmax(axis=1))[0]))


def main(seconds: float = 120) -> None:
    batch = Batch("emira", n=256, players=4, seed=1)
    train(Learner(batch, inputs, potential, final, choices=lambda batch: choices(batch.masks)), PATH, seconds)


if __name__ == "__main__":
    main(*map(float, sys.argv[1:]))
