"""What a seat sees, as a row of numbers with named fields: declared once, beside the state, and filled by the kernel.

    SIGHT: Final = Sight(State, SEATS, {"turn": A_SEAT, "hand": by_seat(a_set(RACERS)), "stage": UNTOLD})

Fields that are not named there are told as the numbers that they are; what a seat may not know, the kernel's `conceal` has taken
out before. Whoever looks is always at place 0, and the others follow in the order in which they sit: a learner need not be told
where it sits. Compiled, `tell_sight` is written out field by field (`tools/derive.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import prod
from typing import Any, Final, Literal, TypeAlias

from caravanserai.core.fields import Fields, kept_fields

Kind: TypeAlias = Literal["number", "set", "packed", "choice", "seat", "place", "where"]


@dataclass(frozen=True)
class Form:
    """How each value of a field is told."""

    kind: Kind
    size: int = 1
    """In how many numbers."""
    bits: int = 1
    """Of each of them, within what is packed."""
    by_seat: bool = False
    """Whether the values stand in a row by seat, as many for each."""
    rule: Callable[..., int] | None = None
    """What reckons them, if they are no field of the state."""
    count: int = 0
    """How many values such a rule has; by seat, for each."""
    up_to: str = ""
    """The field that says how many of the values there are now, if those beyond mean nothing."""
    of: str = ""
    """The list that is told the other way round."""


A_NUMBER: Final = Form("number")
A_SEAT: Final = Form("seat")
"""A seat, counted from whoever looks on: a 1 at its place, and nothing for nobody."""
A_PLACE: Final = Form("place")
"""The same as one number: 1 for whoever looks, 2 for the next, and 0 for nobody."""
UNTOLD: Final = None
"""A field that is not told: it follows from others, or nobody needs it but the rules."""


def a_set(size: int) -> Form:
    """Bits, a number for each."""
    return Form("set", size)


def packed(size: int, bits: int) -> Form:
    """Small counts in one number, so many bits for each."""
    return Form("packed", size, bits)


def one_of(size: int) -> Form:
    """A kind: a 1 at its number, and nothing for what is below zero."""
    return Form("choice", size)


def by_seat(form: Form = A_NUMBER) -> Form:
    """A list that has as many values for each seat."""
    return replace(form, by_seat=True)


def reckoned(rule: Callable[[Any, int, int], int], count: int = 1) -> Form:
    """What a rule tells, given the state, who looks and which of so many values."""
    return Form("number", rule=rule, count=count)


def reckoned_by_seat(rule: Callable[[Any, int, int], int], count: int = 1) -> Form:
    """What a rule tells of every seat, given the state, that seat and which of so many values."""
    return Form("number", by_seat=True, rule=rule, count=count)


def up_to(count: str, form: Form = A_NUMBER) -> Form:
    """A list of which only the first so many mean something. A rule may be asked for those beyond, and is not heard."""
    return replace(form, up_to=count)


def where_in(name: str, count: str, size: int) -> Form:
    """Of so many kinds, where each is among the first `count` of a list, counted from 1; 0 if it is not."""
    return Form("where", size, of=name, up_to=count)


@dataclass(frozen=True)
class Seen:
    """A field of what is seen: its name, where in the row it begins, and its shape."""

    name: str
    form: Form
    start: int
    shape: tuple[int, ...]
    """By seat, place and number, as far as there are several of each."""
    values: int
    """How many values it has; by seat, for each."""

    @property
    def stop(self) -> int:
        return self.start + prod(self.shape)


class Sight:
    """All that is told of a state, in the order of its fields, and then what rules reckon."""

    def __init__(self, state: type[Fields], seats: int, told: Mapping[str, Form | None]) -> None:
        self.seats = seats
        fields = kept_fields(state)
        for name, form in told.items():
            if name not in fields and (form is None or not (form.rule or form.of)):
                raise TypeError(f"{state.__name__} has no field {name} to be told")
            if form and form.of and {form.of, form.up_to} - {*fields}:
                raise TypeError(f"{state.__name__} has no list {form.of} with a count {form.up_to} to tell {name} of")
        forms = {name: told.get(name, A_NUMBER) for name in fields} | {name: form for name, form in told.items() if form}
        self.fields = tuple(self._lay_out(state, forms))
        self.size = self.fields[-1].stop

    def _lay_out(self, state: type[Fields], forms: Mapping[str, Form | None]) -> Iterator[Seen]:
        start = 0
        for name, form in forms.items():
            if form is None:
                continue
            first = state._firsts.get(name, 0)
            values = form.count or (len(first) if isinstance(first, list) else 1)
            if form.by_seat and not form.rule:
                if values % self.seats:
                    raise TypeError(f"{name} has {values} values, which is not as many for each of {self.seats} seats")
                values //= self.seats
            size = self.seats if form.kind == "seat" else form.size
            whole = (self.seats if form.by_seat else 1, values, size)
            seen = Seen(name, form, start, tuple(length for length in whole if length > 1) or (1,), values)
            yield seen
            start = seen.stop

    @property
    def names(self) -> list[str]:
        """A name for every number of the row: `coins[2]`, counted from whoever looks."""
        return [name for seen in self.fields for name in _names(seen.name, seen.shape if seen.shape != (1,) else ())]


def _names(name: str, shape: Sequence[int]) -> list[str]:
    if not shape:
        return [name]
    return [inner for place in range(shape[0]) for inner in _names(f"{name}[{place}]", shape[1:])]


def tell_sight(state: Any, seat: int, seen: Any) -> None:
    """Tell what lies in a state, as this seat sees it, into a row of numbers."""
    sight: Sight = state.rules.SIGHT
    for place in range(sight.size):
        seen[place] = 0
    for field in sight.fields:
        form, size = field.form, sight.seats if field.form.kind == "seat" else field.form.size
        if form.of:
            _tell_where(state, field, seen)
            continue
        rows = [(0, seat)]
        if form.by_seat:
            rows = [(place, (seat + place) % state.seats) for place in range(state.seats)]
        for place, other in rows:
            for index in range(getattr(state, form.up_to) if form.up_to else field.values):
                at = field.start + (place * field.values + index) * size
                _tell(form, _value(state, field, other, index), state.seats, seat, seen, at)


def _tell_where(state: Any, field: Seen, seen: Any) -> None:
    """Where each of what is in a list stands."""
    listed = getattr(state, field.form.of)[: getattr(state, field.form.up_to)]
    for index, kind in enumerate(listed):
        seen[field.start + kind] = index + 1


def _value(state: Any, field: Seen, seat: int, index: int) -> int:
    if field.form.rule is not None:
        return field.form.rule(state, seat, index)
    value = getattr(state, field.name)
    if not isinstance(value, list):
        return int(value)
    return int(value[seat * field.values + index] if field.form.by_seat else value[index])


def _tell(form: Form, value: int, seats: int, seat: int, seen: Any, at: int) -> None:
    match form.kind:
        case "number":
            seen[at] = value
        case "set" | "packed":
            for place in range(form.size):
                seen[at + place] = value >> place * form.bits & (1 << form.bits) - 1
        case "choice":
            if 0 <= value < form.size:
                seen[at + value] = 1
        case "seat":
            if value >= 0:
                seen[at + (value - seat) % seats] = 1
        case "place":
            seen[at] = 1 + (value - seat) % seats if value >= 0 else 0
