"""Figures and claims of a lesson, read from what the rules say.

`now.seats.0.coins - was.seats.0.coins`, `event.leg_settled[seat=0].gain`, `sum(event.card_scored[seat=2].gain)`,
`count(now.seats.1.princesses)` (how long a list is), `many(now.tiles[owner=0])` (how many were found), `total(now.goods)` (all
values together), `percent(lens.camels.yellow.first)`, `abs(...)`, `rule.TICKET_VALUES.1`, `outcome.scores.0`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any

import msgspec

from caravanserai.core.contract import Event, Game, Outcome, View
from caravanserai.core.discovery import module_of
from caravanserai.core.errors import CaravanseraiError


class NotSo(CaravanseraiError):
    """A lesson says what is not so, or asks for what is not there."""


class Figures:
    """What the words of a step can ask: the view before and after it, its events, the rules' numbers, the outcome."""

    def __init__(self, game: Game, was: View, now: View, events: Sequence[Event], outcome: Outcome | None) -> None:
        self._game = game
        self._was_view = was
        self.was = msgspec.to_builtins(was, str_keys=True)
        self.now = msgspec.to_builtins(now, str_keys=True)
        self.events = [msgspec.to_builtins(event) for event in events]
        self.outcome = msgspec.to_builtins(outcome)

    @cached_property
    def lens(self) -> Any:
        return msgspec.to_builtins(self._game.lens(self._was_view), str_keys=True)

    def value(self, text: str) -> Any:
        """What an expression comes to."""
        parts = re.split(r" ([+*-]) ", text.strip())
        result = self._term(parts[0])
        for sign, term in zip(parts[1::2], parts[2::2], strict=True):
            other = self._term(term)
            result = result + other if sign == "+" else result - other if sign == "-" else result * other
        return result

    def holds(self, claim: str) -> bool:
        """A claim is two expressions with =, < or > between them; a bare word on the right means itself."""
        left, sign, right = re.split(r" ([=<>]) ", claim)
        one = self.value(left)
        if re.fullmatch(r"[a-z_]+[0-9]?", right):
            if sign != "=":
                raise NotSo(f"{claim}: words are only equal or not")
            return str(one).lower() == right
        other = self.value(right)
        return bool(one == other if sign == "=" else one < other if sign == "<" else one > other)

    def _term(self, text: str) -> Any:
        if re.fullmatch(r"\d+", text):
            return int(text)
        call = re.fullmatch(r"([a-z]+)\((.*)\)", text)
        if call is None:
            return _one(self._find(text), text)
        if call[1] not in _FUNCTIONS:
            raise NotSo(f"{text}: there is no {call[1]}")
        return _FUNCTIONS[call[1]](self._find(call[2]), text)

    def _find(self, path: str) -> list[Any]:
        steps = re.findall(r"\.?([^.\[]+)((?:\[[^\]]*\])?)", path)
        root, rest = steps[0][0], steps[1:]
        if root == "rule":
            found, rest = [self._rule(rest[0][0])], rest[1:]
        elif root == "event":
            found = _filtered([event for event in self.events if event["event"] == rest[0][0]], rest[0][1])
            rest = rest[1:]
        elif root in ("now", "was", "outcome", "lens"):
            found = [getattr(self, root)]
        else:
            raise NotSo(f"{path}: {root} is no beginning")
        for name, condition in rest:
            found = [_part(thing, name, path) for thing in found]
            if condition:
                found = _filtered([one for many in found for one in many], condition)
        return found

    def _rule(self, name: str) -> Any:
        components = module_of(self._game.id, "components")
        if not hasattr(components, name):
            raise NotSo(f"the rules have no {name}")
        return getattr(components, name)


def _one(found: list[Any], text: str) -> Any:
    if len(found) != 1:
        raise NotSo(f"{text} means {len(found)} things, not one")
    return found[0]


def _sum(found: list[Any], text: str) -> Any:
    if not found:
        raise NotSo(f"{text}: nothing to add up")
    return sum(found)


_FUNCTIONS: dict[str, Callable[[list[Any], str], Any]] = {
    "sum": _sum,
    "many": lambda found, text: len(found),
    "count": lambda found, text: len(_one(found, text)),
    "percent": lambda found, text: round(100 * _one(found, text)),
    "abs": lambda found, text: abs(_one(found, text)),
    "total": lambda found, text: sum(_one(found, text).values()),
}


def _part(thing: Any, name: str, path: str) -> Any:
    try:
        return thing[int(name)] if isinstance(thing, list | tuple) else thing[name]
    except (KeyError, IndexError, ValueError, TypeError) as fault:
        raise NotSo(f"{path}: there is no {name}") from fault


def _filtered(found: list[Any], condition: str) -> list[Any]:
    for key, wanted in re.findall(r"([a-z_]+)=([^,\]]+)", condition):
        found = [one for one in found if str(one.get(key)) == wanted]
    return found
