"""What rules keep, each field declared once: its type, its length if it is a list, and its first value.

    class State(Fields):
        seats: int                               # no first value: given at the start, `State(4)`
        phase: int = CHOOSING_START
        coins: list[int] = [STARTING_COINS] * SEATS

Starting and copying follow from that: here, and for compiled rules in `tools/derive.py`.
"""

from __future__ import annotations

from inspect import get_annotations
from typing import Any, ClassVar, Self


class Fields:
    """A class whose annotations are its fields. A list keeps the length that it is declared with."""

    _firsts: ClassVar[dict[str, Any]] = {}
    """By field, its first value."""
    _given: ClassVar[tuple[str, ...]] = ()
    """The fields without one, in the order in which they are given at the start."""
    _passing: ClassVar[dict[str, Any]] = {}
    """What a copy does not take over, but begins anew, by field."""
    _lists: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls, passing: bool = False) -> None:
        own = [name for name, kind in get_annotations(cls).items() if "ClassVar" not in str(kind)]
        firsts = {name: cls.__dict__[name] for name in own if name in cls.__dict__}
        cls._firsts = cls._firsts | firsts
        cls._given = tuple(name for name in dict.fromkeys((*cls._given, *own)) if name not in cls._firsts)
        cls._passing = cls._passing | (firsts if passing else {})
        cls._lists = tuple(name for name, first in cls._firsts.items() if isinstance(first, list))
        for name in firsts:  # nothing is to be found on the class that every copy would share
            delattr(cls, name)

    def __init__(self, *given: int) -> None:
        if len(given) != len(self._given):
            raise TypeError(f"{type(self).__name__} begins with {', '.join(self._given) or 'nothing given'}")
        self._become(self._firsts, dict(zip(self._given, given, strict=True)))

    def copy(self) -> Self:
        other = type(self).__new__(type(self))
        other.copy_from(self)
        return other

    def copy_from(self, other: Self) -> None:
        """Become as the other one is, save for what is passing."""
        self._become(other.__dict__, self._passing)

    def _become(self, values: dict[str, Any], others: dict[str, Any]) -> None:
        own = self.__dict__
        own.update(values)
        own.update(others)
        for name in self._lists:
            own[name] = own[name][:]


def kept_fields(kind: type[Fields]) -> tuple[str, ...]:
    """The fields that a copy takes over, in the order of their declaration, those of a base first."""
    declared = [name for base in reversed(kind.__mro__) for name in get_annotations(base)]
    known = {*kind._firsts, *kind._given} - {*kind._passing}
    return tuple(name for name in dict.fromkeys(declared) if name in known)
