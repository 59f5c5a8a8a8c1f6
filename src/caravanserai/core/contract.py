"""The contract of every game. A position: who acts, what may they do, do it, is it over, copy yourself. Its game: what is seen.

Moves have two forms: a small number (`Position.play`, logs, search, learning) and a typed object with named fields (people,
JSON, notation); `Game.move` and `Game.number` translate. Chance is a seat: its moves have exact integer weights. What a seat
may not know is never in its view, its prompt, its legal moves or the events it hears.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    ClassVar,
    Final,
    Literal,
    NamedTuple,
    Protocol,
    Self,
    TypeAlias,
    TypeVar,
    dataclass_transform,
    runtime_checkable,
)

import msgspec

from caravanserai.core.changes import altered
from caravanserai.core.errors import BadNotation
from caravanserai.core.highlights import Highlights, Together
from caravanserai.core.randomness import Random
from caravanserai.core.sight import Sight

CHANCE: Final = -1
"""The actor that rolls dice and draws cards."""

NO_ACTOR: Final = -2
"""Nobody acts: the game is over."""

SPECTATOR: Final = None
"""The viewer who sees what everybody sees, and nothing more."""

SeatNumber: TypeAlias = Annotated[int, msgspec.Meta(extra={"seat": True})]
"""A seat, in moves, events and views: fields of this type are told by the name of whoever sits there."""

_T = TypeVar("_T")
BySeat: TypeAlias = Annotated[list[_T], msgspec.Meta(extra={"by_seat": True})]
"""An item for each seat, in a view: a page that draws the game by its view alone shows each at its seat's place."""


Alike: TypeAlias = Literal["all", "others", "none"]


def snake_case(name: str) -> str:
    """TicketTaken is told as ticket_taken."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower()


class Move(msgspec.Struct, frozen=True, tag_field="move"):
    """A decision, with named fields. Moves of one kind are offered together."""


@dataclass_transform(frozen_default=True)
class EventType(msgspec.StructMeta):
    """Numbers a game's events in the order of their declaration, and keeps what is said of each besides its fields."""

    def __new__(
        mcs,
        name: str,
        bases: tuple[type, ...],
        body: dict[str, Any],
        section: str = "",
        noted: bool = True,
        alike: Alike = "others",
        **config: Any,
    ) -> Any:
        if section:
            number = len(bases[0].__subclasses__())
            body |= {"section": section, "noted": noted, "alike": alike, "number": number}
        return super().__new__(mcs, name, bases, body, **config)


class Event(msgspec.Struct, metaclass=EventType, frozen=True, tag_field="event", tag=snake_case):
    """Something that happened, with named arguments, citing its rule. Words are made where it is read.

    A game has a class of its own below this one, and below that an event is declared with the section that makes it happen:
    `class TicketTaken(CamelUpEvent, section="4.1")`. `noted=False` is for one that the game adds to what its rules note.
    """

    section: ClassVar[str]
    alike: ClassVar[Alike] = "others"
    """Whose views it changes in the same way, where they hear the same: of all; of all but the seats that it names, which may
    see more of it; or perhaps of no two. What is alike is sent alike."""
    noted: ClassVar[bool]
    number: ClassVar[int]
    """Its place among the game's events: for rules that note, and for nobody else. It is stored nowhere."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The choices a table makes before it plays; every one has a default."""

    ordinary: ClassVar[frozenset[str]] = frozenset()
    """Those that a group makes as a matter of course. The others are rulings, for those who know why."""
    fewer_players: ClassVar[dict[str, int]] = {}
    """Those that let fewer play than the game is made for, and how few then."""


AnyOptions: TypeAlias = Options | Mapping[str, Any] | None
"""How options are given everywhere: as a game's own type, or as names with their values (`core.options.options_for`)."""


class View(msgspec.Struct):
    """All that one seat, or a spectator, can see. Each game's own has a field `viewer`, which says whose it is."""

    if TYPE_CHECKING:

        @property
        def viewer(self) -> int | None: ...


class Tally(msgspec.Struct):
    """What a seat could know by keeping count of what it has heard, and is not in its view: a game has a class of its own."""


V = TypeVar("V", bound=View)


class Refusal(msgspec.Struct, frozen=True):
    """Why a move is not allowed: the failing condition, what it is about, and the rule."""

    reason: str
    section: str
    about: dict[str, str | int] = {}


class Prompt(msgspec.Struct, frozen=True):
    """What is asked, and of whom: a seat, CHANCE or NO_ACTOR."""

    actor: int
    ask: str
    section: str


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended. Several winners share the victory, and who has won need not have the highest score."""

    winners: list[SeatNumber]
    scores: list[int]
    reason: str
    places: list[int]
    """Where each seat comes, from 1, by the game's own tie-breaks: winners first; equals share a place, as in 1, 2, 2, 4."""


class OrderOffer(msgspec.Struct, frozen=True):
    """A line of a standing order, as a game offers it to a seat."""

    line: str
    kind: str
    """Its words are `<game>-order-<kind>`."""
    about: dict[str, str | int] = {}
    amounts: tuple[int, int, int] | None = None
    """From what to what, in which steps: the number that the line ends with, `amount` in its words, may be any of these."""


class Ordered(NamedTuple):
    """What a line of a standing order does when its seat is asked."""

    choose: Callable[[Any, list[int]], int | None]
    """The move, given what the seat sees and which moves it may make; None if there is none such now."""
    at: str = ""
    """The question that it answers; empty for any."""
    within: Callable[[Any], str] = lambda view: ""
    """What it is for, by what the seat sees: when that is something else, the line is void."""
    in_stage: bool = True
    """Whether it is void, besides, when the stage is over."""
    again: bool = False
    """Whether it is done each time that it is asked for meanwhile, or once."""


class Played(NamedTuple):
    """What is kept of one of many random games."""

    measures: tuple[int, ...]
    scores: list[int]
    winners: list[int]


def places_by_score(winners: list[int], scores: list[int]) -> list[int]:
    """The places of a game in which nothing but the score parts those who have not won."""
    ahead = [(seat in winners, 0 if seat in winners else score) for seat, score in enumerate(scores)]
    return [1 + sum(other > mine for other in ahead) for mine in ahead]


@runtime_checkable
class Position(Protocol):
    """A game at one moment."""

    @property
    def seats(self) -> int: ...

    def actor(self) -> int:
        """The seat that decides now, CHANCE, or NO_ACTOR."""
        ...

    def is_over(self) -> bool: ...

    def legal_moves(self) -> list[int]:
        """The numbers of the moves that may be made now, in rising order."""
        ...

    def weights(self) -> list[int]:
        """How often chance makes each of its legal moves, against the others; nothing when a seat decides."""
        ...

    def play(self, move: int) -> None:
        """Make a move, or raise `IllegalMove` and change nothing."""
        ...

    def copy(self) -> Self: ...


class Game(ABC):
    """One game, seen from outside: its options, moves, notation, views, events and outcomes. A position plays; its game tells."""

    id: ClassVar[str]
    """The folder's name, and the game's name everywhere."""
    rules_version: ClassVar[int]
    """Rises whenever the same moves could lead elsewhere; kept with every saved game."""
    players: ClassVar[range]
    """The numbers of players the game takes."""
    moves: ClassVar[int]
    """Moves are numbered from 0 up to, not including, this."""
    hides: ClassVar[bool]
    """Whether anything is hidden from a seat."""
    opens: ClassVar[frozenset[str]] = frozenset()
    """The options that leave nothing hidden from any seat, if one of them is on."""
    options_type: ClassVar[type[Options]]
    view_type: ClassVar[type[View]]
    move_type: ClassVar[Any]
    """The union of the game's moves, for reading them from JSON."""
    event_type: ClassVar[Any]
    """The union of the game's events."""
    formal: ClassVar[frozenset[str]] = frozenset()
    """The questions that are put as a matter of form too, so that nobody learns from who is asked what is hidden. Whoever has one
    answer only is not troubled with such a question: whoever keeps the table gives it."""
    tally_type: ClassVar[type[Tally] | None] = None
    """What `tally` gives; None for a game in which there is nothing to count that a view does not tell."""
    lens_type: ClassVar[Any] = None
    """What `lens` gives; None for a game without one."""
    slow_lens: ClassVar[bool] = False
    """Whether the lens takes a while, and `rough_lens` is there for those who do not wait for it."""
    tells_facts: ClassVar[bool] = False
    """Whether there are `facts` for tables that play without the lens."""
    measures: ClassVar[tuple[str, ...]]
    """What `measure` tells of a finished game, for statistics. The first counts its turns, whatever the game calls them."""
    highlight_kinds: ClassVar[dict[str, Together]] = {}
    """What `highlights` may tell, and how that of many games is put together; nothing for a game that remembers nothing."""
    options_before: ClassVar[dict[int, dict[str, Any]]] = {}
    """By version of the rules, the options that came with the next one, at the values by which it plays as that version did."""
    at_once: ClassVar[dict[str, Any]] = {}
    """The options by which chance answers what a set-up may ask: whoever wants to play at once is asked nothing before a turn."""
    simulated: ClassVar[dict[str, Any]] = {}
    """The options that differ from the defaults when nobody is at the table, in simulations."""
    chance_moves: ClassVar[range] = range(0)
    """The numbers of the moves that chance alone makes; where a table lets chance choose for a seat, it makes the seat's."""
    offered: ClassVar[int] = 0
    """Learners choose among the moves below this number; 0 for a game that has nothing for them."""
    sight: ClassVar[Sight | None] = None
    """What learners are told of what a seat sees, as numbers with names."""

    @property
    def usual_players(self) -> int:
        """How many sit down to it by habit: four, or as near to that as the game allows."""
        return min(max(4, self.players.start), self.players.stop - 1)

    @abstractmethod
    def start(self, players: int, options: AnyOptions = None) -> Position:
        """A new game, before its first move; raises `BadOption` for what the game cannot be."""

    @abstractmethod
    def options_of(self, position: Position) -> Options: ...

    @abstractmethod
    def move(self, number: int) -> Move: ...

    @abstractmethod
    def number(self, move: Move) -> int: ...

    @abstractmethod
    def write(self, move: Move) -> str:
        """The move in the game's notation."""

    @abstractmethod
    def read(self, text: str) -> Move:
        """The move that this notation means; raises `BadNotation`."""

    @abstractmethod
    def write_position(self, position: Position) -> str:
        """The whole position, secrets included, as one line of the game's notation."""

    def spell_position(self, position: Position) -> str:
        """The same, with what people change by hand spelled out even where it is as usual."""
        return self.write_position(position)

    @abstractmethod
    def read_position(self, text: str) -> Position:
        """The position that this line tells; what it does not name is as at the start. Raises `BadNotation`."""

    @abstractmethod
    def why_not(self, position: Position, number: int) -> Refusal | None:
        """Why this move is not allowed now; None if it is."""

    @abstractmethod
    def play(self, position: Position, number: int) -> list[Event]:
        """Make a move and tell all that happened, secrets included; `redacted` tells what each seat may know of it."""

    @abstractmethod
    def redacted(self, event: Event, seat: int | None) -> Event:
        """The event as this seat, or a spectator, learns of it."""

    @abstractmethod
    def view(self, position: Position, seat: int | None) -> View: ...

    def viewing(self, position: Position) -> Callable[[int | None], View]:
        """`view` for several viewers of one position, which stays as it is meanwhile: a game may look at it once for them all.

        The views may share parts, and are only to be read.
        """
        return partial(self.view, position)

    @abstractmethod
    def change(self, view: View, event: Event) -> None:
        """Let an event, as `redacted` told it, change what its viewer sees. Nothing but the event is needed."""

    def after(self, view: V, events: list[Event]) -> V:
        """What the viewer sees after these events; the given view is left as it is."""

        def change(draft: V) -> None:
            for event in events:
                self.change(draft, event)

        return altered(view, change)[0]

    def tally(self, position: Position, seat: int | None) -> Tally | None:
        """What a viewer who sits down at this position can count on already; from the start of a game that is all there is."""
        return None

    def count(self, tally: Tally, event: Event) -> None:
        """Let an event, as `redacted` told it to the viewer, add to the tally. Nothing but the event is needed."""
        raise NotImplementedError(f"{self.id} has no tally")

    def highlights(self, events: Iterable[Event]) -> Highlights:
        """What is worth remembering, for each seat, of a whole game that has passed with these events, secrets included."""
        return Highlights(self.highlight_kinds)

    @abstractmethod
    def restore(self, view: View, rng: Random, tally: Tally | None = None) -> Position:
        """A position that looks like this view; what it hides is as the tally has it, and beyond that drawn at random."""

    def lens(self, view: View, tally: Tally | None = None) -> msgspec.Struct | None:
        """The odds of what a viewer sees, ready to show, and what it could know by keeping count; None where there are none.

        Made of the view and the viewer's own tally alone, it cannot leak; without a tally nothing has been counted.
        """
        return None

    def rough_lens(self, view: View, tally: Tally | None = None) -> msgspec.Struct | None:
        """The lens where it is not waited for: in the same form, and less exact if the game's lens is slow."""
        return self.lens(view, tally)

    def facts(self, view: View) -> msgspec.Struct | None:
        """Where the table plays without the lens: what the printed rules say about a view, in the lens's form, without advice."""
        return None

    @abstractmethod
    def prompt(self, position: Position) -> Prompt: ...

    def is_formal(self, position: Position) -> bool:
        """Whether what is asked now may be a matter of form; everybody can see whether it is."""
        return bool(self.formal) and self.prompt(position).ask in self.formal

    def only_answer(self, position: Position) -> int | None:
        """The one answer of a seat that is asked for form's sake; None if it has a choice, which nobody else can see."""
        moves = position.legal_moves() if self.is_formal(position) else []
        return moves[0] if len(moves) == 1 else None

    def asked(self, position: Position) -> tuple[int, ...]:
        """The seats whose answer is wanted now, the actor first. What one of them may answer does not depend on the others.

        Moves are made in the order that the position has them in; whoever keeps a table may take the answers in any order.
        """
        return (position.actor(),) if position.actor() >= 0 else ()

    def facing(self, position: Position, seat: int) -> Position:
        """The position as one of those who are asked would find it if it were asked first: to look at, not to play on in."""
        return position

    def turn(self, position: Position) -> int:
        """The number of the turn that this is: another one than that of the turn before, even if the same seat has both.

        Moves that a seat makes one after the other in one turn are taken back together. A game in which no seat has two turns
        in a row need not count them.
        """
        return 0

    def stage(self, position: Position) -> int:
        """How far the game has come as people count it, from 1: its leg, its round, its turn. `<game>-stage` has the words.

        0 for a game that has nothing to count.
        """
        return 0

    def order_offers(self, view: View) -> list[OrderOffer]:
        """What the viewer can order to be done when it is asked, though it is not there then."""
        return []

    def order_do(self, text: str) -> Ordered:
        """What this part of a standing order does: a move, if it is allowed then, or whatever else the game knows to write.

        Raises `BadNotation`.
        """
        number = self.number(self.read(text))
        return Ordered(lambda view, legal: number if number in legal else None)

    def order_if(self, text: str) -> Callable[[Any], bool]:
        """Whether a condition of a standing order holds for a seat that sees this; raises `BadNotation`."""
        raise BadNotation(text, 0, "this game knows no conditions: leave out what comes after 'if'")

    @abstractmethod
    def outcome(self, position: Position) -> Outcome | None:
        """How the game ended; None while it goes on."""

    @abstractmethod
    def save(self, position: Position) -> dict[str, Any]:
        """The whole position, secrets included, as plain data."""

    @abstractmethod
    def load(self, data: dict[str, Any]) -> Position:
        """A position from plain data; raises `BadPosition` for one that no game can be in."""

    def load_earlier(self, data: dict[str, Any]) -> Position:
        """A position that earlier rules have saved, if today's can go on from it; raises `BadPosition` otherwise."""
        return self.load(data | {"rules_version": self.rules_version})

    @abstractmethod
    def play_out(self, position: Position, rng: Random) -> None:
        """Play on to the end, every legal move as likely as any other, as fast as the game can."""

    @abstractmethod
    def measure(self, position: Position) -> tuple[int, ...]:
        """The measures of a finished game, in the order of `measures`."""

    @abstractmethod
    def final_scores(self, position: Position) -> list[int]:
        """What each seat has in the end; who has won with it, the outcome tells."""

    def play_many(self, start: Position, seed: int, numbers: range) -> list[Played]:
        """Random games, each of which depends on the seed and its own number alone."""
        results = []
        for number in numbers:
            position = start.copy()
            self.play_out(position, Random(seed, number))
            outcome = self.outcome(position)
            assert outcome is not None
            results.append(Played(self.measure(position), outcome.scores, outcome.winners))
        return results

    def sample(self, position: Position, seat: int | None, rng: Random) -> Position:
        """A position that this seat could not tell from the given one."""
        return self.restore(self.view(position, seat), rng)
