"""Learns Camel Up from nothing, in a minute or two of one processor, by playing against itself.

    python examples/train_camel_up.py 90                        # seconds; leaves learned_camel_up.npz behind
    caravanserai match camel_up --bots examples/train_camel_up.py:Learned,novice,novice,novice --games 200

Where the camels stand, which dice are left and what the tickets are worth is all that it is told; nothing of odds.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).parent))

from learning import Fields, Floats, Learner, Net, train

from caravanserai import Bot, Choice, Random, load_game
from caravanserai.games.camel_up.components import CAMELS, MOVES, RACERS, TICKET_VALUES
from caravanserai.games.camel_up.table.view import CamelUpView
from caravanserai.learn import Batch

PATH = Path("learned_camel_up.npz")


def inputs(field: Fields) -> Floats:
    """The order of the race, how far each is behind, the dice, and what can be taken, held and bet."""
    places, spaces, dice = field("place"), field("space"), field("dice")
    n = len(places)
    order = (places[:, :, None] == np.arange(1, CAMELS + 1)).reshape(n, -1)
    front = spaces[:, :RACERS].max(axis=1, keepdims=True)
    pairs = np.clip(spaces[:, :RACERS, None] - spaces[:, None, :RACERS], -6, 6).reshape(n, -1) / 3
    left = np.array([*TICKET_VALUES, 0])[field("ticket_taken")] / 5
    holder = (field("ticket_holder").reshape(n, RACERS, -1) == 1) * np.array(TICKET_VALUES)
    tiles = field("cheers")[:, 1:] - field("boos")[:, 1:]
    ahead = tiles[np.arange(n)[:, None], np.clip(spaces[:, :RACERS, None] + np.arange(3), 0, 15).reshape(n, -1)]
    parts = [order, pairs, (front - 8) / 8, dice, dice[:, None, :RACERS] * order.reshape(n, CAMELS, CAMELS)[:, :, :RACERS]]
    parts += [left, holder.sum(axis=2) / 5, field("hand")[:, 0], field("tile_space")[:, :1] > 0, ahead, np.ones((n, 1))]
    return np.concatenate([part.reshape(n, -1) for part in parts], axis=1).astype(np.float32)


def potential(field: Fields) -> Floats:
    """One's coins beside the average of the others'."""
    coins = field("coins").astype(np.float32)
    players = field("seats").reshape(-1)[0]
    answer: Floats = coins[:, 0] - coins[:, 1:players].mean(axis=1)
    return answer


def final(batch: Batch) -> Floats:
    """The same at the end, for every seat."""
    scores = batch.scores.astype(np.float32)
    others = (scores.sum(axis=1, keepdims=True) - scores) / (batch.players - 1)
    answer: Floats = scores - others
    return answer


class Learned(Bot[CamelUpView]):
    """Plays by the network; what a view tells is made a position again, which tells it as numbers."""

    name = "learned"

    def __init__(self, seed: int = 0, path: str = str(PATH)) -> None:
        super().__init__(seed)
        self.game, self.net = load_game("camel_up"), Net.load(Path(path))

    def choose(self, view: CamelUpView, legal_moves: list[int]) -> Choice:
        sight, position = self.game.sight, self.game.restore(view, Random(self.seed))
        assert sight is not None
        assert view.viewer is not None
        seen = np.zeros((1, sight.size), np.int32)
        position.observe(view.viewer, seen[0])
        places = {part.name: part for part in sight.fields}

        def field(name: str) -> Any:
            part = places[name]
            return seen[:, part.start : part.stop].reshape(1, *part.shape)

        masks = np.zeros((1, MOVES), bool)
        masks[0, legal_moves] = True
        likely = self.net.think(inputs(field), masks[:, : self.game.offered])[1][0]
        return Choice(int(likely.argmax()))


def main(seconds: float = 90) -> None:
    batch = Batch("camel_up", n=256, players=4, seed=1)
    train(Learner(batch, inputs, potential, final, choices=lambda batch: (batch.masks.copy(), lambda made: made)), PATH, seconds)


if __name__ == "__main__":
    main(*map(float, sys.argv[1:]))
