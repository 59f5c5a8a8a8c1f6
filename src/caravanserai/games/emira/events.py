"""What happens in Emira, as data, each with the section of RULES.md that makes it happen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from caravanserai.core.contract import Alike, Event, SeatNumber
from caravanserai.core.facts import FactReader
from caravanserai.core.sets import numbers_in
from caravanserai.games.emira import components as c
from caravanserai.games.emira import facts as f
from caravanserai.games.emira.names import (
    CARAVANS,
    CARDS,
    COLOURS,
    GOODS,
    HALVES,
    MINDS,
    OBJECTIVES,
    ORDERS,
    PRINCESSES,
    REASONS,
    TOKENS,
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


class ColourDrawn(Event, frozen=True, tag="colour_drawn"):
    """A seat's colour, and with it its advantage."""

    section: ClassVar[str] = "2.2"
    seat: SeatNumber
    colour: Colour


class BoardReady(Event, frozen=True, tag="board_ready"):
    """All colours are drawn: the status deck and the bag are filled."""

    section: ClassVar[str] = "2.3"
    status_cards: int
    """How many are in the status deck."""
    clothes: int
    """How many tokens of clothes are in the bag."""


class FirstDrawn(Event, frozen=True, tag="first_drawn"):
    section: ClassVar[str] = "2.1"
    seat: SeatNumber


class ObjectiveDealt(Event, frozen=True, tag="objective_dealt"):
    section: ClassVar[str] = "2.1"
    seat: SeatNumber
    objective: Objective | None
    """None for all but its owner."""


class CardDealt(Event, frozen=True, tag="card_dealt"):
    """One of the three opening event cards."""

    section: ClassVar[str] = "2.4"
    seat: SeatNumber
    card: Card | None
    """None for all but its owner."""


class OpeningKept(Event, frozen=True, tag="opening_kept"):
    """One of the opening event cards is kept; the others go back."""

    section: ClassVar[str] = "2.4"
    seat: SeatNumber
    card: Card | None
    """None for all but its owner."""


class TurnStarted(Event, frozen=True, tag="turn_started"):
    section: ClassVar[str] = "4.8"
    turn: int
    seat: SeatNumber
    """The first player."""


class CardPlayed(Event, frozen=True, tag="card_played"):
    section: ClassVar[str] = "4.1"
    seat: SeatNumber
    card: Card


class NoCardPlayed(Event, frozen=True, tag="no_card_played"):
    section: ClassVar[str] = "4.1"
    seat: SeatNumber


class RateRaised(Event, frozen=True, tag="rate_raised"):
    """Better breed."""

    section: ClassVar[str] = "7.2"
    seat: SeatNumber
    rate: int


class CamelsBred(Event, frozen=True, tag="camels_bred"):
    """Camel breeding: what a seat gets."""

    section: ClassVar[str] = "7.2"
    seat: SeatNumber
    count: int


class NoCamelsBred(Event, frozen=True, tag="no_camels_bred"):
    """Camel breeding, and not enough camels are left for all."""

    section: ClassVar[str] = "7.2"


class CamelsDied(Event, frozen=True, tag="camels_died"):
    """Camel epidemic: what a seat loses."""

    section: ClassVar[str] = "7.2"
    seat: SeatNumber
    count: int


class PrincessSeen(Event, frozen=True, tag="princess_seen"):
    """A seat looks at a card of the Emira deck."""

    section: ClassVar[str] = "7.2"
    alike: ClassVar[Alike] = "none"
    seat: SeatNumber
    place: int
    """In the deck, the top card being 1."""
    princess: Princess | None
    """None for all but the seat that looks."""


class StatusSeen(Event, frozen=True, tag="status_seen"):
    """A seat looks at a card of the status deck."""

    section: ClassVar[str] = "7.2"
    alike: ClassVar[Alike] = "none"
    seat: SeatNumber
    place: int
    cost: int | None
    """None for all but the seat that looks."""


class PrincessesArranged(Event, frozen=True, tag="princesses_arranged"):
    """Court influence: the top cards are put back in this order."""

    section: ClassVar[str] = "7.2"
    alike: ClassVar[Alike] = "none"
    seat: SeatNumber
    order: Order | None
    """None for all but the seat that arranged them."""
    swapped: list[int]
    """Where the cards lie now that have the mark of a swap, which all can see (E-27)."""


class StatusArranged(Event, frozen=True, tag="status_arranged"):
    """New orders: the top cards are put back in this order."""

    section: ClassVar[str] = "7.2"
    alike: ClassVar[Alike] = "none"
    seat: SeatNumber
    order: Order | None
    """None for all but the seat that arranged them."""


class MindChanged(Event, frozen=True, tag="mind_changed"):
    """Changing her mind: what was decided about the card at this place; who it is stays a secret."""

    section: ClassVar[str] = "7.2"
    alike: ClassVar[Alike] = "none"
    seat: SeatNumber
    place: int
    mind: Mind


class SplitChosen(Event, frozen=True, tag="split_chosen"):
    """Three players, double trouble: how many choose in the odd turn."""

    section: ClassVar[str] = "9.3"
    seat: SeatNumber
    now: int


class TurnChosen(Event, frozen=True, tag="turn_chosen"):
    """Three players, quiet days: the turn in which the only princess chooses."""

    section: ClassVar[str] = "9.3"
    seat: SeatNumber
    turn: Half


class LookChosen(Event, frozen=True, tag="look_chosen"):
    """Good looking: the token that counts more from now on."""

    section: ClassVar[str] = "7.2"
    seat: SeatNumber
    token: Token
    bonus: int
    """What it adds now."""


class GuestHouseAdded(Event, frozen=True, tag="guest_house_added"):
    section: ClassVar[str] = "7.2"
    seat: SeatNumber


class CaravanLoaded(Event, frozen=True, tag="caravan_loaded"):
    """New spice caravan: a caravan moves right from this space."""

    section: ClassVar[str] = "7.2"
    seat: SeatNumber
    caravan: Caravan
    space: int


class TrackNamed(Event, frozen=True, tag="track_named"):
    """Vermin: the kind of caravan it gets at."""

    section: ClassVar[str] = "7.2"
    seat: SeatNumber
    caravan: Caravan


class CaravanGnawed(Event, frozen=True, tag="caravan_gnawed"):
    """Vermin: a caravan moves left from this space; from space 1 it is lost."""

    section: ClassVar[str] = "7.2"
    seat: SeatNumber
    caravan: Caravan
    space: int


class PalaceRestored(Event, frozen=True, tag="palace_restored"):
    """Restoration: the palace track rises by half a point."""

    section: ClassVar[str] = "10.1"
    seat: SeatNumber
    halves: int
    """Where it stands now, in half points."""


class IncomePaid(Event, frozen=True, tag="income_paid"):
    section: ClassVar[str] = "4.2"
    seat: SeatNumber
    gold: int
    """All of it."""
    caravans: int
    """What the caravans brought, before golden times."""


class CaravanEnded(Event, frozen=True, tag="caravan_ended"):
    """A caravan has paid for the last time."""

    section: ClassVar[str] = "4.2"
    seat: SeatNumber
    caravan: Caravan
    count: int


class PrincessShown(Event, frozen=True, tag="princess_shown"):
    section: ClassVar[str] = "4.3"
    alike: ClassVar[Alike] = "none"
    princess: Princess


class StatusShown(Event, frozen=True, tag="status_shown"):
    section: ClassVar[str] = "4.3"
    alike: ClassVar[Alike] = "none"
    cost: int


class StatusChosen(Event, frozen=True, tag="status_chosen"):
    """Noble merchandise: a card out of the status deck, the rest of which is shuffled."""

    section: ClassVar[str] = "7.2"
    seat: SeatNumber
    cost: int


class TokenDrawn(Event, frozen=True, tag="token_drawn"):
    section: ClassVar[str] = "4.3"
    token: Token


class TokenChosen(Event, frozen=True, tag="token_chosen"):
    """Bazaar: a token out of the bag."""

    section: ClassVar[str] = "7.2"
    seat: SeatNumber
    token: Token


class GoodOffered(Event, frozen=True, tag="good_offered"):
    """A section, a camel or a caravan is put on offer."""

    section: ClassVar[str] = "4.3"
    good: Good


class AuctionOpened(Event, frozen=True, tag="auction_opened"):
    section: ClassVar[str] = "5.1"
    seat: SeatNumber
    """Who bids first."""
    seats: list[SeatNumber]
    """Who takes part."""


class BidMade(Event, frozen=True, tag="bid_made"):
    section: ClassVar[str] = "5.1"
    seat: SeatNumber
    amount: int


class Passed(Event, frozen=True, tag="passed"):
    section: ClassVar[str] = "5.1"
    seat: SeatNumber


class AuctionWon(Event, frozen=True, tag="auction_won"):
    """The winner, or the last player of their own will, pays the bid, less what the camels take off."""

    section: ClassVar[str] = "5.3"
    seat: SeatNumber
    bid: int
    paid: int


class ActsFree(Event, frozen=True, tag="acts_free"):
    """Nobody bid, or nobody else is left to bid."""

    section: ClassVar[str] = "5.2"
    seat: SeatNumber


class ReliefTaken(Event, frozen=True, tag="relief_taken"):
    section: ClassVar[str] = "5.5"
    seat: SeatNumber
    gold: int


class NoReliefTaken(Event, frozen=True, tag="no_relief_taken"):
    section: ClassVar[str] = "5.5"
    seat: SeatNumber


class CaravanBought(Event, frozen=True, tag="caravan_bought"):
    section: ClassVar[str] = "5.4"
    seat: SeatNumber
    caravan: Caravan
    price: int


class TokenBought(Event, frozen=True, tag="token_bought"):
    section: ClassVar[str] = "5.4"
    seat: SeatNumber
    token: Token
    price: int


class StatusBought(Event, frozen=True, tag="status_bought"):
    section: ClassVar[str] = "5.4"
    seat: SeatNumber
    cost: int
    points: int


class SectionBought(Event, frozen=True, tag="section_bought"):
    section: ClassVar[str] = "5.4"
    seat: SeatNumber
    price: int


class CamelBought(Event, frozen=True, tag="camel_bought"):
    section: ClassVar[str] = "5.4"
    seat: SeatNumber
    price: int


class NothingDone(Event, frozen=True, tag="nothing_done"):
    section: ClassVar[str] = "5.4"
    seat: SeatNumber


class TokenReturned(Event, frozen=True, tag="token_returned"):
    section: ClassVar[str] = "5.6"
    token: Token


class StatusReturned(Event, frozen=True, tag="status_returned"):
    section: ClassVar[str] = "5.6"
    cost: int


class CardsPaid(Event, frozen=True, tag="cards_paid"):
    """A seat pays to look at so many event cards."""

    section: ClassVar[str] = "4.5"
    seat: SeatNumber
    count: int
    price: int


class NoCardBought(Event, frozen=True, tag="no_card_bought"):
    section: ClassVar[str] = "4.5"
    seat: SeatNumber


class CardSeen(Event, frozen=True, tag="card_seen"):
    section: ClassVar[str] = "4.5"
    alike: ClassVar[Alike] = "none"
    seat: SeatNumber
    card: Card | None
    """None for all but the buyer."""


class CardBought(Event, frozen=True, tag="card_bought"):
    """One card is kept; the others go under the deck."""

    section: ClassVar[str] = "4.5"
    seat: SeatNumber
    card: Card | None
    """None for all but the buyer."""


class GoldShown(Event, frozen=True, tag="gold_shown"):
    section: ClassVar[str] = "6.3"
    seat: SeatNumber
    gold: int


class PrincessJoined(Event, frozen=True, tag="princess_joined"):
    section: ClassVar[str] = "6.1"
    princess: Princess
    seat: SeatNumber


class PrincessUndecided(Event, frozen=True, tag="princess_undecided"):
    section: ClassVar[str] = "6.2"
    princess: Princess


class TokenLost(Event, frozen=True, tag="token_lost"):
    """Samira has her sheikh put a token back into the bag."""

    section: ClassVar[str] = "6.5"
    seat: SeatNumber
    token: Token


class StatusLost(Event, frozen=True, tag="status_lost"):
    """Zahrah takes a status card."""

    section: ClassVar[str] = "6.5"
    seat: SeatNumber
    cost: int


class TrackFell(Event, frozen=True, tag="track_fell"):
    """Albina or Firyal: the palace track falls by half a point."""

    section: ClassVar[str] = "10.1"
    seat: SeatNumber
    princess: Princess
    halves: int
    """Where it stands now, in half points."""


class SidiCame(Event, frozen=True, tag="sidi_came"):
    section: ClassVar[str] = "6.8"
    seat: SeatNumber


class PrincessAbducted(Event, frozen=True, tag="princess_abducted"):
    """She and Sidi Suleiman leave the game."""

    section: ClassVar[str] = "6.8"
    seat: SeatNumber
    princess: Princess


class GiftCounted(Event, frozen=True, tag="gift_counted"):
    """A token is taken off Xenia."""

    section: ClassVar[str] = "6.7"
    seat: SeatNumber
    tokens: int
    """How many are left."""


class GiftPaid(Event, frozen=True, tag="gift_paid"):
    section: ClassVar[str] = "6.7"
    seat: SeatNumber
    gold: int


class GiftRefused(Event, frozen=True, tag="gift_refused"):
    """Xenia leaves this sheikh."""

    section: ClassVar[str] = "6.7"
    seat: SeatNumber


class XeniaLeft(Event, frozen=True, tag="xenia_left"):
    """A first gift cannot be paid: Xenia leaves the game."""

    section: ClassVar[str] = "6.7"
    seat: SeatNumber


class UpkeepPaid(Event, frozen=True, tag="upkeep_paid"):
    section: ClassVar[str] = "4.7"
    seat: SeatNumber
    gold: int
    full: bool
    """Whether that was all that was due from the start."""


class PrincessLost(Event, frozen=True, tag="princess_lost"):
    """Upkeep cannot be paid: she leaves."""

    section: ClassVar[str] = "4.7"
    seat: SeatNumber
    princess: Princess


class PutUnder(Event, frozen=True, tag="put_under"):
    """A princess who has left goes face down under the Emira deck, and everybody knows that it is she."""

    section: ClassVar[str] = "4.7"
    princess: Princess


class ShuffledUnder(Event, frozen=True, tag="shuffled_under"):
    """One of several who have left goes face down under the Emira deck; they were shuffled."""

    section: ClassVar[str] = "10.2"
    princess: Princess | None
    """None for everybody."""


class ObjectiveShown(Event, frozen=True, tag="objective_shown"):
    """At the end: what a seat was to reach, and how far it came."""

    section: ClassVar[str] = "8.2"
    seat: SeatNumber
    objective: Objective
    talents: bool
    """Whether all the talents are there."""
    princesses: int
    score: int


class GameEnded(Event, frozen=True, tag="game_ended"):
    section: ClassVar[str] = "8.2"
    winners: list[SeatNumber]
    reason: Reason


class Opened(Event, frozen=True, tag="opened"):
    """At the end everybody shows what was hidden."""

    section: ClassVar[str] = "8.2"
    seat: SeatNumber
    gold: int
    hand: dict[Card, int]


class Asked(Event, frozen=True, tag="asked"):
    """What is decided next, by whom, and how far the turn has come."""

    section: ClassVar[str] = "4"
    alike: ClassVar[Alike] = "all"
    phase: Phase
    seat: SeatNumber | None
    """None when chance decides, or nobody."""
    step: Step


EmiraEvent = (
    ColourDrawn
    | BoardReady
    | FirstDrawn
    | ObjectiveDealt
    | CardDealt
    | OpeningKept
    | TurnStarted
    | CardPlayed
    | NoCardPlayed
    | RateRaised
    | CamelsBred
    | NoCamelsBred
    | CamelsDied
    | PrincessSeen
    | StatusSeen
    | PrincessesArranged
    | StatusArranged
    | MindChanged
    | SplitChosen
    | TurnChosen
    | LookChosen
    | GuestHouseAdded
    | CaravanLoaded
    | TrackNamed
    | CaravanGnawed
    | PalaceRestored
    | IncomePaid
    | CaravanEnded
    | PrincessShown
    | StatusShown
    | StatusChosen
    | TokenDrawn
    | TokenChosen
    | GoodOffered
    | AuctionOpened
    | BidMade
    | Passed
    | AuctionWon
    | ActsFree
    | ReliefTaken
    | NoReliefTaken
    | CaravanBought
    | TokenBought
    | StatusBought
    | SectionBought
    | CamelBought
    | NothingDone
    | TokenReturned
    | StatusReturned
    | CardsPaid
    | NoCardBought
    | CardSeen
    | CardBought
    | GoldShown
    | PrincessJoined
    | PrincessUndecided
    | TokenLost
    | StatusLost
    | TrackFell
    | SidiCame
    | PrincessAbducted
    | GiftCounted
    | GiftPaid
    | GiftRefused
    | XeniaLeft
    | UpkeepPaid
    | PrincessLost
    | PutUnder
    | ShuffledUnder
    | ObjectiveShown
    | GameEnded
    | Opened
    | Asked
)


_READERS: dict[int, Callable[[list[int]], Any]] = {
    f.COLOUR_DRAWN: lambda a: ColourDrawn(a[0], COLOURS[a[1]]),
    f.BOARD_READY: lambda a: BoardReady(a[0], a[1]),
    f.FIRST_DRAWN: lambda a: FirstDrawn(a[0]),
    f.OBJECTIVE_DEALT: lambda a: ObjectiveDealt(a[0], OBJECTIVES[a[1]]),
    f.CARD_DEALT: lambda a: CardDealt(a[0], CARDS[a[1]]),
    f.OPENING_KEPT: lambda a: OpeningKept(a[0], CARDS[a[1]]),
    f.TURN_STARTED: lambda a: TurnStarted(a[0], a[1]),
    f.CARD_PLAYED: lambda a: CardPlayed(a[0], CARDS[a[1]]),
    f.NO_CARD_PLAYED: lambda a: NoCardPlayed(a[0]),
    f.RATE_RAISED: lambda a: RateRaised(a[0], c.CAMEL_RATES[a[1]]),
    f.CAMELS_BRED: lambda a: CamelsBred(a[0], a[1]),
    f.NO_CAMELS_BRED: lambda a: NoCamelsBred(),
    f.CAMELS_DIED: lambda a: CamelsDied(a[0], a[1]),
    f.PRINCESS_SEEN: lambda a: PrincessSeen(a[0], a[1] + 1, PRINCESSES[a[2]]),
    f.STATUS_SEEN: lambda a: StatusSeen(a[0], a[1] + 1, c.STATUS_COSTS[a[2]]),
    f.PRINCESSES_ARRANGED: lambda a: PrincessesArranged(
        a[0], ORDERS[a[1]], [place + 1 for place in range(c.TOP) if a[2] >> place & 1]
    ),
    f.STATUS_ARRANGED: lambda a: StatusArranged(a[0], ORDERS[a[1]]),
    f.MIND_CHANGED: lambda a: MindChanged(a[0], a[1] + 1, MINDS[a[2]]),
    f.SPLIT_CHOSEN: lambda a: SplitChosen(a[0], a[1]),
    f.TURN_CHOSEN: lambda a: TurnChosen(a[0], HALVES[a[1]]),
    f.LOOK_CHOSEN: lambda a: LookChosen(a[0], TOKENS[a[1]], a[2]),
    f.GUEST_HOUSE_ADDED: lambda a: GuestHouseAdded(a[0]),
    f.CARAVAN_LOADED: lambda a: CaravanLoaded(a[0], CARAVANS[a[1]], a[2]),
    f.TRACK_NAMED: lambda a: TrackNamed(a[0], CARAVANS[a[1]]),
    f.CARAVAN_GNAWED: lambda a: CaravanGnawed(a[0], CARAVANS[a[1]], a[2]),
    f.PALACE_RESTORED: lambda a: PalaceRestored(a[0], a[1]),
    f.INCOME_PAID: lambda a: IncomePaid(a[0], 10 * a[1], 10 * a[2]),
    f.CARAVAN_ENDED: lambda a: CaravanEnded(a[0], CARAVANS[a[1]], a[2]),
    f.PRINCESS_SHOWN: lambda a: PrincessShown(PRINCESSES[a[0]]),
    f.STATUS_SHOWN: lambda a: StatusShown(c.STATUS_COSTS[a[0]]),
    f.STATUS_CHOSEN: lambda a: StatusChosen(a[0], c.STATUS_COSTS[a[1]]),
    f.TOKEN_DRAWN: lambda a: TokenDrawn(TOKENS[a[0]]),
    f.TOKEN_CHOSEN: lambda a: TokenChosen(a[0], TOKENS[a[1]]),
    f.GOOD_OFFERED: lambda a: GoodOffered(GOODS[a[0]]),
    f.AUCTION_OPENED: lambda a: AuctionOpened(a[0], numbers_in(a[1])),
    f.BID_MADE: lambda a: BidMade(a[0], 10 * a[1]),
    f.PASSED: lambda a: Passed(a[0]),
    f.AUCTION_WON: lambda a: AuctionWon(a[0], 10 * a[1], 10 * a[2]),
    f.ACTS_FREE: lambda a: ActsFree(a[0]),
    f.RELIEF_TAKEN: lambda a: ReliefTaken(a[0], c.RELIEF_GOLD),
    f.NO_RELIEF_TAKEN: lambda a: NoReliefTaken(a[0]),
    f.CARAVAN_BOUGHT: lambda a: CaravanBought(a[0], CARAVANS[a[1]], 10 * a[2]),
    f.TOKEN_BOUGHT: lambda a: TokenBought(a[0], TOKENS[a[1]], 10 * a[2]),
    f.STATUS_BOUGHT: lambda a: StatusBought(a[0], c.STATUS_COSTS[a[1]], c.STATUS_POINTS[a[1]]),
    f.SECTION_BOUGHT: lambda a: SectionBought(a[0], 10 * a[1]),
    f.CAMEL_BOUGHT: lambda a: CamelBought(a[0], 10 * a[1]),
    f.NOTHING_DONE: lambda a: NothingDone(a[0]),
    f.TOKEN_RETURNED: lambda a: TokenReturned(TOKENS[a[0]]),
    f.STATUS_RETURNED: lambda a: StatusReturned(c.STATUS_COSTS[a[0]]),
    f.CARDS_PAID: lambda a: CardsPaid(a[0], a[1], 10 * a[2]),
    f.NO_CARD_BOUGHT: lambda a: NoCardBought(a[0]),
    f.CARD_SEEN: lambda a: CardSeen(a[0], CARDS[a[1]]),
    f.CARD_BOUGHT: lambda a: CardBought(a[0], CARDS[a[1]]),
    f.GOLD_SHOWN: lambda a: GoldShown(a[0], 10 * a[1]),
    f.PRINCESS_JOINED: lambda a: PrincessJoined(PRINCESSES[a[0]], a[1]),
    f.PRINCESS_UNDECIDED: lambda a: PrincessUndecided(PRINCESSES[a[0]]),
    f.TOKEN_LOST: lambda a: TokenLost(a[0], TOKENS[a[1]]),
    f.STATUS_LOST: lambda a: StatusLost(a[0], c.STATUS_COSTS[a[1]]),
    f.TRACK_FELL: lambda a: TrackFell(a[0], PRINCESSES[a[1]], a[2]),
    f.SIDI_CAME: lambda a: SidiCame(a[0]),
    f.PRINCESS_ABDUCTED: lambda a: PrincessAbducted(a[0], PRINCESSES[a[1]]),
    f.GIFT_COUNTED: lambda a: GiftCounted(a[0], a[1]),
    f.GIFT_PAID: lambda a: GiftPaid(a[0], c.GIFT),
    f.GIFT_REFUSED: lambda a: GiftRefused(a[0]),
    f.XENIA_LEFT: lambda a: XeniaLeft(a[0]),
    f.UPKEEP_PAID: lambda a: UpkeepPaid(a[0], 10 * a[1], a[2] == 1),
    f.PRINCESS_LOST: lambda a: PrincessLost(a[0], PRINCESSES[a[1]]),
    f.PUT_UNDER: lambda a: (ShuffledUnder if a[1] else PutUnder)(PRINCESSES[a[0]]),
    f.OBJECTIVE_SHOWN: lambda a: ObjectiveShown(a[0], OBJECTIVES[a[1] >> 1], a[1] % 2 == 1, a[2], a[3]),
    f.GAME_ENDED: lambda a: GameEnded(numbers_in(a[0]), REASONS[a[1]]),
}

FACT_READER = FactReader(
    _READERS,
    fact_bits=f.FACT_BITS,
    first_bits=f.ARGUMENT_BITS,
    argument_bits=f.ARGUMENT_BITS,
    below_zero=f.BELOW_ZERO,
    first_below_zero=f.BELOW_ZERO,
)
