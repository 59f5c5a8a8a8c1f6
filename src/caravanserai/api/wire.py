"""The bodies and answers of HTTP, where they are more than a name or a number."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from caravanserai.api.commands import BotName, Digest, Name
from caravanserai.api.messages import Incoming, Outgoing, Told
from caravanserai.api.settings import Lens
from caravanserai.core.contract import Outcome
from caravanserai.core.options import Option

Scope = Literal["play", "read"]


class GameInfo(Outgoing, frozen=True):
    """A game that can be played here."""

    game: str
    rules_version: int
    fewest: int
    most: int
    usual: int
    """How many sit down to it by habit."""
    options: list[Option]
    bots: list[str]
    """The weakest first."""
    usual_bot: str
    """The one that plays unless another is chosen: the strongest of those that answer at once."""
    lens: bool
    """Whether the game can show odds at all."""


class GameWords(Outgoing, frozen=True):
    sentences: str
    """Fluent messages."""
    seats: list[str]
    """The fields that hold a seat, or several, and are told by its name."""
    by_seat: list[str]
    """The fields of a view that have an item for each seat."""


class GameRules(Outgoing, frozen=True):
    language: str
    """The language that they are told in: the one asked for, or English."""
    text: str
    """Markdown; nothing if the game tells no rules."""


class Me(Outgoing, frozen=True):
    """Who the asker is, and whether that is new."""

    name: str
    new: bool


class Recovery(Outgoing, frozen=True):
    """A link by which another device becomes the same person."""

    code: str
    path: str
    once: bool
    """Whether it is good for one use; else it is until its owner takes it back."""


class TokenInfo(Outgoing, frozen=True):
    """A token, without its secret."""

    token: str
    label: str
    scopes: list[str]
    created: float
    revoked: bool


class NewTokenMade(Outgoing, frozen=True):
    """A new token with its secret, which is told only now."""

    token: TokenInfo
    secret: str


class TableInfo(Outgoing, frozen=True):
    """A table in a list. Identities stay on the server."""

    table: str
    game: str
    name: str
    phase: str
    players: int
    free_seats: int
    waits_for_me: bool
    changed: float
    names: list[str]
    """Who sits there, by seat; empty for a free one."""
    acting: str | None
    """The name of whoever the game waits for, while it is played."""
    turn_since: float
    """When they began to act; 0 before the game."""


class Tables(Outgoing, frozen=True):
    """The lists of tables that the asker may see."""

    mine: list[TableInfo]
    open: list[TableInfo]
    watchable: list[TableInfo]


class Made(Outgoing, frozen=True):
    """A table that was just made."""

    table: str
    path: str
    """The invitation: whoever has it may look and take a free seat, but it is nobody's seat."""


class Quick(Incoming, frozen=True):
    """A game against bots, at once: the asker in seat 0, bots of one strength in all the others."""

    game: Annotated[str, msgspec.Meta(max_length=60)]
    name: Name
    players: Annotated[int, msgspec.Meta(ge=1, le=16)] | None = None
    """As many as sit down to the game by habit, unless said otherwise."""
    bot: BotName | None = None
    """The game's strongest of those that answer at once, unless said otherwise."""
    options: dict[str, str | int | bool] = msgspec.field(default_factory=dict)
    lens: Lens = "all"
    pledge: Digest | None = None
    """What the asker gives to the dice, to be opened as soon as the table is there."""


class Why(Outgoing, frozen=True):
    """Whether a move is allowed now; if not, why."""

    allowed: bool
    reason: str | None
    section: str | None
    about: dict[str, str | int]


class HintedStep(Outgoing, frozen=True):
    """A move that is to follow another at once, of the same seat: a step of a walk."""

    move: Any
    notation: str


class HintedMove(Outgoing, frozen=True):
    """A move that a bot has thought of, and what it expects of it."""

    move: Any
    notation: str
    value: float
    """The more the better, in the bot's own unit: `<game>-less` says how much less than the best it is."""
    then: list[HintedStep]
    """What would follow at once."""


class Hint(Outgoing, frozen=True):
    """What a bot would do in the asker's seat, knowing no more than the asker, and why."""

    version: int
    bot: str
    move: Any
    notation: str
    reason: str
    """Its words are `<game>-why-<reason>`; empty if it gives none."""
    about: dict[str, str | int | float]
    then: list[HintedStep]
    """What is to follow at once."""
    considered: list[HintedMove]
    """The best first."""


class PastPosition(Outgoing, frozen=True):
    """A position when so many moves had been made, with what the last of them did.

    Of a finished game it is seen by everybody alike; while the game is played, by each as they saw it then.
    """

    table: str
    moves: int
    of: int
    view: Any
    told: Told | None
    outcome: Outcome | None


class LensInfo(Outgoing, frozen=True):
    """The odds of what the asker sees; None before there are any, and after the game."""

    version: int
    """The table's version that they are of."""
    lens: Any
    """As the game's `lens_type` says."""
    fine: bool = True
    """Whether it is as exact as it gets; a rough one comes at once."""


class ServerKey(Outgoing, frozen=True):
    """The public key that goes with the signatures under this server's games."""

    key: str | None
    """Ed25519, in hexadecimal digits; None for a server that does not sign."""


class Verified(Outgoing, frozen=True):
    """Whether a finished game is whole and legal, and every die as the seed and what the seats gave decide.

    That the seed and the pledges are those of before the game is for whoever saw them then to say.
    """

    ok: bool
    commitment: str
    seed: str
    salts: list[str]
    """What seats had added, in a game of before there were pledges."""
    pledges: list[str]
    """By seat; empty for one that gave nothing."""
    rounds: list[list[str]]
    """By round, by seat, what was opened. What was opened in the last is in the dice."""
    draws: int
    """So many dice were rolled again, those of moves that were taken back among them."""
    taken_back: int
    """So many moves were taken back; the export has them too."""
    problem: str | None
    """The first thing that is wrong."""
    rules: int = 0
    """The version of the rules that the game began by."""
    unchecked: int = 0
    """So many moves, with what the dice decided in them, are of other rules than today's, which cannot tell whether they hold."""


class OfferedSeat(Outgoing, frozen=True):
    """The code of an offer of one's seat, and when it ends."""

    code: str
    expires: float


class Done(Outgoing, frozen=True):
    """It is done, and there is nothing else to tell."""

    done: bool = True
