"""What happens in Camel Up, as data, each with the section of RULES.md that makes it happen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Literal

from caravanserai.core.contract import Alike, Event, SeatNumber
from caravanserai.core.facts import FactReader
from caravanserai.core.sets import numbers_in
from caravanserai.games.camel_up import components as c
from caravanserai.games.camel_up import facts as f
from caravanserai.games.camel_up.moves import COPIES, MOVES
from caravanserai.games.camel_up.names import (
    CAMELS,
    CRAZIES,
    FINISHES,
    PHASES,
    PILES,
    RACERS,
    SIDES,
    Camel,
    Crazy,
    Finish,
    Phase,
    Pile,
    Racer,
    Side,
    digits,
)


class StartSeatDrawn(Event, frozen=True, tag="start_seat_drawn"):
    section: ClassVar[str] = "3.2"
    seat: SeatNumber


class StartDieRolled(Event, frozen=True, tag="start_die_rolled"):
    section: ClassVar[str] = "3.2"
    camel: Racer
    face: int


class GreyStartDieRolled(Event, frozen=True, tag="grey_start_die_rolled"):
    section: ClassVar[str] = "3.4"
    printed: Crazy
    face: int


class CamelPlaced(Event, frozen=True, tag="camel_placed"):
    section: ClassVar[str] = "3.3"
    camel: Camel
    space: int


class SetupEnded(Event, frozen=True, tag="setup_ended"):
    section: ClassVar[str] = "3.5"
    seat: SeatNumber


class TicketTaken(Event, frozen=True, tag="ticket_taken"):
    section: ClassVar[str] = "4.1"
    alike: ClassVar[Alike] = "all"
    seat: SeatNumber
    camel: Racer
    value: int


class TilePlaced(Event, frozen=True, tag="tile_placed"):
    section: ClassVar[str] = "6"
    alike: ClassVar[Alike] = "all"
    seat: SeatNumber
    side: Side
    space: int
    origin: int | None
    """Where it lay before."""


class PyramidTicketTaken(Event, frozen=True, tag="pyramid_ticket_taken"):
    section: ClassVar[str] = "4.3"
    alike: ClassVar[Alike] = "all"
    seat: SeatNumber


class DieRolled(Event, frozen=True, tag="die_rolled"):
    section: ClassVar[str] = "4.3"
    camel: Camel
    """The colour shown; white and black are the grey die's."""
    face: int


class CrazySwapped(Event, frozen=True, tag="crazy_swapped"):
    section: ClassVar[str] = "5.3"
    printed: Crazy
    camel: Crazy
    reason: Literal["only_carrier", "upper_of_two"]


class UnitMoved(Event, frozen=True, tag="unit_moved"):
    section: ClassVar[str] = "5"
    camels: list[Camel]
    """The unit, bottom first."""
    origin: int
    stop: int
    """Where the die alone takes it."""
    space: int
    """Where it ends, after a tile."""
    under: bool


class TilePaid(Event, frozen=True, tag="tile_paid"):
    section: ClassVar[str] = "5.5"
    alike: ClassVar[Alike] = "all"
    seat: SeatNumber
    space: int


class CardPlayed(Event, frozen=True, tag="card_played"):
    section: ClassVar[str] = "4.4"
    seat: SeatNumber
    pile: Pile
    camel: Racer | None
    """None for all but the one who played it."""


class PartnershipFormed(Event, frozen=True, tag="partnership_formed"):
    section: ClassVar[str] = "11.1"
    seat: SeatNumber
    partner: SeatNumber


class LegEnded(Event, frozen=True, tag="leg_ended"):
    section: ClassVar[str] = "8.1"
    leg: int
    ranking: list[Racer]
    start_marker: SeatNumber


class PartnerTicketChosen(Event, frozen=True, tag="partner_ticket_chosen"):
    section: ClassVar[str] = "11.2"
    seat: SeatNumber
    ticket: str
    gain: int


class TicketScored(Event, frozen=True, tag="ticket_scored"):
    section: ClassVar[str] = "9.1"
    alike: ClassVar[Alike] = "all"
    seat: SeatNumber
    camel: Racer
    value: int
    gain: int


class PyramidScored(Event, frozen=True, tag="pyramid_scored"):
    section: ClassVar[str] = "9.2"
    alike: ClassVar[Alike] = "all"
    seat: SeatNumber
    count: int


class PartnerTicketScored(Event, frozen=True, tag="partner_ticket_scored"):
    section: ClassVar[str] = "11.2"
    seat: SeatNumber
    partner: SeatNumber
    gain: int


class LegSettled(Event, frozen=True, tag="leg_settled"):
    section: ClassVar[str] = "9.3"
    seat: SeatNumber
    gain: int
    coins: int


class LegStarted(Event, frozen=True, tag="leg_started"):
    section: ClassVar[str] = "8.3"
    leg: int
    seat: SeatNumber


class RaceEnded(Event, frozen=True, tag="race_ended"):
    section: ClassVar[str] = "10.1"
    finish: Finish
    ranking: list[Racer]


class CardScored(Event, frozen=True, tag="card_scored"):
    section: ClassVar[str] = "10.2"
    seat: SeatNumber
    camel: Racer
    pile: Pile
    gain: int
    coins: int


class PileSettled(Event, frozen=True, tag="pile_settled"):
    section: ClassVar[str] = "10.3"
    seat: SeatNumber
    pile: Pile
    gain: int
    coins: int


class GameStalled(Event, frozen=True, tag="game_stalled"):
    section: ClassVar[str] = "4"
    turns: int


class GameEnded(Event, frozen=True, tag="game_ended"):
    section: ClassVar[str] = "10.4"
    alike: ClassVar[Alike] = "none"
    """Hands are opened: whose was open before sees less change."""
    winners: list[SeatNumber]


class Asked(Event, frozen=True, tag="asked"):
    """What is decided next, and by which seat or on whose behalf."""

    section: ClassVar[str] = "4"
    alike: ClassVar[Alike] = "all"
    phase: Phase
    seat: SeatNumber


CamelUpEvent = (
    StartSeatDrawn
    | StartDieRolled
    | GreyStartDieRolled
    | CamelPlaced
    | SetupEnded
    | TicketTaken
    | TilePlaced
    | PyramidTicketTaken
    | DieRolled
    | CrazySwapped
    | UnitMoved
    | TilePaid
    | CardPlayed
    | PartnershipFormed
    | LegEnded
    | PartnerTicketChosen
    | TicketScored
    | PyramidScored
    | PartnerTicketScored
    | LegSettled
    | LegStarted
    | RaceEnded
    | CardScored
    | PileSettled
    | GameStalled
    | GameEnded
    | Asked
)


_READERS: dict[int, Callable[[list[int]], Any]] = {
    f.START_SEAT_DRAWN: lambda a: StartSeatDrawn(a[0]),
    f.START_DIE_ROLLED: lambda a: StartDieRolled(RACERS[a[0]], a[1]),
    f.GREY_START_DIE_ROLLED: lambda a: GreyStartDieRolled(CRAZIES[a[0] - c.WHITE], a[1]),
    f.CAMEL_PLACED: lambda a: CamelPlaced(CAMELS[a[0]], a[1]),
    f.SETUP_ENDED: lambda a: SetupEnded(a[0]),
    f.TICKET_TAKEN: lambda a: TicketTaken(a[0], RACERS[a[1]], a[2]),
    f.TILE_PLACED: lambda a: TilePlaced(a[0], SIDES[a[2]], a[1], a[3] or None),
    f.PYRAMID_TICKET_TAKEN: lambda a: PyramidTicketTaken(a[0]),
    f.DIE_ROLLED: lambda a: DieRolled(MOVES[a[0]].camel, MOVES[a[0]].face),
    f.CRAZY_SWAPPED: lambda a: CrazySwapped(
        CRAZIES[a[0] - c.WHITE], CRAZIES[a[1] - c.WHITE], "only_carrier" if a[2] == 1 else "upper_of_two"
    ),
    f.UNIT_MOVED: lambda a: UnitMoved(digits(a[0]), a[1], a[2], a[3] // 2, a[3] % 2 == 1),
    f.TILE_PAID: lambda a: TilePaid(a[0], a[1]),
    f.CARD_PLAYED: lambda a: CardPlayed(a[0], PILES[a[1]], RACERS[a[2]]),
    f.PARTNERSHIP_FORMED: lambda a: PartnershipFormed(a[0], a[1]),
    f.LEG_ENDED: lambda a: LegEnded(a[1], digits(a[0]), a[2]),  # type: ignore[arg-type]
    f.PARTNER_TICKET_CHOSEN: lambda a: PartnerTicketChosen(a[0], COPIES[a[1]], a[2]),
    f.TICKET_SCORED: lambda a: TicketScored(a[0], RACERS[a[1]], a[2], a[3]),
    f.PYRAMID_SCORED: lambda a: PyramidScored(a[0], a[1]),
    f.PARTNER_TICKET_SCORED: lambda a: PartnerTicketScored(a[0], a[1], a[2]),
    f.LEG_SETTLED: lambda a: LegSettled(a[0], a[1], a[2]),
    f.LEG_STARTED: lambda a: LegStarted(a[0], a[1]),
    f.RACE_ENDED: lambda a: RaceEnded(FINISHES[a[1]], digits(a[0])),  # type: ignore[arg-type]
    f.CARD_SCORED: lambda a: CardScored(a[0] // 8, RACERS[a[0] % 8], PILES[a[1]], a[2], a[3]),
    f.PILE_SETTLED: lambda a: PileSettled(a[0], PILES[a[1]], a[2], a[3]),
    f.GAME_STALLED: lambda a: GameStalled(a[0]),
    f.GAME_ENDED: lambda a: GameEnded(numbers_in(a[0])),
    f.ASKED: lambda a: Asked(PHASES[a[0]], a[1]),
}

FACT_READER = FactReader(
    _READERS,
    fact_bits=f.FACT_BITS,
    first_bits=f.FIRST_BITS,
    argument_bits=f.ARGUMENT_BITS,
    below_zero=f.BELOW_ZERO,
)
