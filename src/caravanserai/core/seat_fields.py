"""Which fields of what a game tells are about seats: a `SeatNumber` holds one, and a list `BySeat` has an item for each."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from msgspec import inspect

from caravanserai.core.contract import Event, Game
from caravanserai.core.discovery import load_game


@cache
def seat_fields(game_id: str | None) -> frozenset[str]:
    """The names of the fields that hold a seat, or several. `seat` is one in every game, and where there is none."""
    told = fields_told(load_game(game_id)) if game_id is not None else ()
    return frozenset({"seat"} | {name for name, kind in told if holds_seat(kind)})


@cache
def fields_by_seat(game_id: str) -> frozenset[str]:
    """The names of the fields that have an item for each seat."""
    return frozenset(name for name, kind in fields_told(load_game(game_id)) if _is_by_seat(kind))


def seats_in(event: Event) -> list[int]:
    """The seats that an event names."""
    seats: list[int] = []
    for name in _seat_fields_of(type(event)):
        value = getattr(event, name)
        seats += value if isinstance(value, list) else [] if value is None else [value]
    return seats


@cache
def _seat_fields_of(event: type[Event]) -> tuple[str, ...]:
    told = inspect.type_info(event)
    assert isinstance(told, inspect.StructType)
    return tuple(field.name for field in told.fields if holds_seat(field.type))


def fields_told(game: Game) -> Iterator[tuple[str, inspect.Type]]:
    """Every field of the game's moves, events and views, and of all that these are made of."""
    waiting = list(inspect.multi_type_info((game.move_type, game.event_type, game.view_type)))
    met: set[type] = set()
    while waiting:
        kind = waiting.pop()
        waiting += parts_of(kind)
        if isinstance(kind, inspect.StructType) and kind.cls not in met:
            met.add(kind.cls)
            waiting += [field.type for field in kind.fields]
            yield from ((field.name, field.type) for field in kind.fields)


def holds_seat(kind: inspect.Type) -> bool:
    """Whether it is a seat, perhaps a missing one, or several."""
    if isinstance(kind, inspect.Metadata) and (kind.extra or {}).get("seat"):
        return True
    return any(holds_seat(part) for part in parts_of(kind))


def _is_by_seat(kind: inspect.Type) -> bool:
    return isinstance(kind, inspect.Metadata) and bool((kind.extra or {}).get("by_seat"))


def parts_of(kind: inspect.Type) -> tuple[inspect.Type, ...]:
    """What lists, dictionaries, choices and notes about a type are made of; a struct's fields are its own affair."""
    match kind:
        case inspect.Metadata():
            return (kind.type,)
        case inspect.UnionType():
            return kind.types
        case inspect.CollectionType():
            return (kind.item_type,)
        case inspect.TupleType():
            return kind.item_types
        case inspect.DictType():
            return (kind.value_type,)
    return ()
