"""What is worth remembering of a game for whoever sat in a seat: told by its events, and kept when it is over."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal, TypeAlias

import msgspec

Together: TypeAlias = Literal["sum", "most"]
"""How what was noted several times, in one game or in many, becomes one number."""


class Highlight(msgspec.Struct, frozen=True):
    """One thing to remember: what kind of thing, how much, and what it is about, if about one thing among several."""

    kind: str
    amount: int
    about: str = ""


class Highlights:
    """Highlights as they are put together, each kind in its own way."""

    def __init__(self, kinds: Mapping[str, Together]) -> None:
        self._kinds = kinds
        self._of: dict[int, dict[tuple[str, str], int]] = {}

    def note(self, seat: int, kind: str, amount: int, about: str = "") -> None:
        kept = self._of.setdefault(seat, {})
        before = kept.get((kind, about))
        if before is None:
            kept[kind, about] = amount
        else:
            kept[kind, about] = before + amount if self._kinds[kind] == "sum" else max(before, amount)

    def of(self, seat: int) -> list[Highlight]:
        """What was noted of a seat, in the order of the kinds; of one kind, the most first."""
        order = [*self._kinds]
        kept = [Highlight(kind, amount, about) for (kind, about), amount in self._of.get(seat, {}).items()]
        return sorted(kept, key=lambda one: (order.index(one.kind), -one.amount, one.about))


def put_together(kinds: Mapping[str, Together], games: Iterable[Iterable[Highlight]]) -> list[Highlight]:
    """The highlights of many games as those of one; what the game has no word for any more is left out."""
    all_of_them = Highlights(kinds)
    for highlights in games:
        for one in highlights:
            if one.kind in kinds:
                all_of_them.note(0, one.kind, one.amount, one.about)
    return all_of_them.of(0)
