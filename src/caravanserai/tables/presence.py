"""Who is at a table now: those who look on, and those who have asked for something lately."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable


class Viewer:
    """Somebody looking at the table: a seat or a spectator. `changed` is set when there is something new to fetch.

    Most need not be left word: `tell` sends them what is new, and says whether it could.
    """

    def __init__(self, who: str | None, tell: Callable[[], bool] | None = None) -> None:
        self.who = who
        self.tell = tell
        self.changed = asyncio.Event()
        self.changed.set()

    def news(self) -> None:
        if self.tell is None or self.changed.is_set() or not self.tell():
            self.changed.set()


class Presence:
    """The viewers of a table, and when each of its people was last seen."""

    def __init__(self, grace: float, here: Iterable[str]) -> None:
        self.grace = grace
        self.viewers: set[Viewer] = set()
        self._looking: set[str | None] = set()
        """Who the viewers are."""
        self._seen = dict.fromkeys(here, time.time())

    def enter(self, viewer: Viewer) -> None:
        self.viewers.add(viewer)
        self._looking.add(viewer.who)

    def leave(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        self._looking = {viewer.who for viewer in self.viewers}

    def note(self, who: str) -> None:
        """Somebody shows that they are there."""
        self._seen[who] = time.time()

    def is_present(self, who: str) -> bool:
        """Whether somebody looks on, or has asked for something within the table's grace."""
        end = self.grace_end(who)
        return end is None or time.time() < end

    def grace_end(self, who: str) -> float | None:
        """Until when somebody who does not look on counts as present; None for one who does."""
        return None if who in self._looking else self._seen.get(who, 0.0) + self.grace
