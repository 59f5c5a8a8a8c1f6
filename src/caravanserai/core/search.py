"""One search for every game: the best plans of a game's policy, halved again and again by trials from common deals and dice.

The trials themselves run in the kernel (`core.guiding`), without the GIL. What comes out depends on the seed and the number of
trials alone, however many threads there are; a deadline only ends it earlier.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol

import msgspec

from caravanserai.core.fields import kept_fields
from caravanserai.core.guiding import Plans

PORTION = 32
"""So many trials of a plan run between two looks at the clock."""


class Kernel(Protocol):
    """What a kernel offers to a search."""

    def list_plans(self, desk: Any, position: Any) -> None: ...
    def first_move(self, desk: Any, position: Any, plan: int) -> int: ...
    def run_trials(
        self, desk: Any, position: Any, seat: int, plan: int, seed: int, first: int, count: int, horizon: int
    ) -> None: ...


class Limit(msgspec.Struct, frozen=True):
    """How long a search may go on: so many trials in all, or so many seconds; whichever comes first."""

    trials: int
    seconds: float | None = None
    clock: Callable[[], float] = time.monotonic
    """What seconds are counted by: a table's are those that people wait, a match's those of the processor."""


class Tried(msgspec.Struct, frozen=True):
    """A plan that was considered."""

    plan: int
    move: int
    """The move that it begins with."""
    worth: int
    """What the policy thinks of it, in the game's own unit."""
    trials: int
    values: list[float]
    """What it came to on average, by seat; nothing if it was not tried."""


def search(
    kernel: Kernel, desks: Sequence[Any], position: Any, seat: int, *, horizon: int, seed: int, limit: Limit
) -> list[Tried]:
    """The plans of a seat, the best first. Each desk is a place for one thread to think at; the plans are those of the first."""
    kernel.list_plans(desks[0], position)
    return halve(kernel, desks, position, seat, range(desks[0].plans.count), horizon=horizon, seed=seed, limit=limit)


def halve(
    kernel: Kernel,
    desks: Sequence[Any],
    position: Any,
    seat: int,
    plans: Sequence[int],
    *,
    horizon: int,
    seed: int,
    limit: Limit,
) -> list[Tried]:
    """Sequential halving among plans that are listed already: all that are left get the same trials, then the worse half goes."""
    run = _Run(kernel, desks, position, seat, horizon, seed)
    left, ranked = list(plans), list[int]()
    rounds = max(1, (len(left) - 1).bit_length())
    began = limit.clock()
    for number in range(rounds):
        if len(left) < 2:
            break
        share = max(1, limit.trials // (rounds * len(left)))
        until = None if limit.seconds is None else began + limit.seconds * (number + 1) / rounds
        run.go(left, share, until, limit.clock)
        left.sort(key=lambda plan: -run.mean(plan))
        keep = (len(left) + 1) // 2
        ranked[:0] = left[keep:]
        left = left[:keep]
    run.close()
    return [run.tried(plan) for plan in [*left, *ranked]]


class _Run:
    """The trials of one search so far."""

    def __init__(self, kernel: Kernel, desks: Sequence[Any], position: Any, seat: int, horizon: int, seed: int) -> None:
        self.kernel, self.desks, self.position = kernel, desks, position
        self.seat, self.horizon, self.seed = seat, horizon, seed
        self.sums: dict[int, list[int]] = {}
        self.counts: dict[int, int] = {}
        self.done = 0
        """How many deals have been played: the number of the next one."""
        self.pool = ThreadPoolExecutor(len(desks)) if len(desks) > 1 else None
        for desk in desks[1:]:
            _copy_plans(desks[0].plans, desk.plans)

    def go(self, plans: Sequence[int], count: int, until: float | None, clock: Callable[[], float]) -> None:
        """So many deals more, each for all of these plans; fewer if the time is over, but always one portion."""
        while count > 0:
            portion = min(count, PORTION)
            if self.pool is None:
                for plan in plans:
                    self.add(plan, portion, self.one(self.desks[0], plan, portion))
            else:
                self.spread(plans, portion, self.pool)
            self.done += portion
            count -= portion
            if until is not None and clock() >= until:
                return

    def spread(self, plans: Sequence[int], portion: int, pool: ThreadPoolExecutor) -> None:
        """The plans of one portion, dealt out to the threads."""

        def some(index: int) -> list[tuple[int, list[int]]]:
            return [(plan, self.one(self.desks[index], plan, portion)) for plan in plans[index :: len(self.desks)]]

        for results in pool.map(some, range(len(self.desks))):
            for plan, sums in results:
                self.add(plan, portion, sums)

    def one(self, desk: Any, plan: int, portion: int) -> list[int]:
        self.kernel.run_trials(desk, self.position, self.seat, plan, self.seed, self.done, portion, self.horizon)
        return list(desk.sums[: self.position.seats])

    def add(self, plan: int, count: int, sums: list[int]) -> None:
        self.sums[plan] = [old + new for old, new in zip(self.sums.get(plan, [0] * len(sums)), sums, strict=True)]
        self.counts[plan] = self.counts.get(plan, 0) + count

    def mean(self, plan: int) -> float:
        return self.sums[plan][self.seat] / self.counts[plan]

    def tried(self, plan: int) -> Tried:
        count = self.counts.get(plan, 0)
        values = [total / count for total in self.sums[plan]] if count else []
        move = self.kernel.first_move(self.desks[0], self.position, plan)
        return Tried(plan, move, self.desks[0].plans.worths[plan], count, values)

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown()


def _copy_plans(source: Any, target: Any) -> None:
    for name in kept_fields(Plans):
        setattr(target, name, getattr(source, name))
