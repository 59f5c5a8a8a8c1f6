"""What changes in a view, as data small enough to send: only what has to be set or added, and nothing of what stays.

    change    = null                         nothing
              | [value]                      this value instead
              | {"name": change, ...}        of an object: these of its fields
              | {"2": change, ...}           of a list as long as before: these of its items
              | {"+": [value, ...]}          of a list: these at its end

Whoever has the view before has the view after by `merged`, without knowing the game; so does the page (`core/changes.ts`).
"""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from functools import cache
from types import UnionType
from typing import Any, Literal, TypeVar, Union, cast, get_args, get_origin, get_type_hints

import msgspec

from caravanserai.core.kinds import known

V = TypeVar("V", bound=msgspec.Struct)


class Draft:
    """A view that is being altered: each field is copied when it is first looked at, so that the view itself stays as it is."""

    def __init__(self, view: msgspec.Struct) -> None:
        self.__dict__["_view"] = view

    def __getattr__(self, name: str) -> Any:
        view: msgspec.Struct = self.__dict__["_view"]
        value, kind = getattr(view, name), _alterable(type(view)).get(name)
        if kind is not None and value is not None:
            value = msgspec.convert(msgspec.to_builtins(value), known(kind))
        self.__dict__[name] = value
        return value


def touched(draft: msgspec.Struct, name: str) -> list[Any]:
    """Of a list in a draft, the items that are not as they were."""
    if name not in draft.__dict__:
        return []
    before, after = getattr(draft.__dict__["_view"], name), draft.__dict__[name]
    return [item for index, item in enumerate(after) if index >= len(before) or item != before[index]]


def altered(view: V, alter: Callable[[V], None]) -> tuple[V, Any]:
    """The view as `alter` leaves it, and the change that leads there. The given view is left alone; what stays is shared."""
    draft = Draft(view)
    alter(cast(V, draft))
    values = draft.__dict__
    del values["_view"]
    new = {name: value for name, value in values.items() if value != getattr(view, name)}
    if not new:
        return view, None
    following = copy(view)
    for name, value in new.items():
        setattr(following, name, value)
    return following, {name: difference(getattr(view, name), value) for name, value in new.items()}


def difference(before: Any, after: Any) -> Any:
    """A small change that leads from one value to another one."""
    kind = type(after)
    if kind is not type(before):
        return [after]
    if kind is list:
        return _list_difference(before, after)
    if kind is dict:
        if before.keys() != after.keys():
            return [after]
        return {str(name): difference(before[name], value) for name, value in after.items() if value != before[name]}
    if isinstance(after, msgspec.Struct):
        if after.__struct_config__.omit_defaults:  # of what is left out, nothing could be changed
            return [after]
        pairs = ((name, getattr(before, name), getattr(after, name)) for name in after.__struct_fields__)
        return {name: difference(old, new) for name, old, new in pairs if old != new}
    return [after]


def _list_difference(before: list[Any], after: list[Any]) -> Any:
    if len(before) == len(after):
        pairs = enumerate(zip(before, after, strict=True))
        parts = {str(index): difference(old, new) for index, (old, new) in pairs if old != new}
        return parts if isinstance(after[0], msgspec.Struct) or 2 * len(parts) <= len(after) else [after]
    if len(after) > len(before) and after[: len(before)] == before:
        return {"+": after[len(before) :]}
    return [after]


def merged(before: Any, change: Any) -> Any:
    """The value after a change, both as plain data; the given one is left as it is."""
    if change is None:
        return before
    if isinstance(change, list):
        return change[0]
    if isinstance(before, dict):
        return before | {name: merged(before.get(name), part) for name, part in change.items()}
    if "+" in change:
        return [*before, *change["+"]]
    return [merged(item, change.get(str(index))) for index, item in enumerate(before)]


@cache
def _alterable(view: type[msgspec.Struct]) -> dict[str, Any]:
    """The fields that hold something which can be altered itself, with their types."""
    hints = get_type_hints(view)
    return {name: hints[name] for name in view.__struct_fields__ if not _is_plain(hints[name])}


def _is_plain(kind: Any) -> bool:
    if get_origin(kind) in (Union, UnionType):
        return all(_is_plain(part) for part in get_args(kind))
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return kind.__struct_config__.frozen
    return kind in (int, bool, str, float, type(None)) or get_origin(kind) is Literal
