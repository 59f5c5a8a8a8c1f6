"""What those who look at a game could know by keeping count of what they hear."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from copy import copy, deepcopy

from caravanserai.core.contract import Event, Game, Position, Tally


class Tallies:
    """The tallies of all seats, or of those who count, from a position on; in a game in which there is nothing to count, none."""

    def __init__(self, game: Game, position: Position, counting: Collection[int | None] | None = None) -> None:
        """Those who watch count as one, who is named None."""
        self._game = game
        self._of = {viewer: game.tally(position, viewer) for viewer in (range(position.seats) if counting is None else counting)}
        self.are_kept = any(tally is not None for tally in self._of.values())
        """Whether anybody counts: otherwise nothing needs to be told."""

    def __getitem__(self, viewer: int | None) -> Tally | None:
        """A viewer's tally; it is kept up to date by `tell`."""
        return self._of.get(viewer)

    def tell(self, events: Iterable[Event]) -> None:
        """Let everybody who counts hear what happened, as much of it as each may know."""
        for viewer, tally in self._of.items():
            if tally is not None:
                for event in events:
                    self._game.count(tally, self._game.redacted(event, viewer))

    def copy(self) -> Tallies:
        """The same, which counts on by itself."""
        other = copy(self)
        other._of = deepcopy(self._of)
        return other
