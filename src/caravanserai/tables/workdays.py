"""The time that a table's clock counts: all of it, or, where weekends are off, that from Monday to Friday in the table's zone.

Seconds are those that really pass: a day on which clocks are put forward or back is an hour shorter or longer.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta, tzinfo
from functools import lru_cache
from zoneinfo import ZoneInfo

from caravanserai.api.settings import Clock
from caravanserai.core.errors import BadOption

SATURDAY = 5


class EveryDay:
    """All time counts."""

    def passed(self, began: float, ended: float) -> float:
        """How many seconds count from then till then."""
        return ended - began

    def after(self, began: float, seconds: float) -> float:
        """When so many seconds that count have passed."""
        return began + seconds


class Workdays(EveryDay):
    """From Saturday, midnight, to Monday, midnight, no time passes."""

    def __init__(self, zone: tzinfo) -> None:
        self._zone = zone

    def passed(self, began: float, ended: float) -> float:
        counted = ended - began
        for first, last in self._weekends(began):
            if first >= ended:
                return counted
            counted -= min(ended, last) - max(began, first)
        return counted

    def after(self, began: float, seconds: float) -> float:
        if seconds <= 0.0:
            return began + seconds
        for first, last in self._weekends(began):
            if began + seconds <= first:
                break
            seconds -= max(0.0, first - began)
            began = max(began, last)
        return began + seconds

    def _weekends(self, began: float) -> Iterator[tuple[float, float]]:
        """From when till when, beginning with the one that this is in, or the next."""
        day = datetime.fromtimestamp(began, self._zone).date()
        saturday = day + timedelta(days=SATURDAY - day.weekday())
        while True:
            ends = self._midnight(saturday + timedelta(days=2))
            if ends > began:
                yield self._midnight(saturday), ends
            saturday += timedelta(days=7)

    def _midnight(self, day: date) -> float:
        return datetime(day.year, day.month, day.day, tzinfo=self._zone).timestamp()


EVERY_DAY = EveryDay()


@lru_cache(maxsize=256)
def counted_by(clock: Clock) -> EveryDay:
    """What counts on this clock. A zone that this machine does not know, though another did, is taken for UTC."""
    if clock.kind != "days" or not clock.weekends_off:
        return EVERY_DAY
    try:
        return Workdays(_zone(clock.zone))
    except BadOption:
        return Workdays(UTC)


def check_clock(clock: Clock) -> None:
    """Raises `BadOption` for a time zone that nobody knows."""
    _zone(clock.zone)


def _zone(name: str) -> tzinfo:
    if not name:
        return UTC
    try:
        return ZoneInfo(name)
    except (ValueError, OSError, LookupError):
        raise BadOption(f"clock: {name!r} is no time zone; one is called like Europe/Warsaw, and empty stands for UTC") from None
