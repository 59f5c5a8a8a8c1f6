"""The commands: what somebody can ask of a table. Each is answered with the version it led to, or refused with a reason."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal, get_args

import msgspec

from caravanserai.api.refusals import Code
from caravanserai.api.settings import Settings

SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=15)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
BotName = Annotated[str, msgspec.Meta(min_length=1, max_length=30)]
Digest = Annotated[str, msgspec.Meta(min_length=64, max_length=64, pattern="^[0-9a-f]{64}$")]
"""A hash, in hexadecimal digits."""
Reaction = Literal["well_played", "ouch", "thinking", "hurry", "thanks", "laugh"]


class Command(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """What somebody asks of a table, before it is checked."""

    refuses: ClassVar[tuple[Code, ...]] = ()
    """What a table may refuse it with."""


class Sit(Command, frozen=True, tag="sit"):
    """Take a seat, this one or any that is free. Whoever sits elsewhere at the table moves over."""

    refuses = ("game_begun", "table_full", "no_such_seat", "seat_taken", "bad_name")

    name: Name
    seat: SeatNumber | None = None


class Leave(Command, frozen=True, tag="leave"):
    """Leave one's seat before the game begins."""

    refuses = ("game_begun", "not_seated")


class SeatBot(Command, frozen=True, tag="seat_bot"):
    """Give a free seat to a bot, or take it away again: the host's to do, before the game begins.

    While it is played, the host may give a bot the seat of somebody for whom one stands in already.
    """

    refuses = ("game_begun", "not_host", "no_such_seat", "seat_taken", "no_such_bot", "not_away")

    seat: SeatNumber
    bot: BotName | None


class SeatGuest(Command, frozen=True, tag="seat_guest"):
    """Give a free seat, this one or any, to somebody who plays by one's own device: for whoever sits there, and for the host."""

    refuses = ("game_begun", "not_seated", "table_full", "no_such_seat", "seat_taken", "bad_name")

    name: Name
    seat: SeatNumber | None = None


class FreeSeat(Command, frozen=True, tag="free_seat"):
    """Take a seat from whoever has it, person or bot: the host's to do, before the game begins."""

    refuses = ("game_begun", "not_host", "no_such_seat", "seat_free")

    seat: SeatNumber


class Rearrange(Command, frozen=True, tag="arrange"):
    """Set the table anew, before the game begins: the host's to do. Everybody else is asked again whether they are ready.

    These are all its settings; what is left out is as usual. Another game needs another table. With fewer players the last
    seats go, if nobody sits there.
    """

    refuses = ("game_begun", "not_host", "bad_settings", "seat_taken")

    settings: Settings


class Ready(Command, frozen=True, tag="ready"):
    """Say that one is ready, or not yet; with a version, to play by the settings of that version and no later ones."""

    refuses = ("game_begun", "not_seated", "stale")

    ready: bool = True
    version: Annotated[int, msgspec.Meta(ge=0, le=2**53)] | None = None


class Pledge(Command, frozen=True, tag="pledge"):
    """Pledge what one gives to the dice: the end of a chain of hashes that begins with a secret. It replaces the one before."""

    refuses = ("game_begun", "not_seated")

    pledge: Digest


class OpenPledge(Command, frozen=True, tag="open_pledge"):
    """Open the next link of one's chain, once the game has been started: its hash is what one has given before."""

    refuses = ("not_seated", "not_playing", "opening_over", "answered", "bad_opening")

    link: Digest


class Start(Command, frozen=True, tag="start"):
    """Begin: every seat taken, not by bots alone, and everybody ready. The host's to do."""

    refuses = ("game_begun", "not_host", "seat_free", "not_ready", "not_seated")


class Play(Command, frozen=True, tag="play"):
    """Make a move: as an object, as its number or in notation, seeing this version of the table."""

    refuses = (
        "not_seated",
        "not_playing",
        "no_such_move",
        "answered",
        "stale",
        "not_your_turn",
        "illegal_move",
        "other_rules",
    )

    move: dict[str, Any] | int | str
    version: int


class Undo(Command, frozen=True, tag="undo"):
    """Go back to the start of one's turn; or, with everybody's consent, to when so many moves had been made."""

    refuses = ("not_seated", "not_playing", "nothing_to_undo", "bad_undo", "undo_asked")

    moves: Annotated[int, msgspec.Meta(ge=0)] | None = None


class AnswerUndo(Command, frozen=True, tag="answer_undo"):
    """Agree to go back, or not. Whoever asked takes the wish back by not agreeing any more."""

    refuses = ("not_seated", "no_undo_asked", "answered")

    agrees: bool


class Resign(Command, frozen=True, tag="resign"):
    """Give one's seat to a bot for good."""

    refuses = ("not_seated", "not_playing", "no_such_bot", "in_a_lesson")

    bot: BotName | None = None


class Lend(Command, frozen=True, tag="lend"):
    """Let a bot move for one's seat until one takes it back, or moves."""

    refuses = ("not_seated", "not_playing", "no_such_bot", "in_a_lesson", "lent")

    bot: BotName | None = None


class TakeSeat(Command, frozen=True, tag="take_seat"):
    """Take a bot's seat while the game is on, where the table allows it; or one's own back that a bot moves for."""

    refuses = (
        "not_playing",
        "no_such_seat",
        "seat_taken",
        "seats_closed",
        "other_seat",
        "seated",
        "not_watchable",
        "bad_name",
        "in_a_lesson",
    )

    seat: SeatNumber
    name: Name


class StandIn(Command, frozen=True, tag="stand_in"):
    """Let a bot move at once for somebody who is away, instead of waiting until the table's grace is over: for the host, and at a
    table that is not listed for whoever sits there. Its owner has the seat again as soon as they are back."""

    refuses = ("not_seated", "not_host", "not_playing", "no_such_seat", "in_a_lesson", "not_gone", "by_the_clock")

    seat: SeatNumber


class OpenSeats(Command, frozen=True, tag="open_seats"):
    """Say whether whoever has the link may take a bot's seat, while the game is on: the host's to do."""

    refuses = ("not_host", "not_playing", "in_a_lesson")

    open: bool


class Nudge(Command, frozen=True, tag="nudge"):
    """Remind those whom the table waits for. All who sit there together may do so once a minute."""

    refuses = ("not_seated", "not_playing", "nobody_awaited", "nudged")


class Accept(Command, frozen=True, tag="accept"):
    """Take over a seat that its owner has offered, by the code of the offer."""

    refuses = ("bad_offer", "offer_over", "seated", "bad_name")

    code: Annotated[str, msgspec.Meta(min_length=1, max_length=400)]
    name: Name


class Say(Command, frozen=True, tag="say"):
    """Say something to everybody at the table."""

    refuses = ("not_seated", "talk_off")

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=300)]


class React(Command, frozen=True, tag="react"):
    """Say one of a few things that everybody understands, in each one's own language."""

    refuses = ("not_seated", "talk_off")

    reaction: Reaction


class Rematch(Command, frozen=True, tag="rematch"):
    """Open the same table anew, with the same seats."""

    refuses = ("not_over", "not_seated", "in_a_lesson")


AnyCommand = (
    Sit
    | Leave
    | SeatBot
    | SeatGuest
    | FreeSeat
    | Rearrange
    | Ready
    | Pledge
    | Start
    | OpenPledge
    | Play
    | Undo
    | AnswerUndo
    | Resign
    | Lend
    | TakeSeat
    | StandIn
    | OpenSeats
    | Nudge
    | Accept
    | Say
    | React
    | Rematch
)
ANY_COMMAND: tuple[Code, ...] = ("try_again", "too_many", "no_storage", "internal")
"""What any command may be refused with."""
COMMAND_REFUSALS: tuple[Code, ...] = (
    *dict.fromkeys(code for kind in get_args(AnyCommand) for code in kind.refuses),
    *ANY_COMMAND,
)
