"""A score pad as data: what is counted at a real table, and what it is worth.

A game that has one says so in its `beside/pad.py`, with numbers from its components and its kernel. Whoever adds up (the page,
also without the network) only looks up and adds: a count goes in, points come out, and each term can tell how they came about.
What is not said of a piece, a row or a sheet is left out, so that pads are small.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec


class Piece(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A thing that is counted before somebody. Names are unique on a sheet."""

    name: str
    box: int | None = None
    """How many the box has; None where nobody can run out, as of coins."""
    worth: float | None = None
    """What one is worth by itself, if that is printed on it."""
    on: str | None = None
    """The answer that it is a bet on."""
    of: str | None = None
    """The piece that one must have to have this: it says something of that."""


class PadQuestion(msgspec.Struct, frozen=True):
    """Something that is told once for the whole table, by one of its answers."""

    name: str
    answers: list[str]


class PieceEach(msgspec.Struct, frozen=True, tag="each", tag_field="kind"):
    """So many points for each of a piece; other points for whoever has a certain card."""

    piece: str
    points: int
    instead: dict[str, int] = {}
    """By card, what each is worth to its owner."""


class Printed(msgspec.Struct, frozen=True, tag="printed", tag_field="kind"):
    """What each piece of the row is worth by itself."""


class AllEach(msgspec.Struct, frozen=True, tag="all", tag_field="kind"):
    """So many points for each piece of the row, whichever."""

    points: int


class Bonus(msgspec.Struct, frozen=True, tag="bonus", tag_field="kind"):
    """So many points for whoever has a certain card of another row."""

    cards: dict[str, int]


class Every(msgspec.Struct, frozen=True, tag="every", tag_field="kind"):
    """So many points, by each of a card, for every so many of a piece."""

    card: str
    piece: str
    count: int
    points: int


class Bets(msgspec.Struct, frozen=True, tag="bets", tag_field="kind"):
    """What bets bring, by the question whose answer they are on."""

    pays: dict[str, int | None]
    """The questions in order; None for what is printed on the piece."""
    otherwise: int


class Laid(msgspec.Struct, frozen=True, tag="laid", tag_field="kind"):
    """What the cards of a pile bring from its oldest on: those with the answer to a question, and all others."""

    question: str
    pays: list[int]
    """The first of them, the second and so on; the last figure is for all further ones."""
    otherwise: int


class Copied(msgspec.Struct, frozen=True, tag="copied", tag_field="kind"):
    """What the best single piece on some lines of one's partner brings, if it brings anything."""

    rows: list[str]


class Covered(msgspec.Struct, frozen=True, tag="covered", tag_field="kind"):
    """So many points for whoever's pieces can stand for all that one's card of this row names, each for one thing."""

    points: int
    needs: dict[str, list[dict[str, int]]]
    """By card, in one of these ways, how many of what."""
    stands: dict[str, list[str]]
    """By piece, what it can stand for."""


class Fewer(msgspec.Struct, frozen=True, tag="fewer", tag_field="kind"):
    """So many points for every other person who has fewer of a piece."""

    piece: str
    points: int


class Most(msgspec.Struct, frozen=True, tag="most", tag_field="kind"):
    """So many points for whoever has the most of a piece, alone."""

    piece: str
    points: int


class Suits(msgspec.Struct, frozen=True, tag="suits", tag_field="kind", omit_defaults=True, forbid_unknown_fields=True):
    """Cards laid out in rows of different ones, the longest first; points for each row by its length."""

    pieces: list[str]
    worth: list[int]
    """By length, from 0."""
    wild: str | None = None
    """The piece that can stand for any of the others, if one can, and whose card it takes for that."""
    by: str | None = None
    wilds: list[int] = []
    """By how many of it there are, for how many others they stand."""


Term: TypeAlias = PieceEach | Printed | AllEach | Bonus | Every | Bets | Laid | Copied | Covered | Fewer | Most | Suits


class PadRow(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A line of the sheet."""

    name: str
    section: str
    """Of the game's rules."""
    pieces: list[Piece]
    terms: list[Term]
    most: int | None = None
    """No more pieces than so many on this line before one person."""
    asks: list[PadQuestion] = []
    """What is told once for all, no two by the same answer: such a line has no points."""
    pile: list[str] = []
    """Cards that are laid on one pile by all: everybody has one of each, for all piles together."""
    paired: bool = False
    """Whether it is told who is whose partner."""
    floor: Literal["line", "part"] | None = None
    """Whether the line can take no more than there is before it: seen once for all of it, or with each part."""
    breaks: int = 0
    """0 for points. Others only break ties: those of 1 where points are level, those of 2 where these are too."""
    asked: Literal["always", "reached", "level"] = "always"
    """Whom it is asked of: everybody, who would have reached the goal, or who is level with others for the first place."""


class PadGoal(msgspec.Struct, frozen=True):
    """What comes before all points: so many pieces that stand for all that a card names, or a larger number of any."""

    row: str
    """The line with the card and its `Covered`."""
    section: str
    covered: int
    otherwise: int
    shared: bool
    """Whether all who have reached it share the first place; otherwise points decide among them."""
    bar: str
    """A piece with which nobody has reached it."""
    late: str | None = None
    """The line with pieces that do not count for it: those that its own are `of`."""


class PadSheet(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The lines for so many people who play with these options."""

    players: list[int]
    options: dict[str, Any]
    rows: list[PadRow]
    goal: PadGoal | None = None


class Pad(msgspec.Struct, frozen=True):
    """All sheets of a game; and the section that says what a tie is."""

    sheets: list[PadSheet]
    ties: str
