"""A table with its position: what a command leads to, as rows, and what rows lead to."""

from __future__ import annotations

from typing import Any

import msgspec

from caravanserai.core.contract import CHANCE, Event, Game, Position
from caravanserai.core.discovery import load_game
from caravanserai.core.fair import Fairness, draw_key, drawn_move
from caravanserai.core.options import read_options
from caravanserai.core.record import Entry, Record
from caravanserai.tables import rows as r
from caravanserai.tables.settings import resolve_talk
from caravanserai.tables.state import TableState, apply, opened


class Snapshot(msgspec.Struct):
    """A table as it is kept from time to time, so that loading does not depend on the length of its log."""

    state: TableState
    position: dict[str, Any]


class Happened(msgspec.Struct, frozen=True):
    """The events of one move, secrets included, and the version of the table that they led to."""

    version: int
    moves: int
    """How many moves had been made after it."""
    actor: int
    events: list[Event]


RECENT = 100
"""So many moves' events are kept at hand, for those who were away for a moment."""


class Table:
    """State and position, kept together."""

    def __init__(self, state: TableState, position: Position, seed: bytes) -> None:
        self.state = state
        self.position = position
        self.seed = seed
        self.recent: list[Happened] = []
        self.no_gap_before = state.version
        """The first version from which events lead on: what is older was not heard here, or was undone since."""

    @classmethod
    def opened(cls, table: str, row: r.Opened, at: float, seed: bytes) -> Table:
        return cls(opened(table, row, at), _start_position(row), seed)

    @classmethod
    def restored(cls, snapshot: Snapshot, seed: bytes) -> Table:
        game = load_game(snapshot.state.settings.game)
        snapshot.state.settings = resolve_talk(snapshot.state.settings)
        return cls(snapshot.state, game.load(snapshot.position), seed)

    @property
    def game(self) -> Game:
        return load_game(self.state.settings.game)

    def snapshot(self) -> Snapshot:
        return Snapshot(self.state, self.game.save(self.position))

    def copy(self) -> Table:
        """A table that can be changed without changing this one."""
        state = msgspec.structs.replace(
            self.state,
            seats=[msgspec.structs.replace(seat) for seat in self.state.seats],
            undo=msgspec.structs.replace(self.state.undo, agreed=[*self.state.undo.agreed]) if self.state.undo else None,
            moves=[*self.state.moves],
        )
        other = Table(state, self.position.copy(), self.seed)
        other.recent = [*self.recent]
        other.no_gap_before = self.no_gap_before
        return other

    def actor(self) -> int:
        """Who acts in the game; nobody while it is not being played."""
        return self.position.actor() if self.state.phase == "playing" else -2

    def apply(self, row: r.Row, at: float) -> None:
        """Let a row change the table and the game."""
        apply(self.state, row, at)
        if isinstance(row, r.Moved):
            events = self.game.play(self.position, row.move)
            self.recent.append(Happened(self.state.version, len(self.state.moves), row.actor, events))
            del self.recent[:-RECENT]
            if self.position.is_over():
                self.state.phase = "over"
        elif isinstance(row, r.Undone):
            self.position = self.position_after(row.moves)
            self.recent.clear()
            self.no_gap_before = self.state.version

    def position_after(self, moves: int) -> Position:
        """The position when this many moves had been made."""
        position = _start_position(self.state)
        for move in self.state.moves[:moves]:
            position.play(move.move)
        return position

    def chance_rows(self, moves: list[r.Row]) -> list[r.Row]:
        """Rows for all that chance does after these rows, until a seat acts again."""
        trial = self.position.copy()
        draws = self.state.draws
        for row in moves:
            if isinstance(row, r.Moved):
                trial.play(row.move)
            elif isinstance(row, r.Undone):
                trial = self.position_after(row.moves)
        drawn: list[r.Row] = []
        if trial.actor() != CHANCE:
            return drawn
        key = draw_key(self.seed, [seat.salt for seat in self.state.seats])
        while trial.actor() == CHANCE:
            move = drawn_move(trial, key, draws)
            drawn.append(r.Moved(CHANCE, move, draw=draws))
            trial.play(move)
            draws += 1
        return drawn

    def free_undo(self, seat: int) -> int | None:
        """To how many moves this seat may go back by itself: its own latest moves, as long as nothing came after them."""
        moves = self.state.moves
        count = len(moves)
        while count and moves[count - 1].actor == seat:
            count -= 1
        return count if count < len(moves) else None

    def history(self, first: int = 0) -> list[Happened]:
        """The events of every move from this one on, played anew from the log."""
        position = _start_position(self.state)
        told = []
        for number, move in enumerate(self.state.moves, start=1):
            if number > first:
                told.append(Happened(0, number, move.actor, self.game.play(position, move.move)))
            else:
                position.play(move.move)
        return told

    def record(self) -> Record:
        """The game as it can be saved; with the dice to be checked, if it is over."""
        settings = self.state.settings
        options = read_options(self.game.options_type, dict(settings.options))
        names = [seat.name or f"Seat {number}" for number, seat in enumerate(self.state.seats)]
        record = Record(self.game, settings.players, options, names=names)
        for move in self.state.moves:
            record.position.play(move.move)
            record.log.append(Entry(move.actor, move.move, move.draw))
        record.fairness = self.opened_fairness()
        return record

    def opened_fairness(self) -> Fairness | None:
        """What proves the dice: nothing before the end, nor for a game whose dice were not drawn here."""
        if self.state.phase != "over" or any(move.draw is None for move in self.state.moves if move.actor == CHANCE):
            return None
        return Fairness(self.seed, [seat.salt for seat in self.state.seats])


def _start_position(opened: r.Opened | TableState) -> Position:
    game = load_game(opened.settings.game)
    return game.start(opened.settings.players, read_options(game.options_type, dict(opened.settings.options)))
