"""Whom a princess will choose: how the sheikhs stand with her, what is certain, and what would make her choose the viewer."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec

from caravanserai.core.sets import numbers_in
from caravanserai.games.emira import components as c
from caravanserai.games.emira import engine
from caravanserai.games.emira.engine import Position
from caravanserai.games.emira.lens.worlds import Hypotheses, World, number_of
from caravanserai.games.emira.names import PREFERENCES, Preference, Princess
from caravanserai.games.emira.table.view import EmiraView

Verdict: TypeAlias = Literal["joins", "undecided", "unsure"]
When: TypeAlias = Literal["now", "later", "waiting"]

LOOKS: Final[tuple[Preference | None, ...]] = (*PREFERENCES, None)
"""With what she looks at who has no second preference."""


class Suitor(msgspec.Struct, frozen=True):
    """A sheikh as a princess sees him."""

    seat: int
    first: float | None
    """By her first preference, and by her second; None for hidden gold, and without a second preference."""
    second: float | None
    room: bool
    place: int | None
    """His place in her eyes, as far as it is known; None if she does not look at him."""


class Inclination(msgspec.Struct, frozen=True):
    """What a princess would do."""

    princess: Princess
    verdict: Verdict
    seats: list[int]
    """Whom she joins; or among whom hidden gold decides; or between whom she cannot decide."""


class Way(msgspec.Struct, frozen=True):
    """What the viewer lacks to be the one she chooses."""

    room: bool
    """A free room."""
    first: float
    """So much more of her first preference, and of her second."""
    second: float | None
    """None where hidden gold decides between those who are level."""


class Courtship(msgspec.Struct, frozen=True):
    """A princess in sight, what she looks at, and how the sheikhs stand with her."""

    princess: Princess
    when: When
    first: Preference
    second: Preference | None
    suitors: list[Suitor]
    verdict: Verdict
    seats: list[int]
    ways: list[Way]
    """What would make her choose the viewer: to stand alone by her first preference, or to be level and lead by her second."""


def courtships_of(table: Hypotheses) -> list[Courtship]:
    """§6.1 and §6.2 All who are in sight, those in play first, each when those before her have chosen."""
    choices = choices_in(table.view, table.worlds())
    return [_courtship(table, when, choices[princess], choices) for princess, when in in_sight(table.view)]


def in_sight(view: EmiraView) -> list[tuple[Princess, When]]:
    """§6.2 and §9.2 In play for this turn or the next one, and undecided."""
    now = view.step.choosing
    coming: list[tuple[Princess, When]] = [(who, "now" if place < now else "later") for place, who in enumerate(view.in_play)]
    return coming + [(who, "waiting") for who in view.undecided]


def choices_in(view: EmiraView, worlds: list[World]) -> dict[Princess, Inclination]:
    """What all of them do: certain where every world says the same."""
    return {who: choice_of(who, [(world.board, _going(world, who, when)) for world in worlds]) for who, when in in_sight(view)}


def guests_among(view: EmiraView, choices: dict[Princess, Inclination]) -> list[Princess]:
    """Who is certain to move in with the viewer in this turn, in the order in which they choose."""
    order = [*view.undecided, *view.in_play[: view.step.choosing]]
    joining = [who for who in order if choices[who].verdict == "joins" and choices[who].seats == [view.viewer]]
    return [who for who in joining if who != "sidi_suleiman"]


def _going(world: World, princess: Princess, when: When) -> int | None:
    return (world.later if when == "later" else world.now).get(princess)


def choice_of(princess: Princess, goings: list[tuple[Position, int | None]]) -> Inclination:
    """Where she goes on each of these boards, in one verdict; where she goes nowhere, those between whom she cannot decide."""
    found = {seat for _, seat in goings if seat is not None}
    if len(found) == 1 and all(seat is not None for _, seat in goings):
        return Inclination(princess, "joins", [*found])
    ties = [numbers_in(engine.finalists(board, number_of(princess))) for board, seat in goings if seat is None]
    return Inclination(princess, "unsure" if found else "undecided", sorted(found.union(*ties)))


def _courtship(table: Hypotheses, when: When, choice: Inclination, choices: dict[Princess, Inclination]) -> Courtship:
    number = number_of(choice.princess)
    looks = engine.first_look(table.board, number), engine.second_look(table.board, number)
    first, second = LOOKS[looks[0]], LOOKS[looks[1]]
    assert first is not None
    courted = numbers_in(engine.sheikhs_for(table.board, number))
    seats = [Standing(table, seat, looks) for seat in range(len(table.view.seats))]
    suitors = [_suitor(table, seat, seats, courted) for seat in range(len(seats))]
    suitors.sort(key=lambda one: (one.place is None, one.place or 0, one.seat))
    ways = _ways(table, choice, choices, seats, courted)
    return Courtship(choice.princess, when, first, second, suitors, choice.verdict, choice.seats, ways)


class Standing:
    """What a princess sees of a seat, as far as the viewer knows it."""

    def __init__(self, table: Hypotheses, seat: int, looks: tuple[int, int]) -> None:
        self.looks = looks
        self.first, self.second = (self._value(table, seat, look) for look in looks)

    def _value(self, table: Hypotheses, seat: int, look: int) -> float | None:
        if look == c.BY_NOTHING:
            return None
        if look == c.BY_MONEY:
            return table.gold[seat]
        value = engine.seen_of(table.board, seat, look)
        return value / 2 if look == c.BY_PALACE else value

    def is_behind(self, other: Standing) -> bool:
        """Whether she certainly prefers the other one."""
        if self.first is None or other.first is None:
            return False
        if self.first != other.first or self.second is None or other.second is None:
            return other.first > self.first
        return other.second > self.second


def _suitor(table: Hypotheses, seat: int, seats: list[Standing], courted: list[int]) -> Suitor:
    own = seats[seat]
    place = 1 + sum(own.is_behind(seats[other]) for other in courted) if seat in courted else None
    return Suitor(seat, own.first, own.second, bool(engine.has_room(table.board, seat)), place)


# What would change it


def _ways(
    table: Hypotheses, choice: Inclination, choices: dict[Princess, Inclination], seats: list[Standing], courted: list[int]
) -> list[Way]:
    viewer = table.view.viewer
    if viewer is None or choice.princess == "sidi_suleiman" or (choice.verdict == "joins" and choice.seats == [viewer]):
        return []
    if viewer not in courted and engine.has_room(table.board, viewer):
        return []
    free = _rooms_left(table, viewer, choice.princess, choices) > 0
    if not free and not _would_have_room(table, viewer, choice.princess):
        return []
    others = [seats[seat] for seat in courted if seat != viewer]
    if not others:
        return [] if free else [Way(True, 0, 0)]
    return _more(seats[viewer], others, not free, advanced=table.view.options.advanced)


def _rooms_left(table: Hypotheses, viewer: int, princess: Princess, choices: dict[Princess, Inclination]) -> int:
    """What is free when it is her turn."""
    own, guests = table.view.seats[viewer], guests_among(table.view, choices)
    order = [*table.view.undecided, *table.view.in_play]
    return own.rooms - len(own.princesses) - sum(order.index(guest) < order.index(princess) for guest in guests)


def _would_have_room(table: Hypotheses, viewer: int, princess: Princess) -> bool:
    """§6.2 Whether a room more would be hers, and not taken by others before her."""

    def add_room(board: Position) -> None:
        board.guest_houses = [count + (seat == viewer) for seat, count in enumerate(board.guest_houses)]

    return _rooms_left(table, viewer, princess, choices_in(table.view, table.worlds(add_room))) >= 0


def _more(own: Standing, others: list[Standing], room: bool, *, advanced: bool) -> list[Way]:
    """§6.1 Alone at the top of her first preference; or level there, and alone at the top of her second."""
    firsts = [other.first for other in others if other.first is not None]
    if own.first is None or len(firsts) < len(others):
        return []
    top = max(firsts)
    ways = [Way(room, max(0, top - own.first + _step(own.looks[0], advanced)), 0)]
    if own.first > top or own.looks[1] == c.BY_NOTHING:
        return ways
    seconds = [other.second for other in others if other.first == top]
    known = [second for second in seconds if second is not None]
    if own.second is not None and len(known) == len(seconds):
        more = max(0, max(known) - own.second + _step(own.looks[1], advanced))
        level = Way(room, top - own.first, more)
        return [level] if more == 0 else [*ways, level]
    elif own.first < top:
        ways.append(Way(room, top - own.first, None))
    return ways


def _step(look: int, advanced: bool) -> float:
    """The least by which one can lead."""
    if look == c.BY_MONEY:
        return c.BID_STEP
    return 0.5 if look == c.BY_PALACE and advanced else 1
