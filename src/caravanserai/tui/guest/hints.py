"""Advice at a far table: the server asks a bot, who knows what the guest's seat has seen and heard, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravanserai.api.wire import Hint
from caravanserai.core.bot import Choice, Considered
from caravanserai.core.contract import Game
from caravanserai.tui.advice import level_called, show_advice

if TYPE_CHECKING:
    from caravanserai.tui.guest.guest import Guest


def show_hint(guest: Guest, rest: str = "") -> None:
    """What the strongest bot, or the one that is named, would do in the guest's seat."""
    levels = guest.place.bots(guest.game.id) if rest else []
    level = level_called(guest.speech, rest, levels)
    if guest.received.phase != "playing":
        guest.say("terminal-guest-error-not_playing")
    elif level and level not in levels:
        guest.say("terminal-guest-which_level", level=level, levels=guest.speech.join(levels))
    else:
        hint = guest.place.hint(level)
        show_advice(guest, hint.bot, choice_of(guest.game, hint))


def choice_of(game: Game, hint: Hint) -> Choice:
    """A hint as the choice that it was in the server."""

    def number(notation: str) -> int:
        return game.number(game.read(notation))

    considered = [
        Considered(number(one.notation), one.value, one.values, one.trials, [number(step.notation) for step in one.then])
        for one in hint.considered
    ]
    then = [number(step.notation) for step in hint.then]
    return Choice(number(hint.notation), hint.reason, hint.about, considered, then)
