"""How far a turn has come, as everybody sees it: who is pending, what is bid, what is still due."""

from __future__ import annotations

import msgspec

from caravanserai.games.emira import components as c
from caravanserai.games.emira.engine import Position
from caravanserai.games.emira.names import (
    CARAVANS,
    CARDS,
    PRINCESSES,
    STAGES,
    Caravan,
    Card,
    Princess,
    Stage,
    bits_of,
    princesses_in,
    seat_bits,
    seats_in,
)


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    """Only what matters now is there; everything else is at its default."""

    stage: Stage = "events"
    """Where the rules go on after what is asked now; and after that, if undecided princesses look first."""
    resume: Stage = "events"
    place: int = 0
    """How many have had their say in this phase."""
    card: Card | None = None
    """The event card that takes effect."""
    split: int | None = None
    """Three players: how many of the princesses to come choose in the odd turn, if an event says so."""
    bazaar: int | None = None
    """Who chooses the token, and who the status card, in the preparation."""
    merchandise: int | None = None
    choosing: int = 0
    """How many of the princesses in play choose in this turn."""
    look_place: int = 0
    look_next: int = 0
    look_count: int = 0
    vermin: Caravan | None = None
    vermin_left: int = 0
    vermin_first: int = 0
    pending: list[int] = []
    """Who has not acted yet, who opens this auction, and who the next one."""
    opener: int = 0
    starter: int = 0
    passed: list[int] = []
    bid: int = 0
    bidder: int | None = None
    alone: bool = False
    due: int = 0
    """Event cards that a buyer is still to look at."""
    lost: list[Princess] = []
    """Those who leave in this upkeep, until all of them are under the deck, and how many are there already."""
    under: int = 0
    groups: int = 0
    """How often princesses were shuffled under the deck."""
    fees: int = 0
    """Princesses for whom Suleika's fee is due."""
    xenia_tokens: int = 0
    xenia_due: bool = False
    xenia_fee: bool = False
    xenia_barred: int | None = None
    hind_turn: int = 0
    defaulted: list[int] = []
    upkeep_over: bool = False
    late: list[Princess] = []
    moved_in: bool = False
    idle: int = 0


def _seat(seat: int) -> int | None:
    return seat if seat >= 0 else None


def _number(seat: int | None) -> int:
    return c.NOBODY if seat is None else seat


def shuffled_in(position: Position) -> int:
    """Those of the group that is being shuffled who are under the deck already: nobody can tell who that is."""
    deck, groups = position.princess_deck, position.princess_group
    return sum(1 << deck[place] for place in range(position.princess_size) if groups[place] == position.groups)


def step_of(position: Position) -> Step:
    """What everybody sees of the turn that is under way."""
    if position.phase == c.OVER:
        return Step()
    leaving = position.princesses_lost
    if position.phase == c.PUTTING_UNDER:
        leaving |= shuffled_in(position)
    return Step(
        stage=STAGES[position.stage],
        resume=STAGES[position.resume],
        place=position.place,
        card=CARDS[position.card] if position.card >= 0 else None,
        split=_seat(position.split),
        bazaar=_seat(position.bazaar),
        merchandise=_seat(position.merchandise),
        choosing=position.choosing,
        look_place=position.look_place,
        look_next=position.look_next,
        look_count=position.look_count,
        vermin=CARAVANS[position.vermin_track] if position.vermin_track >= 0 else None,
        vermin_left=position.vermin_left,
        vermin_first=position.vermin_first,
        pending=seats_in(position.pending),
        opener=position.opener,
        starter=position.starter,
        passed=seats_in(position.passed),
        bid=position.bid,
        bidder=_seat(position.bidder),
        alone=bool(position.alone),
        due=position.looking_due,
        lost=princesses_in(leaving),
        under=(leaving & ~position.princesses_lost).bit_count(),
        groups=position.groups,
        fees=position.fees,
        xenia_tokens=position.xenia_tokens,
        xenia_due=bool(position.xenia_due),
        xenia_fee=bool(position.xenia_fee),
        xenia_barred=_seat(position.xenia_barred),
        hind_turn=position.hind_turn,
        defaulted=seats_in(position.defaulted),
        upkeep_over=bool(position.upkeep_over),
        late=princesses_in(position.late),
        moved_in=bool(position.moved_in),
        idle=position.idle,
    )


def set_step(position: Position, step: Step) -> None:
    """Bring a position to where this step is."""
    position.stage, position.resume = STAGES.index(step.stage), STAGES.index(step.resume)
    position.place = step.place
    position.card = CARDS.index(step.card) if step.card is not None else c.NONE
    position.split = _number(step.split)
    position.bazaar, position.merchandise = _number(step.bazaar), _number(step.merchandise)
    position.choosing = step.choosing
    position.look_place, position.look_next, position.look_count = step.look_place, step.look_next, step.look_count
    position.vermin_track = CARAVANS.index(step.vermin) if step.vermin is not None else c.NONE
    position.vermin_left, position.vermin_first = step.vermin_left, step.vermin_first
    position.pending, position.passed = seat_bits(step.pending), seat_bits(step.passed)
    position.opener, position.starter = step.opener, step.starter
    position.bid, position.bidder, position.alone = step.bid, _number(step.bidder), step.alone
    position.looking_due = step.due
    position.princesses_lost = bits_of(list(step.lost), PRINCESSES)
    position.groups = step.groups
    position.fees = step.fees
    position.xenia_tokens, position.xenia_due = step.xenia_tokens, step.xenia_due
    position.xenia_fee, position.xenia_barred = step.xenia_fee, _number(step.xenia_barred)
    position.hind_turn = step.hind_turn
    position.defaulted = seat_bits(step.defaulted)
    position.upkeep_over, position.late = step.upkeep_over, bits_of(list(step.late), PRINCESSES)
    position.moved_in, position.idle = step.moved_in, step.idle
