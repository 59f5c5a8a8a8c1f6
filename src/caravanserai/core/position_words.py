"""The words of a position's notation: how a line of text falls into them, and how single values are written.

A line is made of settings, `turn=2`, of groups, `3[B P]` or `seat0[gold=37 hand=silk*2,fakir]`, and of plain words, `+10`.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from caravanserai.core.sets import names_in

NONE = "none"
MOST_DIGITS = 19
FEW = 8
"""Of a list of so many places all are written."""

_WORD = re.compile(
    r"[\s,;]*(?:(?P<group>[^\s\[\]=,;]+)\s*\[(?P<items>[^\[\]]*)\]"
    r"|(?P<setting>[\w.]+)=(?P<value>[^\s\[\];]*)"
    r"|(?P<plain>[+\-−]\s*\d+[^\s\[\],;]*|[^\s\[\],;]+|[\[\]]))"
)


class Word(NamedTuple):
    """One word of a line, and where it stands."""

    name: str
    at: int
    value: str | None = None
    """Of a setting, what stands behind `=`."""
    items: str | None = None
    """Of a group, what stands between the brackets, and where that begins."""
    items_at: int = 0

    def inner(self, apart: str = r"[^\s,]+") -> list[Word]:
        """The words of a group; commas part them too, unless the pattern says otherwise."""
        return [Word(found.group(), self.items_at + found.start()) for found in re.finditer(apart, self.items or "")]

    def settings(self) -> list[Word]:
        """The words of a group in which everything is a setting; what is none has no value."""
        parted = ((*word.name.partition("="), word.at) for word in self.inner(r"\S+"))
        return [Word(name, at, value if sign else None) for name, sign, value, at in parted]


def words_of(text: str) -> Iterator[Word]:
    """All words of a line, in their order."""
    at = 0
    while found := _WORD.match(text, at):
        at = found.end()
        if found["group"]:
            yield Word(found["group"], found.start("group"), None, found["items"], found.start("items"))
        elif found["setting"]:
            yield Word(found["setting"], found.start("setting"), found["value"].rstrip(","))
        else:
            yield Word(found["plain"], found.start("plain"))


class Unreadable(Exception):
    """A value that cannot be read; says what would be right."""


class Kind(ABC):
    """How the values of a field are written. `base` is what a list holds where the text names nothing."""

    @abstractmethod
    def write(self, value: Any, base: Any) -> str:
        """The value; without a base all of it."""

    @abstractmethod
    def read(self, text: str, base: Any) -> Any:
        """The value; raises `Unreadable`."""


class Number(Kind):
    """A whole number."""

    def write(self, value: Any, base: Any) -> str:
        return str(int(value))

    def read(self, text: str, base: Any) -> Any:
        if not re.fullmatch(rf"-?[0-9]{{1,{MOST_DIGITS}}}", text):
            raise Unreadable(f"{text!r} is not a whole number")
        return int(text)


class YesNo(Kind):
    """Yes or no, kept as 1 or 0."""

    def write(self, value: Any, base: Any) -> str:
        return "yes" if value else "no"

    def read(self, text: str, base: Any) -> Any:
        if text not in ("yes", "no"):
            raise Unreadable(f"{text!r} is neither yes nor no")
        return text == "yes"


class Named(Kind):
    """One of these names, by its number; -1 is none of them."""

    def __init__(self, names: Iterable[object]) -> None:
        self.names = tuple(map(str, names))

    def write(self, value: Any, base: Any) -> str:
        return self.names[value] if value >= 0 else NONE

    def read(self, text: str, base: Any) -> Any:
        if text == NONE:
            return -1
        return number_of(text, self.names)


class SetOf(Kind):
    """Some of these names, kept as bits. Within a list of sets another sign stands between them than in the list."""

    def __init__(self, names: Iterable[object], sign: str = ",") -> None:
        self.names = tuple(map(str, names))
        self.sign = sign

    def write(self, value: Any, base: Any) -> str:
        return self.sign.join(names_in(value, self.names)) or NONE

    def read(self, text: str, base: Any) -> Any:
        bits = 0
        for name in [] if text == NONE else text.split(self.sign):
            bit = 1 << number_of(name, self.names)
            if bits & bit:
                raise Unreadable(f"{name} is named twice")
            bits |= bit
        return bits


class Counts(Kind):
    """How many there are of each of these names, kept as a list: `silk*2,fakir`."""

    def __init__(self, names: Iterable[object]) -> None:
        self.names = tuple(map(str, names))

    def write(self, value: Any, base: Any) -> str:
        return ",".join(times(name, count) for name, count in zip(self.names, value, strict=True) if count) or NONE

    def read(self, text: str, base: Any) -> Any:
        counts = [0] * len(self.names)
        for part in [] if text == NONE else text.split(","):
            name, count = counted(part)
            counts[number_of(name, self.names)] += count
        return counts


class Each(Kind):
    """A value for each place, the first ones only, or some by their places: `3,5,8` or `0:3,12:1`."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind

    def write(self, value: Any, base: Any) -> str:
        if base is None:
            return ",".join(self.kind.write(one, None) for one in value)
        known = _without_rest(value, base)
        other = [place for place, one in enumerate(known) if one != base[place]]
        if len(known) > FEW and 2 * len(other) < len(known):
            return ",".join(f"{place}:{self.kind.write(value[place], None)}" for place in other)
        return ",".join(self.kind.write(one, None) for one in known or value[:1])

    def read(self, text: str, base: Any) -> Any:
        values = list(base)
        for place, part in enumerate(text.split(",")):
            where, sign, one = part.rpartition(":")
            number = Number().read(where, None) if sign else place
            if not 0 <= number < len(values):
                raise Unreadable(f"there is no place {number}: there are {len(values)}, counted from 0")
            values[number] = self.kind.read(one, None)
        return values


def _without_rest(value: Sequence[int], base: Sequence[int]) -> list[int]:
    """The values up to the last that is not as in the base."""
    length = max((place + 1 for place, one in enumerate(value) if one != base[place]), default=0)
    return list(value[:length])


def number_of(name: str, names: Sequence[str]) -> int:
    if name not in names:
        raise Unreadable(f"{name!r} is none of {', '.join(names)}")
    return names.index(name)


def times(name: str, count: int) -> str:
    """The name, and how often: `silk`, `silk*2`."""
    return f"{name}*{count}" if count != 1 else name


def counted(text: str) -> tuple[str, int]:
    """A name and how often it is meant."""
    name, sign, count = text.partition("*")
    if sign and not re.fullmatch(r"[0-9]{1,4}", count):
        raise Unreadable(f"after {name}* a number is missing, as in {name}*2")
    return name, int(count) if sign else 1


def kind_of(value: Any) -> Kind:
    """How a value is written of which nothing is known."""
    if isinstance(value, list):
        return Each(Number())
    return YesNo() if isinstance(value, bool) else Number()
