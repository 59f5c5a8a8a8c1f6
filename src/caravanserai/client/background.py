"""A loop in a thread of its own, for programs that wait for each answer."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine
from concurrent.futures import CancelledError
from types import TracebackType
from typing import Any, TypeVar

from caravanserai.client.errors import Unreachable

A = TypeVar("A")


class Background:
    """Does what it is given in one thread, whoever gives it; whoever still waits when it is over is told so."""

    def __init__(self) -> None:
        self._begun = threading.Event()
        self._giving = threading.Lock()
        self._is_over = False
        self._loop: asyncio.AbstractEventLoop
        self._over: asyncio.Event
        self._thread = threading.Thread(target=asyncio.run, args=(self._until_over(),), name="background", daemon=True)

    async def _until_over(self) -> None:
        self._loop, self._over = asyncio.get_running_loop(), asyncio.Event()
        self._begun.set()
        await self._over.wait()

    def __enter__(self) -> Background:
        self._thread.start()
        self._begun.wait()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        with self._giving:
            self._is_over = True
            self._loop.call_soon_threadsafe(self._over.set)
        self._thread.join()

    def wait_for(self, work: Coroutine[Any, Any, A]) -> A:
        """Have this done, and wait for what comes of it."""
        with self._giving:
            if self._is_over:
                work.close()
                raise Unreachable("the connection is closed")
            under_way = asyncio.run_coroutine_threadsafe(work, self._loop)
        try:
            return under_way.result()
        except CancelledError:
            raise Unreachable("the connection is closed") from None
        finally:
            under_way.cancel()
