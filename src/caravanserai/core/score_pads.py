"""A score pad as data: what is counted at a real table, and what it is worth.

A game that has one says so in its `beside/pad.py`, with numbers from its components and its kernel. Whoever adds up (the page,
also without the network) only looks up and adds: a count goes in, points come out, and each term can tell how they came about.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec


class Piece(msgspec.Struct, frozen=True):
    """A thing that is counted before somebody. Names are unique on a sheet."""

    name: str
    box: int | None = None
    """How many the box has; None where nobody can run out, as of coins."""
    worth: int | None = None
    """What one is worth by itself, if that is printed on it."""


class PieceEach(msgspec.Struct, frozen=True, tag="each", tag_field="kind"):
    """So many points for each of a piece; other points for whoever has a certain card."""

    piece: str
    points: int
    instead: dict[str, int] = {}
    """By card, what each is worth to its owner."""


class Printed(msgspec.Struct, frozen=True, tag="printed", tag_field="kind"):
    """What each piece of the row is worth by itself."""


class Fewer(msgspec.Struct, frozen=True, tag="fewer", tag_field="kind"):
    """So many points for every other person who has fewer of a piece."""

    piece: str
    points: int


class Most(msgspec.Struct, frozen=True, tag="most", tag_field="kind"):
    """So many points for whoever has the most of a piece, alone."""

    piece: str
    points: int


class Suits(msgspec.Struct, frozen=True, tag="suits", tag_field="kind"):
    """Cards laid out in rows of different ones, the longest first; points for each row by its length."""

    pieces: list[str]
    worth: list[int]
    """By length, from 0."""
    wild: str
    """The piece that can stand for any of the others, and whose card it takes for that."""
    by: str
    wilds: list[int]
    """By how many of it there are, for how many others they stand."""


Term: TypeAlias = PieceEach | Printed | Fewer | Most | Suits


class PadRow(msgspec.Struct, frozen=True):
    """A line of the sheet."""

    name: str
    section: str
    """Of the game's rules."""
    pieces: list[Piece]
    terms: list[Term]
    most: int | None = None
    """No more pieces than so many on this line before one person."""


class PadSheet(msgspec.Struct, frozen=True):
    """The lines for so many people who play with these options."""

    players: list[int]
    options: dict[str, Any]
    rows: list[PadRow]


class Pad(msgspec.Struct, frozen=True):
    """All sheets of a game; and the section that says what a tie is."""

    sheets: list[PadSheet]
    ties: str
