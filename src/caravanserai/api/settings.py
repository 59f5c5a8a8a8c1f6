"""The settings of a table, made before anybody sits down."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Lens = Literal["off", "own", "all"]
Watch = Literal["anyone", "link", "nobody"]
TalkLevel = Literal["auto", "free", "reactions", "off"]


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table's clock: no limit, so many minutes in all and some seconds a move, or so many days for each move."""

    kind: Literal["none", "minutes", "days"] = "none"
    minutes: Annotated[int, msgspec.Meta(ge=1, le=600)] = 10
    increment: Annotated[int, msgspec.Meta(ge=0, le=600)] = 10
    days: Annotated[int, msgspec.Meta(ge=1, le=30)] = 3
    at_zero: Literal["bot_moves", "resign"] = "bot_moves"
    """At zero a bot makes this move, or the seat is the bot's from then on."""

    def at_first(self) -> float | None:
        """The seconds that every seat begins with; None without a clock."""
        if self.kind == "none":
            return None
        return 60.0 * self.minutes if self.kind == "minutes" else 86_400.0 * self.days

    def after_move(self, left: float) -> float:
        """What a seat has after a move that it had so many seconds left for."""
        return left + self.increment if self.kind == "minutes" else 86_400.0 * self.days


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table's settings; options are the game's own, each with a default."""

    game: str
    players: Annotated[int, msgspec.Meta(ge=1, le=16)]
    options: dict[str, str | int | bool] = {}
    name: Annotated[str, msgspec.Meta(max_length=60)] = ""
    lens: Lens = "all"
    """Who is shown the odds: nobody, each seat on its own turn, or everybody."""
    clock: Clock = Clock()
    watch: Watch = "anyone"
    """Who may watch: anyone who finds the table in the list, those who have the link, or nobody."""
    listed: bool = False
    """Whether the table stands in the list of open tables, for strangers to join."""
    talk: TalkLevel = "auto"
    """What can be said: anything, a few reactions, nothing. Left to itself, anything unless strangers may come."""
    grace: Annotated[int, msgspec.Meta(ge=1, le=604_800)] = 120
    """Seconds before a bot stands in for somebody who is away."""
    thinking: Annotated[float, msgspec.Meta(ge=0.1, le=10)] = 1.0
    """Seconds that a bot which thinks takes for a move."""
    stand_in: Annotated[str, msgspec.Meta(max_length=30)] = ""
    """The bot that stands in; the game's strongest of those that answer at once unless said otherwise."""
