"""Learns Emira from nothing, in a minute or two of one processor, by playing against itself.

    OPENBLAS_NUM_THREADS=1 python examples/train_emira.py 6                # million moves; leaves learned_emira.npz behind
    caravanserai match emira --bots examples/train_emira.py:Learned,novice,novice,novice --games 200

A bid is one of a few: the lowest, or so many tens more. All else is chosen as the game numbers it. It is told what is printed on
the cards, such as what a princess looks at, and who is ahead in that; nothing of what might come.
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
from caravanserai.games.emira.components import (
    BID,
    DRAW_COLOUR,
    FIRST_CHOICE,
    NEEDS,
    OBJECTIVES,
    PRINCESS_TALENTS,
    SECOND_CHOICE,
    TALENTS,
    TRACK_INCOME,
    TRACK_SPACES,
    WAYS,
)
from caravanserai.games.emira.table.view import EmiraView
from caravanserai.learn import Batch

PATH = Path("learned_emira.npz")
RAISES = np.array([0, 2, 5, 10, 20])
"""How many tens above the lowest bid."""
ALONE = ("turn", "camels_left", "sections_left", "small_left", "large_left", "offer_small", "offer_large", "offer_camel")
OWN = ("gold", "camels", "sections", "guest_houses", "tokens", "objective", "hand")
SCALES = {"gold": 500, "turn": 20, "shown_gold": 500, "bid": 200, "flow": 300, "standing": 5}
FIRST = np.eye(6)[list(FIRST_CHOICE)]
SECOND = np.eye(6)[list(SECOND_CHOICE)]
TALENTED = np.array([[talents >> talent & 1 for talent in range(TALENTS)] for talents in PRINCESS_TALENTS])
WANTED = np.array([needs >> 4 * talent & 15 for needs in NEEDS for talent in range(TALENTS)]).reshape(OBJECTIVES, WAYS, TALENTS)
LEFT = np.concatenate([np.arange(1, spaces + 1) * income for spaces, income in zip(TRACK_SPACES, TRACK_INCOME, strict=True)])
"""What a caravan still brings, by where it is."""


def still_wanted(field: Fields, talents: npt.NDArray[Any]) -> npt.NDArray[Any]:
    """How many of the talents of one's objective are not among these."""
    wanted = WANTED[field("objective")[:, 0].argmax(axis=1)]
    left: npt.NDArray[Any] = np.maximum(wanted - talents[:, None], 0).sum(axis=2).min(axis=1)
    return left


def leads(field: Fields) -> npt.NDArray[Any]:
    """By how much one is ahead in appearance, status and palace of everybody who has a room; and whether one has a room."""
    standing, guests = field("standing"), field("guests").sum(axis=2)
    room = standing[:, :, 3] > guests
    others = np.where(room[:, 1:, None], standing[:, 1:, :3], -5).max(axis=1)
    return np.concatenate([np.clip(standing[:, 0, :3] - others, -5, 5) / 3, room[:, :1]], axis=1)


def inputs(field: Fields) -> Floats:
    """One's purse and palace, what princesses see of everybody, what is on offer, and who is coming and what she looks at."""
    n = len(field("turn"))
    parts: list[npt.NDArray[Any]] = [
        field(name) / SCALES.get(name, 5) for name in (*ALONE, "offer_section", "bid", "standing", "flow", "shown_gold")
    ]
    parts += [field(name) for name in ("phase", "offer_token", "offer_status", "pending", "passed", "cards", "bidder")]
    parts += [field(name)[:, 0] / SCALES.get(name, 3) for name in OWN]
    ahead, talents = leads(field), field("guests")[:, 0] @ TALENTED
    parts += [ahead, talents, still_wanted(field, talents), field("caravans") @ LEFT / 2000, field("guests").sum(axis=2) / 3]
    for there in (field("coming") > 0, field("waiting") > 0):
        looks = there @ FIRST
        parts += [looks, there @ SECOND, there @ TALENTED, looks[:, :3] * ahead[:, :3], looks[:, :3] * (ahead[:, :3] > 0)]
        parts += [still_wanted(field, talents + there @ TALENTED), there.any(axis=1) * ahead[:, 3]]
    return np.concatenate([*(np.asarray(part).reshape(n, -1) for part in parts), np.ones((n, 1))], axis=1).astype(np.float32)


def potential(field: Fields) -> Floats:
    """Princesses above all, and what brings them: what they look at, gold, and the gold that is on its way."""
    players = int(field("seats").reshape(-1)[0])
    standing = field("standing") @ np.array([1, 1, 0.5, 1])
    worth = 2 * field("guests").sum(axis=2) + 0.2 * standing + 0.1 * field("camels") + field("caravans") @ LEFT / 2000
    wanted = still_wanted(field, field("guests")[:, 0] @ TALENTED)
    answer: Floats = (worth[:, 0] - worth[:, 1:players].mean(axis=1) + field("gold")[:, 0] / 1500 - 0.3 * wanted).astype(
        np.float32
    )
    return answer


def final(batch: Batch) -> Floats:
    """The end is worth what it brings: the victory."""
    return 6 * (batch.rewards - 1 / batch.players)


def choices(masks: Flags) -> tuple[Flags, Callable[[Numbers], Numbers]]:
    """The moves below those of chance, and a few bids; and the moves that such choices are."""
    bids = masks[:, BID:]
    lowest, count = bids.argmax(axis=1), bids.sum(axis=1)
    few = RAISES[None, :] < count[:, None]

    def moves(made: Numbers) -> Numbers:
        raised = BID + lowest + RAISES[np.clip(made - DRAW_COLOUR, 0, len(RAISES) - 1)]
        return np.where(made < DRAW_COLOUR, made, raised)

    return np.concatenate([masks[:, :DRAW_COLOUR], few], axis=1), moves


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


def learner() -> Learner:
    batch = Batch("emira", n=256, players=4, seed=1)
    return Learner(batch, inputs, potential, final, choices=lambda batch: choices(batch.masks))


def main(millions: float = 6) -> None:
    train(learner(), PATH, millions * 1e6)


if __name__ == "__main__":
    main(*map(float, sys.argv[1:]))
