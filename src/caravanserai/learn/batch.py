"""Thousands of games side by side, stepped in the kernel without Python and without the GIL, in numpy arrays.

    batch = Batch("camel_up", n=1024, players=4, seed=1)
    while True:
        moves = policy(batch.observations, batch.masks)     # one for each game
        batch.step(moves)                                   # chance draws, games that have ended begin anew
        learn(batch.ended, batch.rewards)

`docs/learning.md` tells more of it.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from caravanserai.core.contract import AnyOptions, Position
from caravanserai.core.errors import BadOption, CaravanseraiError, illegal_move
from caravanserai.learn.start import seed_of, start_of, whole

Ints = npt.NDArray[np.int32]
Marks = npt.NDArray[np.int8]
Flags = npt.NDArray[np.bool_]


@dataclass(frozen=True)
class _Rows:
    """The memory that the kernel fills."""

    moves: Ints
    actors: Ints
    marks: Marks
    seen: Ints | None
    ended: Marks
    scores: Ints
    won: Marks


class Batch:
    """Games of one kind side by side. All arrays are filled anew by every step, and are only to be read.

    A game's chance depends on the seed, its lane and how many games there were before it in that lane, and on nothing else: not
    on the number of threads, nor on whether the rules are compiled.
    """

    def __init__(
        self,
        game: str,
        n: int = 1024,
        players: int | None = None,
        seed: int = 0,
        *,
        options: AnyOptions = None,
        observe: bool = True,
        threads: int = 1,
    ) -> None:
        n, threads = whole(n, "n is a whole number of games"), whole(threads, "threads is a whole number")
        if n < 1 or threads < 1:
            raise BadOption(f"a batch has at least one game and one thread, not {n} and {threads}")
        self.seed = seed_of(seed)
        self.game, self.sight, start = start_of(game, players, options)
        self.n, self.players, self.threads = n, start.seats, min(threads, n)
        self.actions = self.game.offered
        """Moves are numbered from 0 up to, not including, this."""
        self._rows = _Rows(
            moves=np.zeros(n, np.int32),
            actors=np.zeros(n, np.int32),
            marks=np.zeros((n, self.actions), np.int8),
            seen=np.zeros((n, self.sight.size), np.int32) if observe else None,
            ended=np.zeros(n, np.int8),
            scores=np.zeros((n, self.players), np.int32),
            won=np.zeros((n, self.players), np.int8),
        )
        self.actors: Ints = _read_only(self._rows.actors)
        """The seat that decides in each game."""
        self.masks: Flags = _read_only(self._rows.marks.view(np.bool_))
        """By game and move, whether it may be made."""
        self.ended: Flags = _read_only(self._rows.ended.view(np.bool_))
        """Whether the last step has ended a game; what is seen and may be done is that of the next one then."""
        self.scores: Ints = _read_only(self._rows.scores)
        """By game and seat, what it had at the end; nothing where no game has ended."""
        self.won: Flags = _read_only(self._rows.won.view(np.bool_))
        """By game and seat, whether it has won the game that has ended."""
        self._observations: Ints | None = None if self._rows.seen is None else _read_only(self._rows.seen)
        self._lanes = self.game.engine.Lanes(start, n, self.seed, self._rows)
        self._parts = [(n * part // self.threads, n * (part + 1) // self.threads) for part in range(self.threads)]
        self._helpers = [ThreadPoolExecutor(1) for _ in self._parts[1:]]
        self._each(self._lanes.begin)

    @property
    def observations(self) -> Ints:
        """By game, what the seat that decides sees; `sight` names the numbers."""
        if self._observations is None:
            raise BadOption("this batch was made with observe=False")
        return self._observations

    @property
    def rewards(self) -> npt.NDArray[np.float32]:
        """By game and seat: 1 for the winner of a game that has ended, parted among those who share it; else 0."""
        won = self._rows.won.astype(np.float32)
        shares: npt.NDArray[np.float32] = won / np.maximum(won.sum(axis=1, keepdims=True), 1)
        return shares

    def field(self, name: str) -> Ints:
        """One field of the observations, by game, in its own shape."""
        for seen in self.sight.fields:
            if seen.name == name:
                return self.observations[:, seen.start : seen.stop].reshape(self.n, *seen.shape)
        raise BadOption(f"{self.game.id} has no field {name!r}; there is {', '.join(seen.name for seen in self.sight.fields)}")

    def step(self, moves: npt.ArrayLike) -> None:
        """Make a move in each game, let chance draw, and begin anew where a game has ended."""
        given = np.asarray(moves)
        if given.shape != (self.n,) or given.dtype.kind not in "iu":
            raise BadOption(f"moves are {self.n} whole numbers, one for each game, not {given.dtype} of shape {given.shape}")
        np.clip(given, -1, self.actions, out=self._rows.moves, casting="unsafe")
        for lane in self._each(self._lanes.fault):
            if lane >= 0:
                raise self._refused(lane, int(given[lane]))
        self._each(self._lanes.step)

    def random_moves(self) -> Ints:
        """In each game one of the moves that may be made, by lot."""
        self._each(self._lanes.draw)
        return self._rows.moves.copy()

    def position(self, lane: int) -> Position:
        """A copy of one of the games, secrets included: to look at, or to play on by itself."""
        lane = whole(lane, "a game of the batch is told by its number")
        if not 0 <= lane < self.n:
            raise BadOption(f"there is no game {lane} in a batch of {self.n}")
        copy: Position = self._lanes.at(lane)
        return copy

    def _refused(self, lane: int, move: int) -> CaravanseraiError:
        if not 0 <= move < self.actions:
            return BadOption(f"game {lane} of the batch was given move {move}: moves are numbered from 0 to {self.actions - 1}")
        error = illegal_move(self.game.id, self.position(lane), move)
        error.add_note(f"in game {lane} of the batch")
        return error

    def _each(self, work: Any) -> list[Any]:
        """Let each thread do its part of the lanes, always the same part; the first is done by the thread that asks.

        What a thread has written lies near its processor, and others fetch it slowly.
        """
        if not self._helpers:
            return [work(0, self.n)]
        others = [helper.submit(work, *part) for helper, part in zip(self._helpers, self._parts[1:], strict=True)]
        own = work(*self._parts[0])
        return [own, *(other.result() for other in others)]


def _read_only(array: Any) -> Any:
    shown = array.view()
    shown.flags.writeable = False
    return shown
