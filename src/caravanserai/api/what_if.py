"""What-ifs: what is asked about a line of moves that nobody has played, and what is answered. The server keeps nothing of it."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec

from caravanserai.api.commands import BotName, Digest, Name
from caravanserai.api.messages import Incoming, Outgoing, ToldChange, Update
from caravanserai.api.wire import HintedStep
from caravanserai.core.what_if import LineText, MoveText, PositionText, WhatIfDocument

MOST_PLANS = 64
MostSamples: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=12_800)]
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
Sum: TypeAlias = Annotated[float, msgspec.Meta(ge=-1e9, le=1e9)]


class WhatIfLine(Incoming, frozen=True):
    """A position that might be: where one begins, and the moves from there, in notation."""

    game: Annotated[str, msgspec.Meta(max_length=64)]
    position: PositionText = ""
    line: LineText = msgspec.field(default_factory=list)


class WhatIfLens(WhatIfLine, frozen=True):
    """The odds there; not `fine`, at once and roughly where they take a while."""

    fine: bool = True


class WhatIfWhy(WhatIfLine, frozen=True, kw_only=True):
    """Why a move is not allowed there."""

    move: MoveText


class WhatIfHint(WhatIfLine, frozen=True):
    """What a bot would do there; the strongest, unless one is named."""

    bot: Annotated[str, msgspec.Meta(max_length=64)] = ""


class WhatIfLook(WhatIfLine, frozen=True):
    """What is to be told of it."""

    roll: bool = False
    """Let chance move, and whoever has no choice, until a seat decides."""
    since: Annotated[int, msgspec.Meta(ge=0, le=2**31)] = 2**31
    """Tell what happens in the moves after so many, and what that changes in what the seat sees that is to move before them."""
    viewer: Annotated[int, msgspec.Meta(ge=-1, le=31)] = -1
    """By whose eyes it is seen, if not by those of the seat that is to move: nothing can be chosen then."""
    fresh: Annotated[int, msgspec.Meta(ge=0, le=16)] = 0
    """In place of a position: a fresh set-up for so many players, by chance as far as the options of a game at once have it."""
    spelled: bool = False
    """Spell the position out: what people change by hand is written even where it is as usual."""
    story: bool = False
    """Tell what happens in all moves, with nothing hidden, and not what it changes."""


class WhatIfTable(WhatIfLine, frozen=True, kw_only=True):
    """A table whose game begins there. It counts nowhere."""

    name: Name
    seat: Annotated[int, msgspec.Meta(ge=0, le=31)] = 0
    """Where the asker sits, if bots have all other seats."""
    bot: BotName | None = None
    """A bot in every other seat, and the game begins; with none the table is open, and its path is the invitation."""
    pledge: Digest | None = None
    """What the asker gives to the dice, to be opened as soon as the table is there; only where the game begins."""


class SupposedMove(Outgoing, frozen=True):
    """A move that might be made: whose, and what."""

    actor: int
    notation: str
    move: Any


class ChanceMove(Outgoing, frozen=True):
    """What chance might do, and how often against the others."""

    notation: str
    move: Any
    weight: int


class WhatIfSeen(Outgoing, frozen=True):
    """A position that might be, as whoever is to move sees it."""

    update: Update
    """As a table's: nobody sits at it, and `you` is the seat that is to move, or while none is, the one that moved last."""
    position: str
    """The whole position in notation."""
    actor: int
    added: list[SupposedMove]
    """The moves that chance has made, and whoever had no choice, after those of the line."""
    chance: list[ChanceMove]
    """What chance might do now, if it is to move."""
    told: list[ToldChange]
    """What happens in the moves that were asked for."""


class WhatIfInfo(Outgoing, frozen=True):
    """A what-if, and what its moves are."""

    document: WhatIfDocument
    actors: list[int]
    """By move, who makes it."""
    moves: dict[str, Any]
    """By its notation, each move."""


class WhatIfKept(Outgoing, frozen=True):
    """Under which name a what-if is kept, and the address to send to others."""

    what_if: str
    path: str


class WeighedSoFar(Incoming, frozen=True):
    """A move, with what would follow it at once, and what it has come to so far for whoever makes it."""

    option: Count
    """Its number among the moves that the engine thinks of here."""
    tried: Count = 0
    """So often it was tried."""
    parts: Count = 0
    """In so many parts, each of which counts as one observation."""
    total: Sum = 0.0
    squares: Sum = 0.0


class WhatIfThink(WhatIfLine, frozen=True):
    """Let the engine think on about a position, from where it was left."""

    so_far: Annotated[list[WeighedSoFar], msgspec.Meta(max_length=MOST_PLANS)] = msgspec.field(default_factory=list)
    samples: MostSamples = 640
    """It is done when each of the moves that are left was tried so often."""


class WeighedMove(Outgoing, frozen=True):
    """A move as the engine sees it now."""

    notation: str
    move: Any
    then: list[HintedStep]
    """What would follow at once, of the same seat."""
    up_to: int | None
    """Where it is a bid, how far the seat would go."""
    chance: float
    """To win, for whoever makes it."""
    error: float
    """Half of the 95 % interval of that."""
    tried: int


class Thoughts(Outgoing, frozen=True):
    """How far the engine has come with a position."""

    actor: int
    samples: int
    """So often each of the moves that are left was tried."""
    depth: int
    """For so many stages of the game a try goes on, the one under way among them: legs, rounds or turns; 0 is to the end."""
    done: bool
    chances: list[float]
    """Everybody's chance to win here, by what the seat that is to move could know; told at first, and empty later."""
    best: list[WeighedMove]
    """The best first; nothing where there is nothing to decide."""
    so_far: list[WeighedSoFar]
    """To be sent back, for the engine to go on from."""
