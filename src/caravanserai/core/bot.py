"""Players without a person. A bot is given what its seat sees and what it may do, and nothing else."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Generic, get_args, get_origin

import msgspec

from caravanserai.core.contract import Tally, View, snake_case

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    Seen = TypeVar("Seen", bound=View, default=View, contravariant=True)
else:
    from typing import TypeVar

    Seen = TypeVar("Seen", bound=View, contravariant=True)


class Considered(msgspec.Struct, frozen=True):
    """A move that a bot has thought of, and what it expects of it."""

    move: int
    value: float
    """For its own seat, in the bot's own unit: the more the better."""
    values: list[float] = []
    """The same for every seat, if it has thought so far."""
    trials: int = 0
    """How often it was played on, if it was."""
    then: list[int] = []
    """The moves that would follow at once, of the same seat and whatever happens: the rest of a walk."""


class Choice(msgspec.Struct, frozen=True):
    """A bot's move, with its reason as data: words are made where it is read."""

    move: int
    reason: str = ""
    about: dict[str, str | int | float] = {}
    considered: list[Considered] = []
    """The moves that it thought of, the best first."""
    then: list[int] = []
    """The moves that are to follow at once, as with `Considered`: whoever asks need not ask again for them."""


MOST_MEMORY = 4096
"""So many bytes of a bot's memory are kept; one that is longer is forgotten."""


class Bot(ABC, Generic[Seen]):
    """A player for one seat of one game. The same seed, views, tallies and memory give the same choices, unless time runs out.

    In matches and in the terminal a bot lives as long as its game. At a server's tables one is made for every question: what it
    keeps besides is lost, but for its `memory`.

    `class Gambler(Bot[CamelUpView])` plays the game whose view this is and is refused at other tables; a plain `Bot` plays any.
    """

    name: ClassVar[str]
    """What it is called; unless it says so itself, as its class is."""
    thinks: ClassVar[bool] = False
    """Whether it takes the time that it is given; one that does not answers at once."""
    looks: ClassVar[bool] = True
    """Whether it looks at its view: making one costs more than a move, and for a bot that says False, it is left out in matches
    and an empty one is given."""
    counts: ClassVar[bool] = True
    """Whether it uses its tally; for one that does not, none is kept in matches."""
    keeps_quiet: ClassVar[frozenset[str]] = frozenset()
    """Reasons that would give it away, such as how far it goes in an auction: whoever plays against it is not told them."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if not hasattr(cls, "name"):
            cls.name = snake_case(cls.__name__)

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed
        self.character = seed
        """A seed that stays the same in one seat of one game, also where the bot is made anew for every question."""
        self.memory = b""
        """What it wants to know again at the next question, at most `MOST_MEMORY` bytes: whoever makes it anew gives it back.
        When moves were taken back, or a server has begun anew, it finds nothing and has to think again."""
        self.seconds: float | None = None
        """How long it may think about a move; None if nothing but its own judgement ends it. Whoever asks it says so."""
        self.clock: Callable[[], float] = time.monotonic
        """What these seconds are counted by."""
        self.tally: Tally | None = None
        """What its seat could know by keeping count, kept up to date by whoever asks it; None if there is nothing to count."""

    @abstractmethod
    def choose(self, view: Seen, legal_moves: list[int]) -> Choice:
        """One of the legal moves."""


def view_read_by(bot: type[Bot[Any]]) -> type[View] | None:
    """The view that a kind of bot is written for; None for one that plays any game."""
    for kind in bot.__mro__:
        for base in kind.__dict__.get("__orig_bases__", ()):
            if get_origin(base) is Bot and isinstance(get_args(base)[0], type):
                seen: type[View] = get_args(base)[0]
                return None if seen is View else seen
    return None
