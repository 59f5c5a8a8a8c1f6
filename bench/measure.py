"""What is measured, and how: work by CPU time, repetitions interleaved so that noise hits all alike, the best kept."""

from __future__ import annotations

import gc
import statistics
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import TypeAlias

Counts: TypeAlias = dict[str, int]
"""How many of each unit a piece of work did: games, turns, moves."""

Rates: TypeAlias = dict[str, float]
"""How many of each unit per second of CPU time."""

ENGINE = "Whole games inside the engine"
DRIVEN = "Move by move from Python"
COPIED = "Copy and play from Python"


class Mismatch(Exception):
    """What is to be timed does not give the right answer, so its speed means nothing."""


@dataclass(frozen=True)
class Task:
    """A piece of work that tells its rates each time it is done."""

    id: str
    work: Callable[[], Rates] = field(compare=False)


@dataclass(frozen=True)
class Against:
    """A task to compare with, and what to call it beside the ratio."""

    task: str
    name: str


@dataclass(frozen=True)
class Row:
    """A line of the table: a task's rates of these units, the first of which is compared with other tasks."""

    section: str
    label: str
    task: Task | None
    units: tuple[str, ...] = ()
    against: tuple[Against, ...] = ()
    absent: str = ""
    """Why there is no task."""


@dataclass
class Result:
    """The rates of all repetitions of one task."""

    samples: list[Rates] = field(default_factory=list)

    def tells(self, unit: str) -> bool:
        return all(unit in sample for sample in self.samples)

    def best_sample(self, unit: str) -> Rates:
        """The repetition that was fastest in this unit, with its other units as they came."""
        return max(self.samples, key=lambda sample: sample[unit])

    def best(self, unit: str) -> float:
        return self.best_sample(unit)[unit]

    def noise(self, unit: str) -> float:
        """How far, as a share of the best repetition, the median one falls behind it."""
        return 1 - statistics.median(sample[unit] for sample in self.samples) / self.best(unit)


def timed(work: Callable[[], Counts], times: int = 1) -> Callable[[], Rates]:
    """The work with its rates by CPU time: the best of this many in a row, which is for work of a few milliseconds."""

    def rates() -> Rates:
        return max((time_once(work) for _ in range(times)), key=lambda found: next(iter(found.values())))

    return rates


def time_once(work: Callable[[], Counts]) -> Rates:
    start = time.process_time()
    counts = work()
    seconds = time.process_time() - start
    return {unit: count / seconds for unit, count in counts.items()}


def measure(rows: Iterable[Row], repetitions: int) -> Iterator[tuple[str, dict[str, Result]]]:
    """Do every task once, then every task again, and so on; tells what comes next, and what is known so far."""
    tasks = {row.task.id: row.task for row in rows if row.task}
    results = {task: Result() for task in tasks}
    for repetition in range(repetitions):
        for task in tasks.values():
            yield f"{repetition + 1}/{repetitions} {task.id}", results
            gc.collect()
            results[task.id].samples.append(task.work())
    yield "done", results


def ratios(row: Row, results: dict[str, Result]) -> dict[str, float]:
    """How many times as fast the row is as each of those it is compared with, where they were measured."""
    if row.task is None:
        return {}
    unit = row.units[0]
    own = results[row.task.id].best(unit)
    measured = [against for against in row.against if against.task in results and results[against.task].tells(unit)]
    return {against.name: own / results[against.task].best(unit) for against in measured}
