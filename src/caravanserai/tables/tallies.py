"""What the seats of a table could know by keeping count, folded from the log of its moves and carried on with it."""

from __future__ import annotations

from caravanserai.core.contract import Position, Tally
from caravanserai.tables.state import LoggedMove
from caravanserai.tables.table import Table


class Tallies:
    """The tallies of one table. After a restart, or when moves were taken back, they are folded anew."""

    def __init__(self) -> None:
        self._position: Position | None = None
        self._moves: list[LoggedMove] = []
        """What is counted already."""
        self._tallies: list[Tally] = []

    def of(self, table: Table, seat: int) -> Tally | None:
        """What this seat could know now; None in a game in which there is nothing to count."""
        if table.game.tally_type is None:
            return None
        moves = table.state.moves
        if self._position is None or self._moves != moves[: len(self._moves)]:
            self._begin(table)
        assert self._position is not None
        for move in moves[len(self._moves) :]:
            events = table.game.play(self._position, move.move)
            for number, tally in enumerate(self._tallies):
                for event in events:
                    table.game.count(tally, table.game.heard(event, number))
        self._moves = [*moves]
        return self._tallies[seat]

    def _begin(self, table: Table) -> None:
        self._position = table.position_after(0)
        self._moves = []
        tallies = [table.game.tally(self._position, seat) for seat in range(self._position.seats)]
        self._tallies = [tally for tally in tallies if tally is not None]
