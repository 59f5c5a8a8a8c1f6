"""The viewer's objective: which of its talents are there, and which princess stands for each."""

from __future__ import annotations

import msgspec

from caravanserai.core.sets import bits_of, numbers_in
from caravanserai.games.emira import components as c
from caravanserai.games.emira import engine
from caravanserai.games.emira.names import OBJECTIVES, PRINCESSES, TALENTS, Objective, Princess, Talent
from caravanserai.games.emira.table.view import Seat


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


def goal_of(seat: Seat, players: int) -> Goal | None:
    """§8.1 How far a seat has come."""
    if seat.objective is None:
        return None
    number = OBJECTIVES.index(seat.objective)
    needs, duals = _best(number, bits_of([*seat.princesses], PRINCESSES))
    return Goal(
        seat.objective,
        _assign(needs, duals, seat.princesses),
        len(seat.princesses),
        c.LEAST_WITH_TALENTS[players - 3],
        c.LEAST_WITHOUT[players - 3],
    )


def _best(objective: int, guests: int) -> tuple[int, int]:
    """§8.1 (E-91) The way of which most is there, and which princesses with two talents stand for the second."""
    ways = c.NEEDS[objective * c.WAYS : (objective + 1) * c.WAYS]
    duals = [1 << number for number in numbers_in(engine.duals_in(guests))]
    chosen = [sum(bit for place, bit in enumerate(duals) if mask >> place & 1) for mask in range(1 << len(duals))]
    tried = [(needs, bits) for bits in chosen for needs in ways]
    return min(tried, key=lambda one: engine.lacks(engine.talents_of(guests, one[1]), one[0]))


def _assign(needs: int, duals: int, princesses: list[Princess]) -> list[Need]:
    left = {who: engine.talents_of(1 << PRINCESSES.index(who), duals) for who in princesses}
    found = []
    for place, talent in enumerate(TALENTS):
        for _ in range(needs >> 4 * place & 15):
            by = next((who for who, stands in left.items() if stands >> 4 * place & 15), None)
            if by is not None:
                del left[by]
            found.append(Need(talent, by))
    return found
