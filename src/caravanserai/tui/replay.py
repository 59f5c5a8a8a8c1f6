"""A saved game again, turn by turn: every decision with what chance made of it, in words, and the table after it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from rich.console import Console, RenderableType
from rich.text import Text

from caravanserai.core.contract import CHANCE, Event, Game, Position, View
from caravanserai.core.paper import WrittenMove
from caravanserai.core.record import Record
from caravanserai.core.speech import Speech
from caravanserai.terminal.face import Face
from caravanserai.terminal.palette import ACT, FAINT, HERE, TITLE
from caravanserai.terminal.prose import Prose
from caravanserai.tui.choices import typed_number
from caravanserai.tui.console import Keyboard
from caravanserai.tui.narration import Teller, result_table


class ReplayTurn(msgspec.Struct):
    """A decision and the moves of chance after it, numbered as in the file."""

    first: int
    last: int
    actor: int
    move: int
    events: list[Event]
    position: Position


def turns_of(record: Record) -> list[ReplayTurn]:
    """The game played once more from its log."""
    again = Record(record.game, record.players, record.options, names=record.names, position=record.beginning)
    turns: list[ReplayTurn] = []
    for number, entry in enumerate(record.log, start=1):
        events = again.play(entry.move)
        if entry.actor == CHANCE and turns:
            turns[-1].last = number
            turns[-1].events += events
            turns[-1].position = again.position.copy()
        else:
            turns.append(ReplayTurn(number, number, entry.actor, entry.move, events, again.position.copy()))
    return turns


def open_view(game: Game, position: Position) -> View:
    """What all seats know together: where the onlooker sees nothing, what somebody sees."""
    seen: Any = msgspec.to_builtins(game.view(position, None))
    for seat in range(position.seats):
        seen = _added(seen, msgspec.to_builtins(game.view(position, seat)))
    return msgspec.convert(seen | {"viewer": None}, game.view_type) if "viewer" in seen else msgspec.convert(seen, game.view_type)


def _added(known: Any, more: Any) -> Any:
    if isinstance(known, dict) and isinstance(more, dict):
        return {name: _added(value, more.get(name)) for name, value in known.items()}
    if isinstance(known, list) and isinstance(more, list) and len(known) == len(more):
        return [_added(value, other) for value, other in zip(known, more, strict=True)]
    return more if known is None else known


def show_written(moves: Sequence[tuple[int, WrittenMove]], record: Record, console: Console, speech: Speech) -> None:
    """Moves of other rules, of which no more is known than how they are written."""
    for number, move in moves:
        who = speech.say("terminal-replay-chance") if move.actor == CHANCE else record.names[move.actor]
        step = speech.say("terminal-replay-step", number=number)
        console.print(Prose(Text.assemble((step, TITLE), "  ", (who, HERE), "  ", (move.notation, ACT))))


class Replay:
    """A saved game before a reader: of one seat, or of all."""

    def __init__(
        self,
        record: Record,
        console: Console,
        speech: Speech,
        face: Face,
        seat: int | None,
        boards: bool,
        *,
        whole: bool = True,
    ) -> None:
        self.record = record
        self.whole = whole
        """Whether the record is the game as it was played; if not, it is as much of it as today's rules lead to."""
        self.console = console
        self.speech = speech
        self.face = face
        self.seat = seat
        self.boards = boards
        self.turns = turns_of(record)
        self.teller = Teller(face, speech, record.names)

    def print(self, *things: RenderableType) -> None:
        for thing in things:
            self.console.print(thing)

    def say(self, message_id: str, style: str = "", /, **arguments: str | int) -> None:
        self.print(Prose(self.speech.say(message_id, **arguments), style=style))

    def run(self, first: int, last: int | None) -> None:
        """The turns that hold the moves from `first` to `last`: all at once, or one by one for somebody at a terminal."""
        game = self.speech.say(f"{self.record.game.id}-title")
        names = self.speech.join(self.record.names)
        self.say("terminal-replay", TITLE, game=game, names=names, moves=len(self.record.log))
        chosen = [turn for turn in self.turns if turn.last >= first and (last is None or turn.first <= last)]
        keyboard = Keyboard(self.console)
        if keyboard.live:
            self.walk(chosen, keyboard)
        else:
            for turn in chosen:
                self.show(turn, board=self.boards or turn is chosen[-1])
        if not chosen:
            self.say("terminal-replay-bounds", last=len(self.record.log))

    def walk(self, turns: Sequence[ReplayTurn], keyboard: Keyboard) -> None:
        """Enter goes on, b goes back, a number goes to that move, q leaves."""
        at = 0
        while 0 <= at < len(turns):
            self.show(turns[at], board=self.boards or at == len(turns) - 1)
            self.say("terminal-replay-keys", FAINT)
            try:
                key = keyboard.read().casefold()
            except (EOFError, KeyboardInterrupt):
                return
            if key in ("q", "quit", self.speech.say("terminal-command-quit")):
                return
            at = self.goal(turns, at, key)

    def goal(self, turns: Sequence[ReplayTurn], at: int, key: str) -> int:
        """Where a key leads; past the last turn the walk ends."""
        if key in ("b", "-"):
            return max(0, at - 1)
        if key.isdecimal():
            for number, turn in enumerate(turns):
                if turn.first <= typed_number(key) <= turn.last:
                    return number
            self.say("terminal-replay-bounds", last=len(self.record.log))
            return at
        return at + 1

    def show(self, turn: ReplayTurn, *, board: bool) -> None:
        view = self.view(turn.position)
        self.print("", self.heading(turn))
        events = turn.events if self.seat is None else [self.record.game.redacted(event, self.seat) for event in turn.events]
        self.print(*self.teller.paragraphs(events, view))
        if board:
            self.print(self.face.board(view, self.speech, self.record.names))
        if turn is self.turns[-1] and self.whole:
            self.close()

    def view(self, position: Position) -> View:
        game = self.record.game
        return open_view(game, position) if self.seat is None else game.view(position, self.seat)

    def heading(self, turn: ReplayTurn) -> RenderableType:
        """The moves' numbers, who made the first of them, and what it was. Another seat's hidden move is left to the log."""
        if turn.first == turn.last:
            number = self.speech.say("terminal-replay-step", number=turn.first)
        else:
            number = self.speech.say("terminal-replay-steps", first=turn.first, last=turn.last)
        if turn.actor == CHANCE:
            return Prose(Text.assemble((number, TITLE), "  ", (self.speech.say("terminal-replay-chance"), HERE)))
        who = Text(self.record.names[turn.actor], HERE)
        if self.seat not in (None, turn.actor) and self.record.game.hides:
            return Prose(Text.assemble((number, TITLE), "  ", who))
        move = self.record.game.move(turn.move)
        words = self.speech.name_move(move, self.record.names)
        return Prose(Text.assemble((number, TITLE), "  ", who, "  ", words, "  ", (self.record.game.write(move), ACT)))

    def close(self) -> None:
        outcome = self.record.outcome
        if outcome is None:
            self.say("terminal-replay-open", FAINT)
        else:
            self.print("", result_table(outcome, self.speech, self.record.names, self.seat))
