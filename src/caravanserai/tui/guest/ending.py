"""The end of a game at a far table: the result, how to check the dice, the game in a file, and another game."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from caravanserai.api.messages import Update
from caravanserai.core.errors import CaravanseraiError
from caravanserai.terminal.palette import ACT, FAINT, TITLE
from caravanserai.terminal.prose import Prose
from caravanserai.tui.guest.words import error_words
from caravanserai.tui.narration import result_table

if TYPE_CHECKING:
    from caravanserai.tui.guest.guest import Guest


class Ended(Exception):
    """Raised when there is nothing more to do at this table."""


def finish(guest: Guest) -> None:
    """Show the result and keep the game, if that is wished. Whoever has a seat may want another game."""
    outcome = guest.received.outcome
    tell_rules(guest)
    if outcome is not None:
        guest.print("", guest.board(), "", result_table(outcome, guest.speech, guest.names, guest.received.you))
    keep(guest)
    if guest.received.you is None:
        guest.say("terminal-bye", TITLE)
        raise Ended
    offer_rematch(guest)


def tell_rules(guest: Guest) -> None:
    """Since when other rules apply than before; or of a finished game, that it is of others than today's."""
    other = guest.received.other_rules
    if other is None:
        return
    for change in other.changes:
        about = {"before": change.before, "after": change.after, "moves": change.moves, "dropped": change.dropped}
        guest.say("terminal-guest-rules_since", ACT, **about)
    if other.played != other.today:
        guest.say("terminal-guest-rules_then", ACT, played=other.played, today=other.today)


def offer_rematch(guest: Guest) -> None:
    message_id = "terminal-guest-again" if guest.received.rematch is None else "terminal-guest-again_open"
    guest.say(message_id, ACT, word=guest.speech.say("terminal-guest-command-rematch"))


def hear_after(guest: Guest, before: Update) -> None:
    """The game is over, and somebody else has opened the next one."""
    if before.rematch is None and guest.received.rematch is not None:
        offer_rematch(guest)


def keep(guest: Guest) -> None:
    """Under the name that was given at the start; else say how it is done."""
    if guest.save is None:
        guest.say("terminal-guest-keep", FAINT, link=guest.link)
    elif write(guest, guest.save):
        guest.say("terminal-guest-verify", FAINT, file=str(guest.save), seal=guest.place.dice.seal(guest.received))


def write(guest: Guest, file: Path) -> bool:
    """Another game's file is never written over."""
    try:
        text = guest.place.export()
        with file.open("x", encoding="utf-8") as opened:
            opened.write(text)
    except FileExistsError:
        guest.say("terminal-save_exists", file=str(file))
        return False
    except OSError as error:
        guest.say("terminal-save_failed", file=str(file), fault=error.strerror or str(error))
        return False
    except CaravanseraiError as error:
        guest.print(Prose(error_words(error, guest.speech, guest.names), style=ACT))
        return False
    guest.say("terminal-saved", FAINT, file=str(file))
    return True
