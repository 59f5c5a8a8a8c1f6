"""What a guest may do besides making a move: before the game begins, and during it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING
from urllib.parse import quote

import msgspec
from rich.table import Table
from rich.text import Text

from caravanserai.terminal.palette import ACT, FAINT, HERE, TITLE
from caravanserai.terminal.prose import Prose
from caravanserai.tui.choices import typed_number
from caravanserai.tui.commands import Quit, has_odds, odds_of
from caravanserai.tui.guest import apart
from caravanserai.tui.guest.ending import Ended
from caravanserai.tui.guest.hints import show_hint
from caravanserai.tui.guest.settings import settings_words
from caravanserai.tui.guest.typing import word_for, word_to_type
from caravanserai.tui.guest.words import lobby_table
from caravanserai.tui.typed import SLASH

if TYPE_CHECKING:
    from caravanserai.api.messages import Told
    from caravanserai.tui.guest.guest import Guest

FOLLOWED = frozenset({"help", "hint", "bot", "say", "salt", "sit", "cover", "order"})
"""The commands that something may follow."""
_ALSO = {"quit": ("q", "exit")}


def offered_commands(guest: Guest) -> list[str]:
    """The commands that there are for this guest now."""
    update = guest.received
    shown = update.settings.lens == "all" or (update.settings.lens == "own" and update.you is not None)
    odds = ["odds"] if shown and has_odds(guest.game) else []
    odds += ["count"] if shown and guest.face.counted is not None else []
    if update.you is None:
        sit = ["sit"] if apart.seats_to_take(update) else []
        return ["help", *([] if update.phase == "open" else [*odds, "log"]), "board", *sit, "quit"]
    if update.phase == "open":
        return ["help", "ready", "wait", *(["start", "bot"] if update.host else []), "board", "say", "salt", "leave", "quit"]
    if update.phase == "over":
        return ["help", "rematch", "board", "log", "say", "quit"]
    wished = update.undo is not None and update.you not in update.undo.agreed
    hint, answers = [] if update.settings.lens == "off" else ["hint"], ["agree", "refuse"] if wished else []
    here = ["help", *odds, *hint, "board", "log", "undo", *answers, "say"]
    return [*here, *apart.apart_commands(update), "offer", "resign", "quit"]


def commands_line(guest: Guest) -> str:
    return " · ".join(word_to_type(guest, command) for command in offered_commands(guest) if command != "help")


def command_for(guest: Guest, word: str) -> str | None:
    """The command that a word means, in the reader's language or in English."""
    given = word.casefold()
    for name in COMMANDS:
        if given in (name, word_for(guest.speech, name).casefold(), *_ALSO.get(name, ())):
            return name
    return None


def show_help(guest: Guest, rest: str = "") -> None:
    """How to type, what each kind of move does, and the other commands."""
    speech, lines = guest.speech, guest.lines()
    for part in ("intro", "legend"):
        if guest.received.phase != "open" and speech.has(f"{guest.game.id}-{part}"):
            guest.print("")
            guest.say(f"{guest.game.id}-{part}")
    notation = ""
    if lines:
        line = max(lines, key=lambda line: len(line.moves))
        follows = line.offers[0]
        notation = f"{line.word} {follows}".strip()
        guest.print("", Text(speech.say("terminal-help-title"), TITLE))
        guest.say("terminal-help-type", example=f"{line.number} {follows}".strip(), notation=notation)
        guest.print("", Text(speech.say("terminal-help-moves"), TITLE), _moves_help(guest))
    title = speech.say("terminal-help-commands" if lines else "terminal-help-moves")
    guest.print("", Text(title, TITLE), _commands_help(guest, notation))
    if guest.received.phase != "open":
        guest.say("terminal-help-slash", FAINT, example=f"{SLASH}{word_for(speech, 'log')}")


def _moves_help(guest: Guest) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    for line in guest.lines():
        moves = [guest.game.move(number) for number in line.moves.values()]
        table.add_row(Text(f" {line.word}", HERE), Prose(guest.speech.name_kind(moves, guest.names, ".help")))
    return table


def _commands_help(guest: Guest, notation: str) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    bots = ", ".join(guest.place.bots(guest.game.id)) if guest.received.phase == "open" and guest.received.host else ""
    for name in offered_commands(guest):
        word = word_to_type(guest, name)
        explanation = guest.speech.say(_help_of(guest, name, notation), word=word, example=f"? {notation}", bots=bots)
        table.add_row(Text(f" {word}" if name != "help" else f" ?, {word}", HERE), Prose(explanation))
    return table


def _help_of(guest: Guest, name: str, notation: str) -> str:
    """The message that explains a command; without a move to explain, help is this page alone."""
    if name == "help":
        return "terminal-guest-help_help" if notation else "terminal-guest-help_alone"
    own = "terminal-guest-quit_help" if name == "quit" else f"terminal-guest-command-{name}.help"
    return own if guest.speech.has(own) else f"terminal-command-{name}.help"


def show_odds(guest: Guest, rest: str = "") -> None:
    """The game's own odds, from what the guest sees, if the table shows them."""
    silence = _silence(guest)
    if guest.received.phase != "open" and not has_odds(guest.game):
        guest.say("terminal-no_odds")
    elif silence:
        guest.say(silence)
    else:
        guest.print(odds_of(guest.game, guest.view(), guest.speech))


def show_count(guest: Guest, rest: str = "") -> None:
    """What everybody has, as far as the guest could know it by keeping count: the server has listened from the start."""
    silence = _silence(guest)
    counted = guest.face.counted
    if silence or counted is None:
        guest.say(silence or "terminal-no_count")
        return
    lens = guest.place.lens().lens
    if lens is None:
        guest.say("terminal-no_count")
    else:
        told = msgspec.convert(lens, guest.game.lens_type, str_keys=True)
        guest.print(counted(told, guest.speech, guest.names))


def _silence(guest: Guest) -> str:
    """Why the table shows no odds now; nothing if it does."""
    if guest.received.phase == "open":
        return "terminal-guest-error-not_playing"
    if guest.received.settings.lens == "off":
        return "terminal-guest-odds_off"
    return "terminal-guest-odds_own" if guest.received.settings.lens == "own" and not guest.received.legal else ""


def show_board(guest: Guest, rest: str = "") -> None:
    if guest.received.phase == "open":
        show_settings(guest)
        guest.print(lobby_table(guest.received, guest.speech))
    elif guest.received.legal:
        guest.offer()
    else:
        guest.print(guest.board())


def show_settings(guest: Guest) -> None:
    """How the table plays, before it does."""
    for words in settings_words(guest.received, guest.game, guest.speech):
        guest.print(Prose(words, "· ", style=FAINT))


def show_log(guest: Guest, rest: str = "") -> None:
    """All that has happened so far, asked of the table."""
    guest.print(Text(guest.speech.say("terminal-log"), TITLE))
    story = guest.place.history() if guest.received.phase != "open" else []
    if guest.received.other_rules is not None:
        show_earlier(guest, story)
    elif story:
        guest.tell(guest.events(story))
    else:
        guest.say("terminal-log-empty")


def show_earlier(guest: Guest, story: list[Told]) -> None:
    """A story in part of other rules: what is known of their moves is how they are written, and since when others apply."""
    other = guest.received.other_rules
    changes = {change.moves: change.after for change in other.changes} if other is not None else {}
    for told in story:
        if told.events:
            guest.tell(guest.events([told]))
        elif told.notation:
            who = guest.names[told.actor] if told.actor >= 0 else guest.speech.say("terminal-replay-chance")
            step = guest.speech.say("terminal-replay-step", number=told.moves)
            guest.print(Prose(f"{step}  {who}  {told.notation}", style=FAINT))
        if told.moves in changes:
            guest.say("terminal-earlier-since", ACT, moves=told.moves, rules=changes[told.moves])


def seat_bot(guest: Guest, rest: str) -> None:
    """`bot 2 NAME` gives a free seat to a bot, `bot 2` to the strongest, `bot 2 -` takes it away."""
    seat, _, name = rest.partition(" ")
    number = typed_number(seat)
    bots, name = list(guest.place.bots(guest.game.id)), name.strip() or guest.received.settings.stand_in
    if number < 1 or not (name in bots or name == "-"):
        guest.say("terminal-guest-which_bot", word=word_to_type(guest, "bot"), name=bots[0] if bots else "", bots=", ".join(bots))
        return
    if number > len(guest.received.seats):
        guest.say("terminal-guest-error-no_such_seat", seat=number)
        return
    guest.done_version = guest.place.seat_bot(number - 1, None if name == "-" else name)


def undo(guest: Guest, rest: str = "") -> None:
    """To the start of one's turn; beyond that, before one's last move, if everybody agrees."""
    moves = None
    if guest.received.can_undo is None and guest.received.phase == "playing":
        own = [told.moves for told in guest.place.history() if told.actor == guest.received.you]
        moves = own[-1] - 1 if own else None
    guest.done_version = guest.place.undo(moves)


def say(guest: Guest, rest: str) -> None:
    if rest:
        guest.done_version = guest.place.say(rest)
        guest.say("terminal-guest-said", FAINT)
    else:
        guest.say("terminal-guest-say_what", word=word_to_type(guest, "say"))


def salt(guest: Guest, rest: str) -> None:
    """Words of one's own go into what one gives to the dice; nobody is told them, and the pledge is made anew."""
    if rest:
        guest.done_version = guest.place.mix_in(rest) or guest.done_version
        guest.say("terminal-guest-salted", FAINT)
    else:
        guest.say("terminal-guest-salt_what", word=word_to_type(guest, "salt"))


def offer(guest: Guest, rest: str = "") -> None:
    """The link is on a line of its own, never folded, so that it can be copied."""
    code = guest.place.offer()
    guest.say("terminal-guest-offered")
    guest.console.print(Text(f"{guest.link}#offer={quote(code, safe='')}"), soft_wrap=True)


def rematch(guest: Guest, rest: str = "") -> None:
    """On to the same table anew; whoever asks first opens it."""
    guest.next_table = guest.place.rematch()
    raise Ended


def resign(guest: Guest, rest: str = "") -> None:
    """A seat is given up for good, so the word is typed twice."""
    if guest.confirming != "resign":
        guest.confirming = "resign"
        guest.say("terminal-guest-resign_sure", ACT, word=word_to_type(guest, "resign"))
        return
    guest.confirming = ""
    guest.done_version = guest.place.resign()


def leave_seat(guest: Guest, rest: str = "") -> None:
    guest.place.leave()
    guest.say("terminal-guest-left", TITLE)
    raise Ended


def leave_table(guest: Guest, rest: str = "") -> None:
    raise Quit


def _set_ready(ready: bool) -> Callable[[Guest, str], None]:
    def set_ready(guest: Guest, rest: str) -> None:
        guest.done_version = guest.place.ready(ready)

    return set_ready


def _start(guest: Guest, rest: str) -> None:
    guest.done_version = guest.place.start()


def _answer_undo(agrees: bool) -> Callable[[Guest, str], None]:
    def answer_undo(guest: Guest, rest: str) -> None:
        guest.done_version = guest.place.answer_undo(agrees)
        guest.say("terminal-guest-agreed" if agrees else "terminal-guest-refused", FAINT)

    return answer_undo


COMMANDS: dict[str, Callable[[Guest, str], None]] = {
    "help": show_help,
    "odds": show_odds,
    "count": show_count,
    "hint": show_hint,
    "board": show_board,
    "log": show_log,
    "ready": _set_ready(True),
    "wait": _set_ready(False),
    "start": _start,
    "bot": seat_bot,
    "undo": undo,
    "agree": _answer_undo(True),
    "refuse": _answer_undo(False),
    "say": say,
    "salt": salt,
    "nudge": apart.nudge,
    "cover": apart.cover,
    "lend": apart.lend,
    "back": apart.come_back,
    "sit": apart.take_seat,
    "order": apart.order,
    "open": apart.open_seats(True),
    "close": apart.open_seats(False),
    "offer": offer,
    "rematch": rematch,
    "resign": resign,
    "leave": leave_seat,
    "quit": leave_table,
}
