"""What is asked about a real table by somebody who tells what lies there, and what is answered."""

from __future__ import annotations

import msgspec


class Wooer(msgspec.Struct, frozen=True):
    """Whoever may be chosen: how much room there is, who lives there already, and what is seen of them, by name."""

    room: int
    seen: dict[str, int] = {}
    guests: list[str] = []


class Wooed(msgspec.Struct, frozen=True):
    """Who chooses, and among whom; her preferences may have been swapped."""

    who: str
    swapped: bool
    suitors: list[Wooer]


class Compared(msgspec.Struct, frozen=True):
    """A comparison: by what, the best that is seen, and the places of those who have it."""

    by: str
    best: int
    seats: list[int]


class HerChoice(msgspec.Struct, frozen=True):
    """Whom she goes to, or nobody yet; and how she came to that."""

    chosen: int | None
    among: list[int]
    """The places of those who count at all."""
    looks: list[Compared]
    section: str
    """Of the rules, by which she chose or waits."""
    bills: list[int]
    """By place, the upkeep once she lives where she goes; what is due besides is not in it."""
    upkeep: str
    """The section about that."""
