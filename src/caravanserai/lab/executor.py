"""Where many games are played: here, on processes of this machine, or on a Ray cluster. What comes of it is the same.

A task is a function of one argument that tells all that decides its result, so that it can be done anywhere, and done again if
whoever did it is lost. Results come with the numbers of their tasks, in whatever order they are done.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import socket
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Generic, Protocol, TypeVar

from caravanserai import __version__
from caravanserai.core import processes
from caravanserai.core.errors import BadOption, CaravanseraiError
from caravanserai.lab.asked import whole

T = TypeVar("T")
R = TypeVar("R")

AHEAD = 4
"""How many tasks for each worker are under way or wait for it."""
KNOCKS = 5.0
"""Seconds in which the head of a cluster answers, if there is one."""
ATTEMPTS = 5
"""A task whose workers are lost so often is given up: it is the task that ends them."""


class WorkersLost(CaravanseraiError, RuntimeError):
    """Workers that end without an answer, again and again."""


class Executor(Protocol):
    """Who does tasks."""

    def run(self, do: Callable[[T], R], tasks: Iterable[T]) -> Generator[tuple[int, R], None, None]:
        """Do these tasks; each result comes with its task's number, counted from 0, when it is done.

        Tasks are taken as there is room for them, so there may be very many. What a task raises is raised here. Whoever has
        enough closes the iterator, and what is under way is dropped.
        """
        ...


class Inline:
    """One task after the other, in this process."""

    def run(self, do: Callable[[T], R], tasks: Iterable[T]) -> Generator[tuple[int, R], None, None]:
        for number, task in enumerate(tasks):
            yield number, do(task)


class LocalProcesses:
    """So many processes of this machine. If one is lost, all are begun anew, and what they were at is done again."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def run(self, do: Callable[[T], R], tasks: Iterable[T]) -> Generator[tuple[int, R], None, None]:
        waiting = _Waiting(tasks)
        while True:
            pool = ProcessPoolExecutor(self.jobs, processes.context(), initializer=_serve)
            try:
                yield from self._run_in(pool, do, waiting)
                return
            except BrokenProcessPool:
                waiting.lost()
            finally:
                _end(pool)

    def _run_in(self, pool: ProcessPoolExecutor, do: Callable[[T], R], waiting: _Waiting[T]) -> Iterator[tuple[int, R]]:
        under_way: dict[Future[R], int] = {}
        while True:
            for number, task in waiting.take(AHEAD * self.jobs - len(under_way)):
                under_way[pool.submit(do, task)] = number
            if not under_way:
                return
            done, _ = wait(under_way, return_when=FIRST_COMPLETED)
            for future in done:
                number, result = under_way.pop(future), future.result()
                waiting.done(number)
                yield number, result


class RayCluster:
    """The nodes of a Ray cluster: `auto` finds the one that this machine belongs to, and begins one here if there is none."""

    def __init__(self, address: str = "auto") -> None:
        ray = load_ray()
        self.ray = ray
        if not ray.is_initialized():
            self._join(address)

    def _join(self, address: str) -> None:
        quiet = {"log_to_driver": False, "logging_level": "error", "include_dashboard": False}
        if address == "auto":
            try:
                self.ray.init(address="auto", **quiet)
            except ConnectionError:
                self.ray.init(**quiet)
            return
        try:
            _knock(address)
            self.ray.init(address=address, **quiet)
        except (OSError, ValueError, RuntimeError) as error:
            raise BadOption(
                f"there is no Ray cluster at {address!r}: give the address of its head, as in 10.0.0.5:6379, or auto ({error})"
            ) from error

    def run(self, do: Callable[[T], R], tasks: Iterable[T]) -> Generator[tuple[int, R], None, None]:
        """Ray itself does a task again whose worker or node is lost; what it gives up is given to it anew."""
        ray, waiting = self.ray, _Waiting(tasks)
        remote = ray.remote(max_retries=ATTEMPTS)(_do_there)
        under_way: dict[Any, int] = {}
        try:
            while True:
                room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
                for number, task in waiting.take(room - len(under_way)):
                    under_way[remote.remote(__version__, do, task)] = number
                if not under_way:
                    return
                [done], _ = ray.wait(list(under_way), num_returns=1)
                number = under_way.pop(done)
                try:
                    result: R = ray.get(done)
                except ray.exceptions.RayTaskError as error:
                    raise _cause(error) from error
                except ray.exceptions.RayError:
                    waiting.lost([number])
                    continue
                waiting.done(number)
                yield number, result
        finally:
            for reference in under_way:
                ray.cancel(reference, force=False)


class _Waiting(Generic[T]):
    """Tasks that are not done, with how often somebody was lost over each."""

    def __init__(self, tasks: Iterable[T]) -> None:
        self._new = enumerate(tasks)
        self._under_way: dict[int, T] = {}
        self._again: list[int] = []
        self._lost: dict[int, int] = {}

    def take(self, room: int) -> Iterator[tuple[int, T]]:
        """As many as there is room for, those first that are to be done again."""
        for _ in range(room):
            if self._again:
                number = self._again.pop(0)
            else:
                following = next(self._new, None)
                if following is None:
                    return
                number, task = following
                self._under_way[number] = task
            yield number, self._under_way[number]

    def done(self, number: int) -> None:
        del self._under_way[number]
        self._lost.pop(number, None)

    def lost(self, numbers: Iterable[int] | None = None) -> None:
        """These tasks, or all that were under way, are to be done again."""
        for number in sorted(self._under_way if numbers is None else numbers):
            self._lost[number] = self._lost.get(number, 0) + 1
            if self._lost[number] == ATTEMPTS:
                raise WorkersLost(
                    f"workers were lost {ATTEMPTS} times over the same games (task {number}): is there memory enough? "
                    "Fewer --jobs need less, and with --jobs 1 one sees what happens"
                )
            if number not in self._again:
                self._again.append(number)


def _serve() -> None:
    """What a worker does first: interrupts are for its parent to hear, and when its parent is gone it goes too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _end(pool: ProcessPoolExecutor) -> None:
    """Nobody waits for what is still under way: it would be dropped."""
    for process in list((pool._processes or {}).values()):
        process.terminate()
    pool.shutdown(wait=True, cancel_futures=True)


def load_ray() -> Any:
    try:
        import ray
    except ModuleNotFoundError as error:
        raise BadOption("for --ray this needs more: pip install 'caravanserai[ray]'") from error
    return ray


def _knock(address: str) -> None:
    """Raises at once if nobody answers there: Ray itself goes on trying for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    socket.create_connection((host, int(port)), timeout=KNOCKS).close()


def _do_there(version: str, do: Callable[[T], R], task: T) -> R:
    """A task on some node, which must have the same version: others might play otherwise."""
    if version != __version__:
        raise BadOption(f"a node of the cluster has caravanserai {__version__}, and {version} is wanted: install that there")
    return do(task)


def _cause(error: Any) -> BaseException:
    """What the task raised, if it is one of our errors; otherwise what Ray says of it."""
    cause = error.cause
    return cause if isinstance(cause, CaravanseraiError) else error


def make_executor(jobs: int = 1, ray: str | None = None) -> Executor:
    """Who plays: a Ray cluster if one is named, otherwise so many processes, and this one if that is one."""
    jobs = whole("jobs", jobs)
    if ray is not None:
        return RayCluster(ray)
    return Inline() if jobs == 1 else LocalProcesses(jobs)
