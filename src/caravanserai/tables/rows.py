"""What can be written into a table's log. The log is the truth; everything else follows from it: event sourcing."""

from __future__ import annotations

import msgspec

from caravanserai.api.settings import Settings


class Row(msgspec.Struct, frozen=True, tag_field="row"):
    """One thing that happened at a table."""


class TableOpened(Row, frozen=True, tag="opened"):
    """A table was made, its randomness committed to."""

    settings: Settings
    host: str
    commitment: str


class Sat(Row, frozen=True, tag="sat"):
    """Somebody took a seat, or has another name there."""

    seat: int
    who: str
    name: str


class Left(Row, frozen=True, tag="left"):
    """A seat was left, or freed by the host, before the game began."""

    seat: int


class HostPassed(Row, frozen=True, tag="host_passed"):
    """The host has left the open table: whoever sits here is the host from now on."""

    seat: int


class BotSeated(Row, frozen=True, tag="bot_seated"):
    """A bot was given a seat before the game began; none takes it away again."""

    seat: int
    bot: str | None
    name: str = ""
    """What it is called at this table; in older logs it has no name but its kind."""


class Readied(Row, frozen=True, tag="readied"):
    """A seat is ready, or not any more."""

    seat: int
    ready: bool


class Salted(Row, frozen=True, tag="salted"):
    """A seat added its own words to the randomness."""

    seat: int
    salt: str


class Started(Row, frozen=True, tag="started"):
    """The game began."""


class Moved(Row, frozen=True, tag="moved"):
    """A move of a seat, or of chance, which then has the number of the draw that decided it."""

    actor: int
    move: int
    draw: int | None = None
    by: str = ""
    """The bot that moved for the seat, if one did."""


class Sealed(Row, frozen=True, tag="sealed"):
    """A seat that does not act yet has answered ahead. The answer is played, as a move, when the seat acts."""

    seat: int
    move: int
    by: str = ""
    """The bot that answered for the seat, if one did."""


class Unsealed(Row, frozen=True, tag="unsealed"):
    """A seat took back what it had answered ahead."""

    seat: int


class UndoAsked(Row, frozen=True, tag="undo_asked"):
    """A seat asks all others to go back to when this many moves had been made."""

    seat: int
    moves: int


class UndoAnswered(Row, frozen=True, tag="undo_answered"):
    """A seat agrees to go back, or does not; the one who asked does not agree any more, or was not answered in time."""

    seat: int
    agrees: bool


class Undone(Row, frozen=True, tag="undone"):
    """The game went back to when this many moves had been made."""

    seat: int
    moves: int


class TakenOver(Row, frozen=True, tag="taken_over"):
    """A bot stands in for a seat whose owner is away."""

    seat: int
    bot: str


class Returned(Row, frozen=True, tag="returned"):
    """The owner is back."""

    seat: int


class Resigned(Row, frozen=True, tag="resigned"):
    """A seat was given up to a bot for good: by its owner, or because its time ran out."""

    seat: int
    bot: str
    out_of_time: bool = False


class Handed(Row, frozen=True, tag="handed"):
    """A seat was handed to somebody else."""

    seat: int
    who: str
    name: str


class TimeRanOut(Row, frozen=True, tag="time_ran_out"):
    """A seat's time ran out, and a bot moves once for it."""

    seat: int


class Said(Row, frozen=True, tag="said"):
    """Somebody said something."""

    seat: int
    text: str


class Reacted(Row, frozen=True, tag="reacted"):
    """Somebody said one of a few things that everybody understands."""

    seat: int
    reaction: str


class Rematched(Row, frozen=True, tag="rematched"):
    """The same table was opened anew."""

    table: str


AnyRow = (
    TableOpened
    | Sat
    | Left
    | HostPassed
    | BotSeated
    | Readied
    | Salted
    | Started
    | Moved
    | Sealed
    | Unsealed
    | UndoAsked
    | UndoAnswered
    | Undone
    | TakenOver
    | Returned
    | Resigned
    | Handed
    | TimeRanOut
    | Said
    | Reacted
    | Rematched
)
