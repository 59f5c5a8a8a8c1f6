"""A player aid as data: what a game puts on its sheet for people at a real table. `caravanserai.beside` makes a page of it.

Words come from `text/aid/<language>.ftl` in the game's folder and hold no number; every figure is given to them from the game's
components. In words, `*so*` is printed bold. A drawing is named by its symbol in the sheet's drawings.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from caravanserai.core.speech import Argument, Speech

FOLDER: Final = "aid"
"""Where the words of aids are, beside a game's other words."""


@dataclass(frozen=True)
class Drawing:
    """A piece, by its symbol; large ones have a line of their own."""

    symbol: str
    large: bool = False


@dataclass(frozen=True)
class Numeral:
    """A figure that one looks up, printed large."""

    text: str


@dataclass(frozen=True)
class Small:
    """Words in small print, as a note beside a name."""

    text: str


@dataclass(frozen=True)
class Mark:
    """A letter in a frame: of a piece to pay with, or of cards that exclude each other."""

    text: str
    look: str = "round"


@dataclass(frozen=True)
class Frame:
    """Pieces that stay together, in a frame."""

    pieces: Sequence[str | Drawing | Small]


Piece = str | Drawing | Numeral | Small | Mark | Frame
Cell = Piece | tuple[Piece, ...]


@dataclass(frozen=True)
class Item:
    """A thing with a name, what there is to say of it, where the rules tell it, and perhaps a drawing."""

    title: str = ""
    text: str = ""
    section: str = ""
    drawing: str = ""
    figure: str = ""


@dataclass(frozen=True)
class Steps:
    """What is done one after the other."""

    items: Sequence[Item]
    letters: bool = False


@dataclass(frozen=True)
class SheetRow:
    """A line of a table; `span` says over how many lines its first cell reaches."""

    cells: Sequence[Cell]
    section: str = ""
    span: int = 1


@dataclass(frozen=True)
class SheetTable:
    """What one looks up. A look is a word that the style knows."""

    rows: Sequence[SheetRow]
    heads: Sequence[Cell] = ()
    look: str = ""


@dataclass(frozen=True)
class Ladder:
    """Steps of a scale side by side: a price, a payment."""

    rows: Sequence[tuple[str, Sequence[str]]]


@dataclass(frozen=True)
class Track:
    """Spots of a track; those of `plain` are drawn pale."""

    spots: Sequence[str]
    plain: str = ""


@dataclass(frozen=True)
class Cards:
    """Things side by side, each with its drawing and its figure."""

    items: Sequence[Item]


@dataclass(frozen=True)
class Notes:
    """Short paragraphs, in one column or more."""

    items: Sequence[Item]
    look: str = ""


@dataclass(frozen=True)
class Pictures:
    """Drawings with what they show."""

    items: Sequence[Item]


@dataclass(frozen=True)
class Flow:
    """Questions that follow one another."""

    items: Sequence[Item]


Block = Steps | SheetTable | Ladder | Track | Cards | Notes | Pictures | Flow


@dataclass(frozen=True)
class SheetPart:
    """A heading and what is below it."""

    title: str
    blocks: Sequence[Block]
    note: str = ""
    section: str = ""


@dataclass(frozen=True)
class Beside:
    """Parts side by side; `look` says how the room is shared."""

    parts: Sequence[SheetPart | Beside]
    look: str = "halves"


@dataclass(frozen=True)
class Sheet:
    """An aid: page 1 is the turn, page 2 is for looking things up."""

    title: str
    subtitle: str
    facts: Sequence[str]
    pages: Sequence[Sequence[SheetPart | Beside]]
    drawings: str = ""
    """The symbols that it is drawn with, as SVG."""
    roomy: bool = False
    """It says little enough to be set larger."""


NONE: Final[Mapping[str, Argument]] = {}


class AidWords:
    """Tells an aid to one reader. Strict, as in tests, it fails on words that lack an argument."""

    def __init__(self, game_id: str, language: str | None, *, strict: bool = False) -> None:
        self.speech = Speech(language, game_id, folder=FOLDER, strict=strict)
        self.game_id = game_id

    def say(self, name: str, **figures: Argument) -> str:
        """`<game>-aid-<name>`, with figures."""
        return self.speech.say(f"{self.game_id}-aid-{name}", **figures)

    def item(
        self,
        name: str,
        section: str = "",
        *,
        drawing: str = "",
        figure: str = "",
        figures: Mapping[str, Argument] = NONE,
        **more: Argument,
    ) -> Item:
        """A thing whose name is `<name>.title`, where it has one, and whose words are `<name>`."""
        given = {**figures, **more}
        title = f"{self.game_id}-aid-{name}.title"
        called = self.speech.say(title, **given) if self.speech.has(title) else ""
        return Item(called, self.say(name, **given), section, drawing, figure)

    def part(self, name: str, *blocks: Block, section: str = "", **figures: Argument) -> SheetPart:
        """A part of the sheet, named by `<name>`, with a note beside the heading if there is `<name>.note`."""
        note = f"{self.game_id}-aid-{name}.note"
        said = self.speech.say(note, **figures) if self.speech.has(note) else ""
        return SheetPart(self.say(name, **figures), blocks, said, section)
