"""A game's events, each declared once, as a class: its section and its fields.

    class TicketTaken(CamelUpEvent, section="4.1"):
        seat: SeatNumber
        camel: Racer
        value: int

Its number, its tag, the union of a game's events, how noted numbers become fields again, and who may not hear a field: all of
that follows from the declaration.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from types import FunctionType, UnionType
from typing import Annotated, Any, Literal, TypeAlias, Union, get_args, get_origin, get_type_hints

import msgspec

from caravanserai.core.contract import CHANCE, Event
from caravanserai.core.noting import Noting

Change: TypeAlias = Callable[[Any, Any], None]
"""What an event changes in a view."""


class Read(msgspec.Struct, frozen=True):
    """How the number of a field is read, where its type does not say: `Annotated[list[Racer], Read(digits)]`."""

    value: Callable[[int], Any]


SECRET = "secret"
"""Marks a field that only the event's `seat` is told, or nobody if it has none: `Annotated[Racer | None, SECRET]`."""


def events_of(base: type[Event]) -> tuple[type[Event], ...]:
    """All of a game's events, in the order of their declaration, which is that of their numbers."""
    return tuple(base.__subclasses__())


def union_of(base: type[Event]) -> Any:
    """Any of a game's events, for reading them from JSON."""
    return Union[events_of(base)]  # noqa: UP007


@cache
def fields_of(event: type[Event]) -> dict[str, Any]:
    """The types of an event's fields, in order, with what is remarked on them."""
    hints = get_type_hints(event, include_extras=True)
    return {name: hints[name] for name in event.__struct_fields__}


class EventReader:
    """Makes a game's events of what its rules noted."""

    def __init__(self, base: type[Event]) -> None:
        self._events = [
            (event, 1 + len(event.__struct_fields__), _readers(event) if event.noted else []) for event in events_of(base)
        ]

    def read(self, position: Noting) -> list[Event]:
        """What the rules noted, in order. More than there was room for is an error."""
        numbers, events = position.noted(), self._events
        if len(numbers) < position.note_count:
            raise AssertionError(f"{position.note_count} numbers were noted at once, and there is room for fewer: see `room`")
        told, at = list[Event](), 0
        while at < len(numbers):
            event, length, readers = events[numbers[at]]
            values: list[Any] = numbers[at + 1 : at + length]
            for place, read in readers:
                values[place] = read(values[place])
            told.append(event(*values))
            at += length
        return told


@cache
def reader_of(base: type[Event]) -> EventReader:
    """The one reader of a game's events, once all of them are declared."""
    return EventReader(base)


def _readers(event: type[Event]) -> list[tuple[int, Callable[[int], Any]]]:
    """By their places, how those fields are read that are not numbers as they are."""
    try:
        readers = enumerate(_reader(kind) for kind in fields_of(event).values())
        return [(place, read) for place, read in readers if read is not None]
    except TypeError as error:
        raise TypeError(f"{event.__name__}: {error}") from None


def _reader(kind: Any) -> Callable[[int], Any] | None:
    """The named one, or what a type's own values say: names by their place; None for numbers, which are what they are."""
    for remark in getattr(kind, "__metadata__", ()):
        if isinstance(remark, Read):
            return remark.value
    if get_origin(kind) is Annotated:
        return _reader(kind.__origin__)
    if kind is int:
        return None
    if kind is bool:
        return bool
    if get_origin(kind) in (Union, UnionType) and int in get_args(kind):
        return _reader(int)
    names = _names(kind)
    if not names:
        raise TypeError(f"nothing says how a number is read as {kind}: Annotated[…, Read(…)], or noted=False")
    return names.__getitem__


def _names(kind: Any) -> tuple[str, ...]:
    if get_origin(kind) is Literal:
        return get_args(kind)
    if get_origin(kind) in (Union, UnionType):
        return tuple(name for part in get_args(kind) for name in _names(part))
    return ()


def redacted(event: Event, seat: int | None) -> Event:
    """The event as this seat, or a spectator, is told of it: without what is secret, unless it is the event's own seat."""
    secrets = _secrets(type(event))
    if secrets and getattr(event, "seat", CHANCE) != seat:
        return msgspec.structs.replace(event, **dict.fromkeys(secrets))
    return event


@cache
def _secrets(event: type[Event]) -> tuple[str, ...]:
    return tuple(name for name, kind in fields_of(event).items() if SECRET in getattr(kind, "__metadata__", ()))


def find_changes(base: type[Event], module: Mapping[str, Any], *, unchanged: tuple[type[Event], ...] = ()) -> dict[type, Change]:
    """By event, the function of a module that changes a view by it, known by the annotation of its second parameter.

    `unchanged` are the events by which nothing changes, since others tell what does. Every event must have its place.
    """
    found: dict[type, Change] = dict.fromkeys(unchanged, _change_nothing)
    for change in module.values():
        for event in _changed_by(change) if isinstance(change, FunctionType) else ():
            if isinstance(event, type) and issubclass(event, base):
                if event in found:
                    raise TypeError(f"two functions say what {event.__name__} changes in a view: {change.__name__} is one")
                found[event] = change
    missing = [event.__name__ for event in events_of(base) if event not in found]
    if missing:
        raise TypeError(f"nothing says what these events change in a view: {', '.join(missing)}")
    return found


def _changed_by(change: FunctionType) -> tuple[Any, ...]:
    """What the second parameter of a function may be."""
    if change.__code__.co_argcount != 2:
        return ()
    kind = get_type_hints(change).get(change.__code__.co_varnames[1])
    return get_args(kind) if get_origin(kind) in (Union, UnionType) else (kind,)


def _change_nothing(view: Any, event: Any) -> None:
    """Others tell what changes."""
