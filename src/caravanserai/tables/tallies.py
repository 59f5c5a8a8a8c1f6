"""The tallies of a table's seats, folded from the log of its moves and carried on with it."""

from __future__ import annotations

from caravanserai.core.contract import Position, Tally
from caravanserai.core.tallies import Tallies
from caravanserai.tables.state import LoggedMove
from caravanserai.tables.table import Table


class TableTallies:
    """What the seats of one table could know. After a restart, or when moves were taken back, that is folded anew."""

    def __init__(self) -> None:
        self._position: Position | None = None
        self._tallies: Tallies | None = None
        self._moves: list[LoggedMove] = []
        """What is counted already."""

    def of(self, table: Table, seat: int) -> Tally | None:
        """What this seat could know now; None in a game in which there is nothing to count."""
        if table.game.tally_type is None:
            return None
        moves = table.state.moves[table.first_move() :]
        if self._position is None or self._tallies is None or self._moves != moves[: len(self._moves)]:
            self._position, self._moves = table.position_after(table.first_move()), []
            self._tallies = Tallies(table.game, self._position)
        for move in moves[len(self._moves) :]:
            self._tallies.tell(table.game.play(self._position, move.move))
        self._moves = [*moves]
        return self._tallies[seat]
