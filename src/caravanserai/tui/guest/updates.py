"""What a guest wants to know of an update."""

from __future__ import annotations

from caravanserai.api.messages import Update


def is_asked_still(before: Update, seen: Update) -> bool:
    """Whether the guest is asked what it was asked before: others have answered the same question since, nobody else is asked."""
    same = before.prompt == seen.prompt and before.you == seen.you
    return same and len(before.awaited) > 1 and seen.you in seen.awaited and {*seen.awaited} <= {*before.awaited}


def legal_numbers(seen: Update) -> list[int]:
    """The moves that may be made now, in rising order."""
    return sorted(move.number for group in seen.legal for move in group.moves)
