"""What is asked about a real table's board, and what is answered. The server keeps nothing of it."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec

from caravanserai.api.messages import Incoming, Outgoing
from caravanserai.core.what_if import PositionText

GameText: TypeAlias = Annotated[str, msgspec.Meta(max_length=64)]
Thing: TypeAlias = Annotated[str, msgspec.Meta(max_length=64)]
Amount: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=100_000)]
Many: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=20)]


class BoardAsked(Incoming, frozen=True):
    """A real board in notation, and what has come out there since: a die and its face, or nothing."""

    game: GameText
    position: PositionText
    rolled: Annotated[str, msgspec.Meta(max_length=16)] = ""


class BoardOdds(Outgoing, frozen=True):
    """The board then, what onlookers see of it, and its odds."""

    position: str
    view: Any
    """As the game's `view_type` says."""
    lens: Any
    """As the game's `lens_type` says; None when the race is over."""
    over: bool
    reach: dict[str, int]
    """By every roll that may come next, where it leads."""


class SuitorTold(Incoming, frozen=True):
    """Somebody who may be chosen: free rooms, what is seen of them by name, and who lives there."""

    room: Many
    seen: Annotated[dict[Thing, Amount], msgspec.Meta(max_length=8)] = msgspec.field(default_factory=dict)
    guests: Annotated[list[Thing], msgspec.Meta(max_length=28)] = msgspec.field(default_factory=list)


class ChoiceAsked(Incoming, frozen=True):
    """Who chooses at a real table, whether her preferences are swapped, and among whom."""

    game: GameText
    who: Thing
    suitors: Annotated[list[SuitorTold], msgspec.Meta(max_length=8)]
    swapped: bool = False
