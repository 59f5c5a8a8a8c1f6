"""Grouped commits: while one waits for the disk, all that arrive meanwhile become the next, and share its wait."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Generic, TypeVar

from caravanserai.tables.store import StorageError

W = TypeVar("W")
Outcome = Exception | None
"""What became of one write of a group: nothing is wrong, or why it was not made."""

WAITING = 4096
"""Writes that may wait at once; who comes later waits for room first, so a slow disk cannot fill the memory."""

SPACING = 0.004
"""Seconds from one commit for several writers to the next, at least: a commit costs much the same for one writer and for ten, so
where there is a crowd it is better made seldom."""

LARGEST = 512
"""Writes in one commit at most, so that nobody waits for a crowd."""


class Grouping(Generic[W]):
    """Hands waiting writes to `commit`, a group at a time, and tells each writer what became of its own."""

    def __init__(
        self,
        commit: Callable[[list[W]], Awaitable[Sequence[Outcome]]],
        waiting: int = WAITING,
        largest: int = LARGEST,
        observe: Callable[[float], None] | None = None,
    ) -> None:
        self._commit = commit
        self._observe = observe
        """Told how many seconds each commit took."""
        self._largest = largest
        self._room = asyncio.Semaphore(waiting)
        self._pending: deque[tuple[W, asyncio.Future[None]]] = deque()
        self._unfinished = 0
        self._news = asyncio.Event()
        self._closing = False
        self._not_before = 0.0
        """When the next commit may begin, as the clock of performance counts."""
        self._task = asyncio.create_task(self._run(), name="grouped commits")

    async def submit(self, write: W) -> None:
        """Returns when the write is committed; raises what prevented it."""
        if self._closing:
            raise StorageError("the store is closed: nothing can be written any more")
        self._unfinished += 1
        try:
            async with self._room:
                done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
                self._pending.append((write, done))
                self._news.set()
                await done
        finally:
            self._unfinished -= 1
            self._news.set()

    async def close(self) -> None:
        """Take nothing more, and finish all that was taken."""
        self._closing = True
        self._news.set()
        await self._task

    async def _run(self) -> None:
        while not (self._closing and self._unfinished == 0):
            await self._news.wait()
            self._news.clear()
            while self._pending:
                if (early := self._not_before - time.perf_counter()) > 0:
                    await asyncio.sleep(early)
                await self._commit_next()

    async def _commit_next(self) -> None:
        """A commit that fails as a whole fails for each of its writers."""
        size = min(len(self._pending), self._largest)
        taken = [self._pending.popleft() for _ in range(size)]
        group = [(write, done) for write, done in taken if not done.cancelled()]
        if not group:
            return
        outcomes: Sequence[Outcome]
        began = time.perf_counter()
        self._not_before = began + (SPACING if len(group) > 1 else 0.0)
        try:
            outcomes = await self._commit([write for write, _ in group])
        except Exception as error:
            outcomes = [error] * len(group)
        if self._observe is not None:
            self._observe(time.perf_counter() - began)
        for (_, done), outcome in zip(group, outcomes, strict=True):
            if outcome is None and not done.done():
                done.set_result(None)
            elif outcome is not None and not done.done():
                done.set_exception(outcome)
