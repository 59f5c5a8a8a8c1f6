"""What happens in Camel Up, as data, each with the section of RULES.md that makes it happen."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from caravanserai.core.contract import Event, SeatNumber
from caravanserai.core.events import SECRET, Read
from caravanserai.core.sets import numbers_in
from caravanserai.games.camel_up.names import CAMELS, COPIES, Camel, Crazy, Finish, Phase, Pile, Racer, Side, digits

CrazyCamel: TypeAlias = Annotated[Crazy, Read(CAMELS.__getitem__)]
Ranking: TypeAlias = Annotated[list[Racer], Read(digits)]


class CamelUpEvent(Event):
    """What happens in Camel Up."""


class StartSeatDrawn(CamelUpEvent, section="3.2"):
    seat: SeatNumber


class StartDieRolled(CamelUpEvent, section="3.2"):
    camel: Racer
    face: int


class GreyStartDieRolled(CamelUpEvent, section="3.4"):
    printed: CrazyCamel
    face: int


class CamelPlaced(CamelUpEvent, section="3.3"):
    camel: Camel
    space: int


class SetupEnded(CamelUpEvent, section="3.5"):
    seat: SeatNumber


class TicketTaken(CamelUpEvent, section="4.1", alike="all"):
    seat: SeatNumber
    camel: Racer
    value: int


class TilePlaced(CamelUpEvent, section="6", alike="all"):
    seat: SeatNumber
    side: Side
    space: int
    origin: Annotated[int | None, Read(lambda space: space or None)]
    """Where it lay before."""


class PyramidTicketTaken(CamelUpEvent, section="4.3", alike="all"):
    seat: SeatNumber


class DieRolled(CamelUpEvent, section="4.3"):
    camel: Camel
    """The colour shown; white and black are the grey die's."""
    face: int


class CrazySwapped(CamelUpEvent, section="5.3"):
    printed: CrazyCamel
    camel: CrazyCamel
    reason: Literal["only_carrier", "upper_of_two"]


class UnitMoved(CamelUpEvent, section="5"):
    camels: Annotated[list[Camel], Read(digits)]
    """The unit, bottom first."""
    origin: int
    stop: int
    """Where the die alone takes it."""
    space: int
    """Where it ends, after a tile."""
    under: bool


class TilePaid(CamelUpEvent, section="5.5", alike="all"):
    seat: SeatNumber
    space: int


class CardPlayed(CamelUpEvent, section="4.4"):
    seat: SeatNumber
    pile: Pile
    camel: Annotated[Racer | None, SECRET]
    """§2 None for all but the one who played it."""


class PartnershipFormed(CamelUpEvent, section="11.1"):
    seat: SeatNumber
    partner: SeatNumber


class LegEnded(CamelUpEvent, section="8.1"):
    leg: int
    ranking: Ranking
    start_marker: SeatNumber


class PartnerTicketChosen(CamelUpEvent, section="11.2"):
    seat: SeatNumber
    ticket: Annotated[str, Read(COPIES.__getitem__)]
    gain: int


class TicketScored(CamelUpEvent, section="9.1", alike="all"):
    seat: SeatNumber
    camel: Racer
    value: int
    gain: int


class PyramidScored(CamelUpEvent, section="9.2", alike="all"):
    seat: SeatNumber
    count: int


class PartnerTicketScored(CamelUpEvent, section="11.2"):
    seat: SeatNumber
    partner: SeatNumber
    gain: int


class LegSettled(CamelUpEvent, section="9.3"):
    seat: SeatNumber
    gain: int
    coins: int


class LegStarted(CamelUpEvent, section="8.3"):
    leg: int
    seat: SeatNumber


class RaceEnded(CamelUpEvent, section="10.1"):
    finish: Finish
    ranking: Ranking


class CardScored(CamelUpEvent, section="10.2"):
    seat: SeatNumber
    camel: Racer
    pile: Pile
    gain: int
    coins: int


class PileSettled(CamelUpEvent, section="10.3"):
    seat: SeatNumber
    pile: Pile
    gain: int
    coins: int


class GameStalled(CamelUpEvent, section="4"):
    turns: int


class GameEnded(CamelUpEvent, section="10.4", alike="none"):
    winners: Annotated[list[SeatNumber], Read(numbers_in)]


class Asked(CamelUpEvent, section="4", alike="all"):
    """What is decided next, and by which seat or on whose behalf."""

    phase: Phase
    seat: SeatNumber
