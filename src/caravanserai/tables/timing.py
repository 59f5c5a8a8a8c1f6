"""The time of the tables: it goes on evenly while the server serves, and what it did not serve is charged to nobody.

Within a process the machine's clock is looked at once, and then counted on from by one that nobody can set. That the server
serves is noted in the database, again and again: so the next process knows how long there was none, and this one how long the
database was away, the machine asleep or the process stopped. Each of these is an outage; a seat's clock stands still in it.
"""

from __future__ import annotations

import time
from bisect import bisect_right
from collections.abc import Callable
from typing import NamedTuple

BEAT_SECONDS = 10.0
"""How often it is noted that the server serves: by so much at most, whoever thinks when it is killed is given too much."""
MISSED_SECONDS = 25.0
"""If it could not be noted for so long, the server does not serve."""
LEAST_SECONDS = 1.0
"""A shorter outage is none."""
KEPT_SECONDS = 62 * 86_400.0
"""Outages that ended longer ago are forgotten: no clock gives anybody so long for a move."""


class Outage(NamedTuple):
    """The server did not serve from then till then."""

    began: float
    ended: float


def wall() -> float:
    """What the machine's clock says."""
    return time.time()


class Timing:
    """The clock of all tables of a server, and the outages that it knows of."""

    def __init__(self) -> None:
        self._ahead = wall() - time.monotonic()
        self._true: Callable[[], float] = lambda: wall()
        """The clock that all servers of these tables go by."""
        self._outages: list[Outage] = []
        self._noted: float | None = None
        """When it was last noted that the server serves; None as long as nobody notes it."""

    def now(self) -> float:
        """The time of the tables. It never goes back, and never leaps but by an outage."""
        return self._ahead + time.monotonic()

    def follow(self, clock: Callable[[], float]) -> None:
        """Go by another clock than this machine's, from its time on."""
        self._true = clock
        self._ahead = clock() - time.monotonic()

    def know(self, outages: list[Outage]) -> None:
        self._outages = sorted(outages)

    def begin(self, served_until: float | None) -> Outage | None:
        """Begin to serve; the outage since it was last noted that somebody did. Who is behind that is put forward to it."""
        outage = None
        if served_until is not None:
            self._ahead += max(0.0, served_until - self.now())
            outage = self._add(served_until, self.now())
        self._noted = self.now()
        return outage

    def beat(self) -> Outage | None:
        """The server serves; the outage that has ended with this, if there was one. The machine may have slept meanwhile."""
        last, now = self._noted, self.now()
        began = last if last is not None and now - last > MISSED_SECONDS else now
        self.resume()
        return self._add(began, self.now())

    def resume(self) -> None:
        """The server serves again; that it did not is no outage of its tables, which others had meanwhile."""
        leap = self._true() - self.now()
        if leap > MISSED_SECONDS:
            self._ahead += leap
        self._noted = self.now()

    def _add(self, began: float, ended: float) -> Outage | None:
        if ended - began < LEAST_SECONDS:
            return None
        outage = Outage(began, ended)
        self._outages.append(outage)
        return outage

    def is_out(self) -> bool:
        """Whether the server does not serve now: it could not be noted for too long that it does."""
        return self._noted is not None and self.now() - self._noted > MISSED_SECONDS

    def outage_of(self, seconds: float) -> Outage:
        """The outage of a table that nobody has served for so long."""
        return Outage(self.now() - seconds, self.now())

    def not_served_since(
        self, then: float, own: Outage | None = None, passed: Callable[[float, float], float] = lambda began, ended: ended - began
    ) -> float:
        """How many seconds since then a table was not served, an outage that has not ended, and one of its own, included.

        `passed` says how many seconds count from then till then.
        """
        first = bisect_right(self._outages, then, key=lambda outage: outage.ended)
        lost = sum(passed(max(then, outage.began), outage.ended) for outage in self._outages[first:])
        if own is not None and own.ended > then:
            lost += passed(max(then, own.began), own.ended)
        if self._noted is not None and self.is_out():
            lost += max(0.0, passed(max(then, self._noted), self.now()))
        return lost if lost >= LEAST_SECONDS else 0.0
