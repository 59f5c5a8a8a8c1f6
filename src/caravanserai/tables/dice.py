"""Setting the dice: pledges before the start, openings after it, and what becomes of those who do not open.

Why nobody can choose the dice so, and where that ends, is told in docs/decisions/0020-no-last-word.md.
"""

from __future__ import annotations

from caravanserai.api import commands as c
from caravanserai.api.refusals import Refused
from caravanserai.tables import rows as r
from caravanserai.tables.table import Table

OPENING_SECONDS = 5.0
"""So long a round of openings waits for those who are there; for others it does not wait."""


def started(pledged: bool) -> list[r.Row]:
    """The start. If nobody has pledged there is nothing to be opened, and the dice are set by the seed alone."""
    return [r.Started()] if pledged else [r.Started(), r.DiceSet([])]


def open_pledge(table: Table, command: c.OpenPledge, seat: int) -> list[r.Row]:
    """A seat opens its next link; if it is the last that was waited for, the dice are set."""
    dice = table.state.dice
    if dice is None and table.state.phase == "open":
        raise Refused("not_playing", "the game has not begun")
    if dice is None or dice.is_set:
        raise Refused("opening_over", "the dice are set: what is opened now comes too late")
    openings = dice.openings
    if seat not in openings.asked(len(openings.rounds) - 1):
        raise Refused("opening_over", "you are out of the dice: you had not pledged before the start, or not opened in time")
    if openings.rounds[-1][seat]:
        raise Refused("answered", "you have opened already")
    if not openings.fits(seat, command.link):
        raise Refused("bad_opening", "this is not the link of your chain that is asked for: its hash is not what you gave before")
    opened = openings.with_link(seat, command.link)
    done: list[r.Row] = [] if opened.waits_for() else [r.DiceSet(opened.opened_now())]
    return [r.PledgeOpened(seat, command.link), *done]


def not_opened(table: Table) -> list[r.Row]:
    """A round is over before all have opened: who has not is out. The others open again; without others the seed is all."""
    assert table.state.dice is not None
    openings = table.state.dice.openings
    alone: list[r.Row] = [] if openings.opened_now() else [r.DiceSet([])]
    return [r.LeftOut(openings.waits_for()), *alone]
