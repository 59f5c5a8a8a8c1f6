"""A table as its log has made it."""

from __future__ import annotations

from typing import Any

import msgspec

from caravanserai.api.messages import Altered, Phase, Talk, Tiding
from caravanserai.api.settings import Settings
from caravanserai.core.contract import Outcome
from caravanserai.core.fair import Openings
from caravanserai.tables import rows as r
from caravanserai.tables.settings import resolved

KEPT_TALK = 50
"""So much of what was said is kept at hand."""
KEPT_TIDINGS = 100
"""So much of what else happened."""


class LoggedMove(msgspec.Struct, frozen=True, array_like=True):
    """A move of the game: who made it, its number, and for chance the draw that decided it."""

    actor: int
    move: int
    draw: int | None = None
    turn: int = 0
    """The turn that it belongs to, as the game counts them."""
    given: float = 0.0
    """The seconds that it gave to its seat's clock: whoever takes it back gives them back."""
    forced: bool = False
    """Whether it was the only answer to a question that was put as a matter of form. Nobody is told."""
    rules: int = 0
    """The version of the rules that its number is of, if today's do not lead to it; 0 for today's."""


class SeatState(msgspec.Struct):
    """One seat of a table, which has an owner, or a bot, or nobody."""

    who: str | None = None
    name: str = ""
    bot: str | None = None
    """The bot whose seat this is."""
    stand_in: str | None = None
    """The bot that moves while the owner is away, or lets it."""
    lent: bool = False
    """Whether the owner lets it."""
    ready: bool = False
    salt: str = ""
    """Words for the dice, at tables of before there were pledges."""
    pledge: str = ""
    """What it gives to the dice, before the start; empty for nothing."""
    seconds: float | None = None
    """What is left on the clock, as of the last move; None without one."""
    bank: float = 0.0
    """What is left of the bank, as of the last move: a part of the above, which no move gives back."""
    since: int = 0
    """The version of the table at which the owner sat down."""

    def is_free(self) -> bool:
        return self.who is None and self.bot is None

    def mover(self) -> str | None:
        """The bot that moves for this seat as long as nobody comes back to it; None if a person does."""
        return self.bot or self.stand_in


class SealedAnswer(msgspec.Struct, frozen=True, array_like=True):
    """What a seat has answered ahead: the number of the move, and the bot that answered, if one did."""

    move: int
    by: str = ""


class DiceState(msgspec.Struct, frozen=True):
    """What the dice of a game are made of, from its start on."""

    openings: Openings
    is_set: bool = False


BY_RULES = -1
"""In the place of a seat that goes back: the game went on by other rules."""


class UndoneMoves(msgspec.Struct, frozen=True, array_like=True):
    """A seat went back to when so many moves had been made; what was made after them."""

    seat: int
    remaining: int
    moves: list[LoggedMove]


class RulesChange(msgspec.Struct, frozen=True):
    """From so many moves on the game goes on by other rules than before, from the position that is kept with it."""

    before: int
    after: int
    moves: int
    position: dict[str, Any]
    dropped: int = 0
    """So many moves came after them, and do not count: the new rules do not lead there."""


class LessonState(msgspec.Struct, frozen=True):
    """How far somebody is in a lesson."""

    edition: str
    begun: list[int] = []
    """By step up to the present one, how many moves had been made when it began."""

    def at_step(self, step: int, moves: int) -> LessonState:
        """After so many moves the learner comes to this step."""
        return LessonState(self.edition, [*self.begun[:step], moves])

    def after_undo(self, moves: int) -> LessonState:
        """Somebody went back to when so many moves had been made: to a step that had begun by then."""
        return LessonState(self.edition, [began for began in self.begun if began <= moves] or self.begun[:1])


class UndoRequest(msgspec.Struct):
    """A wish to go back that not everybody has answered yet."""

    seat: int
    moves: int
    agreed: list[int]
    at: float = 0.0
    """When it was uttered."""


class TableState(msgspec.Struct):
    """Everything about a table but the game's position, which follows from `moves`."""

    table: str
    settings: Settings
    host: str
    commitment: str
    opened_at: float
    seats: list[SeatState]
    phase: Phase = "open"
    version: int = 0
    """The number of the last row."""
    game_version: int = 0
    """The number of the last row that changed the game or the seats."""
    changed_at: float = 0.0
    turn_since: float = 0.0
    """When the seat that acts began to."""
    held_at: float = 0.0
    """Up to when what the server did not serve is taken off already."""
    moves: list[LoggedMove] = []
    draws: int = 0
    """How many draws of chance have been used, undone ones included."""
    taken_back: list[UndoneMoves] = []
    """Every time somebody went back, in order. The draws of those moves are used up: whoever checks the dice asks for them."""
    rules: int = 0
    """The version of the rules that the game is played by, or was; 0 in a table of before that was noted."""
    changes: list[RulesChange] = []
    """Since when it goes on by other rules than those before. Where these lead alike there is nothing to say."""
    outcome: Outcome | None = None
    """How the game ended, as it was said then: later rules may count otherwise."""
    sealed: dict[int, SealedAnswer] = {}
    """By seat, the answers that were given ahead and are not played yet."""
    asked_since: int | None = None
    """The version at which the present question was put, if some of those who are asked have played their answers since."""
    dice: DiceState | None = None
    """None before the start, and in games of before there were pledges: their dice are made of seed and salts."""
    late: int | None = None
    """The seat whose time has run out, and for which a bot is to make this one move."""
    reminded: bool = False
    """Whether the seat that acts was reminded that its time runs out."""
    undo: UndoRequest | None = None
    talk: list[Talk] = []
    tidings: list[Tiding] = []
    """What else happened lately."""
    nudged_at: float = 0.0
    """When somebody last nudged."""
    former: list[str] = []
    """Those who sat here when the game was played, and gave their seat to a bot or a friend."""
    had: dict[str, int] = {}
    """The seat that each of them had: they know what was hidden there, and may take that one back, but no other."""
    rematch: str | None = None
    altered: list[Altered] = []
    """What was set anew since the table was opened, the latest last."""
    arranged_at: int = 0
    """The version at which it was last set anew."""
    lesson: LessonState | None = None
    """None at a table at which no lesson is given."""
    beginning: str = ""
    """The position that the game begins at, in notation, where somebody has set one up; empty for the start of the game."""
    closed: bool = False
    """Whether whoever runs the server has closed it."""

    def seat_of(self, who: str) -> int | None:
        """Where somebody sits."""
        for number, seat in enumerate(self.seats):
            if seat.who == who:
                return number
        return None

    def question_version(self) -> int:
        """The version at which the present question was put: whoever has seen it, and is asked, was asked the same."""
        return self.game_version if self.asked_since is None else self.asked_since

    def mover(self, number: int) -> str | None:
        """The bot that moves for a seat now; None if a person does."""
        return self.seats[number].mover() or (self.settings.stand_in if self.late == number else None)

    def is_opening(self) -> bool:
        """Whether the game has been started, and its dice are not set yet: to everybody else it is as if it had not begun."""
        return self.dice is not None and not self.dice.is_set and not self.closed

    def people(self) -> list[str]:
        return [seat.who for seat in self.seats if seat.who is not None]


def opened(table: str, row: r.TableOpened, at: float) -> TableState:
    """The table that its first row makes."""
    seats = [SeatState() for _ in range(row.settings.players)]
    state = TableState(table, resolved(row.settings), row.host, row.commitment, at, seats)
    state.version = state.game_version = 1
    state.changed_at = at
    return state
