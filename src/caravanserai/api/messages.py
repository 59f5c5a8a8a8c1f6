"""The messages of a table: a command in its envelope goes in; updates, acknowledgements and refusals come out."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from caravanserai.api.commands import AnyCommand
from caravanserai.api.settings import Settings
from caravanserai.core.contract import Outcome, Prompt

Phase = Literal["open", "playing", "over"]
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


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits where, as everybody may know."""

    kind: Literal["free", "person", "bot"]
    name: str
    bot: str | None
    """The bot that moves for this seat now, its own or a stand-in."""
    ready: bool
    present: bool
    seconds: float | None
    """What is left on the clock, if the seat does not act; else what was left when its turn began."""
    thinks: bool = False
    """Whether the bot that moves for this seat takes time to think, so that one sees it think when it is to move."""


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
    now: float
    can_undo: int | None
    undo: UndoInfo | None
    talk: list[Talk]
    """What was said since the version that the viewer has, or lately."""
    outcome: Outcome | None
    fair: FairInfo
    rematch: str | None
    other_rules: OtherRules | None
    """None if today's rules lead through the whole game, as they nearly always do."""


class ToldChange(Told, frozen=True, kw_only=True):
    """The events of one move, and beside each what it changes in the viewer's view."""

    changes: list[Any]


class Change(msgspec.Struct, frozen=True, tag_field="message", tag="change"):
    """What is different at the table, for a viewer who has the version before and asked to be sent changes."""

    since: int
    """The version that the viewer must have."""
    update: dict[str, Any]
    """The fields of the `Update` that are not as they were; all but `view`, `events`, `talk` and `since`."""
    events: list[ToldChange]
    talk: list[Talk]
    """What was said since then."""


class CommandEnvelope(Incoming, frozen=True):
    """A command for a table. With an idempotency key it can be sent again without harm; `id` comes back with the answer."""

    command: AnyCommand
    key: Key | None = None
    id: Annotated[int, msgspec.Meta(ge=0, le=2**53)] = 0


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
