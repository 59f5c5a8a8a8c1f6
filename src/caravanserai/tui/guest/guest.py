"""A guest at a far table: what others do is shown as it comes, and what is typed is sent. Others see to the connection."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from queue import SimpleQueue
from typing import TYPE_CHECKING

import msgspec
from rich.console import Console, RenderableType
from rich.text import Text

from caravanserai.api.messages import Told, Update
from caravanserai.core.contract import Event, Game, View
from caravanserai.core.errors import CaravanseraiError
from caravanserai.core.speech import Speech
from caravanserai.terminal.face import Face
from caravanserai.terminal.palette import ACT, FAINT, TITLE
from caravanserai.terminal.prose import Prose
from caravanserai.tui.choices import Line, lines_of
from caravanserai.tui.commands import Quit
from caravanserai.tui.guest.asking import answer, asking, is_early
from caravanserai.tui.guest.commands import commands_line
from caravanserai.tui.guest.ending import Ended, finish, hear_after
from caravanserai.tui.guest.keyboard import MARK, TypedLines
from caravanserai.tui.guest.news import legal_numbers, show_game, show_lobby, tell_talk
from caravanserai.tui.guest.settings import clock_words
from caravanserai.tui.guest.words import error_words, kept_message, seat_names
from caravanserai.tui.narration import Teller
from caravanserai.tui.session import example

if TYPE_CHECKING:
    from caravanserai.client.table_client import TableClient


@dataclass
class Guest:
    """One person at one table, from the first look to the end."""

    game: Game
    place: TableClient
    console: Console
    speech: Speech
    face: Face
    received: Update
    link: str
    save: Path | None = None
    asked: set[str] = field(default_factory=set)
    """The questions that the person has seen explained."""
    line: Line | None = None
    """The line that has just asked which."""
    confirming: str = ""
    """The command that has just been typed and wants to be typed again."""
    next_table: str | None = None
    """The table of the rematch, if the guest goes on there."""

    def __post_init__(self) -> None:
        self.inbox: SimpleQueue[Callable[[], None]] = SimpleQueue()
        self.held: list[str | None] = []
        """The line of a script that was written for a game that has not begun."""
        self.fresh = True
        self.received_at = time.monotonic()
        self.lost = False
        self.done_version = 0
        """The version that the guest's own last command led to."""
        self.offered: tuple[int, list[int]] | None = None
        self.keys = TypedLines(self.console, lambda text: self.inbox.put(lambda: self.hear_typed(text)))

    # What comes in, from any thread

    def show(self, update: Update) -> None:
        self.inbox.put(lambda: self.hear_news(update))

    def doubt(self, doubts: Sequence[str]) -> None:
        """Tell what is wrong with the dice."""
        for doubt in doubts:
            self.inbox.put(lambda doubt=doubt: self.hear_doubt(doubt))  # type: ignore[misc]

    def lose(self) -> None:
        self.inbox.put(self.hear_loss)

    def refuse(self, error: CaravanseraiError) -> None:
        def stop() -> None:
            raise CaravanseraiError(error_words(error, self.speech, self.names))

        self.inbox.put(stop)

    # The one thread that shows

    def run(self) -> None:
        """Until the game is over or the guest leaves."""
        self.say("terminal-welcome", TITLE, game=self.speech.say(f"{self.game.id}-title"))
        try:
            while True:
                self.inbox.get()()
                if self.is_shown() if self.keys.live else self.is_asked():
                    self.next_line()
        except Ended:
            pass
        except (Quit, KeyboardInterrupt):
            self.leave()
        finally:
            self.keys.close()

    def next_line(self) -> None:
        if self.held:
            text = self.held.pop()
            self.inbox.put(lambda: self.hear_typed(text))
        else:
            self.keys.ask()

    def is_shown(self) -> bool:
        """Whether what the guest did last is on the screen, or will not be for a while."""
        return self.lost or self.received.version >= self.done_version

    def is_asked(self) -> bool:
        """Whether the table waits for something that this guest may do."""
        update = self.received
        if self.fresh or self.lost or update.you is None or update.version < self.done_version or update.fair.opening is not None:
            return False
        if update.phase != "playing":
            return not self.held
        return bool(update.legal) or (update.undo is not None and update.you not in update.undo.agreed)

    @property
    def names(self) -> list[str]:
        return seat_names(self.received.seats, self.speech)

    def view(self) -> View:
        view: View = msgspec.convert(self.received.view, self.game.view_type, str_keys=True)
        return view

    def print(self, *things: RenderableType) -> None:
        for thing in things:
            self.console.print(thing)

    def say(self, message_id: str, style: str = "", /, **arguments: str | int) -> None:
        self.print(Prose(self.speech.say(message_id, **arguments), style=style))

    def say_clocks(self) -> None:
        """What is left on the clocks, if the table has any."""
        words = clock_words(self.received, self.names, self.speech, time.monotonic() - self.received_at)
        if words is not None:
            self.print(Prose(words, style=FAINT))

    def board(self) -> RenderableType:
        return self.face.board(self.view(), self.speech, self.names)

    def events(self, told: Sequence[Told]) -> list[Event]:
        return [msgspec.convert(event, self.game.event_type, str_keys=True) for move in told for event in move.events]

    def tell(self, events: Sequence[Event]) -> None:
        self.print(*Teller(self.face, self.speech, self.names).paragraphs(events, self.view()))

    # News

    def hear_loss(self) -> None:
        if not self.lost:
            self.lost = True
            with self.keys.aside():
                self.say("terminal-guest-lost", ACT)

    def hear_doubt(self, doubt: str) -> None:
        with self.keys.aside():
            self.say(f"terminal-guest-dice-{doubt}", ACT)

    def hear_waiting(self) -> None:
        """A command has to wait for the server."""
        if not self.lost:
            self.say("terminal-guest-waiting", ACT)

    def hear_news(self, update: Update) -> None:
        before, self.received, self.received_at = self.received, update, time.monotonic()
        over_before = before.phase == "over" and not self.fresh
        with self.keys.aside():
            if self.lost:
                self.lost = False
                self.say("terminal-guest-found", FAINT)
            tell_talk(self)
            if update.fair.opening is not None:
                return
            if over_before:
                hear_after(self, before)
            elif update.phase == "open":
                show_lobby(self, before)
            else:
                show_game(self, before)
            self.fresh = False
            if update.phase == "over" and not over_before:
                finish(self)

    # The guest's own turn

    def offer_turn(self) -> bool:
        """Ask, once for each turn; whether it is the guest's turn."""
        numbers = legal_numbers(self.received)
        if not numbers:
            self.offered = None
            return False
        if self.offered != (self.received.moves, numbers):
            self.offered = (self.received.moves, numbers)
            self.offer()
        return True

    def lines(self) -> list[Line]:
        return lines_of(self.game, legal_numbers(self.received), self.face.letters(self.speech))

    def offer(self) -> None:
        """The table, the question, and the answers there are."""
        prompt, lines = self.received.prompt, self.lines()
        assert prompt is not None
        self.line, self.confirming = None, ""
        self.print("", self.board())
        self.say_clocks()
        self.print(Prose(Text(self.speech.ask(prompt, self.names, self.received.you), ACT)))
        self.print(asking(self).choices(lines, prompt.ask, self.view()))
        examples = self.speech.say("terminal-or", first=example(lines[0]), last=example(lines[-1], numbered=True))
        self.say("terminal-line", FAINT, examples=examples, commands=commands_line(self))

    def hear_typed(self, text: str | None) -> None:
        self.keys.waiting = False
        if not self.keys.live and is_early(self, text):
            self.held.append(text)
            return
        if text is None:
            raise Quit
        if not self.keys.live:
            self.print(Text(f"{MARK}{text}"))
        try:
            answer(self, text)
        except CaravanseraiError as error:
            self.offered = None if getattr(error, "code", "") == "stale" else self.offered
            self.print(Prose(error_words(error, self.speech, self.names), style=ACT))

    def leave(self) -> None:
        self.print("")
        if self.received.you is None or self.received.phase == "over":
            self.say("terminal-bye", TITLE)
        else:
            self.say(kept_message(self.received), TITLE, seconds=self.received.settings.grace, link=self.link)
