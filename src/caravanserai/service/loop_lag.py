"""How late the event loop comes to what is due: the wait that everybody has, whatever they ask for."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

EVERY_SECONDS = 0.25


async def measure_loop_lag(observe: Callable[[float], None]) -> None:
    """Go to sleep again and again, and tell by how much later than asked the loop woke this up."""
    while True:
        due = time.monotonic() + EVERY_SECONDS
        await asyncio.sleep(EVERY_SECONDS)
        observe(max(0.0, time.monotonic() - due))
