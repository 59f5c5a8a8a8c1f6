"""What happens in Five Tribes, as data, each with the section of RULES.md that makes it happen."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from caravanserai.core.contract import Event, SeatNumber
from caravanserai.core.events import SECRET, Read
from caravanserai.core.sets import names_in, numbers_in
from caravanserai.games.five_tribes.components import DRAW_SETS
from caravanserai.games.five_tribes.names import (
    GOODS,
    TILES,
    Category,
    Design,
    Djinn,
    Good,
    Payment,
    Phase,
    Piece,
    Resource,
    Thief,
    Tribe,
    letters_of,
)
from caravanserai.games.five_tribes.step import Step

TileName: TypeAlias = Annotated[str, Read(TILES.__getitem__)]
Meeples: TypeAlias = Annotated[str, Read(lambda draw: letters_of(DRAW_SETS[draw]))]
"""By their letters, as in VVE."""
Goods: TypeAlias = Annotated[list[Good], Read(lambda bits: names_in(bits, GOODS))]
Winners: TypeAlias = Annotated[list[SeatNumber], Read(numbers_in)]


class FiveTribesEvent(Event):
    """What happens in Five Tribes."""


class TileLaid(FiveTribesEvent, section="2"):
    tile: TileName
    design: Design


class MeeplesLaid(FiveTribesEvent, section="2"):
    tile: TileName
    meeples: Meeples


class ResourceShown(FiveTribesEvent, section="3.8"):
    resource: Resource


class DjinnShown(FiveTribesEvent, section="3.8"):
    djinn: Djinn


class ThiefShown(FiveTribesEvent, section="6"):
    thief: Thief


class MarkerLaid(FiveTribesEvent, section="2"):
    seat: SeatNumber


class RoundStarted(FiveTribesEvent, section="3.1"):
    round: int


class SpotTaken(FiveTribesEvent, section="3.1"):
    seat: SeatNumber
    spot: int
    """What is printed on it."""
    place: int
    """Where it is on the track, 0 to 8."""
    price: int
    fakirs: int


class Activated(FiveTribesEvent, section="3.2"):
    seat: SeatNumber
    place: int


class PickedUp(FiveTribesEvent, section="3.3"):
    seat: SeatNumber
    tile: TileName


class Dropped(FiveTribesEvent, section="3.3"):
    seat: SeatNumber
    tile: TileName
    tribe: Tribe


class TribeTaken(FiveTribesEvent, section="3.4"):
    seat: SeatNumber
    tile: TileName
    tribe: Tribe
    count: int


class CamelPlaced(FiveTribesEvent, section="3.4"):
    seat: SeatNumber
    tile: TileName


class LastCamel(FiveTribesEvent, section="4"):
    seat: SeatNumber


class NoMoveLeft(FiveTribesEvent, section="4"):
    seat: SeatNumber


class ViziersKept(FiveTribesEvent, section="3.5"):
    seat: SeatNumber
    count: int


class EldersKept(FiveTribesEvent, section="3.5"):
    seat: SeatNumber
    count: int


class RowTaken(FiveTribesEvent, section="3.5"):
    """A merchant's card, the first of the row."""

    seat: SeatNumber
    resource: Resource


class Built(FiveTribesEvent, section="3.5"):
    seat: SeatNumber
    gold: int
    fakirs: int
    blue: int
    """The blue tiles around."""


class Killed(FiveTribesEvent, section="3.5"):
    seat: SeatNumber
    tile: TileName
    tribe: Tribe


class HeldKilled(FiveTribesEvent, section="3.5"):
    seat: SeatNumber
    owner: SeatNumber
    tribe: Tribe


class NobodyKilled(FiveTribesEvent, section="3.5"):
    seat: SeatNumber


class KeptByKandicha(FiveTribesEvent, section="5"):
    seat: SeatNumber
    tribe: Tribe


class PalacePlaced(FiveTribesEvent, section="3.6"):
    seat: SeatNumber
    tile: TileName


class PalmPlaced(FiveTribesEvent, section="3.6"):
    seat: SeatNumber
    tile: TileName


class CardBought(FiveTribesEvent, section="3.6"):
    seat: SeatNumber
    resource: Resource
    place: int
    """Where it lay in the row, the first being 1."""
    price: int
    """Nothing for the second card of a large market."""


class DjinnBought(FiveTribesEvent, section="3.6"):
    seat: SeatNumber
    djinn: Djinn
    payment: Payment


class ThiefBought(FiveTribesEvent, section="6"):
    seat: SeatNumber
    thief: Thief
    payment: Payment


class GoodOffered(FiveTribesEvent, section="3.7"):
    seat: SeatNumber
    good: Good


class GoodWithdrawn(FiveTribesEvent, section="3.7"):
    seat: SeatNumber
    good: Good


class SuitSold(FiveTribesEvent, section="3.7"):
    seat: SeatNumber
    goods: Goods
    gold: int


class FakirsSpent(FiveTribesEvent, section="5"):
    seat: SeatNumber
    count: int


class PowerPaid(FiveTribesEvent, section="5"):
    seat: SeatNumber
    djinn: Djinn
    payment: Payment


class DjinnPaid(FiveTribesEvent, section="5"):
    """A djinn that watches brings its owner gold."""

    seat: SeatNumber
    djinn: Djinn
    gold: int


class CardDrawn(FiveTribesEvent, section="5"):
    seat: SeatNumber
    resource: Annotated[Resource | None, SECRET]
    """§2 None for all but the one who drew it, unless hands are open."""
    open: bool = False
    """Whether everybody sees it (Q19)."""


class MeeplesAdded(FiveTribesEvent, section="5"):
    tile: TileName
    meeples: Meeples


class DjinnDrawn(FiveTribesEvent, section="5"):
    seat: SeatNumber
    djinn: Djinn


class DjinnKept(FiveTribesEvent, section="5"):
    seat: SeatNumber
    djinn: Djinn


class ThiefUsed(FiveTribesEvent, section="6"):
    seat: SeatNumber
    thief: Thief


class Protected(FiveTribesEvent, section="6"):
    seat: SeatNumber


class NothingGiven(FiveTribesEvent, section="6"):
    seat: SeatNumber


class GoodGiven(FiveTribesEvent, section="6"):
    seat: SeatNumber
    good: Good


class GoodClaimed(FiveTribesEvent, section="6"):
    seat: SeatNumber
    good: Good


class VizierGiven(FiveTribesEvent, section="6"):
    seat: SeatNumber


class VizierClaimed(FiveTribesEvent, section="6"):
    seat: SeatNumber
    others: int
    """Those that go to the bag."""


class DjinnGiven(FiveTribesEvent, section="6"):
    seat: SeatNumber
    djinn: Djinn


class DjinnClaimed(FiveTribesEvent, section="6"):
    seat: SeatNumber
    djinn: Djinn


class TileGiven(FiveTribesEvent, section="6"):
    seat: SeatNumber
    tile: TileName


class PieceGiven(FiveTribesEvent, section="6"):
    seat: SeatNumber
    tile: TileName
    piece: Piece


class PieceClaimed(FiveTribesEvent, section="6"):
    seat: SeatNumber
    tile: TileName
    piece: Piece


class GoodDiscarded(FiveTribesEvent, section="6"):
    good: Good


class DjinnDiscarded(FiveTribesEvent, section="5"):
    djinn: Djinn


class PiecesReturned(FiveTribesEvent, section="6"):
    palms: int
    palaces: int


class StealingEnded(FiveTribesEvent, section="6"):
    seat: SeatNumber
    thief: Thief


class RoundEnded(FiveTribesEvent, section="3.8"):
    round: int


class NobodyCanMove(FiveTribesEvent, section="4"):
    """The round that is over has left no move on the board: the game ends with it."""


class Reshuffled(FiveTribesEvent, section="3.8"):
    pile: Literal["resources", "djinns"]


class Opened(FiveTribesEvent, section="4", noted=False):
    """At the end everybody shows what was hidden."""

    seat: SeatNumber
    gold: int
    hand: dict[Resource, int]


class Scored(FiveTribesEvent, section="4"):
    seat: SeatNumber
    category: Category
    points: int


class GameEnded(FiveTribesEvent, section="4"):
    winners: Winners


class Asked(FiveTribesEvent, section="3.2", alike="all", noted=False):
    """What is decided next, in whose activation or bid, and how far it has come."""

    phase: Phase
    seat: SeatNumber
    """The seat whose marker acts or bids."""
    step: Step
