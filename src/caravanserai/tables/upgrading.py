"""Tables of other rules than today's, taken up from their whole log.

Each row is read by the rules that it was written by, its moves are found by their notation among today's, and played as far as
today's rules lead: the same seat acts, the move is legal, and where a snapshot was kept the position is the same. See
docs/decisions/0021-upgrades.md for what becomes of a table where they do not.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from caravanserai.api.settings import Settings
from caravanserai.core.contract import Position
from caravanserai.core.discovery import load_game
from caravanserai.core.errors import BadNotation, BadPosition
from caravanserai.core.numbering import todays_numbers
from caravanserai.core.options import added_options, known_options
from caravanserai.tables import rows as r
from caravanserai.tables.fold import apply
from caravanserai.tables.settings import resolved
from caravanserai.tables.state import SealedAnswer
from caravanserai.tables.table import Anchor, Snapshot, Table


class NotReadable(Exception):
    """Why this program cannot go on with a table of other rules."""


class EarlierOptions(NamedTuple):
    """A table's options by earlier rules: as they were given, with what those rules did in the place of later ones; and of these
    the ones that today's rules have."""

    given: dict[str, Any]
    known: dict[str, Any]

    def are_known(self) -> bool:
        return len(self.known) == len(self.given)


def earlier_options(settings: Settings, rules: int) -> EarlierOptions:
    game = load_game(settings.game)
    given = dict(settings.options)
    given |= {name: value for name, value in added_options(game, rules).items() if name not in given}
    return EarlierOptions(given, known_options(game.options_type, given))


def earlier_opening(table: str, row: r.TableOpened, at: float, seed: bytes, rules: int) -> EarlierReading:
    """The table that the first row opens. Options that today's rules do not have are left out: they lead nowhere then."""
    options = earlier_options(row.settings, rules)
    opened = Table.opened(table, replace(row, settings=_with_options(row.settings, options.known)), at, seed)
    opened.state.settings = resolved(_with_options(row.settings, options.given))
    return EarlierReading(opened, rules, leads=options.are_known())


def _with_options(settings: Settings, options: dict[str, Any]) -> Settings:
    return replace(settings, options=options)


class EarlierReading:
    """A table that is read row by row, and whether today's rules have led to where it is."""

    def __init__(self, table: Table, rules: int, *, leads: bool = True) -> None:
        self.table = table
        self.table.state.rules = rules
        self.rules = rules
        """The version of the rules that the rows are of which are read now."""
        self.leads = leads
        """Whether the table's position is the one after the moves so far."""
        self.alike = leads
        """Whether today's rules have led to everything since the game began, or went on from a position, by themselves."""
        self.doubted = False
        """Whether the game ended otherwise than today's rules say: then only a kept position can tell whether they led here."""
        self.fault = ""
        """What is wrong with a position that was kept, if today's rules cannot go on from it."""

    def take(self, row: r.Row, at: float) -> None:
        """Let a row change the table: by today's rules if they lead there, and otherwise on paper."""
        if isinstance(row, r.RulesChanged):
            self._change_rules(row, at)
        elif self.rules == self.table.game.rules_version and self.leads:
            self.table.apply(row, at)
        elif isinstance(row, r.Arranged):
            self._arrange(row, at)
        elif isinstance(row, r.BeginsAt):
            self._begin_at(row, at)
        elif isinstance(row, r.Moved):
            self._move(row, at)
        elif isinstance(row, r.Undone):
            self._go_back(row, at)
        elif isinstance(row, r.Sealed):
            self._seal(row, at)
        else:
            self.table.apply(row, at)

    def _arrange(self, row: r.Arranged, at: float) -> None:
        """The game begins anew by other settings: what was left out of those before is of no account any more."""
        options = earlier_options(row.settings, self.rules)
        self.table.arrange(r.Arranged(_with_options(row.settings, options.known)), at)
        self.table.state.settings = resolved(_with_options(row.settings, options.given))
        self.leads = self.alike = options.are_known()

    def _begin_at(self, row: r.BeginsAt, at: float) -> None:
        """The game begins at a position, which today's rules may not know."""
        try:
            self.table.position = self.table.game.read_position(row.position)
        except BadNotation as error:
            self.leads = self.alike = False
            self.fault = str(error)
        apply(self.table.state, row, at)

    def _number(self, move: int) -> int | None:
        """Today's number of a move of the rules that are read now; None if there is no such move today."""
        known = todays_numbers(self.table.game, self.rules)
        if known is None:
            raise NotReadable(f"its moves are of rules {self.rules}, and this program does not know what their numbers mean")
        return known[move] if 0 <= move < len(known) else None

    def _move(self, row: r.Moved, at: float) -> None:
        table, number = self.table, self._number(row.move)
        if self.leads and number is not None and _is_legal(table.position, row.actor, number):
            table.apply(msgspec.structs.replace(row, move=number), at)
            self.doubted = row.outcome not in (None, table.game.outcome(table.position))
            self.alike = self.alike and not self.doubted
        else:
            self.leads = self.alike = False
            apply(table.state, row, at)
            table.state.moves[-1] = msgspec.structs.replace(table.state.moves[-1], rules=self.rules)
        if not self.leads or self.doubted:
            table.state.phase = "over" if row.outcome is not None else "playing"

    def _go_back(self, row: r.Undone, at: float) -> None:
        """Back to where today's rules have led, they lead on."""
        self.table.anchors = tuple(anchor for anchor in self.table.anchors if anchor.moves <= row.moves)
        self.leads = self.table.if_known(row.moves) is not None
        if self.leads:
            self.table.apply(row, at)
        else:
            apply(self.table.state, row, at)

    def _seal(self, row: r.Sealed, at: float) -> None:
        """An answer ahead that is none by today's rules is not given."""
        number, state = self._number(row.move), self.table.state
        self.table.apply(row, at)
        state.sealed = {seat: answer for seat, answer in state.sealed.items() if seat != row.seat}
        if number is not None:
            state.sealed[row.seat] = SealedAnswer(number, row.by)

    def _change_rules(self, row: r.RulesChanged, at: float) -> None:
        """The rules were changed here before, by a program of then. A position that it went on from is where all begins anew."""
        self.rules = row.after
        try:
            self.table.apply(row, at)
            if row.position is not None:
                self.leads = self.alike = True
        except BadPosition as error:
            if self.rules == self.table.game.rules_version:
                raise
            apply(self.table.state, row, at)
            self.leads = self.alike = False
            self.fault = str(error)

    def compare(self, snapshot: Snapshot) -> None:
        """The position as it was kept here: if today's rules have not led to it, it is where they go on from."""
        table, then = self.table, snapshot.position
        if self.leads and is_same(table.game.save(table.position), then):
            self.doubted = False
            return
        self._part()
        try:
            self._go_on_from(table.game.load_earlier(then), snapshot)
        except BadPosition as error:
            self.fault = str(error)

    def _part(self) -> None:
        """Today's rules do not lead here. If they seemed to, every move being legal, it is not known where they parted."""
        if self.leads:
            self.table.mark_earlier(0, self.rules)
        self.leads = self.alike = self.doubted = False

    def _go_on_from(self, position: Position, snapshot: Snapshot) -> None:
        table, state = self.table, self.table.state
        table.position, self.leads = position, True
        table.anchors = (*table.anchors, Anchor(len(state.moves), position.copy()))
        for seat, then in zip(state.seats, snapshot.state.seats, strict=True):
            seat.seconds = then.seconds
        state.turn_since, state.phase = snapshot.state.turn_since, snapshot.state.phase

    def close(self) -> None:
        """The log of a finished game has been read: it stays what it was, whatever today's rules would say."""
        table = self.table
        if self.doubted:
            self._part()
        ended = self.leads and table.position.is_over()
        table.is_whole = self.alike and ended
        table.state.phase = "over"
        if not self.leads and table.if_known(self._last_known()) is not None:
            table.position = table.position_after(self._last_known())

    def _last_known(self) -> int:
        """The last number of moves whose position is known."""
        hidden = {number for first, last in self.table.hidden() for number in range(first, last + 1)}
        known = [number for number in range(len(self.table.state.moves) + 1) if number not in hidden]
        if not known:
            raise NotReadable("today's rules know none of its positions")
        return known[-1]

    def going_on(self) -> r.RulesChanged:
        """The row by which a running table goes on: where today's rules have led to, or from the last position that is known."""
        table, state, today = self.table, self.table.state, self.table.game.rules_version
        if self.alike and state.phase != "over":
            return r.RulesChanged(self.rules, today, len(state.moves))
        if self.fault:
            raise NotReadable(f"it is of rules {self.rules}, and today's ({today}) cannot go on from its position: {self.fault}")
        moves = len(state.moves) if self.leads else self._last_known()
        position = table.position if self.leads else table.position_after(moves)
        seconds = [seat.seconds for seat in state.seats]
        return r.RulesChanged(self.rules, today, moves, table.game.save(position), self._alike_moves(), seconds)

    def _alike_moves(self) -> int:
        first, moves = self.table.first_move(), self.table.state.moves
        return next((number for number in range(first, len(moves)) if moves[number].rules), len(moves))


def _is_legal(position: Position, actor: int, number: int) -> bool:
    return position.actor() == actor and number in position.legal_moves()


def is_same(now: dict[str, Any], then: dict[str, Any]) -> bool:
    """Whether two saved positions tell the same of everything that both tell."""
    return all(now[name] == then[name] for name in now.keys() & then.keys() - {"rules_version"})
