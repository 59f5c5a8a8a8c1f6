"""The messages of a table: a command in its envelope goes in; updates, acknowledgements and refusals come out."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from caravanserai.api.commands import AnyCommand, SeatNumber
from caravanserai.api.settings import Settings
from caravanserai.core.contract import Outcome, Prompt

Phase = Literal["open", "playing", "over"]
NAMELESS = "?"
"""What somebody is called who has no name to show: they have left for good. Readers are told that it was a guest."""
Key = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_.:-]+$")]


class Incoming(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What clients send."""


class Outgoing(msgspec.Struct, frozen=True):
    """What the server sends."""


class Talk(msgspec.Struct, frozen=True):
    """Something that was said, or a reaction and no text, and the version of the table it made."""

    version: int
    seat: int
    text: str
    reaction: str | None = None
    at: float = 0.0
    """When it was said, by the server's clock."""


TidingKind = Literal[
    "taken_over",
    "returned",
    "lent",
    "resigned",
    "out_of_time",
    "given",
    "taken",
    "handed",
    "host",
    "late",
    "undo_asked",
    "undo_agreed",
    "undo_refused",
    "undo_dropped",
    "undone",
    "nudged",
    "seats_opened",
    "seats_closed",
]


class Tiding(msgspec.Struct, frozen=True):
    """Something that happened at a table besides the game and the talk, and the version of the table it made."""

    version: int
    kind: TidingKind
    seat: int
    """Whose seat it is about, or who did it; -1 if it was the host, who has none."""
    name: str
    """Who had that seat then."""
    moves: int
    """How many moves had been made."""
    at: float
    """When it happened, by the server's clock."""
    former: str = ""
    """Who had the seat before, if it went to somebody else."""
    bot: str = ""
    """The kind of bot that moves for the seat from then on."""
    count: int = 0
    """How many moves a bot has made for whoever is back; or how many are to be taken back, or were."""
    others: list[int] = []
    """Who was nudged."""


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits where, as everybody may know."""

    kind: Literal["free", "person", "bot"]
    name: str
    bot: str | None
    """The bot that moves for this seat now, its own or a stand-in."""
    ready: bool
    present: bool
    """Whether its owner is here now, or it is a bot's."""
    seconds: float | None
    """What is left on the clock, if the seat does not act; else what was left when its turn began."""
    bank: float = 0.0
    """The part of it that is the bank, by days: what was left of it when the last move was made."""
    thinks: bool = False
    """Whether the bot that moves for this seat takes time to think, so that one sees it think when it is to move."""
    away: float | None = None
    """Since when its owner is not here; None for one who is."""
    bot_at: float | None = None
    """When a bot stands in for its owner, unless they are back before; None if none will."""
    lent: bool = False
    """Whether the bot that moves for this seat does so by its owner's wish, until they take it back."""
    bot_from: float | None = None
    """From when on others may let a bot stand in for its owner at once (`stand_in`); None if they may not."""


class LegalMove(msgspec.Struct, frozen=True):
    """A move that may be made now."""

    number: int
    notation: str
    move: Any


class LegalGroup(msgspec.Struct, frozen=True):
    """Moves of one kind, which a person chooses among."""

    kind: str
    moves: list[LegalMove]


class Told(msgspec.Struct, frozen=True):
    """The events of one move, as the viewer may hear them, each citing its section."""

    moves: int
    actor: int
    events: list[Any]
    notation: str = ""
    """In a finished game, of a move of other rules, of which no events are known: the move as it is written."""


class RulesSince(msgspec.Struct, frozen=True):
    """From so many moves on the game went on by other rules, from the position that it had."""

    before: int
    after: int
    moves: int
    dropped: int
    """So many moves that came after them had to be taken back: the new rules do not lead there."""


class HiddenPositions(msgspec.Struct, frozen=True):
    """From how many moves to how many, both included, positions cannot be shown: today's rules do not lead to them."""

    first: int
    last: int


class OtherRules(msgspec.Struct, frozen=True):
    """What is not of today's rules in a game that was played, in part or whole, by others."""

    played: int
    """The version of the rules that the game is played by, or was."""
    today: int
    changes: list[RulesSince]
    hidden: list[HiddenPositions]


class UndoInfo(msgspec.Struct, frozen=True):
    """A wish to go back to when so many moves had been made, and who has agreed."""

    seat: int
    moves: int
    agreed: list[int]


class Altered(msgspec.Struct, frozen=True):
    """A setting that is not as the table was opened with: since when, and what it was. The game's own have `options.` before."""

    name: str
    before: Any
    at: float


class NudgeInfo(msgspec.Struct, frozen=True):
    """When somebody last nudged those whom the table waits for, and from when on anybody may again."""

    at: float
    again: float


class FairInfo(msgspec.Struct, frozen=True):
    """The commitment to the dice and what the seats give to them; after the end also the seed that opens it."""

    commitment: str
    seed: str | None
    salts: list[str] | None
    """What seats had added, in a finished game of before there were pledges."""
    pledges: list[str]
    """By seat; empty for one that has not pledged. From the start on they stay as they are."""
    rounds: list[list[str]]
    """By round of openings, by seat, the link that was opened; empty for one that was not asked, or has not opened."""
    opening: list[int] | None
    """The seats that are to open now; None before the start, and when the dice are set."""


class Update(msgspec.Struct, frozen=True, tag_field="message", tag="update"):
    """All that a viewer needs to show the table."""

    table: str
    version: int
    since: int
    """The version that `events` go on from; 0 if they do not, and the view has to be taken as it is."""
    settings: Settings
    phase: Phase
    seats: list[SeatInfo]
    you: int | None
    host: bool
    moves: int
    view: Any
    awaited: list[int]
    """The seats that the game waits for; the clock runs for the first of them."""
    prompt: Prompt | None
    """What is asked of the viewer, if it is awaited; else of the first who is."""
    legal: list[LegalGroup]
    ahead: LegalMove | None
    """What the viewer has answered ahead: it is played when those before have answered."""
    events: list[Told]
    turn_since: float
    deadline: float | None
    """When the time of the first who is awaited is over; None without a clock, and where nobody is."""
    now: float
    can_undo: int | None
    undo: UndoInfo | None
    talk: list[Talk]
    """What was said since the version that the viewer has, or lately."""
    tidings: list[Tiding]
    """What else happened at the table since the version that the viewer has, or lately."""
    nudge: NudgeInfo | None
    """None if nobody has nudged yet."""
    outcome: Outcome | None
    fair: FairInfo
    rematch: str | None
    """The table that goes on from this one, for those who sat here."""
    altered: list[Altered]
    """What the host has set anew before the game, the latest last."""
    onlookers: int
    """How many look on who do not sit here."""
    other_rules: OtherRules | None
    """None if today's rules lead through the whole game, as they nearly always do."""
    ordered: bool = False
    """Whether an order of the viewer's answers what it is asked, unless it moves first: nobody has to be called for that."""
    lesson: bool = False
    """Whether a lesson is given here: dice and bots are prepared, and `lesson` of the table tells what to do."""
    set_up: bool = False
    """Whether the game begins at a position that somebody has set up: it counts nowhere."""
    secrets: bool = True
    """Whether a seat may know what others do not, in this game and by its options: those who share a device need a curtain."""
    mine: list[int] = []
    """The seats of the viewer and of those who play by the same device. With several of them, `you` is the one that was asked
    for, and None, with nothing that is hidden from anybody, if none was."""


class ToldChange(Told, frozen=True, kw_only=True):
    """The events of one move, and beside each what it changes in the viewer's view."""

    changes: list[Any]


class Change(msgspec.Struct, frozen=True, tag_field="message", tag="change"):
    """What is different at the table, for a viewer who has the version before and asked to be sent changes."""

    since: int
    """The version that the viewer must have."""
    update: dict[str, Any]
    """The fields of the `Update` that are not as they were; all but `view`, `events`, `talk`, `tidings` and `since`."""
    events: list[ToldChange]
    talk: list[Talk]
    """What was said since then."""
    tidings: list[Tiding] = []
    """What else happened at the table since then."""


class CommandEnvelope(Incoming, frozen=True, omit_defaults=True):
    """A command for a table. With an idempotency key it can be sent again without harm; `id` comes back with the answer."""

    command: AnyCommand
    key: Key | None = None
    id: Annotated[int, msgspec.Meta(ge=0, le=2**53)] = 0
    seat: SeatNumber | None = None
    """For which of one's seats, if one has guests; else that of the socket, or the only one."""


class Ack(Outgoing, frozen=True, tag_field="message", tag="ack"):
    """A command is carried out and committed; the table has this version now."""

    version: int
    id: int = 0
    table: str | None = None
    """The new table, for a rematch."""


class Error(Outgoing, frozen=True, tag_field="message", tag="error"):
    """A refusal as a message; nothing has changed: a code for programs, a sentence for people, and what it is about."""

    code: str
    text: str
    id: int = 0
    details: dict[str, Any] = {}
    update: Update | None = None
    """What changed, for a move that was made on an old version."""


LiveMessage = Update | Change | Ack | Error
