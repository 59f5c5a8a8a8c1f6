"""What happens in Emira, as data, each with the section of RULES.md that makes it happen."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from caravanserai.core.contract import Event, SeatNumber
from caravanserai.core.events import SECRET, Read
from caravanserai.core.sets import numbers_in
from caravanserai.games.emira.names import (
    Caravan,
    Card,
    Colour,
    Good,
    Half,
    Mind,
    Objective,
    Order,
    Phase,
    Princess,
    Reason,
    Token,
)
from caravanserai.games.emira.step import Step

Seats: TypeAlias = Annotated[list[SeatNumber], Read(numbers_in)]
Places: TypeAlias = Annotated[list[int], Read(lambda places: [place + 1 for place in numbers_in(places)])]


class EmiraEvent(Event):
    """What happens in Emira."""


class ColourDrawn(EmiraEvent, section="2.2"):
    """A seat's colour, and with it its advantage."""

    seat: SeatNumber
    colour: Colour


class BoardReady(EmiraEvent, section="2.3"):
    """All colours are drawn: the status deck and the bag are filled."""

    status_cards: int
    """How many are in the status deck."""
    clothes: int
    """How many tokens of clothes are in the bag."""


class FirstDrawn(EmiraEvent, section="2.1"):
    seat: SeatNumber


class ObjectiveDealt(EmiraEvent, section="2.1"):
    seat: SeatNumber
    objective: Annotated[Objective | None, SECRET]
    """None for all but its owner."""


class CardDealt(EmiraEvent, section="2.4"):
    """One of the three opening event cards."""

    seat: SeatNumber
    card: Annotated[Card | None, SECRET]
    """None for all but its owner."""


class OpeningKept(EmiraEvent, section="2.4"):
    """One of the opening event cards is kept; the others go back."""

    seat: SeatNumber
    card: Annotated[Card | None, SECRET]
    """None for all but its owner."""


class TurnStarted(EmiraEvent, section="4.8"):
    turn: int
    seat: SeatNumber
    """The first player."""


class CardPlayed(EmiraEvent, section="4.1"):
    seat: SeatNumber
    card: Card


class NoCardPlayed(EmiraEvent, section="4.1"):
    seat: SeatNumber


class RateRaised(EmiraEvent, section="7.2"):
    """Better breed."""

    seat: SeatNumber
    rate: int


class CamelsBred(EmiraEvent, section="7.2"):
    """Camel breeding: what a seat gets."""

    seat: SeatNumber
    count: int


class NoCamelsBred(EmiraEvent, section="7.2"):
    """Camel breeding, and not enough camels are left for all."""


class CamelsDied(EmiraEvent, section="7.2"):
    """Camel epidemic: what a seat loses."""

    seat: SeatNumber
    count: int


class PrincessSeen(EmiraEvent, section="7.2", alike="none"):
    """A seat looks at a card of the Emira deck."""

    seat: SeatNumber
    place: int
    """In the deck, the top card being 1."""
    princess: Annotated[Princess | None, SECRET]
    """None for all but the seat that looks."""


class StatusSeen(EmiraEvent, section="7.2", alike="none"):
    """A seat looks at a card of the status deck."""

    seat: SeatNumber
    place: int
    cost: Annotated[int | None, SECRET]
    """None for all but the seat that looks."""


class PrincessesArranged(EmiraEvent, section="7.2", alike="none"):
    """Court influence: the top cards are put back in this order."""

    seat: SeatNumber
    order: Annotated[Order | None, SECRET]
    """None for all but the seat that arranged them."""
    swapped: Places
    """Where the cards lie now that have the mark of a swap, which all can see (E-27)."""


class StatusArranged(EmiraEvent, section="7.2", alike="none"):
    """New orders: the top cards are put back in this order."""

    seat: SeatNumber
    order: Annotated[Order | None, SECRET]
    """None for all but the seat that arranged them."""


class MindChanged(EmiraEvent, section="7.2", alike="none"):
    """Changing her mind: what was decided about the card at this place; who it is stays a secret."""

    seat: SeatNumber
    place: int
    mind: Mind


class SplitChosen(EmiraEvent, section="9.3"):
    """Three players, double trouble: how many choose in the odd turn."""

    seat: SeatNumber
    now: int


class TurnChosen(EmiraEvent, section="9.3"):
    """Three players, quiet days: the turn in which the only princess chooses."""

    seat: SeatNumber
    turn: Half


class LookChosen(EmiraEvent, section="7.2"):
    """Good looking: the token that counts more from now on."""

    seat: SeatNumber
    token: Token
    bonus: int
    """What it adds now."""


class GuestHouseAdded(EmiraEvent, section="7.2"):
    seat: SeatNumber


class CaravanLoaded(EmiraEvent, section="7.2"):
    """New spice caravan: a caravan moves right from this space."""

    seat: SeatNumber
    caravan: Caravan
    space: int


class TrackNamed(EmiraEvent, section="7.2"):
    """Vermin: the kind of caravan it gets at."""

    seat: SeatNumber
    caravan: Caravan


class CaravanGnawed(EmiraEvent, section="7.2"):
    """Vermin: a caravan moves left from this space; from space 1 it is lost."""

    seat: SeatNumber
    caravan: Caravan
    space: int


class PalaceRestored(EmiraEvent, section="10.1"):
    """Restoration: the palace track rises by half a point."""

    seat: SeatNumber
    halves: int
    """Where it stands now, in half points."""


class IncomePaid(EmiraEvent, section="4.2"):
    seat: SeatNumber
    gold: int
    """All of it."""
    caravans: int
    """What the caravans brought, before golden times."""


class CaravanEnded(EmiraEvent, section="4.2"):
    """A caravan has paid for the last time."""

    seat: SeatNumber
    caravan: Caravan
    count: int


class PrincessShown(EmiraEvent, section="4.3", alike="none"):
    princess: Princess


class StatusShown(EmiraEvent, section="4.3", alike="none"):
    cost: int


class StatusChosen(EmiraEvent, section="7.2"):
    """Noble merchandise: a card out of the status deck, the rest of which is shuffled."""

    seat: SeatNumber
    cost: int


class TokenDrawn(EmiraEvent, section="4.3"):
    token: Token


class TokenChosen(EmiraEvent, section="7.2"):
    """Bazaar: a token out of the bag."""

    seat: SeatNumber
    token: Token


class GoodOffered(EmiraEvent, section="4.3"):
    """A section, a camel or a caravan is put on offer."""

    good: Good


class AuctionOpened(EmiraEvent, section="5.1"):
    seat: SeatNumber
    """Who bids first."""
    seats: Seats
    """Who takes part."""


class BidMade(EmiraEvent, section="5.1"):
    seat: SeatNumber
    amount: int


class Passed(EmiraEvent, section="5.1"):
    seat: SeatNumber


class AuctionWon(EmiraEvent, section="5.3"):
    """The winner, or the last player of their own will, pays the bid, less what the camels take off."""

    seat: SeatNumber
    bid: int
    paid: int


class ActsFree(EmiraEvent, section="5.2"):
    """Nobody bid, or nobody else is left to bid."""

    seat: SeatNumber


class ReliefTaken(EmiraEvent, section="5.5"):
    seat: SeatNumber
    gold: int


class NoReliefTaken(EmiraEvent, section="5.5"):
    seat: SeatNumber


class CaravanBought(EmiraEvent, section="5.4"):
    seat: SeatNumber
    caravan: Caravan
    price: int


class TokenBought(EmiraEvent, section="5.4"):
    seat: SeatNumber
    token: Token
    price: int


class StatusBought(EmiraEvent, section="5.4"):
    seat: SeatNumber
    cost: int
    points: int


class SectionBought(EmiraEvent, section="5.4"):
    seat: SeatNumber
    price: int


class CamelBought(EmiraEvent, section="5.4"):
    seat: SeatNumber
    price: int


class NothingDone(EmiraEvent, section="5.4"):
    seat: SeatNumber


class TokenReturned(EmiraEvent, section="5.6"):
    token: Token


class StatusReturned(EmiraEvent, section="5.6"):
    cost: int


class CardsPaid(EmiraEvent, section="4.5"):
    """A seat pays to look at so many event cards."""

    seat: SeatNumber
    count: int
    price: int


class NoCardBought(EmiraEvent, section="4.5"):
    seat: SeatNumber


class CardSeen(EmiraEvent, section="4.5", alike="none"):
    seat: SeatNumber
    card: Annotated[Card | None, SECRET]
    """None for all but the buyer."""


class CardBought(EmiraEvent, section="4.5"):
    """One card is kept; the others go under the deck."""

    seat: SeatNumber
    card: Annotated[Card | None, SECRET]
    """None for all but the buyer."""


class GoldShown(EmiraEvent, section="6.3"):
    seat: SeatNumber
    gold: int


class PrincessJoined(EmiraEvent, section="6.1"):
    princess: Princess
    seat: SeatNumber


class PrincessUndecided(EmiraEvent, section="6.2"):
    princess: Princess


class TokenLost(EmiraEvent, section="6.5"):
    """Samira has her sheikh put a token back into the bag."""

    seat: SeatNumber
    token: Token


class StatusLost(EmiraEvent, section="6.5"):
    """Zahrah takes a status card."""

    seat: SeatNumber
    cost: int


class TrackFell(EmiraEvent, section="10.1"):
    """Albina or Firyal: the palace track falls by half a point."""

    seat: SeatNumber
    princess: Princess
    halves: int
    """Where it stands now, in half points."""


class SidiCame(EmiraEvent, section="6.8"):
    seat: SeatNumber


class PrincessAbducted(EmiraEvent, section="6.8"):
    """She and Sidi Suleiman leave the game."""

    seat: SeatNumber
    princess: Princess


class GiftCounted(EmiraEvent, section="6.7"):
    """A token is taken off Xenia."""

    seat: SeatNumber
    tokens: int
    """How many are left."""


class GiftPaid(EmiraEvent, section="6.7"):
    seat: SeatNumber
    gold: int


class GiftRefused(EmiraEvent, section="6.7"):
    """Xenia leaves this sheikh."""

    seat: SeatNumber


class XeniaLeft(EmiraEvent, section="6.7"):
    """A first gift cannot be paid: Xenia leaves the game."""

    seat: SeatNumber


class UpkeepPaid(EmiraEvent, section="4.7"):
    seat: SeatNumber
    gold: int
    full: bool
    """Whether that was all that was due from the start."""


class PrincessLost(EmiraEvent, section="4.7"):
    """Upkeep cannot be paid: she leaves."""

    seat: SeatNumber
    princess: Princess


class PutUnder(EmiraEvent, section="4.7"):
    """A princess who has left goes face down under the Emira deck, and everybody knows that it is she."""

    princess: Princess


class ShuffledUnder(EmiraEvent, section="10.2"):
    """One of several who have left goes face down under the Emira deck; they were shuffled."""

    princess: Annotated[Princess | None, SECRET]
    """None for everybody."""


class ObjectiveShown(EmiraEvent, section="8.2"):
    """At the end: what a seat was to reach, and how far it came."""

    seat: SeatNumber
    objective: Objective
    talents: bool
    """Whether all the talents are there."""
    princesses: int
    score: int


class GameEnded(EmiraEvent, section="8.2"):
    winners: Seats
    reason: Reason


class Opened(EmiraEvent, section="8.2", noted=False):
    """At the end everybody shows what was hidden."""

    seat: SeatNumber
    gold: int
    hand: dict[Card, int]


class Asked(EmiraEvent, section="4", alike="all", noted=False):
    """What is decided next, by whom, and how far the turn has come."""

    phase: Phase
    seat: SeatNumber | None
    """None when chance decides, or nobody."""
    step: Step
