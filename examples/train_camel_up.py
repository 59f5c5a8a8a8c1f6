"""Learns Camel Up from nothing, in a minute or two of one processor, by playing against itself.

    OPENBLAS_NUM_THREADS=1 python examples/train_camel_up.py 8             # million moves; leaves learned_camel_up.npz behind
    caravanserai match camel_up --bots examples/train_camel_up.py:Learned,novice,novice,novice --games 200

Where the camels stand, which dice are left and what the tickets are worth is all that it is told; nothing of odds.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

sys.path.insert(0, str(Path(__file__).parent))

from learning import Fields, Flags, Floats, Learner, Net, Numbers, train

from caravanserai import Bot, Choice, Random, load_game
from caravanserai.games.camel_up.components import (
    BET_LOSER,
    BET_WINNER,
    CAMELS,
    COPY_TICKET,
    FIRST_TILE_SPACE,
    MOVES,
    PLACE_BOO,
    PLACE_CHEER,
    RACERS,
    SPACES,
    TAKE_TICKET,
    TICKET_VALUES,
)
from caravanserai.games.camel_up.table.view import CamelUpView
from caravanserai.learn import Batch

PATH = Path("learned_camel_up.npz")
FIRST, SECOND = np.triu_indices(RACERS, 1)
"""All pairs of ranks."""
TILES = PLACE_BOO - PLACE_CHEER


def ranking(field: Fields) -> Numbers:
    """The colours of the racers, whoever leads first: all is told and chosen by rank, so that what is learned of one colour is
    learned of all."""
    ranked: Numbers = np.argsort(-field("place")[:, :RACERS], axis=1, kind="stable")
    return ranked


def inputs(field: Fields) -> Floats:
    """By rank, how far each is behind, its die, its tickets and one's cards; then the crazy camels, the tiles, and the purses."""
    ranked, spaces, dice, crazy = ranking(field), field("space"), field("dice"), field("space")[:, RACERS:]
    n = len(spaces)

    def by_rank(told: npt.NDArray[Any]) -> npt.NDArray[Any]:
        return np.take_along_axis(told, ranked, axis=1)

    places = by_rank(spaces[:, :RACERS])
    front = places[:, :1]
    gaps = places[:, FIRST] - places[:, SECOND]
    left = np.array([*TICKET_VALUES, 0])[field("ticket_taken")] / 5
    holders = field("ticket_holder").reshape(n, RACERS, -1)
    held, others = (np.where(whose, TICKET_VALUES, 0).sum(axis=2) / 5 for whose in (holders == 1, holders > 1))
    tiles = field("cheers")[:, 1:] - field("boos")[:, 1:]
    ahead = tiles[np.arange(n)[:, None, None], np.clip(places[:, :, None] + np.arange(3), 0, SPACES - 1)]
    coins, players = field("coins").astype(np.float32), int(field("seats").reshape(-1)[0])
    parts = [gaps[:, :, None] == np.arange(5), np.clip(gaps, 0, 8) / 3, front == np.arange(1, SPACES + 1), dice]
    parts += [by_rank(told) for told in (dice[:, :RACERS], left, held, others, field("hand")[:, 0])]
    parts += [field("place")[:, RACERS:, None] == np.arange(1, CAMELS + 1), np.clip(crazy - front, -8, 8) / 3, ahead]
    parts += [field("tile_space")[:, :1] > 0, field("winner_count") / 4, field("loser_count") / 4, np.ones((n, 1))]
    parts += [(coins[:, :1] - coins[:, 1:players].max(axis=1, keepdims=True)) / 10]
    return np.concatenate([part.reshape(n, -1) for part in parts], axis=1).astype(np.float32)


def choices(field: Fields, masks: Flags) -> tuple[Flags, Callable[[Numbers], Numbers]]:
    """What may be done: tickets and cards by rank, tiles by how far they lie before whoever leads. And the moves that it is."""
    ranked, n = ranking(field), len(masks)
    front = np.take_along_axis(field("space"), ranked[:, :1], axis=1)
    moves = np.tile(np.arange(masks.shape[1]), (n, 1))
    for first in (TAKE_TICKET, BET_WINNER, BET_LOSER, COPY_TICKET):
        moves[:, first : first + RACERS] = first + ranked
    for first in (PLACE_CHEER, PLACE_BOO):
        moves[:, first : first + TILES] = first + (front - FIRST_TILE_SPACE + np.arange(TILES)) % TILES
    lanes = np.arange(n)
    return np.take_along_axis(masks, moves, axis=1), lambda made: moves[lanes, made]


def potential(field: Fields) -> Floats:
    """One's coins beside the average of the others'."""
    coins = field("coins").astype(np.float32)
    players = field("seats").reshape(-1)[0]
    answer: Floats = coins[:, 0] - coins[:, 1:players].mean(axis=1)
    return answer


def final(batch: Batch) -> Floats:
    """The same at the end, for every seat, and the victory."""
    scores = batch.scores.astype(np.float32)
    others = (scores.sum(axis=1, keepdims=True) - scores) / (batch.players - 1)
    answer: Floats = scores - others + 8 * (batch.rewards - 1 / batch.players)
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
        ranked, moves = choices(field, masks[:, : self.game.offered])
        likely = self.net.think(inputs(field), ranked)[1]
        return Choice(int(moves(likely.argmax(axis=1))[0]))


def learner() -> Learner:
    batch = Batch("camel_up", n=256, players=4, seed=1)
    return Learner(batch, inputs, potential, final, choices=lambda batch: choices(batch.field, batch.masks))


def main(millions: float = 8) -> None:
    train(learner(), PATH, millions * 1e6)


if __name__ == "__main__":
    main(*map(float, sys.argv[1:]))
