"""Whom she will choose, what each action would change, and what the coming turns bring and cost. Made of a view and nothing else.

Gold that is hidden stays hidden here too: where it decides, the lens says among whom, and does not guess.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Literal, TypeAlias

import msgspec

from caravanserai.games.emira import components as c
from caravanserai.games.emira.names import (
    ACTIONS,
    CARAVANS,
    OBJECTIVES,
    PRINCESSES,
    TALENTS,
    Action,
    Caravan,
    Card,
    Objective,
    Princess,
    Talent,
)
from caravanserai.games.emira.view import EmiraView, Seat, evaluate

Preference: TypeAlias = Literal["appearance", "status", "palace", "money", "princesses"]
Verdict: TypeAlias = Literal["joins", "undecided", "unsure"]
When: TypeAlias = Literal["now", "later", "waiting"]

PREFERENCES: tuple[Preference | None, ...] = ("appearance", "status", "palace", "money", "princesses", None)
TURNS_AHEAD = 5
"""How many turns are forecast, this one included."""
EVENT_PHASES = (
    "playing_cards",
    "looking_at_princesses",
    "looking_at_status",
    "arranging_princesses",
    "arranging_status",
    "changing_mind",
    "choosing_place",
    "choosing_look",
    "choosing_caravan",
    "choosing_track",
    "moving_vermin",
    "splitting",
    "choosing_turn",
)
FORCED_PHASES = ("discarding_token", "discarding_status", "giving_up")
LEAST_MORE: dict[Preference, float] = {"appearance": 1, "status": 1, "palace": 1, "money": 10}


class Suitor(msgspec.Struct, frozen=True):
    """A sheikh as a princess sees him."""

    seat: int
    first: float | None
    """By her first preference, and by her second; None for hidden gold, and without a second preference."""
    second: float | None
    room: bool
    place: int | None
    """His place in her eyes, as far as it is known; None if she does not look at him."""


class Choice(msgspec.Struct, frozen=True):
    """What a princess would do as things stand."""

    princess: Princess
    verdict: Verdict
    seats: list[int]
    """Whom she joins; or among whom hidden gold decides; or between whom she cannot decide."""


class Courtship(msgspec.Struct, frozen=True):
    """A princess in sight, what she looks at, and how the sheikhs stand with her."""

    princess: Princess
    when: When
    first: Preference
    second: Preference | None
    suitors: list[Suitor]
    verdict: Verdict
    seats: list[int]
    missing: float | None
    """So much more of her first preference would make her choose the viewer; None if that cannot be said, or is not needed."""


class Plan(msgspec.Struct, frozen=True):
    """What an action on offer costs the viewer, and what it would change."""

    price: int
    pays: int
    """A caravan: gold in each income, and in how many."""
    turns: int
    left: int
    """Gold left after it, without a bid; below nothing if it cannot be paid."""
    highest: int | None
    """The highest bid after which it can still be paid; None if there is none."""
    safe: int | None
    """The highest bid after which this turn's upkeep can be paid too."""
    changes: list[Choice]
    """Princesses who would choose otherwise."""


class Purse(msgspec.Struct, frozen=True):
    """The viewer's gold, and what this turn's bids and upkeep make of it."""

    gold: int
    discount: int
    """What camels take off a bid in this turn."""
    most: int
    """The highest bid that can be paid."""
    upkeep: int
    """What is due in this turn's upkeep, with all who live there now; nothing once it is paid."""
    arrivals: int
    """What those who would join the viewer in this turn would add."""
    short: int
    """What is missing for it, with arrivals, and with this turn's income if that is still to come."""
    cards: list[int]
    """What event cards cost: two to choose from, and three."""


class Coming(msgspec.Struct, frozen=True):
    """A turn as it would pass if nothing were bought and nobody came or left."""

    turn: int
    spices: int
    caravans: int
    upkeep: int
    gift: int
    """Xenia's, in the turns in which she asks."""
    gold: int
    """What is left at its end; below nothing if it does not suffice."""
    busy: bool
    """Hind keeps the viewer from acting."""
    ending: list[Caravan]
    """Caravans that pay for the last time."""


class Need(msgspec.Struct, frozen=True):
    """A talent that the objective asks for, and who stands for it."""

    talent: Talent
    by: Princess | None


class Goal(msgspec.Struct, frozen=True):
    objective: Objective
    needs: list[Need]
    """The way to fulfil it of which most is there."""
    princesses: int
    with_talents: int
    """How many princesses are needed with all these talents among them, and without."""
    without: int


class EmiraLens(msgspec.Struct, frozen=True):
    courtships: list[Courtship]
    """Princesses in play, then those who wait, the longest first."""
    purse: Purse | None
    """None for who only looks on, as is all that follows."""
    plans: dict[Action, Plan]
    """The actions on offer."""
    coming: list[Coming]
    """This turn, and those after it."""
    goal: Goal | None
    """The viewer's own objective."""


def lens_of(view: EmiraView) -> EmiraLens | None:
    """What a viewer can know of what princesses will do and turns will bring; None before the first turn and after the last."""
    if view.phase == "over" or view.turn == 0:
        return None
    courtships = [_courtship(view, princess, when) for princess, when in _in_sight(view)]
    own = _own(view)
    if own is None or own.gold is None:
        return EmiraLens(courtships, None, {}, [], None)
    purse = _purse(view, own, courtships)
    plans = {action: _plan(view, own, purse, action, courtships) for action in ACTIONS if _is_offered(view, action)}
    return EmiraLens(courtships, purse, plans, _coming(view, own), _goal(own, len(view.seats)))


# Princesses


def _in_sight(view: EmiraView) -> list[tuple[Princess, When]]:
    """§6.2 and §9.2 In play for this turn or the next one, and undecided."""
    now = view.step.choosing
    coming: list[tuple[Princess, When]] = [(who, "now" if place < now else "later") for place, who in enumerate(view.in_play)]
    return coming + [(who, "waiting") for who in view.undecided]


def _preferences(view: EmiraView, princess: Princess) -> tuple[Preference, Preference | None]:
    """§6.1 What she looks at first and then, swapped if a card has swapped it (E-27)."""
    number = PRINCESSES.index(princess)
    first, second = PREFERENCES[c.FIRST_CHOICE[number]], PREFERENCES[c.SECOND_CHOICE[number]]
    if princess in view.swapped and second is not None:
        first, second = second, first
    assert first is not None
    return first, second


def _worth(seat: Seat, by: Preference) -> float | None:
    """§3 What she sees; None for gold that the viewer does not."""
    match by:
        case "appearance":
            return seat.appearance
        case "status":
            return seat.status_points
        case "palace":
            return seat.palace / 2
        case "money":
            return seat.gold
        case "princesses":
            return len(seat.princesses)


def _courted(view: EmiraView, seats: list[Seat], princess: Princess) -> list[int]:
    """§6.1 The seats she looks at: those with a room, but for the one Xenia left (E-79) and, by option, a busy one (E-73)."""
    if princess == "sidi_suleiman":
        return list(range(len(seats)))
    found = []
    for number, seat in enumerate(seats):
        barred = princess == "xenia" and number == view.step.xenia_barred
        blocked = view.options.hind_blocks_choice and _is_busy(view, seat, view.turn)
        if len(seat.princesses) < seat.rooms and not barred and not blocked:
            found.append(number)
    return found


def _choice(view: EmiraView, seats: list[Seat], princess: Princess) -> Choice:
    """§6.1 Whom she joins, as far as gold is known."""
    first, second = _preferences(view, princess)
    best, certain = _best(seats, _courted(view, seats, princess), first)
    if certain and len(best) > 1 and second is not None:
        best, certain = _best(seats, best, second)
    if not certain:
        return Choice(princess, "unsure", best)
    return Choice(princess, "joins" if len(best) == 1 else "undecided", best)


def _best(seats: list[Seat], among: list[int], by: Preference) -> tuple[list[int], bool]:
    """Those who have most, and whether that is certain: whoever hides gold may have more than anybody."""
    worths = {number: _worth(seats[number], by) for number in among}
    known = [worth for worth in worths.values() if worth is not None]
    best = [number for number, worth in worths.items() if worth is None or worth == max(known)]
    return best, len(among) == 1 or len(known) == len(worths)


def _courtship(view: EmiraView, princess: Princess, when: When) -> Courtship:
    first, second = _preferences(view, princess)
    courted, choice = _courted(view, view.seats, princess), _choice(view, view.seats, princess)
    suitors = [_suitor(view, number, first, second, courted) for number in range(len(view.seats))]
    suitors.sort(key=lambda one: (one.place is None, one.place or 0, one.seat))
    missing = _missing(view, courted, choice, first)
    return Courtship(princess, when, first, second, suitors, choice.verdict, choice.seats, missing)


def _suitor(view: EmiraView, number: int, first: Preference, second: Preference | None, courted: list[int]) -> Suitor:
    seat = view.seats[number]
    return Suitor(
        seat=number,
        first=_worth(seat, first),
        second=_worth(seat, second) if second is not None else None,
        room=len(seat.princesses) < seat.rooms,
        place=1 + sum(_is_ahead(view.seats[other], seat, first, second) for other in courted) if number in courted else None,
    )


def _is_ahead(other: Seat, seat: Seat, first: Preference, second: Preference | None) -> bool:
    """Whether she certainly prefers the other one."""
    theirs, ours = _worth(other, first), _worth(seat, first)
    if theirs is None or ours is None or theirs != ours or second is None:
        return theirs is not None and ours is not None and theirs > ours
    theirs, ours = _worth(other, second), _worth(seat, second)
    return theirs is not None and ours is not None and theirs > ours


def _missing(view: EmiraView, courted: list[int], choice: Choice, first: Preference) -> float | None:
    """What the viewer lacks to be alone at the top of her first preference."""
    if view.viewer is None or view.viewer not in courted or (choice.verdict == "joins" and choice.seats == [view.viewer]):
        return None
    own = _worth(view.seats[view.viewer], first)
    others = [_worth(view.seats[number], first) for number in courted if number != view.viewer]
    known = [worth for worth in others if worth is not None]
    if own is None or not known or len(known) < len(others) or first == "princesses":
        return None
    return max(known) - own + (0.5 if first == "palace" and view.options.advanced else LEAST_MORE[first])


# Gold


def _own(view: EmiraView) -> Seat | None:
    return view.seats[view.viewer] if view.viewer is not None else None


def _is_busy(view: EmiraView, seat: Seat, turn: int) -> bool:
    """§6.6 (E-72) The turn after Hind has moved in."""
    return "hind" in seat.princesses and view.step.hind_turn + 1 == turn


def _upkeep(princesses: Sequence[Princess]) -> int:
    """§4.7 (E-76) Everybody's 50, Janan's 100, and nothing for Zafirah."""
    costs = {"janan": c.JANAN_UPKEEP, "zafirah": 0}
    return sum(costs.get(princess, c.UPKEEP) for princess in princesses)


def _discount(view: EmiraView, seat: Seat) -> int:
    """§5.3 (E-40)"""
    return 0 if "sick_camels" in view.played else seat.camels * seat.rate


def _bill(view: EmiraView, own: Seat) -> int:
    """§4.7 This turn's upkeep: princesses, Suleika's fees (E-75), and Xenia's gift when it is due (E-77)."""
    if view.step.upkeep_over:
        return 0
    bill = _upkeep(own.princesses)
    if "suleika" in own.princesses:
        bill += c.SULEIKA_FEE * view.step.fees
    if _turns_until_gift(view, own) == 0:
        bill += c.GIFT
    return bill


def _arrivals(own: Seat, joining: list[Princess]) -> int:
    """§4.7, §6.5 and §6.7 What those who join cost in the turn in which they come."""
    princesses = [who for who in joining if who != "sidi_suleiman"]
    fees = c.SULEIKA_FEE * len(princesses) if "suleika" in own.princesses else 0
    return _upkeep(princesses) + fees + (c.GIFT if "xenia" in princesses else 0)


def _purse(view: EmiraView, own: Seat, courtships: list[Courtship]) -> Purse:
    assert own.gold is not None
    joining = [
        one.princess for one in courtships if one.when != "later" and one.verdict == "joins" and one.seats == [view.viewer]
    ]
    upkeep, arrivals = _bill(view, own), _arrivals(own, joining)
    discount = _discount(view, own)
    return Purse(
        gold=own.gold,
        discount=discount,
        most=min(own.gold + discount, c.MOST_BID),
        upkeep=upkeep,
        arrivals=arrivals,
        short=max(0, upkeep + arrivals - own.gold - _income_due(view, own)),
        cards=list(c.ZAINAB_PRICES if "zainab" in own.princesses else c.CARDS_PRICES),
    )


# Actions


def _is_offered(view: EmiraView, action: Action) -> bool:
    match action:
        case "appearance":
            return view.offer.token is not None
        case "status":
            return view.offer.status is not None
        case "section":
            return view.offer.section
        case "camel":
            return view.offer.camel
        case "small_slow" | "small_fast":
            return view.offer.small
        case "large_slow" | "large_fast":
            return view.offer.large


def _price(view: EmiraView, own: Seat, action: Action) -> int:
    """§5.4 As Adara, Badra and Farah make it (E-08)."""
    if action in CARAVANS and "adara" in own.princesses:
        return c.ADARA_PRICES[CARAVANS.index(action)]
    if action == "section" and "badra" in own.princesses:
        return c.BADRA_PRICE
    if action == "camel" and "farah" in own.princesses:
        return c.FARAH_PRICE
    return (view.offer.status or 0) if action == "status" else c.PRICES[ACTIONS.index(action)]


def _bought(view: EmiraView, own: Seat, action: Action, price: int) -> Seat:
    """The viewer's seat after an action, no bid paid."""
    assert own.gold is not None
    seat = msgspec.structs.replace(own, gold=own.gold - price, tokens=dict(own.tokens), status=list(own.status))
    if action == "appearance" and view.offer.token is not None:
        seat.tokens[view.offer.token] = seat.tokens.get(view.offer.token, 0) + 1
    elif action == "status" and view.offer.status is not None:
        seat.status.append(view.offer.status)
    elif action == "section":
        seat.sections += 1
    elif action == "camel":
        seat.camels += 1
    evaluate(seat, view.options)
    return seat


def _plan(view: EmiraView, own: Seat, purse: Purse, action: Action, courtships: list[Courtship]) -> Plan:
    price = _price(view, own, action)
    seats = list(view.seats)
    seats[view.viewer or 0] = _bought(view, own, action, price)
    before = {one.princess: (one.verdict, one.seats) for one in courtships}
    choices = [_choice(view, seats, one.princess) for one in courtships] if purse.gold >= price else []
    track = CARAVANS.index(action) if action in CARAVANS else None
    left = purse.gold - price
    joining = [one.princess for one in choices if one.verdict == "joins" and one.seats == [view.viewer]]
    due = purse.upkeep + _arrivals(own, [who for who in joining if _is_now(courtships, who)])
    return Plan(
        price=price,
        pays=c.TRACK_INCOME[track] if track is not None else 0,
        turns=c.TRACK_SPACES[track] if track is not None else 0,
        left=left,
        highest=_bid_leaving(left, purse),
        safe=_bid_leaving(left - due, purse),
        changes=[one for one in choices if (one.verdict, one.seats) != before[one.princess]],
    )


def _is_now(courtships: list[Courtship], princess: Princess) -> bool:
    return any(one.princess == princess and one.when != "later" for one in courtships)


def _bid_leaving(left: int, purse: Purse) -> int | None:
    """§5.3 The highest bid that takes no more than this."""
    return min(left + purse.discount, purse.most) if left >= 0 else None


# The coming turns


def _coming(view: EmiraView, own: Seat) -> list[Coming]:
    """§4.2, §4.7 and §6.7 Income and upkeep, turn by turn; of this turn only what has not passed."""
    assert own.gold is not None
    gold, turns = own.gold, []
    caravans = [(caravan, space) for caravan, spaces in own.caravans.items() for space in spaces]
    waits = _turns_until_gift(view, own)
    for ahead in range(TURNS_AHEAD):
        spices, brought, ending = 0, 0, list[Caravan]()
        if ahead or _is_income_due(view):
            played = [] if ahead else view.played
            spices, brought, ending = _income(view, own, caravans, played)
            if "interrupt_spice_trade" not in played:
                caravans = [(caravan, space - 1) for caravan, space in caravans if space > 1]
        gift = c.GIFT if waits is not None and ahead >= waits and (ahead - waits) % 3 == 0 else 0
        upkeep = _upkeep(own.princesses) if ahead else _bill(view, own) - gift
        gold += spices + brought - upkeep - gift
        turns.append(
            Coming(view.turn + ahead, spices, brought, upkeep, gift, gold, _is_busy(view, own, view.turn + ahead), ending)
        )
    return turns


def _income_due(view: EmiraView, own: Seat) -> int:
    """§4.2 What is still to come in this turn's income."""
    caravans = [(caravan, space) for caravan, spaces in own.caravans.items() for space in spaces]
    return sum(_income(view, own, caravans, view.played)[:2]) if _is_income_due(view) else 0


def _is_income_due(view: EmiraView) -> bool:
    """Whether this turn's income is still to come: while events are played, and what they bring about is decided."""
    if view.phase in EVENT_PHASES:
        return True
    return view.phase in FORCED_PHASES and view.step.resume in ("events", "vermin", "income")


def _income(
    view: EmiraView, own: Seat, caravans: list[tuple[Caravan, int]], played: list[Card]
) -> tuple[int, int, list[Caravan]]:
    """§4.2 One's own spices, what caravans bring, and which of them pay for the last time, as events make it (E-31, E-32)."""
    spices = view.options.base_income + (c.BLACK_BONUS if own.colour == "black" else 0)
    if "interrupt_spice_trade" in played:
        caravans = []
    brought = sum(c.TRACK_INCOME[CARAVANS.index(caravan)] for caravan, _ in caravans)
    if "golden_times" in played:
        spices = (spices + brought) * 12 // 100 * 10 - brought
    return spices, brought, [caravan for caravan, space in caravans if space == 1]


def _turns_until_gift(view: EmiraView, own: Seat) -> int | None:
    """§6.7 (E-77) In so many turns Xenia wants her next gift: her tokens count down, and then she asks."""
    if "xenia" not in own.princesses:
        return None
    if view.step.upkeep_over:
        return 1 if view.step.xenia_due else 1 + view.step.xenia_tokens
    return 0 if view.step.xenia_due else view.step.xenia_tokens


# The objective


def _goal(seat: Seat, players: int) -> Goal | None:
    """§8.1 How far a seat has come: of the ways to fulfil its objective, the one of which most is there."""
    if seat.objective is None:
        return None
    number = OBJECTIVES.index(seat.objective)
    ways = [_assign(need, seat.princesses) for need in c.NEEDS[number * c.WAYS : (number + 1) * c.WAYS]]
    best = max(ways, key=_filled)
    return Goal(seat.objective, best, len(seat.princesses), c.LEAST_WITH_TALENTS[players - 3], c.LEAST_WITHOUT[players - 3])


def _filled(needs: list[Need]) -> int:
    return sum(need.by is not None for need in needs)


def _assign(needs: int, princesses: list[Princess]) -> list[Need]:
    """§8.1 (E-91) Each princess stands for one of her talents; those with two for whichever helps most."""
    wanted = [talent for place, talent in enumerate(TALENTS) for _ in range(needs >> 4 * place & 15)]
    best: list[Need] = []
    for stands in product(*(_talents(princess) for princess in princesses)):
        left = list(zip(stands, princesses, strict=True))
        found = []
        for talent in wanted:
            match = next((pair for pair in left if pair[0] == talent), None)
            if match is not None:
                left.remove(match)
            found.append(Need(talent, match[1] if match is not None else None))
        if not best or _filled(found) > _filled(best):
            best = found
    return best


def _talents(princess: Princess) -> list[Talent]:
    bits = c.PRINCESS_TALENTS[PRINCESSES.index(princess)]
    return [talent for place, talent in enumerate(TALENTS) if bits >> place & 1]
