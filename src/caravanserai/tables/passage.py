"""The passage from one version of a table to a later one: what each event between them changes in the views of those who look on.

An event changes most views in the same way, so its change is made and written once, in what a spectator sees. Only for a seat
that hears it differently, or that it names, it is made in that seat's own view, which until then waits with what it heard.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import NamedTuple

import msgspec

from caravanserai.core.changes import altered
from caravanserai.core.contract import Event, Game, View
from caravanserai.core.seat_fields import seats_in
from caravanserai.tables.encoding import encode

LONGEST_WAIT = 40
"""After so many events that it did not take in, a view is sooner looked at anew."""


class SeatSight:
    """What a viewer sees: a view, or how to look for one, and what it was told since and is not taken in yet."""

    def __init__(self, game: Game, look: Callable[[], View], pending: tuple[Event, ...] = ()) -> None:
        self._game = game
        self._look = look
        self._pending = pending

    def view(self) -> View:
        if self._pending:
            view = self._game.after(self._look(), [*self._pending])
            self._look, self._pending = lambda: view, ()
        return self._look()

    def after(self, pending: list[Event]) -> SeatSight:
        return SeatSight(self._game, self._look, (*self._pending, *pending)) if pending else self

    def is_behind(self) -> bool:
        return len(self._pending) > LONGEST_WAIT


class Common(NamedTuple):
    """An event as a spectator is told of it."""

    event: Event
    redacted: Event
    change: msgspec.Raw
    apart: list[int] | None
    """The seats whose views it may change otherwise though they hear the same; None if it may be anybody's."""


class Passage:
    """The events between two versions, and what a spectator saw before them."""

    def __init__(self, game: Game, events: list[Event], before: SeatSight) -> None:
        self._game = game
        self._events = events
        self._before = before

    def lead(self, sight: SeatSight, seat: int | None) -> tuple[SeatSight, list[msgspec.Raw]]:
        """What a seat, or a spectator, sees in the end; and what each event changes in its view, written.

        Where that is what it changes for spectators, it is their very list.
        """
        if seat is None:
            return self._common[0], self.changes
        own: dict[int, msgspec.Raw] = {}
        waiting: list[Event] = []
        for index, common in enumerate(self._common[1]):
            redacted = common.event if common.redacted is common.event else self._game.redacted(common.event, seat)
            if common.apart is not None and seat not in common.apart and redacted == common.redacted:
                waiting.append(redacted)
            else:
                sight, own[index] = self._changed(sight.after(waiting), redacted)
                waiting.clear()
        changes = [own.get(index, change) for index, change in enumerate(self.changes)] if own else self.changes
        return sight.after(waiting), changes

    @cached_property
    def changes(self) -> list[msgspec.Raw]:
        """What each event changes in a spectator's view, written."""
        return [common.change for common in self._common[1]]

    @cached_property
    def _common(self) -> tuple[SeatSight, list[Common]]:
        sight, told = self._before, []
        for event in self._events:
            redacted = self._game.redacted(event, None)
            sight, change = self._changed(sight, redacted)
            told.append(Common(event, redacted, change, _apart(event)))
        return sight, told

    def _changed(self, sight: SeatSight, redacted: Event) -> tuple[SeatSight, msgspec.Raw]:
        view, change = altered(sight.view(), lambda draft: self._game.change(draft, redacted))
        return SeatSight(self._game, lambda: view), msgspec.Raw(encode(change))


def _apart(event: Event) -> list[int] | None:
    if event.alike == "all":
        return []
    return seats_in(event) if event.alike == "others" else None
