"""A small network that learns to play by playing against itself, in numpy alone: what the examples share.

It is an actor with a critic: of every decision it learns how much better things went afterwards than it had thought. What counts
is told by a potential, such as one's coins beside those of the others: a decision is rewarded with what the potential gains up to
one's next one.

At some of the tables it plays against those that it was before, so that what it learns is good against more than itself as it is
now. It is curious at first, and less and less so.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from caravanserai.learn import Batch

Floats: TypeAlias = npt.NDArray[np.float32]
Flags: TypeAlias = npt.NDArray[np.bool_]
Numbers: TypeAlias = npt.NDArray[np.int64]
Fields: TypeAlias = Callable[[str], npt.NDArray[np.int32]]
"""A field of what is seen, by its name, with a row for each game."""

FORGETTING = 0.97
"""What comes a decision later counts so much less."""
TRUSTING = 0.9
"""How much what really came counts, beside what was expected to come: 1 is that alone."""
RATE = 1.5e-3
"""How far a step of learning goes at first; at the end it goes nowhere."""
CURIOSITY = (0.05, 0.005)
"""What it is worth to be undecided, at first and at the end."""
CAUTION = 0.2
"""No stretch makes a choice likelier, or less likely, by much more than this part."""
READINGS = 2
"""How often it learns from the same stretch."""
PART = 1024
PAST = 12
"""So many of those that it was before are kept."""


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

    def think(self, inputs: Floats, masks: Flags) -> tuple[Floats, Floats, Floats]:
        """The hidden layer, how likely it is to make each choice, and what it expects."""
        hidden = np.tanh(inputs @ self.parts["w"] + self.parts["b"])
        out = hidden @ self.parts["v"] + self.parts["c"]
        wishes = np.where(masks, out[:, :-1], np.float32(-1e9))
        wishes -= wishes.max(axis=1, keepdims=True)
        likely = np.exp(wishes)
        likely /= likely.sum(axis=1, keepdims=True)
        return hidden, likely, out[:, -1]

    def learn(self, played: Played, rate: float, curiosity: float) -> None:
        """Make what went better than expected likelier, and expect it the next time."""
        hidden, likely, expected = self.think(played.seen, played.masks)
        rows = np.arange(len(played.made))
        better = played.better / (played.better.std() + 1e-6)
        ratio = likely[rows, played.made] / played.chance
        far = np.where(better > 0, ratio > 1 + CAUTION, ratio < 1 - CAUTION)
        weighed = np.where(far, 0, better * ratio)[:, None]
        slope = np.empty((len(rows), likely.shape[1] + 1), np.float32)
        slope[:, :-1] = likely * weighed
        slope[rows, played.made] -= weighed[:, 0]
        told = np.log(likely + np.float32(1e-9))
        slope[:, :-1] += curiosity * likely * (told - (likely * told).sum(axis=1, keepdims=True))
        slope[:, -1] = (expected - played.gains) / (2 * played.gains.std() + 1e-6)
        slope /= len(rows)
        below = (slope @ self.parts["v"].T) * (1 - hidden**2)
        self._climb({"w": played.seen.T @ below, "b": below.sum(0), "v": hidden.T @ slope, "c": slope.sum(0)}, rate)

    def _climb(self, slopes: dict[str, Floats], rate: float) -> None:
        """Adam's step."""
        self._steps += 1
        for name, slope in slopes.items():
            self._first[name] += 0.1 * (slope - self._first[name])
            self._second[name] += 0.001 * (slope**2 - self._second[name])
            mean = self._first[name] / (1 - 0.9**self._steps)
            spread = self._second[name] / (1 - 0.999**self._steps)
            self.parts[name] -= (rate * mean / (np.sqrt(spread) + 1e-8)).astype(np.float32)

    def copy(self) -> Net:
        """One that plays alike, and learns nothing."""
        net = Net(1, 1, 1)
        net.parts = {name: part.copy() for name, part in self.parts.items()}
        return net

    def save(self, path: Path, moves: int) -> None:
        """With how many moves it has learned from, and how long that took."""
        np.savez(path, moves=moves, seconds=time.process_time(), **self.parts)  # type: ignore[arg-type]

    @classmethod
    def load(cls, path: Path) -> Net:
        net = cls(1, 1, 1)
        with np.load(path) as parts:
            net.parts = {name: parts[name] for name in net.parts}
        return net


class Played(NamedTuple):
    """Decisions, a row for each: what was seen and could be done, what was done and how likely that was, and what came of it."""

    seen: Floats
    masks: Flags
    made: Numbers
    chance: Floats
    gains: Floats
    better: Floats
    """By how much it went better than expected."""


class Moment(NamedTuple):
    """A step of all games: whoever decided in each, what they did, and how things stood before."""

    seen: Floats
    masks: Flags
    made: Numbers
    chance: Floats
    expected: Floats
    actors: npt.NDArray[np.int32]
    potential: Floats
    ended: Flags
    final: Floats | None
    """By seat, where a game has ended."""


def drawn(likely: Floats, rng: np.random.Generator) -> Numbers:
    """A choice for each row, as often as it is likely."""
    sums = likely.cumsum(axis=1)
    lots = (1 - rng.random(len(likely), np.float32)[:, None]) * sums[:, -1:]  # never 0, at which the first would be drawn
    choice: Numbers = (sums < lots).sum(axis=1)
    return choice


class Learner:
    """Plays a batch of games against itself and those that it was, and learns from each stretch of it."""

    def __init__(
        self,
        batch: Batch,
        inputs: Callable[[Fields], Floats],
        potential: Callable[[Fields], Floats],
        final: Callable[[Batch], Floats],
        *,
        choices: Callable[[Batch], tuple[Flags, Callable[[Numbers], Numbers]]],
        hidden: int = 96,
        stretch: int = 64,
        seed: int = 1,
    ) -> None:
        """`potential` is of whoever decides, `final` of every seat where a game has ended; `choices`: masks and their moves."""
        self.batch, self.inputs, self.potential, self.final, self.choices = batch, inputs, potential, final, choices
        self.stretch, self.rng, self.lanes = stretch, np.random.default_rng(seed), np.arange(batch.n)
        self.net = Net(inputs(batch.field).shape[1], hidden, choices(batch)[0].shape[1], seed)
        self.past = [self.net.copy()]
        self.moves = 0

    def play(self, past: Net, theirs: Flags) -> Iterator[Moment]:
        """A stretch of the games, in which these seats are played by one that it was before."""
        batch = self.batch
        for _ in range(self.stretch):
            seen = self.inputs(batch.field)
            masks, moves_of = self.choices(batch)
            actors, potential = batch.actors.copy(), self.potential(batch.field)
            _, likely, expected = self.net.think(seen, masks)
            other = theirs[self.lanes, actors]
            likely[other] = past.think(seen[other], masks[other])[1]
            made = drawn(likely, self.rng)
            batch.step(moves_of(made))
            ended = batch.ended.copy()
            final = self.final(batch) if ended.any() else None
            yield Moment(seen, masks, made, likely[self.lanes, made], expected, actors, potential, ended, final)
        self.moves += self.stretch * batch.n

    def learn(self, progress: float) -> None:
        """One stretch, looked at from its end: what each decision has gained, and all that came after it, ever less."""
        theirs = self.rng.random((self.batch.n, self.batch.players)) < 0.5
        theirs[: self.batch.n // 2] = False
        moments = list(self.play(self.past[self.rng.integers(len(self.past))], theirs))
        lanes, shape = self.lanes, (self.batch.n, self.batch.players)
        later, hoped, after = (np.zeros(shape, np.float32) for _ in range(3))
        known = np.zeros(shape, bool)
        samples: list[Played] = []
        for moment in reversed(moments):
            if moment.final is not None:
                over = moment.ended
                later[over], hoped[over], after[over], known[over] = 0, 0, moment.final[over], True
            at = (lanes, moment.actors)
            better = after[at] - moment.potential + FORGETTING * hoped[at] - moment.expected + FORGETTING * TRUSTING * later[at]
            sure = known[at]
            used = sure & ~theirs[at] & (moment.masks.sum(axis=1) > 1)
            gains = better + moment.expected
            rows: list[Any] = [moment.seen, moment.masks, moment.made, moment.chance, gains, better]
            samples.append(Played(*(row[used] for row in rows)))
            later[at] = np.where(sure, better, 0)
            hoped[at], after[at], known[at] = moment.expected, moment.potential, True
        together: list[Any] = [np.concatenate(rows) for rows in zip(*samples, strict=True)]
        made = len(together[0])
        curiosity = CURIOSITY[0] * (CURIOSITY[1] / CURIOSITY[0]) ** progress
        for _ in range(READINGS):
            order = self.rng.permutation(made)
            for part in np.array_split(order, max(1, len(order) // PART)):
                self.net.learn(Played(*(rows[part] for rows in together)), RATE * (1 - progress), curiosity)

    def remember(self) -> None:
        """Keep who it is now; of too many, one goes by lot."""
        self.past.append(self.net.copy())
        if len(self.past) > PAST:
            del self.past[self.rng.integers(PAST)]


def train(learner: Learner, path: Path, moves: float, marks: int = 5) -> None:
    """Learn from so many moves; the network is kept at marks on the way, each after twice as many as the one before."""
    learner.net.save(path.with_name(f"{path.stem}-0.npz"), 0)
    stretches = max(1, round(moves / (learner.batch.n * learner.stretch)))
    kept = {max(1, stretches >> marks - mark): mark for mark in range(1, marks + 1)}
    for stretch in range(stretches):
        learner.learn(stretch / stretches)
        if stretch % max(1, stretches // 40) == 0:
            learner.remember()
        if stretch + 1 in kept:
            learner.net.save(path.with_name(f"{path.stem}-{kept[stretch + 1]}.npz"), learner.moves)
            print(f"{learner.moves:,} moves, {time.process_time():.0f} s of the processor", flush=True)
    learner.net.save(path, learner.moves)
