"""The commands: what somebody can ask of a table. Each is answered with the version it led to, or refused with a reason."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal, get_args

import msgspec

from caravanserai.api.refusals import Code

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
    """Give a free seat to a bot, or take it away again: the host's to do, before the game begins."""

    refuses = ("game_begun", "not_host", "no_such_seat", "seat_taken", "no_such_bot")

    seat: SeatNumber
    bot: BotName | None


class FreeSeat(Command, frozen=True, tag="free_seat"):
    """Take a seat from whoever has it, person or bot: the host's to do, before the game begins."""

    refuses = ("game_begun", "not_host", "no_such_seat", "seat_free")

    seat: SeatNumber


class Ready(Command, frozen=True, tag="ready"):
    """Say that one is ready, or not yet."""

    refuses = ("game_begun", "not_seated")

    ready: bool = True


class Pledge(Command, frozen=True, tag="pledge"):
    """Pledge what one gives to the dice: the end of a chain of hashes that begins with a secret. It replaces the one before."""

    refuses = ("game_begun", "not_seated")

    pledge: Digest


class OpenPledge(Command, frozen=True, tag="open_pledge"):
    """Open the next link of one's chain, once the game has been started: its hash is what one has given before."""

    refuses = ("not_seated", "not_playing", "opening_over", "answered", "bad_opening")

    link: Digest


class Start(Command, frozen=True, tag="start"):
    """Begin: every seat taken, everybody ready. The host's to do."""

    refuses = ("game_begun", "not_host", "seat_free", "not_ready")


class Play(Command, frozen=True, tag="play"):
    """Make a move: as an object, as its number or in notation, seeing this version of the table."""

    refuses = ("not_seated", "not_playing", "no_such_move", "answered", "stale", "not_your_turn", "illegal_move")

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

    refuses = ("not_seated", "not_playing", "no_such_bot")

    bot: BotName | None = None


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

    refuses = ("not_over", "not_seated")


AnyCommand = (
    Sit
    | Leave
    | SeatBot
    | FreeSeat
    | Ready
    | Pledge
    | Start
    | OpenPledge
    | Play
    | Undo
    | AnswerUndo
    | Resign
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
