"""What a guest wants to know of an update."""

from __future__ import annotations

from caravanserai.api.messages import Update


def is_asked_still(before: Update, update: Update) -> bool:
    """Whether the guest is asked what it was asked before: others have answered the same question since, nobody else is asked."""
    same = before.prompt == update.prompt and before.you == update.you
    return same and len(before.awaited) > 1 and update.you in update.awaited and {*update.awaited} <= {*before.awaited}


def legal_numbers(update: Update) -> list[int]:
    """The moves that may be made now, in rising order."""
    return sorted(move.number for group in update.legal for move in group.moves)
