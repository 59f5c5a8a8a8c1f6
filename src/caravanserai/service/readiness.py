"""Whether a server can do what it is for: write to its database within a second.

It may be asked as often as one likes, and tries once a second. A commit that hangs is waited for by all who ask, and no other
is begun beside it: asking is no way to load a database.
"""

from __future__ import annotations

import asyncio
import errno
import time
from collections.abc import Awaitable, Callable
from typing import NamedTuple

import structlog

COMMIT_SECONDS = 1.0
"""A commit that takes longer is none that anybody could play by; and so long what was found out holds."""
TOO_SLOW = "database did not commit within a second"
DISK_FULL = "disk full"
STOPPING = "stopping"
log = structlog.get_logger("server")


class Found(NamedTuple):
    """What was found out, and when: why the server is not ready, or nothing."""

    at: float
    why: str | None


class Readiness:
    """Tries a small commit when somebody asks, unless one was tried within the last second."""

    def __init__(self, commit: Callable[[], Awaitable[None]]) -> None:
        self._commit = commit
        self._stopping = False
        self._trial: asyncio.Task[None] | None = None
        """The commit that has not come to its end yet."""
        self._asking: asyncio.Task[str | None] | None = None
        self._found: Found | None = None

    def stop(self) -> None:
        """The server was asked to stop: nobody is to be sent here any more."""
        self._stopping = True

    async def why_not(self) -> str | None:
        """Why the server is not ready; None if it is."""
        if self._stopping:
            return STOPPING
        if self._found is not None and time.monotonic() < self._found.at + COMMIT_SECONDS:
            return self._found.why
        if self._asking is None:
            self._asking = asyncio.ensure_future(self._find_out())
        return await asyncio.shield(self._asking)

    async def _find_out(self) -> str | None:
        try:
            why = await self._try()
        finally:
            self._asking = None
        if why is not None and (self._found is None or self._found.why != why):
            log.error("not ready", why=why)
        self._found = Found(time.monotonic(), why)
        return why

    async def _try(self) -> str | None:
        """What came of a commit that was given up says nothing of now: only one that still hangs is waited for again."""
        if self._trial is None or self._trial.done():
            self._trial = asyncio.ensure_future(self._commit())
            self._trial.add_done_callback(_failure)
        await asyncio.wait([self._trial], timeout=COMMIT_SECONDS)
        if not self._trial.done():
            return TOO_SLOW
        error = _failure(self._trial)
        return None if error is None else reason(error)

    async def close(self) -> None:
        """Wait for nothing more."""
        tasks = [task for task in (self._asking, self._trial) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _failure(trial: asyncio.Task[None]) -> BaseException | None:
    return None if trial.cancelled() else trial.exception()


def reason(error: BaseException) -> str:
    """Why a commit failed, for whoever runs the server: without addresses, names and paths."""
    if getattr(error, "errno", None) == errno.ENOSPC or any(word in str(error) for word in ("disk is full", "No space left")):
        return DISK_FULL
    return f"database cannot be written to ({type(error).__name__})"
