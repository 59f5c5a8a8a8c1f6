"""The step that is under way, read off a position and put back into one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from caravanserai.core.kinds import known
from caravanserai.core.sets import bits_of, numbers_in
from caravanserai.games.emira import components as c
from caravanserai.games.emira.names import (
    CARAVANS,
    CARDS,
    PRINCESSES,
    STAGES,
    princesses_in,
    seat_bits,
)
from caravanserai.games.emira.step import Step

if TYPE_CHECKING:
    from caravanserai.games.emira.engine import Position

FOR_EVENT = (
    c.LOOKING_AT_PRINCESSES,
    c.LOOKING_AT_STATUS,
    c.ARRANGING_PRINCESSES,
    c.ARRANGING_STATUS,
    c.CHANGING_MIND,
    c.CHOOSING_PLACE,
    c.CHOOSING_LOOK,
    c.CHOOSING_CARAVAN,
    c.CHOOSING_TRACK,
    c.SPLITTING,
    c.CHOOSING_TURN,
)
"""Asked for an event card that takes effect."""
FOR_PRINCESS = (c.DISCARDING_TOKEN, c.DISCARDING_STATUS, c.GIVING_UP)
"""Asked because a princess moves in, which can be in the midst of anything."""
STAGES_AFTER: dict[int, int] = {
    c.PLAYING_CARDS: c.TO_EVENTS,
    **dict.fromkeys(FOR_EVENT, c.TO_CHECK),
    c.MOVING_VERMIN: c.TO_VERMIN,
    c.SHOWING_PRINCESS: c.TO_PREPARATION,
    c.CHOOSING_STATUS: c.TO_TOKEN,
    c.SHOWING_STATUS: c.TO_TOKEN,
    c.CHOOSING_TOKEN: c.TO_OFFER,
    c.DRAWING_TOKEN: c.TO_OFFER,
    c.RELIEVING: c.TO_WINDOW,
    c.BIDDING: c.TO_BIDDING,
    c.ACTING: c.TO_ACTION,
    c.BUYING_CARDS: c.TO_PURCHASES,
    c.DRAWING_CARDS: c.TO_PURCHASES,
    c.KEEPING_BOUGHT: c.TO_PURCHASES,
    **dict.fromkeys(FOR_PRINCESS, c.TO_CHECK),
    c.GIVING_GIFT: c.TO_UPKEEP,
    c.LOSING_PRINCESS: c.TO_BILL,
    c.PUTTING_UNDER: c.TO_UPKEEP,
}
"""By phase, where the rules go on afterwards; after the last one princesses may look first, if the table plays it so."""
FOR_LOOK = FOR_EVENT[:5]
FOR_AUCTION = (c.RELIEVING, c.BIDDING, c.ACTING, *FOR_PRINCESS)
BEFORE_OFFER = (c.PLAYING_CARDS, *FOR_EVENT, c.MOVING_VERMIN, c.SHOWING_PRINCESS, c.CHOOSING_STATUS, c.SHOWING_STATUS)
FOR_UPKEEP = (c.LOSING_PRINCESS, c.PUTTING_UNDER, *FOR_PRINCESS)


def _seat(seat: int) -> int | None:
    return seat if seat >= 0 else None


def _number(seat: int | None) -> int:
    return c.NOBODY if seat is None else seat


def shuffled_in(position: Position) -> int:
    """Those of the group that is being shuffled who are under the deck already: nobody can tell who that is."""
    deck, groups = position.princess_deck, position.princess_group
    return sum(1 << deck[place] for place in range(position.princess_size) if groups[place] == position.groups)


def step_of(position: Position) -> Step:
    """What everybody sees of the turn that is under way: of each thing only as long as it matters."""
    phase = position.phase
    if phase == c.OVER:
        return Step(groups=position.groups, defaulted=numbers_in(position.defaulted), late=princesses_in(position.late))
    fields: dict[str, object] = {"choosing": position.choosing, "idle": position.idle, "groups": position.groups}
    fields |= _princesses(position)
    if phase in BEFORE_OFFER or phase in (c.CHOOSING_TOKEN, c.DRAWING_TOKEN, *FOR_PRINCESS):
        fields |= {"bazaar": _seat(position.bazaar), "merchandise": _seat(position.merchandise), "split": _seat(position.split)}
    if phase in FOR_PRINCESS:
        fields |= {"resume": STAGES[position.resume], "place": position.place}
    if phase in FOR_LOOK:
        fields |= {"card": CARDS[position.card], "look_place": position.look_place}
        fields |= {"look_next": position.look_next, "look_count": position.look_count}
    if phase == c.MOVING_VERMIN:
        fields |= {"vermin": CARAVANS[position.vermin_track], "starter": position.starter}
        fields |= {"vermin_left": position.vermin_left, "vermin_first": position.vermin_first}
    if phase in FOR_AUCTION:
        fields |= _auction(position)
    if phase == c.DRAWING_CARDS:
        fields["due"] = position.looking_due
    if phase in FOR_UPKEEP:
        fields |= _upkeep(position)
    return msgspec.convert(fields, known(Step))


def _princesses(position: Position) -> dict[str, object]:
    """What Suleika, Xenia and Hind remember."""
    busy = position.hind_turn and position.hind_turn + 1 >= position.turn
    return {
        "fees": position.fees,
        "xenia_tokens": position.xenia_tokens,
        "xenia_due": bool(position.xenia_due),
        "xenia_paid": bool(position.xenia_paid),
        "xenia_fee": bool(position.xenia_fee),
        "xenia_barred": _seat(position.xenia_barred),
        "hind_turn": position.hind_turn if busy else 0,
        "moved_in": bool(position.moved_in),
    }


def _auction(position: Position) -> dict[str, object]:
    fields: dict[str, object] = {"pending": numbers_in(position.pending)}
    if position.phase in (c.RELIEVING, c.BIDDING):
        fields["starter"] = position.starter
    if position.phase in (c.RELIEVING, *FOR_PRINCESS):
        fields |= {"opener": position.opener, "starter": position.starter}
    if position.phase == c.BIDDING:
        fields |= {"passed": numbers_in(position.passed), "bid": position.bid, "bidder": _seat(position.bidder)}
    if position.phase in (c.ACTING, *FOR_PRINCESS):
        fields["alone"] = bool(position.alone)
    return fields


def _upkeep(position: Position) -> dict[str, object]:
    leaving = position.princesses_lost
    if position.phase == c.PUTTING_UNDER:
        leaving |= shuffled_in(position)
    return {
        "lost": princesses_in(leaving),
        "under": (leaving & ~position.princesses_lost).bit_count(),
        "defaulted": numbers_in(position.defaulted),
        "upkeep_over": bool(position.upkeep_over),
        "late": princesses_in(position.late),
    }


def set_step(position: Position, step: Step) -> None:
    """Bring a position to where this step is; its phase, its turn and who is asked are set already."""
    phase = position.phase
    position.stage = STAGES_AFTER.get(phase, c.TO_EVENTS)
    position.resume = c.TO_EVENTS if step.resume is None else STAGES.index(step.resume)
    if phase == c.PUTTING_UNDER:
        position.resume = c.TO_UPKEEP
        position.stage = c.TO_CHECK if position.per_payment else c.TO_UPKEEP
    position.place = _place(position, step)
    position.card = CARDS.index(step.card) if step.card is not None else c.NONE
    if phase == c.CHOOSING_PLACE:
        position.card = c.CHANGING_HER_MIND
    position.split = _number(step.split)
    position.bazaar, position.merchandise = _number(step.bazaar), _number(step.merchandise)
    position.choosing = step.choosing
    position.look_place, position.look_next, position.look_count = step.look_place, step.look_next, step.look_count
    position.vermin_track = CARAVANS.index(step.vermin) if step.vermin is not None else c.NONE
    position.vermin_left, position.vermin_first = step.vermin_left, step.vermin_first
    position.pending, position.passed = seat_bits(step.pending), seat_bits(step.passed)
    position.opener, position.starter = step.opener, position.asked if phase == c.ACTING else step.starter
    position.bid, position.bidder, position.alone = step.bid, _number(step.bidder), step.alone
    position.looking_due = step.due
    position.princesses_lost = bits_of(step.lost, PRINCESSES)
    position.groups = step.groups
    position.fees = step.fees
    position.xenia_tokens, position.xenia_due = step.xenia_tokens, step.xenia_due
    position.xenia_paid = step.xenia_paid
    position.xenia_fee, position.xenia_barred = step.xenia_fee, _number(step.xenia_barred)
    position.hind_turn = step.hind_turn
    position.defaulted = seat_bits(step.defaulted)
    position.upkeep_over, position.late = step.upkeep_over, bits_of(step.late, PRINCESSES)
    position.moved_in, position.idle = step.moved_in, step.idle


def _place(position: Position, step: Step) -> int:
    """How many have had their say, which can be told from who is asked."""
    phase, seats = position.phase, position.seats
    if phase in FOR_PRINCESS:
        return step.place
    if phase == c.MOVING_VERMIN:
        return (position.asked - step.starter) % seats
    if phase == c.RELIEVING:
        return (position.asked - step.starter) % seats + 1
    counted = (c.PLAYING_CARDS, *FOR_EVENT, c.BUYING_CARDS, c.DRAWING_CARDS, c.KEEPING_BOUGHT, c.LOSING_PRINCESS, c.PUTTING_UNDER)
    return (position.asked - position.first) % seats + 1 if phase in counted else 0
