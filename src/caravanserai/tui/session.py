"""One game at the terminal: a person at one seat, bots at the others; or bots at all of them, to be watched."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from rich.console import Console, RenderableType
from rich.text import Text

from caravanserai.bots import ask, bot_names, check_bot, load_bot
from caravanserai.core.bot import Bot, Choice
from caravanserai.core.contract import CHANCE, Event, Game, Move, View
from caravanserai.core.errors import CaravanseraiError
from caravanserai.core.randomness import Random
from caravanserai.core.record import Record
from caravanserai.core.saved import write_record
from caravanserai.core.speech import Speech, tag_of
from caravanserai.core.tallies import Tallies
from caravanserai.terminal.face import Face
from caravanserai.terminal.palette import ACT, FAINT, TITLE
from caravanserai.terminal.prose import Prose
from caravanserai.tui.advice import level_called, level_name
from caravanserai.tui.choices import Line, ReadAnswer, choice_flow, choice_table, lines_of, read_answer
from caravanserai.tui.commands import COMMANDS, FOLLOWED, Quit, command_of, explain, offered_commands, word_for
from caravanserai.tui.console import Keyboard
from caravanserai.tui.narration import Teller, result_table
from caravanserai.tui.typed import quoted, read_command

PAUSE = 0.7
"""Seconds between the turns of others, so that one can follow them."""

LOW = 30
"""A terminal of fewer lines than this is low."""


@dataclass(frozen=True)
class BotMove:
    """A bot's move, why it was made, and whether the person may not see what it was."""

    choice: Choice
    is_secret: bool


@dataclass
class Session:
    """A game at the terminal, from its first question to the result."""

    record: Record
    seat: int | None
    """The person's seat; None for an onlooker."""
    bots: dict[int, Bot]
    adviser: Bot
    dice: Random
    console: Console
    speech: Speech
    face: Face
    fast: bool = False
    save: Path | None = None
    seed: int = 0
    """That of the game, as its author would give it to see a bot's mistake again."""
    labels: dict[int, str] = field(default_factory=dict)
    """By bot's seat, what it was called when it was asked for."""
    written: set[Path] = field(default_factory=set)
    witnessed: list[Event] = field(default_factory=list)
    """All that the person has learnt, in order."""
    asked: set[str] = field(default_factory=set)
    """The questions that the person has seen explained."""
    latest: dict[int, BotMove] = field(default_factory=dict)
    """By bot's seat, its latest move, those before others last."""

    def __post_init__(self) -> None:
        self.keyboard = Keyboard(self.console)
        self.teller = Teller(self.face, self.speech, self.record.names)
        self.tallies = Tallies(self.game, self.record.position, (None, *range(self.record.position.seats)))
        for seat, bot in self.bots.items():
            bot.tally = self.tallies[seat]
        self.adviser.tally = self.tallies[self.seat]

    @property
    def game(self) -> Game:
        return self.record.game

    @property
    def names(self) -> Sequence[str]:
        return self.record.names

    def view(self) -> View:
        """All that is ever shown: what the person's own seat sees."""
        return self.game.view(self.record.position, self.seat)

    def print(self, *things: RenderableType) -> None:
        for thing in things:
            self.console.print(thing)

    def say(self, message_id: str, style: str = "", /, **arguments: str | int) -> None:
        self.print(Prose(self.speech.say(message_id, **arguments), style=style))

    def run(self) -> None:
        """Play to the end, or until the person leaves; either way nothing that was to be kept is lost."""
        self.welcome()
        try:
            while not self.record.position.is_over():
                self.take_turn()
            self.finish()
        except (Quit, EOFError, KeyboardInterrupt):
            self.leave()
        except Exception:
            self.keep()
            raise

    def welcome(self) -> None:
        game = self.game.id
        self.say("terminal-welcome", TITLE, game=self.speech.say(f"{game}-title"))
        self.say("terminal-company", names=self.speech.join([self.introduce(seat) for seat in range(len(self.names))]))
        self.tell_levels()
        for part in (f"{game}-intro", f"{game}-legend"):
            if self.speech.has(part):
                self.print("")
                self.say(part)
        self.print("")

    def tell_levels(self) -> None:
        """What to expect of each kind of bot at this table, and how to choose others."""
        present = list(dict.fromkeys(bot.name for bot in self.bots.values()))
        others = [level for level in bot_names(self.game.id) if level not in present]
        for level in present:
            if self.speech.has(f"{self.game.id}-bot-{level}.help"):
                help_text = self.speech.say(f"{self.game.id}-bot-{level}.help")
                self.say("terminal-level", FAINT, level=self.level_name(level), help=help_text)
        if present and others:
            self.say("terminal-levels", FAINT, levels=", ".join(f"--bots {level}" for level in others))

    def introduce(self, seat: int) -> str:
        kind = self.bot_name(self.bots[seat]) if seat in self.bots else self.speech.say("terminal-you")
        return self.speech.say("terminal-bot", name=self.names[seat], kind=kind)

    def bot_name(self, bot: Bot) -> str:
        return self.level_name(bot.name)

    def level_name(self, level: str) -> str:
        return level_name(self.speech, level)

    def take_turn(self) -> None:
        """One decision, and whatever chance makes of it."""
        position = self.record.position
        news: list[Event] = []
        actor = position.actor()
        if actor in self.bots:
            news += self.play_by_bot(actor)
        elif actor != CHANCE:
            only = self.game.only_answer(position)
            news += self.play(self.decide() if only is None else only)
        while self.record.awaits_chance():
            news += self.listen(self.record.play_chance(self.dice))
        self.tell(news)

    def play_by_bot(self, seat: int) -> list[Event]:
        """A bot moves, and can be asked why as long as it has not moved again. What it had no choice about is not told of."""
        position = self.record.position
        legal = position.legal_moves()
        bot, move = self.bots[seat], len(self.record.log)
        choice = ask(
            bot, self.game.view(position, seat), legal, seat=seat, move=move, seed=self.seed, label=self.labels.get(seat)
        )
        events = self.record.play(choice.move)
        if len(legal) > 1:
            secret = any(self.game.redacted(event, self.seat) != event for event in events)
            self.latest.pop(seat, None)
            self.latest[seat] = BotMove(choice, secret)
        return self.listen(events)

    def adviser_called(self, name: str) -> Bot:
        """The strongest bot, or the one of this name, in the reader's language or in English; it knows what the person does."""
        if not name:
            return self.adviser
        level, levels = level_called(self.speech, name, bot_names(self.game.id)), bot_names(self.game.id)
        check_bot(level, levels)
        adviser = load_bot(self.game.id, level, self.adviser.seed)
        adviser.tally, adviser.seconds = self.adviser.tally, self.adviser.seconds
        return adviser

    def play(self, move: int) -> list[Event]:
        return self.listen(self.record.play(move))

    def listen(self, events: list[Event]) -> list[Event]:
        self.tallies.tell(events)
        witnessed = [self.game.redacted(event, self.seat) for event in events]
        self.witnessed += witnessed
        return witnessed

    def tell(self, news: list[Event]) -> None:
        self.print(*self.teller.paragraphs(news, self.view()))
        landmark = any(tag_of(event) in self.face.headlines for event in news)
        if self.seat is None and landmark and not self.record.position.is_over():
            self.print(self.board())
        if self.console.is_terminal and not self.fast:
            time.sleep(PAUSE)

    def board(self) -> RenderableType:
        return self.face.board(self.view(), self.speech, self.names)

    def decide(self) -> int:
        """Ask until the answer is a move that is allowed."""
        lines = self.offer()
        asked: Line | None = None
        while True:
            text = self.keyboard.read()
            if text.startswith("?"):
                explain(self, text[1:].strip(), lines)
            elif command := read_command(text, lambda word: command_of(self.speech, word), FOLLOWED, lines, asked):
                self.obey(*command)
            elif not text:
                self.say("terminal-press", FAINT)
            else:
                answer = read_answer(self.game, lines, text, asked)
                if answer.move is not None:
                    return answer.move
                asked = self.correct(answer, text, lines)

    def obey(self, command: str, rest: str) -> None:
        """A question that cannot be answered is no reason to break off the game."""
        try:
            COMMANDS[command](self, rest)
        except CaravanseraiError as error:
            self.print(Prose(str(error), style=ACT))

    def offer(self) -> list[Line]:
        """The table, the question, and the answers there are."""
        lines = self.lines()
        view = self.view()
        prompt = self.game.prompt(self.record.position)
        self.print("", self.board())
        self.print(Prose(Text(self.speech.ask(prompt, self.names, self.seat), ACT)))
        self.print(self.choices(lines, prompt.ask, view))
        commands = " · ".join(word_for(self, command) for command in offered_commands(self) if command != "help")
        examples = self.speech.say("terminal-or", first=example(lines[0]), last=example(lines[-1], numbered=True))
        self.say("terminal-line", FAINT, examples=examples, commands=commands)
        return lines

    def lines(self) -> list[Line]:
        """What may be done now, with the letters that the person sees on the pieces."""
        return lines_of(self.game, self.record.position.legal_moves(), self.face.letters(self.speech))

    def choices(self, lines: Sequence[Line], question: str, view: View) -> RenderableType:
        """Explained the first time; after that, in a low terminal, without the explanations, so that the board stays in sight."""

        def remark(move: Move) -> str:
            return self.face.remark(view, move, self.names, self.speech)

        if question in self.asked and self.console.is_terminal and self.console.height < LOW:
            return choice_flow(self.game, lines, remark)
        self.asked.add(question)
        return choice_table(self.game, lines, self.speech, self.names, remark)

    def correct(self, answer: ReadAnswer, text: str, lines: Sequence[Line]) -> Line | None:
        """Say what is wrong with an answer; a line that asks which is remembered."""
        if answer.illegal is not None:
            refusal = self.game.why_not(self.record.position, answer.illegal)
            assert refusal is not None
            move = self.speech.name_move(self.game.move(answer.illegal), self.names)
            section = self.speech.say("terminal-section", section=refusal.section)
            reason = f"{self.speech.refuse(refusal, self.names)} {section}"
            self.say("terminal-illegal", move=move, reason=reason)
        elif answer.line is not None:
            self.say("terminal-which", word=answer.line.word, choices=" ".join(answer.line.offers))
        elif answer.several:
            choices = self.speech.say("terminal-or", first=", ".join(answer.several[:-1]), last=answer.several[-1])
            self.say("terminal-several", text=quoted(text), choices=choices)
        else:
            self.say("terminal-unknown", text=quoted(text), example=example(lines[0]))
        return answer.line

    def finish(self) -> None:
        outcome = self.record.outcome
        assert outcome is not None
        self.print("", self.board(), "", result_table(outcome, self.speech, self.names, self.seat))
        self.keep()
        self.say("terminal-bye", TITLE)

    def leave(self) -> None:
        self.print("")
        self.say("terminal-left", TITLE)
        if self.record.log and not self.keep() and not self.written:
            self.say("terminal-left_unsaved", FAINT)

    def keep(self) -> bool:
        """Save under the name given at the start, if one was."""
        return self.save is not None and self.write(self.save)

    def write(self, file: Path) -> bool:
        """Keep the game in a file; another game's file is never written over."""
        if file.exists() and file not in self.written:
            self.say("terminal-save_exists", file=str(file))
            return False
        try:
            file.write_text(write_record(self.record), encoding="utf-8")
        except OSError as error:
            self.say("terminal-save_failed", file=str(file), fault=error.strerror or str(error))
            return False
        self.written.add(file)
        self.say("terminal-saved", FAINT, file=str(file))
        return True


def example(line: Line, *, numbered: bool = False) -> str:
    """What one might type."""
    return f"{line.number if numbered else line.word} {line.offers[0]}".strip()
