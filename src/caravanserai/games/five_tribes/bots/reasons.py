"""Why a walk was chosen, as data: what it has brought when the activation ends. Words are made where it is read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias, cast

from caravanserai.core.sets import numbers_in
from caravanserai.games.five_tribes import components as c
from caravanserai.games.five_tribes import engine
from caravanserai.games.five_tribes.engine import Position
from caravanserai.games.five_tribes.names import DJINNS

Reason: TypeAlias = tuple[str, dict[str, str | int | float]]

CENT = 100
WORTH_TELLING = 2 * CENT
"""What brings less than this besides is not told."""
AT_ONCE = 2 * CENT
"""If another plan brings so much more at once, it is for what is left to the next player that it was not chosen."""
GAINS = ("land", "pieces", "viziers", "elders", "goods", "djinn", "gold", "harm")
"""What there is to gain, in the order in which equals are told."""


class Gain:
    """What a plan brings a seat until the activation ends: how much of each, and the two that are worth most to it.

    What the others lose is told after what is won.
    """

    def __init__(self, desk: engine.Desk, before: Position, seat: int, plan: Sequence[int]) -> None:
        after = play_plan(desk, before, seat, plan)
        self.at_once = engine.lead_of(desk, after, seat)
        engine.think_as(desk, after, seat)
        fresh = numbers_in(after.djinns[seat] & ~before.djinns[seat])
        taken = numbers_in(after.owned[seat] & ~before.owned[seat])
        self.amounts: dict[str, str | int | float] = {
            "land": sum(_land(after, seat, tile) for tile in taken),
            "tiles": len(taken),
            "pieces": sum(_grown(before, after, seat, tile) for tile in numbers_in(after.owned[seat] & before.owned[seat])),
            "viziers": after.viziers[seat] - before.viziers[seat],
            "elders": after.elders[seat] - before.elders[seat],
            "goods": after.cards[seat] - before.cards[seat],
            "djinn": DJINNS[fresh[0]] if fresh else "none",
            "gold": after.gold[seat] - before.gold[seat],
        }
        worth = _worths(desk, before, after, seat)
        self.amounts["harm"] = round(worth["harm"] / CENT)
        told = sorted((name for name in GAINS if self._is_gained(name, worth)), key=lambda name: -worth[name])[:2]
        self.told = told[::-1] if told[:1] == ["harm"] else told

    def _is_gained(self, name: str, worth: dict[str, int]) -> bool:
        amount = self.amounts[name]
        return worth[name] >= WORTH_TELLING and (isinstance(amount, str) or amount > 0)


def play_plan(desk: engine.Desk, before: Position, seat: int, plan: Sequence[int]) -> Position:
    """The position at the end of the activation, on the desk's own board: it lasts until the next plan is played."""
    desk.path = [*plan, *desk.path[len(plan) :]]
    desk.length = len(plan)
    engine.played_worth(desk, before, seat)
    return cast(Position, desk.scratch)


def _worths(desk: engine.Desk, before: Position, after: Position, seat: int) -> dict[str, int]:
    """By gain, what it is worth; what the others lose counts as far as it would in a lead."""
    fresh = numbers_in(after.djinns[seat] & ~before.djinns[seat])
    fakirs = engine.fakirs_of(after, seat) - engine.fakirs_of(before, seat)
    viziers = (after.viziers[seat] - before.viziers[seat]) * CENT
    others = [other for other in range(after.seats) if other != seat]
    lost = sum(engine.seat_value(desk, before, other) - engine.seat_value(desk, after, other) for other in others)
    tens = engine.tens_of(desk, after, seat, seat, 0) - engine.tens_of(desk, before, seat, seat, 0)
    land = sum(engine.tile_gain(after, seat, tile) for tile in numbers_in(after.owned[seat] & ~before.owned[seat]))
    return {
        "land": land,
        "pieces": CENT * sum(_grown(before, after, seat, tile) for tile in numbers_in(after.owned[seat] & before.owned[seat])),
        "viziers": viziers + tens,
        "elders": (after.elders[seat] - before.elders[seat]) * engine.elder_gain(desk, after, seat),
        "goods": _goods(desk, before, after, seat) + fakirs * engine.fakir_gain(desk, after, seat),
        "djinn": sum(engine.djinn_base(desk, djinn) for djinn in fresh),
        "gold": (after.gold[seat] - before.gold[seat]) * CENT,
        "harm": lost // len(others),
    }


def _goods(desk: engine.Desk, before: Position, after: Position, seat: int) -> int:
    return int(engine.hand_gain(desk, after, seat) - engine.hand_gain(desk, before, seat))


def _land(position: Position, seat: int, tile: int) -> int:
    """§4 The points of a tile."""
    return int(engine.tile_gain(position, seat, tile)) // CENT


def _grown(before: Position, after: Position, seat: int, tile: int) -> int:
    """§4 The points of the palms and palaces that have come to a tile."""
    return _land(after, seat, tile) - _land(before, seat, tile)


def why_walk(desk: engine.Desk, before: Position, seat: int, plans: Sequence[tuple[int, ...]], chosen: int) -> Reason:
    """What the walk gains most of, and what next; and whether it was chosen in spite of something."""
    desk.mind.row_of = [0] * len(desk.mind.row_of)
    gain = Gain(desk, before, seat, plans[chosen])
    if not gain.told:
        return "walk", {}
    others = [_at_once(desk, before, seat, plan) for plan in plans if c.PICK <= plan[0] < c.BUILD]
    leaves = max(others, default=gain.at_once) - gain.at_once >= AT_ONCE
    first, second = gain.told[0], gain.told[1] if len(gain.told) > 1 else "none"
    sight = "played" if plans[chosen][-1] != plans[0][-1] else "leaves" if leaves else "plain"
    return "gains", {"first": first, "second": second, "sight": sight, **gain.amounts}


def _at_once(desk: engine.Desk, before: Position, seat: int, plan: Sequence[int]) -> int:
    """The lead at the end of the activation, whoever is next."""
    return int(engine.lead_of(desk, play_plan(desk, before, seat, plan), seat))
