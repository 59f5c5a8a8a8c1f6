"""What the position of every kernel answers alike, and many random games from one start.

The functions of the rules are found in the kernel by their names, as `rules`: `self.rules.actor_of(self)`. Compiled, that is
the function itself, and nothing is looked up (`tools/derive.py`).
"""

from __future__ import annotations

import sys
from typing import Any, ClassVar, Protocol, cast

from caravanserai.core.batching import key_of_sight, look_as, mark_moves, settle_chance
from caravanserai.core.choices import Choices
from caravanserai.core.errors import check_row, check_seat
from caravanserai.core.noting import Noting
from caravanserai.core.randomness import Random, seeded
from caravanserai.core.sight import Sight
from caravanserai.core.told import hash_of, html_of, is_same, line_of, short_of
from caravanserai.core.words import Word


class Rules(Protocol):
    """What a kernel has, by these names: the end of the game, the number of moves, and functions of the rules."""

    OVER: int
    MOVES: int
    CHANCE: int

    def actor_of(self, state: Any) -> int: ...
    def make_move(self, state: Any, move: int) -> None: ...
    def play_out(self, state: Any, rng: Any) -> None: ...
    def list_moves(self, state: Any, choices: Any) -> None: ...
    def can_decide(self, state: Any, choices: Any, move: int) -> bool: ...
    def is_chance(self, phase: int) -> bool: ...
    def first_draw(self, phase: int) -> int: ...
    def draws(self, phase: int) -> int: ...
    def weight_of(self, state: Any, move: int) -> int: ...

    # For those who learn (`core.batching`).

    OFFERED: int
    SIGHT: Sight

    def conceal(self, state: Any, seat: int) -> None: ...
    def lot_drawn(self, state: Any, choices: Any, dice: Any) -> int: ...
    def winners(self, state: Any) -> int: ...
    def score_of(self, state: Any, seat: int) -> int: ...

    # Those of a policy (`core.guiding`), where a kernel has one.

    def redeal(self, state: Any, seat: int, dice: Any) -> None: ...
    def make_plan(self, desk: Any, state: Any, plan: int) -> None: ...
    def guide(self, desk: Any, state: Any, horizon: int) -> None: ...
    def value_of(self, desk: Any, state: Any, seat: int) -> int: ...


class Playing(Noting):
    """A state that is played on: `class State(Playing, room=N)`, and `class Position(State, rules=__name__)` in the kernel."""

    rules: ClassVar[Rules]
    seats: int
    phase: int

    def __init_subclass__(cls, rules: str = "", **others: Any) -> None:
        super().__init_subclass__(**others)
        if rules:
            cls.rules = cast(Rules, sys.modules[rules])

    def actor(self) -> int:
        """The seat that decides now, or CHANCE, or NO_ACTOR when the game is over."""
        return self.rules.actor_of(self)

    def is_over(self) -> bool:
        return self.phase == self.rules.OVER

    def settle(self, rng: Any) -> None:
        """Let chance draw until a seat decides, or the game is over."""
        choices: Choices = Choices()
        settle_chance(self, choices, rng)

    # How it shows itself: as its line of notation, in a notebook as a picture, and by its content.

    def __eq__(self, other: object) -> bool:
        return is_same(self, other)

    def __hash__(self) -> int:
        return hash_of(self)

    def __str__(self) -> str:
        return line_of(self)

    def __repr__(self) -> str:
        return short_of(self)

    def _repr_html_(self) -> str:
        return html_of(self)

    # For those who learn; compiled, these have a form of their own, and fill anything that lies in memory as numbers do.

    def observe(self, seat: int, seen: Any) -> None:
        """Fill a row of whole numbers, of 32 bits where that matters, with what a seat sees; `SIGHT` names them."""
        check_seat(seat, self.seats)
        check_row("what is seen", len(seen), self.rules.SIGHT.size)
        look_as(self.copy(), self, seat, seen)

    def mark(self, marks: Any) -> None:
        """Fill a row of bytes, one for each move that is offered, with a 1 for those that may be made now."""
        check_row("what may be done", len(marks), self.rules.OFFERED)
        mark_moves(self, Choices(), marks)

    def key(self, seat: int) -> int:
        """A number of 62 bits for what a seat sees: the same whenever it sees the same."""
        seen = [0] * self.rules.SIGHT.size
        self.observe(seat, seen)
        return key_of_sight(seen, len(seen))

    # What a game adds, or `Listing` for it.

    def legal_moves(self) -> list[int]:
        raise NotImplementedError

    def weights(self) -> list[int]:
        raise NotImplementedError

    def is_legal(self, move: Any) -> bool:
        raise NotImplementedError

    def play(self, move: Any) -> None:
        raise NotImplementedError

    def result(self) -> tuple[Any, ...]:
        """What is kept of one of many games: its measures, the scores and the winners."""
        raise NotImplementedError


def play_many(start: Playing, seed: Word, first: int, count: int) -> list[tuple[Any, ...]]:
    """Random games of these numbers from one start: the result of each."""
    results = []
    position: Playing = start.copy()
    rng: Random = Random()
    for number in range(first, first + count):
        position.copy_from(start)
        rng.state = seeded(seed, number)
        position.rules.play_out(position, rng)
        results.append(position.result())
    return results
