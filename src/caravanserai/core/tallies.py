"""What the seats of a game could know by keeping count of what they hear."""

from __future__ import annotations

from collections.abc import Iterable

from caravanserai.core.contract import Event, Game, Position, Tally


class Tallies:
    """The tallies of all seats, from a position on; in a game in which there is nothing to count, none."""

    def __init__(self, game: Game, position: Position) -> None:
        self._game = game
        self._of = [game.tally(position, seat) for seat in range(position.seats)]

    def __getitem__(self, seat: int) -> Tally | None:
        """A seat's tally; it is kept up to date by `tell`."""
        return self._of[seat]

    def tell(self, events: Iterable[Event]) -> None:
        """Let every seat hear what happened, as much of it as it may know."""
        if self._game.tally_type is None:
            return
        for seat, tally in enumerate(self._of):
            if tally is not None:
                for event in events:
                    self._game.count(tally, self._game.redacted(event, seat))
