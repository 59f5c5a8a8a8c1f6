"""Who plays many games: what comes of them is the same, and who is lost is replaced."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from caravanserai.core.errors import BadOption
from caravanserai.lab.executor import ATTEMPTS, Executor, Inline, LocalProcesses, WorkersLost, make_executor

BACKENDS = [pytest.param(Inline(), id="here"), pytest.param(LocalProcesses(2), id="processes")]


def squared(number: int) -> int:
    return number * number


def killed_once(mark: str) -> str:
    """The worker that does it first is killed while it does."""
    path = Path(mark)
    if not path.exists():
        path.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return path.name


def killed_always(mark: str) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def refused(number: int) -> int:
    if number == 3:
        raise BadOption("three is not wanted")
    return number


@pytest.mark.parametrize("executor", BACKENDS)
def test_every_task_is_done_once_and_told_by_its_number(executor: Executor) -> None:
    assert dict(executor.run(squared, range(30))) == {number: number * number for number in range(30)}


@pytest.mark.parametrize("executor", BACKENDS)
def test_what_a_task_raises_is_raised_here(executor: Executor) -> None:
    with pytest.raises(BadOption, match="three is not wanted"):
        dict(executor.run(refused, range(6)))


@pytest.mark.parametrize("executor", BACKENDS)
def test_whoever_has_enough_stops(executor: Executor) -> None:
    results = executor.run(squared, iter(range(10**9)))
    assert all(found == number * number for number, found in (next(results) for _ in range(3)))
    results.close()


def test_a_worker_that_is_killed_is_replaced_and_its_task_done_again(tmp_path: Path) -> None:
    marks = [str(tmp_path / f"task {number}") for number in range(2)]
    assert dict(LocalProcesses(2).run(killed_once, marks)) == {0: "task 0", 1: "task 1"}


def test_a_task_that_ends_every_worker_is_given_up(tmp_path: Path) -> None:
    with pytest.raises(WorkersLost, match=f"lost {ATTEMPTS} times over the same games.*Fewer --jobs"):
        list(LocalProcesses(1).run(killed_always, ["x"]))


def test_one_job_is_played_here_and_none_is_refused() -> None:
    assert isinstance(make_executor(1), Inline)
    assert isinstance(make_executor(3), LocalProcesses)
    with pytest.raises(BadOption, match="at least 1, not 0"):
        make_executor(0)
