"""What happens in Five Tribes, as data, each with the section of RULES.md that makes it happen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Literal

from caravanserai.core.contract import Event, SeatNumber
from caravanserai.core.facts import FactReader
from caravanserai.core.sets import names_in, numbers_in
from caravanserai.games.five_tribes import components as c
from caravanserai.games.five_tribes import facts as f
from caravanserai.games.five_tribes.moves import letters_of
from caravanserai.games.five_tribes.names import (
    CATEGORIES,
    DESIGNS,
    DJINNS,
    GOODS,
    PAYMENTS,
    PIECES,
    RESOURCES,
    THIEVES,
    TILES,
    TRIBES,
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
)
from caravanserai.games.five_tribes.step import Step


class TileLaid(Event, frozen=True, tag="tile_laid"):
    section: ClassVar[str] = "2"
    tile: str
    design: Design


class MeeplesLaid(Event, frozen=True, tag="meeples_laid"):
    section: ClassVar[str] = "2"
    tile: str
    meeples: str
    """By their letters, as in VVE."""


class ResourceShown(Event, frozen=True, tag="resource_shown"):
    section: ClassVar[str] = "3.8"
    resource: Resource


class DjinnShown(Event, frozen=True, tag="djinn_shown"):
    section: ClassVar[str] = "3.8"
    djinn: Djinn


class ThiefShown(Event, frozen=True, tag="thief_shown"):
    section: ClassVar[str] = "6"
    thief: Thief


class MarkerLaid(Event, frozen=True, tag="marker_laid"):
    section: ClassVar[str] = "2"
    seat: SeatNumber


class RoundStarted(Event, frozen=True, tag="round_started"):
    section: ClassVar[str] = "3.1"
    round: int


class SpotTaken(Event, frozen=True, tag="spot_taken"):
    section: ClassVar[str] = "3.1"
    seat: SeatNumber
    spot: int
    """What is printed on it."""
    place: int
    """Where it is on the track, 0 to 8."""
    price: int
    fakirs: int


class Activated(Event, frozen=True, tag="activated"):
    section: ClassVar[str] = "3.2"
    seat: SeatNumber
    place: int


class PickedUp(Event, frozen=True, tag="picked_up"):
    section: ClassVar[str] = "3.3"
    seat: SeatNumber
    tile: str


class Dropped(Event, frozen=True, tag="dropped"):
    section: ClassVar[str] = "3.3"
    seat: SeatNumber
    tile: str
    tribe: Tribe


class TribeTaken(Event, frozen=True, tag="tribe_taken"):
    section: ClassVar[str] = "3.4"
    seat: SeatNumber
    tile: str
    tribe: Tribe
    count: int


class CamelPlaced(Event, frozen=True, tag="camel_placed"):
    section: ClassVar[str] = "3.4"
    seat: SeatNumber
    tile: str


class LastCamel(Event, frozen=True, tag="last_camel"):
    section: ClassVar[str] = "4"
    seat: SeatNumber


class NoMoveLeft(Event, frozen=True, tag="no_move_left"):
    section: ClassVar[str] = "4"
    seat: SeatNumber


class ViziersKept(Event, frozen=True, tag="viziers_kept"):
    section: ClassVar[str] = "3.5"
    seat: SeatNumber
    count: int


class EldersKept(Event, frozen=True, tag="elders_kept"):
    section: ClassVar[str] = "3.5"
    seat: SeatNumber
    count: int


class RowTaken(Event, frozen=True, tag="row_taken"):
    """A merchant's card, the first of the row."""

    section: ClassVar[str] = "3.5"
    seat: SeatNumber
    resource: Resource


class Built(Event, frozen=True, tag="built"):
    section: ClassVar[str] = "3.5"
    seat: SeatNumber
    gold: int
    fakirs: int
    blue: int
    """The blue tiles around."""


class Killed(Event, frozen=True, tag="killed"):
    section: ClassVar[str] = "3.5"
    seat: SeatNumber
    tile: str
    tribe: Tribe


class HeldKilled(Event, frozen=True, tag="held_killed"):
    section: ClassVar[str] = "3.5"
    seat: SeatNumber
    owner: SeatNumber
    tribe: Tribe


class NobodyKilled(Event, frozen=True, tag="nobody_killed"):
    section: ClassVar[str] = "3.5"
    seat: SeatNumber


class KeptByKandicha(Event, frozen=True, tag="kept_by_kandicha"):
    section: ClassVar[str] = "5"
    seat: SeatNumber
    tribe: Tribe


class PalacePlaced(Event, frozen=True, tag="palace_placed"):
    section: ClassVar[str] = "3.6"
    seat: SeatNumber
    tile: str


class PalmPlaced(Event, frozen=True, tag="palm_placed"):
    section: ClassVar[str] = "3.6"
    seat: SeatNumber
    tile: str


class CardBought(Event, frozen=True, tag="card_bought"):
    section: ClassVar[str] = "3.6"
    seat: SeatNumber
    resource: Resource
    place: int
    """Where it lay in the row, the first being 1."""
    price: int
    """Nothing for the second card of a large market."""


class DjinnBought(Event, frozen=True, tag="djinn_bought"):
    section: ClassVar[str] = "3.6"
    seat: SeatNumber
    djinn: Djinn
    payment: Payment


class ThiefBought(Event, frozen=True, tag="thief_bought"):
    section: ClassVar[str] = "6"
    seat: SeatNumber
    thief: Thief
    payment: Payment


class GoodOffered(Event, frozen=True, tag="good_offered"):
    section: ClassVar[str] = "3.7"
    seat: SeatNumber
    good: Good


class GoodWithdrawn(Event, frozen=True, tag="good_withdrawn"):
    section: ClassVar[str] = "3.7"
    seat: SeatNumber
    good: Good


class SuitSold(Event, frozen=True, tag="suit_sold"):
    section: ClassVar[str] = "3.7"
    seat: SeatNumber
    goods: list[Good]
    gold: int


class FakirsSpent(Event, frozen=True, tag="fakirs_spent"):
    section: ClassVar[str] = "5"
    seat: SeatNumber
    count: int


class PowerPaid(Event, frozen=True, tag="power_paid"):
    section: ClassVar[str] = "5"
    seat: SeatNumber
    djinn: Djinn
    payment: Payment


class DjinnPaid(Event, frozen=True, tag="djinn_paid"):
    """A djinn that watches brings its owner gold."""

    section: ClassVar[str] = "5"
    seat: SeatNumber
    djinn: Djinn
    gold: int


class CardDrawn(Event, frozen=True, tag="card_drawn"):
    section: ClassVar[str] = "5"
    seat: SeatNumber
    resource: Resource | None
    """None for all but the one who drew it, unless hands are open."""
    open: bool = False
    """Whether everybody sees it (Q19)."""


class MeeplesAdded(Event, frozen=True, tag="meeples_added"):
    section: ClassVar[str] = "5"
    tile: str
    meeples: str


class DjinnDrawn(Event, frozen=True, tag="djinn_drawn"):
    section: ClassVar[str] = "5"
    seat: SeatNumber
    djinn: Djinn


class DjinnKept(Event, frozen=True, tag="djinn_kept"):
    section: ClassVar[str] = "5"
    seat: SeatNumber
    djinn: Djinn


class ThiefUsed(Event, frozen=True, tag="thief_used"):
    section: ClassVar[str] = "6"
    seat: SeatNumber
    thief: Thief


class Protected(Event, frozen=True, tag="protected"):
    section: ClassVar[str] = "6"
    seat: SeatNumber


class NothingGiven(Event, frozen=True, tag="nothing_given"):
    section: ClassVar[str] = "6"
    seat: SeatNumber


class GoodGiven(Event, frozen=True, tag="good_given"):
    section: ClassVar[str] = "6"
    seat: SeatNumber
    good: Good


class GoodClaimed(Event, frozen=True, tag="good_claimed"):
    section: ClassVar[str] = "6"
    seat: SeatNumber
    good: Good


class VizierGiven(Event, frozen=True, tag="vizier_given"):
    section: ClassVar[str] = "6"
    seat: SeatNumber


class VizierClaimed(Event, frozen=True, tag="vizier_claimed"):
    section: ClassVar[str] = "6"
    seat: SeatNumber
    others: int
    """Those that go to the bag."""


class DjinnGiven(Event, frozen=True, tag="djinn_given"):
    section: ClassVar[str] = "6"
    seat: SeatNumber
    djinn: Djinn


class DjinnClaimed(Event, frozen=True, tag="djinn_claimed"):
    section: ClassVar[str] = "6"
    seat: SeatNumber
    djinn: Djinn


class TileGiven(Event, frozen=True, tag="tile_given"):
    section: ClassVar[str] = "6"
    seat: SeatNumber
    tile: str


class PieceGiven(Event, frozen=True, tag="piece_given"):
    section: ClassVar[str] = "6"
    seat: SeatNumber
    tile: str
    piece: Piece


class PieceClaimed(Event, frozen=True, tag="piece_claimed"):
    section: ClassVar[str] = "6"
    seat: SeatNumber
    tile: str
    piece: Piece


class GoodDiscarded(Event, frozen=True, tag="good_discarded"):
    section: ClassVar[str] = "6"
    good: Good


class DjinnDiscarded(Event, frozen=True, tag="djinn_discarded"):
    section: ClassVar[str] = "5"
    djinn: Djinn


class PiecesReturned(Event, frozen=True, tag="pieces_returned"):
    section: ClassVar[str] = "6"
    palms: int
    palaces: int


class StealingEnded(Event, frozen=True, tag="stealing_ended"):
    section: ClassVar[str] = "6"
    seat: SeatNumber
    thief: Thief


class RoundEnded(Event, frozen=True, tag="round_ended"):
    section: ClassVar[str] = "3.8"
    round: int


class NobodyCanMove(Event, frozen=True, tag="nobody_can_move"):
    """The round that is over has left no move on the board: the game ends with it."""

    section: ClassVar[str] = "4"


class Reshuffled(Event, frozen=True, tag="reshuffled"):
    section: ClassVar[str] = "3.8"
    pile: Literal["resources", "djinns"]


class Opened(Event, frozen=True, tag="opened"):
    """At the end everybody shows what was hidden."""

    section: ClassVar[str] = "4"
    seat: SeatNumber
    gold: int
    hand: dict[Resource, int]


class Scored(Event, frozen=True, tag="scored"):
    section: ClassVar[str] = "4"
    seat: SeatNumber
    category: Category
    points: int


class GameEnded(Event, frozen=True, tag="game_ended"):
    section: ClassVar[str] = "4"
    winners: list[SeatNumber]


class Asked(Event, frozen=True, tag="asked"):
    """What is decided next, in whose activation or bid, and how far it has come."""

    section: ClassVar[str] = "3.2"
    phase: Phase
    seat: SeatNumber
    """The seat whose marker acts or bids."""
    step: Step


FiveTribesEvent = (
    TileLaid
    | MeeplesLaid
    | ResourceShown
    | DjinnShown
    | ThiefShown
    | MarkerLaid
    | RoundStarted
    | SpotTaken
    | Activated
    | PickedUp
    | Dropped
    | TribeTaken
    | CamelPlaced
    | LastCamel
    | NoMoveLeft
    | ViziersKept
    | EldersKept
    | RowTaken
    | Built
    | Killed
    | HeldKilled
    | NobodyKilled
    | KeptByKandicha
    | PalacePlaced
    | PalmPlaced
    | CardBought
    | DjinnBought
    | ThiefBought
    | GoodOffered
    | GoodWithdrawn
    | SuitSold
    | FakirsSpent
    | PowerPaid
    | DjinnPaid
    | CardDrawn
    | MeeplesAdded
    | DjinnDrawn
    | DjinnKept
    | ThiefUsed
    | Protected
    | NothingGiven
    | GoodGiven
    | GoodClaimed
    | VizierGiven
    | VizierClaimed
    | DjinnGiven
    | DjinnClaimed
    | TileGiven
    | PieceGiven
    | PieceClaimed
    | GoodDiscarded
    | DjinnDiscarded
    | PiecesReturned
    | StealingEnded
    | RoundEnded
    | NobodyCanMove
    | Reshuffled
    | Opened
    | Scored
    | GameEnded
    | Asked
)


_READERS: dict[int, Callable[[list[int]], Any]] = {
    f.TILE_LAID: lambda a: TileLaid(TILES[a[0]], DESIGNS[a[1]]),
    f.MEEPLES_LAID: lambda a: MeeplesLaid(TILES[a[1]], letters_of(c.DRAW_SETS[a[0]])),
    f.RESOURCE_SHOWN: lambda a: ResourceShown(RESOURCES[a[0]]),
    f.DJINN_SHOWN: lambda a: DjinnShown(DJINNS[a[0]]),
    f.THIEF_SHOWN: lambda a: ThiefShown(THIEVES[a[0]]),
    f.MARKER_LAID: lambda a: MarkerLaid(a[0]),
    f.ROUND_STARTED: lambda a: RoundStarted(a[0]),
    f.SPOT_TAKEN: lambda a: SpotTaken(a[0], c.SPOT_PRICES[a[1]], a[1], a[2], a[3]),
    f.ACTIVATED: lambda a: Activated(a[0], a[1]),
    f.PICKED_UP: lambda a: PickedUp(a[0], TILES[a[1]]),
    f.DROPPED: lambda a: Dropped(a[0], TILES[a[1]], TRIBES[a[2]]),
    f.TRIBE_TAKEN: lambda a: TribeTaken(a[0], TILES[a[1]], TRIBES[a[2]], a[3]),
    f.CAMEL_PLACED: lambda a: CamelPlaced(a[0], TILES[a[1]]),
    f.LAST_CAMEL: lambda a: LastCamel(a[0]),
    f.NO_MOVE_LEFT: lambda a: NoMoveLeft(a[0]),
    f.VIZIERS_KEPT: lambda a: ViziersKept(a[0], a[1]),
    f.ELDERS_KEPT: lambda a: EldersKept(a[0], a[1]),
    f.ROW_TAKEN: lambda a: RowTaken(a[0], RESOURCES[a[1]]),
    f.BUILT: lambda a: Built(a[0], a[1], a[2], a[3]),
    f.KILLED: lambda a: Killed(a[0], TILES[a[1]], TRIBES[a[2]]),
    f.HELD_KILLED: lambda a: HeldKilled(a[0], a[1], TRIBES[a[2]]),
    f.NOBODY_KILLED: lambda a: NobodyKilled(a[0]),
    f.KEPT_BY_KANDICHA: lambda a: KeptByKandicha(a[0], TRIBES[a[1]]),
    f.PALACE_PLACED: lambda a: PalacePlaced(a[0], TILES[a[1]]),
    f.PALM_PLACED: lambda a: PalmPlaced(a[0], TILES[a[1]]),
    f.CARD_BOUGHT: lambda a: CardBought(a[0], RESOURCES[a[1]], a[3] + 1, a[2]),
    f.DJINN_BOUGHT: lambda a: DjinnBought(a[0], DJINNS[a[1]], PAYMENTS[a[2]]),
    f.THIEF_BOUGHT: lambda a: ThiefBought(a[0], THIEVES[a[1]], PAYMENTS[a[2]]),
    f.GOOD_OFFERED: lambda a: GoodOffered(a[0], GOODS[a[1]]),
    f.GOOD_WITHDRAWN: lambda a: GoodWithdrawn(a[0], GOODS[a[1]]),
    f.SUIT_SOLD: lambda a: SuitSold(a[1], names_in(a[0], GOODS), a[2]),
    f.FAKIRS_SPENT: lambda a: FakirsSpent(a[0], a[1]),
    f.POWER_PAID: lambda a: PowerPaid(a[0], DJINNS[a[1]], PAYMENTS[a[2]]),
    f.DJINN_PAID: lambda a: DjinnPaid(a[0], DJINNS[a[1]], a[2]),
    f.CARD_DRAWN: lambda a: CardDrawn(a[0], RESOURCES[a[1]], bool(a[2])),
    f.MEEPLES_ADDED: lambda a: MeeplesAdded(TILES[a[1]], letters_of(c.DRAW_SETS[a[0]])),
    f.DJINN_DRAWN: lambda a: DjinnDrawn(a[0], DJINNS[a[1]]),
    f.DJINN_KEPT: lambda a: DjinnKept(a[0], DJINNS[a[1]]),
    f.THIEF_USED: lambda a: ThiefUsed(a[0], THIEVES[a[1]]),
    f.PROTECTED: lambda a: Protected(a[0]),
    f.NOTHING_GIVEN: lambda a: NothingGiven(a[0]),
    f.GOOD_GIVEN: lambda a: GoodGiven(a[0], GOODS[a[1]]),
    f.GOOD_CLAIMED: lambda a: GoodClaimed(a[0], GOODS[a[1]]),
    f.VIZIER_GIVEN: lambda a: VizierGiven(a[0]),
    f.VIZIER_CLAIMED: lambda a: VizierClaimed(a[0], a[1]),
    f.DJINN_GIVEN: lambda a: DjinnGiven(a[0], DJINNS[a[1]]),
    f.DJINN_CLAIMED: lambda a: DjinnClaimed(a[0], DJINNS[a[1]]),
    f.TILE_GIVEN: lambda a: TileGiven(a[0], TILES[a[1]]),
    f.PIECE_GIVEN: lambda a: PieceGiven(a[0], TILES[a[1]], PIECES[a[2]]),
    f.PIECE_CLAIMED: lambda a: PieceClaimed(a[0], TILES[a[1]], PIECES[a[2]]),
    f.GOOD_DISCARDED: lambda a: GoodDiscarded(GOODS[a[0]]),
    f.DJINN_DISCARDED: lambda a: DjinnDiscarded(DJINNS[a[0]]),
    f.PIECES_RETURNED: lambda a: PiecesReturned(a[0], a[1]),
    f.STEALING_ENDED: lambda a: StealingEnded(a[0], THIEVES[a[1]]),
    f.ROUND_ENDED: lambda a: RoundEnded(a[0]),
    f.NOBODY_CAN_MOVE: lambda a: NobodyCanMove(),
    f.RESHUFFLED: lambda a: Reshuffled("djinns" if a[0] else "resources"),
    f.SCORED: lambda a: Scored(a[0], CATEGORIES[a[1]], a[2]),
    f.GAME_ENDED: lambda a: GameEnded(numbers_in(a[0])),
}

FACT_READER = FactReader(
    _READERS,
    fact_bits=f.FACT_BITS,
    first_bits=f.FIRST_BITS,
    argument_bits=f.ARGUMENT_BITS,
    below_zero=f.BELOW_ZERO,
)
