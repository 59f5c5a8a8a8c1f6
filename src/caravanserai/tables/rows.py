"""What can be written into a table's log. The log is the truth; everything else follows from it: event sourcing."""

from __future__ import annotations

from typing import Any

import msgspec

from caravanserai.api.settings import Settings
from caravanserai.core.contract import Outcome

FORMAT = 2
"""Of what is written here. It is raised when a program that knows only the former one would misread a row: a field that it
would leave out unheeded, or one that means something else. New kinds of rows need no other number: they are not known at all.

2: after `RulesChanged` the rows before it are of other rules, and a snapshot may hold moves of several.
"""


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


class Arranged(Row, frozen=True, tag="arranged"):
    """The host has set the table anew before the game began: these are its settings from now on."""

    settings: Settings


class BeginsAt(Row, frozen=True, tag="begins_at"):
    """The game does not begin at its start but at this position, in notation, which somebody has set up: it counts nowhere."""

    position: str


class Readied(Row, frozen=True, tag="readied"):
    """A seat is ready, or not any more."""

    seat: int
    ready: bool


class Salted(Row, frozen=True, tag="salted"):
    """A seat added its own words to the randomness: in logs of before there were pledges."""

    seat: int
    salt: str


class Pledged(Row, frozen=True, tag="pledged"):
    """A seat pledged what it gives to the dice, in place of what it had pledged before."""

    seat: int
    pledge: str


class Started(Row, frozen=True, tag="started"):
    """The game began; if somebody has pledged, with the openings that set the dice."""


class PledgeOpened(Row, frozen=True, tag="pledge_opened"):
    """A seat opened the link of its chain that the present round asks for."""

    seat: int
    link: str


class LeftOut(Row, frozen=True, tag="left_out"):
    """These seats had not opened in time, and are out of the dice for good. Those who had, if any, open their next links."""

    seats: list[int]


class DiceSet(Row, frozen=True, tag="dice_set"):
    """The dice are set by the seed and by what these seats have opened last. From here on chance moves."""

    seats: list[int]


class Moved(Row, frozen=True, tag="moved"):
    """A move of a seat, or of chance, which then has the number of the draw that decided it."""

    actor: int
    move: int
    draw: int | None = None
    by: str = ""
    """The bot that moved for the seat, if one did."""
    outcome: Outcome | None = None
    """How the game ended, with the move that ended it; not in logs of before that was noted."""


class RulesChanged(Row, frozen=True, tag="rules_changed"):
    """A later program has taken up the running table: from here on other rules apply, and moves have their numbers."""

    before: int
    after: int
    moves: int
    """So many moves count from here on. Any more that were made are taken back: the new rules do not lead there."""
    position: dict[str, Any] | None = None
    """Where the game goes on from; None if all rows before lead there by the new rules too."""
    alike: int = 0
    """Where it goes on from a position: the new rules lead through so many of its moves; the others are of the rules before."""
    seconds: list[float | None] = []
    """What is left on the clocks, where it goes on from a position."""


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


class Lent(Row, frozen=True, tag="lent"):
    """The owner of a seat lets a bot move for it, until they take it back."""

    seat: int
    bot: str


class SeatGiven(Row, frozen=True, tag="seat_given"):
    """The host has given the seat of somebody who did not come back to a bot."""

    seat: int
    bot: str


class SeatTaken(Row, frozen=True, tag="seat_taken"):
    """Somebody took a bot's seat while the game was on."""

    seat: int
    who: str
    name: str


class SeatsOpened(Row, frozen=True, tag="seats_opened"):
    """The host has said whether whoever has the link may take a bot's seat from now on."""

    open: bool


class Nudged(Row, frozen=True, tag="nudged"):
    """A seat reminded those whom the table waits for."""

    seat: int
    others: list[int]


class TimeRanOut(Row, frozen=True, tag="time_ran_out"):
    """A seat's time ran out, and a bot moves once for it."""

    seat: int


class Reminded(Row, frozen=True, tag="reminded"):
    """A seat was reminded that its time runs out, once for this move."""

    seat: int


class ClockHeld(Row, frozen=True, tag="clock_held"):
    """The server did not serve for so long: the clock of whoever is to move stood still."""

    seconds: float


class Said(Row, frozen=True, tag="said"):
    """Somebody said something."""

    seat: int
    text: str


class Reacted(Row, frozen=True, tag="reacted"):
    """Somebody said one of a few things that everybody understands."""

    seat: int
    reaction: str


class Forgotten(Row, frozen=True, tag="forgotten"):
    """Somebody who sat here wants to be forgotten: the name and the words are gone, here and in the rows before."""

    who: str
    seats: list[int]
    """Those that have their name still."""


class Closed(Row, frozen=True, tag="closed"):
    """Whoever runs the server has closed the table: nobody plays on, and nobody is shown it any more."""


class LessonBegun(Row, frozen=True, tag="lesson_begun"):
    """The table is a lesson's: chance and the other seats move as it is written, in this edition of it."""

    edition: str


class LessonStep(Row, frozen=True, tag="lesson_step"):
    """The learner has come to this step of the lesson, by going on or by going back."""

    step: int


class Rematched(Row, frozen=True, tag="rematched"):
    """The same table was opened anew."""

    table: str


AnyRow = (
    TableOpened
    | Sat
    | Left
    | HostPassed
    | BotSeated
    | Arranged
    | BeginsAt
    | Readied
    | Salted
    | Pledged
    | Started
    | PledgeOpened
    | LeftOut
    | DiceSet
    | Moved
    | RulesChanged
    | Sealed
    | Unsealed
    | UndoAsked
    | UndoAnswered
    | Undone
    | TakenOver
    | Returned
    | Resigned
    | Handed
    | Lent
    | SeatGiven
    | SeatTaken
    | SeatsOpened
    | Nudged
    | TimeRanOut
    | Reminded
    | ClockHeld
    | Said
    | Reacted
    | Forgotten
    | Closed
    | LessonBegun
    | LessonStep
    | Rematched
)
