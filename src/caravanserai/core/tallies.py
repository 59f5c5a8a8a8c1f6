"""What the seats of a game could know by keeping count of what they hear."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from caravanserai.core.contract import Event, Game, Position, Tally


class Tallies:
    """The tallies of all seats, or of those who count, from a position on; in a game in which there is nothing to count, none."""

    def __init__(self, game: Game, position: Position, counting: Collection[int] | None = None) -> None:
        self._game = game
        self._of = [
            game.tally(position, seat) if counting is None or seat in counting else None for seat in range(position.seats)
        ]
        self.are_kept = any(tally is not None for tally in self._of)
        """Whether anybody counts: otherwise nothing needs to be told."""

    def __getitem__(self, seat: int) -> Tally | None:
        """A seat's tally; it is kept up to date by `tell`."""
        return self._of[seat]

    def tell(self, events: Iterable[Event]) -> None:
        """Let every seat hear what happened, as much of it as it may know."""
        for seat, tally in enumerate(self._of):
            if tally is not None:
                for event in events:
                    self._game.count(tally, self._game.redacted(event, seat))
