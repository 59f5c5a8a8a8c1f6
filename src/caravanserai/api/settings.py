"""The settings of a table, made before anybody sits down."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Lens = Literal["off", "own", "all"]
Watch = Literal["anyone", "link", "nobody"]
TalkLevel = Literal["auto", "free", "reactions", "off"]
BotSeats = Literal["auto", "open", "closed"]


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table's clock: no limit, so many minutes in all and some seconds a move, or so many days for each move and a bank."""

    kind: Literal["none", "minutes", "days"] = "none"
    minutes: Annotated[int, msgspec.Meta(ge=1, le=600)] = 10
    increment: Annotated[int, msgspec.Meta(ge=0, le=600)] = 10
    days: Annotated[int, msgspec.Meta(ge=1, le=30)] = 3
    at_zero: Literal["bot_moves", "resign"] = "bot_moves"
    """At zero a bot makes this move, or the seat is the bot's from then on."""
    bank: Annotated[int, msgspec.Meta(ge=0, le=240)] = 0
    """By days: so many hours each seat has besides, once, for moves that take it longer than their days."""
    weekends_off: bool = False
    """By days: whether no time passes on Saturdays and Sundays, in this zone."""
    zone: Annotated[str, msgspec.Meta(max_length=64)] = ""
    """As IANA calls it, like Europe/Warsaw; empty for UTC."""

    def at_first(self) -> float | None:
        """The seconds that every seat begins with; None without a clock."""
        if self.kind == "none":
            return None
        return 60.0 * self.minutes if self.kind == "minutes" else 86_400.0 * self.days + self.bank_at_first()

    def bank_at_first(self) -> float:
        """The seconds of them that are the bank."""
        return 3600.0 * self.bank if self.kind == "days" else 0.0

    def after_move(self, left: float, bank: float = 0.0) -> float:
        """What a seat has after a move that it had so many seconds left for, so many of them in its bank."""
        return left + self.increment if self.kind == "minutes" else 86_400.0 * self.days + bank


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table's settings; options are the game's own, each with a default."""

    game: str
    players: Annotated[int, msgspec.Meta(ge=1, le=16)]
    options: dict[str, str | int | bool] = {}
    name: Annotated[str, msgspec.Meta(max_length=60)] = ""
    lens: Lens = "all"
    """Who is shown the odds: nobody, each seat on its own turn, or everybody."""
    clock: Clock = Clock()
    watch: Watch = "link"
    """Who may watch: anyone who finds a listed table in the list of those in play, those who have the link, or nobody."""
    listed: bool = False
    """Whether the table stands in the list of open tables, for strangers to join, and later, if anyone may, of those to watch."""
    talk: TalkLevel = "auto"
    """What can be said: anything, a few reactions, nothing. Left to itself, anything unless strangers may come."""
    grace: Annotated[int, msgspec.Meta(ge=1, le=604_800)] = 120
    """Seconds before a bot stands in for somebody who is away."""
    thinking: Annotated[float, msgspec.Meta(ge=0.1, le=10)] = 1.0
    """Seconds that a bot which thinks takes for a move."""
    stand_in: Annotated[str, msgspec.Meta(max_length=30)] = ""
    """The bot that stands in; the game's strongest of those that answer at once unless said otherwise."""
    bot_seats: BotSeats = "auto"
    """Whether whoever has the link may take a bot's seat while the game is on. Left to itself, unless strangers may come."""
