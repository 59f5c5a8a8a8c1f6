"""Who is at a table now: those who look on, and those who have asked for something lately.

Two things are told apart. Whoever is not heard any more is *away*, at once: that is shown. Whoever is away for longer than the
table's grace is not *present*: then a bot stands in.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import NamedTuple

from caravanserai.tables.people import person_of

ASKED_SECONDS = 20.0
"""Whoever has no live line, and asks for something from time to time, is here for so long each time."""


class Absence(NamedTuple):
    """Since when somebody is away, and when a bot stands in for them, if one will."""

    since: float
    stands_in: float | None


class Viewer:
    """Somebody looking at the table: a seat or a spectator. `changed` is set when there is something new to fetch.

    Most need not be left word: `tell` sends them what is new, and says whether it could. Somebody may look on without
    attending, by a program that can only read: that is not being there. A line on which nothing is heard is a silent one.
    """

    def __init__(
        self,
        who: str | None,
        tell: Callable[[], bool] | None = None,
        *,
        attends: bool = True,
        heed: Callable[[bool], None] | None = None,
    ) -> None:
        self.who = who
        self.tell = tell
        self.attends = attends
        self.silent = False
        self.changed = asyncio.Event()
        self.changed.set()
        self._heed = heed
        self._heeded = False

    def news(self) -> None:
        if self.tell is None or self.changed.is_set() or not self.tell():
            self.changed.set()

    def heed(self, heeded: bool) -> None:
        """Others want to know soon if nothing is heard of this one any more; or nobody does."""
        if self._heed is not None and heeded != self._heeded:
            self._heeded = heeded
            self._heed(heeded)


class Presence:
    """The viewers of a table, and when each of its people was last seen. Guests are there as long as whoever brought them is."""

    def __init__(self, grace: float, here: Iterable[str], now: Callable[[], float]) -> None:
        self.grace = grace
        self.now = now
        self.viewers: set[Viewer] = set()
        self._attending: set[str | None] = set()
        """Who the viewers are that attend, and are heard."""
        self._began = now()
        self._seen = dict.fromkeys(map(person_of, here), self._began)
        self._cut: set[str] = set()
        """Whose last line was cut, and who has asked for nothing since."""

    def enter(self, viewer: Viewer) -> None:
        self.viewers.add(viewer)
        self._count()

    def leave(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        self._count()
        self._notice_cut(viewer)

    def hear(self, viewer: Viewer, heard: bool) -> None:
        """A line has fallen silent, or is heard again."""
        viewer.silent = not heard
        self._count()
        self._notice_cut(viewer)

    def _count(self) -> None:
        there = (viewer.who for viewer in self.viewers if viewer.attends and not viewer.silent)
        self._attending = {who and person_of(who) for who in there}
        self._cut.difference_update(self._attending)

    def _notice_cut(self, viewer: Viewer) -> None:
        person = person_of(viewer.who or "")
        if person and viewer.attends and person not in self._attending and person not in self._cut:
            self._seen[person] = self.now()
            self._cut.add(person)

    def note(self, who: str) -> None:
        """Note that somebody is there."""
        self._seen[person_of(who)] = self.now()
        self._cut.discard(person_of(who))

    def attends(self, who: str) -> bool:
        """Whether somebody has the table open."""
        return person_of(who) in self._attending

    def is_present(self, who: str) -> bool:
        """Whether somebody attends, or has asked for something within the table's grace."""
        end = self.grace_end(who)
        return end is None or self.now() < end

    def grace_end(self, who: str) -> float | None:
        """Until when somebody who does not attend counts as present; None for one who does."""
        person = person_of(who)
        return None if person in self._attending else self._seen.get(person, 0.0) + self.grace

    def away_since(self, who: str) -> float | None:
        """Since when somebody is away: at once if their line was cut, else when they have asked for nothing for a while."""
        silent_at = self.silent_at(who)
        return None if silent_at is None or self.now() < silent_at else self._seen.get(person_of(who), self._began)

    def silent_at(self, who: str) -> float | None:
        """From when on somebody who does not attend is away, unless they ask for something before."""
        person = person_of(who)
        if person in self._attending:
            return None
        seen = self._seen.get(person, 0.0)
        return seen if person in self._cut else seen + min(ASKED_SECONDS, self.grace)
