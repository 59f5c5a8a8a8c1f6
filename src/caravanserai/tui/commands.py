"""What a person may ask besides making a move. Nothing here changes the game."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from caravanserai.core.contract import Game, View
from caravanserai.core.discovery import module_of
from caravanserai.core.speech import Speech
from caravanserai.terminal.palette import ACT, FAINT, HERE, TITLE
from caravanserai.terminal.prose import Prose
from caravanserai.terminal.rules import Quoted, section_text
from caravanserai.tui.advice import plan_words, show_advice, show_reason
from caravanserai.tui.choices import Line, read_answer
from caravanserai.tui.typed import SLASH, shown_command

if TYPE_CHECKING:
    from caravanserai.tui.session import Session


class Quit(Exception):
    """Raised when the person leaves the table."""


def command_of(speech: Speech, word: str) -> str | None:
    """The command that a word means: in the reader's language, or in English, or as short as `q`."""
    given = word.casefold()
    for name in COMMANDS:
        if given in (name, speech.say(f"terminal-command-{name}").casefold(), *_ALSO.get(name, ())):
            return name
    return None


def offered_commands(session: Session) -> list[str]:
    """The commands that there are at this table."""
    missing = {"odds": not has_odds(session.game), "count": session.face.counted is None}
    return [name for name in COMMANDS if not missing.get(name)]


def has_odds(game: Game) -> bool:
    """Whether the terminal can show this game's odds."""
    return module_of(game.id, "lens.odds") is not None


def odds_of(game: Game, view: View, speech: Speech) -> RenderableType:
    """The game's own odds, from what the reader sees."""
    odds = module_of(game.id, "lens.odds")
    assert odds is not None
    shown: RenderableType = odds.show(view, speech)
    return shown


def word_for(session: Session, command: str) -> str:
    """What a command is called in the reader's language, as it can be typed at any moment of this game."""
    return shown_command(session.game, session.speech.say(f"terminal-command-{command}"))


def explain(session: Session, text: str, lines: Sequence[Line]) -> None:
    """`?` alone is the page of help; with a move, a line's number or a rule's number, that."""
    if not text:
        show_help(session)
    elif number := re.fullmatch(r"§\s*(\d[\d.]*)|(\d+\.[\d.]*)", text):
        show_section(session, (number[1] or number[2]).rstrip("."))
    else:
        answer = read_answer(session.game, lines, text)
        move = answer.move if answer.move is not None else answer.illegal
        if move is not None:
            explain_move(session, move)
        elif answer.line is not None:
            explain_line(session, answer.line)
        else:
            session.correct(answer, text, lines)


def explain_move(session: Session, number: int) -> None:
    """What a move does, whether it is allowed, and the rule that says so."""
    game, speech = session.game, session.speech
    move = game.move(number)
    session.print(Text(speech.name_move(move, session.names), HERE))
    session.print(Prose(speech.name_kind([move], session.names, ".help")))
    refusal = game.why_not(session.record.position, number)
    if refusal is None:
        session.say("terminal-legal")
    else:
        session.print(Prose(speech.refuse(refusal, session.names), style=ACT))
    show_section(session, refusal.section if refusal else section_of(session, number))


def explain_line(session: Session, line: Line) -> None:
    """What moves of one kind do."""
    moves = [session.game.move(number) for number in line.moves.values()]
    session.print(Text.assemble((line.word, HERE), ": ", session.speech.name_kind(moves, session.names)))
    session.print(Prose(session.speech.name_kind(moves, session.names, ".help")))
    show_section(session, section_of(session, next(iter(line.moves.values()))))


def section_of(session: Session, number: int) -> str:
    """The rule of a legal move: that of the first thing it makes happen, tried on a copy."""
    return session.game.play(session.record.position.copy(), number)[0].section


def show_section(session: Session, number: str) -> None:
    text = section_text(session.game.id, number, session.speech.language)
    if text is None:
        session.say("terminal-no_section", FAINT, section=number)
    else:
        heading, _, body = text.partition("\n")
        session.print(Text(f"  § {heading.lstrip('# ')}", TITLE), Padding(Quoted(body.strip()), (0, 0, 0, 2)))


def show_help(session: Session, rest: str = "") -> None:
    """How to type, what each kind of move does, and the other commands. Followed by something, it explains that."""
    lines = session.lines()
    if rest:
        explain(session, rest, lines)
        return
    speech, game = session.speech, session.game.id
    for part in ("intro", "legend"):
        if speech.has(f"{game}-{part}"):
            session.print("")
            session.say(f"{game}-{part}")
    line = max(lines, key=lambda line: len(line.moves))
    follows = line.offers[0]
    session.print("", Text(speech.say("terminal-help-title"), TITLE))
    notation = f"{line.word} {follows}".strip()
    session.say("terminal-help-type", example=f"{line.number} {follows}".strip(), notation=notation)
    section = section_of(session, next(iter(line.moves.values())))
    session.say("terminal-help-section", section=section)
    session.print("", Text(speech.say("terminal-help-moves"), TITLE), _moves_help(session, lines))
    session.print("", Text(speech.say("terminal-help-commands"), TITLE), _commands_help(session, notation))
    session.say("terminal-help-slash", FAINT, example=f"{SLASH}{speech.say('terminal-command-log')}")


def _moves_help(session: Session, lines: Sequence[Line]) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    for line in lines:
        moves = [session.game.move(number) for number in line.moves.values()]
        table.add_row(Text(f" {line.word}", HERE), Prose(session.speech.name_kind(moves, session.names, ".help")))
    return table


def _commands_help(session: Session, notation: str) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    for name in offered_commands(session):
        word = word_for(session, name)
        explanation = session.speech.say(f"terminal-command-{name}.help", word=word, example=f"? {notation}")
        table.add_row(Text(f" {word}" if name != "help" else f" ?, {word}", HERE), Prose(explanation))
    return table


def show_odds(session: Session, rest: str = "") -> None:
    if has_odds(session.game):
        session.print(odds_of(session.game, session.view(), session.speech))
    else:
        session.say("terminal-no_odds")


def show_count(session: Session, rest: str = "") -> None:
    """What everybody has, as far as the reader could know it by keeping count."""
    lens = session.game.lens(session.view(), session.tallies[session.seat])
    if session.face.counted is None or lens is None:
        session.say("terminal-no_count")
    else:
        session.print(session.face.counted(lens, session.speech, session.names))


def show_hint(session: Session, rest: str = "") -> None:
    """What the strongest bot, or the one that is named, would do in this seat, knowing no more than the person."""
    adviser = session.adviser_called(rest)
    show_advice(session, adviser.name, adviser.choose(session.view(), session.record.position.legal_moves()))


def show_why(session: Session, rest: str = "") -> None:
    """Why the bots made their latest moves: all of them, or the one whose name is given. Nothing that is hidden is told."""
    named = [seat for seat in session.latest if not rest or session.names[seat].casefold().startswith(rest.casefold())]
    if not session.latest:
        session.say("terminal-why-nothing")
    elif not named:
        session.say("terminal-why-who", name=rest, names=session.speech.join([session.names[seat] for seat in session.latest]))
    for seat in named:
        _show_why_of(session, seat)


def _show_why_of(session: Session, seat: int) -> None:
    made = session.latest[seat]
    if made.is_secret:
        session.say("terminal-why-secret", name=session.names[seat])
        return
    session.say("terminal-why-move", name=session.names[seat], move=plan_words(session, (made.choice.move, *made.choice.then)))
    if made.choice.reason in session.bots[seat].keeps_quiet:
        session.say("terminal-why-quiet", FAINT)
    else:
        show_reason(session, made.choice)


def show_board(session: Session, rest: str = "") -> None:
    session.offer()


def show_log(session: Session, rest: str = "") -> None:
    session.print(Text(session.speech.say("terminal-log"), TITLE))
    if not session.witnessed:
        session.say("terminal-log-empty")
    session.print(*session.teller.paragraphs(session.witnessed, session.view()))


def save_game(session: Session, rest: str = "") -> None:
    file = Path(rest) if rest else session.save
    if file is None:
        session.say("terminal-save_which", word=word_for(session, "save"))
    else:
        session.write(file)


def quit_game(session: Session, rest: str = "") -> None:
    raise Quit


COMMANDS: dict[str, Callable[[Session, str], None]] = {
    "help": show_help,
    "odds": show_odds,
    "count": show_count,
    "hint": show_hint,
    "why": show_why,
    "board": show_board,
    "log": show_log,
    "save": save_game,
    "quit": quit_game,
}
FOLLOWED = frozenset({"help", "hint", "why", "save"})
"""The commands that something may follow."""
_ALSO = {"quit": ("q", "exit")}
