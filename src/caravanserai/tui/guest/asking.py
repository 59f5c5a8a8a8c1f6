"""What a guest has typed: a command, a question, or a move that is sent to the table."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from caravanserai.core.bot import Bot, Choice
from caravanserai.core.contract import View
from caravanserai.core.randomness import Random
from caravanserai.core.record import Record
from caravanserai.terminal.palette import FAINT
from caravanserai.tui.choices import read_answer
from caravanserai.tui.commands import Quit, explain, show_section
from caravanserai.tui.guest.commands import COMMANDS, FOLLOWED, command_for, offered_commands, show_help
from caravanserai.tui.session import Session
from caravanserai.tui.typed import quoted, read_command

if TYPE_CHECKING:
    from caravanserai.tui.guest.guest import Guest


class Nobody(Bot):
    """An adviser that gives none: at a far table the server is asked (`hints`)."""

    name = "nobody"

    def choose(self, view: View, legal_moves: list[int]) -> Choice:
        return Choice(legal_moves[0])


def asking(guest: Guest) -> Session:
    """The guest's own table to try things out on: one that looks like the far one, whatever it hides drawn at random."""
    position = guest.game.restore(guest.view(), Random(0))
    if guest.received.you is not None and guest.received.you in guest.received.awaited:
        position = guest.game.facing(position, guest.received.you)
    record = Record(guest.game, len(guest.received.seats), guest.game.options_of(position), names=guest.names)
    record.position = position
    return Session(
        record=record,
        seat=guest.received.you,
        bots={},
        adviser=Nobody(),
        dice=Random(0),
        console=guest.console,
        speech=guest.speech,
        face=guest.face,
        asked=guest.asked,
    )


def is_early(guest: Guest, text: str | None) -> bool:
    """Whether a script has gone on to its moves, and waits, ready, for the game to begin."""
    update = guest.received
    if update.phase != "open" or update.host or update.you is None or not update.seats[update.you].ready:
        return False
    if text is None or text.startswith("?"):
        return text is None
    command = typed_command(guest, text)
    return command is None or command[0] not in offered_commands(guest)


def typed_command(guest: Guest, text: str) -> tuple[str, str] | None:
    """The command that was typed, with what follows it."""
    return read_command(text, lambda word: command_for(guest, word), FOLLOWED, guest.lines(), guest.line)


def answer(guest: Guest, text: str) -> None:
    """Do what was typed, or say what is wrong with it. After the end, Enter alone is enough to go."""
    command, rest = typed_command(guest, text) or (None, "")
    if command != guest.confirming:
        guest.confirming = ""
    if text.startswith("?"):
        ask(guest, text[1:].strip())
    elif command == "help":
        ask(guest, rest)
    elif command is not None:
        COMMANDS[command](guest, rest)
    elif guest.received.legal and text:
        make_move(guest, text)
    elif guest.received.phase == "over" and not (text and guest.keys.live):
        raise Quit
    elif text:
        guest.say("terminal-guest-unknown", text=quoted(text))


def ask(guest: Guest, text: str) -> None:
    """`?` alone is the page of help; a rule can be asked for always, a move on one's own turn."""
    number = re.fullmatch(r"§?\s*(\d[\d.]*)", text)
    if not text:
        show_help(guest)
    elif guest.received.legal:
        explain(asking(guest), text, guest.lines())
    elif number and guest.received.phase != "open":
        show_section(asking(guest), number[1].rstrip("."))
    else:
        guest.say("terminal-guest-error-not_your_turn", FAINT)


def make_move(guest: Guest, text: str) -> None:
    lines = guest.lines()
    meant = read_answer(guest.game, lines, text, guest.line)
    if meant.move is None:
        guest.line = asking(guest).correct(meant, text, lines)
        return
    guest.line = None
    guest.done_version = guest.place.play(meant.move, guest.received.version)
