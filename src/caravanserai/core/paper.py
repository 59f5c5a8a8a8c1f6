"""A saved game as it is written: every line in words, and nothing that has to be played to be known.

So a game can be written, and given out, whatever rules it was played by: its log has the moves, and `core.numbering` what they
are called. How the lines read is told in `core.saved`.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from caravanserai.core.contract import CHANCE, Outcome
from caravanserai.core.fair import Fairness
from caravanserai.core.record import TakenBack

FORMAT = "1"
UNDO = "undo "
POSITION = "position "
RULES = "rules "
OPEN, END = "open", "end"


class WrittenMove(msgspec.Struct, frozen=True):
    """A move in the game's notation, who made it, and for chance the draw that decided it."""

    actor: int
    notation: str
    draw: int | None = None


class NewRules(msgspec.Struct, frozen=True):
    """From so many moves on the game went on by these rules, from this position."""

    rules: int
    moves: int
    position: str


Step = WrittenMove | TakenBack | NewRules


class Paper(msgspec.Struct, frozen=True):
    """A game on paper."""

    game: str
    rules: int
    """The version of the rules that it began by."""
    options: dict[str, str]
    names: list[str]
    steps: list[Step]
    """All that was done, in its order."""
    closing: str
    beginning: str | None = None
    """The position at which the game begins, in notation; None for the start."""
    fairness: Fairness | None = None

    def contents(self) -> Iterator[str]:
        """What the lines say, without their checks."""
        yield f"caravanserai {FORMAT}"
        yield f"game {self.game}"
        yield f"{RULES}{self.rules}"
        yield f"players {len(self.names)}"
        for name, value in self.options.items():
            yield f"option {name} {value}"
        for seat, player in enumerate(self.names):
            yield f"seat {seat} {_one_line(player)}".rstrip()
        if self.beginning is not None:
            yield f"{POSITION}{self.beginning}"
        if self.fairness is not None:
            yield f"fair {self.fairness.commitment()}"
            yield f"seed {self.fairness.seed.hex()}"
            yield from given_lines(self.fairness)
        yield from self._steps()
        yield self.closing

    def counting(self) -> list[tuple[int, WrittenMove]]:
        """The moves that count in the end, with their numbers."""
        moves: list[WrittenMove] = []
        for step in self.steps:
            if isinstance(step, WrittenMove):
                moves.append(step)
            else:
                del moves[step.moves :]
        return list(enumerate(moves, start=1))

    def _steps(self) -> Iterator[str]:
        number = 0
        for step in self.steps:
            if isinstance(step, TakenBack):
                number = step.moves
                yield f"{UNDO}{number} by {step.seat}"
            elif isinstance(step, NewRules):
                number = step.moves
                yield f"{RULES}{step.rules} from {number} {step.position}"
            else:
                number += 1
                draw = f" #{step.draw}" if self.fairness is not None and step.draw is not None else ""
                yield f"{number} {actor_word(step.actor)} {step.notation}{draw}"


def given_lines(fairness: Fairness) -> Iterator[str]:
    """What the seats gave to the dice."""
    openings = fairness.openings
    if openings is None:
        for seat, salt in enumerate(fairness.salts):
            yield f"salt {seat} {_one_line(salt)}".rstrip()
        return
    for seat, pledge in enumerate(openings.pledges):
        if pledge:
            yield f"pledge {seat} {pledge}"
    for number, (links, out) in enumerate(zip(openings.rounds, openings.out(), strict=True), start=1):
        yield from (f"opened {number} {seat} {link}" for seat, link in enumerate(links) if link)
        yield from (f"out {number} {seat}" for seat in out)
    yield " ".join(["dice seed", *map(str, openings.opened_now())])


def _one_line(text: str) -> str:
    return " ".join(text.split()).replace("~", "-")


def actor_word(actor: int) -> str:
    return "chance" if actor == CHANCE else str(actor)


def closing_line(outcome: Outcome | None, *, over: bool = False) -> str:
    """How the game ended; of one that is over, and of which that is not known any more, only that."""
    if outcome is None:
        return END if over else OPEN
    return f"{END} {outcome.reason} {' '.join(map(str, outcome.scores))}"
