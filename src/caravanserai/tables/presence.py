"""Who is at a table now: those who look on, and those who have asked for something lately."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable


class Viewer:
    """Somebody looking at the table: a seat or a spectator. `changed` is set when there is something new to fetch.

    Most need not be left word: `tell` sends them what is new, and says whether it could. Somebody may look on without
    attending, by a program that can only read: that is not being there.
    """

    def __init__(self, who: str | None, tell: Callable[[], bool] | None = None, *, attends: bool = True) -> None:
        self.who = who
        self.tell = tell
        self.attends = attends
        self.changed = asyncio.Event()
        self.changed.set()

    def news(self) -> None:
        if self.tell is None or self.changed.is_set() or not self.tell():
            self.changed.set()


class Presence:
    """The viewers of a table, and when each of its people was last seen."""

    def __init__(self, grace: float, here: Iterable[str], now: Callable[[], float]) -> None:
        self.grace = grace
        self.now = now
        self.viewers: set[Viewer] = set()
        self._attending: set[str | None] = set()
        """Who the viewers are that attend."""
        self._seen = dict.fromkeys(here, now())

    def enter(self, viewer: Viewer) -> None:
        self.viewers.add(viewer)
        self._count()

    def leave(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        self._count()

    def _count(self) -> None:
        self._attending = {viewer.who for viewer in self.viewers if viewer.attends}

    def note(self, who: str) -> None:
        """Note that somebody is there."""
        self._seen[who] = self.now()

    def is_present(self, who: str) -> bool:
        """Whether somebody attends, or has asked for something within the table's grace."""
        end = self.grace_end(who)
        return end is None or self.now() < end

    def grace_end(self, who: str) -> float | None:
        """Until when somebody who does not attend counts as present; None for one who does."""
        return None if who in self._attending else self._seen.get(who, 0.0) + self.grace
