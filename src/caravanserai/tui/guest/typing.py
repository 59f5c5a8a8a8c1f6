"""What the commands of a guest are called, and how they are typed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravanserai.core.speech import Speech
from caravanserai.tui.typed import shown_command

if TYPE_CHECKING:
    from caravanserai.tui.guest.guest import Guest

SHARED = frozenset({"help", "odds", "count", "hint", "board", "log", "quit"})
"""Commands that are called as at one's own table."""


def word_for(speech: Speech, command: str) -> str:
    """What a command is called in the reader's language."""
    return speech.say(f"terminal-{'' if command in SHARED else 'guest-'}command-{command}")


def word_to_type(guest: Guest, command: str) -> str:
    """A command's word as it can be typed at any moment; before the game begins there are no moves to mistake it for."""
    word = word_for(guest.speech, command)
    return word if guest.received.phase == "open" else shown_command(guest.game, word)
