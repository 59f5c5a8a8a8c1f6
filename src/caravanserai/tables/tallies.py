"""The tallies of a table's seats and of those who watch, folded from the log of its moves and carried on with it."""

from __future__ import annotations

from copy import copy

from caravanserai.core.contract import Position, Tally
from caravanserai.core.tallies import Tallies
from caravanserai.tables.state import LoggedMove
from caravanserai.tables.table import BETWEEN_MARKS, Table


class TableTallies:
    """What those at one table could know. After a restart that is folded anew; where moves were taken back, from a mark before.

    Nothing is counted of moves that today's rules have not led to: who looks at one of them has no tally.
    """

    def __init__(self) -> None:
        self._now: _Count | None = None
        self._marks: tuple[_Count, ...] = ()
        """After every so many moves what could be known then, as far as it was asked for; nobody counts on in them."""

    def of(self, table: Table, viewer: int | None) -> Tally | None:
        """What a seat could know now, or who watches; None in a game in which there is nothing to count."""
        if table.game.tally_type is None:
            return None
        moves = table.state.moves
        if self._now is None or not self._now.is_of(table):
            self._now = self._nearest(table, len(moves))
        self._now.go_on(table, len(moves))
        return self._now.tallies[viewer]

    def after(self, table: Table, viewer: int | None, moves: int) -> Tally | None:
        """What it could know after so many moves; several threads may look back."""
        if table.game.tally_type is None or moves < table.first_move():
            return None
        count = self._nearest(table, moves)
        count.go_on(table, moves)
        return count.tallies[viewer]

    def _nearest(self, table: Table, moves: int) -> _Count:
        """A count to go on with, of the last mark before so many moves; new marks take the place of those before at once."""
        marks = [mark for mark in self._marks if mark.is_of(table)]
        if not marks:
            marks.append(_Count(table))
        while len(marks[-1].moves) + BETWEEN_MARKS <= moves - table.first_move():
            marks.append(marks[-1].copy())
            marks[-1].go_on(table, marks[-1].first + len(marks[-1].moves) + BETWEEN_MARKS)
        self._marks = tuple(marks)
        return next(mark for mark in reversed(marks) if mark.first + len(mark.moves) <= moves).copy()


class _Count:
    """A position of a table, and what could be known there."""

    def __init__(self, table: Table) -> None:
        self.first = table.first_move()
        self.moves: list[LoggedMove] = []
        """What is counted, from the first move of today's rules on."""
        self.position: Position = table.position_after(self.first)
        self.tallies = Tallies(table.game, self.position, (None, *range(self.position.seats)))

    def is_of(self, table: Table) -> bool:
        """Whether the table has come this way, and by the same rules."""
        return self.first == table.first_move() and self.moves == table.state.moves[self.first : self.first + len(self.moves)]

    def go_on(self, table: Table, moves: int) -> None:
        """Hear what happened until so many moves had been made."""
        for move in table.state.moves[self.first + len(self.moves) : moves]:
            self.tallies.tell(table.game.play(self.position, move.move))
            self.moves.append(move)

    def copy(self) -> _Count:
        other = copy(self)
        other.moves, other.position, other.tallies = [*self.moves], self.position.copy(), self.tallies.copy()
        return other
