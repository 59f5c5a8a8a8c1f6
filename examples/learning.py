"""A small network that learns to play by playing against itself, in numpy alone: what the examples share.

It is an actor with a critic: of every decision it learns how much better things went afterwards than it had thought. What counts
is told by a potential, such as one's coins beside those of the others: a decision is rewarded with what the potential gains up to
one's next one.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from caravanserai.learn import Batch

Floats: TypeAlias = npt.NDArray[np.float32]
Fields: TypeAlias = Callable[[str], npt.NDArray[np.int32]]
"""A field of what is seen, by its name, with a row for each game."""

FORGETTING = 0.9
"""What comes a decision later counts so much less."""
CURIOSITY = 0.05


class Net:
    """One hidden layer; what it wants to do, and what it thinks that the future brings."""

    def __init__(self, inputs: int, hidden: int, choices: int, seed: int = 0) -> None:
        rng = np.random.default_rng(seed)
        self.parts: dict[str, Floats] = {
            "w": (rng.standard_normal((inputs, hidden)) / np.sqrt(inputs)).astype(np.float32),
            "b": np.zeros(hidden, np.float32),
            "v": np.zeros((hidden, choices + 1), np.float32),
            "c": np.zeros(choices + 1, np.float32),
        }
        self._first = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self._second = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self._steps = 0

    def think(self, inputs: Floats, masks: npt.NDArray[np.bool_]) -> tuple[Floats, Floats, Floats]:
        """The hidden layer, how likely it is to make each choice, and what it expects."""
        hidden = np.tanh(inputs @ self.parts["w"] + self.parts["b"])
        out = hidden @ self.parts["v"] + self.parts["c"]
        wishes = np.where(masks, out[:, :-1], -1e9)
        wishes -= wishes.max(axis=1, keepdims=True)
        likely = np.exp(wishes)
        likely /= likely.sum(axis=1, keepdims=True)
        return hidden, likely, out[:, -1]

    def learn(
        self, inputs: Floats, masks: npt.NDArray[np.bool_], made: npt.NDArray[np.int64], gains: Floats, rate: float
    ) -> None:
        """Make what went better than expected likelier, and expect it the next time."""
        hidden, likely, expected = self.think(inputs, masks)
        better = gains - expected
        slope = np.empty((len(made), likely.shape[1] + 1), np.float32)
        weighed = (better / (better.std() + 1e-6))[:, None]
        slope[:, :-1] = likely * weighed
        slope[np.arange(len(made)), made] -= weighed[:, 0]
        told = np.log(likely + 1e-9)
        slope[:, :-1] += CURIOSITY * likely * (told - (likely * told).sum(axis=1, keepdims=True))
        slope[:, -1] = -0.5 * better
        slope /= len(made)
        below = (slope @ self.parts["v"].T) * (1 - hidden**2)
        self._climb({"w": inputs.T @ below, "b": below.sum(0), "v": hidden.T @ slope, "c": slope.sum(0)}, rate)

    def _climb(self, slopes: dict[str, Floats], rate: float) -> None:
        """Adam's step."""
        self._steps += 1
        for name, slope in slopes.items():
            self._first[name] += 0.1 * (slope - self._first[name])
            self._second[name] += 0.001 * (slope**2 - self._second[name])
            mean = self._first[name] / (1 - 0.9**self._steps)
            spread = self._second[name] / (1 - 0.999**self._steps)
            self.parts[name] -= (rate * mean / (np.sqrt(spread) + 1e-8)).astype(np.float32)

    def save(self, path: Path) -> None:
        np.savez(path, **self.parts)  # type: ignore[arg-type]

    @classmethod
    def load(cls, path: Path) -> Net:
        with np.load(path) as parts:
            net = cls(parts["w"].shape[0], parts["w"].shape[1], parts["c"].size - 1)
            net.parts = {name: parts[name] for name in net.parts}
        return net


def drawn(likely: Floats, rng: np.random.Generator) -> npt.NDArray[np.int64]:
    """A choice for each row, as often as it is likely."""
    sums = likely.cumsum(axis=1)
    lots = rng.random(len(likely), np.float32)[:, None] * sums[:, -1:]
    choice: npt.NDArray[np.int64] = (sums < lots).sum(axis=1)
    return choice


class Learner:
    """Plays a batch of games against itself, and learns from each stretch of it."""

    def __init__(
        self,
        batch: Batch,
        inputs: Callable[[Fields], Floats],
        potential: Callable[[Fields], Floats],
        final: Callable[[Batch], Floats],
        *,
        choices: Callable[[Batch], tuple[npt.NDArray[np.bool_], Callable[[npt.NDArray[np.int64]], npt.NDArray[np.int64]]]],
        hidden: int = 64,
        stretch: int = 64,
        seed: int = 1,
    ) -> None:
        """`potential` is of whoever decides, `final` of every seat where a game has ended; `choices`: masks and their moves."""
        self.batch, self.inputs, self.potential, self.final, self.choices = batch, inputs, potential, final, choices
        self.stretch, self.rng = stretch, np.random.default_rng(seed)
        self.net = Net(inputs(batch.field).shape[1], hidden, choices(batch)[0].shape[1], seed)
        self.moves = 0

    def play(self) -> Iterator[tuple[Any, ...]]:
        """A stretch of the games: what was seen, could be done and was done, and what came of it."""
        for _ in range(self.stretch):
            batch, seen = self.batch, self.inputs(self.batch.field)
            masks, moves_of = self.choices(batch)
            actors, potential = batch.actors.copy(), self.potential(batch.field)
            made = drawn(self.net.think(seen, masks)[1], self.rng)
            batch.step(moves_of(made))
            ended = batch.ended.copy()
            yield seen, masks, made, actors, potential, ended, self.final(batch) if ended.any() else None
            self.moves += batch.n

    def learn(self, rate: float = 1e-3) -> None:
        """One stretch, looked at from its end: what each decision has gained, and all that came after it, ever less."""
        steps, lanes = list(self.play()), np.arange(self.batch.n)
        later = np.zeros((self.batch.n, self.batch.players), np.float32)
        after = np.zeros_like(later)
        known = np.zeros_like(later, bool)
        samples = []
        for seen, masks, made, actors, potential, ended, final in reversed(steps):
            if final is not None:
                later[ended], after[ended], known[ended] = 0, final[ended], True
            gains = after[lanes, actors] - potential + FORGETTING * later[lanes, actors]
            sure = known[lanes, actors]
            samples.append((seen[sure], masks[sure], made[sure], gains[sure]))
            expected = self.net.think(seen, masks)[2]
            later[lanes, actors] = np.where(sure, gains, expected)
            after[lanes, actors], known[lanes, actors] = potential, True
        seen, masks, made, gains = (np.concatenate(parts) for parts in zip(*samples, strict=True))
        order = self.rng.permutation(len(made))
        for part in np.array_split(order, max(1, len(order) // 512)):
            self.net.learn(seen[part], masks[part], made[part], gains[part], rate)


def train(learner: Learner, path: Path, seconds: float, marks: int = 6) -> None:
    """Learn for so many seconds of the processor, and keep the network at some marks on the way."""
    learner.net.save(path.with_name(f"{path.stem}-0.npz"))
    for mark in range(1, marks + 1):
        while time.process_time() < seconds * mark / marks:
            learner.learn()
        learner.net.save(path.with_name(f"{path.stem}-{mark}.npz"))
        print(f"{time.process_time():.0f} s of the processor, {learner.moves:,} moves")
    learner.net.save(path)
