"""What a finished game is to those who played it: a page of the journal of each."""

from __future__ import annotations

from caravanserai.core.highlights import Highlights
from caravanserai.tables.listing import who_finds_it
from caravanserai.tables.store import JournalEntry, JournalPage
from caravanserai.tables.table import Table


def pages_of(table: Table) -> list[JournalPage]:
    """A page for each who finds this finished table among theirs; without an entry where the game does not count for them.

    It counts for whoever had one seat to its end. A lesson, a game that begins at a position which somebody has set up, one
    that was broken off, one that was given to a bot or a friend, and one in which somebody had several seats, do not. The game is
    played anew for it, which may take a while.
    """
    state, outcome = table.state, table.outcome()
    owners = [seat.who for seat in state.seats]
    counts = state.lesson is None and not state.beginning and outcome is not None and not state.closed
    sole = {who for who in owners if who is not None and owners.count(who) == 1} if counts else set()
    highlights = _highlights(table) if sole else Highlights({})
    bots = [seat.bot or "" for seat in state.seats]
    ended = state.turn_since or state.changed_at
    pages = []
    for who in who_finds_it(table):
        entry = None
        if who in sole and outcome is not None:
            seat = owners.index(who)
            entry = JournalEntry(seat, outcome, bots, len(state.moves), highlights.of(seat))
        pages.append(JournalPage(who, state.table, state.settings.game, ended, entry))
    return pages


def _highlights(table: Table) -> Highlights:
    """Nothing of a game that today's rules do not lead through: half of it would tell less than there was."""
    history = table.history(0)
    if any(happened.notation for happened in history):
        return Highlights({})
    return table.game.highlights(event for happened in history for event in happened.events)
