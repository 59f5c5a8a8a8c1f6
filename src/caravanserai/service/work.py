"""Work that takes a while, such as playing a long game anew: done beside the loop, and charged to whoever asks for it.

Who has used up their share of the processor waits until it has grown again; what they ask for costs them nothing then.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from caravanserai.service.identity import Caller
from caravanserai.service.limits import Meters

P = ParamSpec("P")
T = TypeVar("T")
AT_ONCE = 2
"""So much is worked on at once. Bots and odds have threads of their own, and never queue behind this."""


class Work:
    """The work of a server that is neither a table's own nor a bot's."""

    def __init__(self, meters: Meters) -> None:
        self._meters = meters
        self._threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="work")
        self._places = asyncio.Semaphore(AT_ONCE)

    async def do(self, caller: Caller, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do it if the caller may still ask for work, and charge the seconds of the processor that it took."""
        async with self._places:
            self.check(caller)
            seconds = [0.0]
            try:
                return await asyncio.get_running_loop().run_in_executor(
                    self._threads, lambda: _timed(seconds, work, *args, **kwargs)
                )
            finally:
                self.charge(caller, seconds[0])

    def check(self, caller: Caller) -> None:
        """Raises the refusal that says how long to wait, if the caller has used up what they may."""
        self._meters.check_work(caller.who, caller.address)

    def charge(self, caller: Caller, seconds: float) -> None:
        """Charge what was done; it may be more than there was left, and is then paid off with time."""
        self._meters.charge_work(caller.who, caller.address, seconds)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


def _timed(seconds: list[float], work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Whatever becomes of it, the time of the processor that it took is told."""
    began = time.thread_time()
    try:
        return work(*args, **kwargs)
    finally:
        seconds[0] = time.thread_time() - began
