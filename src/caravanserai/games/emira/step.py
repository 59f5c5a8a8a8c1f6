"""How far a turn has come, as everybody sees it: who is pending, what is bid, what is still due."""

from __future__ import annotations

import msgspec

from caravanserai.core.contract import SeatNumber
from caravanserai.games.emira.names import Caravan, Card, Princess, Stage


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    """Only what matters now is there; everything else is at its default."""

    resume: Stage | None = None
    """Where the rules go on when a princess has moved in, and how many have had their say there."""
    place: int = 0
    card: Card | None = None
    """The event card that takes effect."""
    split: int | None = None
    """Three players: how many of the princesses to come choose in the odd turn, if an event says so."""
    bazaar: SeatNumber | None = None
    """Who chooses the token, and who the status card, in the preparation."""
    merchandise: SeatNumber | None = None
    choosing: int = 0
    """How many of the princesses in play choose in this turn."""
    look_place: int = 0
    look_next: int = 0
    look_count: int = 0
    vermin: Caravan | None = None
    vermin_left: int = 0
    vermin_first: int = 0
    pending: list[SeatNumber] = []
    """Who has not acted yet, who opens this auction, and who the next one."""
    opener: SeatNumber = 0
    starter: SeatNumber = 0
    passed: list[SeatNumber] = []
    bid: int = 0
    bidder: SeatNumber | None = None
    alone: bool = False
    due: int = 0
    """Event cards that a buyer is still to look at."""
    lost: list[Princess] = []
    """Those who leave in this upkeep, until all of them are under the deck, and how many are there already."""
    under: int = 0
    groups: int = 0
    """How often cards were mixed."""
    fees: int = 0
    """Princesses for whom Suleika's fee is due."""
    xenia_tokens: int = 0
    xenia_due: bool = False
    xenia_paid: bool = False
    """She has had a gift this turn, so that no token goes in its upkeep."""
    xenia_fee: bool = False
    xenia_barred: SeatNumber | None = None
    hind_turn: int = 0
    defaulted: list[SeatNumber] = []
    upkeep_over: bool = False
    late: list[Princess] = []
    moved_in: bool = False
    idle: int = 0
