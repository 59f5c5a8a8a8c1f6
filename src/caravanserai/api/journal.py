"""Somebody's finished games, and the figures that are made of them: answers of HTTP."""

from __future__ import annotations

from typing import Literal

from caravanserai.api.messages import Outgoing
from caravanserai.core.highlights import Highlight


class JournalSeat(Outgoing, frozen=True):
    """Somebody who was in a game of one's journal."""

    kind: Literal["me", "friend", "bot", "guest"]
    """A guest is somebody who has left for good since."""
    name: str
    bot: str
    """Which one, of a bot; else empty."""
    place: int
    score: int


class JournalGame(Outgoing, frozen=True):
    """A game of one's journal, which one has played to its end."""

    table: str
    game: str
    name: str
    """The table's, if it has one."""
    ended: float
    you: int
    seats: list[JournalSeat]
    winners: list[int]
    reason: str
    moves: int
    highlights: list[Highlight]
    """What the game remembers of one's seat."""


class JournalGames(Outgoing, frozen=True):
    """A stretch of one's journal, the latest game first."""

    games: list[JournalGame]
    more: bool
    """Whether there are earlier ones: they are asked for with the last of these tables."""


class Rival(Outgoing, frozen=True):
    """Whom one has played against, and how often one came before them."""

    kind: Literal["friend", "bot", "guest"]
    name: str
    """As they were called last; empty for guests, all of whom are one."""
    bot: str
    game: str
    """A game in which they were met, for the name of a bot's level there."""
    games: int
    ahead: float
    """In how many of these one came before them: a shared place is half, and of several bots of one level each has its part."""
    low: float
    high: float
    """Within what the share would be in very many games, with 95 % of certainty."""


class JournalFigures(Outgoing, frozen=True):
    """What the games of one's journal come to: those of one game, or of all."""

    game: str
    """Empty for all."""
    games: int
    won: int
    alone: int
    """How many of them were against bots only, which are counted in `games` no less."""
    alone_won: int
    rivals: list[Rival]
    """People first, then bots, the weakest first; of people, those one has played with most."""
    highlights: list[Highlight]
    """Those of all games together; nothing where it is of all."""


class Journal(Outgoing, frozen=True):
    """The figures of one's journal, over all games and for each."""

    figures: list[JournalFigures]
    lately: list[float]
    """When the games of the last eight weeks were over, the latest first."""
    parts: int
    """In how many parts all of it can be taken along."""
    unread: bool
    """Whether there are games of earlier times that are not in it yet: it is asked for again to have them read."""
