"""One search over any game's policy: its best plans, halved again and again by trials from common deals and dice.

Camel Up's *expert* does not play by it: exact odds beat sampling there (`docs/decisions/0007`).

The trials themselves run in the kernel (`core.guiding`), without the GIL. What comes out depends on the seed and the number of
trials alone, however many threads there are; a deadline only ends it earlier, and so does an answer that is beyond doubt.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from math import fsum, inf, sqrt
from typing import Any, Final, Protocol

import msgspec

from caravanserai.core.fields import kept_fields
from caravanserai.core.guiding import Plans

PORTION: Final = 32
"""So many trials of a plan run between two looks at the clock."""
FIRST_LOOK: Final = 12
"""After so many portions it is first asked whether a plan is beaten; then again whenever there are a quarter more."""


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
    doubt: float = 4.0
    """A plan is beaten, and not tried again, that is behind the best by so many standard errors, deal by deal."""


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
    """Sequential halving among plans that are listed already: all that are left get the same trials, then the worse half goes.

    What is beaten beyond doubt goes at once: time is spent where there is something to find out, and none where there is not.
    """
    run = _Run(kernel, desks, position, seat, horizon, seed, limit)
    left, ranked = list(plans), list[int]()
    rounds = halvings(len(left))
    end = None if limit.seconds is None else limit.clock() + limit.seconds
    while len(left) > 1:
        share, keep = max(1, limit.trials // (rounds * len(left))), (len(left) + 1) // 2
        until = None if end is None else (now := limit.clock()) + (end - now) / halvings(len(left))
        left, beaten = run.go(left, keep, share, until)
        left.sort(key=lambda plan: -run.mean(plan))
        ranked[:0] = [*left[keep:], *beaten]
        left = left[:keep]
    run.close()
    return [run.tried(plan) for plan in [*left, *ranked]]


def halvings(plans: int) -> int:
    """How often so many plans are halved until one is left."""
    return (plans - 1).bit_length()


class _Run:
    """The trials of one search so far."""

    def __init__(
        self, kernel: Kernel, desks: Sequence[Any], position: Any, seat: int, horizon: int, seed: int, limit: Limit
    ) -> None:
        self.kernel, self.desks, self.position = kernel, desks, position
        self.seat, self.horizon, self.seed, self.limit = seat, horizon, seed, limit
        self.sums: dict[int, list[int]] = {}
        self.counts: dict[int, int] = {}
        self.portions: dict[int, list[float]] = {}
        """Of each plan, what its portions came to for the seat that thinks, on average. The same portions have the same deals."""
        self.done = 0
        """How many deals have been played: the number of the next one."""
        self.next_look = FIRST_LOOK
        self.pool = ThreadPoolExecutor(len(desks)) if len(desks) > 1 else None
        for desk in desks[1:]:
            _copy_plans(desks[0].plans, desk.plans)

    def go(self, plans: Sequence[int], keep: int, count: int, until: float | None) -> tuple[list[int], list[int]]:
        """So many deals more, each for all of these plans: those that are left, and those that are beaten, the best first.

        Fewer if the time is over, but always one portion; and no more once so few are left as are to be kept.
        """
        left, beaten = list(plans), list[int]()
        while count > 0:
            portion = min(count, PORTION)
            if self.pool is None:
                for plan in left:
                    self.add(plan, portion, self.one(self.desks[0], plan, portion))
            else:
                self.spread(left, portion, self.pool)
            self.done += portion
            count -= portion
            beaten[:0] = out = self.beaten(left)
            left = [plan for plan in left if plan not in out]
            if len(left) <= keep or (until is not None and self.limit.clock() >= until):
                break
        return left, beaten

    def beaten(self, plans: Sequence[int]) -> list[int]:
        """Of these plans, now and then, those that the best of them leads beyond doubt or never differs from, the best first."""
        if len(self.portions[plans[0]]) < self.next_look:
            return []
        self.next_look += self.next_look // 4
        best = max(plans, key=self.mean)
        others = sorted((plan for plan in plans if plan != best), key=lambda plan: -self.mean(plan))
        return [plan for plan in others if errors_ahead(self.portions[best], self.portions[plan]) >= self.limit.doubt]

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
        self.portions.setdefault(plan, []).append(sums[self.seat] / count)

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


def errors_ahead(ahead: Sequence[float], behind: Sequence[float]) -> float:
    """By how many standard errors one leads the other, deal by deal; by infinitely many if the lead never changes."""
    leads = [one - other for one, other in zip(ahead, behind, strict=True)]
    mean = fsum(leads) / len(leads)
    spread = fsum((lead - mean) ** 2 for lead in leads) / (len(leads) - 1)
    return mean / sqrt(spread / len(leads)) if spread else inf


def _copy_plans(source: Any, target: Any) -> None:
    for name in kept_fields(Plans):
        setattr(target, name, getattr(source, name))
